//! Players for any game: random, greedy, search; and the arena that measures them.
//!
//! A bot receives views. The types leave it nothing else to look at: what it wants to know beyond
//! its view it has to imagine.

pub mod lab;
mod random;
mod spec;

pub use random::Random;
pub use spec::{BotSpec, Budget, SpecError};

use tabletop::{Game, Heuristic};

/// Someone who decides, from what a seat can see.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is never empty.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// A bot of the given kind. One seed, one view and one budget in iterations give one choice.
pub fn make<G: Heuristic>(spec: &BotSpec, seed: u64) -> Box<dyn Bot<G>> {
    match spec {
        BotSpec::Random | BotSpec::Greedy | BotSpec::Search(_) => Box::new(Random::new(seed)),
    }
}
