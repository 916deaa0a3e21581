//! Bots against each other. Samples are small and margins wide: these tests say that a bot is not
//! broken; how strong it is stands in docs/bots.md.

use bots::lab::{ArenaReport, LabError, Plan, arena};

use crate::{bots, wagons};

fn report(seats: u8, names: &str, games: u64) -> ArenaReport {
    arena(&wagons(seats), &bots(names), &Plan { games, seed: 3, jobs: 2 }, &|_| ()).unwrap()
}

fn win_rate(report: &ArenaReport, bot: &str) -> f64 {
    report.bots.iter().find(|result| result.bot == bot).unwrap().win_rate
}

#[test]
fn the_same_bot_twice_wins_exactly_half() {
    // Same deals, seats changed: what one seat is dealt, the other bot gets, too.
    let report = report(2, "greedy,greedy", 8);
    assert_eq!(report.games, 8);
    for result in &report.bots {
        assert!((result.wins - 4.0).abs() < 1e-9, "{result:?}");
        assert_eq!(result.games, 8);
    }
    let wins: f64 = report.bots.iter().map(|result| result.wins).sum();
    assert!((wins - 8.0).abs() < 1e-9);
    let elo: f64 = report.bots.iter().map(|result| result.elo).sum();
    assert!(elo.abs() < 1e-6);
}

#[test]
fn greedy_beats_random_clearly() {
    for seats in [2, 4] {
        let names = if seats == 2 { "greedy,random" } else { "greedy,random,random,random" };
        let report = report(seats, names, 12);
        assert!(win_rate(&report, "greedy") > 0.9, "{report:?}");
    }
}

#[test]
fn search_is_no_worse_than_greedy() {
    let report = report(2, "search:40,greedy", 16);
    assert!(win_rate(&report, "search:40") >= 0.25, "{report:?}");
}

#[test]
fn whole_deals_are_played() {
    let report = report(3, "random,random,greedy", 10);
    assert_eq!(report.games, 12);
    assert!(report.bots.iter().all(|result| result.games == 12));
    assert!(report.bots.iter().all(|r| r.low <= r.win_rate && r.win_rate <= r.high));
}

#[test]
fn an_arena_needs_bots_and_seats_that_fit() {
    let plan = Plan { games: 1, seed: 1, jobs: 1 };
    for (seats, names, given) in [(2, "greedy", 1), (3, "greedy,random", 2)] {
        let error = arena(&wagons(seats), &bots(names), &plan, &|_| ()).unwrap_err();
        assert_eq!(error, LabError::Arena { given, seats });
    }
}
