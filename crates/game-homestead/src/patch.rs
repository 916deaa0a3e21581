//! A tile, or what lies around it: a few rows of the map, so that the others need not be looked at.

use crate::{
    cells::{Cell, Cells, cells_of_row},
    tile::{Spot, WINDOW},
};

/// No Umkreis of a card is wider.
pub(crate) const WIDEST: u8 = 6;
/// A tile and what lies around it has no more rows.
const ROWS: usize = WINDOW + 2 * WIDEST as usize;

/// Cells close together.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Patch {
    /// Rows north of the map wrap around, to where no map has cells.
    top: usize,
    len: usize,
    rows: [u32; ROWS],
}

impl From<Spot> for Patch {
    #[inline]
    fn from(spot: Spot) -> Self {
        let mut patch = Self { top: spot.row().into(), len: 0, rows: [0; ROWS] };
        for (row, (_, bits)) in patch.rows.iter_mut().zip(spot.rows()) {
            *row = bits;
            patch.len += 1;
        }
        patch
    }
}

impl Patch {
    /// Each row with the cells in it, as bits.
    #[inline]
    pub(crate) fn rows(&self) -> impl Iterator<Item = (usize, u32)> {
        let rows = self.rows[..self.len].iter().enumerate();
        rows.map(|(down, &bits)| (self.top.wrapping_add(down), bits))
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.rows().flat_map(|(row, bits)| cells_of_row(row, bits))
    }

    #[inline]
    pub(crate) fn within(&self, cells: &Cells) -> bool {
        self.rows().fold(0, |all, (row, bits)| all | bits & !cells.row(row)) == 0
    }

    /// §3.3 The cells that share an edge with one of these, without these: row by row, as bits.
    #[inline]
    pub(crate) fn ring(&self) -> impl Iterator<Item = (usize, u32)> {
        let (mut above, mut own) = (0, 0);
        let rows = self.rows[..self.len + 2].iter().enumerate();
        rows.map(move |(down, &below)| {
            let ring = (above | below | own << 1 | own >> 1) & !own;
            (above, own) = (own, below);
            (self.top.wrapping_add(down).wrapping_sub(1), ring)
        })
    }

    /// §3.4 The cells within a radius of one of these, without these.
    #[inline]
    #[must_use]
    pub(crate) fn around(&self, radius: u8) -> Self {
        let by = usize::from(radius);
        let mut around = self.taller(by);
        let own = &self.rows[..self.len];
        for (at, &bits) in own.iter().enumerate() {
            let wide = (0..radius).fold(bits, |wide, _| wide | wide << 1 | wide >> 1);
            around.rows[at..=at + 2 * by].iter_mut().for_each(|row| *row |= wide);
        }
        around.rows[by..].iter_mut().zip(own).for_each(|(row, bits)| *row &= !bits);
        around
    }

    /// Room for so many rows more, above and below.
    #[inline]
    fn taller(&self, by: usize) -> Self {
        Self { top: self.top.wrapping_sub(by), len: self.len + 2 * by, rows: [0; ROWS] }
    }
}
