//! Cells of the map and sets of them, a bit each.

/// No map is longer or wider.
pub(crate) const SIDE: usize = 25;
/// Rows of a set. Those below the map stay empty: a tile that hangs over the edge finds nothing
/// there.
const ROWS: usize = 32;

/// One square of the map, row 0 in the north.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    pub row: u8,
    pub col: u8,
}

impl Cell {
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }
}

/// A set of cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cells(pub(crate) [u32; ROWS]);

impl Default for Cells {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Cells {
    pub const EMPTY: Self = Self([0; ROWS]);

    #[inline]
    pub const fn has(&self, cell: Cell) -> bool {
        self.0[cell.row as usize & (ROWS - 1)] >> cell.col & 1 != 0
    }

    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.row as usize & (ROWS - 1)] |= 1 << cell.col;
    }

    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.row as usize & (ROWS - 1)] &= !(1 << cell.col);
    }

    /// The cells of a row, as bits. Beyond the map there are none.
    #[inline]
    pub(crate) fn row(&self, row: usize) -> u32 {
        self.0.get(row).copied().unwrap_or(0)
    }

    /// Each row with the cells in it, as bits.
    #[inline]
    pub(crate) fn rows(&self) -> impl Iterator<Item = (usize, u32)> + use<> {
        self.0.into_iter().enumerate()
    }

    /// As many rows as a map has, from this one on.
    #[inline]
    pub(crate) fn rows_from(&self, row: u8) -> &[u32; SIDE] {
        self.0[usize::from(row)..].first_chunk().expect("a tile hangs over the edge by six rows")
    }

    /// How many of these cells some rows have.
    #[inline]
    pub(crate) fn count(&self, rows: impl Iterator<Item = (usize, u32)>) -> u32 {
        rows.map(|(row, bits)| (bits & self.row(row)).count_ones()).sum()
    }

    /// Whether some rows have any of these cells.
    #[inline]
    pub(crate) fn any(&self, rows: impl Iterator<Item = (usize, u32)>) -> bool {
        rows.fold(0, |all, (row, bits)| all | bits & self.row(row)) != 0
    }

    /// Takes in what some rows have.
    #[inline]
    pub(crate) fn take_in(&mut self, rows: impl Iterator<Item = (usize, u32)>) {
        for (row, bits) in rows {
            self.0[row & (ROWS - 1)] |= bits;
        }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    #[inline]
    fn with(&self, other: &Self, join: impl Fn(u32, u32) -> u32) -> Self {
        let mut out = Self::EMPTY;
        for ((out, &a), &b) in out.0.iter_mut().zip(&self.0).zip(&other.0) {
            *out = join(a, b);
        }
        out
    }

    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    #[inline]
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & b) != 0
    }

    #[inline]
    pub fn within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & !b) == 0
    }

    /// §3.3 The cells that share an edge with one of these, and these.
    #[inline]
    #[must_use]
    pub fn beside(&self) -> Self {
        let mut out = *self;
        for row in 0..ROWS {
            out.0[row] |= self.0[row] << 1 | self.0[row] >> 1;
        }
        for row in 1..ROWS {
            out.0[row] |= self.0[row - 1];
            out.0[row - 1] |= self.0[row];
        }
        out
    }

    /// The cells that share an edge with one of these, without these.
    #[inline]
    #[must_use]
    pub fn ring(&self) -> Self {
        self.beside().without(self)
    }

    /// §3.4 The cells within a radius of one of these, and these.
    #[inline]
    #[must_use]
    pub fn around(&self, radius: u8) -> Self {
        let mut wide = *self;
        for _ in 0..radius {
            for row in &mut wide.0 {
                *row |= *row << 1 | *row >> 1;
            }
        }
        let mut out = wide;
        for shift in 1..=usize::from(radius) {
            for row in shift..ROWS {
                out.0[row] |= wide.0[row - shift];
                out.0[row - shift] |= wide.0[row];
            }
        }
        out
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        self.rows().flat_map(|(row, bits)| cells_of_row(row, bits))
    }
}

/// The cells of a row from its bits.
#[inline]
pub(crate) fn cells_of_row(row: usize, mut bits: u32) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let col = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Cell::new(row as u8, col)
        })
    })
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}
