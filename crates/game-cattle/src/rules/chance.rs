//! Which chapter draws what, and what comes of it.

use rand::Rng;
use tabletop::Sink;

use super::{ch2_setup, ch8_kansas_city, ch10_draw, ch23_craig_turn};
use crate::{
    Cattle,
    action::Drawn,
    fact::Fact,
    state::{Pending, State},
};

impl Cattle {
    /// What nature says now, at random.
    #[inline]
    pub(crate) fn sample(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        let pending = state.pending.top().expect("a draw is due");
        match pending {
            Pending::StartPlayer | Pending::Sides => ch2_setup::sample(state, pending, rng),
            Pending::Masters { .. } | Pending::Neutrals { .. } | Pending::StartCards { .. } => {
                self.sample_setup(state, pending, rng)
            }
            Pending::FirstTiles { .. } => Drawn::Tile(ch2_setup::sample_pile(&state.piles[0], rng)),
            Pending::FirstWorkers => Drawn::Tile(ch2_setup::sample_pile(&state.piles[1], rng)),
            Pending::Columns => {
                let (column, _) = ch8_kansas_city::gap(state).expect("a gap to fill");
                Drawn::Tile(ch2_setup::sample_pile(&state.piles[column], rng))
            }
            Pending::CraigTop | Pending::CraigBuilds => {
                ch23_craig_turn::sample(state, pending, rng)
            }
            _ => Drawn::Card(ch10_draw::sample(state, pending, rng)),
        }
    }

    /// Whether nature could say that now.
    pub(crate) fn drawable(&self, state: &State, drawn: Drawn) -> bool {
        let Some(pending) = state.pending.top().filter(|p| p.is_chance() && !state.over) else {
            return false;
        };
        match (pending, drawn) {
            (
                Pending::StartPlayer
                | Pending::Sides
                | Pending::Masters { .. }
                | Pending::Neutrals { .. }
                | Pending::StartCards { .. },
                _,
            ) => self.drawable_in_setup(state, pending, drawn),
            (Pending::FirstTiles { .. }, Drawn::Tile(tile)) => state.piles[0][tile.index()] > 0,
            (Pending::FirstWorkers, Drawn::Tile(tile)) => state.piles[1][tile.index()] > 0,
            (Pending::Columns, Drawn::Tile(tile)) => ch8_kansas_city::gap(state)
                .is_some_and(|(column, _)| state.piles[column][tile.index()] > 0),
            (Pending::CraigTop | Pending::CraigBuilds, _) => {
                ch23_craig_turn::drawable(state, pending, drawn)
            }
            (
                Pending::Deal { .. }
                | Pending::Market
                | Pending::Display
                | Pending::TurnUp { .. }
                | Pending::Draw { .. }
                | Pending::DeckObjective { .. }
                | Pending::FillHand,
                Drawn::Card(card),
            ) => ch10_draw::stack(state, pending).has(card),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn accept(&self, state: &mut State, drawn: Drawn, facts: &mut impl Sink<Fact>) {
        let pending = state.pending.top().expect("a draw was due");
        match (pending, drawn) {
            (Pending::Columns, Drawn::Tile(tile)) => self.lay_foresight(state, tile, facts),
            (Pending::FirstTiles { left }, Drawn::Tile(tile)) => {
                self.lay_first(state, left, tile, facts);
            }
            (Pending::FirstWorkers, Drawn::Tile(tile)) => {
                self.lay_first_worker(state, tile, facts);
            }
            (Pending::CraigTop, Drawn::Craig(card)) => self.craig_begins(state, card, facts),
            (Pending::CraigBuilds, Drawn::Building(number)) => {
                self.craig_builds(state, number, facts);
            }
            (_, Drawn::Card(card)) => self.take_card(state, pending, card, facts),
            (pending, drawn) => self.take_setup(state, pending, drawn, facts),
        }
        self.settle(state, facts);
    }
}
