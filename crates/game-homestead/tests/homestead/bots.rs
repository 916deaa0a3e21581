//! Bots: greedy knows what it wants.

use bots::{BotSpec, lab};
use tabletop::{Actor, Game, Heuristic, Quiet, Seat};

use crate::common::{game, play_on};

/// Greedy beats random nearly always.
#[test]
fn greedy_beats_random() {
    let game = game(2, &[]);
    let mut won = 0;
    for seed in 0..12 {
        let mut bots = [BotSpec::Greedy, BotSpec::Random];
        bots.rotate_left((seed % 2) as usize);
        let played = lab::play(&game, &bots, seed);
        let scores = game.scores(&played.last);
        let greedy = (seed % 2) as usize;
        won += u32::from(scores[greedy] > scores[1 - greedy]);
    }
    assert!(won >= 11, "{won} of 12");
}

/// What is pruned away was listed, something is left, and it stays in order.
#[test]
fn pruning_leaves_something_in_order() {
    for seats in [1, 2, 4] {
        let game = game(seats, &[]);
        let mut legal = vec![];
        play_on(&game, game.start(), 4, 5_000, |state| {
            let Some(seat) = game.to_act(state).seats().first() else { return };
            legal.clear();
            game.legal(state, seat, &mut legal);
            let mut kept = legal.clone();
            game.prune(state, seat, None, &mut kept);
            assert!(!kept.is_empty() && kept.is_sorted());
            assert!(kept.iter().all(|action| legal.binary_search(action).is_ok()));
        });
    }
}

/// Evaluation is asked where chance speaks and where others decide, too.
#[test]
fn every_state_has_a_worth() {
    let game = game(4, &[("teams", "true")]);
    let mut rng = <rand_pcg::Pcg64Mcg as rand::SeedableRng>::seed_from_u64(1);
    let (mut state, mut legal) = (game.start(), vec![]);
    while game.outcome(&state).is_none() {
        assert!(Seat::all(4).all(|seat| game.evaluate(&state, seat).is_finite()));
        match game.to_act(&state) {
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = game.playout(&state, seat, &legal, &mut (), &mut rng);
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}
