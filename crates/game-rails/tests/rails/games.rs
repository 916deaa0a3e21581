//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::collections::BTreeSet;

use game_rails::{Action, Rails};
use nets::{reason, takes_back, winners};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Record, Seat, Seed, Table};

use crate::common::{HERE, game};

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

#[test]
fn every_recorded_game_is_replayed_to_its_result() {
    HERE.replay::<Rails>(games);
}

/// One for each end, each number of seats, with Alvin and without, an exhausted deck, a shared win,
/// and something taken back.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games: Vec<Record> = HERE.games().into_iter().map(|(_, record)| record).collect();
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
    assert!(games.iter().any(takes_back));
}
