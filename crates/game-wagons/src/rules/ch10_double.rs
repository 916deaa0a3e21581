//! Chapter 10 – The double-move token.

use tabletop::{Illegal, Sink};

use super::{ALREADY_DOUBLED, PASSING_FORBIDDEN, TOKEN_SPENT};
use crate::{
    Wagons,
    fact::Fact,
    options::DoubleSecond,
    state::{Pending, State},
};

/// §10 "At the very start of a turn, before any action, a player whose token is available".
#[inline]
pub(super) fn declaration(state: &State) -> Result<(), Illegal> {
    // A single turn ends with its action, so only a doubled turn can be past its start.
    if state.doubled {
        return Err(Illegal::because(&ALREADY_DOUBLED));
    }
    if state.player(state.turn).token { Ok(()) } else { Err(Illegal::because(&TOKEN_SPENT)) }
}

/// §10 The turn has two actions. When all tokens are spent, all come back at once (A21).
pub(super) fn declare(state: &mut State, facts: &mut impl Sink<Fact>) {
    let seat = state.turn;
    state.doubled = true;
    state.actions_left = 2;
    state.player_mut(seat).token = false;
    facts.tell(|| Fact::Doubled { seat });
    if state.playing().iter().all(|player| !player.token) {
        for player in &mut state.players {
            player.token = true;
        }
        facts.tell(|| Fact::TokensBack);
    }
}

/// A21 `optional`: the second action may be left out.
#[inline]
pub(super) fn stopping(game: &Wagons, state: &State) -> Result<(), Illegal> {
    let second = state.doubled && state.actions_left == 1;
    match game.options.double_second {
        DoubleSecond::Optional if second => Ok(()),
        _ => Err(Illegal::because(&PASSING_FORBIDDEN)),
    }
}

pub(super) fn stop(state: &mut State, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Stopped { seat: state.turn });
    state.pending.push(Pending::Finish);
}
