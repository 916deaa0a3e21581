//! Chapter 6.5 – Take an objective.

use tabletop::{Illegal, Sink};

use super::NO_OBJECTIVE;
use crate::{
    Cattle,
    action::Action,
    cards::Card,
    components::DISPLAY,
    fact::Fact,
    state::{Pending, State},
};

/// One of those shown.
pub(super) fn shown(state: &State, place: u8) -> Result<Card, Illegal> {
    let card = state.display.get(usize::from(place)).copied().flatten();
    card.ok_or(Illegal::because(&NO_OBJECTIVE))
}

/// The top of the deck (R6: also for a link).
pub(super) fn unseen(state: &State) -> Result<(), Illegal> {
    if state.objective_deck.is_empty() {
        return Err(Illegal::because(&NO_OBJECTIVE));
    }
    Ok(())
}

pub(super) fn any(state: &State) -> bool {
    available(state).is_ok()
}

/// §6.5 Nothing left: no action.
pub(super) fn available(state: &State) -> Result<(), Illegal> {
    if state.display.iter().any(Option::is_some) { Ok(()) } else { unseen(state) }
}

pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    for place in 0..DISPLAY as u8 {
        if shown(state, place).is_ok() {
            out.push(Action::Objective(place));
        }
    }
    if unseen(state).is_ok() {
        out.push(Action::ObjectiveDeck);
    }
}

pub(super) fn settle_display(state: &mut State) -> bool {
    let asks = state.display.contains(&None) && !state.objective_deck.is_empty();
    if !asks {
        state.pending.pop();
    }
    asks
}

/// §6.5 Refilled at once.
pub(super) fn take_out(state: &mut State, place: u8) -> Card {
    let card = state.display[usize::from(place)].take().expect("judged before");
    state.pending.push(Pending::Display);
    card
}

impl Cattle {
    pub(super) fn take_shown(
        &self,
        state: &mut State,
        place: u8,
        to_hand: bool,
        facts: &mut impl Sink<Fact>,
    ) {
        state.pending.pop();
        let card = take_out(state, place);
        let me = state.me_mut();
        if to_hand {
            me.hand.add(card);
        } else {
            me.discard.add(card);
        }
        let seat = state.turn.0;
        facts.tell(|| Fact::ObjectiveTaken {
            seat,
            card: Some(self.name(card).into()),
            to: if to_hand { "hand" } else { "discard" }.into(),
            from: Some(place + 1),
        });
    }

    /// The top card of the deck; into the hand it goes unseen by the others.
    pub(super) fn take_unseen(
        &self,
        state: &mut State,
        to_hand: bool,
        card: Card,
        facts: &mut impl Sink<Fact>,
    ) {
        state.pending.pop();
        state.objective_deck.take(card);
        let me = state.me_mut();
        if to_hand {
            me.hand.add(card);
            me.blind.add(card);
        } else {
            me.discard.add(card);
        }
        let seat = state.turn.0;
        facts.tell(|| Fact::ObjectiveTaken {
            seat,
            card: Some(self.name(card).into()),
            to: if to_hand { "hand" } else { "discard" }.into(),
            from: None,
        });
    }

    pub(super) fn show_card(&self, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
        let gap = state.display.iter().position(Option::is_none).expect("a gap to fill");
        state.objective_deck.take(card);
        state.display[gap] = Some(card);
        facts.tell(|| Fact::DisplayCard { place: gap as u8 + 1, card: self.name(card).into() });
    }
}
