//! Chapter 10 – Solo variant: the rival's area, placed by the player.

use arrayvec::ArrayVec;
use tabletop::{Illegal, Seat, Sink};

use super::{
    AGAIN_FORBIDDEN, NO_SUCH_TILE, NOT_BESIDE_AREA,
    ch3_concepts::Survey,
    ch5_building::{ALL, Demands, Test},
};
use crate::{
    Homestead,
    action::Action,
    board::Building,
    components::{Terrain, Type},
    fact::Fact,
    parts::SoloCard,
    pile::Kind,
    state::{Pending, State},
    tile::{Shape, Spot},
};

/// Arrangements tried before an area is taken not to fit. On a map with any room the first few do.
const MOST_TRIES: u32 = 20_000;
/// Arrangements a bot tries before it looks for another place.
const FEW_TRIES: u32 = 100;

impl Homestead {
    pub(super) fn tile_shape(&self, tile: u8) -> &Shape {
        let shape = self.parts.tiles[usize::from(tile)].shape;
        &self.parts.shapes[usize::from(shape)]
    }

    /// RULING A30 How many tiles of this kind are not on the map. Only in the solo game can they run
    /// out.
    pub(crate) fn tiles_left(&self, state: &State, tile: u8) -> u8 {
        let used = state.board.buildings().iter().filter(|building| building.tile == tile).count();
        self.parts.tiles[usize::from(tile)].count.saturating_sub(used as u8)
    }

    /// RULING A29 What the rival's tile demands of a place: its terrain, and the area beside it.
    fn rival_demands(&self, state: &State, tile: u8) -> Demands {
        let map = &self.parts.map;
        let kind = self.parts.tiles[usize::from(tile)].kind;
        let mut demands = Demands::new();
        let on_steppe = || map.of(Terrain::Steppe).or(&map.forests_in(state.solo.forests));
        let cells = match kind {
            Type::Forester => *map.of(Terrain::Forest),
            Type::Mine => *map.of(Terrain::Mountain),
            Type::Order => {
                let order = state.solo.card.map(|card| self.parts.solo[usize::from(card)].order);
                let mut cells = crate::cells::Cells::EMPTY;
                for &terrain in Terrain::ALL {
                    if order.is_some_and(|order| self.card(order).may_lie_on(terrain)) {
                        cells = match terrain {
                            Terrain::Steppe => cells.or(&on_steppe()),
                            other => cells.or(map.of(other)),
                        };
                    }
                }
                cells
            }
            Type::Farm | Type::Production | Type::City => on_steppe(),
        };
        let cells = cells.without(&state.board.covered);
        demands.add(Test::Ground { cells, marked: ALL });
        if state.solo.area_len > 0 {
            let cells = self.ground_of(&state.board, state.rival_area()).beside();
            demands.add(Test::Touches { cells, reason: &NOT_BESIDE_AREA, count: None });
        }
        demands
    }

    fn rival_spots(&self, state: &State, tile: u8, show: impl FnMut(Spot) -> bool) {
        let survey = Survey::new(self, state, Seat(0));
        self.rival_demands(state, tile).each(&survey, self.tile_shape(tile), show);
    }

    fn tile_fits(&self, state: &State, tile: u8) -> bool {
        let survey = Survey::new(self, state, Seat(0));
        self.rival_demands(state, tile).fit(&survey, self.tile_shape(tile))
    }

    /// The tiles that may fill a place of the solo card: the one shown, or, where it has run out,
    /// any of its type.
    fn stand_ins(&self, state: &State, shown: u8) -> impl Iterator<Item = u8> {
        let there = self.tiles_left(state, shown) > 0;
        let kind = self.parts.tiles[usize::from(shown)].kind;
        let tiles = (0..self.parts.tiles.len()).map(|tile| tile as u8);
        let fits = move |tile: &u8| {
            let row = &self.parts.tiles[usize::from(*tile)];
            if there {
                return *tile == shown;
            }
            row.kind == kind && !row.is_post && self.tiles_left(state, *tile) > 0
        };
        tiles.filter(fits)
    }

