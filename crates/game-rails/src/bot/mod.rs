//! What this game tells a bot.
//!
//! A seat is worth what it has scored and what it may still expect: its tickets, each by how likely
//! it is to be completed in the turns that are left; the points of the lanes it means to build for
//! them; what the turns and cards beyond that bring; what its cities earn from rivals. Of rivals it
//! knows what everybody knows.

mod aim;
mod choices;
mod cities;
mod clock;
mod field;
mod hand;
mod project;
mod prospects;
mod quick;
mod roads;
mod weights;

use rand::Rng;
use tabletop::{Heuristic, Seat};

use crate::{
    Rails,
    action::Action,
    state::{Pending, Player, State},
};
pub use aim::Intent;
use aim::Temper;
use clock::turns_left;
use weights::{CARD, CARDS_FADE, CARS_A_TURN, OFFER, SECOND, TICKET, TICKET_DOUBT, TURN};

/// With so many trial games seats may be bold in them. Measured, see docs/bots.md.
const MANY_GAMES: u32 = 2000;

impl Heuristic for Rails {
    type Intent = Intent;

    /// Nothing hidden is read of rivals, but what is drawn differs from world to world.
    const WORLDS: u8 = 3;
    const LEAD: f32 = 25.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
        if state.end.is_some() {
            let best = rivals.map(|rival| state.player(rival).score).max();
            return f32::from(state.player(seat).score - best.unwrap_or(0));
        }
        let best = rivals.map(|rival| Outlook::of(self, state, rival).standing());
        Outlook::of(self, state, seat).worth() - best.fold(f32::MIN, f32::max)
    }

    fn trials(&self) -> bool {
        true
    }

    fn prune(&self, state: &State, seat: Seat, _: Option<Action>, actions: &mut Vec<Action>) {
        Outlook::of(self, state, seat).narrow(actions);
    }

    fn set_out(&self, games: u32, intent: &mut Intent) {
        *intent = Intent::of(if games >= MANY_GAMES { Temper::Bold } else { Temper::Calm });
    }

    fn playout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        intent: &mut Self::Intent,
        rng: &mut impl Rng,
    ) -> Action {
        Outlook::of(self, state, seat).quick(actions, intent, rng)
    }
}

/// One seat's chances.
#[derive(Copy, Clone, Debug)]
struct Outlook<'a> {
    game: &'a Rails,
    state: &'a State,
    seat: Seat,
    /// Turns the seat still has.
    turns: f32,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a Rails, state: &'a State, seat: Seat) -> Self {
        Self { game, state, seat, turns: turns_left(state, seat) }
    }

    fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    /// What everybody may think the seat will have in the end.
    fn standing(&self) -> f32 {
        let player = self.player();
        let cards = f32::from(player.hand.len().min(player.cars));
        f32::from(player.score)
            + TURN * self.turns.min(f32::from(player.cars) / CARS_A_TURN)
            + CARD * cards * (self.turns / CARDS_FADE).min(1.0)
            + (TICKET - TICKET_DOUBT * self.turns) * f32::from(player.tickets.len())
            + self.income()
            + self.alvin()
    }

    /// What the seat itself may expect to have in the end.
    fn worth(&self) -> f32 {
        f32::from(self.player().score)
            + self.prospects()
            + self.income()
            + self.alvin()
            + self.interrupted()
    }

    /// What a turn under way still promises.
    fn interrupted(&self) -> f32 {
        if self.state.turn != self.seat {
            return 0.0;
        }
        let promise = |pending| match pending {
            Pending::Second => SECOND,
            Pending::Keep => OFFER,
            _ => 0.0,
        };
        self.state.pending.iter().map(promise).sum()
    }
}
