//! Bots: greedy knows what it wants.

use bots::{BotSpec, lab};
use game_homestead::{Action, Homestead, Pending};
use nets::play_on;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Heuristic, Quiet, Seat, Table};

use crate::common::{HERE, game};

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

/// §10.7 "Fewer than three orders built: failed", however much money there is; and bots know it when
/// they compare ends.
#[test]
fn a_better_rating_alone_is_worth_more_to_a_bot() {
    let ratings = ["failed", "poor", "modest", "successful", "wealthy", "flourishing"];
    let worth = |rating: &str| {
        let name = format!("1-{rating}.json");
        let record = HERE.games().into_iter().find(|(file, _)| *file == name).unwrap().1;
        let table = Table::<Homestead>::replay(&Homestead::default_box(), &record).unwrap();
        let money = table.game().scores(table.state())[0];
        (table.game().evaluate(table.state(), Seat(0)), money)
    };
    let ends = ratings.map(worth);
    assert!(ends[0].1 > ends[1].1, "who failed had more money than a poor one");
    assert!(ends.is_sorted_by(|a, b| a.0 < b.0), "{ends:?}");
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

/// §10 Who begins a rival's area so that it cannot be finished takes it up, and a bot that thinks
/// the same again would do so for ever: of what is left to it everything leads to the end.
#[test]
fn a_bot_finishes_the_area_of_every_rival() {
    let (game, mut legal) = (game(1, &[]), vec![]);
    for seed in 0..200 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = game.start();
        while game.outcome(&state).is_none() {
            if game.to_act(&state) == Actor::Chance {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
                continue;
            }
            legal.clear();
            game.legal(&state, Seat(0), &mut legal);
            if matches!(state.pending, Pending::Tile { .. } | Pending::RivalTile { .. }) {
                game.prune(&state, Seat(0), None, &mut legal);
            }
            let action = legal[rng.random_range(0..legal.len())];
            assert_ne!(action, Action::Again, "game {seed}");
            game.apply(&mut state, Seat(0), action, &mut Quiet);
        }
    }
}

/// Evaluation is asked where chance speaks and where others decide, too.
#[test]
fn every_state_has_a_worth() {
    let game = game(4, &[("teams", "true")]);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
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