    fn shown_tiles(&self, state: &State) -> &[u8] {
        state.solo.card.map_or(&[], |card| &self.parts.solo[usize::from(card)].tiles)
    }

    /// Tiles that can be placed next, each with the place on the card it fills.
    fn next_tiles(&self, state: &State, left: u8) -> ArrayVec<(u8, u8), 64> {
        let mut next: ArrayVec<(u8, u8), 64> = ArrayVec::new();
        for (place, &shown) in self.shown_tiles(state).iter().enumerate() {
            if left >> place & 1 == 0 {
                continue;
            }
            for tile in self.stand_ins(state, shown) {
                let known = next.iter().any(|(other, _)| *other == tile);
                if !known && self.tile_fits(state, tile) {
                    next.push((tile, place as u8));
                }
            }
        }
        next.sort_unstable();
        next
    }

    pub(super) fn next_tile(&self, state: &State, left: u8, tile: u8) -> Result<(), Illegal> {
        if self.next_tiles(state, left).iter().any(|(other, _)| *other == tile) {
            Ok(())
        } else {
            Err(Illegal::because(&NO_SUCH_TILE))
        }
    }

    pub(super) fn list_tiles(&self, state: &State, left: u8, out: &mut Vec<Action>) {
        let next = self.next_tiles(state, left);
        out.extend(next.iter().map(|(tile, _)| Action::Tile(*tile)));
        if next.is_empty() {
            out.push(Action::Again);
        }
    }

    /// Only when the rest does not fit may the area be taken up and begun anew.
    pub(super) fn taking_up(&self, state: &State, left: u8) -> Result<(), Illegal> {
        if self.next_tiles(state, left).is_empty() {
            Ok(())
        } else {
            Err(Illegal::because(&AGAIN_FORBIDDEN))
        }
    }

    pub(super) fn take_area_up(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let tiles = state.solo.area_len;
        for _ in 0..tiles {
            let building: Building = *state.board.building(state.newest());
            state.board.take_up(self.cells_of(&building));
        }
        (state.solo.area_len, state.solo.forests) = (0, 0);
        state.pending = Pending::Tile { left: (1 << self.shown_tiles(state).len()) - 1 };
        facts.tell(|| Fact::TakenUp { tiles });
    }

    /// Where there is nothing to choose, nothing is asked.
    pub(super) fn settle_tiles(&self, state: &mut State, left: u8) -> bool {
        if left == 0 {
            Self::begin_draft(state);
            return true;
        }
        if let [(tile, _)] = self.next_tiles(state, left)[..] {
            self.begin_tile(state, left, tile);
        }
        true
    }

    pub(super) fn begin_tile(&self, state: &mut State, left: u8, tile: u8) {
        let next = self.next_tiles(state, left);
        let (_, shown) = next.iter().find(|(other, _)| *other == tile).expect("judged");
        state.pending = Pending::RivalTile { left, shown: *shown, tile };
    }

    pub(super) fn rival_place(&self, state: &State, tile: u8, spot: Spot) -> Result<(), Illegal> {
        let survey = Survey::new(self, state, Seat(0));
        self.rival_demands(state, tile).judge(&survey, self.tile_shape(tile), spot)
    }

    pub(super) fn list_rival_places(&self, state: &State, tile: u8, out: &mut Vec<Action>) {
        self.rival_spots(state, tile, |spot| {
            out.push(Action::Place(spot));
            true
        });
    }

    pub(super) fn place_rival(
        &self,
        state: &mut State,
        left: u8,
        shown: u8,
        tile: u8,
        spot: Spot,
        facts: &mut impl Sink<Fact>,
    ) {
        self.lay_tile(state, None, Kind::NONE, tile, spot, facts);
        self.count_in(state, tile, spot);
        state.pending = Pending::Tile { left: left & !(1 << shown) };
    }

    /// The tile belongs to the area; a forester's forest may serve as steppe for the rest of it.
    fn count_in(&self, state: &mut State, tile: u8, spot: Spot) {
        state.solo.area_len += 1;
        if self.parts.tiles[usize::from(tile)].kind == Type::Forester
            && let Some(forest) = spot.cells().find_map(|cell| self.parts.map.forest_of(cell))
        {
            state.solo.forests |= 1 << forest;
        }
    }

