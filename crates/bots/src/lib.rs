//! Players for any game: random, greedy, search; and the laboratory that measures them.
//!
//! A bot receives views. The types leave it nothing else to look at: what it wants to know beyond
//! its view it has to imagine.

mod greedy;
pub mod lab;
mod level;
mod plans;
mod random;
mod search;
mod spec;
mod trial;

pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;
pub use search::{Candidate, Search};
pub use spec::{BotSpec, Budget, SpecError, Thinking};
pub use trial::Trial;

use tabletop::{Game, Heuristic, Seat};

/// Someone who decides, from what a seat can see.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is never empty. `view` is the view of `seat`.
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// A bot of the given kind. One seed, one view and one budget in iterations give one choice.
pub fn make<G: Heuristic>(spec: &BotSpec, seed: u64) -> Box<dyn Bot<G>> {
    match *spec {
        BotSpec::Level(level) => level.make(seed),
        BotSpec::Random => Box::new(Random::new(seed)),
        BotSpec::Greedy => Box::new(Greedy::new(seed)),
        BotSpec::Search(Thinking { budget, threads }) => {
            Box::new(Search::new(seed, budget).on_threads(threads))
        }
    }
}
