//! Buildings on the map.

use tabletop::Seat;

use crate::{
    cells::{Cell, Cells, SIDE},
    components::{MAX_PLAYERS, Type},
    pile::Kind,
};

/// Four players build 68; one player and four rivals fewer.
pub(crate) const MOST_BUILDINGS: usize = 72;
/// §10 The owner of what a solo card puts on the map.
pub const RIVAL: u8 = MAX_PLAYERS as u8;

/// A building, by its number: the order in which they were built.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub u8);

/// §3.1 One tile on the map with its card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Building {
    /// None for a rival's tile.
    pub card: Kind,
    /// The tile in the list of tiles.
    pub tile: u8,
    /// A seat, or [`RIVAL`].
    pub owner: u8,
    /// How the tile lies, and the corner of its window.
    pub way: u8,
    pub row: u8,
    pub col: u8,
}

impl Building {
    const NONE: Self = Self { card: Kind::NONE, tile: 0, owner: 0, way: 0, row: 0, col: 0 };

    pub fn seat(&self) -> Option<Seat> {
        (self.owner != RIVAL).then_some(Seat(self.owner))
    }
}

/// A set of buildings.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ids(pub u128);

impl Ids {
    pub const NONE: Self = Self(0);

    #[inline]
    pub const fn only(id: Id) -> Self {
        Self(1 << id.0)
    }
    #[inline]
    pub const fn has(self, id: Id) -> bool {
        self.0 >> id.0 & 1 != 0
    }
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Id> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let id = Id(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                id
            })
        })
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    buildings: [Building; MOST_BUILDINGS],
    count: u8,
    /// The building on each cell, where there is one.
    at: [[u8; SIDE]; SIDE],
    pub covered: Cells,
    /// By type, and by owner with the rival last.
    pub types: [Ids; 6],
    pub owners: [Ids; MAX_PLAYERS + 1],
}

impl Board {
    pub const EMPTY: Self = Self {
        buildings: [Building::NONE; MOST_BUILDINGS],
        count: 0,
        at: [[0; SIDE]; SIDE],
        covered: Cells::EMPTY,
        types: [Ids::NONE; 6],
        owners: [Ids::NONE; MAX_PLAYERS + 1],
    };

    pub fn len(&self) -> u8 {
        self.count
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline]
    pub fn buildings(&self) -> &[Building] {
        &self.buildings[..usize::from(self.count)]
    }

    #[inline]
    pub fn building(&self, id: Id) -> &Building {
        &self.buildings[usize::from(id.0)]
    }

    pub fn ids(&self) -> impl Iterator<Item = Id> {
        (0..self.count).map(Id)
    }

    pub fn all(&self) -> Ids {
        Ids((1 << self.count) - 1)
    }

    #[inline]
    pub fn of(&self, kind: Type) -> Ids {
        self.types[kind.index()]
    }

    /// The building on a cell.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<Id> {
        let there = self.covered.has(cell);
        there.then(|| Id(self.at[usize::from(cell.row)][usize::from(cell.col)]))
    }

    /// The buildings on some cells, row by row.
    #[inline]
    pub(crate) fn within(&self, rows: impl Iterator<Item = (usize, u32)>) -> Ids {
        let mut found = 0u128;
        for (row, bits) in rows {
            let mut bits = bits & self.covered.row(row);
            while bits != 0 {
                found |= 1 << self.at[row][bits.trailing_zeros() as usize];
                bits &= bits - 1;
            }
        }
        Ids(found)
    }

    #[inline]
    pub(crate) fn put(
        &mut self,
        building: Building,
        kind: Type,
        cells: impl Iterator<Item = Cell>,
    ) -> Id {
        let id = Id(self.count);
        self.buildings[usize::from(self.count)] = building;
        self.count += 1;
        for cell in cells {
            self.covered.insert(cell);
            self.at[usize::from(cell.row)][usize::from(cell.col)] = id.0;
        }
        let one = Ids::only(id);
        self.types[kind.index()] = self.types[kind.index()].or(one);
        let owner = usize::from(building.owner);
        self.owners[owner] = self.owners[owner].or(one);
        id
    }

    /// Takes the last building up again.
    pub(crate) fn take_up(&mut self, cells: impl Iterator<Item = Cell>) {
        self.count -= 1;
        let one = Ids::only(Id(self.count));
        self.buildings[usize::from(self.count)] = Building::NONE;
        for cell in cells {
            self.covered.remove(cell);
            self.at[usize::from(cell.row)][usize::from(cell.col)] = 0;
        }
        for set in self.types.iter_mut().chain(&mut self.owners) {
            *set = set.without(one);
        }
    }
}
