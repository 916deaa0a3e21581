//! The rules, one file per chapter of `docs/rules/rails.en.md`; the file name starts with the
//! chapter number. This file is their index and the dispatch table.

mod ch10_alvin;
mod ch3_setup;
mod ch4_turn;
mod ch5_cards;
mod ch5_display;
mod ch6_1_payment;
mod ch6_claim;
mod ch7_points;
mod ch8_marker;
mod ch9_end;
mod ch9_tickets;

pub(crate) use ch6_1_payment::{ways_for_lane, ways_for_marker};
pub(crate) use ch6_claim::Limits;
pub(crate) use ch7_points::awards;
pub(crate) use ch9_end::{FEW_CARS, final_scores};
pub(crate) use ch10_alvin::captures;

use rand::Rng;
use tabletop::{Actor, Illegal, Seat, SeatSet, Sink};

use crate::{
    Rails,
    action::{Action, Drawn},
    fact::Fact,
    state::{Pending, State},
};

tabletop::rulebook! {
    "rails";
    S3_SETUP = "3" "Setup" {
        TOO_FEW_FIRST = "too-few-first-tickets" "you must keep at least three of your first tickets";
        NOT_OFFERED = "not-offered" "that ticket was not offered to you";
        CITY_TAKEN = "city-taken" "another player starts there";
    }
    S4_TURN = "4" "Turn" {
        NOT_YOUR_TURN = "not-your-turn" "it is not your turn";
        NOT_ASKED_NOW = "not-asked-now" "that is not what is being decided now";
        PASS_FORBIDDEN = "pass-forbidden" "you may pass only when nothing else is possible";
        GAME_OVER = "game-over" "the game is over";
    }
    S5_CARDS = "5" "Taking train cards" {
        NOT_FACE_UP = "not-face-up" "no such card lies face up";
        LOCOMOTIVE_SECOND = "locomotive-second" "a face-up locomotive cannot be the second card";
        NOTHING_TO_DRAW = "nothing-to-draw" "deck and discard pile are empty";
    }
    S6_CLAIM = "6" "Claiming a route" {
        LANE_TAKEN = "lane-taken" "the lane is claimed already";
        LANE_CLOSED = "lane-closed" "with two or three players only one lane of a pair can be claimed";
        TOO_FEW_CARS = "too-few-cars" "you have not enough cars";
        NOT_CONNECTED = "not-connected" "neither end is in your network";
        OWN_PARALLEL = "own-parallel" "you own a lane between these cities already";
    }
    S6_1_PAYMENT = "6.1" "Payment" {
        CANNOT_PAY_LANE = "cannot-pay-lane" "you have not the cards for this lane";
        WRONG_NUMBER = "wrong-number" "that is not the right number of cards";
        WRONG_COLOUR = "wrong-colour" "cards of that colour do not pay for this lane";
        TOO_FEW_LOCOMOTIVES = "too-few-locomotives" "the ferry needs more locomotives";
        NOT_IN_HAND = "not-in-hand" "you have not so many of these cards";
    }
    S7_POINTS = "7" "Points for a claimed route" {}
    S8_MARKER = "8" "City marker" {
        NO_MARKER_LEFT = "no-marker-left" "you have no marker left";
        NOT_AN_END = "not-an-end" "the city is no end of the route you claimed";
        CITY_MARKED = "city-marked" "the city carries a marker already";
        CANNOT_PAY_MARKER = "cannot-pay-marker" "a marker costs two cards of one colour";
    }
    S9_1_TICKETS = "9.1" "Drawing tickets" {
        NO_TICKETS_LEFT = "no-tickets-left" "the ticket deck is empty";
        TOO_FEW_TICKETS = "too-few-tickets" "you must keep at least one ticket";
    }
    S9_2_LAST_ROUND = "9.2" "The last round" {}
    S9_3_DEADLOCK = "9.3" "Deadlock" {}
    S9_4_SCORING = "9.4" "Final scoring" {}
    S10_ALVIN = "10" "Alvin the Alien" {
        ROSWELL_BANNED = "roswell-banned" "nobody starts or sets a marker where Alvin landed";
        NOT_CONTROLLED = "not-controlled" "Alvin goes to a city you control";
    }
}

