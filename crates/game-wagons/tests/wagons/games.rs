//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::{collections::BTreeSet, fs};

use game_wagons::{Action, End, Wagons};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Record, Seed, Table, Viewer};

use crate::{
    ch13_options::every_value,
    common::{expect_file, game},
};

/// How the games were played.
#[derive(Copy, Clone)]
enum Play {
    Anyhow,
    /// Now and then something is taken back.
    Wavering,
    /// Anyhow, but scoring only for five points or more: so somebody may get to fifty.
    Patient,
    /// Only sales: nothing ever happens.
    Selling,
}

fn record(seats: u8, options: &[(&str, &str)], play: Play, seed: u64) -> Record {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut table, _) = Table::open(game(seats, options), Seed::small(seed));
    while let Actor::Seat(seat) = table.to_act() {
        if matches!(play, Play::Wavering) && rng.random_ratio(1, 8) && table.undo(seat).is_ok() {
            continue;
        }
        let mut legal = table.legal(seat);
        match play {
            Play::Anyhow | Play::Wavering => {}
            Play::Patient => {
                let scored = table.view(Viewer::Seat(seat)).if_scored;
                let gain: u8 = scored.iter().map(|region| region.points[seat.index()]).sum();
                let may_score = legal.contains(&Action::Score) && gain >= 5;
                legal.retain(|action| (*action == Action::Score) == may_score);
            }
            Play::Selling => legal.retain(|action| matches!(action, Action::Sell(_))),
        }
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

/// The games in the folder. Six mixtures of options use every value of every option.
fn games() -> Vec<(String, Record)> {
    let mut games = vec![];
    let mut add = |name: String, record| games.push((name, record));
    for seats in 2..=4 {
        let first = |play, reason: &str| {
            let mut tries = (1..=1_000).map(|seed| record(seats, &[], play, seed));
            let ends = |record: &Record| record.result.as_ref().is_some_and(|r| r.reason == reason);
            tries.find(ends).unwrap()
        };
        add(format!("{seats}-wagons-gone"), first(Play::Wavering, "wagons-gone"));
        if seats == 2 {
            add(format!("{seats}-fifty"), first(Play::Patient, "fifty"));
        }
    }
    add("2-stalemate".into(), record(2, &[], Play::Selling, 1));
    let all = every_value();
    for mixture in 0..6 {
        let options: Vec<(&str, &str)> = Wagons::META
            .options
            .iter()
            .map(|spec| {
                let values: Vec<&str> =
                    all.iter().filter(|(key, _)| *key == spec.key).map(|(_, v)| &**v).collect();
                (spec.key, values[mixture % values.len()])
            })
            .collect();
        add(format!("4-options-{mixture}"), record(4, &options, Play::Anyhow, mixture as u64));
    }
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
        let table = Table::<Wagons>::replay(&Wagons::default_box(), &record)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.outcome(), record.result, "{name}");
        assert_eq!(table.to_record(), record, "{name}");
        assert!(table.outcome().is_some(), "{name} goes to its end");
    }
}

/// One for each end, each number of seats and each value of each option.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games = folder();
    let ends: BTreeSet<String> =
        games.iter().map(|(_, record)| record.result.as_ref().unwrap().reason.clone()).collect();
    assert_eq!(ends, End::ALL.map(|end| end.code().to_owned()).into());
    for seats in 2..=4 {
        assert!(games.iter().any(|(_, record)| record.seats == seats), "{seats} seats");
    }
    for (key, value) in every_value() {
        let used = games.iter().any(|(_, record)| record.options.get(key) == Some(&value));
        assert!(used, "{key}={value}");
    }
    let taken_back = |(_, record): &(String, Record)| {
        record.entries.iter().any(|entry| matches!(entry, tabletop::EntryText::Undo { .. }))
    };
    assert!(games.iter().any(taken_back), "a game in which something was taken back");
}
