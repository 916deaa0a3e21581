//! How well an opponent plays, in three steps that people can choose from.

use std::fmt;

use serde::Serialize;
use tabletop::Heuristic;
use utoipa::ToSchema;

use crate::{Bot, Budget, Greedy, Search};

/// How well a bot plays, for people to choose from. docs/bots.md says by how much one level has been
/// shown to beat the one before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plans like `greedy`, but judges in a hurry.
    Easy,
    /// `greedy`.
    Medium,
    /// `search` with a budget in iterations: as strong on a slow machine as on a fast one, as long as
    /// few others think on it.
    Hard,
}

impl Level {
    /// From weak to strong.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Where nobody chooses.
    pub const USUAL: Self = Self::Medium;

    pub(crate) const HARD: Budget = Budget::Iterations(1000);

    pub(crate) fn make<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Easy => Box::new(Greedy::in_a_hurry(seed)),
            Self::Medium => Box::new(Greedy::new(seed)),
            Self::Hard => Box::new(Search::new(seed, Self::HARD)),
        }
    }
}

/// As bots are named.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        })
    }
}
