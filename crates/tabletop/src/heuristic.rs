//! What a game may tell a bot. No search lives here, and no hidden card is seen: the states are
//! imagined ones.

use rand::{Rng, RngExt};

use crate::{Game, Seat};

/// Hints for bots. Better hints make better bots; wrong ones never make an illegal move.
pub trait Heuristic: Game {
    /// How well `seat` stands, in points of the final score: what it has plus what it may expect.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// Drops choices not worth searching, such as the same moves in another order. It must leave
    /// at least one.
    fn prune(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        let _ = (state, seat, actions);
    }

    /// Chooses in a playout, where speed counts more than wit.
    fn playout(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        rng: &mut impl Rng,
    ) -> Self::Action {
        let _ = (state, seat);
        actions[rng.random_range(0..actions.len())]
    }
}
