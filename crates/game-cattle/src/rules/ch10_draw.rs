//! Chapter 10 – Drawing cards.

use rand::{Rng, RngExt};
use tabletop::{Illegal, Seat, Sink};

use super::DRAW_COUNT;
use crate::{
    Cattle,
    cards::{Card, Cards},
    components::Disc,
    fact::Fact,
    state::{Pending, State},
};

/// The stack the next card comes from.
#[inline]
pub(super) fn stack(state: &State, pending: Pending) -> Cards {
    match pending {
        Pending::Market | Pending::TurnUp { .. } => state.market_deck,
        Pending::Display | Pending::DeckObjective { .. } => state.objective_deck,
        Pending::Deal { player } => state.players[usize::from(player)].draw,
        _ => state.me().draw,
    }
}

#[inline]
pub(super) fn sample(state: &State, pending: Pending, rng: &mut impl Rng) -> Card {
    let stack = stack(state, pending);
    stack.nth(rng.random_range(0..stack.len()))
}

/// How many cards can be drawn at most: stack and discard pile give what they have.
#[inline]
pub(super) fn most(state: &State, most: u8) -> u8 {
    let me = state.me();
    most.min(me.draw.len() + me.discard.len())
}

/// The same question for one card, asked at every stop: nothing has to be counted for it.
#[inline]
pub(super) fn can_draw(state: &State) -> bool {
    let me = state.me();
    !(me.draw.is_empty() && me.discard.is_empty())
}

/// §5.1 How many are drawn is said before.
pub(super) fn drawing(state: &State, limit: u8, count: u8) -> Result<(), Illegal> {
    let most = most(state, limit);
    if (1..=most).contains(&count) {
        return Ok(());
    }
    Err(Illegal::short(&DRAW_COUNT, count.into(), most.into()))
}

/// §10 Whenever a card must be drawn from an empty stack, and only then, the discard pile is
/// shuffled into a new one. Answers whether there is a card to draw.
fn renew(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    let seat = state.turn.0;
    let me = state.me_mut();
    if me.draw.is_empty() && !me.discard.is_empty() {
        me.draw = std::mem::take(&mut me.discard);
        let cards = me.draw.len();
        facts.tell(|| Fact::Reshuffled { seat, cards });
    }
    !me.draw.is_empty()
}

/// §5.1 Drawing comes fully before discarding.
pub(super) fn settle_draw(
    state: &mut State,
    left: u8,
    drawn: u8,
    facts: &mut impl Sink<Fact>,
) -> bool {
    if left > 0 && renew(state, facts) {
        return true;
    }
    state.pending.pop();
    if drawn > 0 {
        state.pending.push(Pending::PutBack { left: drawn });
    }
    false
}

/// §10 Four cards, and one for each cleared hand disc.
#[inline]
pub(crate) fn limit(state: &State, seat: Seat, base: u8) -> u8 {
    let player = state.player(seat);
    let clear = |disc| u8::from(!player.has_disc(disc));
    base + clear(Disc::HandLeft) + clear(Disc::HandRight)
}

impl Cattle {
    pub(crate) fn hand_limit(&self, state: &State, seat: Seat) -> u8 {
        limit(state, seat, self.parts.hand)
    }

    /// §10 Phase C: up to the hand limit.
    pub(super) fn settle_fill(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        if state.me().hand.len() < self.hand_limit(state, state.turn) && renew(state, facts) {
            return true;
        }
        state.pending.pop();
        false
    }

    /// A card has been drawn or turned up.
    #[inline]
    pub(super) fn take_card(
        &self,
        state: &mut State,
        pending: Pending,
        card: Card,
        facts: &mut impl Sink<Fact>,
    ) {
        match pending {
            Pending::Market | Pending::TurnUp { .. } => {
                state.market_deck.take(card);
                state.market.add(card);
                if let Pending::TurnUp { left } = pending {
                    state.pending.replace(Pending::TurnUp { left: left - 1 });
                }
                facts.tell(|| Fact::MarketCard { card: self.name(card).into() });
            }
            Pending::Display => self.show_card(state, card, facts),
            Pending::DeckObjective { to_hand } => self.take_unseen(state, to_hand, card, facts),
            Pending::Deal { player } => self.draw_for(state, Seat(player), card, facts),
            Pending::Draw { left, drawn } => {
                state.pending.replace(Pending::Draw { left: left - 1, drawn: drawn + 1 });
                self.draw_for(state, state.turn, card, facts);
            }
            _ => self.draw_for(state, state.turn, card, facts),
        }
    }

    fn draw_for(&self, state: &mut State, seat: Seat, card: Card, facts: &mut impl Sink<Fact>) {
        let player = state.player_mut(seat);
        player.draw.take(card);
        player.hand.add(card);
        facts.tell(|| Fact::Drew { seat: seat.0, card: Some(self.name(card).into()) });
    }
}
