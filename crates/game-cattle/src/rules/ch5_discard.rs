//! Chapter 5 – Cards as a price, and cards that leave the hand.

use tabletop::{Illegal, Sink};

use super::{NO_CARD, NOT_IN_HAND, WRONG_CARD};
use crate::{
    Cattle,
    action::Action,
    cards::{Card, Cards},
    fact::Fact,
    ops::{Breed, Gain, Op, Wanted},
    parts::OpId,
    state::{Pending, State},
};

pub(super) fn in_hand(state: &State, card: Card) -> Result<(), Illegal> {
    if state.me().hand.has(card) { Ok(()) } else { Err(Illegal::because(&NOT_IN_HAND)) }
}

/// §5.1 As long as there are cards to remove.
pub(super) fn settle_remove(state: &mut State, left: u8) -> bool {
    let asks = left > 0 && !state.me().hand.is_empty();
    if !asks {
        state.pending.pop();
    }
    asks
}

impl Cattle {
    #[inline]
    fn breed(&self, card: Card) -> Breed {
        self.parts.cattle[card.kind()].breed
    }

    /// The cards of the breed.
    #[inline]
    pub(crate) fn of_breed(&self, cards: Cards, breed: Breed) -> Cards {
        cards.of_kinds(self.parts.breeds[usize::from(breed.0)])
    }

    /// The cards of the hand that are wanted.
    #[inline]
    fn fitting(&self, hand: Cards, wanted: Wanted) -> Cards {
        match wanted {
            Wanted::Objective => hand.objectives(),
            Wanted::AnyCattle => hand.cattle(),
            Wanted::Breed(breed) => self.of_breed(hand, breed),
            Wanted::Pair => {
                let breeds = self.parts.breeds.iter().map(|kinds| hand.of_kinds(*kinds));
                breeds.filter(|cards| cards.len() > 1).fold(Cards::NONE, Cards::plus)
            }
        }
    }

    /// §5 The exact card is needed.
    #[inline]
    pub(super) fn holds(&self, hand: Cards, wanted: Wanted) -> Result<(), Illegal> {
        if self.fitting(hand, wanted).is_empty() {
            return Err(Illegal::because(&NO_CARD));
        }
        Ok(())
    }

    pub(super) fn can_discard(&self, state: &State, op: OpId) -> bool {
        self.holds(state.me().hand, self.wanted(op).0).is_ok()
    }

    pub(super) fn has_second(&self, state: &State, first: Card) -> bool {
        self.holds(state.me().hand, Wanted::Breed(self.breed(first))).is_ok()
    }

    fn wanted(&self, op: OpId) -> (Wanted, Gain) {
        match self.parts.op(op) {
            Op::Discard { card, gain } => (card, gain),
            other => unreachable!("{other:?} discards nothing"),
        }
    }

    pub(super) fn discarding(&self, state: &State, op: OpId, card: Card) -> Result<(), Illegal> {
        in_hand(state, card)?;
        if self.fitting(state.me().hand, self.wanted(op).0).has(card) {
            Ok(())
        } else {
            Err(Illegal::because(&WRONG_CARD))
        }
    }

    pub(super) fn second_card(
        &self,
        state: &State,
        first: Card,
        card: Card,
    ) -> Result<(), Illegal> {
        in_hand(state, card)?;
        if self.of_breed(state.me().hand, self.breed(first)).has(card) {
            Ok(())
        } else {
            Err(Illegal::because(&WRONG_CARD))
        }
    }

    pub(super) fn list_discard(&self, state: &State, op: OpId, out: &mut Vec<Action>) {
        let fitting = self.fitting(state.me().hand, self.wanted(op).0);
        out.extend(fitting.kinds().map(Action::Discard));
    }

    pub(super) fn list_second(&self, state: &State, first: Card, out: &mut Vec<Action>) {
        let fitting = self.of_breed(state.me().hand, self.breed(first));
        out.extend(fitting.kinds().map(Action::Discard));
    }

    /// A card that is named needs no question, unless it may be kept.
    pub(super) fn start_discard(
        &self,
        state: &mut State,
        op: OpId,
        wanted: Wanted,
        gain: Gain,
        optional: bool,
        facts: &mut impl Sink<Fact>,
    ) {
        let mut fitting = self.fitting(state.me().hand, wanted).kinds();
        match (wanted, fitting.next(), fitting.next()) {
            (Wanted::Breed(_), Some(card), None) if !optional => {
                self.discard(state, card, facts);
                self.reward(state, gain, facts);
            }
            _ => state.pending.push(Pending::Discard { op, optional }),
        }
    }

    #[inline]
    pub(super) fn discard(&self, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
        let me = state.me_mut();
        me.take_from_hand(card);
        me.discard.add(card);
        let seat = state.turn.0;
        facts.tell(|| Fact::Discarded { seat, card: self.name(card).into() });
    }

    pub(super) fn discard_asked(&self, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
        let pending = state.pending.pop();
        self.discard(state, card, facts);
        match pending {
            Some(Pending::Discard { op, .. }) => match self.wanted(op) {
                (Wanted::Pair, gain) => self.second_of_pair(state, op, gain, card, facts),
                (_, gain) => self.reward(state, gain, facts),
            },
            Some(Pending::DiscardSecond { op, .. }) => {
                self.reward(state, self.wanted(op).1, facts);
            }
            Some(Pending::PutBack { left }) if left > 1 => {
                state.pending.push(Pending::PutBack { left: left - 1 });
            }
            _ => {}
        }
    }

    /// The second card is named by the first, unless the breed is there with different points.
    fn second_of_pair(
        &self,
        state: &mut State,
        op: OpId,
        gain: Gain,
        first: Card,
        facts: &mut impl Sink<Fact>,
    ) {
        let mut fitting = self.of_breed(state.me().hand, self.breed(first)).kinds();
        match (fitting.next(), fitting.next()) {
            (Some(second), None) => {
                self.discard(state, second, facts);
                self.reward(state, gain, facts);
            }
            _ => state.pending.push(Pending::DiscardSecond { op, first }),
        }
    }

    /// §5.1 Out of the game.
    pub(super) fn remove(&self, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
        let Some(Pending::Remove { left }) = state.pending.pop() else {
            unreachable!("a removal that nobody asked for")
        };
        let me = state.me_mut();
        me.take_from_hand(card);
        me.removed.add(card);
        let seat = state.turn.0;
        facts.tell(|| Fact::Removed { seat, card: self.name(card).into() });
        state.pending.push(Pending::Remove { left: left - 1 });
    }
}
