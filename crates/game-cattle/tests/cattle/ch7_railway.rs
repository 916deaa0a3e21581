//! Chapter 7 – Railway: the track, upgrades, station masters, the end of the line.

use game_cattle::{Disc, Master, MasterPlace, Pending, Teepee};

use crate::common::{A, B, given};

const AHEAD: Pending = Pending::Forward { most: 3, optional: false };

/// §7.1 A space with another engine does not exist, but for the start.
#[test]
fn s7_1_other_engines_are_skipped() {
    let given = given(2).using("G").engine(A, "3").engine(B, "5");
    let mut table = given.clone().asked(AHEAD).table();
    assert_eq!(table.legal(), ["engine 4", "engine 4.5", "engine 6", "engine 7"]);
    table.act("engine 7");
    let mut back = given.engine(A, "6").asked(Pending::Remove { left: 1 });
    back = back.asked(Pending::Back { steps: 1 }).hand(A, "jersey");
    let mut table = back.asked(Pending::Aux { optional: true }).table();
    table.act("no");
    assert_eq!(table.legal(), ["engine 4", "engine 4.5"], "5 is skipped");
}

/// §7.2, case 28: pays, puts a disc, and may take the station master.
#[test]
fn s7_2_upgrading_a_station() {
    let given = given(2).using("G").engine(A, "7").money(A, 2).workers(A, [2, 1, 1]).asked(AHEAD);
    let given = given.bend(|state| state.masters[1] = MasterPlace::Tile(Master::Workers));
    let mut table = given.clone().table();
    table.act("engine 7.5");
    assert_eq!(table.legal(), ["upgrade 2", "no"]);
    table.refuses("upgrade 3", "§0 not-asked-now");
    table.act("upgrade 2");
    table.refuses("disc step_left", "§8.5 disc-corner");
    table.act("disc aux_money");
    assert_eq!((table.money(), table.player(A).stations), (0, 0b10));
    assert_eq!(table.ask(), "master");
    table.refuses("give engineer", "§7.3 no-hired-worker");
    table.act("give cowboy");
    assert_eq!((table.money(), table.player(A).workers), (2, [1, 1, 1]));
    assert_eq!(table.0.game().score_of(table.state(), A).stations, 1);
    let mut poor = given.money(A, 1).table();
    poor.act("engine 7.5");
    assert_eq!(poor.ask(), "local", "nothing to upgrade with");
}

/// §7.2 Once per station and game, also if the disc has gone.
#[test]
fn s7_2_once_in_a_game() {
    let given = given(2).built(A, 9, "A1").using("A1").engine(A, "9").money(A, 9);
    let given = given.bend(|state| {
        state.sides = 0x3ff;
        state.players[0].upgraded = 1;
    });
    let mut table = given.table();
    table.act("use 1");
    table.refuses("upgrade 1", "§7.2 upgraded-already");
}

/// §7.2 Dark stations take any disc; without a disc nothing is upgraded.
#[test]
fn s7_2_discs_by_corner() {
    let given = given(2).using("G").engine(A, "16").money(A, 12).asked(AHEAD);
    let mut table = given.clone().table();
    table.acts(&["engine 16.5", "upgrade 5"]);
    assert!(table.offers("disc aux_cert") && table.offers("disc hand_left"));
    table.act("disc hand_left");
    assert_eq!(table.money(), 1, "6 and 5");
    let bare = given.bend(|state| state.players[0].discs = [0; 11]);
    let mut none = bare.clone().built(A, 9, "A1").bend(|state| state.sides = 0x3ff);
    none.state.pending.pop();
    none.state.pending.push(Pending::UpgradeBehind);
    none = none.asked(Pending::Aux { optional: true });
    let mut none = none.table();
    none.act("no");
    assert_eq!(none.ask(), "local");
    let mut refused = bare.built(A, 9, "A1").using("A1").bend(|state| state.sides = 0x3ff).table();
    refused.refuses("use 1", "§7.2 no-disc");
}

