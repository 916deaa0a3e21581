//! Chapters 8.1 to 8.4 and 8.6 – Foresight, income, and what comes after.

use game_cattle::{Disc, Hazard, Supply, Teepee, Worker, Zone};

use crate::common::{A, Given, facts_named, given};

const COWBOY: Supply = Supply::Worker(Worker::Cowboy);

/// Foresight with workers in every place but the first column.
fn before_kc() -> Given {
    let flood = Supply::Hazard(Hazard::new(Zone::Flood, 0));
    given(2).at(A, "G").bend(|state| {
        state.foresight = [
            [Some(flood), Some(Supply::Teepee(Teepee::Blue))],
            [Some(COWBOY); 2],
            [Some(COWBOY); 2],
        ];
    })
}

/// §8.1 One of the two tiles of each column is placed.
#[test]
fn s8_1_one_tile_of_each_column() {
    let mut table = before_kc().table();
    table.act("go KC");
    let facts = table.act("foresight top");
    assert_eq!(facts_named(&facts, "tile-placed")[0]["at"], "FL1");
    let facts = table.act("foresight bottom");
    let placed = facts_named(&facts, "worker-placed");
    assert_eq!((&placed[0]["row"], &placed[0]["column"]), (&2.into(), &2.into()));
    assert_eq!(facts_named(&facts, "token-moved")[0]["row"], 3, "the row is full");
}

/// §8.1 A teepee goes to the lowest free value; no free slot: out of the game.
#[test]
fn s8_1_tiles_without_room_are_lost() {
    let mut table = before_kc().table();
    table.acts(&["go KC"]);
    let facts = table.act("foresight bottom");
    assert_eq!(facts_named(&facts, "tile-placed")[0]["at"], "Tm3");
    let full = before_kc().hazard("FL1", 0).hazard("FL2", 1).hazard("FL3", 2).hazard("FL4", 3);
    let mut table = full.table();
    table.act("go KC");
    assert_eq!(facts_named(&table.act("foresight top"), "tile-lost").len(), 1);
    assert_eq!(table.state().lost.iter().sum::<u8>(), 1);
}

/// §8.1 An empty place cannot be taken, an empty column is skipped, a single tile is no choice.
#[test]
fn s8_1_gaps_are_skipped() {
    let given = before_kc().bend(|state| {
        state.foresight[0] = [None, None];
        state.foresight[1][0] = None;
    });
    let mut table = given.table();
    let facts = table.act("go KC");
    assert_eq!(facts_named(&facts, "foresight")[0]["place"], "bottom");
    assert_eq!(table.ask(), "foresight");
    let mut third = before_kc()
        .bend(|state| state.foresight[0][0] = None)
        .bend(|state| state.foresight[0][1] = None)
        .table();
    third.act("go KC");
    assert!(third.offers("foresight top"));
}

/// §8.1 Leaving rows 6 and 9 fills the cattle market, never reduces it.
#[test]
fn s8_1_the_market_is_filled_when_the_token_leaves() {
    for (row, refills) in [(5, false), (6, true), (9, true), (8, false)] {
        let given = before_kc().market("holstein").bend(|state| {
            state.token = row - 1;
            state.jobs[usize::from(row) - 1][0] = Some(Worker::Engineer);
        });
        let mut table = given.table();
        table.acts(&["go KC", "foresight top", "foresight top"]);
        assert_eq!(table.state().market.len(), if refills { 7 } else { 1 }, "row {row}");
    }
}

/// §8.4, case 31, R9: different types in hand, and certificates.
#[test]
fn s8_4_income() {
    let given = before_kc().hand(A, "jersey jersey guernsey holstein").money(A, 0);
    let mut table = given.bend(|state| state.players[0].marker = 2).table();
    table.acts(&["go KC", "foresight top", "foresight top", "foresight top"]);
    assert_eq!(table.ask(), "income");
    table.refuses("certificates 3", "§8.4 no-such-certificates");
    let facts = table.act("certificates 2");
    assert_eq!(facts_named(&facts, "income")[0]["money"], 1 + 2 + 3 + 2);
    assert_eq!((table.money(), table.player(A).marker), (8, 0));
    assert_eq!((table.player(A).hand.len(), table.player(A).discard.len()), (0, 4));
    let six = before_kc().cleared(A, &[Disc::Cert4, Disc::Cert6]);
    let mut table = six.bend(|state| state.players[0].marker = 5).table();
    table.acts(&["go KC", "foresight top", "foresight top", "foresight top"]);
    let spend = ["0", "2", "3", "4", "5", "6"].map(|n| format!("certificates {n}"));
    assert_eq!(table.legal(), spend, "from 6 the first step is worth 2");
}

