//! Series of games.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::lab::{LabError, Plan, SimReport, perft, sim};
use tabletop::Seed;

use crate::{bots, wagons};

fn report(seats: u8, names: &str, games: u64, jobs: usize) -> SimReport {
    let plan = Plan { games, seed: 7, jobs };
    let mut report = sim(&wagons(seats), &bots(names), &plan, &|_| ()).unwrap();
    // What may differ from run to run.
    (report.seconds, report.games_per_second, report.decisions_per_second) = (0.0, 0.0, 0.0);
    report
}

#[test]
fn the_result_does_not_depend_on_the_number_of_jobs() {
    assert_eq!(report(3, "random", 700, 1), report(3, "random", 700, 3));
    assert_eq!(report(2, "greedy,random", 6, 1), report(2, "greedy,random", 6, 2));
}

#[test]
fn everything_is_counted() {
    let report = report(4, "random", 300, 2);
    assert_eq!((report.game.as_str(), report.players, report.games), ("wagons", 4, 300));
    assert_eq!(report.bots, ["random"; 4]);
    assert!((report.wins_by_seat.iter().sum::<f64>() - 300.0).abs() < 1e-9);
    assert_eq!(report.end_reasons.values().sum::<u64>(), 300);
    assert!(report.mean_turns > 20.0 && report.decisions > 300 * 50);
    assert!(report.mean_places.iter().all(|place| (1.0..=4.0).contains(place)));
    assert_eq!(report.mean_scores.len(), 4);
}

#[test]
fn progress_reaches_the_number_of_games() {
    let most = AtomicU64::new(0);
    let plan = Plan { games: 600, seed: 1, jobs: 2 };
    let progress = |done| {
        most.fetch_max(done, Ordering::Relaxed);
    };
    sim(&wagons(2), &bots("random"), &plan, &progress).unwrap();
    assert_eq!(most.into_inner(), 600);
}

#[test]
fn bots_are_one_for_all_or_one_for_each() {
    let plan = Plan { games: 1, seed: 1, jobs: 1 };
    let error = sim(&wagons(3), &bots("random,greedy"), &plan, &|_| ()).unwrap_err();
    assert_eq!(error, LabError::Bots { given: 2, seats: 3 });
}

#[test]
fn paths_are_counted_by_depth() {
    let (one, two) = (perft(&wagons(2), Seed::small(1), 1), perft(&wagons(2), Seed::small(1), 4));
    assert_eq!(one.paths[..], two.paths[..1]);
    assert!(two.paths.is_sorted());
    assert!(perft(&wagons(2), Seed::small(1), 0).paths.is_empty());
}
