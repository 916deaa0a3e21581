//! Chapter 3 – Setup.

use rand::{Rng, RngExt};
use tabletop::{Seat, Sink};

use crate::{
    Wagons,
    action::Drawn,
    components::{Card, HAND},
    fact::Fact,
    state::{Pending, State},
};

impl Wagons {
    /// §3 The table before anything is drawn. Nothing changes with the number of players (A2).
    pub(crate) fn set_up(&self) -> State {
        let mut state = State::new(self.seats, self.deck.all());
        let deal = Pending::Deal { left: HAND * self.seats };
        match self.options.start_player.seat() {
            Some(seat) => {
                state.turn = seat;
                state.pending.push(deal);
            }
            // RULING A1: ages are unknown, so by default chance names the start player.
            None => state.pending.push_in_order([Pending::StartPlayer, deal]),
        }
        state
    }
}

pub(super) fn sample_start(state: &State, rng: &mut impl Rng) -> Drawn {
    Drawn::Starts(Seat(rng.random_range(0..state.seats)))
}

/// §3.5 The start player takes the first turn; play goes clockwise.
pub(super) fn begin_with(state: &mut State, seat: Seat, facts: &mut impl Sink<Fact>) {
    state.pending.pop();
    state.turn = seat;
    facts.tell(|| Fact::Started { seat });
}

/// §3.3 Seven cards to each player, one at a time.
pub(super) fn deal(
    game: &Wagons,
    state: &mut State,
    left: u8,
    card: Card,
    facts: &mut impl Sink<Fact>,
) {
    let seat = Seat((HAND * state.seats - left) % state.seats);
    super::ch9_draw::to_hand(game, state, seat, card);
    state.pending.pop();
    facts.tell(|| Fact::Dealt { seat, card: Some(card) });
    if left > 1 {
        state.pending.push(Pending::Deal { left: left - 1 });
    } else {
        facts.tell(|| Fact::Turn { seat: state.turn });
    }
}
