//! What a game may tell a bot. No search lives here, and no hidden card is seen: the states are
//! imagined ones.

use rand::{Rng, RngExt};

use crate::{Game, Seat};

/// Hints for bots. Better hints make better bots; wrong ones never make an illegal move.
pub trait Heuristic: Game {
    /// In how many imagined worlds a plan is to be weighed: one where [`evaluate`](Self::evaluate)
    /// reads nothing that is hidden from the seat.
    const WORLDS: u8 = 3;
    /// How many points of evaluation make a lead that wins about three games in four.
    const LEAD: f32 = 10.0;

    /// What a seat has in mind from one choice of a playout to the next, such as a plan: `()` where
    /// playouts remember nothing.
    type Intent: Default;

    /// How well `seat` stands, in points of the final score: what it may expect to have in the end
    /// less what its rivals may. It is asked between turns, and where chance or another seat
    /// interrupts one.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// Whether a search compares actions by whole games played by [`playout`](Self::playout), which
    /// it should where that turns out to be stronger; otherwise it grows a tree and trusts
    /// [`evaluate`](Self::evaluate).
    fn trials(&self) -> bool {
        false
    }

    /// Drops choices not worth searching, such as the same moves in another order. `last` is what
    /// the seat has just decided, if nothing came between. It must leave at least one.
    fn prune(
        &self,
        state: &Self::State,
        seat: Seat,
        last: Option<Self::Action>,
        actions: &mut Vec<Self::Action>,
    ) {
        let _ = (state, seat, last, actions);
    }

    /// How many times as wide as usual a search looks that can afford so many trial games: at least
    /// once.
    fn breadth(&self, games: u32) -> u8 {
        let _ = games;
        1
    }

    /// Drops choices not worth trial games. Those see what an evaluation does not, so more may stay
    /// here than [`prune`](Self::prune) leaves: the more, the wider the search looks. It must leave
    /// at least one.
    fn shortlist(
        &self,
        state: &Self::State,
        seat: Seat,
        breadth: u8,
        actions: &mut Vec<Self::Action>,
    ) {
        let _ = breadth;
        self.prune(state, seat, None, actions);
    }

    /// Sets what a seat has in mind when a trial game begins, one of so many: what makes single games
    /// truer but their results spread further pays where there are many. It gets what the game before
    /// left behind, whose room it may use again.
    fn set_out(&self, games: u32, intent: &mut Self::Intent) {
        let _ = games;
        *intent = Self::Intent::default();
    }

    /// Chooses in a playout, where speed counts more than wit.
    fn playout(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        intent: &mut Self::Intent,
        rng: &mut impl Rng,
    ) -> Self::Action {
        let _ = (state, seat, intent);
        actions[rng.random_range(0..actions.len())]
    }
}
