//! Chapter 24 – Craig's movement.

use game_cattle::Teepee;
use serde_json::{Value, json};

use crate::{
    ch22_craig::{alone, craig_plays},
    common::{A, B, Given, facts_named},
};

/// Craig stands there and walks two steps (card 14).
fn walks(given: Given, at: &str) -> (Value, Value, u16) {
    let given = craig_plays(given.using("A").money(A, 0), 14);
    let at = given.node(at);
    let mut table = given.bend(|state| state.craig.as_mut().unwrap().at = at).table();
    table.act("aux money");
    let facts = table.act("done");
    let fork = facts_named(&facts, "craig-fork").into_iter().next().unwrap_or(Value::Null);
    (fork, facts_named(&facts, "craig-moved")[0]["path"].clone(), table.money() - 1)
}

/// §24, case 41, R37: fewest locations, though it costs.
#[test]
fn s24_the_shorter_road() {
    let given = alone().built(A, 2, "A1").built(B, 3, "A2").hazard("FL1", 0);
    let (fork, path, _) = walks(given, "A");
    assert_eq!((&fork["at"], &fork["reason"]), (&json!("A"), &json!("shorter")));
    assert_eq!((&fork["lengths"], &fork["fees"]), (&json!([2, 1]), &json!([0, 2])));
    assert_eq!(path, json!(["FL1", "B"]));
}

/// §24 The same length: lower fees.
#[test]
fn s24_the_cheaper_road() {
    let given = alone().built(B, 1, "A1").hazard("FL1", 0);
    let (fork, path, _) = walks(given, "A");
    assert_eq!(fork["reason"], "cheaper");
    assert_eq!(path[0], "A1", "his own building is free");
}

/// §24 The same length and fees: less of them to the player; R42 the bank pays in full.
#[test]
fn s24_less_to_the_player() {
    let given = alone().built(A, 1, "A1").hazard("FL1", 0);
    let (fork, path, paid) = walks(given, "A");
    assert_eq!((&fork["reason"], &fork["to_you"]), (&json!("spares-you"), &json!([2, 0])));
    assert_eq!((&path[0], paid), (&json!("FL1"), 0));
    let given = alone().built(A, 1, "A1").hazard("FL1", 0).hazard("FL2", 0);
    assert_eq!(walks(given, "A").2, 2, "the bank pays for Craig");
}

/// §24, R24: all equal: the order in which paths are listed.
#[test]
fn s24_listed_order() {
    let (fork, path, _) = walks(alone(), "A");
    assert_eq!((&fork["reason"], &fork["path"]), (&json!("listed"), &json!(["A1", "A2", "A3"])));
    assert_eq!(path, json!(["B", "C"]), "the slots between hold nothing");
}

/// §24 From C three paths; a path over M1 fixes what follows, unless he ends a turn there.
#[test]
fn s24_three_paths_from_c() {
    let given =
        alone().built(B, 3, "U1").built(B, 4, "U2").built(B, 5, "M1").teepee("T1", Teepee::Blue);
    let given = given.teepee("T2", Teepee::Blue);
    let (fork, path, _) = walks(given.clone(), "C");
    assert_eq!(fork["lengths"], json!([2, 2, 3]));
    assert_eq!(path[0], "U1", "listed first");
    let (fork, path, _) = walks(given, "M1");
    assert_eq!((&fork["at"], &path[0]), (&json!("M1"), &json!("D")));
}

/// §24, R25: the player pays the fee of Craig's buildings to the bank.
#[test]
fn s24_fees_on_craigs_buildings_go_to_the_bank() {
    let mut table = alone().at(A, "A").built(B, 7, "A1").money(A, 9).table();
    let facts = table.act("go A1");
    let fee = &facts_named(&facts, "fee")[0];
    assert_eq!((&fee["paid"], &fee["to"]), (&json!(4), &Value::Null));
    assert_eq!(table.money(), 5);
}

/// §24 He stops in Kansas City; left-over steps are lost.
#[test]
fn s24_craig_stops_in_kansas_city() {
    let (_, path, _) = walks(alone(), "F");
    assert_eq!(path, json!(["G", "KC"]));
}
