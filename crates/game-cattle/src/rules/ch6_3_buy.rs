//! Chapter 6.3 – Buy cattle.

use tabletop::{Illegal, Sink};

use super::{
    CANNOT_BUY, NO_SUCH_OFFER, NOT_IN_MARKET, NOTHING_DONE, NOTHING_TO_REVEAL, TOO_FEW_COWBOYS,
};
use crate::{
    Cattle,
    action::Action,
    cards::{Card, Cards},
    fact::Fact,
    parts::Offer,
    state::{Pending, State},
};

/// §6.3 An unspent cowboy may turn up two cards.
pub(super) fn reveal(state: &State, cowboys: u8) -> Result<(), Illegal> {
    if cowboys == 0 {
        return Err(Illegal::short(&TOO_FEW_COWBOYS, 1, 0));
    }
    if state.market_deck.is_empty() {
        return Err(Illegal::because(&NOTHING_TO_REVEAL));
    }
    Ok(())
}

pub(super) fn stopping(begun: bool) -> Result<(), Illegal> {
    if begun { Ok(()) } else { Err(Illegal::because(&NOTHING_DONE)) }
}

pub(super) fn turn_up(state: &mut State) {
    let Some(Pending::Buy { cowboys, .. }) = state.pending.pop() else {
        unreachable!("cards are turned up while buying")
    };
    state.pending.push(Pending::Buy { cowboys: cowboys - 1, begun: true });
    state.pending.push(Pending::TurnUp { left: 2 });
}

pub(super) fn settle_turn_up(state: &mut State, left: u8) -> bool {
    let asks = left > 0 && !state.market_deck.is_empty();
    if !asks {
        state.pending.pop();
    }
    asks
}

impl Cattle {
    /// §6.3 Each cowboy once (R7), cards from the market, two of one value for a double
    /// offer. Two cards are named in order.
    pub(super) fn purchase(
        &self,
        state: &State,
        cowboys: u8,
        cards: [Option<Card>; 2],
        with: u8,
    ) -> Result<Offer, Illegal> {
        let no_offer = || Illegal::because(&NO_SUCH_OFFER);
        let [Some(first), second] = cards else { return Err(no_offer()) };
        let value = |card: Card| {
            if card.is_objective() {
                return None;
            }
            self.parts.cattle.get(card.kind()).map(|kind| kind.value)
        };
        let of = value(first).ok_or_else(no_offer)?;
        if second.is_some_and(|card| value(card) != Some(of) || card < first) {
            return Err(no_offer());
        }
        let count = 1 + u8::from(second.is_some());
        let mut offers = self.parts.offers.of(of, count).iter();
        let offer = *offers.find(|offer| offer.cowboys == with).ok_or_else(no_offer)?;
        let twice = second == Some(first);
        if state.market.of(first) < 1 + u8::from(twice)
            || second.is_some_and(|card| !state.market.has(card))
        {
            return Err(Illegal::because(&NOT_IN_MARKET));
        }
        if with > cowboys {
            return Err(Illegal::short(&TOO_FEW_COWBOYS, with.into(), cowboys.into()));
        }
        let money = state.me().money;
        if money < offer.money.into() {
            return Err(Illegal::short(&CANNOT_BUY, offer.money.into(), money.into()));
        }
        Ok(offer)
    }

    /// Every purchase that could be made, in order.
    fn purchases(&self, state: &State, cowboys: u8, mut visit: impl FnMut(Action) -> bool) {
        let (market, offers) = (state.market, &self.parts.offers);
        for first in market.kinds() {
            let value = self.parts.cattle[first.kind()].value;
            let mut each = |second: Option<Card>, count: u8| {
                let cards = [Some(first), second];
                offers.of(value, count).iter().all(|&Offer { cowboys: with, .. }| {
                    self.purchase(state, cowboys, cards, with).is_err()
                        || visit(Action::Buy { cards, cowboys: with })
                })
            };
            if !each(None, 1) {
                return;
            }
            // Offers for two ask for many cowboys.
            if offers.of(value, 2).first().is_some_and(|offer| offer.cowboys <= cowboys) {
                let alike = market.of_kinds(self.parts.values[usize::from(value)]).kinds();
                if !alike.filter(|second| *second >= first).all(|second| each(Some(second), 2)) {
                    return;
                }
            }
        }
    }

    pub(super) fn buyable(&self, state: &State, cowboys: u8) -> Result<(), Illegal> {
        if !state.market_deck.is_empty() && cowboys > 0 {
            return Ok(());
        }
        let mut found = false;
        self.purchases(state, cowboys, |_| {
            found = true;
            false
        });
        if found {
            return Ok(());
        }
        let money = state.me().money;
        let offers = self.parts.offers.iter().filter(|offer| offer.cowboys <= cowboys);
        let there = |value: u8| {
            state.market.kinds().any(|card| self.parts.cattle[card.kind()].value == value)
        };
        match offers.filter(|offer| there(offer.value)).map(|offer| offer.money).min() {
            Some(price) if money < price.into() => {
                Err(Illegal::short(&CANNOT_BUY, price.into(), money.into()))
            }
            _ => Err(Illegal::because(&NOT_IN_MARKET)),
        }
    }

    pub(super) fn list_buy(&self, state: &State, cowboys: u8, begun: bool, out: &mut Vec<Action>) {
        self.purchases(state, cowboys, |action| {
            out.push(action);
            true
        });
        if reveal(state, cowboys).is_ok() {
            out.push(Action::Reveal);
        }
        if begun {
            out.push(Action::Done);
        }
    }

    /// §6.3 Bought cards go to the discard pile; the market is not refilled.
    pub(super) fn buy(
        &self,
        state: &mut State,
        cards: [Option<Card>; 2],
        with: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let Some(Pending::Buy { cowboys, .. }) = state.pending.pop() else {
            unreachable!("a purchase that nobody asked for")
        };
        let offer = self.purchase(state, cowboys, cards, with).expect("judged before");
        let bought: Cards = cards.into_iter().flatten().collect();
        state.market = state.market.minus(bought);
        let me = state.me_mut();
        me.money -= u16::from(offer.money);
        me.discard = me.discard.plus(bought);
        let seat = state.turn.0;
        facts.tell(|| Fact::Bought {
            seat,
            cards: self.list_cards(bought),
            cowboys: with,
            price: offer.money.into(),
        });
        state.pending.push(Pending::Buy { cowboys: cowboys - with, begun: true });
    }

    /// §8.1 The market is filled up to its size, never reduced, as far as the deck lasts.
    pub(super) fn settle_market(&self, state: &mut State) -> bool {
        let size = self.parts.market_size[usize::from(state.around() - 2)];
        let asks = state.market.len() < size && !state.market_deck.is_empty();
        if !asks {
            state.pending.pop();
        }
        asks
    }
}
