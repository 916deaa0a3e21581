//! §5 Playing an action card; §5.5 Full execution; §5.6 Draw.

use game_wagons::{Fact, Land};

use crate::common::{RED, given, given_with};

/// §5 "Strict order: pay, place, move, draw." A11: the order is fixed.
#[test]
fn s5_pay_place_move_draw_in_this_order() {
    let mut table = given(2).hand(RED, "E2w1c4").table();
    let mut facts = table.act("play E2w1c4");
    facts.append(&mut table.act("move NE"));
    let order: Vec<&str> = facts
        .iter()
        .map(|fact| match fact {
            Fact::Played { .. } => "played",
            Fact::Paid { .. } => "paid",
            Fact::Placed { .. } => "placed",
            Fact::Moved { .. } => "moved",
            Fact::Drew { .. } => "drew",
            Fact::Turn { .. } => "turn",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(order, ["played", "paid", "placed", "placed", "moved", "drew", "turn"]);
}

#[test]
fn s5_only_cards_in_hand_are_played_or_sold() {
    let hand = "E1w0c0 w2c0 w2c0 w2c0 w2c0 w3c1 w3c1";
    let mut table = given(2).hand(RED, hand).table();
    table.refuses("play GP1w0c0", "§5 not-in-hand");
    table.refuses("sell GP1w0c0", "§5 not-in-hand");
    // A card the box has not is not in hand either.
    table.refuses("play E2w9c9", "§5 not-in-hand");
}

/// §5 "The card is illegal only if it cannot be paid."
#[test]
fn s5_every_card_that_can_be_paid_may_be_played() {
    let hand = "E1w0c0 E1w1c1 E+1w1c3 E2w1c4 E2w2c5 E2w3c6 w2c0";
    for (supply, playable) in [(30, 7), (5, 7), (0, 5)] {
        let table = given(2).supply(RED, supply).vp(RED, 4).hand(RED, hand).table();
        let plays = table.legal().iter().filter(|action| action.starts_with("play")).count();
        assert_eq!(plays, playable, "supply {supply}");
    }
}

/// §5.5 "Everything on the card is compulsory": nothing else is begun before it is done.
#[test]
fn s5_5_a_card_is_carried_out_to_its_end() {
    let mut table = given(2).hand(RED, "E+1w1c3 w2c0").table();
    table.act("play E+1w1c3");
    for stage in ["disc W", "move NE"] {
        for action in ["play w2c0", "sell w2c0", "score", "double"] {
            table.refuses(action, "§5.5 unfinished");
        }
        table.act(stage);
    }
    assert_eq!(table.state().wagons, [19, 1, 0, 0, 0, 0]);
}

/// §5.5 A scoring is not left half paid either.
#[test]
fn s5_5_a_scoring_is_carried_out_to_its_end() {
    let mut table = given_with(2, &[("vp_payment", "free_mix_always")]).hand(RED, "w2c0").table();
    table.act("score");
    table.refuses("play w2c0", "§5.5 unfinished");
    table.act("pay 1");
}

/// §5.5 "No moving of fewer wagons than shown": all steps are asked for, one after the other.
#[test]
fn s5_5_all_steps_must_be_made() {
    let mut table = given(2).hand(RED, "w3c1").table();
    table.acts(&["play w3c1", "move NE", "move NE"]);
    assert!(table.legal().iter().all(|action| action.starts_with("move")));
    table.act("move NE");
    assert_ne!(table.state().turn, RED);
}

/// §5.6 "Put the card on the discard pile, draw the top card."
#[test]
fn s5_6_the_card_is_discarded_and_another_drawn() {
    let mut table = given(2).hand(RED, "E1w0c0").table();
    let pile = table.state().draw_pile.len();
    let facts = table.act("play E1w0c0");
    let deck = table.0.game().deck();
    assert_eq!(deck.cards(table.state().discard), crate::common::cards("E1w0c0"));
    assert_eq!(table.state().draw_pile.len(), pile - 1);
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Drew { card: Some(_), .. })));
}

/// A12: "Legal: paying the last discs for a placement-only card has no effect."
#[test]
fn s5_5_a_card_whose_placement_will_lapse_may_be_played() {
    let mut table =
        given_with(2, &[("deck", "grid-56")]).supply(RED, 3).hand(RED, "E2w0c3").table();
    let facts = table.act("play E2w0c3");
    assert!(facts.contains(&Fact::Lapsed { seat: RED, discs: 2 }));
    assert_eq!(table.block(Land::East), "");
    assert_eq!(table.discs(RED), (0, 30));
}
