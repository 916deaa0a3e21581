//! Chapter 8 – A city marker after a claim.

use tabletop::{Illegal, Seat, Sink};

use super::{
    CANNOT_PAY_MARKER, CITY_MARKED, NO_MARKER_LEFT, NOT_AN_END, ROSWELL_BANNED, ch6_1_payment,
    ch10_alvin,
};
use crate::{
    Rails,
    action::Payment,
    components::{Colour, MARKER_COST},
    fact::Fact,
    sets::{City, Lane},
    state::{Pending, State},
};

/// §8 One of the two ends of the very route, unmarked, paid with two cards of one colour.
pub(super) fn marker(game: &Rails, state: &State, lane: Lane, city: City) -> Result<(), Illegal> {
    if !game.map.lane(lane).ends.contains(&city) {
        return Err(Illegal::because(&NOT_AN_END));
    }
    if ch10_alvin::is_banned(game, city) {
        return Err(Illegal::because(&ROSWELL_BANNED));
    }
    if state.marked.has(city) {
        return Err(Illegal::because(&CITY_MARKED));
    }
    let player = state.player(state.turn);
    if player.markers == 0 {
        return Err(Illegal::short(&NO_MARKER_LEFT, 1, 0));
    }
    let plain = Colour::plain().map(|colour| player.hand.of(colour)).max().unwrap_or(0);
    let most = plain + player.hand.locomotives();
    if most < MARKER_COST {
        return Err(Illegal::short(&CANNOT_PAY_MARKER, MARKER_COST.into(), most.into()));
    }
    Ok(())
}

/// Asks only when a marker could be set.
pub(super) fn settle(game: &Rails, state: &mut State, lane: Lane) -> bool {
    let ends = game.map.lane(lane).ends;
    if ends.iter().any(|&city| marker(game, state, lane, city).is_ok()) {
        return true;
    }
    state.pending.pop();
    false
}

/// Pays at once where there is one way to pay. Answers whether the player has to choose.
pub(super) fn settle_pay(
    game: &Rails,
    state: &mut State,
    city: City,
    facts: &mut impl Sink<Fact>,
) -> bool {
    let hand = state.player(state.turn).hand;
    match ch6_1_payment::only_way(|each| ch6_1_payment::ways_for_marker(hand, each)) {
        Some(only) => {
            mark(game, state, city, only, facts);
            false
        }
        None => true,
    }
}

pub(super) fn mark(
    game: &Rails,
    state: &mut State,
    city: City,
    payment: Payment,
    facts: &mut impl Sink<Fact>,
) {
    let seat = state.turn;
    state.pending.pop();
    ch6_1_payment::pay(state, payment, facts);
    put(state, seat, city);
    facts.tell(|| Fact::Marked { seat, city: game.map.city_name(city).to_owned() });
    // §5.4 The cards laid down may fill a gap in the display.
    state.pending.push(Pending::Refill { sweeps: 0 });
}

/// A marker is never moved or taken back.
pub(super) fn put(state: &mut State, seat: Seat, city: City) {
    let player = state.player_mut(seat);
    player.markers -= 1;
    player.controls.insert(city);
    state.marked.insert(city);
}

pub(super) fn decline(state: &mut State, facts: &mut impl Sink<Fact>) {
    state.pending.pop();
    facts.tell(|| Fact::NoMarker { seat: state.turn });
}
