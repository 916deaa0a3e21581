//! Chapter 4.3 – Round end: what happens between the rounds, and how secret choices are collected.

use tabletop::{Illegal, Seat, Sink};

use super::{NOT_OFFERED, choosers};
use crate::{
    Homestead,
    action::Action,
    components::{ORDERS_DRAWN, RESERVE, ROUNDS},
    fact::{Fact, What},
    pile::{Few, Kind},
    state::{Choice, Done, Pending, State},
};

/// The cards a seat has chosen; the choice is used up.
pub(super) fn chosen_cards(state: &mut State, seat: Seat) -> Few {
    match state.player_mut(seat).choice.take() {
        Some(Choice::Cards(cards)) => cards,
        choice => unreachable!("{seat} should have chosen cards, not {choice:?}"),
    }
}

impl Homestead {
    /// A secret choice is laid down; RULING A22 when all are in they take effect, in seat order from
    /// the first player.
    pub(super) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        facts: &mut impl Sink<Fact>,
    ) {
        let choice = match action {
            Action::Discard(cards) | Action::Keep(cards) | Action::Replace(cards) => {
                Choice::Cards(cards)
            }
            Action::Take(cards) => Choice::Cards(cards),
            Action::Pick(card) => Choice::Cards(Few::of([card]).expect("one card")),
            Action::Agree => Choice::Agree,
            Action::Decline => Choice::Decline,
            other => unreachable!("{other:?} is no secret choice"),
        };
        state.player_mut(seat).choice = Some(choice);
        let what = what(state);
        facts.tell(|| Fact::Chose {
            seat,
            what,
            cards: Some(match choice {
                Choice::Cards(cards) => self.ids(cards.iter()),
                Choice::Agree => vec!["agree".into()],
                Choice::Decline => vec!["decline".into()],
            }),
        });
        if choosers(state).iter().all(|seat| state.player(seat).choice.is_some()) {
            self.close(state, facts);
        }
    }

    /// All have chosen.
    fn close(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        match state.pending {
            Pending::StartHands { mates } if state.teams => self.end_shares(state, mates, facts),
            Pending::StartHands { .. } => self.end_start_hands(state, facts),
            Pending::Pick => self.end_picks(state),
            Pending::KeepOrder { mates } => self.end_orders(state, mates, facts),
            Pending::DiscardOne => {
                self.lay_all_away(state, facts);
                state.pending = Pending::Replace;
            }
            Pending::Replace => {
                self.lay_all_away(state, facts);
                state.pending = Pending::Draw;
            }
            Pending::Exchange => self.end_proposals(state, facts),
            Pending::Answer => self.end_exchange(state, facts),
            pending => unreachable!("nobody chooses in {pending:?}"),
        }
    }

    fn lay_all_away(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        for seat in state.in_order() {
            let cards = chosen_cards(state, seat);
            self.lay_away(state, seat, cards, facts);
        }
    }

    /// §4.3 The trays are cleared, the marker moves on; after round 2 there are orders to choose.
    pub(super) fn end_round(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        self.remember_hands(state);
        let (round, cards) = (state.round, self.clear_trays(state));
        facts.tell(|| Fact::RoundEnded { round, cards });
        for player in &mut state.players {
            player.done = [Done::Nothing; 6];
        }
        Self::end_solo_round(state);
        state.turn = 0;
        if state.round == ROUNDS {
            return self.end_game(state, facts);
        }
        state.first = state.first.next(state.seats);
        let seat = state.first;
        facts.tell(|| Fact::FirstPlayer { seat });
        let hands = if state.teams { 2 } else { state.seats };
        state.pending = match round {
            2 => Pending::DealOrders { left: ORDERS_DRAWN * hands },
            _ => Pending::Replace,
        };
        self.show_hands_to_mates(state, facts);
        true
    }

    /// RULING A22 The first player's orders first; §9 in teams those of the first player's team.
    fn dealt_to(state: &State, left: u8) -> Seat {
        let hands = if state.teams { 2 } else { state.seats };
        let n = (ORDERS_DRAWN * hands - left) / ORDERS_DRAWN;
        state.purse(Seat((state.first.0 + n) % state.seats))
    }

    pub(super) fn deal_order(
        &self,
        state: &mut State,
        left: u8,
        card: Kind,
        facts: &mut impl Sink<Fact>,
    ) {
        self.parts.cards.take(&mut state.deck, card);
        if self.is_rivals_order(state, card) {
            self.parts.cards.put(&mut state.discard, card);
            facts.tell(|| Fact::OrderReplaced { card: self.card(card).id.clone() });
            return;
        }
        let seat = Self::dealt_to(state, left);
        self.parts.cards.put(&mut state.player_mut(seat).offer, card);
        state.pending = Pending::DealOrders { left: left - 1 };
        let mate = state.mate(seat);
        facts.tell(|| Fact::OrderDealt { seat, card: Some(self.card(card).id.clone()), mate });
    }

    /// §4.3 One of the orders drawn.
    pub(super) fn kept_order(
        &self,
        state: &State,
        seat: Seat,
        cards: Few,
    ) -> Result<Kind, Illegal> {
        Self::count_is(cards, 1)?;
        let offer = state.player(state.purse(seat)).offer;
        let offered = self.parts.cards.holds(offer, cards);
        cards.sole().filter(|_| offered).ok_or(Illegal::because(&NOT_OFFERED))
    }

    pub(super) fn list_orders(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.subsets(state.player(state.purse(seat)).offer, 1, |few| out.push(Action::Keep(few)));
    }

    fn end_orders(&self, state: &mut State, mates: bool, facts: &mut impl Sink<Fact>) {
        let asked = choosers(state);
        for seat in state.in_order().filter(|seat| asked.contains(*seat)) {
            let card = chosen_cards(state, seat).sole().expect("one order is kept");
            let purse = state.purse(seat);
            self.parts.cards.take(&mut state.player_mut(purse).offer, card);
            self.parts.cards.put(&mut state.player_mut(seat).hand, card);
            let mate = state.mate(seat);
            facts.tell(|| Fact::Kept { seat, card: Some(self.card(card).id.clone()), mate });
            if !state.teams || mates {
                self.lay_offer_away(state, purse, facts);
            }
        }
        state.pending = if state.teams && !mates {
            Pending::KeepOrder { mates: true }
        } else {
            Pending::DiscardOne
        };
    }

    /// §4.3 The fourth card; RULING A39 it may be the new order.
    pub(super) fn one_of_four(&self, state: &State, seat: Seat, cards: Few) -> Result<(), Illegal> {
        Self::count_is(cards, 1)?;
        self.held(state, seat, cards)
    }

    pub(super) fn list_discards(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.subsets(state.player(seat).hand, 1, |few| out.push(Action::Discard(few)));
    }

    /// §4.3 "any number of hand cards, orders included".
    pub(super) fn list_replacements(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let (hand, from) = (state.player(seat).hand, out.len());
        for count in 0..=RESERVE {
            self.subsets(hand, count, |few| out.push(Action::Replace(few)));
        }
        out[from..].sort_unstable();
    }

    /// RULING A22 Whoever has fewer than three cards, from the first player on.
    pub(super) fn next_to_draw(state: &State) -> Option<Seat> {
        state.in_order().find(|seat| state.player(*seat).hand.len() < RESERVE)
    }

    /// RULING A40 Only building cards are drawn.
    pub(super) fn draw_card(&self, state: &mut State, card: Kind, facts: &mut impl Sink<Fact>) {
        let seat = Self::next_to_draw(state).expect("somebody draws");
        self.parts.cards.take(&mut state.deck, card);
        self.parts.cards.put(&mut state.player_mut(seat).hand, card);
        let mate = state.mate(seat);
        facts.tell(|| Fact::Drew { seat, card: Some(self.card(card).id.clone()), mate });
    }

    pub(super) fn after_draws(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        if state.teams {
            state.pending = Pending::Exchange;
            return true;
        }
        Self::begin_round(state, facts)
    }
}

fn what(state: &State) -> What {
    match state.pending {
        Pending::StartHands { .. } => What::StartHand,
        Pending::KeepOrder { .. } => What::KeepOrder,
        Pending::DiscardOne => What::DiscardOne,
        Pending::Replace => What::Replace,
        Pending::Exchange => What::Exchange,
        Pending::Answer => What::Answer,
        _ => What::Pick,
    }
}
