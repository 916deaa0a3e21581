//! Everything has words, in every language. A game is a file here and a line in [`games`].

mod cattle;
mod homestead;
mod rails;
mod wagons;

use std::collections::BTreeSet;

use tabletop::{Reason, core_rules};
use utoipa::PartialSchema;

use super::*;

/// A game and what can happen in it.
struct Told {
    game: &'static str,
    components: Value,
    kinds: BTreeSet<String>,
    /// A fact with every field any fact of the game has.
    example: fn(kind: &str) -> Value,
    /// Values that some message treats apart: of which fact, in which field.
    variants: Vec<(&'static str, &'static str, Value)>,
    reasons: &'static [&'static Reason],
}

fn games() -> [Told; 4] {
    [wagons::told(), homestead::told(), rails::told(), cattle::told()]
}

/// Every kind of fact, from the schema the API documents.
fn kinds_of_facts<Fact: PartialSchema>() -> BTreeSet<String> {
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

/// Neither a field as it is (`seat=1`) nor a missing message; a sum has spaces (`1 + 1 = 2`).
fn is_said(line: &str) -> bool {
    !line.replace(" = ", "").contains(['{', '[', '='])
}

#[test]
fn every_fact_has_words_in_every_language() {
    for Told { game, components, kinds, example, .. } in games() {
        assert!(kinds.len() >= 17, "{game}: {kinds:?}");
        for language in Language::ALL {
            let words = Words::new(language);
            let tale = words.about_game(game, &components);
            for kind in &kinds {
                let line = tale.fact(&example(kind)).unwrap();
                assert!(is_said(&line), "{game}, {language:?}: {line}");
            }
        }
    }
}

#[test]
fn every_variant_of_a_fact_has_words_in_every_language() {
    for Told { game, components, example, variants, .. } in games() {
        for language in Language::ALL {
            let words = Words::new(language);
            let tale = words.about_game(game, &components);
            for (kind, field, value) in &variants {
                let mut fact = example(kind);
                fact[*field] = value.clone();
                let line = tale.fact(&fact).unwrap();
                assert!(is_said(&line), "{game}, {language:?}: {line}");
            }
        }
    }
}

#[test]
fn every_refusal_has_words_in_every_language() {
    let games = games();
    let reasons = games.iter().flat_map(|told| told.reasons).chain(core_rules::REASONS);
    let mut missing = vec![];
    for reason in reasons {
        for language in Language::ALL {
            let id = format!("{}-refuse-{}", reason.rule.game, reason.code);
            let args = [("need", 5.into()), ("have", 3.into())];
            if Words::new(language).say(&id, &args).is_none() {
                missing.push(format!("{language:?}: {id}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn our_own_messages_are_the_same_in_every_language() {
    let ids = |language: Language| -> BTreeSet<String> {
        let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let id = |line: String| Some(line.split_once(" = ")?.0.to_owned());
        texts::<Own>(language).flat_map(lines).filter_map(id).collect()
    };
    let english = ids(Language::En);
    assert!(english.len() > 20, "{english:?}");
    for language in Language::ALL {
        assert_eq!(ids(language), english, "{language:?}");
    }
}

#[test]
fn a_game_without_words_of_its_own_is_told_as_it_is() {
    let words = Words::default();
    let tale = words.about_game("chess", &Value::Null);
    let fact = serde_json::json!({"fact": "danced", "seat": 1});
    assert_eq!(tale.fact(&fact).unwrap(), "danced seat=1");
    assert_eq!(tale.view(&serde_json::json!({"board": 8})), ["{", "  \"board\": 8", "}"]);
}
