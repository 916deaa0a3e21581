//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::collections::BTreeSet;

use game_wagons::{Action, End, Wagons};
use nets::{reason, takes_back};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Record, Seed, Table, Viewer};

use crate::{
    ch13_options::every_value,
    common::{HERE, game},
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

/// The games in the folder. Six mixtures of options use every value of every option.
fn games() -> Vec<(String, Record)> {
    let mut games = vec![];
    let mut add = |name: String, record| games.push((name, record));
    for seats in 2..=4 {
        let first = |play, end: &str| {
            let mut tries = (1..=1_000).map(|seed| record(seats, &[], play, seed));
            tries.find(|record| reason(record) == end).unwrap()
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

#[test]
fn every_recorded_game_is_replayed_to_its_result() {
    HERE.replay::<Wagons>(games);
}

/// One for each end, each number of seats and each value of each option.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games: Vec<Record> = HERE.games().into_iter().map(|(_, record)| record).collect();
    let ends: BTreeSet<&str> = games.iter().map(reason).collect();
    assert_eq!(ends, End::ALL.map(End::code).into());
    for seats in 2..=4 {
        assert!(games.iter().any(|record| record.seats == seats), "{seats} seats");
    }
    for (key, value) in every_value() {
        let used = games.iter().any(|record| record.options.get(key) == Some(&value));
        assert!(used, "{key}={value}");
    }
    assert!(games.iter().any(takes_back), "a game in which something was taken back");
}
