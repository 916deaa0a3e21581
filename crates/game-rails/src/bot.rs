//! What this game tells a bot.

use tabletop::{Heuristic, Seat};

use crate::{Rails, rules, state::State};

impl Heuristic for Rails {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let finals = rules::final_scores(self, state);
        let player = state.player(seat);
        let ended = state.end.is_some();
        f32::from(player.score) + if ended { 0.0 } else { f32::from(finals[seat.index()].total()) }
    }
}
