//! Bots against each other. Samples are small and margins wide: these tests say that a bot is not
//! broken; how strong it is stands in docs/bots.md.

use std::{ops::ControlFlow, sync::Mutex};

use bots::lab::{ArenaReport, Course, LabError, Plan, Standing, arena};
use game_wagons::Wagons;
use tabletop::{Game, Record, Table};

use crate::{bots, wagons};

fn report(seats: u8, names: &str, games: u64) -> ArenaReport {
    run(seats, names, games, None, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn run(
    seats: u8,
    names: &str,
    games: u64,
    before: Option<Standing>,
    pause: &mut dyn FnMut(&Standing) -> ControlFlow<()>,
) -> Result<ArenaReport, LabError> {
    run_on(2, seats, names, games, Course { before, pause, keep: None })
}

fn run_on(
    jobs: usize,
    seats: u8,
    names: &str,
    games: u64,
    course: Course<'_>,
) -> Result<ArenaReport, LabError> {
    let plan = Plan { games, seed: 3, jobs };
    arena(&wagons(seats), &bots(names), &plan, &|_| (), course)
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
    for (seats, names, given) in [(2, "greedy", 1), (3, "greedy,random", 2)] {
        let go_on = &mut |_: &Standing| ControlFlow::Continue(());
        let error = run(seats, names, 1, None, go_on).unwrap_err();
        assert_eq!(error, LabError::Arena { given, seats });
    }
}

#[test]
fn an_arena_goes_on_where_it_stopped() {
    let whole = report(2, "random,random", 100);
    let mut stopped = None;
    let half = run(2, "random,random", 100, None, &mut |standing| {
        stopped = Some(standing.clone());
        ControlFlow::Break(())
    });
    assert_eq!(half.unwrap().games, 16, "four deals for each of two threads, two games each");
    // On paper and back, as if it were another day.
    let paper = serde_json::to_string(&stopped).unwrap();
    let before: Standing = serde_json::from_str(&paper).unwrap();
    let go_on = &mut |_: &Standing| ControlFlow::Continue(());
    assert_eq!(run(2, "random,random", 100, Some(before.clone()), go_on).unwrap(), whole);

    for (seats, names, what) in
        [(4, "random,random", "number of players"), (2, "random,greedy", "bots")]
    {
        let refused = run(seats, names, 100, Some(before.clone()), go_on);
        assert_eq!(refused.unwrap_err(), LabError::OtherArena { what });
    }
}

#[test]
fn an_arena_does_not_go_on_from_sums_that_cannot_be() {
    let go_on = &mut |_: &Standing| ControlFlow::Continue(());
    for (seats, names) in [(2, "random,random"), (4, "random,random"), (3, "random,random,greedy")]
    {
        let mut kept = None;
        let first = run(seats, names, 10, None, &mut |standing| {
            kept = Some(serde_json::to_value(standing).unwrap());
            ControlFlow::Continue(())
        });
        let (first, kept) = (first.unwrap(), kept.unwrap());
        let resume = |paper: serde_json::Value, go_on: &mut dyn FnMut(&Standing) -> _| {
            run(seats, names, 10, Some(serde_json::from_value(paper).unwrap()), go_on)
        };
        assert_eq!(resume(kept.clone(), go_on).unwrap(), first);
        for (place, wrong) in [
            ("/field/deals", u64::MAX),
            ("/field/deals", 1),
            ("/field/bots/0/games", 0),
            ("/field/bots/0/games", u64::MAX),
            ("/field/bots/1/wins/sum", 1 << 30),
            ("/field/bots/1/wins/squares", i64::MAX as u64),
            ("/field/bots/0/places/sum", 0),
            ("/field/bots/0/margins/sum", i64::MAX as u64),
            ("/field/points/0/1", u64::MAX),
            ("/field/points/1/1", 2),
        ] {
            let mut paper = kept.clone();
            *paper.pointer_mut(place).unwrap() = wrong.into();
            assert_eq!(resume(paper, go_on), Err(LabError::Sums), "{place} {wrong}");
        }
    }
}

#[test]
fn a_clear_answer_is_seen_and_an_open_question_is_not() {
    let mut stop = |standing: &Standing| {
        if standing.is_clear() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    for threads in [1, 2, 3, 40] {
        let course = Course { before: None, pause: &mut stop, keep: None };
        let clear = run_on(threads, 2, "greedy,random", 1000, course).unwrap();
        assert_eq!(clear.games, 64, "32 deals, whoever played them");
    }
    assert_eq!(run(2, "random,random", 200, None, &mut stop).unwrap().games, 200);
}

#[test]
fn kept_records_replay_to_the_same_end() {
    let kept = Mutex::new(vec![]);
    let keep = |number: u64, record: Record| kept.lock().unwrap().push((number, record));
    let go_on = &mut |_: &Standing| ControlFlow::Continue(());
    let course = Course { before: None, pause: go_on, keep: Some(&keep) };
    let plan = Plan { games: 6, seed: 3, jobs: 2 };
    let with = arena(&wagons(3), &bots("random,random,random"), &plan, &|_| (), course).unwrap();
    assert_eq!(with, report(3, "random,random,random", 6), "keeping records changes nothing");

    let mut kept = kept.into_inner().unwrap();
    kept.sort_by_key(|(number, _)| *number);
    assert_eq!(kept.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    for (_, record) in &kept {
        Table::<Wagons>::replay(&Wagons::default_box(), record).unwrap();
        assert!(record.result.is_some());
    }
}
