//! Numbers of ways to play on: the cheapest alarm for a rule that changed by accident.
//!
//! Draws come from the seed, so a way is a sequence of decisions.

use std::fmt::Write;

use game_wagons::{State, Wagons};
use tabletop::{Actor, Game, Quiet, Seed};

use crate::common::{expect_file, game};

/// How many sequences of `depth` decisions lead on from here. A game that ends counts as one.
fn count(game: &Wagons, mut state: State, seed: Seed, mut luck: u32, depth: u32) -> u64 {
    while game.to_act(&state) == Actor::Chance {
        let drawn = game.draw(&state, &mut seed.draw(luck));
        luck += 1;
        game.resolve(&mut state, drawn, &mut Quiet);
    }
    let Actor::Seat(seat) = game.to_act(&state) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = vec![];
    game.legal(&state, seat, &mut legal);
    legal
        .into_iter()
        .map(|action| {
            let mut next = state;
            game.apply(&mut next, seat, action, &mut Quiet);
            count(game, next, seed, luck, depth - 1)
        })
        .sum()
}

const EVERYTHING_ASKED: &[(&str, &str)] =
    &[("vp_payment", "free_mix_always"), ("plus_one_order", "free"), ("double_second", "optional")];

#[test]
fn the_ways_to_play_on_are_as_many_as_before() {
    for (name, options, depths) in
        [("default", &[][..], 1..=5), ("asking", EVERYTHING_ASKED, 1..=4)]
    {
        let mut found = String::from("# seats seed depth ways\n");
        for seats in 2..=4 {
            let game = game(seats, options);
            for seed in 1..=3 {
                for depth in depths.clone() {
                    let ways = count(&game, game.start(), Seed::small(seed), 0, depth);
                    writeln!(found, "{seats} {seed} {depth} {ways}").unwrap();
                }
            }
        }
        expect_file(&format!("perft/{name}.txt"), &found);
    }
}
