//! Chapter 4 – Movement and fees.

use game_cattle::{Disc, Teepee};
use serde_json::json;

use crate::common::{A, B, facts_named, given};

/// §4, case 5: with nothing but neutral buildings.
#[test]
fn s4_empty_slots_cost_no_step() {
    let mut table = given(2).at(A, "START").table();
    assert_eq!(table.legal(), ["go A", "go A B", "go A B C"]);
    table.refuses("go A B C D", "§4 too-far 4/3");
    table.refuses("go B", "§4 not-ahead");
    table.refuses("place A", "§0 not-asked-now");
}

/// §4 From C three roads part; D lies on one of them.
#[test]
fn s4_every_branch_can_be_chosen() {
    let table = given(2).at(A, "C").built(A, 3, "M1").table();
    let two =
        ["go M1", "go M1 D", "go M1 D E", "go M1 E", "go M1 E F", "go E", "go E F", "go E F G"];
    assert_eq!(table.legal(), two);
    assert!(given(2).at(A, "C").table().offers("go D E"));
}

/// §4, case 6: the step limit.
#[test]
fn s4_discs_lengthen_the_step() {
    let limit = |seats, discs: &[Disc]| {
        let table = given(seats).at(A, "START").cleared(A, discs).table();
        table.0.view(tabletop::Viewer::Spectator).players[0].step_limit
    };
    assert_eq!((limit(2, &[]), limit(3, &[]), limit(4, &[])), (3, 3, 4));
    assert_eq!(limit(3, &[Disc::StepLeft]), 5);
    let both = [Disc::StepLeft, Disc::StepRight];
    assert_eq!((limit(2, &both), limit(3, &both), limit(4, &both)), (5, 6, 7));
}

/// §4, case 8: hands cost by colour and number of players.
#[test]
fn s4_fees_go_by_colour_and_players() {
    for (seats, green, black) in [(2, 2, 2), (3, 2, 1), (4, 1, 2)] {
        let given = given(seats).at(A, "C").teepee("T1", Teepee::Blue).teepee("T2", Teepee::Green);
        let mut table = given.money(A, 10).table();
        let facts = table.act("go T1");
        assert_eq!(facts_named(&facts, "fee")[0]["paid"], black);
        assert!(facts_named(&facts, "fee")[0]["to"].is_null(), "to the bank");
        assert_eq!(table.money(), 10 - black);
        let mut table = given_two(seats);
        table.act("go T2");
        assert_eq!(table.money(), 10 - green);
    }
}

fn given_two(seats: u8) -> crate::common::Scene {
    given(seats).at(A, "C").teepee("T2", Teepee::Green).money(A, 10).table()
}

/// §4 A foreign building is paid to its owner, both hands if it shows both; stops and pass-overs
/// alike.
#[test]
fn s4_foreign_buildings_are_paid_to_their_owners() {
    let mut table = given(2).at(A, "A").built(B, 7, "A1").money(A, 9).money(B, 0).table();
    let facts = table.act("go A1 B");
    assert_eq!(facts_named(&facts, "fee")[0]["due"], 4);
    assert_eq!((table.money(), table.player(B).money), (5, 4));
}

/// A place is told with what lies there: most have no other name.
#[test]
fn s4_a_way_is_told_with_what_lies_at_its_end() {
    let mut table = given(2).at(A, "A").built(B, 7, "A1").money(A, 9).table();
    let foreign = json!([{"at": "A1", "tile": {"kind": "private", "owner": 1, "building": "7a"}}]);
    let neutral = json!([{"at": "B", "tile": {"kind": "neutral", "letter": "B"}}]);
    let facts = table.act("go A1 B");
    assert_eq!(facts_named(&facts, "moved")[0]["tiles"], neutral);
    assert_eq!(facts_named(&facts, "fee")[0]["tiles"], foreign);
    assert_eq!(facts_named(&table.act("use 2"), "used")[0]["tiles"], neutral);
}

/// §4, case 9: own buildings are free.
#[test]
fn s4_own_buildings_are_free() {
    let mut table = given(2).at(A, "A").built(A, 4, "A1").money(A, 5).table();
    assert!(facts_named(&table.act("go A1 B"), "fee").is_empty());
    assert_eq!(table.money(), 5);
}

/// §4 Too little money: hand over what there is and go on, location by location.
#[test]
fn s4_nothing_is_owed_afterwards() {
    let given = given(2).at(A, "A").built(B, 1, "A1").hazard("FL1", 0).money(A, 3).money(B, 0);
    let mut table = given.built(B, 7, "A2").table();
    table.act("go A1 A2");
    assert_eq!((table.money(), table.player(B).money), (0, 3));
}

/// §4, case 11: he stands on an empty slot and counts no step for it.
#[test]
fn s4_a_cattleman_may_stand_where_a_tile_was() {
    let table = given(2).at(A, "FL2").hazard("FL3", 1).table();
    assert_eq!(table.legal(), ["go FL3", "go FL3 B", "go FL3 B C"]);
}

/// §4 Kansas City stops the move.
#[test]
fn s4_kansas_city_stops_the_move() {
    let mut table = given(2).at(A, "F").table();
    assert_eq!(table.legal(), ["go G", "go G KC"]);
    table.refuses("go G KC A", "§4 not-ahead");
}
