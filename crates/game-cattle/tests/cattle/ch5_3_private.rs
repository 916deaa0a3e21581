//! Chapter 5.3 – Private buildings.

use game_cattle::{Disc, Teepee};

use crate::common::{A, B, given, given_with};

const B_SIDES: &[(&str, &str)] = &[("sides", "b")];

/// §5.3 1a counts own buildings in woods slots, this one included.
#[test]
fn s5_3_woods_are_counted_now() {
    let given = given(2).built(A, 1, "B1").built(A, 2, "U1").built(A, 3, "A1").using("B1");
    let mut table = given.money(A, 0).table();
    table.act("use 1");
    assert_eq!(table.money(), 4);
    let mut none = crate::common::given(2).built(A, 1, "A1").using("A1").table();
    none.refuses("use 1", "§5.3 nothing-to-gain");
}

/// §5.3 1b: an objective card for certificates; the engine back for money.
#[test]
fn s5_3_1b_takes_objective_cards() {
    let given = given_with(2, B_SIDES).built(A, 1, "A1").using("A1").engine(A, "3").money(A, 0);
    let mut table = given.hand(A, "jersey walk_cow345").table();
    table.act("use 1");
    table.refuses("discard jersey", "§5 wrong-card");
    table.act("discard walk_cow345");
    assert_eq!(table.player(A).temporary(), 2);
    table.act("use 2");
    assert_eq!((table.money(), table.player(A).engine.to_string().as_str()), (3, "2"));
}

/// §5.3 2b, 4b, 5b.
#[test]
fn s5_3_small_b_sides() {
    let mut two = given_with(2, B_SIDES).built(A, 2, "A1").using("A1").hand(A, "jersey").table();
    two.acts(&["use 1", "engine 1"]);
    let given4 = given_with(2, B_SIDES).built(A, 4, "A1").using("A1").workers(A, [3, 1, 1]);
    let mut four = given4.table();
    four.act("use 1");
    four.refuses("draw 4", "§10 draw-count 4/3");
    four.act_drawing("draw 3", &["jersey", "jersey", "guernsey"]);
    assert_eq!(four.player(A).hand.len(), 3);
    four.acts(&["discard jersey", "discard jersey", "discard guernsey"]);
    let mut five = given_with(2, B_SIDES)
        .built(A, 5, "A1")
        .using("A1")
        .workers(A, [1, 1, 4])
        .money(A, 0)
        .table();
    five.act("use 2");
    assert_eq!(five.money(), 4);
}

/// §5.3 6b: any cattle card for 3 and an objective card into the hand.
#[test]
fn s5_3_6b_brings_a_card_into_the_hand() {
    let given = given_with(2, B_SIDES).built(A, 6, "A1").using("A1").hand(A, "jersey").money(A, 0);
    let mut table = given.display(["walk_cow345", "", "", ""]).table();
    table.acts(&["use 1", "discard jersey"]);
    assert_eq!(table.money(), 3);
    table.act_drawing("objective deck", &["draw_cow5_hazard"]);
    let state = table.state();
    assert_eq!((state.players[0].hand.len(), state.players[0].blind.len()), (1, 1));
    let seen = table.json(tabletop::Viewer::Seat(B));
    assert_eq!(seen["players"][0]["blind"], 1);
    assert!(seen["players"][0]["unseen"].get("draw_cow5_hazard").is_none());
    let mine = table.json(tabletop::Viewer::Seat(A));
    assert_eq!(mine["players"][0]["hand"]["draw_cow5_hazard"], 1);
}

/// §5.3 7a: per pair of a blue and a green teepee.
#[test]
fn s5_3_7a_counts_pairs_of_teepees() {
    let given = given(2).built(A, 7, "A1").using("A1").money(A, 0);
    let mut table = given.bend(|state| state.players[0].teepees = [2, 1]).table();
    table.act("use 1");
    assert_eq!((table.money(), table.player(A).temporary()), (2, 2));
    let mut none = crate::common::given(2).built(A, 7, "A1").using("A1").table();
    none.refuses("use 1", "§5.3 nothing-to-gain");
}

/// §5.3, R2: a slot joined by one stretch of trail; an empty slot between breaks it.
#[test]
fn s5_3_8b_uses_adjacent_buildings() {
    let given = given_with(2, B_SIDES).built(A, 8, "A2").using("A2");
    let mut far = given.clone().table();
    far.refuses("use 1", "§5.3 nothing-adjacent");
    let near = given.clone().built(B, 5, "A3").hand(A, "black_angus");
    let mut table = near.table();
    table.act("use 1");
    assert_eq!(table.legal(), ["adjacent A3"]);
    table.refuses("adjacent B", "§5.3 not-adjacent");
    table.act("adjacent A3");
    assert!(table.offers("done"), "the use of 8b was something");
    table.act("use 1");
    assert_eq!(table.player(A).temporary(), 2);
    table.refuses("aux money", "§5 aux-only-first");
    table.act("done");
    assert_eq!(table.legal(), ["done"]);
}

/// R2, the other reading: the next location one step away.
#[test]
fn s5_3_8b_may_reach_over_empty_slots() {
    let other = [("sides", "b"), ("adjacent", "next_location")];
    let mut table = given_with(2, &other)
        .built(A, 8, "A2")
        .using("A2")
        .hand(A, "dutch_belt")
        .money(A, 0)
        .table();
    table.act("use 1");
    assert!(table.offers("adjacent B"));
    assert!(!table.offers("adjacent A"), "nothing can be used at A");
    table.acts(&["adjacent B", "use 1"]);
}

