//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::{collections::BTreeSet, fs};

use game_rails::{Action, Rails};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Record, Seat, Seed, Table};

use crate::common::{expect_file, game};

/// How the games were played.
#[derive(Copy, Clone)]
enum Play {
    /// Long lanes first, tickets rarely.
    Eager,
    /// The same, and now and then something is taken back.
    Wavering,
    /// Cards as long as there are any.
    Hoarding,
    /// The first player sits in Wolf Point and takes cards; the second walls him in and then draws
    /// tickets, one at a time. In the end nobody can do anything.
    Walled,
}

/// The longest lanes that can be claimed; otherwise no tickets, unless there is nothing else.
pub(crate) fn eager(game: &Rails, legal: Vec<Action>) -> Vec<Action> {
    let length = |action: &Action| match *action {
        Action::Claim(lane) => game.map().lane(lane).length,
        Action::Tickets => 0,
        _ => 1,
    };
    let best = legal.iter().map(length).max().unwrap_or(0);
    legal.into_iter().filter(|action| length(action) == best).collect()
}

fn hoarding(legal: Vec<Action>) -> Vec<Action> {
    let takes = |action: &&Action| matches!(action, Action::Draw | Action::Take(_));
    let cards: Vec<Action> = legal.iter().filter(takes).copied().collect();
    if cards.is_empty() { legal } else { cards }
}

/// What the two do in [`Play::Walled`]: the first of these that can be done. Behind the wall the
/// second player draws tickets while there are any, then claims what can be claimed.
fn walled(table: &Table<Rails>, seat: Seat, legal: &[Action]) -> Action {
    let game = table.game();
    let wall = game.map().at_city(game.map().read_city("wolf_point").unwrap());
    let built = wall.and(table.state().players[1].lanes).len() == 3;
    let order: &[&str] = match (seat.0, built) {
        (0, _) => &["start wolf_point", "draw", "take", "tickets", "pass"],
        (_, true) => &["no-marker", "tickets", "claim"],
        (_, false) => &[
            "start billings",
            "claim billings-wolf_point-0",
            "claim gillette-wolf_point-0",
            "claim great_falls-wolf_point-0",
            "no-marker",
        ],
    };
    let does = |verb: &&&str| legal.iter().any(|&a| game.write_action(a).starts_with(**verb));
    let verb = order.iter().find(does);
    let fits = |action: &&Action| verb.is_some_and(|v| game.write_action(**action).starts_with(v));
    legal.iter().find(fits).copied().unwrap_or(legal[0])
}

fn record(seats: u8, alvin: &str, play: Play, seed: u64) -> Record {
    let game = game(seats, &[("alvin", alvin)]);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut table, _) = Table::open(game.clone(), Seed::small(seed));
    while let Some(seat) = table.to_act().seats().first() {
        if matches!(play, Play::Wavering) && rng.random_ratio(1, 8) && table.undo(seat).is_ok() {
            continue;
        }
        let legal = table.legal(seat);
        let legal = match play {
            Play::Eager | Play::Wavering => eager(&game, legal),
            Play::Hoarding => eager(&game, hoarding(legal)),
            Play::Walled => vec![walled(&table, seat, &legal)],
        };
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    table.to_record()
}

/// One entry a line, so that people can read it and a difference is short.
fn text(record: &Record) -> String {
    let text = serde_json::to_string(record).unwrap();
    text.replace("\"entries\":[{", "\"entries\":[\n{")
        .replace("},{", "},\n{")
        .replace("}],", "}\n],")
        + "\n"
}

fn reason(record: &Record) -> &str {
    &record.result.as_ref().expect("the game is over").reason
}

/// How many share the first place.
fn winners(record: &Record) -> usize {
    record.result.as_ref().map_or(0, |result| result.winners().count())
}

/// Whether deck and discard pile were empty at some time.
fn ran_out(record: &Record) -> bool {
    let table = Table::<Rails>::replay(&Rails::default_box(), record).unwrap();
    (0..table.ply()).any(|ply| table.at(ply).undrawn() == 0)
}

/// The games in the folder.
fn games() -> Vec<(String, Record)> {
    let mut games = vec![];
    for seats in 2..=6 {
        for (alvin, play) in [("false", Play::Eager), ("true", Play::Wavering)] {
            let name = if alvin == "true" { "alvin" } else { "plain" };
            games.push((format!("{seats}-{name}"), record(seats, alvin, play, seats.into())));
        }
    }
    games.push(("6-hoarding".into(), record(6, "false", Play::Hoarding, 1)));
    let mut walls = (1..200).map(|seed| record(2, "false", Play::Walled, seed));
    games.push(("2-deadlock".into(), walls.find(|r| reason(r) == "deadlock").unwrap()));
    let mut ties = (1..2_000).map(|seed| record(2, "false", Play::Eager, seed));
    games.push(("2-shared".into(), ties.find(|r| winners(r) == 2).unwrap()));
    games
}

fn folder() -> Vec<(String, Record)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, serde_json::from_str(&text).unwrap())
    };
    paths.iter().map(read).collect()
}

/// Also those that people add: a file in the folder is enough.
#[test]
fn every_recorded_game_is_replayed_to_its_result() {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        for (name, record) in games() {
            expect_file(&format!("games/{name}.json"), &text(&record));
        }
    }
    for (name, record) in folder() {
        let table = Table::<Rails>::replay(&Rails::default_box(), &record)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.outcome(), record.result, "{name}");
        assert_eq!(table.to_record(), record, "{name}");
        assert!(table.outcome().is_some(), "{name} goes to its end");
    }
}

/// One for each end, each number of seats, with Alvin and without, an exhausted deck, a shared win,
/// and something taken back.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games: Vec<Record> = folder().into_iter().map(|(_, record)| record).collect();
    let ends: BTreeSet<&str> = games.iter().map(reason).collect();
    assert_eq!(ends, ["last-round", "deadlock"].into());
    for seats in 2..=6 {
        for alvin in ["false", "true"] {
            let played = |r: &Record| r.seats == seats && r.options["alvin"] == alvin;
            assert!(games.iter().any(played), "{seats} seats, alvin {alvin}");
        }
    }
    assert!(games.iter().any(|record| winners(record) > 1), "R11 a shared win");
    assert!(games.iter().any(ran_out), "§5.4 deck and discard pile empty");
    let undone = |entry: &tabletop::EntryText| matches!(entry, tabletop::EntryText::Undo { .. });
    assert!(games.iter().any(|record| record.entries.iter().any(undone)));
}
