//! Chapter 4 – Turn.

use tabletop::Sink;

use crate::{fact::Fact, state::State};

/// §4 After the action (or both of them) the next player clockwise takes a turn.
#[inline]
pub(super) fn next_turn(state: &mut State, facts: &mut impl Sink<Fact>) {
    state.turn = state.turn.next(state.seats);
    state.actions_left = 1;
    state.doubled = false;
    facts.tell(|| Fact::Turn { seat: state.turn });
}

/// §4 Each action counts towards a stall (A24) until a wagon step or a scoring breaks it.
#[inline]
pub(super) fn begin_action(state: &mut State) {
    state.idle = state.idle.saturating_add(1);
}
