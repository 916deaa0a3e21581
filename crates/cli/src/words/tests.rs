use std::collections::BTreeSet;

use game_wagons::{Fact, rules::REASONS};
use tabletop::core_rules;
use utoipa::PartialSchema;

use super::*;

/// Every kind of fact, from the schema the API documents.
fn kinds_of_facts() -> BTreeSet<String> {
    fn collect(schema: &Value, kinds: &mut BTreeSet<String>) {
        match schema {
            Value::Object(fields) => {
                let tag = fields.get("properties").and_then(|properties| properties.get("fact"));
                let values = tag.and_then(|tag| tag.get("enum")).and_then(Value::as_array);
                kinds
                    .extend(values.into_iter().flatten().map(|kind| kind.as_str().unwrap().into()));
                fields.values().for_each(|value| collect(value, kinds));
            }
            Value::Array(values) => values.iter().for_each(|value| collect(value, kinds)),
            _ => {}
        }
    }
    let mut kinds = BTreeSet::new();
    collect(&serde_json::to_value(Fact::schema()).unwrap(), &mut kinds);
    kinds
}

/// A fact with every field any fact has.
fn example(kind: &str) -> Value {
    serde_json::json!({
        "fact": kind, "seat": 0, "card": "E2w2c5", "discs": 2, "vp": 1, "region": "E", "circle": 1,
        "pushed": 1, "from": "NE", "to": "E", "steps": 2, "cards": 28, "number": 1, "cost": 1,
        "wagons": 5, "points": [3, 1], "order": [0, 0, 0, 1], "lapsed": 1, "reason": "fifty",
    })
}

#[test]
fn every_fact_has_words_in_every_language() {
    let kinds = kinds_of_facts();
    assert!(kinds.len() >= 17, "{kinds:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for kind in &kinds {
            let Some(Line::Said(line)) = wagons::fact(&words, &example(kind)) else {
                panic!("{language:?}: {kind}")
            };
            assert!(!line.contains(['{', '[']), "{language:?}: {line}");
        }
    }
}

#[test]
fn every_variant_of_a_fact_has_words_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (kind, field, value) in [
            ("paid", "vp", Value::from(0)),
            ("paid", "discs", Value::from(0)),
            ("placed", "pushed", Value::Null),
            ("placed", "pushed", Value::from(0)),
            ("scored", "number", Value::Null),
            ("ended", "reason", Value::from("wagons-gone")),
            ("ended", "reason", Value::from("stalemate")),
        ] {
            let mut fact = example(kind);
            fact[field] = value;
            let line = wagons::fact(&words, &fact);
            assert!(matches!(line, Some(Line::Said(_))), "{language:?}: {fact}");
        }
    }
}

#[test]
fn every_refusal_has_words_in_every_language() {
    let reasons: Vec<_> = REASONS.iter().chain(core_rules::REASONS).collect();
    let mut missing = vec![];
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in &reasons {
            let id = format!("{}-refuse-{}", reason.rule.game, reason.code);
            let args = [("need", 5.into()), ("have", 3.into())];
            if words.say(&id, &args).is_none() {
                missing.push(format!("{language:?}: {id}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn our_own_messages_are_the_same_in_every_language() {
    let ids = |text: &'static str| -> BTreeSet<&str> {
        text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect()
    };
    let english = ids(Language::En.own());
    for language in Language::ALL {
        assert_eq!(ids(language.own()), english, "{language:?}");
    }
}

#[test]
fn plurals_and_seats_are_said_as_people_say_them() {
    let words = Words::default();
    let paid = serde_json::json!({"fact": "paid", "seat": 1, "discs": 1, "vp": 0});
    assert_eq!(words.fact("wagons", &paid).unwrap(), "Seat B pays 1 disc.");
    let unknown = serde_json::json!({"fact": "danced", "seat": 1});
    assert_eq!(words.fact("wagons", &unknown).unwrap(), "danced seat=1");
}
