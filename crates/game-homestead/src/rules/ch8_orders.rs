//! Chapter 8 – End-of-game conditions: what an order pays, on the map as it stands.

use tabletop::Seat;

use super::ch6_farms;
use crate::{
    Homestead,
    board::{Id, Ids},
    cells::Cells,
    components::Terrain,
    effects::{EndEffect, Paid, Types},
    patch::Patch,
    pile::Kind,
    state::State,
};

/// What one effect of an order counts and pays; nothing where it hangs on where the order will
/// stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct EndCount {
    pub(crate) count: Option<u32>,
    pub(crate) dollars: Option<i16>,
}

impl Homestead {
    /// §8 What an order pays its player if the game ended now. `tile` is where it stands, or would:
    /// then it is already counted as an own building there.
    pub(crate) fn order_counts<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        card: Kind,
        tile: Option<Patch>,
    ) -> impl Iterator<Item = EndCount> + 'a {
        let judge = Judge { game: self, state, own: state.own(seat), tile };
        self.card(card).end_effects.iter().map(move |paid: &Paid<EndEffect>| {
            let count = judge.count(paid.effect);
            EndCount { count, dollars: count.map(|count| paid.pays(count)) }
        })
    }

    /// The sum of it.
    pub(crate) fn order_pays(&self, state: &State, seat: Seat, card: Kind, tile: Patch) -> i16 {
        self.order_counts(state, seat, card, Some(tile)).filter_map(|counted| counted.dollars).sum()
    }
}

struct Judge<'a> {
    game: &'a Homestead,
    state: &'a State,
    own: Ids,
    tile: Option<Patch>,
}

impl Judge<'_> {
    fn own(&self, types: Types) -> Ids {
        types.iter().fold(Ids::NONE, |all, kind| all.or(self.state.board.of(kind))).and(self.own)
    }

    fn ground(&self, id: Id) -> Patch {
        self.game.spot_of(*self.state.board.building(id)).into()
    }

    fn largest_area(&self, types: Types) -> u32 {
        let areas = self.game.areas(&self.state.board, self.own(types));
        areas.list().map(Ids::len).max().unwrap_or(0)
    }

    /// How many own buildings of these types stand so.
    fn standing(&self, types: Types, so: impl Fn(&Patch) -> bool) -> u32 {
        self.own(types).iter().filter(|id| so(&self.ground(*id))).count() as u32
    }

    /// RULING A15 The final picture: free cells, and canals as river.
    fn free(&self, terrain: Terrain) -> Cells {
        let board = &self.state.board;
        let printed = self.game.parts.map.of(terrain).without(&board.covered);
        match terrain {
            Terrain::River => printed.or(&self.game.canal_water(board)),
            _ => printed,
        }
    }

    fn count(&self, effect: EndEffect) -> Option<u32> {
        let (game, board, map) = (self.game, &self.state.board, &self.game.parts.map);
        Some(match effect {
            EndEffect::Flat => 1,
            EndEffect::OwnBuilding { types } => self.own(types).len(),
            EndEffect::OwnBuildingNearCell { types, terrain } => {
                let free = self.free(terrain);
                self.standing(types, |ground| free.any(ground.ring()))
            }
            EndEffect::OwnBuildingOnTerrain { types, terrain } => {
                self.standing(types, |ground| map.of(terrain).any(ground.rows()))
            }
            EndEffect::OwnBuildingInRadius { types, radius } => {
                let tile = self.tile?;
                let near = board.within(tile.around(radius).rows());
                near.and(self.own(types)).len()
            }
            EndEffect::OwnBuildingTouchingOther { types } => {
                let others = game.ground_of(board, board.all().without(self.own));
                self.standing(types, |ground| others.any(ground.ring()))
            }
            EndEffect::OwnAreaSize { types } => self.largest_area(types),
            EndEffect::OwnAreas { types, min_size } => {
                let areas = game.areas(board, self.own(types));
                areas.list().filter(|area| area.len() >= min_size.into()).count() as u32
            }
            EndEffect::OwnTypeSets { needs } => {
                let of = |kind| board.of(kind).and(self.own).len();
                needs.iter().map(of).min().unwrap_or(0)
            }
            EndEffect::OwnFarmSymbols => {
                let copies = game.symbols(board, self.own);
                copies.iter().filter(|&&n| n > 0).count() as u32
            }
            EndEffect::OwnFarmSets { min_size } => {
                let copies = game.symbols(board, self.own);
                ch6_farms::sets(&copies).filter(|&size| size >= min_size).count() as u32
            }
            EndEffect::OwnDeposit { deposit } => {
                game.ground_of(board, self.own).and(map.with(deposit)).len()
            }
            EndEffect::OwnForestAreas => {
                let ground = game.ground_of(board, self.own);
                map.forests.iter().filter(|forest| ground.meets(forest)).count() as u32
            }
            EndEffect::OwnBonusSymbol => {
                game.bonus_symbols(board, self.own).iter().map(|&n| u32::from(n)).sum()
            }
            EndEffect::OwnMapEdges => {
                let ground = game.ground_of(board, self.own);
                let touches = |on: fn(u8, u8, u8, u8) -> bool| {
                    ground.iter().any(|cell| on(cell.row, cell.col, map.height - 1, map.width - 1))
                };
                let edges = [
                    touches(|row, _, _, _| row == 0),
                    touches(|row, _, last, _| row == last),
                    touches(|_, col, _, _| col == 0),
                    touches(|_, col, _, last| col == last),
                ];
                edges.into_iter().filter(|edge| *edge).count() as u32
            }
        })
    }
}
