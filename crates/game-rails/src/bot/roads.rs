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
        let free = state.open.and(game.map.up_to(player.cars)).without(player.barred);
        let held = Held::of(player.hand);
        let foreign = state.marked.without(player.controls);
        let rivals = i16::from(state.seats - 1);
        for (given, lanes) in (0..).zip(game.map.by_ends_in(foreign)) {
            for lane in free.and(lanes).iter() {
                let span = game.map.span(lane);
                let mut effort = effort(span, &held);
                if given > 0 {
                    let toll = GIVEN_AWAY * game.map.lane(lane).points * given / (2 * rivals);
                    effort = effort.saturating_add(toll.unsigned_abs() as u8);
                }
                let effort = effort.min(HARDEST);
                let road = &mut roads[usize::from(span.pair)];
                if effort < road.effort {
                    *road = Road { lane, effort };
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
