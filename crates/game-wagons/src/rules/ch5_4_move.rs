//! Chapter 5.4 – Moving wagons: single steps to the west, split freely.

use tabletop::{Illegal, Sink};

use super::{LEFT_THE_GAME, NO_WAGON_THERE};
use crate::{
    components::Region,
    fact::Fact,
    state::{Pending, State},
};

/// §5.4 One wagon goes from its region to the next region to the west. Answers which that is.
#[inline]
pub(super) fn step(state: &State, from: Region) -> Result<Region, Illegal> {
    let Some(to) = from.westward() else {
        return Err(Illegal::because(&LEFT_THE_GAME));
    };
    match state.wagons_in(from) {
        0 => Err(Illegal::short(&NO_WAGON_THERE, 1, 0)),
        _ => Ok(to),
    }
}

#[inline]
pub(super) fn step_west(state: &mut State, from: Region, facts: &mut impl Sink<Fact>) {
    let to = step(state, from).expect("judged by the caller");
    let Some(Pending::Steps { left, card }) = state.pending.pop() else {
        unreachable!("a step that nobody asked for")
    };
    state.wagons[from.index()] -= 1;
    state.wagons[to.index()] += 1;
    state.pending.push(Pending::Steps { left: left - 1, card });
    facts.tell(|| Fact::Moved { seat: state.turn, from, to });
    // A24 A wagon step breaks a stall.
    state.idle = 0;
}

/// §5.5 All steps must be made. Answers whether the player has to choose.
#[inline]
pub(super) fn settle(state: &mut State, left: u8, facts: &mut impl Sink<Fact>) -> bool {
    if left > 0 && state.can_move() {
        return true;
    }
    state.pending.pop();
    if left > 0 {
        // RULING A9: where not all steps can be made, as many as possible are.
        facts.tell(|| Fact::StepsLapsed { seat: state.turn, steps: left });
    }
    false
}
