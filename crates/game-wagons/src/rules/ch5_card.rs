//! Chapter 5 – Playing an action card: pay, place, move, draw, in this order (A11).

use tabletop::{Illegal, Sink};

use super::{NOT_IN_HAND, Payment, ch4_turn, payment};
use crate::{
    Wagons,
    components::{Card, Placement},
    deck::FaceId,
    fact::Fact,
    options::PlusOneOrder,
    state::{Pending, State},
};

/// A card in hand. Only [`held`] makes one.
pub(super) struct Held(FaceId);

/// §5 The card must be in hand.
#[inline]
pub(super) fn held(game: &Wagons, state: &State, card: Card) -> Result<Held, Illegal> {
    let hand = state.player(state.turn).hand;
    match game.deck.face(card) {
        Some(face) if game.deck.contains(hand, card) => Ok(Held(face)),
        _ => Err(Illegal::because(&NOT_IN_HAND)),
    }
}

/// §5 The card is illegal only if it cannot be paid.
#[inline]
pub(super) fn affordable(game: &Wagons, state: &State, card: Card) -> Result<Payment, Illegal> {
    payment(game, state.player(state.turn), card.cost, Some(card))
}

pub(super) fn play(game: &Wagons, state: &State, card: Card) -> Result<Held, Illegal> {
    let held = held(game, state, card)?;
    affordable(game, state, card)?;
    Ok(held)
}

#[inline]
pub(super) fn begin(game: &Wagons, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
    let seat = state.turn;
    ch4_turn::begin_action(state);
    discard(game, state, held(game, state, card).expect("judged by the caller"));
    facts.tell(|| Fact::Played { seat, card });
    lay_out(game, state, card);
}

/// The parts of a card, waiting to be carried out in their order.
#[inline]
pub(crate) fn lay_out(game: &Wagons, state: &mut State, card: Card) {
    // What comes last is pushed first.
    state.pending.push(Pending::Finish);
    state.pending.push(Pending::Draw);
    if card.wagons > 0 {
        state.pending.push(Pending::Steps { left: card.wagons, card });
    }
    match card.place {
        None => {}
        Some((land, Placement::One)) => state.pending.push(Pending::Place { land, discs: 1 }),
        Some((land, Placement::Two)) => state.pending.push(Pending::Place { land, discs: 2 }),
        Some((land, Placement::PlusOne)) => match game.options.plus_one_order {
            PlusOneOrder::ShownFirst => {
                let first = Pending::Place { land, discs: 1 };
                state.pending.push_in_order([first, Pending::Other { card }]);
            }
            PlusOneOrder::Free => state.pending.push(Pending::Either { card }),
        },
    }
    state.pending.push(Pending::Pay { cost: card.cost, card: Some(card) });
}

/// §5.6, §7 A played or sold card goes to the discard pile.
#[inline]
pub(super) fn discard(game: &Wagons, state: &mut State, Held(face): Held) {
    let seat = state.turn;
    game.deck.remove(&mut state.player_mut(seat).hand, face);
    game.deck.add(&mut state.discard, face);
}
