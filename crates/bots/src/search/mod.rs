//! Information-set Monte Carlo tree search for one observer; where a game asks for them
//! ([`Heuristic::trials`]) trial games instead.
//!
//! Every iteration imagines a fresh world that fits the view and plays in it. The tree is shared by
//! all worlds: its nodes are what has been said since now, whoever said it, and what nature said
//! is not part of it. An action that is not possible in a world is not chosen in it; how often an
//! action *could* have been chosen is what its exploration is measured by.

mod findings;
mod tree;
mod trials;
mod verdict;

use std::{fmt, thread, time::Instant};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Heuristic, Quiet, Seat, Viewer};

use crate::{Bot, Budget, plans::Plans};
use findings::Findings;
use tree::{At, Choice, PRIOR_VISITS, Tree};
use trials::Trials;
use verdict::{Rewards, judge};

/// Thinks about a decision by playing it out many times.
#[derive(Debug)]
pub struct Search<G: Heuristic> {
    seed: u64,
    budget: Budget,
    threads: u8,
    /// What was thought about the decision before, if the same seat decides again at once.
    memory: Option<Memory<G>>,
}

/// What the search thinks of one action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    pub action: A,
    /// What to expect of it, from 0 (the last place) to 1 (the first, clearly).
    pub value: f64,
    /// The standard error of that: how far another search may find it from here.
    pub error: f64,
    /// How often it was tried: the measure of trust, and what the choice is made by.
    pub visits: u32,
}

/// What a search is asked for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Wanted {
    /// What there is to say about every action.
    Everything,
    /// The best action: thinking ends when more of it could not change the choice.
    Choice,
}

/// Trees of an earlier decision, and the view in which they are still good.
struct Memory<G: Heuristic> {
    view: G::View,
    trees: Vec<Tree<G>>,
}

impl<G: Heuristic> fmt::Debug for Memory<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("view", &self.view).finish_non_exhaustive()
    }
}

impl<G: Heuristic> Search<G> {
    pub const fn new(seed: u64, budget: Budget) -> Self {
        Self { seed, budget, threads: 1, memory: None }
    }

    /// Shares a budget in iterations out among so many trees, each grown by a thread of its own.
    /// Their findings are added up. One number of threads gives one choice.
    #[must_use]
    pub fn on_threads(self, threads: u8) -> Self {
        Self { threads, ..self }
    }

    /// All of `legal` with what was found out about it, best first.
    pub fn analyse(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Vec<Candidate<G::Action>> {
        self.think(game, seat, view, legal, Wanted::Everything)
    }

    fn think(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        wanted: Wanted,
    ) -> Vec<Candidate<G::Action>> {
        if game.trials() {
            let Self { seed, budget, threads, .. } = *self;
            return Trials { game, seat, view, seed, budget, threads }.compare(legal);
        }
        let trees = self.grow(game, seat, view, wanted);
        let candidate = |&action: &G::Action| {
            let findings = trees.iter().map(|tree| tree.findings(seat, action));
            findings.fold(Findings::default(), Findings::and).candidate(action, PRIOR_VISITS)
        };
        let mut candidates: Vec<_> = legal.iter().map(candidate).collect();
        // A stable sort: of equals the first in the list wins, on every machine.
        candidates.sort_by(|a, b| (b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value)));
        self.remember(game, seat, view, candidates[0].action, trees);
        candidates
    }

    fn grow(&mut self, game: &G, seat: Seat, view: &G::View, wanted: Wanted) -> Vec<Tree<G>> {
        let known = self.memory.take().filter(|memory| memory.view == *view);
        let mut trees = known.map_or(vec![], |memory| memory.trees);
        trees.resize_with(self.threads.max(1).into(), Tree::default);
        let threads = u32::from(self.threads.max(1));
        // What one tree is sure of, the sum of several need not be.
        let wanted = if threads == 1 { wanted } else { Wanted::Everything };
        let grow = |number: u32, tree: Tree<G>| {
            let rng = Pcg64Mcg::seed_from_u64(self.seed.wrapping_add(number.into()));
            let budget = match self.budget {
                Budget::Iterations(all) => Budget::Iterations(all.div_ceil(threads)),
                time @ Budget::Time(_) => time,
            };
            Run::new(game, tree, rng).spend(budget, seat, view, wanted)
        };
        if let [tree] = &mut trees[..] {
            return vec![grow(0, std::mem::take(tree))];
        }
        thread::scope(|scope| {
            let start = |(number, tree)| scope.spawn(move || grow(number, tree));
            let working: Vec<_> = (0..).zip(trees).map(start).collect();
            working.into_iter().map(|tree| tree.join().expect("a search broke down")).collect()
        })
    }