/// §8.5 None left on the board: a disc of another own station may move.
#[test]
fn s7_2_a_disc_may_come_from_another_station() {
    let given = given(2).using("G").engine(A, "7").money(A, 9).asked(AHEAD);
    let mut table = given
        .bend(|state| {
            let me = &mut state.players[0];
            me.discs = [0; 11];
            (me.stations, me.upgraded) = (0b101, 0b101);
        })
        .table();
    table.acts(&["engine 7.5", "upgrade 2"]);
    assert_eq!(table.legal(), ["disc station1", "disc station3"]);
    table.refuses("disc aux_money", "§8.5 disc-gone");
    table.refuses("disc station2", "§8.5 no-station-disc");
    table.act("disc station1");
    assert_eq!(table.player(A).stations, 0b110);
}

/// §7.3 The upper half works now or for ever; not taken now, never again.
#[test]
fn s7_3_station_masters() {
    let given = given(2).using("G").engine(A, "4").money(A, 9).workers(A, [1, 2, 2]).asked(AHEAD);
    let with = |master| {
        let given = given.clone().hazard("FL1", 0).teepee("T10", Teepee::Blue);
        let given = given.bend(|state| state.masters[0] = MasterPlace::Tile(master));
        let mut table = given.table();
        table.acts(&["engine 4.5", "upgrade 1", "disc aux_money", "give craftsman"]);
        table
    };
    assert_eq!(with(Master::Certs).player(A).permanent(), 1);
    let mut action = with(Master::Objectives);
    assert_eq!(action.legal(), ["teepee T10", "hazard FL1", "no"]);
    action.act("hazard FL1");
    assert_eq!(action.player(A).hazard_count(), 1);
    assert_eq!(with(Master::Workers).money(), 9);
    let mut left = given.table();
    left.acts(&["engine 4.5", "upgrade 1", "disc aux_money", "no"]);
    assert!(matches!(left.state().masters[0], MasterPlace::Tile(_)));
    assert_eq!(left.ask(), "local");
}

/// §7.4, case 30: at 39 an upgrade, back at least one space, 3 dollars, and the station there.
#[test]
fn s7_4_the_end_of_the_line() {
    let given = given(2).using("G").engine(A, "38").engine(B, "37").money(A, 3).asked(AHEAD);
    let mut table = given.table();
    table.acts(&["engine 39", "upgrade 10", "disc aux_money"]);
    assert_eq!((table.money(), table.ask().as_str()), (0, "end-of-line"));
    table.refuses("engine 39", "§7.1 not-back");
    table.refuses("engine 37", "§7.1 not-back");
    table.act("engine 4.5");
    assert_eq!((table.money(), table.ask().as_str()), (3, "upgrade"), "the 3 may be used");
    table.acts(&["upgrade 1", "disc aux_draw"]);
    assert_eq!(table.money(), 1);
    assert_eq!(table.player(A).stations, 0b10_0000_0001);
}

/// §8.5 A disc of the board goes first.
#[test]
fn s7_2_board_discs_go_first() {
    let given = given(2).using("G").engine(A, "7").money(A, 9).asked(AHEAD);
    let given = given.bend(|state| {
        (state.players[0].stations, state.players[0].upgraded) = (1, 1);
    });
    let mut table = given.clone().table();
    table.acts(&["engine 7.5", "upgrade 2"]);
    table.refuses("disc station1", "§8.5 board-disc-first");
    let hands = given.bend(|state| {
        let me = &mut state.players[0];
        me.discs = [0; 11];
        me.discs[Disc::HandLeft.index()] = 1;
        me.money = 5;
    });
    let mut table = hands.table();
    let facts = table.act("engine 7.5");
    assert!(!facts.is_empty());
    let facts = table.act("upgrade 2");
    let disc = crate::common::facts_named(&facts, "disc");
    assert_eq!(disc[0]["from"], "station1", "none affordable: the only way is taken");
}
