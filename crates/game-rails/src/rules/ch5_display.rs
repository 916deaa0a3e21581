//! Chapters 5.1, 5.3 and 5.4 – The deck and the display: filling, sweeping, reshuffling.

use rand::{Rng, RngExt};
use tabletop::Sink;

use crate::{
    action::Drawn,
    components::{Cards, Colour, FACE_UP},
    fact::Fact,
    state::{Pending, State},
};

/// R5 So many sweeps in a row, then the cards stay.
const SWEEPS: u8 = 3;

/// Every card of the deck is equally likely to be the next.
pub(super) fn sample(state: &State, rng: &mut impl Rng) -> Drawn {
    Drawn::Card(state.deck.nth(rng.random_range(0..state.deck.len())))
}

/// §5.4, R6 When a card is needed and the deck is empty, the discard pile becomes the deck.
/// Chance is asked in any case.
pub(super) fn renew(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    if state.deck.is_empty() {
        facts.tell(|| Fact::Reshuffled { cards: state.discard.len() });
        state.deck = std::mem::take(&mut state.discard);
    }
    true
}

/// Fills the display. Answers whether a card has to be drawn.
pub(super) fn settle(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    if can_be_filled(state) {
        return renew(state, facts);
    }
    state.pending.pop();
    false
}

fn can_be_filled(state: &State) -> bool {
    state.face_up.contains(&None) && state.undrawn() > 0
}

/// §5.1 The card goes to the first gap. After the last one the locomotives are counted.
pub(super) fn turn_up(state: &mut State, sweeps: u8, card: Colour, facts: &mut impl Sink<Fact>) {
    let slot = state.face_up.iter().position(Option::is_none).expect("there is a gap");
    state.deck.take(card, 1);
    state.face_up[slot] = Some(card);
    facts.tell(|| Fact::TurnedUp { slot: slot as u8, card });
    if !can_be_filled(state) {
        count_locomotives(state, sweeps, facts);
    }
}

/// §5.3 Three or more locomotives: all five go, five new ones come. R5: cards that had to stay
/// stay until others are turned up.
fn count_locomotives(state: &mut State, sweeps: u8, facts: &mut impl Sink<Fact>) {
    if state.display().locomotives() < 3 {
        return;
    }
    if sweeps < SWEEPS && can_succeed(state) {
        sweep(state, facts);
        state.pending.replace(Pending::Refill { sweeps: sweeps + 1 });
    } else {
        facts.tell(|| Fact::SweepLimit);
    }
}

/// R5 Among all cards that could lie there, are enough that are no locomotives?
fn can_succeed(state: &State) -> bool {
    let all = state.display().plus(state.deck).plus(state.discard);
    let plain = all.len() - all.locomotives();
    state.undrawn() > 0 && plain + 2 >= all.len().min(FACE_UP as u8)
}

fn sweep(state: &mut State, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Swept { cards: state.face_up.iter().flatten().copied().collect() });
    let swept: Cards = state.display();
    state.discard = state.discard.plus(swept);
    state.face_up = [None; FACE_UP];
}
