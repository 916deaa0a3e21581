//! The rules, one file per chapter of `docs/rules/homestead.en.md`; the file name starts with the
//! chapter number. This file is their index and the dispatch table.

mod ch10_effects;
mod ch10_rival;
mod ch10_solo;
mod ch12_memory;
mod ch2_posts;
mod ch2_setup;
mod ch3_concepts;
mod ch4_between;
mod ch4_draft;
mod ch4_end;
mod ch4_turn;
mod ch5_building;
mod ch5_stars;
mod ch6_farms;
mod ch6_income;
mod ch7_bonus;
mod ch8_orders;
mod ch9_teams;

pub(crate) use ch3_concepts::Survey;
pub(crate) use ch4_end::{rating, team_total};
pub(crate) use ch6_farms::sets as farm_sets;
pub(crate) use ch6_income::Counted;
pub(crate) use ch8_orders::EndCount;

use rand::Rng;
use tabletop::{Actor, Illegal, Seat, SeatSet, Sink};

use crate::{
    Homestead,
    action::{Action, Drawn},
    fact::Fact,
    state::{Pending, State},
};

tabletop::rulebook! {
    "homestead";
    S2_SETUP = "2" "Setup" {}
    S2_4_START = "2.4" "Starting hand" {
        WRONG_NUMBER = "wrong-number" "that is not the right number of cards";
        NO_ORDER_DISCARDED = "no-order-discarded" "at least one of the discarded cards must be an order";
    }
    S2_6_POSTS = "2.6" "Placing the trading posts" {
        POST_TOO_NEAR = "post-too-near" "another trading post is too near";
    }
    S3_CONCEPTS = "3" "Concepts" {}
    S3_4_RADIUS = "3.4" "Radius" {}
    S3_5_AREAS = "3.5" "Areas" {}
    S4_1_ROUND_START = "4.1" "Round start" {}
    S4_2_TURN = "4.2" "Turn" {
        NOT_YOUR_TURN = "not-your-turn" "it is not your turn";
        NOT_ASKED_NOW = "not-asked-now" "that is not what is being decided now";
        NOT_IN_HAND = "not-in-hand" "you do not hold these cards";
        NOT_IN_STACK = "not-in-stack" "that card is not in your stack";
        CANNOT_BE_PLAYED = "cannot-be-played" "there is no legal place for that card";
        MUST_PLAY = "must-play" "you must play while any of your cards has a legal place";
    }
    S4_3_ROUND_END = "4.3" "Round end" {
        NOT_OFFERED = "not-offered" "that order was not offered to you";
    }
    S4_4_GAME_END = "4.4" "Game end" {
        GAME_OVER = "game-over" "the game is over";
    }
    S5_1_FREE = "5.1" "Free cells" {
        NOT_THIS_TILE = "not-this-tile" "these cells are not the shape of the tile";
        OFF_THE_MAP = "off-the-map" "the tile hangs over the edge of the map";
        NOT_FREE = "not-free" "a cell is covered already";
    }
    S5_2_ADJACENCY = "5.2" "Adjacency" {
        NOT_ADJACENT = "not-adjacent" "the tile touches none of your buildings";
    }
    S5_3_TERRAIN = "5.3" "Terrain of the card" {
        WRONG_TERRAIN = "wrong-terrain" "not every cell lies on the card's terrain";
    }
    S5_4_STARS = "5.4" "Star requirements" {
        TOO_FEW_CELLS = "too-few-cells" "too few free cells of the demanded terrain are adjacent";
        TOO_FEW_CELLS_NEAR = "too-few-cells-near" "too few free cells of the demanded terrain are in the radius";
        TOO_FEW_NEIGHBOURS = "too-few-neighbours" "too few of the demanded buildings are adjacent";
        TOO_FEW_NEAR = "too-few-near" "too few of the demanded buildings are in the radius";
        TOO_NEAR = "too-near" "a building that must not be there is in the radius";
        TOWN_TOO_SMALL = "town-too-small" "the city area would be too small";
        NO_TOWN_BESIDE = "no-town-beside" "no city area of that size is adjacent";
        AREA_TOO_SMALL = "area-too-small" "your own area would be too small";
        TOO_FEW_TYPES = "too-few-types" "your adjacent buildings are of too few types";
    }
    S6_1_FORESTERS = "6.1" "Foresters" {
        FOREST_LOCKED = "forest-locked" "no forester of yours has opened that forest";
    }
    S6_2_MINES = "6.2" "Mines" {}
    S6_3_FARMS = "6.3" "Farms" {}
    S6_4_PRODUCTION = "6.4" "Production" {}
    S6_5_CITY = "6.5" "City" {}
    S6_6_ORDERS = "6.6" "Orders" {}
    S7_BONUS = "7" "Build bonus" {}
    S8_END_CONDITIONS = "8" "End-of-game conditions" {}
    S9_TEAMS = "9" "Team variant" {
        NOT_OF_THE_TEAM = "not-of-the-team" "these cards are not your team's";
    }
    S9_2_SHARES = "9.2" "Starting hands" {
        WRONG_SHARE = "wrong-share" "a member of a team keeps one order and two buildings";
    }
    S10_SOLO = "10" "Solo variant" {}
    S10_2_RIVAL = "10.2" "The rival" {
        NO_SUCH_TILE = "no-such-tile" "the rival has no such tile to place now";
        NOT_BESIDE_AREA = "not-beside-area" "the tile touches no other tile of the rival's area";
        AGAIN_FORBIDDEN = "again-forbidden" "a tile of the rival still fits";
    }
    S10_3_RESTRICTION = "10.3" "Restriction" {
        TYPE_FORBIDDEN = "type-forbidden" "the rival forbids buildings of that type this round";
        TYPE_LIMIT = "type-limit" "the rival allows no more buildings of that type this round";
        SAME_TYPE_AGAIN = "same-type-again" "the rival forbids the same type twice in a row";
        TILE_TOO_LARGE = "tile-too-large" "the rival forbids tiles as large as that this round";
        BESIDE_RIVAL = "beside-rival" "the rival forbids building adjacent to the new area";
        NEAR_RIVAL = "near-rival" "the rival forbids building so near the new area";
    }
    S10_6_SHORTAGE = "10.6" "Tile shortage" {
        NO_TILE_LEFT = "no-tile-left" "all tiles of that type and shape are on the map";
    }
    S11_COUNTING = "11" "Counting conventions" {}
    S12_INFORMATION = "12" "Hidden and public information" {}
}

