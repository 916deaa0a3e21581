//! Whatever is typed: an action, or a polite answer. Nothing panics, nothing changes.

use game_homestead::{Action, Few, Kind, Spot};
use nets::{cases, reached, scribbles::refused_or_playable};
use proptest::prelude::*;
use tabletop::{Game, Position, Seat};

use crate::common::game;

fn any_action() -> impl Strategy<Value = Action> {
    let few = prop::collection::vec(0u8..80, 0..6)
        .prop_map(|kinds| Few::of(kinds.into_iter().map(Kind)).unwrap());
    prop_oneof![
        few.clone().prop_map(Action::Discard),
        few.clone().prop_map(Action::Keep),
        few.clone().prop_map(Action::Replace),
        few.prop_map(Action::Take),
        (0u8..80).prop_map(|n| Action::Pick(Kind(n))),
        (0u8..80).prop_map(|n| Action::Play(Kind(n))),
        (0u8..70).prop_map(Action::Tile),
        (0u64..1 << 36, 0u8..32, 0u8..32).prop_map(|(m, r, c)| Action::Place(Spot::new(m, r, c))),
        Just(Action::Agree),
        Just(Action::Decline),
        Just(Action::Again),
    ]
}

/// Puts a number somewhere into a JSON value.
fn scribble(value: &mut serde_json::Value, path: &[usize], number: i64) {
    let inner = path.split_first().and_then(|(&step, rest)| match value {
        serde_json::Value::Object(map) => {
            let (n, len) = (step, map.len().max(1));
            map.values_mut().nth(n % len).map(|inner| (inner, rest))
        }
        serde_json::Value::Array(list) => {
            let (n, len) = (step, list.len().max(1));
            list.get_mut(n % len).map(|inner| (inner, rest))
        }
        _ => None,
    });
    match inner {
        Some((inner, rest)) => scribble(inner, rest, number),
        None => *value = number.into(),
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// The judge accepts exactly what the generator lists, whatever is asked.
    #[test]
    fn legals_are_legal(
        seats in 1u8..=4, seed in 0u64..1000, decisions in 0u32..160,
        actions in prop::collection::vec(any_action(), 40)
    ) {
        let game = game(seats, &[]);
        let state = reached(&game, seed, decisions);
        for seat in Seat::all(seats) {
            let mut legal = vec![];
            if game.to_act(&state).seats().contains(seat) {
                game.legal(&state, seat, &mut legal);
            }
            for &action in &actions {
                prop_assert_eq!(legal.contains(&action), game.check(&state, seat, action).is_ok());
            }
        }
    }

    /// Any text is an action, which writes itself the same way again, or unreadable.
    #[test]
    fn any_text_is_read_or_refused(text in "(discard|keep|place|pick|play|replace|take|tile|again|agree)? ?[a-z0-9_, ]{0,40}") {
        let game = game(2, &[]);
        if let Ok(action) = game.read_action(&text) {
            let written = game.write_action(action);
            prop_assert_eq!(game.read_action(&written), Ok(action));
        }
        let _ = game.read_drawn(&text);
    }

    /// Any JSON in the place of a position is refused, or can be played on.
    #[test]
    fn any_change_of_a_position_is_refused_or_playable(
        seats in 1u8..=4, seed in 0u64..1000, decisions in 0u32..120,
        path in prop::collection::vec(0usize..40, 1..4), number in -3i64..300
    ) {
        let game = game(seats, &[]);
        let state = reached(&game, seed, decisions);
        let mut value = Position::of(&game, &state).state;
        scribble(&mut value, &path, number);
        refused_or_playable(&game, &value, seed, 60);
    }
}

/// Odd texts by hand.
#[test]
fn odd_texts_are_unreadable() {
    let game = game(2, &[]);
    for text in [
        "",
        " ",
        "place",
        "place ",
        "place 1",
        "place 1,",
        "place a,b",
        "place 01,2",
        "place 1,2 ",
        "place 40,1",
        "place 1,1 1,1",
        "place 0,0 0,9",
        "pick",
        "pick house bank",
        "play none",
        "discard",
        "discard house ",
        "keep x",
        "replace",
        "take a b c",
        "tile",
        "tile farm",
        "tile farm Q9",
        "tile post O4",
        "tile barn L3",
        "agree now",
        "PICK house",
        "pick House",
        "discard house house house house house house house",
    ] {
        assert!(game.read_action(text).is_err(), "{text:?}");
    }
    for text in ["", "card", "card x", "solo fort", "post", "lost", "card  house"] {
        assert!(game.read_drawn(text).is_err(), "{text:?}");
    }
    // Any order will do; the text is written in one.
    let action = game.read_action("place 5,6 4,7 4,6").unwrap();
    assert_eq!(game.write_action(action), "place 4,6 4,7 5,6");
    let action = game.read_action("discard canals house").unwrap();
    assert_eq!(game.write_action(action), "discard house canals");
    assert_eq!(game.write_action(game.read_action("replace none").unwrap()), "replace none");
}
