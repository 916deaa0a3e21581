//! Chapter 5 – What the location allows.

use game_cattle::{Disc, Pending};

use crate::common::{A, B, facts_named, given, given_with};

/// §5, R1: something must be done.
#[test]
fn s5_doing_nothing_is_not_allowed() {
    let mut table = given(2).using("A").table();
    table.refuses("done", "§5 nothing-done");
    table.act("aux money");
    assert!(table.offers("done"));
    table.refuses("use 2", "§5 action-used");
    table.refuses("aux money", "§5 aux-only-first");
}

/// §5, case 13: at a rival's building one single auxiliary action and nothing else.
#[test]
fn s5_foreign_places_give_an_auxiliary_action() {
    let given = given(2).built(B, 2, "A1").using("A1").cleared(A, &[Disc::Money]);
    let mut table = given.hand(A, "guernsey").money(A, 0).table();
    table.refuses("use 1", "§5 not-yours");
    table.refuses("risk", "§5 not-yours");
    table.refuses("aux money double", "§5.1 aux-single-only");
    table.act("aux money");
    assert_eq!(table.money(), 1, "the location gives the single form only");
}

/// §5 Hazards and teepees too.
#[test]
fn s5_hazards_give_an_auxiliary_action() {
    let mut table = given(2).hazard("FL1", 0).using("FL1").table();
    table.refuses("use 1", "§5 not-yours");
    assert!(table.legal().iter().all(|action| action.starts_with("aux ")));
}

/// §5 Local actions in any order, each once.
#[test]
fn s5_each_local_action_is_used_once() {
    let given = given(2).using("A").hand(A, "guernsey guernsey").money(A, 20);
    let mut table = given.jobs("cowboy engineer / craftsman", 3).table();
    table.act("use 1");
    assert_eq!(table.money(), 22);
    table.refuses("use 1", "§5 action-used");
    table.refuses("use 3b", "§5 no-such-action");
    table.refuses("use 1b", "§5 no-such-action");
    table.refuses("risk", "§5 no-such-action");
    table.acts(&["use 3", "hire r1c1", "use 2", "hire r2c1"]);
    assert_eq!(table.money(), 22 - 8 - 6);
    assert_eq!(table.legal(), ["done"]);
}

/// §5, §5.2, case 15: of a slash pair only one half.
#[test]
fn s5_of_a_slash_pair_one_half() {
    let mut table = given(2).using("C").table();
    table.act("use 1");
    table.refuses("use 1b", "§5 action-used");
    assert_eq!(table.player(A).temporary(), 1);
    let mut other = given(2).using("C").table();
    other.acts(&["use 1b", "objective 1"]);
    other.refuses("use 1", "§5 action-used");
}

/// §5 The exact card is needed.
#[test]
fn s5_a_price_needs_the_exact_card() {
    let mut table = given(2).using("B").hand(A, "guernsey").table();
    table.refuses("use 1", "§5 no-card");
    let mut pair = given(2).using("F").hand(A, "jersey guernsey").table();
    pair.refuses("use 1", "§5 no-card");
}

/// §5.2 F: two cards of one type for 4.
#[test]
fn s5_2_a_pair_of_one_type() {
    let given = given(2).using("F").hand(A, "jersey jersey guernsey holstein").money(A, 0);
    let mut table = given.table();
    table.act("use 1");
    table.refuses("discard guernsey", "§5 wrong-card");
    table.refuses("discard ayrshire", "§9 not-in-hand");
    let facts = table.act("discard jersey");
    assert_eq!(facts_named(&facts, "discarded").len(), 2);
    assert_eq!(table.money(), 4);
    let mixed = "west_highland_3 west_highland_5 west_highland_4";
    let mut table = given_with(2, &[]).using("F").hand(A, mixed).money(A, 0).table();
    table.acts(&["use 1", "discard west_highland_3"]);
    assert_eq!(table.ask(), "discard-second", "which of the others is a choice");
    table.refuses("discard jersey", "§9 not-in-hand");
    table.act("discard west_highland_5");
    assert_eq!(table.money(), 4);
}

/// §5.2 D: pay 2 for the engine.
#[test]
fn s5_2_an_action_with_a_price_needs_it_whole() {
    let mut table = given(2).using("D").money(A, 1).table();
    table.refuses("use 1b", "§5 cannot-pay 2/1");
    let mut rich = given(2).using("D").money(A, 2).table();
    rich.acts(&["use 1b", "engine 2"]);
    assert_eq!(rich.money(), 0);
}

/// §5, case 16: a risk action belongs to the building at its slot.
#[test]
fn s5_risk_actions_are_one_more_local_action() {
    let given_fr = given(2).built(A, 2, "FR1").using("FR1").hand(A, "jersey").money(A, 0);
    let mut table = given_fr.table();
    table.act("risk");
    assert_eq!((table.player(A).temporary(), table.money()), (1, 2));
    table.refuses("risk", "§5 action-used");
    let mut table =
        given(2).built(A, 2, "DK1").using("DK1").hand(A, "holstein").money(A, 0).table();
    table.acts(&["risk", "discard holstein"]);
    assert_eq!((table.player(A).temporary(), table.money()), (1, 0));
}

/// §5, case 17: moving on starts a whole new phase B.
#[test]
fn s5_moving_the_cattleman_starts_anew() {
    let given = given(2).built(A, 4, "B1").using("B1").hazard("DR1", 1).money(A, 9);
    let mut table = given.table();
    table.acts(&["use 1", "hazard DR1"]);
    assert_eq!(table.money(), 4);
    table.act("use 2");
    table.refuses("go C D E", "§4 too-far 3/2");
    table.act("go C D");
    assert!(table.offers("use 2") && table.offers("aux money"), "a full phase B at D");
    let done = table.state().pending.iter().filter(|p| matches!(p, Pending::Local { .. })).count();
    assert_eq!(done, 1, "what 4a still offered is gone");
}

/// §5 Reaching Kansas City that way runs its subphases.
#[test]
fn s5_moving_on_may_lead_to_kansas_city() {
    let mut table = given(2).built(A, 4, "G1").using("G1").table();
    table.acts(&["use 2", "go KC"]);
    assert_eq!(table.ask(), "foresight");
}

/// §5 A replaced building has nothing more to give this turn.
#[test]
fn s5_a_replaced_building_is_closed() {
    let given = given(2).built(A, 5, "A1").using("A1").workers(A, [1, 4, 1]).money(A, 20);
    let given = given.asked(Pending::Build { rate: 2, optional: false });
    let mut table = given.table();
    table.act("build 7 A1");
    assert_eq!(table.legal(), ["done"]);
    table.refuses("use 1", "§5 action-used");
}
