//! Chapter 4.1 and 4.2 – The draft: stacks, picks and passing on.

use rand::{Rng, RngExt};
use tabletop::{Illegal, Seat, Sink};

use super::NOT_IN_STACK;
use crate::{
    Homestead,
    action::Drawn,
    components::{SOLO_STACKS, stack_size},
    fact::Fact,
    pile::Kind,
    state::{Pending, Stack, State},
};

impl Homestead {
    /// A card from the pile that is drawn from now.
    pub(super) fn sample_card(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        let pile = self.drawn_from(state);
        Drawn::Card(self.parts.cards.nth(pile, rng.random_range(0..pile.len())))
    }

    /// §4.1 "If the draw pile runs out at any time, shuffle the discards into a new one", §A21
    /// orders too. From then on nobody knows where those cards are.
    pub(super) fn reshuffle_if_empty(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        if !self.drawn_from(state).is_empty() {
            return;
        }
        let orders = matches!(state.pending, Pending::DealOrders { .. });
        let of_kind = if orders { self.parts.cards.orders } else { self.parts.cards.buildings };
        let renewed = state.discard.0 & of_kind;
        state.deck.0 |= renewed;
        state.discard.0 &= !of_kind;
        for player in &mut state.players {
            player.buried.0 &= !of_kind;
        }
        facts.tell(|| Fact::Reshuffled { cards: renewed.count_ones() as u8, orders });
    }

    /// §4 The next round; alone, §10 a rival comes first.
    pub(super) fn begin_round(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.round += 1;
        state.turn = 0;
        let (round, first, clockwise) = (state.round, state.first, state.clockwise());
        facts.tell(|| Fact::Round { round, first, clockwise });
        if state.is_solo() {
            state.pending = Pending::SoloCard;
            return false;
        }
        Self::begin_draft(state);
        true
    }

    /// §4.1 Stacks are dealt.
    pub(super) fn begin_draft(state: &mut State) {
        let left = if state.is_solo() {
            SOLO_STACKS.iter().sum()
        } else {
            state.seats * stack_size(state.seats)
        };
        state.pending = Pending::DealStacks { left };
    }

    /// §4.1 Cards go to the stacks face down, one stack after another.
    pub(super) fn stack_up(
        &self,
        state: &mut State,
        left: u8,
        card: Kind,
        facts: &mut impl Sink<Fact>,
    ) {
        let full = |stack: &usize| {
            if state.is_solo() { SOLO_STACKS[*stack] } else { stack_size(state.seats) }
        };
        let open = (0..state.stacks.len()).find(|s| state.stacks[*s].cards.len() < full(s));
        let stack = open.expect("a stack wants a card");
        self.parts.cards.take(&mut state.deck, card);
        self.parts.cards.put(&mut state.stacks[stack].cards, card);
        state.pending = Pending::DealStacks { left: left - 1 };
        facts.tell(|| Fact::Stacked { stack: stack as u8 });
    }

    /// §4.2 Everybody takes the stack before them and looks at it.
    pub(super) fn show_stacks(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.pending = Pending::Pick;
        for seat in Seat::all(state.seats) {
            let cards = state.stacks[usize::from(state.stack_of(seat))].cards;
            let ids = || Some(self.ids(self.parts.cards.list(cards)));
            facts.tell(|| Fact::StackTaken { seat, size: cards.len(), cards: ids() });
        }
        true
    }

    /// §4.2 "adds exactly one card to their hand".
    pub(super) fn pick(&self, state: &State, seat: Seat, card: Kind) -> Result<(), Illegal> {
        let stack = &state.stacks[usize::from(state.stack_of(seat))];
        let known = card.index() < self.parts.cards.rows.len();
        if known && self.parts.cards.has(stack.cards, card) {
            Ok(())
        } else {
            Err(Illegal::because(&NOT_IN_STACK))
        }
    }

    /// §4.2 All have picked: the cards go to the hands, the rest is passed on.
    pub(super) fn end_picks(&self, state: &mut State) {
        for seat in Seat::all(state.seats) {
            let picked = super::ch4_between::chosen_cards(state, seat);
            let card = picked.sole().expect("one card is picked");
            let stack = usize::from(state.stack_of(seat));
            self.parts.cards.take(&mut state.stacks[stack].cards, card);
            self.parts.cards.put(&mut state.player_mut(seat).hand, card);
            if state.is_solo() {
                state.stacks[stack].forget();
            } else {
                state.stacks[stack].lose(card);
            }
        }
        state.pending = if state.is_solo() {
            Pending::Lose { left: super::ch10_solo::lost_after_pick(state) }
        } else {
            Pending::Play { left: state.seats }
        };
    }

    /// §4.3 "These cards are discarded unseen."
    pub(super) fn clear_trays(&self, state: &mut State) -> u8 {
        let mut cleared = 0;
        for stack in 0..state.stacks.len() {
            for card in self.parts.cards.list(state.stacks[stack].cards) {
                self.parts.cards.put(&mut state.discard, card);
                cleared += 1;
            }
            state.stacks[stack] = Stack::EMPTY;
        }
        cleared
    }
}
