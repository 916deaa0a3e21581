//! What bots are told about the game.

use game_wagons::{Action, Land, State, bot::Intent};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Heuristic, Quiet, Seat};

use crate::common::{RED, game, given};

/// The seat plays by quick choices, the others at random.
fn last_state(seats: u8, seat: Seat, seed: u64) -> State {
    let game = game(seats, &[]);
    let (mut state, mut rng) = (game.start(), Pcg64Mcg::seed_from_u64(seed));
    let (mut legal, mut intent) = (vec![], Intent::default());
    loop {
        let asked = match game.to_act(&state) {
            Actor::Nobody => return state,
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
                continue;
            }
            asked => asked.seats().first().unwrap(),
        };
        legal.clear();
        game.legal(&state, asked, &mut legal);
        let action = if asked == seat {
            game.playout(&state, asked, &legal, &mut intent, &mut rng)
        } else {
            legal[rng.random_range(0..legal.len())]
        };
        assert!(legal.contains(&action), "{action}");
        game.apply(&mut state, asked, action, &mut Quiet);
    }
}

#[test]
fn quick_choices_are_legal_and_beat_random_ones() {
    for seats in 2..=4 {
        let wins = (0..30).filter(|&seed| {
            let seat = Seat((seed % u64::from(seats)) as u8);
            let last = last_state(seats, seat, seed);
            let outcome = game(seats, &[]).outcome(&last).unwrap();
            outcome.places[seat.index()] == 1
        });
        let wins = wins.count();
        assert!(wins > 20, "{wins} of 30 games with {seats} seats");
    }
}

/// Whatever else comes to mind, a scoring is thought of, too.
#[test]
fn a_quick_choice_scores_where_that_pays() {
    let rich = given(3).wagons([0, 7, 7, 6, 0, 0]).block(Land::East, "RRRRRRR");
    let table = rich.block(Land::Midwest, "RRRRRRR").block(Land::GreatPlains, "RRRRRR").table();
    let legal = table.0.legal(RED);
    for seed in 0..20 {
        let (mut rng, mut intent) = (Pcg64Mcg::seed_from_u64(seed), Intent::default());
        let chosen = table.0.game().playout(table.state(), RED, &legal, &mut intent, &mut rng);
        assert_eq!(chosen, Action::Score);
    }
}
