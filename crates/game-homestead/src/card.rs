//! Cards: kinds, and what a row of the box says.

use crate::{
    components::{Symbol, Terrain, Type},
    effects::{BuildEffect, EndEffect, Paid, Requirement},
};

/// A kind of card, by its place in the box: buildings, then orders, then posts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    pub const NONE: Self = Self(u8::MAX);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// A card as a row of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: String,
    pub kind: Type,
    pub is_post: bool,
    pub start_player: bool,
    pub wagon: bool,
    /// The tile in the list of tiles.
    pub tile: u8,
    pub shape: u8,
    /// Terrains that may lie under every cell, as bits.
    pub terrain: u8,
    /// The terrain under each cell of the shape, where the card says so (bridge).
    pub cell_terrain: Option<Vec<Terrain>>,
    /// Cells of the shape that count as river, as bits (canals).
    pub river_cells: u8,
    pub requirements: Vec<Requirement>,
    pub symbol: Option<Symbol>,
    /// Build-bonus symbols, by type.
    pub bonus: [u8; 6],
    pub effects: Vec<Paid<BuildEffect>>,
    pub end_effects: Vec<Paid<EndEffect>>,
    pub(crate) bits: u128,
}

impl Card {
    pub const fn may_lie_on(&self, terrain: Terrain) -> bool {
        self.terrain >> terrain as u8 & 1 != 0
    }
}
