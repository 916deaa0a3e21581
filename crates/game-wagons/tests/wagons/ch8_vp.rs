//! §8 Paying with VP.

use game_wagons::{Fact, Land};

use crate::common::{RED, given, given_with};

/// T07: supply 5, VP 4, cost 6: supply 0, lid +5, VP 3; no disc to place, the wagons move.
#[test]
fn s8_points_cover_exactly_what_is_missing() {
    let mut table = given_with(2, &[("vp_payment", "shortfall")])
        .supply(RED, 5)
        .vp(RED, 4)
        .hand(RED, "E2w3c6")
        .table();
    let facts = table.act("play E2w3c6");
    assert!(facts.contains(&Fact::Paid { seat: RED, discs: 5, vp: 1 }));
    assert!(facts.contains(&Fact::Lapsed { seat: RED, discs: 2 }));
    assert_eq!((table.discs(RED), table.vp()), ((0, 30), vec![3, 10]));
    assert_eq!(table.player(RED).vp_paid, 1);
    table.acts(&["move NE", "move NE", "move NE"]);
    assert_eq!(table.state().wagons, [17, 3, 0, 0, 0, 0]);
}

/// T08, A4: "Down to 0 VP but not below": supply 0, cost 6: playable with 6 VP, with 5 not.
#[test]
fn s8_points_go_down_to_zero_but_not_below() {
    let mut table = given(2).supply(RED, 0).vp(RED, 6).hand(RED, "E2w3c6").table();
    table.act("play E2w3c6");
    assert_eq!(table.vp(), [0, 10]);
    let mut table = given(2).supply(RED, 0).vp(RED, 5).hand(RED, "E2w3c6").table();
    table.refuses("play E2w3c6", "§8 cannot-pay 6/5");
    assert!(table.offers("sell E2w3c6"));
}

/// T09, A3 `shortfall`: supply 6, cost 6, VP 20: the discs are enough, so no VP may be used.
#[test]
fn s8_points_are_for_those_who_cannot_pay_in_discs() {
    for (option, free) in
        [("shortfall", false), ("free_mix_when_short", false), ("free_mix_always", true)]
    {
        let mut table = given_with(2, &[("vp_payment", option)])
            .supply(RED, 6)
            .vp(RED, 20)
            .hand(RED, "E2w3c6")
            .table();
        table.act("play E2w3c6");
        if free {
            let all: Vec<String> = (0..=6).map(|vp| format!("pay {vp}")).collect();
            assert_eq!(table.legal(), all);
            table.refuses("pay 7", "§8 too-many-vp 7/6");
            table.act("pay 2");
            assert_eq!((table.discs(RED), table.vp()), ((0, 28), vec![18, 10]));
            assert_eq!(table.block(Land::East), "RR");
        } else {
            assert_eq!((table.discs(RED), table.vp()), ((0, 30), vec![20, 10]));
        }
    }
}

/// A3 `free_mix_when_short`: "If your discs do not suffice, you choose how many VP to pay."
#[test]
fn s8_whoever_is_short_may_mix_freely() {
    let mut table = given_with(2, &[("vp_payment", "free_mix_when_short")])
        .supply(RED, 5)
        .vp(RED, 4)
        .hand(RED, "E2w3c6")
        .table();
    table.act("play E2w3c6");
    assert_eq!(table.legal(), ["pay 1", "pay 2", "pay 3", "pay 4"]);
    table.refuses("pay 0", "§8 too-few-vp 1/0");
    table.refuses("pay 5", "§8 too-many-vp 5/4");
    table.act("pay 3");
    assert_eq!((table.vp(), table.player(RED).vp_paid), (vec![1, 10], 3));
    assert_eq!((table.block(Land::East), table.discs(RED)), ("RR".into(), (0, 28)));
}

/// A3: where there is one way to pay, nobody is asked.
#[test]
fn s8_there_is_nothing_to_choose_without_a_choice() {
    for option in ["free_mix_when_short", "free_mix_always"] {
        let mut table = given_with(2, &[("vp_payment", option)])
            .supply(RED, 0)
            .vp(RED, 6)
            .hand(RED, "E2w3c6 w2c0")
            .table();
        table.act("play E2w3c6");
        assert_eq!(table.vp(), [0, 10]);
        let mut table =
            given_with(2, &[("vp_payment", option)]).vp(RED, 6).hand(RED, "w2c0").table();
        table.act("play w2c0");
        assert_eq!(table.legal(), ["move NE"]);
    }
}

/// §8 "VP paid are gone: they do not enter the lid and cannot be sold back."
#[test]
fn s8_points_paid_are_gone() {
    let mut table =
        given(2).block(Land::East, "RRRRRRR").supply(RED, 0).vp(RED, 6).hand(RED, "E2w3c6");
    table = table.block(Land::West, "");
    let mut table = table.table();
    let lid = table.player(RED).lid;
    table.act("play E2w3c6");
    assert_eq!(table.player(RED).lid, lid);
}
