//! Chapter 10 – Solo variant: solo cards and the draft of one.

use rand::{Rng, RngExt};
use tabletop::{Seat, Sink};

use crate::{
    Homestead,
    action::Drawn,
    components::Type,
    effects::SoloEffect,
    fact::{Fact, Revealed},
    pile::Kind,
    state::{Pending, Stack, State},
};

/// §10 Cards lost unseen after a pick.
const LOST: u8 = 2;

/// The stack that is taken in this turn.
pub(super) fn front(state: &State) -> &Stack {
    &state.stacks[usize::from(state.stack_of(Seat(0)))]
}

/// §10 "discard two of them unseen (fewer if fewer remain)".
pub(super) fn lost_after_pick(state: &State) -> u8 {
    front(state).cards.len().min(LOST)
}

pub(super) fn sample(state: &State, rng: &mut impl Rng) -> Drawn {
    let n = rng.random_range(0..state.solo.deck.count_ones());
    let mut cards = (0..32).filter(|card| state.solo.deck >> card & 1 != 0);
    Drawn::Solo(cards.nth(n as usize).expect("there are so many"))
}

impl Homestead {
    /// The effect of the solo card in force.
    #[inline]
    pub(crate) fn solo_effect(&self, state: &State) -> Option<SoloEffect> {
        state.solo.card.map(|card| self.parts.solo[usize::from(card)].effect)
    }

    /// RULING A28 "Discard it and reveal another if its linked order is in your hand or among your
    /// built orders, or if its buildings cannot be fitted on the map."
    pub(super) fn reveal_solo(&self, state: &mut State, card: u8, facts: &mut impl Sink<Fact>) {
        state.solo.deck &= !(1 << card);
        let row = &self.parts.solo[usize::from(card)];
        let outcome = if self.is_own_order(state, row.order) {
            Revealed::Clash
        } else if self.area_fits(state, row) {
            state.solo.past |= 1 << card;
            state.solo.card = Some(card);
            state.solo.area_from = state.board.len();
            state.pending = Pending::Tile { left: (1 << row.tiles.len()) - 1 };
            Revealed::InForce
        } else {
            Revealed::NoRoom
        };
        facts.tell(|| Fact::SoloRevealed { card: row.id.clone(), outcome });
    }

    fn is_own_order(&self, state: &State, order: Kind) -> bool {
        let built = state.board.of(Type::Order).iter();
        self.parts.cards.has(state.players[0].hand, order)
            || built.map(|id| state.board.building(id).card).any(|card| card == order)
    }

    /// When all solo cards are used up there is no rival any more.
    pub(super) fn settle_solo_card(state: &mut State) -> bool {
        if state.solo.deck == 0 {
            Self::begin_draft(state);
        }
        true
    }

    /// §10 "An order whose solo card is already on the table is discarded and replaced."
    pub(super) fn is_rivals_order(&self, state: &State, order: Kind) -> bool {
        let cards = self.parts.solo.iter().enumerate();
        let mut past = cards.filter(|(i, _)| state.solo.past >> i & 1 != 0);
        past.any(|(_, card)| card.order == order)
    }

    /// §10 Cards that are lost before the pick.
    pub(super) fn lost_before_pick(&self, state: &State) -> u8 {
        match self.solo_effect(state) {
            Some(SoloEffect::BlindDiscard { count }) => {
                count.min(front(state).cards.len().saturating_sub(1))
            }
            _ => 0,
        }
    }

    pub(super) fn sample_loss(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        let pile = front(state).cards;
        Drawn::Lost(self.parts.cards.nth(pile, rng.random_range(0..pile.len())))
    }

    pub(super) fn lose_card(&self, state: &mut State, card: Kind, facts: &mut impl Sink<Fact>) {
        let stack = usize::from(state.stack_of(Seat(0)));
        self.parts.cards.take(&mut state.stacks[stack].cards, card);
        self.parts.cards.put(&mut state.discard, card);
        state.stacks[stack].lose(card);
        facts.tell(|| Fact::Lost { cards: 1 });
    }

    /// §10 "The card's effect restricts the player for this round only."
    pub(super) fn end_solo_round(state: &mut State) {
        let solo = &mut state.solo;
        (solo.card, solo.area_from, solo.area_len, solo.forests) = (None, 0, 0, 0);
        (solo.built, solo.last) = ([0; 6], None);
    }
}
