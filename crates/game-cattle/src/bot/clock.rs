//! How long the game will still last, and how often each seat will come to Kansas City.

use tabletop::Seat;

use crate::{
    Cattle,
    components::{MAX_PLAYERS, ROWS},
    state::State,
    trail::Node,
};

/// How much of the step limit is used on average, and Craig's steps in a turn.
const PACE: f32 = 0.6;
const CRAIG_STEPS: f32 = 2.0;
/// How many workers a visit to Kansas City brings into the job market.
const WORKERS_A_VISIT: f32 = 1.85;

pub(super) struct Clock {
    /// Turns of each player until the job market closes, and the last ones.
    turns: f32,
    /// By seat: turns to the next visit, and turns of a whole lap.
    next: [f32; MAX_PLAYERS],
    lap: [f32; MAX_PLAYERS],
}

impl Clock {
    pub(super) fn new(game: &Cattle, state: &State) -> Self {
        let trail = &game.parts.trail;
        let distances = trail.distances(state.occupied);
        let far = |at| f32::from(trail.to_go(at, state.occupied, &distances));
        let whole = far(Node(0)).max(1.0);
        let (mut next, mut lap) = ([0.0; MAX_PLAYERS], [1.0; MAX_PLAYERS]);
        let mut visits_a_turn = 0.0;
        for seat in Seat::all(state.seats) {
            let steps = PACE * f32::from(game.step_limit(state, seat));
            let at = state.player(seat).at.unwrap_or_default();
            next[seat.index()] = (far(at) / steps).max(1.0);
            lap[seat.index()] = whole / steps;
            visits_a_turn += steps / whole;
        }
        if state.craig.is_some() {
            visits_a_turn += CRAIG_STEPS / whole;
        }
        let turns = match state.closing {
            Some(closing) => f32::from(closing.turns_left) / f32::from(state.around()),
            None => 0.5 + spaces_left(state) / (WORKERS_A_VISIT * visits_a_turn),
        };
        Self { turns, next, lap }
    }

    /// How often the seat will still come to Kansas City.
    pub(super) fn visits(&self, seat: Seat) -> f32 {
        let (next, lap) = (self.next[seat.index()], self.lap[seat.index()]);
        if self.turns >= next {
            return 1.0 + (self.turns - next) / lap;
        }
        // Perhaps it will not get there at all.
        (self.turns / next).powi(2)
    }

    /// How far the seat is on its way, of 1.
    pub(super) fn progress(&self, seat: Seat) -> f32 {
        (1.0 - self.next[seat.index()] / self.lap[seat.index()]).clamp(0.0, 1.0)
    }
}

impl Cattle {
    /// How much of the game is still to come, of 1: the job market is its clock.
    pub fn to_come(state: &State) -> f32 {
        if state.closing.is_some() {
            return 0.0;
        }
        spaces_left(state) / (11.0 * f32::from(state.around()))
    }
}

/// Workers that can still be placed in the job market.
fn spaces_left(state: &State) -> f32 {
    let row = usize::from(state.token).min(ROWS - 1);
    let filled = state.jobs[row].iter().flatten().count() as u8;
    f32::from((ROWS - row) as u8 * state.around() - filled)
}
