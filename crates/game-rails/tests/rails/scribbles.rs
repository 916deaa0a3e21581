//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use nets::{
    cases,
    scribbles::{Tries, accepted_and_refused, anything, push, scribble_on, set},
};
use proptest::prelude::*;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use crate::common::any_game;

const CITIES: [&str; 5] = ["denver", "boise", "roswell", "seattle", "las_vegas"];
const LANES: [&str; 5] = [
    "cheyenne-denver-0",
    "denver-pueblo-1",
    "boise-seattle-0",
    "las_vegas-st_george-0",
    "roswell-santa_fe-0",
];
const COLOURS: [&str; 4] = ["red", "green", "locomotive", "white"];

/// Scribbles on a position: any field may become anything, and mostly something plausible.
fn scribble(value: &mut Value, rng: &mut Pcg64Mcg) {
    let seat = rng.random_range(0..2);
    let player = |field: &str| format!("/players/{seat}/{field}");
    let any =
        |rng: &mut Pcg64Mcg, words: &[&str]| words[rng.random_range(0..words.len())].to_owned();
    match rng.random_range(0..9) {
        0 => {
            for (field, most) in [("/turn", 4), ("/first", 3), ("/passes", 4)] {
                set(value, field, json!(rng.random_range(0..most)));
            }
        }
        1 => {
            let pile = json!({any(rng, &COLOURS): rng.random_range(0..6)});
            let field = ["hand", "known"][rng.random_range(0..2)];
            set(value, &player(field), pile.clone());
            if rng.random::<bool>() {
                set(value, "/discard", pile);
            }
        }
        2 => {
            let slot = format!("/face_up/{}", rng.random_range(0..5));
            let card = any(rng, &COLOURS);
            set(value, &slot, if rng.random_ratio(1, 3) { json!(null) } else { json!(card) });
        }
        3 => push(value, &player("lanes"), any(rng, &LANES)),
        4 => {
            push(value, &player("markers"), any(rng, &CITIES));
            set(value, &player("start"), json!(any(rng, &CITIES)));
        }
        5 => {
            let round = json!({"seat": seat, "turns_left": rng.random_range(0..4)});
            set(value, "/last_round", if rng.random::<bool>() { round } else { json!(null) });
            let ends = [json!(null), json!("last-round"), json!("deadlock")];
            set(value, "/end", ends[rng.random_range(0..3)].clone());
        }
        6 => set(value, "/pending", json!(questions(rng))),
        7 => {
            let holder = [json!(null), json!(seat)][rng.random_range(0..2)].clone();
            set(value, "/alvin", json!({"city": any(rng, &CITIES), "holder": holder}));
            set(value, &player("score"), json!(rng.random_range(-50..200)));
        }
        _ => anything(value, rng),
    }
}

fn questions(rng: &mut Pcg64Mcg) -> Vec<Value> {
    let lane = LANES[rng.random_range(0..LANES.len())];
    let left = rng.random_range(0..6);
    let mut parts = vec![
        json!("end_turn"),
        json!({"start_city": {"left": left}}),
        json!("first_tickets"),
        json!("alvin"),
        json!({"marker": {"lane": lane}}),
        json!("keep"),
        json!({"draw_tickets": {"left": left}}),
        json!("second"),
        json!({"refill": {"sweeps": left}}),
        json!("blind"),
        json!({"pay_lane": {"lane": lane}}),
        json!({"deal_cards": {"left": left}}),
        json!("start_player"),
    ];
    parts.retain(|part| rng.random_ratio(if *part == "end_turn" { 4 } else { 1 }, 5));
    parts
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn scribbled_positions_are_refused_or_playable(seed: u64) {
        let tries = Tries { positions: 30, scribbles: 2, decisions: 40 };
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
