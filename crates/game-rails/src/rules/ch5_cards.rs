//! Chapter 5 – Taking train cards.

use tabletop::{Illegal, Sink};

use super::{LOCOMOTIVE_SECOND, NOT_FACE_UP, NOTHING_TO_DRAW};
use crate::{
    action::Action,
    components::Colour,
    fact::Fact,
    state::{Pending, State},
};

/// §5.1, §5.4 The top of the deck, while deck or discard pile has a card.
#[inline]
pub(super) fn blind(state: &State) -> Result<(), Illegal> {
    match state.undrawn() {
        0 => Err(Illegal::short(&NOTHING_TO_DRAW, 1, 0)),
        _ => Ok(()),
    }
}

/// §5.1 A face-up card. Answers its slot.
#[inline]
pub(super) fn first(state: &State, card: Colour) -> Result<usize, Illegal> {
    let slot = state.face_up.iter().position(|&up| up == Some(card));
    slot.ok_or(Illegal::because(&NOT_FACE_UP))
}

/// §5.2 As second card a face-up locomotive is forbidden, even one just turned up.
#[inline]
fn can_be_second(card: Colour) -> bool {
    card != Colour::Locomotive
}

pub(super) fn second(state: &State, card: Colour) -> Result<usize, Illegal> {
    let slot = first(state, card)?;
    if !can_be_second(card) {
        return Err(Illegal::because(&LOCOMOTIVE_SECOND));
    }
    Ok(slot)
}

/// §5.5 The action needs at least one card that can be taken.
pub(super) fn possible(state: &State) -> bool {
    blind(state).is_ok() || state.face_up.iter().any(Option::is_some)
}

pub(super) fn list_first(state: &State, out: &mut Vec<Action>) {
    list(state, |_| true, out);
}

pub(super) fn list_second(state: &State, out: &mut Vec<Action>) {
    list(state, can_be_second, out);
}

/// The deck, then each kind of card that lies face up and may be taken.
#[inline]
fn list(state: &State, may: impl Fn(Colour) -> bool, out: &mut Vec<Action>) {
    if blind(state).is_ok() {
        out.push(Action::Draw);
    }
    // One bit a kind: the display is looked at once, and kinds come in their order.
    let kinds = state.face_up.iter().flatten().fold(0u16, |kinds, up| kinds | 1 << up.index());
    for card in Colour::ALL {
        if kinds & 1 << card.index() != 0 && may(card) {
            out.push(Action::Take(card));
        }
    }
}

/// A card drawn blind is an ordinary card, whatever it is.
pub(super) fn draw_blind(state: &mut State) {
    state.passes = 0;
    match state.pending.top() {
        Some(Pending::Second) => state.pending.replace(Pending::Blind),
        _ => state.pending.push_in_order([Pending::Blind, Pending::Second, Pending::EndTurn]),
    }
}

pub(super) fn draw(state: &mut State, card: Colour, facts: &mut impl Sink<Fact>) {
    let seat = state.turn;
    state.pending.pop();
    state.deck.take(card, 1);
    state.player_mut(seat).hand.add(card);
    facts.tell(|| Fact::Drew { seat, card: Some(card) });
}

/// §5.1 The card is replaced at once; §5.2 a locomotive ends the action.
pub(super) fn take(state: &mut State, card: Colour, facts: &mut impl Sink<Fact>) {
    let (seat, slot) = (state.turn, first(state, card).expect("judged by the caller"));
    state.passes = 0;
    state.face_up[slot] = None;
    let player = state.player_mut(seat);
    player.hand.add(card);
    player.known.add(card);
    facts.tell(|| Fact::Took { seat, slot: slot as u8, card });
    if state.pending.top() == Some(Pending::Second) {
        state.pending.pop();
    } else {
        state.pending.push(Pending::EndTurn);
        if card != Colour::Locomotive {
            state.pending.push(Pending::Second);
        }
    }
    state.pending.push(Pending::Refill { sweeps: 0 });
}

/// §5.5 If nothing legal remains, the action ends with one card.
pub(super) fn settle(state: &mut State) -> bool {
    if blind(state).is_ok() || state.face_up.iter().flatten().any(|&card| can_be_second(card)) {
        return true;
    }
    state.pending.pop();
    false
}
