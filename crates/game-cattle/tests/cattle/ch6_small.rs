//! Chapters 6.4 to 6.8 – Engine forward, objectives, tribes, hazards, certificates.

use game_cattle::{Cards, Disc, Pending, Teepee};

use crate::common::{A, facts_named, given};

/// §6.4 At least 1 space, up to the engineers.
#[test]
fn s6_4_up_to_the_maximum() {
    let mut table = given(2).using("G").workers(A, [1, 1, 3]).engine(A, "3").table();
    table.act("use 1");
    assert_eq!(table.legal(), ["engine 4", "engine 4.5", "engine 5", "engine 6"]);
    table.refuses("engine 3", "§6.4 not-that-far");
    table.refuses("engine 7", "§6.4 not-that-far");
    let mut b = given(2).bend(|state| state.sides = 0x3ff).built(A, 7, "A1").using("A1").table();
    b.refuses("use 1", "§6.4 not-that-far");
}

/// §6.5 One of those shown, or the top of the deck; to the discard pile, refilled at once.
#[test]
fn s6_5_taking_an_objective() {
    let given = given(2).using("C").display(["walk_cow345", "draw_cow5_hazard", "", ""]);
    let mut table = given.clone().table();
    table.act("use 1b");
    table.refuses("objective 3", "§6.5 no-objective");
    let facts = table.act("objective 2");
    assert_eq!(facts_named(&facts, "objective-taken")[0]["card"], "draw_cow5_hazard");
    assert_eq!(facts_named(&facts, "display-card").len(), 3);
    assert_eq!(table.player(A).discard.len(), 1);
    let mut deck = given.clone().table();
    deck.acts(&["use 1b", "objective deck"]);
    assert_eq!(deck.player(A).discard.len(), 1);
    assert!(deck.player(A).blind.is_empty(), "a discard pile lies open");
    let empty = given.bend(|state| state.objective_deck = Cards::NONE);
    let mut last = empty.clone().table();
    last.act("use 1b");
    last.refuses("objective deck", "§6.5 no-objective");
    let mut none = empty.display(["", "", "", ""]).bend(|s| s.objective_deck = Cards::NONE).table();
    none.refuses("use 1b", "§6.5 no-objective");
}

/// §6.6, case 25: a negative value must be paid in full.
#[test]
fn s6_6_trading_with_the_tribes() {
    let given = given(2).using("D").teepee("Tm2", Teepee::Blue).teepee("T4", Teepee::Green);
    let mut table = given.money(A, 1).table();
    table.act("use 1");
    table.refuses("teepee Tm2", "§6.6 cannot-trade 2/1");
    table.refuses("teepee T6", "§6.6 no-teepee");
    table.refuses("teepee A", "§6.6 no-teepee");
    table.act("teepee T4");
    assert_eq!((table.money(), table.player(A).teepees), (5, [1, 0]));
    let mut none = crate::common::given(2).using("D").table();
    none.refuses("use 1", "§6.6 no-teepee");
    let mut dear =
        crate::common::given(2).using("D").teepee("Tm3", Teepee::Blue).money(A, 2).table();
    dear.refuses("use 1", "§6.6 cannot-trade 3/2");
}

/// §6.7 Any hazard, for what the icon says.
#[test]
fn s6_7_removing_a_hazard() {
    let given = given(2).using("F").hazard("RK2", 0).money(A, 7);
    let mut table = given.clone().table();
    table.act("use 2");
    table.refuses("hazard RK1", "§6.7 no-hazard");
    table.act("hazard RK2");
    assert_eq!((table.money(), table.player(A).hazard_count()), (0, 1));
    given.money(A, 6).table().refuses("use 2", "§6.7 cannot-clear 7/6");
    crate::common::given(2).using("F").table().refuses("use 2", "§6.7 no-hazard");
    let mut free = crate::common::given(2).using("F").hazard("RK2", 0).money(A, 3);
    free = free.asked(Pending::Hazard { pay: 5, optional: true });
    free.table().refuses("hazard RK2", "§6.7 cannot-clear 5/3");
}

/// §6.8, case 24, R9: the track 0, 1, 2, 3, 4, 6 and its limits.
#[test]
fn s6_8_certificates_and_their_limit() {
    let certified = |marker, discs: &[Disc], count: u8| {
        let given = given(2).using("C").cleared(A, discs);
        let given = given.bend(|state| state.players[0].marker = marker);
        let table = given.asked(Pending::Certify { count }).asked(Pending::Aux { optional: true });
        let mut table = table.table();
        table.act("no");
        table.player(A).temporary()
    };
    assert_eq!(certified(3, &[], 2), 3);
    assert_eq!(certified(4, &[Disc::Cert4, Disc::Cert6], 1), 6);
    assert_eq!(certified(2, &[Disc::Cert6], 6), 3, "cert6 alone leaves 3");
    assert_eq!(certified(2, &[Disc::Cert4], 6), 4);
}
