//! Chapter 3 – Concepts: what lies beside what, within which Umkreis, and in which area, as one
//! seat (in the team game: one team) sees it.

use std::cell::OnceCell;

use tabletop::Seat;

use crate::{
    Homestead,
    board::{Board, Building, Id, Ids, MOST_BUILDINGS},
    cells::{Cell, Cells},
    components::{Owner, Terrain, Type},
    effects::{SoloEffect, Types},
    patch::Patch,
    state::State,
    tile::{Spot, Turned},
};

impl Homestead {
    #[inline]
    fn way_of(&self, building: Building) -> &Turned {
        let shape = self.parts.tiles[usize::from(building.tile)].shape;
        &self.parts.shapes[usize::from(shape)].ways[usize::from(building.way)]
    }

    /// Where a building stands.
    #[inline]
    pub(crate) fn spot_of(&self, building: Building) -> Spot {
        Spot::new(self.way_of(building).mask, building.row, building.col)
    }

    /// Its cells, in the order of the shape.
    #[inline]
    pub(crate) fn cells_of(&self, building: &Building) -> impl Iterator<Item = Cell> {
        self.way_of(*building).at(building.row, building.col)
    }

    /// The cells of some buildings.
    #[inline]
    pub(crate) fn ground_of(&self, board: &Board, ids: Ids) -> Cells {
        let mut ground = Cells::EMPTY;
        ids.iter().for_each(|id| ground.take_in(self.spot_of(*board.building(id)).rows()));
        ground
    }

    #[inline]
    pub(crate) fn type_of(&self, building: Building) -> Type {
        self.parts.tiles[usize::from(building.tile)].kind
    }

    /// §3.5 The areas some buildings form among themselves.
    pub(crate) fn areas(&self, board: &Board, ids: Ids) -> Areas {
        let mut areas = Areas::apart(ids);
        for id in ids.iter() {
            for cell in self.cells_of(board.building(id)) {
                let right = Cell::new(cell.row, cell.col + 1);
                let down = Cell::new(cell.row + 1, cell.col);
                for other in [right, down].into_iter().filter_map(|beside| board.on(beside)) {
                    if other != id && ids.has(other) {
                        areas.join(id, other);
                    }
                }
            }
        }
        areas
    }

    /// §6.1 The forest areas in which a seat has foresters.
    #[inline]
    pub(crate) fn unlocked(&self, board: &Board, own: Ids) -> u32 {
        let mut areas = 0;
        for id in own.and(board.of(Type::Forester)).iter() {
            let cell = self.cells_of(board.building(id)).next();
            if let Some(area) = cell.and_then(|cell| self.parts.map.forest_of(cell)) {
                areas |= 1 << area;
            }
        }
        areas
    }

    /// §6.6 The cells of canals that count as river.
    pub(crate) fn canal_water(&self, board: &Board) -> Cells {
        let mut water = Cells::EMPTY;
        for id in board.of(Type::Order).iter() {
            let building = board.building(id);
            let Some(card) = building.card.some() else { continue };
            let wet = self.card(card).river_cells;
            if wet != 0 {
                let cells = self.cells_of(building).enumerate();
                cells.filter(|(i, _)| wet >> i & 1 != 0).for_each(|(_, cell)| water.insert(cell));
            }
        }
        water
    }
}

/// §3.5 Which buildings hang together. The number of an area is its oldest building.
#[derive(Clone, Debug)]
pub(crate) struct Areas {
    ids: Ids,
    root: [u8; MOST_BUILDINGS],
}

impl Areas {
    fn apart(ids: Ids) -> Self {
        Self { ids, root: std::array::from_fn(|i| i as u8) }
    }

    #[inline]
    fn root(&self, id: Id) -> u8 {
        let mut at = id.0;
        while self.root[usize::from(at)] != at {
            at = self.root[usize::from(at)];
        }
        at
    }

    #[inline]
    fn join(&mut self, a: Id, b: Id) {
        let (a, b) = (self.root(a), self.root(b));
        self.root[usize::from(a.max(b))] = a.min(b);
    }

    /// The number of the area a building belongs to.
    pub(crate) fn of(&self, id: Id) -> u8 {
        self.root(id)
    }

    /// All areas.
    pub(crate) fn list(&self) -> impl Iterator<Item = Ids> {
        let first = self.ids.iter().filter(|id| self.root(*id) == id.0);
        first.map(|id| self.joined(Ids::only(id)))
    }

    /// All buildings of the areas that have one of these.
    #[inline]
    pub(crate) fn joined(&self, some: Ids) -> Ids {
        let roots = some.and(self.ids).iter().fold(0u128, |all, id| all | 1 << self.root(id));
        if roots == 0 {
            return Ids::NONE;
        }
        let hangs = |id: &Id| roots >> self.root(*id) & 1 != 0;
        Ids(self.ids.iter().filter(hangs).fold(0, |all, id| all | 1 << id.0))
    }
}

