//! Chapter 5.1 – Auxiliary actions.

use game_cattle::{Disc, Pending};

use crate::common::{A, facts_named, given};

const ICON: Pending = Pending::Aux { optional: false };

/// §5.1, case 14: with both money discs cleared the icon gives 2.
#[test]
fn s5_1_both_spaces_clear_open_the_double_form() {
    let mut table = given(2).using("G").cleared(A, &[Disc::Money]).money(A, 0).table();
    table.acts(&["use 2", "aux money double"]);
    assert_eq!(table.money(), 2);
}

/// §5.1 A kind is open with one space clear; money and draw start with one.
#[test]
fn s5_1_discs_close_actions() {
    let mut table = given(2).using("G").engine(A, "5").money(A, 5).asked(ICON).table();
    assert_eq!(table.legal(), ["aux money", "aux draw"]);
    table.refuses("aux certificate", "§5.1 aux-closed");
    table.refuses("aux money double", "§5.1 aux-double-closed");
}

/// §5.1 Draw 1, then discard 1; the double form draws up to 2.
#[test]
fn s5_1_drawing_comes_before_discarding() {
    let given = given(2).using("G").hand(A, "jersey").cleared(A, &[Disc::Draw]).asked(ICON);
    let mut table = given.clone().table();
    let facts = table.act_drawing("aux draw", &["guernsey"]);
    assert_eq!(facts_named(&facts, "drew").len(), 1);
    assert_eq!(table.ask(), "put-back");
    table.refuses("discard dutch_belt", "§9 not-in-hand");
    table.act("discard guernsey");
    let mut double = given.table();
    double.act("aux draw double");
    double.refuses("draw 3", "§10 draw-count 3/2");
    double.refuses("draw 0", "§10 draw-count 0/2");
    double.act_drawing("draw 2", &["guernsey", "dutch_belt"]);
    double.acts(&["discard jersey", "discard dutch_belt"]);
    assert_eq!(double.player(A).hand.len(), 1);
}

/// §5.1, case 27, R10: back exactly as far as stated, or not at all.
#[test]
fn s5_1_whoever_cannot_go_back_cannot_pay_with_it() {
    let open = [Disc::Certificate, Disc::Remove, Disc::Remove];
    let given = given(2).using("G").cleared(A, &open).money(A, 5).hand(A, "jersey guernsey");
    let mut start = given.clone().engine(A, "0").asked(ICON).table();
    start.refuses("aux certificate", "§7.1 cannot-go-back");
    let mut one = given.clone().engine(A, "1").asked(ICON).table();
    one.refuses("aux remove double", "§7.1 cannot-go-back");
    one.act("aux certificate");
    assert_eq!((one.money(), one.player(A).temporary()), (4, 1));
    assert_eq!(one.player(A).engine.to_string(), "0");
    let mut poor = given.engine(A, "4").money(A, 0).asked(ICON).table();
    poor.refuses("aux certificate", "§5 cannot-pay 1/0");
}

/// §5.1 Removed cards leave the game; 1E pays no money for it.
#[test]
fn s5_1_removed_cards_leave_the_game() {
    let open = [Disc::Remove, Disc::Remove];
    let given = given(2).using("G").cleared(A, &open).money(A, 5).hand(A, "jersey guernsey");
    let mut table = given.engine(A, "8").asked(ICON).table();
    table.act("aux remove double");
    table.refuses("engine 5", "§7.1 not-back");
    table.act("engine 6");
    table.refuses("remove holstein", "§9 not-in-hand");
    table.act("remove jersey");
    assert!(table.offers("no"), "rewards may be refused");
    table.act("remove guernsey");
    assert!(table.player(A).hand.is_empty());
    assert_eq!((table.player(A).removed.len(), table.money()), (2, 5));
}

/// §5.1 The engine forward for money.
#[test]
fn s5_1_the_engine_runs_for_money() {
    let open = [Disc::Engine, Disc::Engine];
    let given = given(2).using("G").cleared(A, &open).money(A, 2).engine(A, "4").asked(ICON);
    let mut table = given.table();
    table.act("aux engine double");
    assert_eq!(table.legal(), ["engine 4.5", "engine 5", "engine 6"]);
    table.act("engine 6");
    assert_eq!(table.money(), 0);
}
