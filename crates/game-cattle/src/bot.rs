//! What this game tells a bot.

use tabletop::{Heuristic, Seat};

use crate::{Cattle, state::State};

impl Heuristic for Cattle {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        f32::from(self.score(state, seat, true).total)
    }
}
