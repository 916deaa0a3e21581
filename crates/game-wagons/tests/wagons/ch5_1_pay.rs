//! §5.1 Pay.

use game_wagons::{Fact, Land};

use crate::common::{GREEN, RED, given};

/// T05, the example of §5.1: supply 12, lid 3, `E2w2c5`: supply 12 − 5 − 2 = 5, lid 8.
#[test]
fn s5_1_the_cost_goes_from_the_supply_to_the_lid() {
    let mut table = given(2)
        .block(Land::East, "R")
        .block(Land::GreatPlains, "RRRRRRR")
        .block(Land::Midwest, "RRRRRRR")
        .supply(RED, 12)
        .hand(RED, "E2w2c5")
        .table();
    assert_eq!(table.discs(RED), (12, 3));
    let facts = table.act("play E2w2c5");
    assert!(facts.contains(&Fact::Paid { seat: RED, discs: 5, vp: 0 }));
    assert_eq!(table.discs(RED), (5, 8));
    assert_eq!(table.block(Land::East), "RRR");
    assert_eq!(table.vp(), [10, 10]);
}

/// T06: "A free card: supply and lid are unchanged by payment."
#[test]
fn s5_1_a_free_card_costs_nothing() {
    let mut table = given(2).supply(RED, 20).hand(RED, "w2c0").table();
    let facts = table.act("play w2c0");
    assert_eq!(table.discs(RED), (20, 10));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Paid { .. })), "nothing to tell");
}

/// A lid is one's own: nobody else's discs move.
#[test]
fn s5_1_only_the_player_pays() {
    let mut table = given(2).supply(GREEN, 11).hand(RED, "E1w3c3").table();
    table.act("play E1w3c3");
    assert_eq!(table.discs(RED), (26, 3));
    assert_eq!(table.discs(GREEN), (11, 19));
}
