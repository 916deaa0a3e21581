//! Chapter 10 – Alvin the Alien, a variant.

use tabletop::{Illegal, Sink};

use super::NOT_CONTROLLED;
use crate::{
    Rails,
    components::ALVIN,
    fact::{Fact, PointsFor},
    options::AlvinVariant,
    sets::{City, Lane},
    state::{Alvin, State},
};

/// §10.1, R12 Nobody starts or sets a marker where Alvin landed, during the whole game.
pub(super) fn is_banned(game: &Rails, city: City) -> bool {
    game.options.alvin == AlvinVariant::On && city == game.map.alvin
}

/// §10.2 A lane that ends in Alvin's city, claimed by anybody but the holder (R14).
pub(crate) fn captures(game: &Rails, state: &State, lane: Lane) -> bool {
    state.alvin.is_some_and(|alvin| {
        alvin.holder != Some(state.turn) && game.map.lane(lane).ends.contains(&alvin.city)
    })
}

/// §10.2 Ten points at once, besides what the lane is worth.
pub(super) fn capture(game: &Rails, state: &mut State, lane: Lane, facts: &mut impl Sink<Fact>) {
    if !captures(game, state, lane) {
        return;
    }
    let seat = state.turn;
    let player = state.player_mut(seat);
    player.score += ALVIN;
    player.captures += ALVIN;
    let lane = || game.map.lane_name(lane).to_owned();
    facts.tell(|| Fact::Points { seat, points: ALVIN, lane: lane(), reason: PointsFor::Alvin });
}

/// §10.3 To a city the captor controls; one marked this very turn counts (R13).
pub(super) fn goal(state: &State, city: City) -> Result<(), Illegal> {
    let controls = state.player(state.turn).controls;
    controls.has(city).then_some(()).ok_or(Illegal::because(&NOT_CONTROLLED))
}

/// §10.4 With a single controlled city the move is automatic. Answers whether there is a choice.
pub(super) fn settle(game: &Rails, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    let controls = state.player(state.turn).controls;
    if controls.len() > 1 {
        return true;
    }
    let home = controls.iter().next().expect("everybody keeps the start marker");
    land(game, state, home, facts);
    false
}

pub(super) fn land(game: &Rails, state: &mut State, city: City, facts: &mut impl Sink<Fact>) {
    let seat = state.turn;
    state.pending.pop();
    state.alvin = Some(Alvin { city, holder: Some(seat) });
    facts.tell(|| Fact::AlvinMoved { seat, city: game.map.city_name(city).to_owned() });
}