/// The map as one seat sees it.
#[derive(Debug)]
pub(crate) struct Survey<'a> {
    pub(crate) game: &'a Homestead,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) own: Ids,
    /// §10 Buildings that do not count this round.
    ignored: Ids,
    pub(crate) solo: Option<SoloEffect>,
    city: OnceCell<Areas>,
    own_areas: OnceCell<Areas>,
    water: OnceCell<Cells>,
    reach: OnceCell<Cells>,
    as_steppe: OnceCell<Cells>,
    symbols: OnceCell<[u8; 6]>,
}

impl<'a> Survey<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Homestead, state: &'a State, seat: Seat) -> Self {
        let solo = game.solo_effect(state);
        let ignored = match solo {
            Some(SoloEffect::IgnoreRivalBuildings) => state.rival_area(),
            _ => Ids::NONE,
        };
        let own = state.own(seat);
        Self {
            game,
            state,
            seat,
            own,
            ignored,
            solo,
            city: OnceCell::new(),
            own_areas: OnceCell::new(),
            water: OnceCell::new(),
            reach: OnceCell::new(),
            as_steppe: OnceCell::new(),
            symbols: OnceCell::new(),
        }
    }

    #[inline]
    pub(crate) fn board(&self) -> &'a Board {
        &self.state.board
    }

    /// Buildings that count, of these types and owners.
    #[inline]
    pub(crate) fn buildings(&self, types: Types, owner: Owner) -> Ids {
        let of_type = types.iter().fold(Ids::NONE, |all, kind| all.or(self.board().of(kind)));
        let owned = match owner {
            Owner::Own => of_type.and(self.own),
            Owner::Other => of_type.without(self.own),
            Owner::Any => of_type,
        };
        owned.without(self.ignored)
    }

    #[inline]
    pub(crate) fn of(&self, kind: Type) -> Ids {
        self.board().of(kind).without(self.ignored)
    }

    /// Buildings that count, on some cells.
    #[inline]
    pub(crate) fn on(&self, rows: impl Iterator<Item = (usize, u32)>) -> Ids {
        self.board().within(rows).without(self.ignored)
    }

    /// §3.3 The buildings beside a tile.
    #[inline]
    pub(crate) fn neighbours(&self, tile: &Patch) -> Ids {
        self.on(tile.ring())
    }

    /// §3.4 The buildings within a radius of a tile.
    #[inline]
    pub(crate) fn near(&self, tile: &Patch, radius: u8) -> Ids {
        self.on(tile.around(radius).rows())
    }

    /// §11 The cells that count as a terrain: free ones, and canals as river.
    #[inline]
    pub(crate) fn free(&self, terrain: Terrain) -> Cells {
        let printed = self.game.parts.map.of(terrain).without(&self.board().covered);
        match terrain {
            Terrain::River => printed.or(self.canal_water()),
            _ => printed,
        }
    }

    fn canal_water(&self) -> &Cells {
        self.water.get_or_init(|| self.game.canal_water(self.board()))
    }

    /// §3.5 City areas, of all owners.
    pub(crate) fn city_areas(&self) -> &Areas {
        self.city.get_or_init(|| self.game.areas(self.board(), self.of(Type::City)))
    }

    /// §3.5 The city area a tile would join.
    #[inline]
    pub(crate) fn town_beside(&self, tile: &Patch) -> Ids {
        let beside = self.neighbours(tile).and(self.of(Type::City));
        // Most tiles join none: then nobody needs to know the areas.
        if beside.is_empty() { Ids::NONE } else { self.city_areas().joined(beside) }
    }

    /// §3.5 Own areas.
    pub(crate) fn own_areas(&self) -> &Areas {
        self.own_areas.get_or_init(|| self.game.areas(self.board(), self.own))
    }

    /// §5.2 The cells beside own buildings, and those under them.
    pub(crate) fn reach(&self) -> &Cells {
        self.reach.get_or_init(|| self.game.ground_of(self.board(), self.own).beside())
    }

    /// §5.3, §6.1 The cells that may be built on as steppe: unlocked forest may replace it.
    pub(crate) fn as_steppe(&self) -> &Cells {
        self.as_steppe.get_or_init(|| {
            let map = &self.game.parts.map;
            let closed = self.solo == Some(SoloEffect::NoForestConversion);
            let areas = if closed { 0 } else { self.game.unlocked(self.board(), self.own) };
            map.of(Terrain::Steppe).or(&map.forests_in(areas))
        })
    }

    /// §7 The own build-bonus symbols, by type.
    pub(crate) fn symbols(&self) -> &[u8; 6] {
        self.symbols.get_or_init(|| self.game.bonus_symbols(self.board(), self.own))
    }
}