/// Who must say something now.
#[inline]
pub(crate) fn to_act(state: &State) -> Actor {
    match state.pending.top() {
        _ if state.end.is_some() => Actor::Nobody,
        Some(
            Pending::StartPlayer
            | Pending::DealCards { .. }
            | Pending::Refill { .. }
            | Pending::DealTickets { .. }
            | Pending::Blind
            | Pending::DrawTickets { .. },
        ) => Actor::Chance,
        Some(Pending::FirstTickets) => {
            let open = Seat::all(state.seats).filter(|seat| !state.player(*seat).chosen);
            Actor::Together(open.collect::<SeatSet>())
        }
        Some(Pending::StartCity { left }) => Actor::Seat(ch3_setup::chooser(state, left)),
        _ => Actor::Seat(state.turn),
    }
}

/// What nature says now, at random.
pub(crate) fn sample(state: &State, rng: &mut impl Rng) -> Drawn {
    match state.pending.top() {
        Some(Pending::StartPlayer) => ch3_setup::sample_start(state, rng),
        Some(Pending::DealTickets { .. } | Pending::DrawTickets { .. }) => {
            ch9_tickets::sample(state, rng)
        }
        _ => ch5_display::sample(state, rng),
    }
}

/// Whether nature could say that now.
pub(crate) fn drawable(state: &State, drawn: Drawn) -> bool {
    match (state.pending.top(), drawn) {
        (Some(Pending::StartPlayer), Drawn::Starts(seat)) => seat.0 < state.seats,
        (
            Some(Pending::DealTickets { .. } | Pending::DrawTickets { .. }),
            Drawn::Ticket(ticket),
        ) => state.tickets.top().has(ticket),
        (
            Some(Pending::DealCards { .. } | Pending::Refill { .. } | Pending::Blind),
            Drawn::Card(card),
        ) => state.deck.of(card) > 0,
        _ => false,
    }
}

