//! The parts of a view.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{fact::TileView, score::Score};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleWhere)]
pub struct WhereView {
    pub at: String,
    pub tile: TileView,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleBuilding)]
pub struct BuildingView {
    pub at: String,
    pub building: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattlePlayer)]
pub struct PlayerView {
    pub money: u16,
    pub at: Option<String>,
    pub engine: String,
    /// Temporary certificates, their limit, and permanent ones.
    pub marker: u8,
    pub limit: u8,
    pub permanent: u8,
    pub workers: BTreeMap<String, u8>,
    /// Discs still on the player board.
    pub discs: BTreeMap<String, u8>,
    pub hand_size: u8,
    pub hand: Option<BTreeMap<String, u8>>,
    pub draw_size: u8,
    /// Hand and draw stack together, as far as the viewer knows.
    pub unseen: BTreeMap<String, u8>,
    /// Objective cards among them that the viewer has not seen.
    pub blind: u8,
    pub discard: BTreeMap<String, u8>,
    pub area: Vec<String>,
    pub unbuilt: Vec<String>,
    pub buildings: Vec<BuildingView>,
    pub stations: Vec<u8>,
    pub cities: BTreeMap<String, u8>,
    pub masters: Vec<String>,
    pub hazards: Vec<TileView>,
    pub teepees: BTreeMap<String, u8>,
    pub step_limit: u8,
    pub hand_limit: u8,
    pub breeding: Option<u8>,
    pub score: Score,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleJobMarket)]
pub struct JobMarketView {
    pub rows: Vec<Vec<Option<String>>>,
    pub costs: Vec<u8>,
    /// The token's row from 1; 13 when the market is closed.
    pub token: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleStation)]
pub struct StationView {
    pub n: u8,
    pub space: String,
    pub cost: u8,
    pub vp: i16,
    /// Whose discs lie there.
    pub discs: Vec<u8>,
    pub master: Option<String>,
    pub worker: Option<String>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleClosing)]
pub struct ClosingView {
    pub seat: u8,
    pub turns_left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleCraig)]
pub struct CraigView {
    pub at: String,
    pub engine: String,
    pub board_discs: u8,
    pub reserve: u8,
    /// What "?" stands for.
    pub value: u8,
    /// The card he played last, and the top of his deck.
    pub card: Option<u8>,
    pub next: Option<u8>,
    pub deck: u8,
    pub played: Vec<u8>,
    pub buildings: Vec<BuildingView>,
    pub stack: Vec<String>,
    pub workers: BTreeMap<String, u8>,
    pub cattle: BTreeMap<String, u8>,
    pub objectives: Vec<String>,
    pub hazards: Vec<TileView>,
    pub teepees: BTreeMap<String, u8>,
    pub stations: Vec<u8>,
    pub cities: BTreeMap<String, u8>,
    pub masters: Vec<String>,
    pub score: Score,
}
