//! Numbers of ways to play on: the cheapest alarm for a rule that changed by accident.
//!
//! Draws come from the seed, so a way is a sequence of decisions.

use std::fmt::Write;

use bots::lab::paths;
use tabletop::{Game, Seed};

use crate::common::{HERE, game};

const EVERYTHING_ASKED: &[(&str, &str)] =
    &[("vp_payment", "free_mix_always"), ("plus_one_order", "free"), ("double_second", "optional")];

#[test]
fn the_ways_to_play_on_are_as_many_as_before() {
    for (name, options, most) in [("default", &[][..], 5), ("asking", EVERYTHING_ASKED, 4)] {
        let mut found = String::from("# seats seed depth ways\n");
        for seats in 2..=4 {
            let game = game(seats, options);
            for seed in 1..=3 {
                let counted = paths(&game, game.start(), Seed::small(seed), most);
                for (depth, ways) in (1..).zip(counted) {
                    writeln!(found, "{seats} {seed} {depth} {ways}").unwrap();
                }
            }
        }
        HERE.expect(&format!("perft/{name}.txt"), &found);
    }
}
