//! §4 Turn.

use game_wagons::{Action, Land};
use tabletop::Game;

use crate::common::{BLUE, GREEN, RED, game, given, given_with};

/// T02: "After the action the next player clockwise takes a turn."
#[test]
fn s4_one_action_then_the_next_player_clockwise() {
    let mut table = given(3).hand(RED, "E1w0c0").table();
    assert_eq!(table.state().turn, RED);
    table.act("play E1w0c0");
    assert_eq!(table.state().turn, GREEN);
    table.act("score");
    assert_eq!(table.state().turn, BLUE);
    let sale = table.legal().into_iter().find(|action| action.starts_with("sell")).unwrap();
    table.act(&sale);
    assert_eq!(table.state().turn, RED);
}

/// T02: "There is no pass among the legal actions in any state."
#[test]
fn s4_passing_is_forbidden() {
    let mut table = given(2).hand(RED, "w2c0 E+1w1c3").table();
    table.refuses("stop", "§4 passing-forbidden");
    table.act("play E+1w1c3");
    table.refuses("stop", "§4 passing-forbidden");
    table.act("disc GP");
    table.refuses("stop", "§4 passing-forbidden");
    table.act("move NE");
    table.act("double");
    table.refuses("stop", "§4 passing-forbidden");
    table.act("score");
    table.refuses("stop", "§4 passing-forbidden");
}

#[test]
fn s4_only_the_active_player_acts() {
    let mut table = given(3).hand(GREEN, "w2c0").hand(RED, "w2c0").table();
    for action in ["play w2c0", "sell w2c0", "score", "double", "stop", "move NE"] {
        table.refuses_to(GREEN, action, "§4 not-your-turn");
    }
    table.act("play w2c0");
    table.refuses_to(GREEN, "move NE", "§4 not-your-turn");
    let legal = table.0.legal(GREEN);
    assert!(legal.is_empty());
}

#[test]
fn s4_only_what_is_asked_is_decided() {
    let mut table = given(2).hand(RED, "w2c0").table();
    for action in ["move NE", "disc E", "pay 0"] {
        table.refuses(action, "§4 not-asked-now");
    }
    table.act("play w2c0");
    for action in ["disc E", "pay 1"] {
        table.refuses(action, "§4 not-asked-now");
    }
}

#[test]
fn s4_nothing_is_decided_after_the_end() {
    let mut table = given(2).vp(RED, 49).wagons([19, 1, 0, 0, 0, 0]).block(Land::East, "R").table();
    table.act("score");
    assert_eq!(table.reason().as_deref(), Some("fifty"));
    for (seat, action) in [(RED, "score"), (GREEN, "score"), (GREEN, "double"), (GREEN, "stop")] {
        table.refuses_to(seat, action, "§4 game-over");
    }
    assert!(table.legal().is_empty());
}

/// T03: supply, VP and lid 0 and no free card: the seven sales are all there is, each for 0 discs.
/// A15: so a legal action always exists. (It takes thought to get that poor: 28 circles cannot hold
/// all 30 discs, so the lid is emptied by hand here; the nearest real position follows.)
#[test]
fn s4_whoever_has_nothing_can_still_sell() {
    let hand = "E1w1c1 GP1w1c1 MW1w1c1 W1w1c1 E2w2c5 W2w3c6 w3c1";
    let poor = || {
        let blocks = given(2)
            .block(Land::East, "RRRRRRR")
            .block(Land::GreatPlains, "RRRRRRR")
            .block(Land::Midwest, "RRRRRRR")
            .block(Land::West, "RRRRRRR");
        blocks.supply(RED, 0).vp(RED, 0).hand(RED, hand).token_spent(RED).table()
    };
    let game = game(2, &[]);
    let mut state = *poor().state();
    state.players[0].lid = 0;
    let mut legal = vec![];
    game.legal(&state, RED, &mut legal);
    let sales: Vec<Action> = crate::common::cards(hand).into_iter().map(Action::Sell).collect();
    assert_eq!(legal.len(), 7);
    assert!(sales.iter().all(|sale| legal.contains(sale)));
    for sale in sales {
        let (mut after, mut facts) = (state, vec![]);
        game.apply(&mut after, RED, sale, &mut facts);
        assert_eq!((after.players[0].supply, after.players[0].lid), (0, 0), "{facts:?}");
    }

    let mut table = poor();
    assert_eq!(table.discs(RED), (0, 2));
    assert!(table.legal().len() == 7 && table.legal().iter().all(|a| a.starts_with("sell")));
    table.act("sell W2w3c6");
    assert_eq!(table.discs(RED), (2, 0));
    assert_eq!(table.player(RED).hand.len(), 7);
}

/// T04: supply 0, VP 0 and a free `w2c0` in hand: it can be played.
#[test]
fn s4_a_free_card_can_always_be_played() {
    let mut table = given_with(2, &[("zero_sale", "forbidden_if_card_is_free")])
        .supply(RED, 0)
        .vp(RED, 0)
        .hand(RED, "w2c0 E1w0c0")
        .table();
    table.acts(&["play w2c0", "move NE", "move NE"]);
    assert_eq!(table.state().wagons, [18, 2, 0, 0, 0, 0]);
    assert_eq!(table.discs(RED), (0, 30));
}

/// "Hand size is 7 before and after every action; scoring neither uses nor draws an action card."
#[test]
fn s4_hands_have_seven_cards() {
    let mut table = given(2).hand(RED, "E1w0c0").hand(GREEN, "w2c0").table();
    table.act("play E1w0c0");
    assert_eq!(table.player(RED).hand.len(), 7);
    table.act("sell w2c0");
    assert_eq!(table.player(GREEN).hand.len(), 7);
    let (hand, pile) = (table.player(RED).hand, table.state().draw_pile);
    table.act("score");
    assert_eq!((hand, pile), (table.player(RED).hand, table.state().draw_pile));
}
