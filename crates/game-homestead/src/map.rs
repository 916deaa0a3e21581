//! The map: printed terrain, deposits and forest areas. It never changes.

use crate::{
    cells::{Cell, Cells, SIDE},
    components::{Deposit, Terrain},
};

/// Forest areas are named by numbers in a set of 32.
pub(crate) const MOST_FORESTS: usize = 32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    pub id: String,
    pub width: u8,
    pub height: u8,
    pub rows: Vec<String>,
    pub all: Cells,
    /// By terrain.
    pub terrain: [Cells; 4],
    /// By deposit.
    pub deposits: [Cells; 2],
    /// §3.6 Edge-connected printed forest.
    pub forests: Vec<Cells>,
    forest_at: Box<[[u8; SIDE]; SIDE]>,
}

impl Map {
    /// The rows have been checked.
    pub(crate) fn new(id: &str, rows: &[String]) -> Self {
        let mut map = Self {
            id: id.into(),
            width: rows.first().map_or(0, String::len) as u8,
            height: rows.len() as u8,
            rows: rows.to_vec(),
            all: Cells::EMPTY,
            terrain: [Cells::EMPTY; 4],
            deposits: [Cells::EMPTY; 2],
            forests: vec![],
            forest_at: Box::new([[u8::MAX; SIDE]; SIDE]),
        };
        for (row, text) in rows.iter().enumerate() {
            for (col, sign) in text.bytes().enumerate() {
                let cell = Cell::new(row as u8, col as u8);
                let Some((terrain, deposit)) = read_sign(sign) else { continue };
                map.all.insert(cell);
                map.terrain[terrain.index()].insert(cell);
                if let Some(deposit) = deposit {
                    map.deposits[deposit.index()].insert(cell);
                }
            }
        }
        map.find_forests();
        map
    }

    fn find_forests(&mut self) {
        let forest = self.terrain[Terrain::Forest.index()];
        let mut rest = forest;
        while let Some(seed) = rest.iter().next() {
            let mut area: Cells = [seed].into_iter().collect();
            loop {
                let grown = area.beside().and(&forest);
                if grown == area {
                    break;
                }
                area = grown;
            }
            for Cell { row, col } in area.iter() {
                self.forest_at[usize::from(row)][usize::from(col)] = self.forests.len() as u8;
            }
            rest = rest.without(&area);
            self.forests.push(area);
        }
    }

    #[inline]
    pub fn of(&self, terrain: Terrain) -> &Cells {
        &self.terrain[terrain.index()]
    }

    #[inline]
    pub fn with(&self, deposit: Deposit) -> &Cells {
        &self.deposits[deposit.index()]
    }

    /// The forest area a cell belongs to.
    #[inline]
    pub fn forest_of(&self, cell: Cell) -> Option<u8> {
        let area = self.forest_at[usize::from(cell.row)][usize::from(cell.col)];
        (area != u8::MAX).then_some(area)
    }

    /// The cells of some forest areas.
    #[inline]
    pub fn forests_in(&self, areas: u32) -> Cells {
        let mut cells = Cells::EMPTY;
        for (area, forest) in self.forests.iter().enumerate() {
            if areas >> area & 1 != 0 {
                cells = cells.or(forest);
            }
        }
        cells
    }
}

pub(crate) fn read_sign(sign: u8) -> Option<(Terrain, Option<Deposit>)> {
    Some(match sign {
        b'.' => (Terrain::Steppe, None),
        b'f' => (Terrain::Forest, None),
        b'm' => (Terrain::Mountain, None),
        b'g' => (Terrain::Mountain, Some(Deposit::Gold)),
        b's' => (Terrain::Mountain, Some(Deposit::Silver)),
        b'~' => (Terrain::River, None),
        _ => return None,
    })
}
