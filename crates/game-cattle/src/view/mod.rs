//! What a viewer may know, and what could lie behind it.

mod asking;
mod imagine;
mod location;
mod parts;
mod show;

use serde::Serialize;
use tabletop::{Seat, Stack, Viewer};

pub use asking::Asking;
pub use location::{AuxView, FeeView, ReachView, RefusalView, UseView};
pub use parts::{
    BuildingView, ClosingView, CraigView, JobMarketView, PlayerView, StationView, WhereView,
};

use std::collections::BTreeMap;

use crate::{
    cards::{Card, Cards},
    components::{DISPLAY, MASTERS, ROWS, Supply, Tile, Worker},
    fact::TileView,
    state::{Closing, Craig, MasterPlace, Pending, Player},
    trail::NODES,
};

/// All that `viewer` may know. Never contains a [`State`](crate::State).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleView)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    pub viewer: Viewer,
    pub seats: u8,
    /// Whose turn it is; alone, seat 1 is Craig.
    pub turn: Seat,
    pub phase: Phase,
    pub asking: Asking,
    /// Spaces that hold a tile.
    pub trail: Vec<WhereView>,
    pub sides: String,
    /// Where the active player can go, in the order of the offers.
    pub reach: Vec<ReachView>,
    /// The actions of the place in use, to the player who uses it.
    pub location: Vec<UseView>,
    pub aux: Vec<AuxView>,
    pub players: Vec<PlayerView>,
    pub job_market: JobMarketView,
    /// Top first.
    pub foresight: Vec<[Option<TileView>; 2]>,
    pub piles: [u8; 3],
    pub market: BTreeMap<String, u8>,
    pub market_deck: u8,
    pub objectives: [Option<String>; DISPLAY],
    pub objective_deck: u8,
    pub stations: Vec<StationView>,
    pub closing: Option<ClosingView>,
    pub craig: Option<CraigView>,
    #[serde(skip)]
    hidden: Rest,
}

/// What the viewer knows besides what a screen shows; [`Cattle::dream`](crate::Cattle) starts from
/// it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest {
    first: Seat,
    over: bool,
    pending: Stack<Pending, 18>,
    /// Players without what the viewer cannot know: the cards of a hidden hand are in the draw
    /// stack, and unseen cards are left out.
    players: Vec<Player>,
    hand_sizes: Vec<u8>,
    blind_counts: Vec<u8>,
    craig: Option<Craig>,
    sides: u16,
    tiles: [Option<Tile>; NODES],
    occupied: u64,
    visited: u64,
    masters: [MasterPlace; MASTERS],
    jobs: [[Option<Worker>; 4]; ROWS],
    token: u8,
    closing: Option<Closing>,
    foresight: [[Option<Supply>; 2]; 3],
    piles: [[u8; Supply::KINDS]; 3],
    lost: [u8; Supply::KINDS],
    market: Cards,
    market_deck: Cards,
    display: [Option<Card>; DISPLAY],
    /// Objective cards the viewer cannot place: the deck, and what others took unseen.
    unseen: Cards,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CattlePhase)]
pub enum Phase {
    Setup,
    Move,
    Act,
    KansasCity,
    Draw,
    Craig,
    Over,
}
