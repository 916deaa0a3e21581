//! What the game tells bots.

use std::{array, cell::Cell};

use game_cattle::{Action, Cattle, Options, State};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Heuristic, Quiet, Seat};

/// Plays a game to its end; `choose` decides for all seats.
fn play<R: Rng>(
    game: &Cattle,
    rng: &mut R,
    choose: impl Fn(&State, Seat, &[Action], &mut R) -> Action,
) -> State {
    let (mut state, mut actions) = (game.start(), vec![]);
    loop {
        match game.to_act(&state) {
            Actor::Nobody => return state,
            Actor::Chance => {
                let drawn = game.draw(&state, rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().unwrap();
                actions.clear();
                game.legal(&state, seat, &mut actions);
                let action = choose(&state, seat, &actions, rng);
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

fn any(actions: &[Action], rng: &mut impl Rng) -> Action {
    actions[rng.random_range(0..actions.len())]
}

/// The sum of all scores of some games.
fn total<R: Rng + SeedableRng>(
    game: &Cattle,
    choose: impl Fn(&State, Seat, &[Action], &mut R) -> Action,
) -> i32 {
    let score = |seed| game.scores(&play(game, &mut R::seed_from_u64(seed), &choose));
    (0..60).flat_map(score).sum()
}

#[test]
fn quick_choices_are_far_better_than_random_ones() {
    let game = Cattle::new(&Cattle::default_box(), Options::default(), 2).unwrap();
    let random = total::<Pcg64Mcg>(&game, |_, _, actions, rng| any(actions, rng));
    let quick = total::<Pcg64Mcg>(&game, |state, seat, actions, rng| {
        game.playout(state, seat, actions, &mut (), rng)
    });
    // Ten points a seat and game, at least.
    assert!(quick > random + 10 * 120, "{quick} against {random}");
}

#[test]
fn pruning_leaves_something_and_adds_nothing() {
    for seats in 1..=4 {
        let game = Cattle::new(&Cattle::default_box(), Options::default(), seats).unwrap();
        for seed in 0..20 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            play(&game, &mut rng, |state, seat, actions, rng| {
                let mut kept = actions.to_vec();
                game.prune(state, seat, None, &mut kept);
                assert!(!kept.is_empty(), "{state:?}");
                // For trial games more is left of the same, and the more, the wider they look.
                for breadth in 1..=3 {
                    let mut tried = actions.to_vec();
                    game.shortlist(state, seat, breadth, &mut tried);
                    assert!(kept.iter().all(|action| tried.contains(action)));
                    assert!(tried.iter().all(|action| actions.contains(action)));
                    kept = tried;
                }
                any(actions, rng)
            });
        }
    }
}

#[test]
fn with_many_trial_games_they_look_wider() {
    let game = Cattle::new(&Cattle::default_box(), Options::default(), 2).unwrap();
    let breadths = [1, 100, 999, 1000, 9999, 10_000].map(|games| game.breadth(games));
    assert_eq!(breadths, [1, 1, 1, 2, 2, 2]);
    let left = Cell::new([0; 4]);
    play(&game, &mut Pcg64Mcg::seed_from_u64(1), |state, seat, actions, rng| {
        left.set(array::from_fn(|breadth| {
            let mut tried = actions.to_vec();
            match breadth {
                0 => game.prune(state, seat, None, &mut tried),
                _ => game.shortlist(state, seat, breadth as u8, &mut tried),
            }
            left.get()[breadth] + tried.len()
        }));
        any(actions, rng)
    });
    assert!(left.get().is_sorted_by(|fewer, more| fewer < more), "{left:?}");
}

#[test]
fn an_evaluation_is_a_number_everywhere() {
    let game = Cattle::new(&Cattle::default_box(), Options::default(), 3).unwrap();
    for seed in 0..20 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let end = play(&game, &mut rng, |state, seat, actions, rng| {
            assert!(game.evaluate(state, seat).is_finite());
            any(actions, rng)
        });
        // In the end it is the lead.
        let scores = game.scores(&end);
        let lead = scores[0] - scores[1].max(scores[2]);
        assert_eq!(game.evaluate(&end, Seat(0)) as i32, lead);
    }
}
