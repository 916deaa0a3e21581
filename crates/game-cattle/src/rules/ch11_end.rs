//! Chapter 11 – End of the game.

use tabletop::{Outcome, Seat, Sink};

use super::ch3_turn;
use crate::{
    Cattle,
    fact::Fact,
    state::{Closing, State},
};

impl Cattle {
    /// §11 After the token was taken each other player has exactly one more turn.
    pub(super) fn end_turn(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.pending.pop();
        if let Some(Closing { turns_left, .. }) = &mut state.closing {
            *turns_left -= 1;
            if *turns_left == 0 {
                state.over = true;
                self.tell_end(state, facts);
                return true;
            }
        }
        state.turn = state.turn.next(state.around());
        ch3_turn::begin_turn(state, facts);
        false
    }

    fn tell_end(&self, state: &State, facts: &mut impl Sink<Fact>) {
        facts.tell(|| Fact::Ended { reason: self.reason(state).into() });
        for seat in Seat::all(state.seats) {
            let player = state.player(seat);
            facts.tell(|| Fact::Shown {
                seat: seat.0,
                hand: self.show_cards(player.hand),
                draw: self.show_cards(player.draw),
            });
            facts.tell(|| Fact::Scored { seat: seat.0, score: self.score(state, seat, true) });
        }
        if state.craig.is_some() {
            facts.tell(|| Fact::Scored { seat: 1, score: self.craig_score(state) });
        }
    }

    fn reason(&self, state: &State) -> &'static str {
        if state.craig.is_none() {
            return "job-market";
        }
        let human = self.score(state, Seat(0), true).total;
        match human.cmp(&self.craig_score(state).total) {
            std::cmp::Ordering::Greater => "beat-craig",
            std::cmp::Ordering::Equal => "draw",
            std::cmp::Ordering::Less => "craig-won",
        }
    }

    /// §12 Most points win, ties share the victory; against Craig a tie is a draw (R36).
    pub(crate) fn ranking(&self, state: &State) -> Option<Outcome> {
        if !state.over {
            return None;
        }
        let totals: Vec<i16> =
            Seat::all(state.seats).map(|seat| self.score(state, seat, true).total).collect();
        let reason = self.reason(state);
        let mut outcome = Outcome::ranked(reason, &totals);
        if reason == "craig-won" {
            outcome.places = vec![2];
        }
        Some(outcome)
    }
}
