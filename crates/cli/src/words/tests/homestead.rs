use game_homestead::{Fact, rules::REASONS};
use serde_json::json;

use super::*;

/// Nothing is said of what lies face down, nor of a choice that was just typed.
const SILENT: [&str; 2] = ["stacked", "chose"];

pub(super) fn told() -> Told {
    let mut kinds = kinds_of_facts::<Fact>();
    kinds.retain(|kind| !SILENT.contains(&kind.as_str()));
    Told {
        game: "homestead",
        components: components(),
        kinds,
        example,
        variants: vec![
            ("placed", "seat", Value::Null),
            ("unlocked", "seat", Value::Null),
            ("income", "bonus", Value::from(0)),
            ("income", "toll", Value::from(2)),
            ("discarded", "cards", Value::Null),
            ("shared", "cards", Value::Null),
            ("left-over", "cards", Value::Null),
            ("hand-shown", "cards", Value::Null),
            ("proposed", "cards", Value::Null),
            ("forced-discard", "card", Value::Null),
            ("exchanged", "agreed", Value::from(false)),
            ("exchanged", "agreed", Value::Null),
            ("round", "clockwise", Value::from(false)),
            ("reshuffled", "orders", Value::from(true)),
            ("solo-revealed", "outcome", Value::from("clash")),
            ("solo-revealed", "outcome", Value::from("no-room")),
            ("ended", "reason", Value::from("tie")),
            ("ended", "reason", Value::from("failed")),
            ("ended", "reason", Value::from("poor")),
            ("ended", "reason", Value::from("modest")),
            ("ended", "reason", Value::from("successful")),
            ("ended", "reason", Value::from("wealthy")),
            ("ended", "reason", Value::from("flourishing")),
        ],
        reasons: REASONS,
    }
}

fn components() -> Value {
    json!({
        "map": {"name": {"en": "Home Valley", "de": "Heimattal"}, "rows": [".f~", "gms"]},
        "cards": [
            {"id": "bank", "name": {"en": "Bank", "de": "Bankhaus", "it": "Banca"}},
            {"id": "canals", "name": {"en": "Canals"}},
        ],
        "solo_cards": [{"id": "solo_bridge", "name": {"en": "Ada Trestle"}}],
    })
}

fn example(kind: &str) -> Value {
    // Some facts name cards, others count them.
    let cards = match kind {
        "round-ended" | "reshuffled" | "lost" => json!(3),
        _ => json!(["bank", "canals"]),
    };
    json!({
        "fact": kind, "seat": 0, "to": 1, "team": 0, "card": "bank", "cards": cards, "post": "bank",
        "order": false, "orders": false, "count": 2, "round": 2, "first": 1, "clockwise": true,
        "stack": 1, "size": 4, "type": "mine", "shape": "L3", "cells": [[4, 6], [4, 7]],
        "building": 7, "dollars": 9, "effects": [{"count": 3, "dollars": 6}, {"count": 1, "dollars": 1}],
        "bonus": 2, "toll": 0, "forest": 1, "what": "pick", "agreed": true, "tiles": 3,
        "outcome": "in-force", "reason": "money",
    })
}

fn say(fact: &Value) -> Option<String> {
    Words::default().about_game("homestead", &components()).fact(fact)
}

#[test]
fn cards_have_the_names_of_the_box_in_the_language_that_is_spoken() {
    let placed = example("placed");
    assert_eq!(say(&placed).unwrap(), "Seat A builds Bank on 4,6 4,7.");
    let german = Words::new(Language::De);
    let tale = german.about_game("homestead", &components());
    assert!(tale.fact(&placed).unwrap().contains("Bankhaus"));
    // Without a German name the English one stands in, without any the id.
    assert!(
        tale.fact(&json!({"fact": "played", "seat": 0, "card": "canals"}))
            .unwrap()
            .contains("Canals")
    );
    assert!(
        tale.fact(&json!({"fact": "played", "seat": 0, "card": "barn"})).unwrap().contains("barn")
    );
}

#[test]
fn income_is_told_by_its_parts() {
    let mut income = example("income");
    assert_eq!(
        say(&income).unwrap(),
        "Seat A earns 9 $, 2 $ of it as build bonus. (3 × counted: 6 $; 1 × counted: 1 $)"
    );
    income["toll"] = json!(2);
    assert!(say(&income).unwrap().ends_with(" The rival takes 2 $ of it."));
}

