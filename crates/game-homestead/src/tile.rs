//! Tiles: shapes, the ways they can lie, and where.

use crate::cells::{Cell, Cells, SIDE};

/// A tile lies in a window of so many rows and columns.
pub(crate) const WINDOW: usize = 6;
/// No tile has more cells.
pub(crate) const MOST_CELLS: usize = 6;

/// Where a tile lies: its cells in a window of six by six, and the window's place on the map.
///
/// A placement is its set of cells and nothing else, so there is one for each. All of one turned
/// shape are listed in a row, then those of the next.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u64);

const PLACE: u32 = 10;
/// The first row of a mask.
const ROW: u32 = (1 << WINDOW) - 1;

impl Spot {
    pub const fn new(mask: u64, row: u8, col: u8) -> Self {
        Self(mask << PLACE | (row as u64) << 5 | col as u64)
    }

    pub const fn mask(self) -> u64 {
        self.0 >> PLACE
    }

    pub const fn row(self) -> u8 {
        (self.0 >> 5 & 31) as u8
    }

    pub const fn col(self) -> u8 {
        (self.0 & 31) as u8
    }

    /// The smallest window around these cells; none if there are too many, or too far apart.
    pub fn of(cells: &[Cell]) -> Option<Self> {
        let row = cells.iter().map(|cell| cell.row).min()?;
        let col = cells.iter().map(|cell| cell.col).min()?;
        let mut mask = 0;
        for cell in cells {
            let (down, right) = (cell.row - row, cell.col - col);
            if down >= 6 || right >= 6 || row > 31 || col > 31 {
                return None;
            }
            mask |= bit(down, right);
        }
        (mask.count_ones() as usize == cells.len() && cells.len() <= MOST_CELLS)
            .then(|| Self::new(mask, row, col))
    }

    /// Its rows, each with the cells in it as bits.
    #[inline]
    pub(crate) fn rows(self) -> impl Iterator<Item = (usize, u32)> {
        let (mut mask, col) = (self.mask(), self.col());
        (usize::from(self.row())..).map_while(move |row| {
            (mask != 0).then(|| {
                let bits = (mask as u32 & ROW) << col;
                mask >>= WINDOW;
                (row, bits)
            })
        })
    }

    /// Its cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (mut mask, row, col) = (self.mask(), self.row(), self.col());
        std::iter::from_fn(move || {
            (mask != 0).then(|| {
                let at = mask.trailing_zeros() as u8;
                mask &= mask - 1;
                Cell::new(row + at / 6, col + at % 6)
            })
        })
    }
}

const fn bit(down: u8, right: u8) -> u64 {
    1 << (down * 6 + right)
}

/// Corners of windows: a row of the map after the other, a bit each.
pub(crate) type Corners = [u32; SIDE];

/// A shape turned and perhaps mirrored.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    pub mask: u64,
    /// Cells in the order of the shape, as (down, right) from the corner of the window.
    cells: [(u8, u8); MOST_CELLS],
    len: u8,
}

impl Turned {
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.cells[..usize::from(self.len)]
    }

    #[inline]
    pub fn at(&self, row: u8, col: u8) -> impl Iterator<Item = Cell> {
        self.cells().iter().map(move |&(down, right)| Cell::new(row + down, col + right))
    }

    /// Keeps the corners from which every marked cell of the tile lies in `cells`.
    pub(crate) fn keep_all(&self, cells: &Cells, marked: u8, corners: &mut Corners) {
        let mut all = *corners;
        for (i, &(down, right)) in self.cells().iter().enumerate() {
            if marked >> i & 1 != 0 {
                all.iter_mut()
                    .zip(cells.rows_from(down))
                    .for_each(|(all, row)| *all &= row >> right);
            }
        }
        *corners = all;
    }

    /// Keeps the corners from which some cell of the tile lies in `cells`.
    pub(crate) fn keep_any(&self, cells: &Cells, corners: &mut Corners) {
        let mut any = [0; SIDE];
        for &(down, right) in self.cells() {
            any.iter_mut().zip(cells.rows_from(down)).for_each(|(any, row)| *any |= row >> right);
        }
        corners.iter_mut().zip(any).for_each(|(corner, any)| *corner &= any);
    }
}

/// A shape and all the ways it can lie, each once, in the order of their masks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    pub name: String,
    pub size: u8,
    pub ways: Vec<Turned>,
}

impl Shape {
    pub(crate) fn new(name: &str, cells: &[(u8, u8)]) -> Self {
        let mut ways: Vec<Turned> = vec![];
        for turn in 0..8 {
            let turned = turned(cells, turn);
            if ways.iter().all(|way| way.mask != turned.mask) {
                ways.push(turned);
            }
        }
        ways.sort_by_key(|way| way.mask);
        Self { name: name.into(), size: cells.len() as u8, ways }
    }

    /// Which way a tile of this shape lies there.
    #[inline]
    pub fn way(&self, spot: Spot) -> Option<u8> {
        self.ways.iter().position(|way| way.mask == spot.mask()).map(|way| way as u8)
    }

    /// Whether marks on some cells look the same in every way the shape can lie on the same cells.
    pub(crate) fn carries(cells: &[(u8, u8)], marks: &[u8]) -> bool {
        let marked = |turn| {
            let turned = turned(cells, turn);
            let mut marked: Vec<_> = turned.cells().iter().copied().zip(marks).collect();
            marked.sort_unstable();
            (turned.mask, marked)
        };
        let ways: Vec<_> = (0..8).map(marked).collect();
        ways.iter().all(|(mask, marks)| ways.iter().all(|(m, other)| m != mask || other == marks))
    }
}

/// Turned by `turn` quarters, and mirrored from 4 on.
fn turned(cells: &[(u8, u8)], turn: u8) -> Turned {
    let far = (MOST_CELLS - 1) as u8;
    let one = |&(mut down, mut right): &(u8, u8)| {
        if turn >= 4 {
            right = far - right;
        }
        for _ in 0..turn % 4 {
            (down, right) = (right, far - down);
        }
        (down, right)
    };
    let all: Vec<(u8, u8)> = cells.iter().map(one).collect();
    let top = all.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = all.iter().map(|cell| cell.1).min().unwrap_or(0);
    let mut out = Turned { mask: 0, cells: [(0, 0); MOST_CELLS], len: cells.len() as u8 };
    for (place, (down, right)) in out.cells.iter_mut().zip(all) {
        *place = (down - top, right - left);
        out.mask |= bit(down - top, right - left);
    }
    out
}