    /// Keeps the trees below `action` for the next decision, where the seat goes on by itself and
    /// learns nothing on the way: then what follows is known already.
    fn remember(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        action: G::Action,
        trees: Vec<Tree<G>>,
    ) {
        let mut world = game.imagine(view, &mut Pcg64Mcg::seed_from_u64(self.seed));
        game.apply(&mut world, seat, action, &mut Quiet);
        if game.to_act(&world) == Actor::Seat(seat) {
            let below = trees.into_iter().filter_map(|tree| tree.after(seat, action)).collect();
            self.memory =
                Some(Memory { view: game.view(&world, Viewer::Seat(seat)), trees: below });
        }
    }
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        match legal {
            [only] => *only,
            _ => self.think(game, seat, view, legal, Wanted::Choice)[0].action,
        }
    }
}

/// One search under way.
struct Run<'a, G: Heuristic> {
    game: &'a G,
    tree: Tree<G>,
    plans: Plans<'a, G>,
    path: Vec<Choice>,
    rng: Pcg64Mcg,
}

impl<'a, G: Heuristic> Run<'a, G> {
    fn new(game: &'a G, tree: Tree<G>, rng: Pcg64Mcg) -> Self {
        Self { game, tree, plans: Plans::new(game), path: vec![], rng }
    }

    fn spend(mut self, budget: Budget, seat: Seat, view: &G::View, wanted: Wanted) -> Tree<G> {
        let start = Instant::now();
        let mut done: u32 = 0;
        while match budget {
            Budget::Iterations(iterations) => done < iterations,
            // Reading the clock costs about as much as a step of play.
            Budget::Time(time) => !done.is_multiple_of(16) || start.elapsed() < time,
        } {
            let world = self.game.imagine(view, &mut self.rng);
            self.iterate(world, seat);
            done += 1;
            if let Budget::Iterations(all) = budget
                && wanted == Wanted::Choice
                && done.is_multiple_of(16)
                && self.tree.is_settled(seat, all - done)
            {
                break;
            }
        }
        self.tree
    }

    /// Down the tree, one node further, out to a verdict, and back up with it.
    fn iterate(&mut self, mut state: G::State, me: Seat) {
        let rng = &mut self.rng;
        self.path.clear();
        let (mut node, mut last) = (Some(self.tree.root), None);
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
        let rewards: Rewards = judge(self.game, state, last, &mut self.plans, rng);
        for choice in &self.path {
            self.tree.learn(*choice, &rewards);
        }
    }
}

#[cfg(test)]
mod tests {
    use game_wagons::{Options, Wagons};
    use tabletop::{Game, Seed, Table};

    use super::*;

    /// A whole game of two searches: wherever a seat goes on by itself, what it thought before is
    /// still there, and counts.
    #[test]
    fn what_was_thought_about_a_turn_is_used_for_all_of_it() {
        const BUDGET: u32 = 30;
        let game = Wagons::new(&Wagons::default_box(), Options::default(), 2).unwrap();
        let (mut table, _) = Table::open(game, Seed::small(3));
        let mut search = Search::new(1, Budget::Iterations(BUDGET));
        let mut reused = 0;
        while let Some(seat) = table.to_act().seats().first() {
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            let known = search.memory.as_ref().filter(|memory| memory.view == view);
            let known: u32 = known.map_or(0, |m| m.trees.iter().map(Tree::tried).sum());
            reused += u32::from(known > 0);
            let candidates = search.analyse(table.game(), seat, &view, &legal);
            let tried: u32 = candidates.iter().map(|candidate| candidate.visits).sum();
            assert_eq!(tried, known + BUDGET);
            table.act(seat, candidates[0].action).unwrap();
        }
        assert!(reused > 20, "{reused}");
    }
}
