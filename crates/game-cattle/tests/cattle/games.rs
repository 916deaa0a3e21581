//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use std::collections::BTreeSet;

use game_cattle::{Action, Cattle, State};
use nets::{reason, takes_back, winners};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Heuristic, Record, Seed, Table};

use crate::common::{HERE, game};

/// How the games were played.
#[derive(Copy, Clone, PartialEq)]
enum Play {
    /// By the game's own hints, now and then at random.
    Loose,
    /// The same, and now and then something is taken back.
    Wavering,
    /// By the game's own hints alone.
    Habit,
}

fn record(seats: u8, options: &[(&str, &str)], play: Play, seed: u64) -> Record {
    let game = game(seats, options);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut table, _) = Table::open(game.clone(), Seed::small(seed));
    while let Some(seat) = table.to_act().seats().first() {
        if play == Play::Wavering && rng.random_ratio(1, 8) && table.undo(seat).is_ok() {
            continue;
        }
        let legal = table.legal(seat);
        let action = match play {
            Play::Habit => game.playout(table.state(), seat, &legal, &mut (), &mut rng),
            Play::Loose | Play::Wavering => sensible(&game, table.state(), seat, &legal, &mut rng),
        };
        table.act(seat, action).unwrap();
    }
    table.to_record()
}

/// What a playout would choose.
pub(crate) fn sensible(
    game: &Cattle,
    state: &State,
    seat: tabletop::Seat,
    legal: &[Action],
    rng: &mut Pcg64Mcg,
) -> Action {
    if rng.random_ratio(1, 6) {
        return legal[rng.random_range(0..legal.len())];
    }
    game.playout(state, seat, legal, &mut (), rng)
}

const LEVELS: [&str; 3] = ["easy", "normal", "hard"];
/// §27 How a game against Craig can end.
const CRAIG_ENDS: [(&str, &str); 3] =
    [("won", "beat-craig"), ("drawn", "draw"), ("lost", "craig-won")];

/// The games in the folder.
fn games() -> Vec<(String, Record)> {
    let b = [("sides", "b"), ("adjacent", "next_location")];
    let other = [("special_delivery", "every_space"), ("special_kansas_city", "nothing")];
    let random = [("sides", "random"), ("neutral", "standard")];
    let mut games = vec![
        ("2-plain".into(), record(2, &[], Play::Loose, 1)),
        ("2-wavering".into(), record(2, &[], Play::Wavering, 2)),
        ("2-b-sides".into(), record(2, &b, Play::Loose, 3)),
        ("3-random".into(), record(3, &random, Play::Loose, 4)),
        ("3-other-readings".into(), record(3, &other, Play::Wavering, 5)),
        ("4-plain".into(), record(4, &random, Play::Loose, 6)),
    ];
    games.push(("1-custom".into(), record(1, &[("craig", "custom")], Play::Loose, 7)));
    for level in LEVELS {
        for (name, end) in CRAIG_ENDS {
            let mut played =
                (1..3_000).map(|seed| record(1, &[("craig", level)], Play::Habit, seed));
            let found = played.find(|record| reason(record) == end).unwrap();
            games.push((format!("1-{level}-{name}"), found));
        }
    }
    let mut ties = (1..3_000).map(|seed| record(2, &[], Play::Loose, seed));
    games.push(("2-shared".into(), ties.find(|r| winners(r) == 2).unwrap()));
    games
}

#[test]
fn every_recorded_game_is_replayed_to_its_result() {
    HERE.replay::<Cattle>(games);
}

/// One for each end, number of seats, level and option, a shared win, and something taken back.
#[test]
fn nothing_lacks_a_recorded_game() {
    let games: Vec<Record> = HERE.games().into_iter().map(|(_, record)| record).collect();
    let ends: BTreeSet<&str> = games.iter().map(reason).collect();
    assert_eq!(ends, ["job-market", "beat-craig", "draw", "craig-won"].into());
    for level in LEVELS {
        let alone = games.iter().filter(|game| game.seats == 1 && game.options["craig"] == level);
        let ends: BTreeSet<&str> = alone.map(reason).collect();
        assert_eq!(ends, CRAIG_ENDS.map(|(_, end)| end).into(), "{level}");
    }
    for seats in 1..=4 {
        assert!(games.iter().any(|record| record.seats == seats), "{seats} seats");
    }
    for spec in Cattle::META.options {
        let values: BTreeSet<&str> = games.iter().map(|r| r.options[spec.key].as_str()).collect();
        if let tabletop::OptionKind::Choice { values: all } = spec.kind {
            assert_eq!(values, all.iter().copied().collect(), "{}", spec.key);
        }
    }
    assert!(games.iter().any(|record| winners(record) > 1), "§12 a shared win");
    assert!(games.iter().any(takes_back));
}
