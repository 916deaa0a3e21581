//! Positions somebody has scribbled on: refused in words or playable, never a stumble.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use crate::{play, play_on};
use tabletop::{Game, Position, Viewer, read_state};

/// How much is tried on the positions of one game.
#[derive(Copy, Clone, Debug)]
pub struct Tries {
    pub positions: u32,
    /// The most scribbles on one position.
    pub scribbles: u32,
    /// Decisions a position that was accepted is played on for.
    pub decisions: u32,
}

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

/// Scribbles on positions of a game played at random, and tries each of them.
///
/// # Panics
/// Where a position is neither refused in words nor playable.
pub fn scribble_on<G: Game>(
    game: &G,
    seed: u64,
    tries: Tries,
    scribble: impl Fn(&mut Value, &mut Pcg64Mcg),
) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut states = vec![];
    play(game, seed, |state| states.push(*state));
    for _ in 0..tries.positions {
        let state = &states[rng.random_range(0..states.len())];
        let mut value = Position::of(game, state).state;
        for _ in 0..rng.random_range(1..=tries.scribbles) {
            scribble(&mut value, &mut rng);
        }
        refused_or_playable(game, &value, seed, tries.decisions);
    }
}

/// How many positions from the beginning of a game are accepted with one scribble on each, and how
/// many are refused.
pub fn accepted_and_refused<G: Game>(
    game: &G,
    seed: u64,
    scribble: impl Fn(&mut Value, &mut Pcg64Mcg),
) -> (u32, u32) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut accepted, mut refused) = (0, 0);
    play_on(game, game.start(), seed, 60, |state| {
        let mut value = Position::of(game, state).state;
        scribble(&mut value, &mut rng);
        match read_state(game, &value) {
            Ok(_) => accepted += 1,
            Err(_) => refused += 1,
        }
    });
    (accepted, refused)
}

/// Whatever somebody scribbled is refused in words, or it can be played on, every component accounted
/// for, written down again, and looked at from every seat.
///
/// # Panics
/// Where that does not hold.
pub fn refused_or_playable<G: Game>(game: &G, value: &Value, seed: u64, decisions: u32) {
    let state = match read_state(game, value) {
        Ok(state) => state,
        Err(error) => {
            let words = error.to_string();
            assert!(words.len() > 20, "{words}");
            return;
        }
    };
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    play_on(game, state, seed, decisions, |state| {
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
}