/// The seats that choose together now, whether or not they have.
pub(crate) fn choosers(state: &State) -> SeatSet {
    let members = |mates: bool| -> SeatSet {
        let team = |seat: &Seat| !state.teams || (seat.0 >= 2) == mates;
        Seat::all(state.seats).filter(team).collect()
    };
    match state.pending {
        Pending::StartHands { mates } | Pending::KeepOrder { mates } => members(mates),
        Pending::Exchange => members(false),
        Pending::Answer => members(true),
        Pending::Pick | Pending::DiscardOne | Pending::Replace => SeatSet::all(state.seats),
        _ => SeatSet::EMPTY,
    }
}

/// Who must say something now.
#[inline]
pub(crate) fn to_act(state: &State) -> Actor {
    match state.pending {
        Pending::Deal { .. }
        | Pending::DealPosts { .. }
        | Pending::SoloCard
        | Pending::DealStacks { .. }
        | Pending::Blind { .. }
        | Pending::Lose { .. }
        | Pending::DealOrders { .. }
        | Pending::Draw => Actor::Chance,
        Pending::Posts { left } | Pending::Play { left } | Pending::Place { left, .. } => {
            Actor::Seat(ch4_turn::active(state, left))
        }
        Pending::Tile { .. } | Pending::RivalTile { .. } => Actor::Seat(Seat(0)),
        Pending::Over => Actor::Nobody,
        _ if state.is_solo() => Actor::Seat(Seat(0)),
        _ => {
            let open = |seat: &Seat| state.player(*seat).choice.is_none();
            Actor::Together(choosers(state).iter().filter(open).collect())
        }
    }
}

/// §4.2 Whether the last play of a turn is made by this: everybody then sees their next stack, §4.3
/// or the end of the round, §9 and the hand of their team-mate.
pub(crate) fn ends_turn(before: &State) -> bool {
    matches!(before.pending, Pending::Play { left: 1 } | Pending::Place { left: 1, .. })
}

