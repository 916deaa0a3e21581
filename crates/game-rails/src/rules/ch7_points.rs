//! Chapter 7 – Points for a claimed route.

use tabletop::{Seat, Sink};

use crate::{
    Rails,
    fact::{Fact, PointsFor},
    map::LaneData,
    sets::{City, Lane},
    state::State,
};

/// §7 "Every controlled end pays v to its controller; if neither end is controlled, v goes to the
/// claimant." Control is as it stands before any marker of this turn (R8).
#[inline]
pub(crate) fn awards(
    lane: LaneData,
    claimant: Seat,
    controller: impl Fn(City) -> Option<Seat>,
) -> [Option<(Seat, i16)>; 2] {
    let LaneData { ends: [a, b], points, .. } = lane;
    match (controller(a), controller(b)) {
        (None, None) => [Some((claimant, points)), None],
        (a, b) => [a.map(|seat| (seat, points)), b.map(|seat| (seat, points))],
    }
}

/// Points are booked at once and never scored again.
pub(super) fn award(game: &Rails, state: &mut State, lane: Lane, facts: &mut impl Sink<Fact>) {
    let (claimant, data) = (state.turn, *game.map.lane(lane));
    for (seat, points) in awards(data, claimant, |c| state.controller(c)).into_iter().flatten() {
        state.player_mut(seat).score += points;
        let free = data.ends.iter().all(|&city| state.controller(city).is_none());
        let reason = if free { PointsFor::Claim } else { PointsFor::Control };
        let lane = || game.map.lane_name(lane).to_owned();
        facts.tell(|| Fact::Points { seat, points, lane: lane(), reason });
    }
}
