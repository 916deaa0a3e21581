//! Information-set Monte Carlo tree search for one observer.
//!
//! Every iteration imagines a fresh world that fits the view and plays in it. The tree is shared by
//! all worlds: its nodes are what has been said since now, whoever said it, and what nature said
//! is not part of it. An action that is not possible in a world is not chosen in it; how often an
//! action *could* have been chosen is what its exploration is measured by.

mod rollout;
mod tree;

use std::time::Instant;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Heuristic, Quiet, Seat};

use crate::{Bot, Budget, plans::Plans};
use rollout::{Rewards, roll_out};
use tree::{At, Choice, Tree};

/// Thinks about a decision by playing it out many times.
#[derive(Debug)]
pub struct Search {
    seed: u64,
    budget: Budget,
}

/// What the search thinks of one action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    pub action: A,
    /// What to expect of it, from 0 (the last place) to 1 (the first, clearly).
    pub value: f64,
    /// How often it was tried: the measure of trust, and what the choice is made by.
    pub visits: u32,
}

impl Search {
    pub const fn new(seed: u64, budget: Budget) -> Self {
        Self { seed, budget }
    }

    /// All of `legal` with what was found out about it, best first.
    pub fn analyse<G: Heuristic>(
        &self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Vec<Candidate<G::Action>> {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let mut run = Run { game, tree: Tree::default(), plans: Plans::new(game), path: vec![] };
        let start = Instant::now();
        let mut done: u32 = 0;
        while match self.budget {
            Budget::Iterations(iterations) => done < iterations,
            // Reading the clock costs about as much as a step of play.
            Budget::Time(time) => !done.is_multiple_of(16) || start.elapsed() < time,
        } {
            run.iterate(game.imagine(view, &mut rng), seat, &mut rng);
            done += 1;
        }
        let mut candidates: Vec<_> = legal.iter().map(|&a| run.tree.candidate(seat, a)).collect();
        // A stable sort: of equals the first in the list wins, on every machine.
        candidates.sort_by(|a, b| (b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value)));
        candidates
    }
}

impl<G: Heuristic> Bot<G> for Search {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        match legal {
            [only] => *only,
            _ => self.analyse(game, seat, view, legal)[0].action,
        }
    }
}

/// One search under way.
struct Run<'a, G: Heuristic> {
    game: &'a G,
    tree: Tree<G>,
    plans: Plans<'a, G>,
    path: Vec<Choice>,
}

impl<G: Heuristic> Run<'_, G> {
    /// Down the tree, one node further, out to a verdict, and back up with it.
    fn iterate(&mut self, mut state: G::State, me: Seat, rng: &mut Pcg64Mcg) {
        self.path.clear();
        let (mut node, mut last) = (Some(Tree::<G>::ROOT), None);
        let mut asked = self.game.to_act(&state);
        debug_assert!(asked.seats().contains(me), "a bot is asked when its seat is");
        loop {
            match asked {
                Actor::Nobody => break,
                Actor::Chance => {
                    let drawn = self.game.draw(&state, rng);
                    self.game.resolve(&mut state, drawn, &mut Quiet);
                    last = None;
                    asked = self.game.to_act(&state);
                    continue;
                }
                Actor::Seat(_) | Actor::Together(_) => {}
            }
            let Some(here) = node.filter(|&node| self.tree.is_grown(node)) else { break };
            // Those who choose together stand at the same node: none knows what the others say.
            for seat in asked.seats().iter() {
                let before = last.filter(|&(by, _)| by == seat).map(|(_, action)| action);
                let at = At { game: self.game, node: here, state: &state, seat, last: before };
                let (choice, action) = self.tree.choose(&at, &mut self.plans, rng);
                self.game.apply(&mut state, seat, action, &mut Quiet);
                self.path.push(choice);
                node = node.and_then(|from| self.tree.below(from, choice));
                last = Some((seat, action));
            }
            asked = self.game.to_act(&state);
        }
        if let Some(leaf) = node {
            self.tree.visit(leaf);
        }
        let rewards: Rewards = roll_out(self.game, state, last, &mut self.plans, rng);
        for choice in &self.path {
            self.tree.learn(*choice, &rewards);
        }
    }
}
