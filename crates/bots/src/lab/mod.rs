//! Many games at once: how fast, how strong, how wide.
//!
//! Every game of a series is seeded by its number, and everything that is added up is a whole
//! number, so a result depends on the seed alone and never on how many threads worked on it.

mod arena;
mod field;
mod perft;
mod play;
mod rating;
mod sim;
mod spread;
mod standing;
mod total;

pub use arena::{ArenaReport, BotResult, Course, arena};
pub use perft::{Perft, paths, perft};
pub use play::{Played, Playout, play, play_for_the_record};
pub use sim::{SimReport, sim};
pub use standing::Standing;

use tabletop::SetupError;

use crate::BotSpec;

/// A series of games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    /// Threads; each plays games of its own.
    pub jobs: usize,
}

/// Called with the number of games done so far, from any thread.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Why a series cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LabError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{given} bots for {seats} seats: name one for all of them, or one for each")]
    Bots { given: usize, seats: u8 },
    #[error(
        "an arena needs at least two bots and a seat for each, not {given} bots at {seats} seats"
    )]
    Arena { given: usize, seats: u8 },
    #[error("what was played before is of another arena: the {what} is not the same")]
    OtherArena { what: &'static str },
    #[error(
        "what was played before does not add up: its games, wins and places do not fit together"
    )]
    Sums,
}

/// One bot for all seats, or one for each.
pub fn by_seat(bots: &[BotSpec], seats: u8) -> Result<Vec<BotSpec>, LabError> {
    match bots {
        [one] => Ok(vec![*one; seats.into()]),
        _ if bots.len() == usize::from(seats) => Ok(bots.to_vec()),
        _ => Err(LabError::Bots { given: bots.len(), seats }),
    }
}

/// A seed for one purpose out of many, by `SplitMix64`: neighbouring numbers give unrelated seeds.
pub(crate) const fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
