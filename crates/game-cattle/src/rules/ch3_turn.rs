//! Chapter 3 – A turn: move, use the location, draw.

use tabletop::Sink;

use crate::{
    fact::Fact,
    state::{Pending, State},
};

/// The setup is over.
pub(super) fn begin(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    state.pending.pop();
    begin_turn(state, facts);
    false
}

/// The turn of whoever's turn it is.
pub(super) fn begin_turn(state: &mut State, facts: &mut impl Sink<Fact>) {
    let seat = state.turn.0;
    facts.tell(|| Fact::Turn { seat });
    state.visited = 0;
    state.pending.push(Pending::EndTurn);
    if state.craigs_turn() {
        super::ch23_craig_turn::begin(state, facts);
    } else {
        state.pending.push_in_order([Pending::Move, Pending::FillHand]);
    }
}

/// Drops whatever is open but for the end of the turn: unused actions of the old tile are lost (§5).
pub(super) fn leave_location(state: &mut State) {
    while state.pending.len() > 2 {
        state.pending.pop();
    }
}