impl Rails {
    /// The dispatch table: read it to learn which chapter judges which action.
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Illegal::because(&GAME_OVER));
        }
        if !to_act(state).seats().contains(seat) {
            return Err(Illegal::because(&NOT_YOUR_TURN));
        }
        match (state.pending.top(), action) {
            (Some(Pending::FirstTickets), Action::Keep(tickets)) => {
                ch9_tickets::choice(state, seat, tickets, true)
            }
            (Some(Pending::Keep), Action::Keep(tickets)) => {
                ch9_tickets::choice(state, seat, tickets, false)
            }
            (Some(Pending::StartCity { .. }), Action::Start(city)) => {
                ch3_setup::start_city(self, state, city)
            }
            (None | Some(Pending::Second), Action::Draw) => ch5_cards::blind(state),
            (None, Action::Take(card)) => ch5_cards::first(state, card).map(drop),
            (Some(Pending::Second), Action::Take(card)) => ch5_cards::second(state, card).map(drop),
            (None, Action::Claim(lane)) => Limits::of(self, state, seat).claim(self, state, lane),
            (Some(Pending::PayLane { lane }), Action::Pay(payment)) => {
                ch6_1_payment::lane_payment(self, state, lane, payment)
            }
            (Some(Pending::Marker { lane }), Action::Mark(city)) => {
                ch8_marker::marker(self, state, lane, city)
            }
            (Some(Pending::Marker { .. }), Action::NoMarker) => Ok(()),
            (Some(Pending::PayMarker { .. }), Action::Pay(payment)) => {
                ch6_1_payment::marker_payment(state, payment)
            }
            (Some(Pending::Alvin), Action::Alvin(city)) => ch10_alvin::goal(state, city),
            (None, Action::Tickets) => ch9_tickets::drawing(state).map(drop),
            (_, Action::Pass) => ch4_turn::pass(self, state),
            _ => Err(Illegal::because(&NOT_ASKED_NOW)),
        }
    }

    /// Lists what [`judge`](Self::judge) accepts, in order.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !to_act(state).seats().contains(seat) {
            return;
        }
        match state.pending.top() {
            None => ch4_turn::list(self, state, out),
            Some(Pending::FirstTickets) => ch9_tickets::list(state, seat, true, out),
            Some(Pending::Keep) => ch9_tickets::list(state, seat, false, out),
            Some(Pending::StartCity { .. }) => {
                let open = |city| ch3_setup::start_city(self, state, city).is_ok();
                out.extend(self.map.cities().filter(|&city| open(city)).map(Action::Start));
            }
            Some(Pending::Second) => ch5_cards::list_second(state, out),
            Some(Pending::PayLane { lane }) => {
                ch6_1_payment::ways_for_lane(
                    *self.map.lane(lane),
                    state.player(seat).hand,
                    |way| {
                        out.push(Action::Pay(way));
                    },
                );
            }
            Some(Pending::PayMarker { .. }) => {
                ch6_1_payment::ways_for_marker(state.player(seat).hand, |way| {
                    out.push(Action::Pay(way));
                });
            }
            Some(Pending::Marker { lane }) => {
                let mut ends = self.map.lane(lane).ends;
                ends.sort_unstable();
                let free = |city| ch8_marker::marker(self, state, lane, city).is_ok();
                out.extend(ends.into_iter().filter(|&city| free(city)).map(Action::Mark));
                out.push(Action::NoMarker);
            }
            Some(Pending::Alvin) => {
                out.extend(state.player(seat).controls.iter().map(Action::Alvin));
            }
            _ => {}
        }
    }

    /// The caller has judged the action.
    pub(crate) fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        facts: &mut impl Sink<Fact>,
    ) {
        match action {
            Action::Keep(tickets) => ch9_tickets::keep(self, state, seat, tickets, facts),
            Action::Start(city) => ch3_setup::start_in(self, state, seat, city, facts),
            Action::Draw => ch5_cards::draw_blind(state),
            Action::Take(card) => ch5_cards::take(state, card, facts),
            Action::Claim(lane) => ch6_claim::begin(self, state, lane),
            Action::Pay(payment) => match state.pending.top() {
                Some(Pending::PayLane { lane }) => {
                    ch6_claim::claim(self, state, lane, payment, facts);
                }
                Some(Pending::PayMarker { city }) => {
                    ch8_marker::mark(self, state, city, payment, facts);
                }
                pending => unreachable!("a payment for {pending:?}"),
            },
            Action::Mark(city) => state.pending.replace(Pending::PayMarker { city }),
            Action::NoMarker => ch8_marker::decline(state, facts),
            Action::Alvin(city) => ch10_alvin::land(self, state, city, facts),
            Action::Tickets => ch9_tickets::begin(state, facts),
            Action::Pass => ch4_turn::do_pass(state, facts),
        }
        self.settle(state, facts);
    }

    pub(crate) fn take(&self, state: &mut State, drawn: Drawn, facts: &mut impl Sink<Fact>) {
        match (state.pending.top(), drawn) {
            (Some(Pending::StartPlayer), Drawn::Starts(seat)) => {
                ch3_setup::begin_with(state, seat, facts);
            }
            (Some(Pending::DealCards { left }), Drawn::Card(card)) => {
                ch3_setup::deal(state, left, card, facts);
            }
            (Some(Pending::DealTickets { left }), Drawn::Ticket(ticket)) => {
                ch3_setup::deal_ticket(self, state, left, ticket, facts);
            }
            (Some(Pending::Refill { sweeps }), Drawn::Card(card)) => {
                ch5_display::turn_up(state, sweeps, card, facts);
            }
            (Some(Pending::Blind), Drawn::Card(card)) => ch5_cards::draw(state, card, facts),
            (Some(Pending::DrawTickets { left }), Drawn::Ticket(ticket)) => {
                ch9_tickets::draw(self, state, left, ticket, facts);
            }
            (pending, drawn) => unreachable!("{drawn:?} was drawn for {pending:?}"),
        }
        self.settle(state, facts);
    }

    /// Carries out everything nobody decides, until someone must.
    pub(crate) fn settle(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        while let Some(pending) = state.pending.top() {
            let asks = match pending {
                Pending::StartPlayer
                | Pending::DealTickets { .. }
                | Pending::FirstTickets
                | Pending::StartCity { .. }
                | Pending::DrawTickets { .. }
                | Pending::Keep => true,
                Pending::DealCards { .. } | Pending::Blind => ch5_display::renew(state, facts),
                Pending::Refill { .. } => ch5_display::settle(state, facts),
                Pending::Second => ch5_cards::settle(state),
                Pending::PayLane { lane } => ch6_claim::settle(self, state, lane, facts),
                Pending::Marker { lane } => ch8_marker::settle(self, state, lane),
                Pending::PayMarker { city } => ch8_marker::settle_pay(self, state, city, facts),
                Pending::Alvin => ch10_alvin::settle(self, state, facts),
                Pending::EndTurn => ch9_end::end_turn(self, state, facts),
            };
            if asks || state.end.is_some() {
                return;
            }
        }
    }
}

/// What position files ask.
impl Rails {
    pub(crate) fn could_mark(
        &self,
        state: &State,
        lane: crate::sets::Lane,
        city: crate::sets::City,
    ) -> bool {
        ch8_marker::marker(self, state, lane, city).is_ok()
    }
}

pub(crate) fn could_take_second(state: &State) -> bool {
    let mut cards = vec![];
    ch5_cards::list_second(state, &mut cards);
    !cards.is_empty()
}
