//! Numbers of ways to play on: the cheapest alarm for a rule that changed by accident.
//!
//! Draws come from the seed, so a way is a sequence of decisions.

use std::fmt::Write;

use game_homestead::{Homestead, State};
use tabletop::{Actor, Game, Quiet, Seed};

use crate::common::{expect_file, game, play_on};

/// How many sequences of `depth` decisions lead on from here. A game that ends counts as one.
fn count(game: &Homestead, mut state: State, seed: Seed, mut luck: u32, depth: u32) -> u64 {
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
    if depth == 1 {
        return legal.len() as u64;
    }
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
    let mut found = String::from("# seats teams decisions depth ways\n");
    for (seats, teams) in [(1, "false"), (2, "false"), (3, "false"), (4, "false"), (4, "true")] {
        let game = game(seats, &[("teams", teams)]);
        for decisions in [0, 30, 90] {
            let mut state = game.start();
            play_on(&game, game.start(), 1, decisions, |now| state = *now);
            for depth in 1..=2 {
                let ways = count(&game, state, Seed::small(1), 0, depth);
                writeln!(found, "{seats} {teams} {decisions} {depth} {ways}").unwrap();
            }
        }
    }
    expect_file("perft/ways.txt", &found);
}
