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

fn set(value: &mut Value, path: &str, new: Value) {
    if let Some(field) = value.pointer_mut(path) {
        *field = new;
    }
}

/// Walks to some leaf and puts something else there.
fn anything(value: &mut Value, rng: &mut Pcg64Mcg) {
    let children: Vec<&mut Value> = match value {
        Value::Object(map) => map.values_mut().collect(),
        Value::Array(items) if rng.random_ratio(1, 4) && !items.is_empty() => {
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
    let child = children.into_iter().nth(child).expect("it was counted");
    anything(child, rng);
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_scribbled_position_is_refused_or_played(seed in any::<u64>()) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let game = any_game(seed);
        let mut states = vec![];
        play(&game, seed, |now| states.push(*now));
        for _ in 0..4 {
            let mut value = json_of(&game, &states[rng.random_range(0..states.len())]);
            for _ in 0..rng.random_range(1..3) {
                scribble(&mut value, &mut rng);
            }
            if let Ok(state) = read_state(&game, &value) {
                play_on(&game, state, seed, 60, |now| {
                    let mut legal = vec![];
                    game.legal(now, now.turn, &mut legal);
                    assert!(now.over || !legal.is_empty());
                });
            }
        }
    }
}
