//! Chapter 9 – Team variant: what two members decide together. All else that a team shares is
//! already in what is *own* (chapter 3).

use tabletop::{Illegal, Seat, Sink};

use super::{NOT_OF_THE_TEAM, WRONG_SHARE, ch4_between::chosen_cards, ch12_memory, choosers};
use crate::{
    Homestead,
    action::Action,
    components::RESERVE,
    fact::Fact,
    pile::{Few, Pile},
    state::{Choice, Pending, State},
};

impl Homestead {
    /// RULING A35 "Each member keeps 1 order and 2 buildings" of the team's cards.
    pub(super) fn start_share(&self, state: &State, seat: Seat, cards: Few) -> Result<(), Illegal> {
        Self::count_is(cards, RESERVE)?;
        if !self.parts.cards.holds(state.player(state.purse(seat)).offer, cards) {
            return Err(Illegal::because(&NOT_OF_THE_TEAM));
        }
        if self.is_share(cards) { Ok(()) } else { Err(Illegal::because(&WRONG_SHARE)) }
    }

    fn is_share(&self, cards: Few) -> bool {
        cards.iter().filter(|&card| self.parts.cards.is_order(card)).count() == 1
    }

    pub(super) fn list_shares(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let offer = state.player(state.purse(seat)).offer;
        self.subsets(offer, RESERVE, |cards| {
            if self.is_share(cards) {
                out.push(Action::Keep(cards));
            }
        });
    }

    pub(super) fn end_shares(&self, state: &mut State, mates: bool, facts: &mut impl Sink<Fact>) {
        for seat in choosers(state).iter() {
            let (cards, purse) = (chosen_cards(state, seat), state.purse(seat));
            for card in cards.iter() {
                self.parts.cards.take(&mut state.player_mut(purse).offer, card);
                self.parts.cards.put(&mut state.player_mut(seat).hand, card);
            }
            let (team, ids) = (purse.0, || Some(self.ids(cards.iter())));
            facts.tell(|| Fact::Shared { seat, team, cards: ids() });
            if mates {
                self.lay_offer_away(state, purse, facts);
            }
        }
        if mates {
            ch12_memory::know_mates(self, state);
        }
        state.pending = if mates {
            Pending::DealPosts { left: state.seats }
        } else {
            Pending::StartHands { mates: true }
        };
    }

    /// What nobody kept of an offer is discarded; who saw it knows where it is.
    pub(super) fn lay_offer_away(
        &self,
        state: &mut State,
        purse: Seat,
        facts: &mut impl Sink<Fact>,
    ) {
        let rest = std::mem::take(&mut state.player_mut(purse).offer);
        let cards = &self.parts.cards;
        state.discard = cards.merged(state.discard, rest);
        let mate = state.mate(purse);
        for seat in [Some(purse), mate].into_iter().flatten() {
            let buried = state.player(seat).buried;
            state.player_mut(seat).buried = cards.merged(buried, rest);
        }
        let ids = || Some(self.ids(cards.list(rest)));
        let (count, orders) = (rest.len(), cards.orders_of(rest).len());
        facts.tell(|| {
            if mate.is_some() {
                Fact::LeftOver { team: purse.0, count, cards: ids() }
            } else {
                Fact::Discarded { seat: purse, count, orders, cards: ids(), mate }
            }
        });
    }

    /// §9 "Members may show each other their hands."
    pub(super) fn show_hands_to_mates(&self, state: &State, facts: &mut impl Sink<Fact>) {
        for seat in Seat::all(state.seats) {
            let (hand, mate) = (state.player(seat).hand, state.mate(seat));
            if let Some(to) = mate {
                let cards = || Some(self.ids(self.parts.cards.list(hand)));
                facts.tell(|| Fact::HandShown { seat, to, cards: cards() });
            }
        }
    }

    fn team_cards(&self, state: &State, seat: Seat) -> Pile {
        let hand = state.player(seat).hand;
        let mate = state.mate(seat).map_or(Pile::EMPTY, |mate| state.player(mate).hand);
        self.parts.cards.merged(hand, mate)
    }

    /// RULING A34 "Any exchange that leaves 3 cards each."
    pub(super) fn exchange(&self, state: &State, seat: Seat, cards: Few) -> Result<(), Illegal> {
        Self::count_is(cards, RESERVE)?;
        if self.parts.cards.holds(self.team_cards(state, seat), cards) {
            Ok(())
        } else {
            Err(Illegal::because(&NOT_OF_THE_TEAM))
        }
    }

    pub(super) fn list_exchanges(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cards = self.team_cards(state, seat);
        self.subsets(cards, RESERVE, |cards| out.push(Action::Take(cards)));
    }

    /// The proposals are shown to those who answer.
    pub(super) fn end_proposals(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        for seat in choosers(state).iter() {
            if let (Some(Choice::Cards(cards)), Some(to)) =
                (state.player(seat).choice, state.mate(seat))
            {
                let ids = || Some(self.ids(cards.iter()));
                facts.tell(|| Fact::Proposed { seat, to, cards: ids() });
            }
        }
        state.pending = Pending::Answer;
    }

    pub(super) fn end_exchange(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        for seat in choosers(state).iter() {
            let mate = state.mate(seat).expect("only team-mates answer");
            let agreed = state.player_mut(seat).choice.take() == Some(Choice::Agree);
            let proposal = chosen_cards(state, mate);
            if agreed {
                let cards = &self.parts.cards;
                let mut rest = self.team_cards(state, seat);
                proposal.iter().for_each(|card| cards.take(&mut rest, card));
                state.player_mut(mate).hand = cards.pile(proposal.iter());
                state.player_mut(seat).hand = rest;
            }
            facts.tell(|| Fact::Exchanged { team: mate.0, agreed: Some(agreed) });
        }
        ch12_memory::know_mates(self, state);
        Self::begin_round(state, facts);
    }
}