impl Homestead {
    /// What nature says now, at random.
    pub(crate) fn sample(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        match state.pending {
            Pending::DealPosts { .. } => self.sample_post(state, rng),
            Pending::SoloCard => ch10_solo::sample(state, rng),
            Pending::Blind { .. } | Pending::Lose { .. } => self.sample_loss(state, rng),
            _ => self.sample_card(state, rng),
        }
    }

    /// Whether nature could say that now.
    pub(crate) fn drawable(&self, state: &State, drawn: Drawn) -> bool {
        match (state.pending, drawn) {
            (Pending::DealPosts { .. }, Drawn::Post(post)) => self.can_deal_post(state, post),
            (Pending::SoloCard, Drawn::Solo(card)) => state.solo.deck >> card & 1 != 0,
            (Pending::Blind { .. } | Pending::Lose { .. }, Drawn::Lost(card)) => {
                !self.card(card).is_post
                    && self.parts.cards.has(ch10_solo::front(state).cards, card)
            }
            (
                Pending::Deal { .. }
                | Pending::DealStacks { .. }
                | Pending::DealOrders { .. }
                | Pending::Draw,
                Drawn::Card(card),
            ) => !self.card(card).is_post && self.parts.cards.has(self.drawn_from(state), card),
            _ => false,
        }
    }

