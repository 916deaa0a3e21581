//! Chapter 4.4 – Game end, and the solo rating of chapter 10.

use tabletop::{Outcome, Seat, Sink};

use crate::{
    Homestead,
    components::{SOLO_ORDERS, SOLO_RATING, Type},
    fact::{Fact, Gain},
    state::{ORDERS, Pending, State},
};

/// §10 What a total is called, with so many orders built.
pub(crate) fn rating(orders: u8, total: i16) -> &'static str {
    if orders < SOLO_ORDERS {
        return SOLO_RATING[0].1;
    }
    let reached = SOLO_RATING.iter().rev().find(|(least, _)| total >= *least);
    reached.unwrap_or(&SOLO_RATING[0]).1
}

/// §9 "The two totals are added at the end."
pub(crate) fn team_total(state: &State, seat: Seat) -> i16 {
    let mate = state.mate(seat).map_or(0, |mate| state.player(mate).money());
    state.player(seat).money() + mate
}

impl Homestead {
    /// §4.4 "Evaluate every order a player has played"; RULING A36 in teams for who played it.
    pub(super) fn end_game(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        for id in state.board.of(Type::Order).iter() {
            let building = *state.board.building(id);
            let (Some(seat), Some(card)) = (building.seat(), building.card.some()) else {
                continue;
            };
            let tile = self.spot_of(building).into();
            let dollars = self.order_pays(state, seat, card, tile);
            state.player_mut(seat).earned[ORDERS] += dollars;
            facts.tell(|| {
                let counts = self.order_counts(state, seat, card, Some(tile));
                let gain = |counted: crate::rules::EndCount| {
                    Some(Gain { count: counted.count?, dollars: counted.dollars? })
                };
                let effects = counts.filter_map(gain).collect();
                let card = self.card(card).id.clone();
                Fact::OrderScored { seat, card, building: id.0, dollars, effects }
            });
        }
        state.pending = Pending::Over;
        for seat in Seat::all(state.seats) {
            let hand = state.player(seat).hand;
            facts.tell(|| Fact::HandLeft { seat, cards: self.ids(self.parts.cards.list(hand)) });
        }
        facts.tell(|| Fact::Ended { reason: Self::reason(state).into() });
        true
    }

    /// §10 Orders the player has built.
    pub(crate) fn orders_built(state: &State, seat: Seat) -> u8 {
        state.board.of(Type::Order).and(state.board.owners[seat.index()]).len() as u8
    }

    fn reason(state: &State) -> &'static str {
        if state.is_solo() {
            return rating(Self::orders_built(state, Seat(0)), state.players[0].money());
        }
        let totals = |seat: Seat| team_total(state, seat);
        let most = Seat::all(state.seats).map(totals).max().unwrap_or(0);
        let winners = Seat::all(state.seats).filter(|seat| totals(*seat) == most);
        let sides = winners.filter(|seat| !state.teams || seat.0 < 2).count();
        if sides > 1 { "tie" } else { "money" }
    }

    /// §4.4 "Highest total wins; ties share the victory."
    pub(crate) fn ranking(state: &State) -> Option<Outcome> {
        if state.pending != Pending::Over {
            return None;
        }
        let reason = Self::reason(state);
        let totals: Vec<i16> = Seat::all(state.seats).map(|seat| team_total(state, seat)).collect();
        let mut outcome = Outcome::ranked(reason, &totals);
        // §10 Who fails alone has lost to the game.
        if state.is_solo() && reason == SOLO_RATING[0].1 {
            outcome.places = vec![2];
        }
        Some(outcome)
    }
}
