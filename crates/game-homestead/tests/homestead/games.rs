//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::collections::BTreeSet;

use bots::BotSpec;
use game_homestead::{Action, Homestead, Pending};
use nets::{reason, takes_back};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Record, Seed, Table, Viewer};

use crate::common::{HERE, game};

/// Plays the best paying places, everything else at random; now and then something is taken back.
pub(crate) fn eager(seats: u8, options: &[(&str, &str)], seed: u64) -> Table<Homestead> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut table, _) = Table::open(game(seats, options), Seed::small(seed));
    while let Some(seat) = table.to_act().seats().first() {
        if rng.random_ratio(1, 12) && table.undo(seat).is_ok() {
            continue;
        }
        let legal = table.legal(seat);
        let action = match table.state().pending {
            Pending::Place { .. } => {
                let view = table.view(Viewer::Seat(seat));
                let worth = |action: &&Action| {
                    let build = table.game().preview(&view, **action).build;
                    build.map_or(0, |build| build.dollars + build.pays.unwrap_or(0))
                };
                let some = legal.iter().step_by(legal.len().div_ceil(24));
                *some.max_by_key(worth).unwrap()
            }
            _ => legal[rng.random_range(0..legal.len())],
        };
        table.act(seat, action).unwrap();
    }
    table
}

/// Everything at random.
fn careless(seed: u64) -> Table<Homestead> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut table, _) = Table::open(game(2, &[]), Seed::small(seed));
    while let Some(seat) = table.to_act().seats().first() {
        let legal = table.legal(seat);
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    table
}

/// A solo game of a greedy bot: it builds its orders, and gets somewhere.
fn thoughtful(seed: u64) -> Table<Homestead> {
    let (mut table, _) = Table::open(game(1, &[]), Seed::small(seed));
    while let Some(seat) = table.to_act().seats().first() {
        let (legal, view) = (table.legal(seat), table.view(Viewer::Seat(seat)));
        let mut bot = bots::make::<Homestead>(&BotSpec::Greedy, seed);
        let action = bot.choose(table.game(), seat, &view, &legal);
        table.act(seat, action).unwrap();
    }
    table
}

/// The games in the folder: every number of players, teams, a shared win, every rating of a
/// solo game.
fn games() -> Vec<(String, Record)> {
    let mut games = vec![];
    for seats in 1..=4 {
        games.push((format!("{seats}-plain"), eager(seats, &[], seats.into()).to_record()));
    }
    games.push(("4-teams".into(), eager(4, &[("teams", "true")], 5).to_record()));
    games.push(("2-large".into(), eager(2, &[("map", "large25")], 6).to_record()));
    let mut ties =
        (1..2_000).map(careless).filter(|table| table.outcome().unwrap().reason == "tie");
    games.push(("2-tie".into(), ties.next().expect("some game is a tie").to_record()));
    for end in ["failed", "poor", "modest"] {
        let mut alone = (1..5_000).map(|seed| eager(1, &[], seed).to_record());
        let record = alone.find(|record| reason(record) == end);
        games.extend(record.map(|record| (format!("1-{end}"), record)));
    }
    // Better lives take more thought.
    for seed in [3, 4, 110] {
        let record = thoughtful(seed).to_record();
        games.push((format!("1-{}", reason(&record)), record));
    }
    games
}

#[test]
fn every_recorded_game_is_replayed_to_its_result() {
    HERE.replay::<Homestead>(games);
}

/// One for each number of seats, for teams, a shared victory, every solo rating, and something
/// taken back.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games: Vec<Record> = HERE.games().into_iter().map(|(_, record)| record).collect();
    for seats in 1..=4 {
        assert!(games.iter().any(|r| r.seats == seats && r.options["teams"] == "false"), "{seats}");
    }
    assert!(games.iter().any(|record| record.options["teams"] == "true"));
    let ends: BTreeSet<&str> = games.iter().map(reason).collect();
    let ratings = ["failed", "poor", "modest", "successful", "wealthy", "flourishing"];
    for end in ["money", "tie"].iter().chain(&ratings) {
        assert!(ends.contains(end), "{end}: {ends:?}");
    }
    assert!(games.iter().any(takes_back));
}