#[test]
fn what_is_hidden_or_was_just_typed_is_no_news() {
    for kind in SILENT {
        assert_eq!(say(&example(kind)), None, "{kind}");
    }
    for kind in ["dealt", "team-dealt", "order-dealt", "drew", "kept", "stack-taken"] {
        let mut fact = example(kind);
        assert!(say(&fact).is_some(), "{kind}");
        fact["card"] = Value::Null;
        fact["cards"] = Value::Null;
        assert_eq!(say(&fact), None, "{kind}");
    }
    let mut left = example("hand-left");
    left["cards"] = json!([]);
    assert_eq!(say(&left), None);
}

fn view() -> Value {
    json!({
        "seats": 2, "teams": false, "round": 2, "turn": 3, "turns": 6, "first": 1, "clockwise": false,
        "players": [
            {
                "team": 0, "money": 24, "hand_size": 2, "hand": ["bank", "canals"], "offer": [],
                "choice": null, "known": [], "farm_sets": [2, 1], "bonus": {"mine": 2},
            },
            {
                "team": 1, "money": 31, "hand_size": 3, "hand": null, "offer": null, "choice": null,
                "known": ["bank"], "farm_sets": [], "bonus": {},
            },
        ],
        "buildings": [
            {"card": "bank", "type": "city", "owner": 0, "cells": [[0, 0]], "water": []},
            {"card": "canals", "type": "order", "owner": 1, "cells": [[0, 1], [1, 1]], "water": [[1, 1]]},
            {"card": null, "type": "mine", "owner": null, "cells": [[1, 0]], "water": []},
        ],
        "orders": [
            {"card": "canals", "seat": 1, "building": 1, "pays": 12},
            {"card": "canals", "seat": 0, "building": null, "pays": null},
        ],
        "stack": ["bank"], "solo": null, "deck": {"buildings": 40, "orders": 12},
    })
}

fn lines(view: &Value, language: Language) -> Vec<String> {
    Words::new(language).about_game("homestead", &components()).view(view)
}

#[test]
fn the_map_and_the_hands_have_words() {
    let english = lines(&view(), Language::En);
    assert_eq!(
        english.join("\n"),
        "Home Valley · Round 2 of 4, turn 3 of 6 · Stacks are passed counter-clockwise
    0  1  2
 0 Ac Bo  ~
 1 *m B~  s
Land: . steppe, f forest, m mountain, g gold deposit, s silver deposit, ~ river. Buildings: the letter of the seat (* the rival), then w forester, m mine, a farm, p production, c city, o order, ~ water of the canals.
Seat A: 24 $ · 2 cards in hand – Bank, Canals · Farm sets of 2, 1 · 2 $ more for each: Mine
Seat A has built: Bank
Seat B: 31 $ · 3 cards in hand · First player · Surely holds: Bank
Seat B has built: Canals
Order of Seat B: Canals (built), 12 $ as it stands
Order of Seat A: Canals (in hand), hangs on its place
Stack to pick from: Bank
Still to be drawn: 40 buildings, 12 orders."
    );
}

/// Each of these shows a line that the table of two does not have.
#[test]
fn teams_and_the_game_alone_have_words_in_every_language() {
    let mut teams = view();
    teams["teams"] = json!(true);
    teams["players"][0]["offer"] = json!(["canals"]);
    teams["players"][0]["choice"] = json!(["bank"]);
    let mut alone = view();
    alone["seats"] = json!(1);
    alone["solo"] = json!({"card": "solo_bridge", "orders_built": 2, "rating": "modest"});
    for language in Language::ALL {
        for line in [lines(&teams, language), lines(&alone, language)].concat() {
            assert!(!line.contains(['{', '[', '"']), "{language:?}: {line}");
        }
    }
    let english = [lines(&teams, Language::En), lines(&alone, Language::En)].concat().join("\n");
    for part in [
        "· Team 1 ·",
        "· To choose from: Canals · Your choice: Bank",
        "2 of 3 orders built. As it stands: modest. In the valley this round: Ada Trestle.",
    ] {
        assert!(english.contains(part), "{part}: {english}");
    }
}
