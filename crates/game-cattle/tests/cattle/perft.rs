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
    let mut found = String::from("# seats sides decisions depth ways\n");
    for (seats, sides) in [(1, "a"), (2, "a"), (2, "b"), (3, "random"), (4, "b")] {
        let game = game(seats, &[("sides", sides)]);
        for decisions in [0, 50, 110] {
            let state = reached(&game, 1, decisions);
            for (depth, ways) in (1..).zip(paths(&game, state, Seed::small(1), 4)) {
                writeln!(found, "{seats} {sides} {decisions} {depth} {ways}").unwrap();
            }
        }
    }
    HERE.expect("perft/ways.txt", &found);
}
