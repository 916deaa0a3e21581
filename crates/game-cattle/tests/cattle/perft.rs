//! Numbers of ways to play on: the cheapest alarm for a rule that changed by accident.
//!
//! Draws come from the seed, so a way is a sequence of decisions.

use std::fmt::Write;

use game_cattle::{Cattle, State};
use tabletop::{Actor, Game, Quiet, Seed};

use crate::common::{expect_file, game, play_on};

/// How many sequences of `depth` decisions lead on from here. A game that ends counts as one.
fn count(game: &Cattle, mut state: State, seed: Seed, mut luck: u32, depth: u32) -> u64 {
    while game.to_act(&state) == Actor::Chance {
        let drawn = game.draw(&state, &mut seed.draw(luck));
        luck += 1;
        game.resolve(&mut state, drawn, &mut Quiet);
    }
    let Some(seat) = game.to_act(&state).seats().first() else { return 1 };
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

/// From the start, and from the middle of a game played at random.
#[test]
fn the_ways_to_play_on_are_as_many_as_before() {
    let mut found = String::from("# seats sides decisions depth ways\n");
    for (seats, sides) in [(1, "a"), (2, "a"), (2, "b"), (3, "random"), (4, "b")] {
        let game = game(seats, &[("sides", sides)]);
        for decisions in [0, 50, 110] {
            let mut state = game.start();
            play_on(&game, game.start(), 1, decisions, |now| state = *now);
            for depth in 1..=4 {
                let ways = count(&game, state, Seed::small(1), 0, depth);
                writeln!(found, "{seats} {sides} {decisions} {depth} {ways}").unwrap();
            }
        }
    }
    expect_file("perft/ways.txt", &found);
}
