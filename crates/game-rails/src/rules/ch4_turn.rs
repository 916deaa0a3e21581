//! Chapter 4 – Turn: exactly one of taking cards, claiming a route, drawing tickets.

use tabletop::{Illegal, Sink};

use super::{Limits, PASS_FORBIDDEN, ch5_cards, ch9_tickets};
use crate::{
    Rails,
    action::Action,
    fact::Fact,
    state::{Pending, State},
};

/// What the active player may do, in order.
pub(super) fn list(game: &Rails, state: &State, out: &mut Vec<Action>) {
    let before = out.len();
    ch5_cards::list_first(state, out);
    let claims = Limits::of(game, state, state.turn).all();
    out.extend(claims.iter().map(Action::Claim));
    if ch9_tickets::drawing(state).is_ok() {
        out.push(Action::Tickets);
    }
    if out.len() == before {
        out.push(Action::Pass);
    }
}

/// §4, R4 Passing is for those who can do nothing else.
pub(super) fn pass(game: &Rails, state: &State) -> Result<(), Illegal> {
    let stuck = state.pending.is_empty()
        && !ch5_cards::possible(state)
        && ch9_tickets::drawing(state).is_err()
        && Limits::of(game, state, state.turn).all().is_empty();
    stuck.then_some(()).ok_or(Illegal::because(&PASS_FORBIDDEN))
}

pub(super) fn do_pass(state: &mut State, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Passed { seat: state.turn });
    // R4: counted here, and set back by every other action.
    state.passes += 1;
    state.pending.push(Pending::EndTurn);
}
