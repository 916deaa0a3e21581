//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use nets::{
    cases,
    scribbles::{Tries, accepted_and_refused, anything, scribble_on, set},
};
use proptest::prelude::*;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use crate::common::any_game;

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
        let tries = Tries { positions: 40, scribbles: 3, decisions: 200 };
        scribble_on(&any_game(seed), seed, tries, scribble);
    }
}

/// The scribbling above reaches both: enough is accepted, enough is refused.
#[test]
fn scribbling_is_neither_harmless_nor_hopeless() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..40 {
        let (yes, no) = accepted_and_refused(&any_game(seed), seed, scribble);
        accepted += yes;
        refused += no;
    }
    assert!(accepted > 200 && refused > 200, "{accepted} accepted, {refused} refused");
}
