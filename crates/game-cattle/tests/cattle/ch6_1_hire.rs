//! Chapter 6.1 – Hire.

use game_cattle::{Pending, Teepee};

use crate::common::{A, given};

/// §6.1, case 20: nobody from the token's row; the second hire on A costs 2 more.
#[test]
fn s6_1_price_and_the_tokens_row() {
    let given = given(2).using("A").jobs("- - / - - / cowboy - / engineer", 4).money(A, 9);
    let mut table = given.clone().table();
    table.act("use 3");
    table.refuses("hire r4c1", "§6.1 row-closed");
    table.refuses("hire r3c2", "§6.1 no-worker");
    table.act("hire r3c1");
    assert_eq!(table.money(), 0, "7 + 2");
    let mut poor = given.money(A, 8).table();
    poor.refuses("use 3", "§6.1 cannot-hire 9/8");
}

/// §6.1 A full row takes nobody.
#[test]
fn s6_1_a_full_row_takes_nobody() {
    let given = given(2).using("A").jobs("cowboy engineer", 2).money(A, 30).workers(A, [6, 1, 1]);
    let mut table = given.clone().table();
    table.act("use 2");
    table.refuses("hire r1c1", "§6.1 row-full");
    table.act("hire r1c2");
    let mut nobody = given.jobs("cowboy -", 2).table();
    nobody.refuses("use 2", "§6.1 no-worker");
}

/// §6.1 Not enough money for this one.
#[test]
fn s6_1_the_price_must_be_paid_in_full() {
    let jobs = "cowboy - / - - / - - / cowboy -";
    let mut table = given(2).using("A").jobs(jobs, 5).money(A, 5).table();
    table.act("use 2");
    table.refuses("hire r1c1", "§6.1 cannot-hire 6/5");
    table.act("hire r4c1");
}

/// §6.1, case 21: engineers' slots show actions.
#[test]
fn s6_1_slots_show_actions() {
    let given = given(2).using("A").jobs("engineer engineer", 2).money(A, 20).workers(A, [1, 1, 2]);
    let mut table = given.hand(A, "jersey").table();
    table.acts(&["use 2", "hire r1c1"]);
    assert_eq!((table.money(), table.legal()), (14, vec!["discard jersey".into(), "no".into()]));
    table.act("discard jersey");
    assert_eq!(table.money(), 16);
    table.acts(&["use 3", "hire r1c2"]);
    assert_eq!(table.ask(), "local", "nobody is left to be hired at -2");
}

/// §6.1, case 21: the fourth engineer lets hire at -2; §6.2, case 23: the fourth craftsman builds.
#[test]
fn s6_1_a_slot_may_hire_and_build() {
    let given =
        given(2).using("A").jobs("engineer craftsman", 2).workers(A, [1, 3, 3]).money(A, 12);
    let mut table = given.table();
    table.acts(&["use 2", "hire r1c1"]);
    assert_eq!(table.money(), 6);
    table.act("hire r1c2");
    assert_eq!((table.money(), table.ask().as_str()), (2, "build"));
    assert!(table.offers("no"));
    table.act("build 4 A1");
    assert_eq!(table.money(), 0, "4a needs two craftsmen at 1 dollar");
}

/// §6.1 Cowboys' slots take hazards and teepees; a slot refilled works again.
#[test]
fn s6_1_cowboys_clear_and_trade() {
    let given = given(2).using("A").jobs("cowboy cowboy", 2).workers(A, [3, 1, 1]).money(A, 20);
    let mut table = given.clone().hazard("FL1", 0).table();
    table.acts(&["use 2", "hire r1c1", "hazard FL1"]);
    assert_eq!((table.money(), table.player(A).hazard_count()), (14, 1));
    let mut six = given.workers(A, [5, 1, 1]).teepee("Tm1", Teepee::Green).table();
    six.acts(&["use 2", "hire r1c2", "teepee Tm1"]);
    assert_eq!(six.money(), 13);
}

/// §6.1 Prices never fall below 0.
#[test]
fn s6_1_nobody_is_paid_for_hiring() {
    let given = given(2).using("A").jobs("cowboy", 2).money(A, 0);
    let mut table = given.asked(Pending::Hire { change: -20, optional: true }).table();
    table.act("hire r1c1");
    assert_eq!(table.money(), 0);
}
