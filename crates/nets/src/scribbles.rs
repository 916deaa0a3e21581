//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use crate::{play, play_on};
use tabletop::{Game, Position, Viewer, read_state};

/// Decisions a position that was accepted is played on for.
const DECISIONS: u32 = 60;

/// Puts something else in a place, where there is such a place.
pub fn set(value: &mut Value, path: &str, new: Value) {
    if let Some(field) = value.pointer_mut(path) {
        *field = new;
    }
}

/// Adds something to a list, where there is such a list.
pub fn push(value: &mut Value, path: &str, new: impl Into<Value>) {
    if let Some(Value::Array(items)) = value.pointer_mut(path) {
        items.push(new.into());
    }
}

/// Walks to some leaf and puts something else there, or drops something from a list on the way.
pub fn anything(value: &mut Value, rng: &mut Pcg64Mcg) {
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
    anything(children.into_iter().nth(child).expect("it was counted"), rng);
}

/// Scribbles on so many positions of a game played at random, and tries each of them. Answers how many
/// were accepted and how many refused.
///
/// # Panics
/// Where a position is neither refused in words nor playable.
pub fn scribble_on<G: Game>(
    game: &G,
    seed: u64,
    positions: u32,
    scribble: impl Fn(&mut Value, &mut Pcg64Mcg),
) -> [u32; 2] {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut states = vec![];
    play(game, seed, |state| states.push(*state));
    let mut counts = [0; 2];
    for _ in 0..positions {
        let state = &states[rng.random_range(0..states.len())];
        let mut value = Position::of(game, state).state;
        for _ in 0..rng.random_range(1..=2) {
            scribble(&mut value, &mut rng);
        }
        counts[usize::from(!refused_or_playable(game, &value, seed))] += 1;
    }
    counts
}

/// Whatever somebody scribbled is refused in words, or it can be played on, every component accounted
/// for, written down again, and looked at from every seat. Answers whether it was accepted.
///
/// # Panics
/// Where that does not hold.
pub fn refused_or_playable<G: Game>(game: &G, value: &Value, seed: u64) -> bool {
    let state = match read_state(game, value) {
        Ok(state) => state,
        Err(error) => {
            let words = error.to_string();
            assert!(words.len() > 20, "{words}");
            return false;
        }
    };
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    play_on(game, state, seed, DECISIONS, |state| {
        game.audit(state).unwrap_or_else(|broken| panic!("{broken}, from {value}"));
        let again = read_state(game, &Position::of(game, state).state)
            .unwrap_or_else(|error| panic!("written down again: {error}, from {value}"));
        assert_eq!(again, *state, "from {value}");
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let imagined = game.imagine(&view, &mut rng);
            assert_eq!(game.view(&imagined, viewer), view, "from {value}");
        }
    });
    true
}
