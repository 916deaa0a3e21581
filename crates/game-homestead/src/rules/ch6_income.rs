//! Chapter 6 – Building types and income: what a building pays, right after it is down.
//!
//! Everything is counted around the tile, never under it, so that a place can be asked what it
//! would pay before anything lies there.

use arrayvec::ArrayVec;

use super::{ch3_concepts::Survey, ch6_farms, ch7_bonus};
use crate::{
    board::Ids,
    cells::Cells,
    components::{Owner, Type},
    effects::{BuildEffect, Paid, Types},
    patch::Patch,
    pile::Kind,
};

/// No card has more effects.
pub(super) const MOST_EFFECTS: usize = 6;

/// What one effect counts and pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    pub(crate) count: u32,
    pub(crate) dollars: i16,
    /// The buildings that were counted.
    pub(crate) ids: Ids,
}

/// What a building brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Income {
    pub(crate) effects: ArrayVec<Counted, MOST_EFFECTS>,
    /// §7
    pub(crate) bonus: i16,
    /// §10
    pub(crate) toll: i16,
}

impl Income {
    pub(crate) fn dollars(&self) -> i16 {
        let effects: i16 = self.effects.iter().map(|counted| counted.dollars).sum();
        effects + self.bonus - self.toll
    }
}

impl Survey<'_> {
    /// §6, §7 What the card pays if its tile lies there.
    pub(crate) fn income(&self, card: Kind, tile: &Patch) -> Income {
        let row = self.game.card(card);
        let effects: ArrayVec<Counted, MOST_EFFECTS> =
            row.effects.iter().map(|paid| self.pays(card, tile, paid)).collect();
        let bonus = ch7_bonus::earned(self, row.kind);
        let before: i16 = effects.iter().map(|counted| counted.dollars).sum::<i16>() + bonus;
        let toll = self.toll(row.kind, tile).min(before);
        Income { effects, bonus, toll }
    }

    fn pays(&self, card: Kind, tile: &Patch, paid: &Paid<BuildEffect>) -> Counted {
        let (count, ids) = self.count(card, tile, paid.effect);
        let dollars = match paid.effect {
            BuildEffect::FarmSet => ch6_farms::pays(count),
            _ => paid.pays(count),
        };
        Counted { count, dollars, ids }
    }

    fn count(&self, card: Kind, tile: &Patch, effect: BuildEffect) -> (u32, Ids) {
        let map = &self.game.parts.map;
        let cells = |count: u32| (count, Ids::NONE);
        let buildings = |ids: Ids| (ids.len(), ids);
        match effect {
            BuildEffect::Flat => (1, Ids::NONE),
            BuildEffect::CoveredCell { terrain } => cells(map.of(terrain).count(tile.rows())),
            BuildEffect::AdjacentCell { terrain } => cells(self.free(terrain).count(tile.ring())),
            BuildEffect::RadiusCell { terrain, radius } => {
                cells(self.free(terrain).count(tile.around(radius).rows()))
            }
            // §3.6 "covered cells still count".
            BuildEffect::ForestAreaSize => {
                let area = tile.cells().find_map(|cell| map.forest_of(cell));
                cells(area.map_or(0, |area| map.forests[usize::from(area)].len()))
            }
            BuildEffect::CoveredDeposit { deposit } => cells(map.with(deposit).count(tile.rows())),
            BuildEffect::AdjacentDeposit { deposit } => {
                cells(map.with(deposit).without(&self.board().covered).count(tile.ring()))
            }
            BuildEffect::FarmSet => cells(ch6_farms::set_size(self, card)),
            BuildEffect::SetsInRadius { radius, needs } => self.sets(tile, radius, needs),
            BuildEffect::BuildingInRadius { types, owner, radius } => {
                buildings(self.near(tile, radius).and(self.buildings(types, owner)))
            }
            BuildEffect::AdjacentBuilding { types, owner } => {
                buildings(self.neighbours(tile).and(self.buildings(types, owner)))
            }
            BuildEffect::CityAreaSize => {
                let others = self.town_beside(tile);
                (1 + others.len(), others)
            }
            BuildEffect::CityAreaNeighbour { types, owner } => {
                buildings(self.around_town(tile).and(self.buildings(types, owner)))
            }
            BuildEffect::CityAreaNeighbourTypes => {
                let beside = self.around_town(tile);
                let there = |kind: &&Type| !beside.and(self.of(**kind)).is_empty();
                (Type::ALL.iter().filter(there).count() as u32, beside)
            }
            BuildEffect::CityAreaCell { terrain } => {
                cells(self.town(tile).ring().and(&self.free(terrain)).len())
            }
        }
    }

    /// §6.4 "Number of sets = minimum over the required types".
    fn sets(&self, tile: &Patch, radius: u8, needs: Types) -> (u32, Ids) {
        let near = self.near(tile, radius).and(self.buildings(needs, Owner::Any));
        let of = |kind| near.and(self.board().of(kind)).len();
        (needs.iter().map(of).min().unwrap_or(0), near)
    }

    /// §6.5 The cells of the city area a tile would belong to.
    fn town(&self, tile: &Patch) -> Cells {
        let others = self.town_beside(tile);
        let mut town = self.game.ground_of(self.board(), others);
        town.take_in(tile.rows());
        town
    }

    /// §6.5 The buildings of other types beside that area, each once.
    fn around_town(&self, tile: &Patch) -> Ids {
        self.on(self.town(tile).ring().rows()).without(self.of(Type::City))
    }
}
