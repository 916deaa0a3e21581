//! Chapter 10 – Solo variant: what the card in force forbids, this round only.

use tabletop::Illegal;

use super::{
    BESIDE_RIVAL, NEAR_RIVAL, NO_TILE_LEFT, SAME_TYPE_AGAIN, TILE_TOO_LARGE, TYPE_FORBIDDEN,
    TYPE_LIMIT,
    ch3_concepts::Survey,
    ch5_building::{Demands, Test},
};
use crate::{
    components::Type,
    effects::{SoloEffect, TollScope},
    patch::Patch,
    pile::Kind,
};

impl Survey<'_> {
    /// Whether the card may be played at all, wherever its tile would lie.
    #[inline]
    pub(super) fn allowed(&self, card: Kind) -> Result<(), Illegal> {
        if !self.state.is_solo() {
            return Ok(());
        }
        let (row, solo) = (self.game.card(card), &self.state.solo);
        if self.game.tiles_left(self.state, row.tile) == 0 {
            return Err(Illegal::because(&NO_TILE_LEFT));
        }
        match self.solo {
            Some(SoloEffect::ForbidType { types }) if types.has(row.kind) => {
                Err(Illegal::because(&TYPE_FORBIDDEN))
            }
            Some(SoloEffect::LimitType { types, max })
                if types.has(row.kind) && solo.built[row.kind.index()] >= max =>
            {
                let built = solo.built[row.kind.index()];
                Err(Illegal::short(&TYPE_LIMIT, max.into(), built.into()))
            }
            Some(SoloEffect::NoRepeatType) if solo.last == Some(row.kind) => {
                Err(Illegal::because(&SAME_TYPE_AGAIN))
            }
            Some(SoloEffect::MaxCells { cells }) if self.game.shape_of(card).size > cells => {
                let size = self.game.shape_of(card).size;
                Err(Illegal::short(&TILE_TOO_LARGE, cells.into(), size.into()))
            }
            _ => Ok(()),
        }
    }

    /// What is demanded of a place because of the rival's new area.
    pub(super) fn add_rival(&self, demands: &mut Demands) {
        let area = || self.game.ground_of(self.board(), self.state.rival_area());
        let (near, reason, count) = match self.solo {
            Some(SoloEffect::ForbidAdjacentRival) => (area().beside(), &BESIDE_RIVAL, None),
            Some(SoloEffect::ForbidRadiusRival { radius }) => {
                (area().around(radius), &NEAR_RIVAL, Some((i32::from(radius) + 1, radius.into())))
            }
            _ => return,
        };
        let cells = self.game.parts.map.all.without(&near);
        demands.add(Test::Within { cells, reason, count });
    }

    /// What is taken off the income of a building; the caller sees to it that it never falls below
    /// zero.
    pub(super) fn toll(&self, kind: Type, tile: &Patch) -> i16 {
        let Some(SoloEffect::Toll(toll)) = self.solo else { return 0 };
        let due = match toll.scope {
            TollScope::Any => true,
            TollScope::Types { types } => types.has(kind),
            TollScope::NearRival { radius } => {
                let near = self.board().within(tile.around(radius).rows());
                !near.and(self.state.rival_area()).is_empty()
            }
        };
        if due { toll.dollars } else { 0 }
    }
}
