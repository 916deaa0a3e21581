//! The rules, one file a chapter, and the tables that say which chapter judges what.

mod ch10_draw;
mod ch11_end;
mod ch23_craig_turn;
mod ch24_craig_movement;
mod ch25_craig_kansas_city;
mod ch26_1_craig_build;
mod ch26_5_craig_engine;
mod ch26_craig_specials;
mod ch2_setup;
mod ch3_turn;
mod ch4_movement;
mod ch5_1_aux;
mod ch5_3_adjacent;
mod ch5_discard;
mod ch5_location;
mod ch6_1_hire;
mod ch6_2_build;
mod ch6_3_buy;
mod ch6_5_objective;
mod ch6_small;
mod ch7_railway;
mod ch7_upgrade;
mod ch8_5_delivery;
mod ch8_5_disc;
mod ch8_kansas_city;
mod ch9_objectives;
mod chance;
mod judge;
mod list;
mod perform;
mod settle;

use tabletop::Actor;

pub(crate) use ch4_movement::Due;
pub(crate) use ch26_1_craig_build::site;

use crate::state::{Pending, State};

tabletop::rulebook! {
    "cattle";
    S0_PLAYING = "0" "Playing" {
        NOT_YOUR_TURN = "not-your-turn" "it is not your turn";
        NOT_ASKED_NOW = "not-asked-now" "that is not what is being decided now";
        GAME_OVER = "game-over" "the game is over";
    }
    S2_SETUP = "2" "Setup" {
        NOT_NEUTRAL = "not-neutral" "the first place is a neutral building";
    }
    S3_TURN = "3" "Turn" {}
    S4_MOVEMENT = "4" "Movement and fees" {
        NOT_AHEAD = "not-ahead" "that is not the next location on a road ahead";
        TOO_FAR = "too-far" "that is more steps than you may take";
        STAY_OUT = "stay-out" "a free walk never leads into Kansas City";
    }
    S5_LOCATION = "5" "What the location allows" {
        NOTHING_DONE = "nothing-done" "something must be done at a location";
        NO_SUCH_ACTION = "no-such-action" "there is no such action here";
        ACTION_USED = "action-used" "that action has been used, or the other half of it";
        NOT_YOURS = "not-yours" "only auxiliary actions can be taken here";
        AUX_ONLY_FIRST = "aux-only-first" "an auxiliary action takes the place of all local actions";
        CANNOT_PAY = "cannot-pay" "you have not enough money";
        NO_CARD = "no-card" "you have not the card to be discarded";
        WRONG_CARD = "wrong-card" "that is not the card to be discarded";
    }
    S5_1_AUX = "5.1" "Auxiliary actions" {
        AUX_SINGLE_ONLY = "aux-single-only" "a location gives the single form only";
        AUX_CLOSED = "aux-closed" "both disc spaces of that action are covered";
        AUX_DOUBLE_CLOSED = "aux-double-closed" "the double action needs both disc spaces clear";
    }
    S5_2_NEUTRAL = "5.2" "Neutral buildings" {}
    S5_3_PRIVATE = "5.3" "Private buildings" {
        NOT_ADJACENT = "not-adjacent" "that is no adjacent building";
        TILE_USED = "tile-used" "no tile is used twice in a turn";
        NOTHING_TO_GAIN = "nothing-to-gain" "there is nothing it would count or gain";
        NOTHING_ADJACENT = "nothing-adjacent" "no adjacent building has anything to use";
    }
    S6_1_HIRE = "6.1" "Hire" {
        ROW_CLOSED = "row-closed" "nobody is hired from the token's row";
        NO_WORKER = "no-worker" "no worker lies there";
        ROW_FULL = "row-full" "the row of that worker is full";
        CANNOT_HIRE = "cannot-hire" "you have not enough money to hire";
    }
    S6_2_BUILD = "6.2" "Build" {
        NOT_A_SLOT = "not-a-slot" "that is no building slot";
        SLOT_TAKEN = "slot-taken" "another player's building stands there";
        TILE_BUILT = "tile-built" "that tile has been built";
        NOT_HIGHER = "not-higher" "the new tile must need more craftsmen than the old one";
        TOO_FEW_CRAFTSMEN = "too-few-craftsmen" "you have not enough craftsmen";
        CANNOT_BUILD = "cannot-build" "you have not enough money to build";
    }
    S6_3_BUY = "6.3" "Buy cattle" {
        NO_SUCH_OFFER = "no-such-offer" "there is no such offer";
        NOT_IN_MARKET = "not-in-market" "that card is not in the market";
        TOO_FEW_COWBOYS = "too-few-cowboys" "you have not enough cowboys left";
        CANNOT_BUY = "cannot-buy" "you have not enough money for that";
        NOTHING_TO_REVEAL = "nothing-to-reveal" "the market deck is empty";
    }
    S6_4_FORWARD = "6.4" "Engine forward" {
        NOT_THAT_FAR = "not-that-far" "the engine cannot stop there now";
    }
    S6_5_OBJECTIVE = "6.5" "Take an objective" {
        NO_OBJECTIVE = "no-objective" "no objective card is there to be taken";
    }
    S6_6_TRADE = "6.6" "Trade with the tribes" {
        NO_TEEPEE = "no-teepee" "no teepee lies there";
        CANNOT_TRADE = "cannot-trade" "you have not enough money for that teepee";
    }
    S6_7_HAZARD = "6.7" "Remove a hazard" {
        NO_HAZARD = "no-hazard" "no hazard lies there";
        CANNOT_CLEAR = "cannot-clear" "you have not enough money to remove a hazard";
    }
    S6_8_CERTIFICATES = "6.8" "Certificates" {}
    S7_1_TRACK = "7.1" "The track" {
        CANNOT_GO_BACK = "cannot-go-back" "the engine cannot go back so far";
        NOT_BACK = "not-back" "the engine cannot go back to there";
    }
    S7_2_UPGRADE = "7.2" "Upgrade" {
        UPGRADED_ALREADY = "upgraded-already" "a station is upgraded once in a game";
        NOT_BEHIND = "not-behind" "that station does not lie behind your engine";
        CANNOT_UPGRADE = "cannot-upgrade" "you have not enough money for that station";
        NO_DISC = "no-disc" "you have no disc that could be put there";
    }
    S7_3_MASTERS = "7.3" "Station masters" {
        NO_HIRED_WORKER = "no-hired-worker" "only a hired worker can be given";
    }
    S7_4_END_OF_LINE = "7.4" "The end of the line" {}
    S8_1_FORESIGHT = "8.1" "Foresight" {
        PLACE_EMPTY = "place-empty" "no tile lies there";
        NO_WORKERS_NOW = "no-workers-now" "no worker is chosen once the job market is closed";
    }
    S8_4_INCOME = "8.4" "Income" {
        NO_SUCH_CERTIFICATES = "no-such-certificates" "the marker cannot give exactly that many";
    }
    S8_5_DELIVERY = "8.5" "Delivery" {
        CITY_TOO_FAR = "city-too-far" "the delivery is not worth that much";
        CITY_TAKEN = "city-taken" "your disc lies there already";
        DISC_GONE = "disc-gone" "no disc lies on that space";
        DISC_CORNER = "disc-corner" "that disc serves dark-corner targets only";
        CANNOT_PAY_DISC = "cannot-pay-disc" "you have not enough money to clear that space";
        BOARD_DISC_FIRST = "board-disc-first" "discs of the player board go first";
        NO_STATION_DISC = "no-station-disc" "no disc of yours could come from that station";
        CANNOT_PAY_TRANSPORT = "cannot-pay-transport" "you have not enough money for the transport";
    }
    S8_6_AFTER = "8.6" "After it" {}
    S9_OBJECTIVES = "9" "Objective cards" {
        NOT_IN_HAND = "not-in-hand" "that card is not in your hand";
        NOT_OBJECTIVE = "not-objective" "only objective cards are played";
    }
    S10_DRAW = "10" "Phase C" {
        DRAW_COUNT = "draw-count" "that many cards cannot be drawn";
    }
    S11_END = "11" "End of the game" {}
    S12_SCORING = "12" "Final scoring" {}
    S22_CRAIG_SETUP = "22" "Craig's setup" {}
    S23_CRAIG_TURN = "23" "Craig's turn" {}
    S24_CRAIG_MOVEMENT = "24" "Craig's movement" {}
    S25_CRAIG_KANSAS_CITY = "25" "Craig in Kansas City" {}
    S26_CRAIG_SPECIALS = "26" "Craig's special actions" {}
    S27_CRAIG_SCORING = "27" "Craig's score" {}
}

