//! What this game tells a bot.
//!
//! *Habits* are where all of it begins: what a stop, a worker, a card, a city or a disc is worth to
//! a player who looks no further than the next question. Followed by themselves they make the quick
//! choices of playouts; what they find far worse than their best is pruned. The numbers of the
//! habits were evolved (`examples/evolve.rs`), and the evaluation was fitted to what became of
//! positions in games played by habit (`examples/fit.rs`). docs/bots.md says what that brought.

mod choice;
mod clock;
mod delivery;
mod habits;
mod herd;
mod moment;
mod prospects;
mod stop;
mod trade;
mod weights;

pub use habits::{HABITS, Habits};
pub use weights::{THINGS, WEIGHTS, Weight};

use rand::Rng;
use tabletop::{Heuristic, Seat};

use self::choice::{MARGIN, TRIAL_MARGIN};
use crate::{Cattle, action::Action, state::State};

/// What Craig scores in a whole game of a player in a hurry.
const CRAIG: f32 = 70.0;

/// So many trial games can tell twice as many actions apart.
const MANY_GAMES: u32 = 1000;

impl Heuristic for Cattle {
    type Intent = ();

    /// Nothing hidden is read but the own hand.
    const WORLDS: u8 = 1;
    const LEAD: f32 = 20.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let own = self.prospects(state, seat, true);
        if state.craig.is_some() {
            let craig = f32::from(self.craig_score(state).total);
            return own - craig - CRAIG * Self::to_come(state);
        }
        let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
        let best = rivals.map(|rival| self.prospects(state, rival, false));
        own - best.fold(f32::NEG_INFINITY, f32::max)
    }

    /// Habits play well enough to tell more than the evaluation does.
    fn trials(&self) -> bool {
        true
    }

    fn prune(&self, state: &State, seat: Seat, _: Option<Action>, actions: &mut Vec<Action>) {
        self.drop_the_unlikely(MARGIN, state, seat, actions);
    }

    /// Habit is wrong about much, but it takes many games to tell. (To look three times as wide with
    /// ten thousand games was no better: what habit finds that bad is bad.)
    fn breadth(&self, games: u32) -> u8 {
        if games < MANY_GAMES { 1 } else { 2 }
    }

    fn shortlist(&self, state: &State, seat: Seat, breadth: u8, actions: &mut Vec<Action>) {
        self.drop_the_unlikely(f32::from(breadth) * TRIAL_MARGIN, state, seat, actions);
    }

    fn playout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        (): &mut (),
        rng: &mut impl Rng,
    ) -> Action {
        self.habitual_choice(&HABITS, state, seat, actions, rng)
    }
}
