//! What it would ask of a seat to join two cities that have track between them.

use super::{
    Outlook,
    hand::{Held, effort},
    weights::GIVEN_AWAY,
};
use crate::sets::Lane;

/// No road at all.
pub(super) const FAR: u8 = u8::MAX;
/// No road asks for less: one card at hand, and the claim.
pub(super) const EASIEST: u8 = 4;
/// No single road counts for more.
pub(super) const HARDEST: u8 = 63;

/// The lane a seat would claim between two cities, and what that asks of it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Road {
    pub(super) lane: Lane,
    pub(super) effort: u8,
}

/// A road for each pair of cities. The table is as long as its index can count, so that nothing has
/// to be checked on the way.
pub(super) struct Roads([Road; 256]);

impl Roads {
    pub(super) fn of(outlook: &Outlook<'_>) -> Self {
        let Outlook { game, state, .. } = *outlook;
        let player = outlook.player();
        let mut roads = [Road { lane: Lane(0), effort: FAR }; 256];
        let free = state.open.and(game.map.up_to(player.cars));
        let held = Held::of(player.hand);
        let rivals = i16::from(state.seats - 1);
        for (given, lanes) in (0..).zip(game.map.by_ends_in(state.marked.without(player.controls)))
        {
            for lane in free.and(lanes).iter() {
                let data = *game.map.lane(lane);
                let toll =
                    if given > 0 { GIVEN_AWAY * data.points * given / (2 * rivals) } else { 0 };
                let effort = effort(data, &held).saturating_add(toll.unsigned_abs() as u8);
                let road = &mut roads[usize::from(game.map.pair(lane))];
                if effort.min(HARDEST) < road.effort {
                    *road = Road { lane, effort: effort.min(HARDEST) };
                }
            }
        }
        Self(roads)
    }

    #[inline]
    pub(super) fn of_pair(&self, pair: u8) -> Road {
        self.0[usize::from(pair)]
    }
}
