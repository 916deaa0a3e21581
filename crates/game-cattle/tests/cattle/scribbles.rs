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
    let player = |field: &str| format!("/players/0/{field}");
    match rng.random_range(0..7) {
        0 => set(value, "/turn", json!(rng.random_range(0..4))),
        1 => set(value, &player("money"), json!(rng.random_range(0..50))),
        2 => {
            let spaces = ["0", "4.5", "12", "38", "39", "7.5"];
            set(value, &player("engine"), json!(spaces[rng.random_range(0..6)]));
        }
        3 => {
            let nodes = ["START", "A", "M1", "KC", "T4", "G2", "FL1"];
            set(value, &player("at"), json!(nodes[rng.random_range(0..7)]));
        }
        4 | 5 => questions(value, rng),
        _ => anything(value, rng),
    }
}

/// Another question on top, or one less.
fn questions(value: &mut Value, rng: &mut Pcg64Mcg) {
    let Some(Value::Array(pending)) = value.pointer_mut("/pending") else { return };
    let n = rng.random_range(0..4);
    let more = [
        json!("move"),
        json!("income"),
        json!("special_back"),
        json!("end_of_line"),
        json!("upgrade_behind"),
        json!("master_action"),
        json!("columns"),
        json!("market"),
        json!("display"),
        json!("craig_acts"),
        json!({"step": {"most": n}}),
        json!({"walk": {"most": n}}),
        json!({"hire": {"change": -n, "optional": true}}),
        json!({"build": {"rate": 1, "optional": false}}),
        json!({"buy": {"cowboys": n, "begun": false}}),
        json!({"put_back": {"left": n}}),
        json!({"remove": {"left": n}}),
        json!({"draw": {"left": n, "drawn": n}}),
        json!({"draw_up_to": {"most": n, "optional": false}}),
        json!({"forward": {"most": n, "optional": false}}),
        json!({"back": {"steps": n}}),
        json!({"upgrade": {"station": n}}),
        json!({"station_disc": {"station": n}}),
        json!({"master": {"station": n}}),
        json!({"objective": {"to_hand": true}}),
        json!({"deck_objective": {"to_hand": true}}),
        json!({"teepee": {"optional": false}}),
        json!({"hazard": {"pay": n, "optional": false}}),
        json!({"adjacent": {"from": "A"}}),
        json!({"aux": {"optional": false}}),
        json!({"foresight": {"column": n}}),
        json!({"deliver": {"most": 5 * n, "special": false}}),
        json!({"city_disc": {"city": "topeka", "special": true}}),
        json!({"certify": {"count": n}}),
        json!({"money": {"amount": n}}),
        json!({"links": {"city": "santa_fe"}}),
        json!({"transport": {"city": "santa_fe"}}),
        json!({"discard": {"op": "F 1", "optional": false}}),
        json!({"discard_second": {"op": "F 1", "first": "jersey"}}),
        json!({"local": {"at": "B", "used": n}}),
        json!({"turn_up": {"left": n}}),
    ];
    for _ in 0..rng.random_range(1..3) {
        if rng.random_ratio(1, 5) {
            pending.pop();
        } else {
            pending.push(more[rng.random_range(0..more.len())].clone());
        }
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn scribbled_positions_are_refused_or_playable(seed: u64) {
        let tries = Tries { positions: 16, scribbles: 2, decisions: 60 };
        scribble_on(&any_game(seed), seed, tries, scribble);
    }
}

/// The scribbling above reaches both: enough is accepted, enough is refused.
#[test]
fn scribbling_is_neither_harmless_nor_hopeless() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..20 {
        let (yes, no) = accepted_and_refused(&any_game(seed), seed, scribble);
        accepted += yes;
        refused += no;
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}
