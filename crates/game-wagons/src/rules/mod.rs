//! The rules, one file per chapter of `docs/rules/wagons.en.md`; the file name starts with the
//! chapter number. This file is their index and the dispatch table.

mod ch10_double;
mod ch11_end;
mod ch3_setup;
mod ch4_turn;
mod ch5_1_pay;
mod ch5_2_place;
mod ch5_4_move;
mod ch5_card;
mod ch6_scoring;
mod ch7_selling;
mod ch9_draw;

use ch5_1_pay::Payment;
pub(crate) use ch5_1_pay::payment;
pub(crate) use ch5_card::lay_out;
pub use ch6_scoring::{payment_order, points};
pub(crate) use ch11_end::{holds, met};

use rand::Rng;
use tabletop::{Actor, Illegal, Seat, Sink};

use crate::{
    Wagons,
    action::{Action, Drawn},
    components::{HAND, Land, Region},
    deck::FaceId,
    fact::Fact,
    state::{Pending, State},
};

tabletop::rulebook! {
    "wagons";
    S3_SETUP = "3" "Setup" {}
    S4_TURN = "4" "Turn" {
        NOT_YOUR_TURN = "not-your-turn" "it is not your turn";
        NOT_ASKED_NOW = "not-asked-now" "that is not what is being decided now";
        PASSING_FORBIDDEN = "passing-forbidden" "passing is forbidden";
        GAME_OVER = "game-over" "the game is over";
    }
    S5_CARD = "5" "Playing an action card" {
        NOT_IN_HAND = "not-in-hand" "you have no such card in hand";
    }
    S5_1_PAY = "5.1" "Pay" {}
    S5_2_PLACE = "5.2" "Place" {
        SAME_REGION = "same-region" "the second disc of a +1 card goes to a different region";
        ONE_DISC_FOR_TWO = "one-disc-for-two" "after paying, one disc would be left for a placement of two";
    }
    S5_3_BLOCK = "5.3" "How a block works" {}
    S5_4_MOVE = "5.4" "Move wagons" {
        NO_WAGON_THERE = "no-wagon-there" "there is no wagon in that region";
        LEFT_THE_GAME = "left-the-game" "a wagon in California has left the game";
    }
    S5_5_FULL = "5.5" "Full execution" {
        UNFINISHED = "unfinished" "everything on the card must be done first";
    }
    S5_6_DRAW = "5.6" "Draw" {}
    S6_SCORING = "6" "Scoring" {
        NO_SCORING_CARD = "no-scoring-card" "all your scoring cards are used";
    }
    S7_SELLING = "7" "Selling" {
        FREE_CARD = "free-card" "a card that costs nothing cannot be sold at this table";
    }
    S8_VP = "8" "Paying with VP" {
        CANNOT_PAY = "cannot-pay" "your discs and victory points do not cover the cost";
        TOO_FEW_VP = "too-few-vp" "your discs do not cover the rest";
        TOO_MANY_VP = "too-many-vp" "you cannot pay so many victory points";
    }
    S9_RESHUFFLE = "9" "Reshuffle" {}
    S10_DOUBLE = "10" "Double-move token" {
        TOKEN_SPENT = "token-spent" "your double-move token is spent";
        ALREADY_DOUBLED = "already-doubled" "you have already doubled this turn";
    }
    S11_1_FIFTY = "11.1" "Fifty points" {}
    S11_2_WAGONS_GONE = "11.2" "Wagons gone" {}
    S11_3_WINNER = "11.3" "Winner" {}
}

/// Who must say something now.
#[inline]
pub(crate) fn to_act(state: &State) -> Actor {
    match state.pending.top() {
        _ if state.over => Actor::Nobody,
        Some(Pending::StartPlayer | Pending::Deal { .. } | Pending::Draw) => Actor::Chance,
        _ => Actor::Seat(state.turn),
    }
}