/// §8.4, R4: no objective card is played in Kansas City; the hand is discarded, objectives too.
#[test]
fn s8_4_objective_cards_are_discarded() {
    let given = before_kc().hand(A, "walk_cow345");
    let mut table = given.table();
    table.act("go KC");
    table.refuses("play walk_cow345", "§0 not-asked-now");
    table.acts(&["foresight top", "foresight top", "foresight top"]);
    assert_eq!(table.player(A).discard.objectives().len(), 1);
}

/// §8.4 Permanent certificates are free and stay.
#[test]
fn s8_4_permanent_certificates_count_each_time() {
    let given = before_kc().hand(A, "jersey").money(A, 0);
    let mut table = given.bend(|state| state.players[0].masters = 0b11).table();
    table.acts(&["go KC", "foresight top", "foresight top", "foresight top"]);
    assert_eq!((table.money(), table.player(A).permanent()), (3, 2));
}

/// §8.6 Back to the start, columns refilled, then phase C.
#[test]
fn s8_6_after_kansas_city() {
    let mut table = before_kc().table();
    let all = ["go KC", "foresight top", "foresight top", "foresight top", "deliver kansas_city"];
    table.acts(&all);
    let facts = table.act("disc aux_money");
    assert_eq!(facts_named(&facts, "foresight-laid").len(), 3);
    assert_eq!(facts_named(&facts, "drew").len(), 4);
    let me = table.player(A);
    assert_eq!((me.at.map(|at| at.0), me.hand.len()), (Some(0), 4));
    assert_eq!(table.state().turn.0, 1);
    let exhausted = before_kc().bend(|state| state.piles = [[0; Supply::KINDS]; 3]);
    let mut table = exhausted.table();
    table.acts(&all);
    table.act("disc aux_money");
    assert!(table.state().foresight.iter().all(|c| c.contains(&None)), "a gap stays");
}

/// §8.1, §11, case 36: no worker once the market is closed.
#[test]
fn s8_1_no_worker_after_the_market_has_closed() {
    let given = before_kc().bend(|state| {
        state.token = 11;
        state.jobs[11][0] = Some(Worker::Engineer);
        state.foresight[2] = [Some(COWBOY), Some(Supply::Teepee(Teepee::Green))];
    });
    let mut table = given.table();
    table.acts(&["go KC", "foresight top"]);
    let facts = table.act("foresight top");
    assert_eq!(facts_named(&facts, "token")[0]["seat"], 0);
    let third = facts_named(&facts, "foresight");
    assert_eq!(third[1]["place"], "bottom", "the only tile that is no worker");
    assert_eq!(table.state().closing.map(|c| (c.seat.0, c.turns_left)), Some((0, 2)));
    let closed = before_kc().bend(|state| {
        state.token = 12;
        state.closing = Some(game_cattle::Closing { seat: tabletop::Seat(1), turns_left: 1 });
        state.foresight[0] = [Some(COWBOY), Some(Supply::Teepee(Teepee::Green))];
        state.foresight[0].swap(0, 1);
        state.foresight[1] = [Some(Supply::Teepee(Teepee::Green)); 2];
    });
    let mut table = closed.table();
    table.act("go KC");
    table.act("foresight top");
    let mut last = before_kc()
        .bend(|state| {
            state.token = 12;
            state.foresight[0][1] = None;
            state.pending.push(game_cattle::Pending::Foresight { column: 0 });
        })
        .table();
    last.refuses("foresight bottom", "§8.1 place-empty");
    let mut worker = before_kc()
        .bend(|state| {
            state.token = 12;
            state.pending.push(game_cattle::Pending::Foresight { column: 1 });
        })
        .table();
    worker.refuses("foresight top", "§8.1 no-workers-now");
}
