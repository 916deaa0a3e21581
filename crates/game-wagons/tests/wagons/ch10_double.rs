//! §10 Double-move token.

use game_wagons::{Card, Fact, Land};
use tabletop::Seat;

use crate::common::{BLUE, GREEN, RED, Scene, given, given_with};

fn doubled(hand: &str) -> Scene {
    let mut table = given(2).hand(RED, hand).supply(RED, 20).table();
    table.act("double");
    table
}

/// T43: "Two actions in any combination", here every pair of the three kinds.
#[test]
fn s10_two_actions_in_any_combination() {
    let play = ["play E1w0c0", "play GP1w0c0"];
    let sell = ["sell W1w1c1", "sell MW1w1c1"];
    let score = ["score", "score"];
    for first in [play, sell, score] {
        for second in [play, sell, score] {
            let mut table = doubled("E1w0c0 GP1w0c0 W1w1c1 MW1w1c1");
            assert_eq!(table.state().actions_left, 2);
            table.act(first[0]);
            assert_eq!((table.state().turn, table.state().actions_left), (RED, 1));
            table.act(second[1]);
            assert_eq!((table.state().turn, table.state().actions_left), (GREEN, 1));
            assert!(!table.state().doubled);
            assert!(!table.player(RED).token);
        }
    }
}

/// T43: "score + score with costs k and k+1".
#[test]
fn s10_two_scorings_cost_the_next_two_cards() {
    let mut table = doubled("E1w0c0");
    table.acts(&["score", "score"]);
    assert_eq!(table.discs(RED), (20 - 1 - 3, 10 + 1 + 3));
    assert_eq!(table.player(RED).scored, 2);
}

/// T43: "After the first action it can no longer be declared, and a turn begun without declaring
/// stays single."
#[test]
fn s10_the_token_is_declared_at_the_start_of_a_turn() {
    let mut table = doubled("E1w0c0 w2c0");
    table.refuses("double", "§10 already-doubled");
    table.act("play E1w0c0");
    table.refuses("double", "§10 already-doubled");
    let mut table = given(2).hand(RED, "w2c0").table();
    table.act("play w2c0");
    table.refuses("double", "§5.5 unfinished");
    table.acts(&["move NE", "move NE"]);
    assert_eq!(table.state().turn, GREEN);
}

#[test]
fn s10_a_spent_token_is_spent() {
    let mut table = given(2).token_spent(RED).table();
    table.refuses("double", "§10 token-spent");
    assert!(!table.offers("double"));
}

/// T44, A21: three players, two tokens spent, the third declares: all come back at once, the turn
/// still has exactly two actions, and the token may be declared again in that player's next turn.
#[test]
fn s10_when_all_are_spent_all_come_back() {
    let mut table = given(3).token_spent(RED).token_spent(GREEN).turn(BLUE).table();
    let facts = table.act("double");
    assert_eq!(facts, [Fact::Doubled { seat: BLUE }, Fact::TokensBack]);
    assert!(table.state().playing().iter().all(|player| player.token));
    table.refuses("double", "§10 already-doubled");
    table.act("score");
    table.refuses("double", "§10 already-doubled");
    table.act("score");
    assert_eq!(table.state().turn, RED);
    table.acts(&["score", "score"]);
    assert_eq!(table.state().turn, BLUE);
    table.act("double");
    assert!(!table.player(BLUE).token);
}

/// "Cycles repeat without limit", also for two.
#[test]
fn s10_cycles_repeat() {
    let mut table = given(2).table();
    for round in 0..2 {
        for seat in [RED, GREEN] {
            assert_eq!(table.state().turn, seat);
            table.act("double");
            table.acts(&["score", "score"]);
            assert_eq!(table.player(RED).token, seat == GREEN, "round {round}");
        }
    }
}

/// T45, A22: "The replacement card drawn may be used in the second action."
#[test]
fn s10_the_card_drawn_may_be_used_at_once() {
    let mut table = doubled("E1w0c0");
    let facts = table.act("play E1w0c0");
    let drawn: Vec<Card> = facts
        .iter()
        .filter_map(|fact| if let Fact::Drew { card, .. } = fact { *card } else { None })
        .collect();
    table.act(&format!("play {}", drawn[0]));
    let own: u8 = table.state().blocks.iter().map(|block| block.counts()[0]).sum();
    assert!(own + table.state().wagons[1] >= 1);
}

/// A21 `required`: both actions are compulsory.
#[test]
fn s10_the_second_action_is_compulsory() {
    let mut table = given_with(2, &[("double_second", "required")]).table();
    table.acts(&["double", "score"]);
    table.refuses("stop", "§4 passing-forbidden");
    assert!(!table.offers("stop"));
}

/// A21 `optional`: "You may stop after the first action", not before it and not within it.
#[test]
fn s10_the_second_action_may_be_optional() {
    let scene = || given_with(2, &[("double_second", "optional")]).hand(RED, "w2c0").table();
    let mut table = scene();
    table.refuses("stop", "§4 passing-forbidden");
    table.act("double");
    table.refuses("stop", "§4 passing-forbidden");
    table.acts(&["play w2c0", "move NE"]);
    table.refuses("stop", "§4 passing-forbidden");
    table.act("move NE");
    assert!(table.offers("stop"));
    let facts = table.act("stop");
    assert_eq!(facts, [Fact::Stopped { seat: RED }, Fact::Turn { seat: GREEN }]);
    // A single turn knows no second action.
    table.refuses("stop", "§4 passing-forbidden");
    let mut both = scene();
    both.acts(&["double", "score", "score"]);
    assert_eq!(both.state().turn, GREEN);
}

/// Each action is completed before the next is chosen: a disc placed first is scored second.
#[test]
fn s10_the_first_action_counts_for_the_second() {
    let mut table = given(2).wagons([19, 1, 0, 0, 0, 0]).hand(RED, "E1w0c0").table();
    table.acts(&["double", "play E1w0c0", "score"]);
    assert_eq!(table.vp(), [11, 10]);
    assert_eq!(table.block(Land::East), "R");
    assert_eq!(table.state().turn, Seat(1));
}