impl Wagons {
    /// The dispatch table: read it to learn which chapter judges which action.
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.over {
            return Err(Illegal::because(&GAME_OVER));
        }
        if seat != state.turn {
            return Err(Illegal::because(&NOT_YOUR_TURN));
        }
        match (state.pending.top(), action) {
            (None, Action::Double) => ch10_double::declaration(state),
            (None, Action::Play(card)) => ch5_card::play(self, state, card).map(drop),
            (None, Action::Sell(card)) => ch7_selling::sale(self, state, card).map(drop),
            (None, Action::Score) => ch6_scoring::scoring(self, state).map(drop),
            (None, Action::Stop) => ch10_double::stopping(self, state),
            (Some(Pending::Pay { cost, card }), Action::Pay(vp)) => {
                ch5_1_pay::choice(self, state, cost, card, vp).map(drop)
            }
            (Some(Pending::Either { .. }), Action::Disc(_)) => Ok(()),
            (Some(Pending::Other { card }), Action::Disc(land)) => ch5_2_place::other(card, land),
            (Some(Pending::Steps { .. }), Action::Move(region)) => {
                ch5_4_move::step(state, region).map(drop)
            }
            (_, Action::Stop) => Err(Illegal::because(&PASSING_FORBIDDEN)),
            (None, _) => Err(Illegal::because(&NOT_ASKED_NOW)),
            // §5.5 The card in hand is not finished; nothing else can be begun.
            (_, Action::Play(_) | Action::Sell(_) | Action::Score | Action::Double) => {
                Err(Illegal::because(&UNFINISHED))
            }
            _ => Err(Illegal::because(&NOT_ASKED_NOW)),
        }
    }

    /// Lists what [`judge`](Self::judge) accepts, in order.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.over || seat != state.turn {
            return;
        }
        match state.pending.top() {
            None => {
                if ch10_double::declaration(state).is_ok() {
                    out.push(Action::Double);
                }
                // This is the hottest place of a playout: loops, not `extend`, and one look at
                // each card.
                let hand = state.player(seat).hand;
                let (mut held, mut faces) = ([FaceId(0); HAND as usize], 0);
                for (slot, face) in held.iter_mut().zip(self.deck.faces(hand)) {
                    *slot = face;
                    faces += 1;
                    let card = self.deck.card(face);
                    if ch5_card::affordable(self, state, card).is_ok() {
                        out.push(Action::Play(card));
                    }
                }
                for &face in &held[..faces] {
                    let card = self.deck.card(face);
                    if ch7_selling::saleable(self, card).is_ok() {
                        out.push(Action::Sell(card));
                    }
                }
                if ch6_scoring::scoring(self, state).is_ok() {
                    out.push(Action::Score);
                }
                if ch10_double::stopping(self, state).is_ok() {
                    out.push(Action::Stop);
                }
            }
            Some(Pending::Pay { cost, card }) => out.extend(
                (0..=cost)
                    .filter(|&vp| ch5_1_pay::choice(self, state, cost, card, vp).is_ok())
                    .map(Action::Pay),
            ),
            Some(Pending::Either { .. }) => out.extend(Land::ALL.map(Action::Disc)),
            Some(Pending::Other { card }) => {
                for land in Land::ALL {
                    if ch5_2_place::other(card, land).is_ok() {
                        out.push(Action::Disc(land));
                    }
                }
            }
            Some(Pending::Steps { .. }) => {
                for region in Region::ALL {
                    if ch5_4_move::step(state, region).is_ok() {
                        out.push(Action::Move(region));
                    }
                }
            }
            _ => {}
        }
    }

    /// The caller has judged the action.
    #[inline]
    pub(crate) fn perform(&self, state: &mut State, action: Action, facts: &mut impl Sink<Fact>) {
        match action {
            Action::Double => ch10_double::declare(state, facts),
            Action::Play(card) => ch5_card::begin(self, state, card, facts),
            Action::Sell(card) => ch7_selling::sell(self, state, card, facts),
            Action::Score => ch6_scoring::begin(state, facts),
            Action::Disc(land) => ch5_2_place::choose(state, land, facts),
            Action::Move(region) => ch5_4_move::step_west(state, region, facts),
            Action::Pay(vp) => ch5_1_pay::pay_chosen(state, vp, facts),
            Action::Stop => ch10_double::stop(state, facts),
        }
        self.settle(state, facts);
    }

    pub(crate) fn sample(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        match state.pending.top() {
            Some(Pending::StartPlayer) => ch3_setup::sample_start(state, rng),
            _ => ch9_draw::sample_card(self, state, rng),
        }
    }

    pub(crate) fn drawable(&self, state: &State, drawn: Drawn) -> bool {
        match (state.pending.top(), drawn) {
            (Some(Pending::StartPlayer), Drawn::Starts(seat)) => seat.0 < state.seats,
            (Some(Pending::Deal { .. } | Pending::Draw), Drawn::Card(card)) => {
                self.deck.contains(state.draw_pile, card)
            }
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn take(&self, state: &mut State, drawn: Drawn, facts: &mut impl Sink<Fact>) {
        match (state.pending.top(), drawn) {
            (Some(Pending::StartPlayer), Drawn::Starts(seat)) => {
                ch3_setup::begin_with(state, seat, facts);
            }
            (Some(Pending::Deal { left }), Drawn::Card(card)) => {
                ch3_setup::deal(self, state, left, card, facts);
            }
            (Some(Pending::Draw), Drawn::Card(card)) => ch9_draw::draw(self, state, card, facts),
            (pending, drawn) => unreachable!("{drawn} was drawn for {pending:?}"),
        }
        self.settle(state, facts);
    }

    /// Carries out everything nobody decides, until someone must.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        while let Some(pending) = state.pending.top() {
            let asks = match pending {
                Pending::StartPlayer | Pending::Deal { .. } => true,
                Pending::Draw => ch9_draw::settle(self, state, facts),
                Pending::Pay { cost, card } => ch5_1_pay::settle(self, state, cost, card, facts),
                Pending::Place { land, discs } => ch5_2_place::settle(state, land, discs, facts),
                Pending::Either { .. } => ch5_2_place::settle_choice(state, 2, facts),
                Pending::Other { .. } => ch5_2_place::settle_choice(state, 1, facts),
                Pending::Steps { left, .. } => ch5_4_move::settle(state, left, facts),
                Pending::Score => ch6_scoring::settle(state, facts),
                Pending::Finish => ch11_end::finish(self, state, facts),
            };
            if asks {
                return;
            }
        }
    }
}
