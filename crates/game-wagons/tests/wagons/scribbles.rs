//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{Game, read_state};

use crate::{
    common::{any_game, cases, play, play_on},
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

fn set(value: &mut Value, path: &str, new: Value) {
    if let Some(field) = value.pointer_mut(path) {
        *field = new;
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

/// Walks to some leaf and puts something else there.
fn anything(value: &mut Value, rng: &mut Pcg64Mcg) {
    let children: Vec<&mut Value> = match value {
        Value::Object(map) => map.values_mut().collect(),
        Value::Array(items) if rng.random_ratio(1, 8) && !items.is_empty() => {
            items.remove(rng.random_range(0..items.len()));
            return;
        }
        Value::Array(items) => items.iter_mut().collect(),
        _ => vec![],
    };
    if children.is_empty() {
        let others = [json!(0), json!(1), json!(7), json!(255), json!(null), json!(true)];
        *value = others[rng.random_range(0..others.len())].clone();
        return;
    }
    let child = rng.random_range(0..children.len());
    anything(children.into_iter().nth(child).unwrap(), rng);
}

proptest! {
    #![proptest_config(cases(200))]

    /// Whatever somebody scribbles: it is refused in words, or it can be played on for two hundred
    /// decisions, every component accounted for, and written down again.
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
            match read_state(&game, &value) {
                Ok(state) => play_on(&game, state, seed, 200, |state| {
                    game.audit(state).unwrap();
                    let again = game.place(&game.position(state));
                    assert_eq!(again.as_ref(), Ok(state), "from {value}");
                }),
                Err(error) => prop_assert!(error.to_string().len() > 20, "{}", error),
            }
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
    assert!(accepted > 200 && refused > 200, "{accepted} accepted, {refused} refused");
}