impl Pending {
    /// Nature answers.
    #[inline]
    pub(crate) const fn is_chance(self) -> bool {
        matches!(
            self,
            Self::StartPlayer
                | Self::Sides
                | Self::Masters { .. }
                | Self::Neutrals { .. }
                | Self::FirstTiles { .. }
                | Self::FirstWorkers
                | Self::StartCards { .. }
                | Self::Deal { .. }
                | Self::Columns
                | Self::Market
                | Self::Display
                | Self::TurnUp { .. }
                | Self::Draw { .. }
                | Self::DeckObjective { .. }
                | Self::FillHand
                | Self::CraigTop
                | Self::CraigBuilds
        )
    }
}

/// Who must say something now.
#[inline]
pub(crate) fn to_act(state: &State) -> Actor {
    match state.pending.top() {
        _ if state.over => Actor::Nobody,
        Some(pending) if pending.is_chance() => Actor::Chance,
        _ => Actor::Seat(state.turn),
    }
}

impl Pending {
    /// It may be declined.
    #[inline]
    pub(crate) const fn is_optional(self) -> bool {
        matches!(
            self,
            Self::Walk { .. }
                | Self::Hire { optional: true, .. }
                | Self::Build { optional: true, .. }
                | Self::Discard { optional: true, .. }
                | Self::Remove { .. }
                | Self::DrawUpTo { optional: true, .. }
                | Self::Forward { optional: true, .. }
                | Self::Upgrade { .. }
                | Self::Master { .. }
                | Self::MasterAction
                | Self::Teepee { optional: true }
                | Self::Hazard { optional: true, .. }
                | Self::Aux { optional: true }
                | Self::Objective { to_hand: true }
        )
    }
}
