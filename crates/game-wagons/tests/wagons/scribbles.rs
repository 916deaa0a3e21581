//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{
    Game, read_state,
    testing::{
        play, play_on,
        scribbles::{anything, refused_or_playable, set},
    },
};

use crate::{
    common::{any_game, cases},
    positions::json_of,
};

/// Scribbles on a position: any field may become anything, and mostly something plausible.
fn scribble(value: &mut Value, rng: &mut Pcg64Mcg) {
    let seat = rng.random_range(0..2);
    let player = |field: &str| format!("/players/{seat}/{field}");
    match rng.random_range(0..8) {
        0 => {
            let [from, to] = [(); 2].map(|()| format!("/wagons/{}", rng.random_range(0..6)));
            shift(value, &from, &to, rng);
        }
        1 => shift(value, &player("supply"), &player("lid"), rng),
        2 => {
            for (field, most) in [("/turn", 4), ("/actions_left", 3), ("/idle", 200)] {
                set(value, field, json!(rng.random_range(0..most)));
            }
        }
        3 => {
            for (field, most) in [("vp", 60), ("scored", 8), ("vp_paid", 70_000)] {
                set(value, &player(field), json!(rng.random_range(0..most)));
            }
        }
        4 => {
            let ends = [json!(null), json!("fifty"), json!("wagons-gone"), json!("stalemate")];
            set(value, "/end", ends[rng.random_range(0..4)].clone());
            set(value, "/doubled", json!(rng.random::<bool>()));
            set(value, "/over", json!(rng.random::<bool>()));
        }
        5 => {
            let mut parts = vec![
                json!("draw"),
                json!("finish"),
                json!("score"),
                json!("start_player"),
                json!({"deal": {"left": rng.random_range(0..30)}}),
                json!({"steps": {"left": rng.random_range(0..5), "card": "w2c0"}}),
                json!({"pay": {"cost": rng.random_range(0..20), "card": null}}),
                json!({"other": {"card": "E1w0c0"}}),
            ];
            parts.retain(|_| rng.random_ratio(1, 4));
            set(value, "/pending", json!(parts));
        }
        6 => {
            let block = format!("/blocks/{}/divider", rng.random_range(0..4));
            set(value, &block, json!(rng.random_range(0..9)));
        }
        _ => anything(value, rng),
    }
}

/// Moves pieces from one number to another.
fn shift(value: &mut Value, from: &str, to: &str, rng: &mut Pcg64Mcg) {
    let number = |value: &Value, path: &str| value.pointer(path).and_then(Value::as_u64);
    let Some(have) = number(value, from) else { return };
    let moved = rng.random_range(0..=have);
    set(value, from, json!(have - moved));
    let sum = number(value, to).map(|there| there + moved);
    set(value, to, json!(sum));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn scribbled_positions_are_refused_or_playable(seed: u64) {
        let game = any_game(seed);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut states = vec![];
        play(&game, seed, |state| states.push(*state));
        for _ in 0..40 {
            let mut value = json_of(&game, &states[rng.random_range(0..states.len())]);
            for _ in 0..rng.random_range(1..=3) {
                scribble(&mut value, &mut rng);
            }
            refused_or_playable(&game, &value, seed);
        }
    }
}

/// The scribbling above reaches both: enough is accepted, enough is refused.
#[test]
fn scribbling_is_neither_harmless_nor_hopeless() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..40 {
        let game = any_game(seed);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        play_on(&game, game.start(), seed, 60, |state| {
            let mut value = json_of(&game, state);
            scribble(&mut value, &mut rng);
            match read_state(&game, &value) {
                Ok(_) => accepted += 1,
                Err(_) => refused += 1,
            }
        });
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}
