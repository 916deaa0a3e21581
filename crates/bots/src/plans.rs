//! All the ways to go on with one's turn, and what each is worth.
//!
//! A turn is a sequence of small decisions, sometimes with a draw between them. Up to the first
//! draw every sequence is tried. Where a turn goes on after a draw, only the most promising
//! sequences are followed, with one drawn outcome each: trying all would square the work.

use std::hash::BuildHasher;

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rustc_hash::{FxBuildHasher, FxHashSet};
use tabletop::{Actor, Heuristic, Quiet, Seat};

/// Positions looked at for one decision, at most. A wagons turn has about a hundred.
const MOST_NODES: u32 = 4000;
/// How many of the plans that are not at an end at the first draw are followed further, where a
/// real decision hangs on it.
pub(crate) const BEAM: usize = 6;

/// Working memory, reused from plan to plan.
#[derive(Debug)]
pub(crate) struct Plans<'a, G: Heuristic> {
    game: &'a G,
    /// Hashes of the positions of this turn seen so far: other orders of the same decisions.
    seen: FxHashSet<u64>,
    spare: Vec<Vec<G::Action>>,
    nodes: u32,
    open: Vec<Open<G>>,
    /// Where the best plan so far leads, and its worth.
    best: Option<(f32, G::State)>,
}

/// A plan that goes on after a draw.
#[derive(Debug)]
struct Open<G: Heuristic> {
    root: usize,
    worth: f32,
    state: G::State,
}

/// Where a line of decisions leads.
enum Leads {
    /// Somebody else decides, or nobody.
    Away,
    /// Nature speaks.
    ToChance,
    /// The seat decides again.
    On,
}

impl<'a, G: Heuristic> Plans<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Self { game, seen: FxHashSet::default(), spare: vec![], nodes: 0, open: vec![], best: None }
    }

    /// What the best plan that starts with each of `actions` is worth to `seat`.
    ///
    /// All plans meet the same luck, so that none is preferred for a lucky draw. Actions that are
    /// not `kept`, or lead where another one leads, come out at minus infinity.
    pub(crate) fn weigh(
        &mut self,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        kept: &[G::Action],
        beam: usize,
        rng: &mut impl Rng,
    ) -> Vec<f32> {
        self.seen.clear();
        self.open.clear();
        self.nodes = 0;
        let luck = rng.next_u64();
        let mut worths = vec![f32::NEG_INFINITY; actions.len()];
        for (root, &action) in actions.iter().enumerate() {
            if kept.contains(&action) {
                let mut next = *state;
                self.game.apply(&mut next, seat, action, &mut Quiet);
                self.follow(&mut next, seat, action, root, &mut worths, luck);
            }
        }
        let mut open = std::mem::take(&mut self.open);
        open.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        for (rank, plan) in open.drain(..).enumerate() {
            let worth =
                if rank < beam { self.best_from(&plan.state, seat, luck) } else { plan.worth };
            worths[plan.root] = worths[plan.root].max(worth);
        }
        self.open = open;
        worths
    }

    /// The best worth the seat can reach from a position in the middle of its turn, up to the next
    /// draw.
    fn best_from(&mut self, state: &G::State, seat: Seat, luck: u64) -> f32 {
        self.seen.clear();
        let mut worths = [f32::NEG_INFINITY];
        self.branch(state, seat, None, 0, &mut worths, luck);
        self.open.drain(..).map(|plan| plan.worth).fold(worths[0], f32::max)
    }

    /// Plays the rest of a turn in the way that is worth most to `seat`, up to the next draw and
    /// through it.
    pub(crate) fn finish_turn(
        &mut self,
        state: &G::State,
        seat: Seat,
        last: G::Action,
        rng: &mut impl Rng,
    ) -> G::State {
        self.seen.clear();
        self.open.clear();
        (self.nodes, self.best) = (0, None);
        self.branch(state, seat, Some(last), 0, &mut [0.0], rng.next_u64());
        self.best.map_or(*state, |(_, end)| end)
    }

    fn follow(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        last: G::Action,
        root: usize,
        worths: &mut [f32],
        luck: u64,
    ) {
        self.nodes += 1;
        match self.leads(state, seat) {
            Leads::On => {
                if self.nodes < MOST_NODES && self.is_new(state) {
                    self.branch(state, seat, Some(last), root, worths, luck);
                }
            }
            Leads::Away => {
                let worth = self.game.evaluate(state, seat);
                self.keep_best(worth, state);
                worths[root] = worths[root].max(worth);
            }
            Leads::ToChance => {
                self.let_chance_speak(state, luck);
                let worth = self.game.evaluate(state, seat);
                self.keep_best(worth, state);
                match self.leads(state, seat) {
                    Leads::On => self.open.push(Open { root, worth, state: *state }),
                    Leads::Away | Leads::ToChance => worths[root] = worths[root].max(worth),
                }
            }
        }
    }

    fn keep_best(&mut self, worth: f32, state: &G::State) {
        if self.best.is_none_or(|(best, _)| worth > best) {
            self.best = Some((worth, *state));
        }
    }

    fn branch(
        &mut self,
        state: &G::State,
        seat: Seat,
        last: Option<G::Action>,
        root: usize,
        worths: &mut [f32],
        luck: u64,
    ) {
        let mut actions = self.spare.pop().unwrap_or_default();
        self.game.legal(state, seat, &mut actions);
        self.game.prune(state, seat, last, &mut actions);
        for &action in &actions {
            let mut next = *state;
            self.game.apply(&mut next, seat, action, &mut Quiet);
            self.follow(&mut next, seat, action, root, worths, luck);
        }
        self.give_back(actions);
    }

    fn leads(&self, state: &G::State, seat: Seat) -> Leads {
        match self.game.to_act(state) {
            Actor::Chance => Leads::ToChance,
            actor if actor.seats().contains(seat) => Leads::On,
            _ => Leads::Away,
        }
    }

    fn let_chance_speak(&self, state: &mut G::State, luck: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(luck);
        while self.game.to_act(state) == Actor::Chance {
            let drawn = self.game.draw(state, &mut rng);
            self.game.resolve(state, drawn, &mut Quiet);
        }
    }

    fn is_new(&mut self, state: &G::State) -> bool {
        self.seen.insert(FxBuildHasher.hash_one(state))
    }

    fn give_back(&mut self, mut list: Vec<G::Action>) {
        list.clear();
        self.spare.push(list);
    }
}
