//! What a viewer may know, and what could lie behind it.

mod explain;
mod imagine;
mod parts;
mod rest;
mod show;

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::components::Type;

use rest::Rest;

/// All that `viewer` may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadView)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    pub viewer: Viewer,
    pub seats: u8,
    pub teams: bool,
    pub map: String,
    pub phase: Phase,
    /// From 1; 0 before the first.
    pub round: u8,
    /// From 1; 0 outside a round.
    pub turn: u8,
    pub turns: u8,
    pub first: Seat,
    /// Where stacks are passed this round.
    pub clockwise: bool,
    pub asking: Asking,
    pub players: Vec<PlayerView>,
    /// What the viewer picks from now.
    pub stack: Option<Vec<String>>,
    pub stacks: Vec<StackView>,
    pub buildings: Vec<BuildingView>,
    /// Everybody's played orders and those in the viewer's hand.
    pub orders: Vec<OrderView>,
    pub deck: PileSizes,
    pub discard: PileSizes,
    /// Cards the viewer laid into the discard piles.
    pub my_discards: Vec<String>,
    pub solo: Option<SoloView>,
    /// Totals by order, after the end.
    #[serde(rename = "final")]
    pub final_scores: Option<Vec<FinalView>>,
    #[serde(skip)]
    pub(crate) hidden: Rest,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HomesteadPhase)]
pub enum Phase {
    Deal,
    Start,
    Posts,
    Round,
    Between,
    Over,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[schema(as = HomesteadAsking)]
pub enum Asking {
    /// §2, §9
    StartHand {
        seats: Vec<Seat>,
    },
    /// §2
    Post {
        seat: Seat,
    },
    /// §10
    Tile {
        tiles: Vec<TileView>,
    },
    /// §10
    Rival {
        tile: TileView,
    },
    /// §4.2
    Pick {
        seats: Vec<Seat>,
    },
    /// §4.2
    Play {
        seat: Seat,
    },
    /// §4.2
    Place {
        seat: Seat,
        card: String,
    },
    /// §4.3
    KeepOrder {
        seats: Vec<Seat>,
    },
    /// §4.3
    DiscardOne {
        seats: Vec<Seat>,
    },
    /// §4.3
    Replace {
        seats: Vec<Seat>,
    },
    /// §9
    Exchange {
        seats: Vec<Seat>,
    },
    /// §9
    Answer {
        seats: Vec<Seat>,
    },
    Chance,
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadTile)]
pub struct TileView {
    #[serde(rename = "type")]
    pub kind: Type,
    pub shape: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadPlayer)]
pub struct PlayerView {
    /// The seat, or the team.
    pub team: u8,
    pub money: i16,
    pub chips: i16,
    pub track: i16,
    pub earned: Earned,
    pub hand_size: u8,
    pub hand: Option<Vec<String>>,
    pub offer_size: u8,
    pub offer: Option<Vec<String>>,
    /// Has made the secret choice of this moment.
    pub chosen: bool,
    pub choice: Option<Vec<String>>,
    /// Cards the viewer is sure this seat holds.
    pub known: Vec<String>,
    pub post: Option<String>,
    pub bonus: BTreeMap<String, u8>,
    pub symbols: BTreeMap<String, u8>,
    pub farm_sets: Vec<u8>,
    /// Forest areas it may build on.
    pub forests: Vec<u8>,
}

/// Money by source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadEarned)]
pub struct Earned {
    pub forester: i16,
    pub mine: i16,
    pub farm: i16,
    pub production: i16,
    pub city: i16,
    pub bonus: i16,
    pub orders: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadStack)]
pub struct StackView {
    /// Before whom it lies; alone, its place in the row.
    pub seat: u8,
    pub size: u8,
    /// What it held when it left the viewer's hands.
    pub seen: Option<Vec<String>>,
    /// What left it between two looks of the viewer.
    pub taken: Vec<TakenView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadTaken)]
pub struct TakenView {
    pub seats: Vec<Seat>,
    pub cards: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadBuilding)]
pub struct BuildingView {
    pub card: Option<String>,
    #[serde(rename = "type")]
    pub kind: Type,
    pub shape: String,
    /// Nobody: the rival.
    pub owner: Option<Seat>,
    pub post: bool,
    pub cells: Vec<[u8; 2]>,
    /// §6.6 Cells that count as river.
    pub water: Vec<[u8; 2]>,
    /// §3.5 Buildings with the same number are one area.
    pub area: u8,
    pub own_area: u8,
    pub type_area: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadOrder)]
pub struct OrderView {
    pub card: String,
    pub seat: Seat,
    pub building: Option<u8>,
    /// What it would pay if the game ended now.
    pub pays: Option<i16>,
    pub effects: Vec<CountView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadCount)]
pub struct CountView {
    pub count: Option<u32>,
    pub dollars: Option<i16>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadPileSizes)]
pub struct PileSizes {
    pub buildings: u8,
    pub orders: u8,
}

/// §10
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadSolo)]
pub struct SoloView {
    pub card: Option<String>,
    /// Buildings of its area.
    pub area: Vec<u8>,
    pub deck: u8,
    pub past: Vec<String>,
    pub orders_built: u8,
    /// As if the game ended now.
    pub rating: String,
    pub tiles: Vec<TilesLeft>,
    pub built: BTreeMap<String, u8>,
    pub last: Option<Type>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadTilesLeft)]
pub struct TilesLeft {
    #[serde(rename = "type")]
    pub kind: Type,
    pub shape: String,
    pub left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadFinal)]
pub struct FinalView {
    pub money: i16,
    pub orders: i16,
    pub total: i16,
    pub team_total: i16,
}
