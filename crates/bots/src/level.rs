//! How well an opponent plays, in three steps that people can choose from.

use tabletop::Heuristic;

use crate::{Bot, Budget, Greedy, Search};

/// Each level beats the one before it in every game: docs/bots.md has the figures.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Plans like `greedy`, but judges in a hurry.
    Easy,
    /// `greedy`.
    Medium,
    /// `search` with a budget in iterations: as strong on a slow machine as on a fast one.
    Hard,
}

impl Level {
    const HARD: Budget = Budget::Iterations(1000);

    pub(crate) fn make<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Easy => Box::new(Greedy::in_a_hurry(seed)),
            Self::Medium => Box::new(Greedy::new(seed)),
            Self::Hard => Box::new(Search::new(seed, Self::HARD)),
        }
    }
}
