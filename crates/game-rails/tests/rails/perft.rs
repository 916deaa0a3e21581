//! Numbers of ways to play on: the cheapest alarm for a rule that changed by accident.
//!
//! Draws come from the seed, so a way is a sequence of decisions.

use std::fmt::Write;

use bots::lab::paths;
use nets::reached;
use tabletop::Seed;

use crate::common::{HERE, game};

/// From the start, and from the middle of a game played at random.
#[test]
fn the_ways_to_play_on_are_as_many_as_before() {
    let mut found = String::from("# seats alvin decisions depth ways\n");
    for (seats, alvin) in [(2, "false"), (3, "true"), (4, "false"), (5, "true"), (6, "false")] {
        let game = game(seats, &[("alvin", alvin)]);
        for decisions in [0, 40, 120] {
            let state = reached(&game, 1, decisions);
            for (depth, ways) in (1..).zip(paths(&game, state, Seed::small(1), 3)) {
                writeln!(found, "{seats} {alvin} {decisions} {depth} {ways}").unwrap();
            }
        }
    }
    HERE.expect("perft/ways.txt", &found);
}