    /// The dispatch table: read it to learn which chapter judges which action.
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.pending == Pending::Over {
            return Err(Illegal::because(&GAME_OVER));
        }
        if !to_act(state).seats().contains(seat) {
            return Err(Illegal::because(&NOT_YOUR_TURN));
        }
        match (state.pending, action) {
            (Pending::StartHands { .. }, Action::Discard(cards)) if !state.teams => {
                self.start_discard(state, seat, cards)
            }
            (Pending::StartHands { .. }, Action::Keep(cards)) if state.teams => {
                self.start_share(state, seat, cards)
            }
            (Pending::Posts { .. }, Action::Place(spot)) => self.post_place(state, seat, spot),
            (Pending::Tile { left }, Action::Tile(tile)) => self.next_tile(state, left, tile),
            (Pending::Tile { left }, Action::Again) => self.taking_up(state, left),
            (Pending::RivalTile { tile, .. }, Action::Place(spot)) => {
                self.rival_place(state, tile, spot)
            }
            (Pending::Pick, Action::Pick(card)) => self.pick(state, seat, card),
            (Pending::Play { .. }, Action::Play(card)) => self.play(state, seat, card),
            (Pending::Play { .. }, Action::Discard(cards)) => {
                self.forced_discard(state, seat, cards)
            }
            (Pending::Place { card, .. }, Action::Place(spot)) => {
                Survey::new(self, state, seat).placement(card, spot)
            }
            (Pending::KeepOrder { .. }, Action::Keep(cards)) => {
                self.kept_order(state, seat, cards).map(drop)
            }
            (Pending::DiscardOne, Action::Discard(cards)) => self.one_of_four(state, seat, cards),
            (Pending::Replace, Action::Replace(cards)) => self.held(state, seat, cards),
            (Pending::Exchange, Action::Take(cards)) => self.exchange(state, seat, cards),
            (Pending::Answer, Action::Agree | Action::Decline) => Ok(()),
            _ => Err(Illegal::because(&NOT_ASKED_NOW)),
        }
    }

    /// Lists what [`judge`](Self::judge) accepts, in order.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !to_act(state).seats().contains(seat) {
            return;
        }
        match state.pending {
            Pending::StartHands { .. } if state.teams => self.list_shares(state, seat, out),
            Pending::StartHands { .. } => self.list_start_discards(state, seat, out),
            Pending::Posts { .. } => {
                let post = state.player(seat).post;
                let place = |spot| out.push(Action::Place(spot));
                Survey::new(self, state, seat).places(post, place);
            }
            Pending::Tile { left } => self.list_tiles(state, left, out),
            Pending::RivalTile { tile, .. } => self.list_rival_places(state, tile, out),
            Pending::Pick => {
                let stack = &state.stacks[usize::from(state.stack_of(seat))];
                out.extend(self.parts.cards.kinds(stack.cards).map(Action::Pick));
            }
            Pending::Play { .. } => self.list_plays(state, seat, out),
            Pending::Place { card, .. } => {
                let place = |spot| out.push(Action::Place(spot));
                Survey::new(self, state, seat).places(card, place);
            }
            Pending::KeepOrder { .. } => self.list_orders(state, seat, out),
            Pending::DiscardOne => self.list_discards(state, seat, out),
            Pending::Replace => self.list_replacements(state, seat, out),
            Pending::Exchange => self.list_exchanges(state, seat, out),
            Pending::Answer => out.extend([Action::Agree, Action::Decline]),
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
        match (state.pending, action) {
            (Pending::Posts { left }, Action::Place(spot)) => {
                self.place_post(state, seat, spot, left, facts);
            }
            (Pending::Tile { left }, Action::Tile(tile)) => self.begin_tile(state, left, tile),
            (Pending::Tile { .. }, Action::Again) => self.take_area_up(state, facts),
            (Pending::RivalTile { left, shown, tile }, Action::Place(spot)) => {
                self.place_rival(state, left, shown, tile, spot, facts);
            }
            (Pending::Play { left }, Action::Play(card)) => {
                self.reveal(state, seat, card, left, facts);
            }
            (Pending::Play { left }, Action::Discard(cards)) => {
                self.discard_forced(state, seat, cards, left, facts);
            }
            (Pending::Place { card, left }, Action::Place(spot)) => {
                self.build(state, seat, card, spot, left, facts);
            }
            (_, action) => self.choose(state, seat, action, facts),
        }
        self.settle(state, facts);
    }

    pub(crate) fn resolve_draw(
        &self,
        state: &mut State,
        drawn: Drawn,
        facts: &mut impl Sink<Fact>,
    ) {
        match (state.pending, drawn) {
            (Pending::Deal { left }, Drawn::Card(card)) => self.deal(state, left, card, facts),
            (Pending::DealPosts { left }, Drawn::Post(post)) => {
                self.deal_post(state, left, post, facts);
            }
            (Pending::SoloCard, Drawn::Solo(card)) => self.reveal_solo(state, card, facts),
            (Pending::DealStacks { left }, Drawn::Card(card)) => {
                self.stack_up(state, left, card, facts);
            }
            (Pending::Blind { left }, Drawn::Lost(card)) => {
                self.lose_card(state, card, facts);
                state.pending = Pending::Blind { left: left - 1 };
            }
            (Pending::Lose { left }, Drawn::Lost(card)) => {
                self.lose_card(state, card, facts);
                state.pending = Pending::Lose { left: left - 1 };
            }
            (Pending::DealOrders { left }, Drawn::Card(card)) => {
                self.deal_order(state, left, card, facts);
            }
            (Pending::Draw, Drawn::Card(card)) => self.draw_card(state, card, facts),
            (pending, drawn) => unreachable!("{drawn:?} was drawn for {pending:?}"),
        }
        self.settle(state, facts);
    }

    /// Carries out everything nobody decides, until someone must.
    fn settle(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        loop {
            let asks = match state.pending {
                Pending::Deal { left: 0 } => {
                    state.pending = Pending::StartHands { mates: false };
                    true
                }
                Pending::DealPosts { left: 0 } => Self::settle_posts(state, facts),
                Pending::Posts { left: 0 } => Self::begin_round(state, facts),
                Pending::SoloCard => Self::settle_solo_card(state),
                Pending::Tile { left } => self.settle_tiles(state, left),
                Pending::DealStacks { left: 0 } => self.begin_turn(state, facts),
                Pending::Blind { left: 0 } => self.show_stacks(state, facts),
                Pending::Lose { left: 0 } => {
                    state.pending = Pending::Play { left: state.seats };
                    true
                }
                Pending::Play { left: 0 } => self.end_turn(state, facts),
                Pending::DealOrders { left: 0 } => {
                    state.pending = Pending::KeepOrder { mates: false };
                    true
                }
                Pending::Draw if Self::next_to_draw(state).is_none() => {
                    Self::after_draws(state, facts)
                }
                _ => true,
            };
            if asks {
                break;
            }
        }
        if matches!(
            state.pending,
            Pending::Deal { .. }
                | Pending::DealStacks { .. }
                | Pending::DealOrders { .. }
                | Pending::Draw
        ) {
            self.reshuffle_if_empty(state, facts);
        }
    }
}