/// §5.3 A chain may go on, but no tile is used twice in a turn.
#[test]
fn s5_3_no_tile_twice_in_a_turn() {
    let given = given_with(3, B_SIDES).built(A, 8, "A1").built(B, 8, "A2").built(B, 5, "A3");
    let given = given.using("A1").hand(A, "black_angus").bend(|state| {
        state.players[0].money = 0;
        state.jobs = Default::default();
    });
    let mut table = given.table();
    table.acts(&["use 1", "adjacent A2", "use 1"]);
    table.refuses("adjacent A1", "§5.3 tile-used");
    table.acts(&["adjacent A3", "use 1", "done", "done", "done"]);
}

/// §5.3 A risk action at the adjacent slot may be used too.
#[test]
fn s5_3_8b_uses_the_risk_action_there() {
    let given = given_with(2, B_SIDES).built(A, 8, "FR2").built(B, 3, "FR1").using("FR2");
    let mut table = given.hand(A, "jersey").table();
    table.acts(&["use 1", "adjacent FR1", "risk"]);
    assert_eq!(table.player(A).temporary(), 1);
}

/// §5.3, R3: 9a delivers as far as the engine goes back.
#[test]
fn s5_3_9a_special_delivery() {
    let given = given(2).built(A, 9, "A1").using("A1").engine(A, "8").money(A, 0);
    let mut table = given.clone().table();
    table.act("use 2");
    table.refuses("engine 9", "§7.1 not-back");
    table.refuses("engine 7.5", "§7.1 not-back");
    table.act("engine 4.5");
    assert_eq!(table.ask(), "deliver");
    table.refuses("deliver wichita", "§8.5 city-too-far 4/3");
    table.act("deliver topeka");
    table.act("disc aux_money");
    assert_eq!(table.player(A).cities[1], 1);
    assert_eq!(table.money(), 0, "no income, no transport");
    assert_eq!(table.ask(), "local", "no money to upgrade");
    let mut rich = given.clone().money(A, 5).table();
    rich.acts(&["use 2", "engine 4.5", "deliver kansas_city", "disc aux_money"]);
    assert_eq!((rich.money(), rich.ask().as_str()), (11, "upgrade"), "Kansas City pays its 6");
    rich.acts(&["upgrade 1", "disc aux_draw"]);
    assert_eq!(rich.player(A).stations, 1);
    let mut zero = given.engine(A, "0").table();
    zero.refuses("use 2", "§7.1 cannot-go-back");
}

/// R3, the other readings.
#[test]
fn s5_3_9a_may_count_turnouts_and_pay_nothing() {
    let other = [("special_delivery", "every_space"), ("special_kansas_city", "nothing")];
    let given = given_with(2, &other).built(A, 9, "A1").using("A1").engine(A, "8").money(A, 0);
    let mut table = given.clone().table();
    table.acts(&["use 2", "engine 4.5"]);
    assert!(table.offers("deliver wichita"), "7.5, 7, 6, 5 and 4.5 are five spaces");
    let mut kc = given.table();
    kc.acts(&["use 2", "engine 7.5", "deliver kansas_city", "disc aux_money"]);
    assert_eq!(kc.money(), 0);
}

/// §5.3 9b: a station behind the own engine.
#[test]
fn s5_3_9b_upgrades_behind_the_engine() {
    let given = given_with(2, B_SIDES).built(A, 9, "A1").using("A1").engine(A, "9").money(A, 4);
    let mut table = given.clone().table();
    table.act("use 1");
    assert_eq!(table.legal(), ["upgrade 1", "upgrade 2"]);
    table.refuses("upgrade 3", "§7.2 not-behind");
    table.acts(&["upgrade 2", "disc aux_money"]);
    assert_eq!((table.money(), table.player(A).stations), (2, 0b10));
    let mut none = given.clone().engine(A, "3").table();
    none.refuses("use 1", "§7.2 not-behind");
    let mut poor = given.money(A, 1).table();
    poor.refuses("use 1", "§7.2 cannot-upgrade 2/1");
}

/// §5.3 10a and 10b.
#[test]
fn s5_3_the_tenth_building() {
    let given_a = given(2).built(A, 10, "A1").using("A1").cleared(A, &[Disc::Cert4]);
    let mut table = given_a.table();
    table.act("use 1");
    assert_eq!(table.player(A).temporary(), 4, "to the own limit");
    table.acts(&["use 2", "go B C D E F"]);
    let mut b = given_with(2, B_SIDES).built(A, 10, "A1").using("A1").money(A, 0).table();
    b.acts(&["use 1", "use 2", "engine 4", "use 3", "go B C D E"]);
    assert_eq!(b.money(), 4);
}

/// §5.3 8a: teepee or auxiliary action, and the engine.
#[test]
fn s5_3_8a_trades_or_helps() {
    let given = given(2).built(A, 8, "A1").using("A1").teepee("T10", Teepee::Blue).money(A, 0);
    let mut table = given.table();
    table.acts(&["use 1", "teepee T10", "use 2", "engine 2"]);
    assert_eq!(table.money(), 10);
    assert_eq!(table.legal(), ["done"]);
}
