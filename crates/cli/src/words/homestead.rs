//! What happens in GO WEST, in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Arg, Line, Words, game::GameWords, homestead_board};

/// What a message reads where a card is not known.
const NONE: &str = "none";

/// Cards and the map have their names from the box, in every language it knows.
pub(super) struct Homestead {
    names: BTreeMap<String, Value>,
    map: Value,
}

impl GameWords for Homestead {
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line> {
        let kind = fact.get("fact")?.as_str()?;
        if is_no_news(kind, fact)? {
            return Some(Line::Enough);
        }
        let said = words.say(&message(kind, fact)?, &self.args(words, fact)?)?;
        Some(Line::Said(match kind {
            "income" | "order-scored" => said + &sums(words, fact)?,
            _ => said,
        }))
    }

    fn view(&self, words: &Words, view: &Value) -> Option<Vec<String>> {
        homestead_board::lines(self, words, view)
    }
}

impl Homestead {
    pub(super) fn new(components: &Value) -> Self {
        let rows = ["cards", "solo_cards"].map(|list| components.get(list)?.as_array());
        let name =
            |row: &Value| Some((row.get("id")?.as_str()?.to_owned(), row.get("name")?.clone()));
        let names = rows.into_iter().flatten().flatten().filter_map(name).collect();
        Self { names, map: components.get("map").cloned().unwrap_or_default() }
    }

    /// A card as the box calls it; without a name there, as people type it.
    pub(super) fn card(&self, words: &Words, id: &str) -> String {
        let name = self.names.get(id).and_then(|names| in_language(words, names));
        name.unwrap_or(id).to_owned()
    }

    pub(super) fn cards(&self, words: &Words, ids: &Value) -> Option<String> {
        let names = ids.as_array()?.iter().map(|id| Some(self.card(words, id.as_str()?)));
        Some(names.collect::<Option<Vec<_>>>()?.join(", "))
    }

    pub(super) fn map_name<'a>(&'a self, words: &Words) -> Option<&'a str> {
        in_language(words, self.map.get("name")?)
    }

    /// One letter a cell, as the box writes its map.
    pub(super) fn map_rows(&self) -> Option<Vec<&str>> {
        self.map.get("rows")?.as_array()?.iter().map(Value::as_str).collect()
    }

    /// Every field as messages want it: seats, cards and types by name.
    fn args<'a>(&self, words: &Words, fact: &'a Value) -> Option<Vec<(&'a str, Arg)>> {
        let mut args: Vec<(&str, Arg)> = vec![];
        for (name, value) in fact.as_object()? {
            let arg: Arg = match (name.as_str(), value) {
                ("fact" | "effects" | "what", _) => continue,
                // Teams are counted from 1 where people read it.
                ("team", team) => (team.as_i64()? + 1).into(),
                ("first", first) => {
                    args.push(("seat", words.seat(first.as_u64()? as usize).into()));
                    continue;
                }
                ("agreed", Value::Null) => "unknown".to_owned().into(),
                (_, Value::Null) => NONE.to_owned().into(),
                ("seat" | "to", seat) => words.seat(seat.as_u64()? as usize).into(),
                ("card" | "post", card) => self.card(words, card.as_str()?).into(),
                ("cells", cells) => cells_words(cells)?.into(),
                ("cards", Value::Array(_)) => self.cards(words, value)?.into(),
                ("type", kind) => type_words(words, kind.as_str()?).into(),
                ("reason", reason) => {
                    words.say(&format!("homestead-reason-{}", reason.as_str()?), &[])?.into()
                }
                (_, Value::Bool(yes)) => if *yes { "yes" } else { "no" }.to_owned().into(),
                (_, Value::Number(number)) => number.as_i64()?.into(),
                (_, other) => other.as_str()?.to_owned().into(),
            };
            args.push((name.as_str(), arg));
        }
        Some(args)
    }
}

/// The name in the language that is spoken, else in English.
fn in_language<'a>(words: &Words, names: &'a Value) -> Option<&'a str> {
    names.get(words.code()).or_else(|| names.get("en"))?.as_str()
}

/// What others may not know is no news to them, and what is typed or laid face down to nobody.
fn is_no_news(kind: &str, fact: &Value) -> Option<bool> {
    Some(match kind {
        "stacked" | "chose" => true,
        "dealt" | "team-dealt" | "order-dealt" | "drew" | "kept" => fact.get("card")?.is_null(),
        "stack-taken" => fact.get("cards")?.is_null(),
        "hand-left" => fact.get("cards")?.as_array()?.is_empty(),
        _ => false,
    })
}

/// The message for a fact. The client shows on its board what the command line has to say.
fn message(kind: &str, fact: &Value) -> Option<String> {
    let known = |field: &str| Some(!fact.get(field)?.is_null());
    Some(match kind {
        "placed" if !known("seat")? => "cli-homestead-fact-placed-rival".into(),
        "placed" | "stack-taken" => format!("cli-homestead-fact-{kind}"),
        "shared" | "hand-shown" | "proposed" | "left-over" if known("cards")? => {
            format!("cli-homestead-fact-{kind}")
        }
        "forced-discard" if known("card")? => "cli-homestead-fact-forced-discard".into(),
        "discarded" if known("cards")? => "homestead-fact-discarded-cards".into(),
        "unlocked" if !known("seat")? => "homestead-fact-unlocked-rival".into(),
        "income" if fact.get("bonus")?.as_i64()? > 0 => "homestead-fact-income-bonus".into(),
        _ => format!("homestead-fact-{kind}"),
    })
}

/// " (3 × counted: 3 $; 4 × counted: 8 $)", and what the rival takes of it.
fn sums(words: &Words, fact: &Value) -> Option<String> {
    let mut parts = vec![];
    for gain in fact.get("effects")?.as_array()? {
        let number = |field: &str| Some(Arg::from(gain.get(field)?.as_i64()?));
        let args = [("count", number("count")?), ("dollars", number("dollars")?)];
        parts.push(words.own("homestead-fact-income-part", &args));
    }
    let mut text =
        if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) };
    let toll = fact.get("toll").and_then(Value::as_i64).unwrap_or(0);
    if toll > 0 {
        text += " ";
        text += &words.own("homestead-fact-income-toll", &[("toll", toll.into())]);
    }
    Some(text)
}

pub(super) fn type_words(words: &Words, kind: &str) -> String {
    words.own(&format!("homestead-type-{kind}"), &[])
}

/// "4,6 4,7 5,6", as people type it.
fn cells_words(cells: &Value) -> Option<String> {
    let cell =
        |cell: &Value| Some(format!("{},{}", cell.get(0)?.as_u64()?, cell.get(1)?.as_u64()?));
    Some(cells.as_array()?.iter().map(cell).collect::<Option<Vec<_>>>()?.join(" "))
}
