//! Chapters 5.6 and 9 – Drawing a card, and the reshuffle.
//!
//! The draw pile is a multiset: an order nobody has seen is not part of the game. So a reshuffle
//! only moves the discarded cards over.

use rand::{Rng, RngExt};
use tabletop::{Seat, Sink};

use crate::{
    Wagons, action::Drawn, components::Card, deck::Pile, fact::Fact, options::Reshuffle,
    state::State,
};

/// Every card of the draw pile is equally likely to be the next.
#[inline]
pub(super) fn sample_card(game: &Wagons, state: &State, rng: &mut impl Rng) -> Drawn {
    let n = rng.random_range(0..state.draw_pile.len());
    Drawn::Card(game.deck.card(game.deck.nth(state.draw_pile, n)))
}

/// Chance is always asked; under A23 `on_next_draw` an empty pile is renewed first.
#[inline]
pub(super) fn settle(game: &Wagons, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    if state.draw_pile.is_empty() {
        reshuffle(game, state, facts);
    }
    true
}

/// §5.6 The active player draws.
#[inline]
pub(super) fn draw(game: &Wagons, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
    let seat = state.turn;
    to_hand(game, state, seat, card);
    state.pending.pop();
    facts.tell(|| Fact::Drew { seat, card: Some(card) });
    // RULING A23: as soon as the last card has been drawn.
    if state.draw_pile.is_empty() && game.options.reshuffle == Reshuffle::Eager {
        reshuffle(game, state, facts);
    }
}

#[inline]
pub(super) fn to_hand(game: &Wagons, state: &mut State, seat: Seat, card: Card) {
    let face = game.deck.face(card).expect("a card of the box");
    game.deck.remove(&mut state.draw_pile, face);
    game.deck.add(&mut state.player_mut(seat).hand, face);
}

/// §9 All played and sold cards become the new draw pile.
fn reshuffle(game: &Wagons, state: &mut State, facts: &mut impl Sink<Fact>) {
    let cards = state.discard.len();
    let all = game.deck.merge(state.draw_pile, state.discard);
    state.draw_pile = all.expect("no card is in two piles");
    state.discard = Pile::EMPTY;
    facts.tell(|| Fact::Reshuffled { cards });
}