    /// RULING A28 Whether the card's buildings fit on the map as one area.
    pub(super) fn area_fits(&self, state: &State, card: &SoloCard) -> bool {
        let mut trial = *state;
        trial.solo.card = self.parts.solo.iter().position(|row| row == card).map(|i| i as u8);
        trial.solo.area_from = trial.board.len();
        (trial.solo.area_len, trial.solo.forests) = (0, 0);
        let mut tries = MOST_TRIES;
        self.rest_fits(&trial, (1 << card.tiles.len()) - 1, &mut tries)
    }

    /// How much ground there is for a tile: the least first.
    pub(crate) fn rarity(&self, tile: u8) -> u8 {
        match self.parts.tiles[usize::from(tile)].kind {
            Type::Mine => 0,
            Type::Forester => 1,
            Type::Order => 2,
            Type::Farm | Type::Production | Type::City => 3,
        }
    }

    /// A connected area can be laid beginning with any of its tiles: the first tile that is tried
    /// is the one of the rarest ground.
    fn rest_fits(&self, state: &State, left: u8, tries: &mut u32) -> bool {
        if left == 0 {
            return true;
        }
        let mut next = self.next_tiles(state, left);
        let rare = |tile: u8| self.rarity(tile);
        next.sort_by_key(|(tile, _)| rare(*tile));
        if state.solo.area_len == 0 {
            let rarest = next.first().map(|(tile, _)| rare(*tile));
            next.retain(|(tile, _)| Some(rare(*tile)) == rarest);
        }
        next.iter().any(|&(tile, shown)| {
            let mut found = false;
            self.rival_spots(state, tile, |spot| {
                let mut after = *state;
                self.lay_tile(&mut after, None, Kind::NONE, tile, spot, &mut tabletop::Quiet);
                self.count_in(&mut after, tile, spot);
                *tries = tries.saturating_sub(1);
                found = self.rest_fits(&after, left & !(1 << shown), tries);
                !found && *tries > 0
            });
            found
        })
    }

    /// Whether the rest of the area can still be laid when the tile lies there.
    pub(crate) fn leaves_room(&self, state: &State, spot: Spot) -> bool {
        self.leaves_room_within(state, spot, &mut { FEW_TRIES })
    }

    fn leaves_room_within(&self, state: &State, spot: Spot, tries: &mut u32) -> bool {
        let Pending::RivalTile { left, shown, tile } = state.pending else { return true };
        let mut after = *state;
        self.lay_tile(&mut after, None, Kind::NONE, tile, spot, &mut tabletop::Quiet);
        self.count_in(&mut after, tile, spot);
        *tries = tries.saturating_sub(1);
        self.rest_fits(&after, left & !(1 << shown), tries)
    }

    /// Some place of the tile asked for that leaves room for the rest, looked for as long as the
    /// whole area was when its card came up.
    pub(crate) fn room_for_the_rest(&self, state: &State) -> Option<Spot> {
        let Pending::RivalTile { tile, .. } = state.pending else { return None };
        let (mut tries, mut room) = (MOST_TRIES, None);
        self.rival_spots(state, tile, |spot| {
            room = self.leaves_room_within(state, spot, &mut tries).then_some(spot);
            room.is_none() && tries > 0
        });
        room
    }

    /// Whether the area can be finished with this tile next.
    pub(crate) fn goes_on_with(&self, state: &State, tile: u8) -> bool {
        let Pending::Tile { left } = state.pending else { return true };
        let mut begun = *state;
        self.begin_tile(&mut begun, left, tile);
        self.room_for_the_rest(&begun).is_some()
    }

    /// What position files ask.
    pub(crate) fn could_be_next(&self, state: &State, left: u8, shown: u8, tile: u8) -> bool {
        self.next_tiles(state, left).contains(&(tile, shown))
    }

    /// The same with the area taken up.
    pub(crate) fn fits_anew(&self, state: &State, card: &SoloCard) -> bool {
        let mut anew = *state;
        self.take_area_up(&mut anew, &mut tabletop::Quiet);
        self.area_fits(&anew, card)
    }
}
