//! Chapter 9 – Objective cards.

use crate::common::{A, B, facts_named, given};

/// §9 Before phase A and between single actions; the card goes to the own area.
#[test]
fn s9_when_cards_are_played() {
    let given = given(2).at(A, "A").hand(A, "money_build_blue_blue jersey").money(A, 0);
    let mut table = given.clone().table();
    table.refuses("play jersey", "§9 not-objective");
    table.refuses("play walk_cow345", "§9 not-in-hand");
    table.act("play money_build_blue_blue");
    assert_eq!((table.money(), table.player(A).area.len()), (2, 1));
    assert_eq!(table.ask(), "move");
    let mut act = given.using("A").table();
    act.act("play money_build_blue_blue");
    assert_eq!(act.ask(), "local");
    assert!(act.offers("aux money"), "playing a card was no action of the location");
}

/// §9 Corner actions may be done or forgone.
#[test]
fn s9_corner_actions() {
    let given =
        given(2).at(A, "A").hand(A, "engine3_station2_hazard2 draw_cow5_hazard aux_san_francisco");
    let mut table = given.table();
    table.act("play engine3_station2_hazard2");
    table.act("engine 3");
    table.act("play draw_cow5_hazard");
    table.act_drawing("draw 3", &["jersey", "jersey", "guernsey"]);
    table.acts(&["discard jersey", "discard jersey", "discard guernsey"]);
    table.acts(&["play aux_san_francisco", "no"]);
    assert_eq!(table.player(A).area.len(), 3);
}

/// §9 "3 steps free": no fees, never into Kansas City, then the normal move.
#[test]
fn s9_a_free_walk_before_the_move() {
    let given = given(2).at(A, "F").built(B, 1, "F1").hand(A, "walk_cow345").money(A, 5);
    let mut table = given.table();
    table.act("play walk_cow345");
    table.refuses("go G KC", "§4 stay-out");
    table.refuses("go F1 G G1 KC", "§4 stay-out");
    let facts = table.act("go F1 G");
    assert!(facts_named(&facts, "fee").is_empty());
    assert_eq!((table.ask().as_str(), table.legal()), ("move", vec!["go KC".to_owned()]));
    table.act("go KC");
}

/// §9 After phase B the turn goes on to phase C; before anything was done there is no walk.
#[test]
fn s9_a_free_walk_after_the_location() {
    let given = given(2).using("A").hand(A, "walk_cow345");
    let mut early = given.clone().table();
    early.act("play walk_cow345");
    assert_eq!(early.ask(), "local", "the location must be used first");
    let mut table = given.table();
    table.acts(&["aux money", "play walk_cow345", "go B C"]);
    assert_eq!(table.state().turn.0, 1, "phase C, and the next turn");
    assert_eq!(table.player(A).at, table.0.game().parts().trail.read("C"));
}
