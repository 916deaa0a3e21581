//! Positions as people write them, and what must hold in every one.

mod count;
mod flow;
mod pending;
mod set_down;
mod texts;
mod write_down;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use pending::PendingText;

use crate::{
    components::{Disc, Master, Worker},
    track::Space,
};

/// Cards or tiles by name, with their numbers.
type Counts = BTreeMap<String, u8>;

/// A whole position. What lies in the market deck and in the objective deck follows from the rest.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The active seat, from 0; alone, 1 is Craig.
    pub turn: u8,
    #[serde(default)]
    pub first: u8,
    #[serde(default)]
    pub over: bool,
    /// "aabababaab".
    pub sides: String,
    pub players: Vec<PlayerPosition>,
    #[serde(default)]
    pub craig: Option<CraigPosition>,
    /// By space: `neutral A`, `private 0 3` (seat and number), `green_teepee`, `flood_4_green`.
    pub tiles: BTreeMap<String, String>,
    /// §5.3 Spaces whose actions were open this turn.
    #[serde(default)]
    pub visited: Vec<String>,
    /// At stations 1 to 5: the station master, or the worker that was given for it.
    pub masters: Vec<Option<String>>,
    /// Rows of the job market.
    pub jobs: Vec<Vec<Option<Worker>>>,
    /// The token's row from 1; 13 when the market is closed.
    pub token: u8,
    #[serde(default)]
    pub closing: Option<ClosingPosition>,
    /// Columns, the top place first.
    pub foresight: Vec<[Option<String>; 2]>,
    pub piles: Vec<Counts>,
    /// Tiles out of the game.
    #[serde(default)]
    pub lost: Counts,
    pub market: Counts,
    pub display: [Option<String>; 4],
    /// What is still to be decided, the next question last.
    pub pending: Vec<PendingText>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    pub money: u16,
    #[serde(default)]
    pub at: Option<String>,
    #[serde(default)]
    pub engine: Space,
    /// Temporary certificates.
    #[serde(default)]
    pub certificates: u8,
    #[serde(default)]
    pub hand: Counts,
    #[serde(default)]
    pub draw: Counts,
    #[serde(default)]
    pub discard: Counts,
    /// Objective cards in hand or draw stack that nobody else has seen.
    #[serde(default)]
    pub blind: Counts,
    #[serde(default)]
    pub area: Counts,
    /// Cards out of the game.
    #[serde(default)]
    pub removed: Counts,
    #[serde(default)]
    pub start_card: Option<String>,
    pub workers: BTreeMap<Worker, u8>,
    /// Discs on the player board.
    pub discs: BTreeMap<Disc, u8>,
    /// Stations with a disc, and all that were ever upgraded.
    #[serde(default)]
    pub stations: Vec<u8>,
    #[serde(default)]
    pub upgraded: Vec<u8>,
    #[serde(default)]
    pub cities: Counts,
    #[serde(default)]
    pub masters: Vec<Master>,
    #[serde(default)]
    pub hazards: Counts,
    #[serde(default)]
    pub teepees: [u8; 2],
    pub unbuilt: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CraigPosition {
    pub at: String,
    #[serde(default)]
    pub engine: Space,
    pub board_discs: u8,
    pub reserve: u8,
    pub stack: Vec<u8>,
    #[serde(default)]
    pub workers: BTreeMap<Worker, u8>,
    #[serde(default)]
    pub cattle: Counts,
    #[serde(default)]
    pub objectives: Counts,
    #[serde(default)]
    pub start_card: Option<String>,
    #[serde(default)]
    pub hazards: Counts,
    #[serde(default)]
    pub teepees: [u8; 2],
    #[serde(default)]
    pub stations: Vec<u8>,
    #[serde(default)]
    pub cities: Counts,
    #[serde(default)]
    pub masters: Vec<Master>,
    /// The card in use, the top of the deck, and what has been played; the rest is the deck.
    #[serde(default)]
    pub card: Option<u8>,
    #[serde(default)]
    pub top: Option<u8>,
    #[serde(default)]
    pub played: Vec<u8>,
}

/// §11
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClosingPosition {
    pub seat: u8,
    pub turns_left: u8,
}
