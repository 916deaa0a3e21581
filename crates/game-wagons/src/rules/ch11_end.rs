//! Chapter 11 – End of the game.

use tabletop::{Outcome, Sink};

use super::{ch4_turn, ch6_scoring};
use crate::{
    Wagons,
    components::Region,
    fact::Fact,
    options::DoubleAtEnd,
    state::{End, State},
};

/// The end of an action: does the game end, does the turn pass? Nobody has to be asked.
#[inline]
pub(super) fn finish(game: &Wagons, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    state.pending.pop();
    state.actions_left -= 1;
    state.end = state.end.or_else(|| met(game, state));
    let cut = game.options.double_at_end == DoubleAtEnd::Cut;
    match state.end {
        // RULING A16: by default the end comes at once, and a second action is lost.
        Some(end) if cut || state.actions_left == 0 => close(state, end, facts),
        _ if state.actions_left == 0 => ch4_turn::next_turn(state, facts),
        _ => {}
    }
    false
}

/// Which end condition is met, if any.
#[inline]
pub(crate) fn met(game: &Wagons, state: &State) -> Option<End> {
    End::ALL.into_iter().find(|&end| holds(game, state, end))
}

#[inline]
pub(crate) fn holds(game: &Wagons, state: &State, end: End) -> bool {
    match end {
        // §11.1 Points rise only in scorings, so the test may follow any action (A17).
        End::Fifty => state.playing().iter().any(|player| player.vp >= 50),
        // §11.2 "If NE and E together hold no wagon."
        End::WagonsGone => state.wagons_in(Region::NewEngland) + state.wagons_in(Region::East) == 0,
        // RULING A24: so many full rounds without a wagon step or a scoring.
        End::Stalemate => game.options.stall_guard.0.is_some_and(|rounds| {
            u32::from(state.idle) >= u32::from(rounds.get()) * u32::from(state.seats)
        }),
    }
}

/// §11.2 One last scoring, free of charge and without a scoring card, unless §11.1 ended the game.
fn close(state: &mut State, end: End, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Ended { reason: end });
    if end != End::Fifty {
        facts.tell(|| Fact::Scored { seat: None, number: None, cost: 0 });
        ch6_scoring::score_all(state, facts);
    }
    state.over = true;
}

impl Wagons {
    /// §11.3 Most points; then most discs in supply; then a shared victory (A20).
    pub(crate) fn ranking(state: &State) -> Option<Outcome> {
        let end = state.end.filter(|_| state.over)?;
        let keys: Vec<_> =
            state.playing().iter().map(|player| (player.vp, player.supply)).collect();
        Some(Outcome::ranked(end.code(), &keys))
    }
}
