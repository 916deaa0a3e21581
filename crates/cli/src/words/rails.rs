//! What happens on the Old West map, in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Arg, Line, Words, game::GameWords, rails_board};

const COLOURS: [&str; 9] =
    ["purple", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive"];

/// Cities have their names from the box.
pub(super) struct Rails {
    cities: BTreeMap<String, String>,
}

impl GameWords for Rails {
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line> {
        let kind = fact.get("fact")?.as_str()?;
        // What others may not know is no news to them.
        let secret = match kind {
            "dealt" => "card",
            "ticket-dealt" => "ticket",
            "chose" => "tickets",
            _ => "fact",
        };
        if fact.get(secret)?.is_null() {
            return Some(Line::Enough);
        }
        // The client shows on its board what the command line has to say.
        let game = match kind {
            "dealt" | "turned-up" | "ticket-dealt" | "turn" | "no-marker" | "drew-tickets" => {
                "cli-rails"
            }
            _ => "rails",
        };
        words.say(&format!("{game}-fact-{kind}"), &self.args(words, fact)?).map(Line::Said)
    }

    fn view(&self, words: &Words, view: &Value) -> Option<Vec<String>> {
        rails_board::lines(self, words, view)
    }
}

impl Rails {
    pub(super) fn new(components: &Value) -> Self {
        let rows = components.get("cities").and_then(Value::as_array);
        let name = |row: &Value| {
            let text = |field| row.get(field).and_then(Value::as_str).map(str::to_owned);
            Some((text("id")?, text("name")?))
        };
        Self { cities: rows.into_iter().flatten().filter_map(name).collect() }
    }

    pub(super) fn city(&self, id: &str) -> String {
        self.cities.get(id).cloned().unwrap_or_else(|| id.to_owned())
    }

    /// "Denver – Pueblo", for a lane or a ticket.
    pub(super) fn pair(&self, name: &str) -> String {
        let mut ends = name.split('-').take(2);
        let mut end = || self.city(ends.next().unwrap_or_default());
        format!("{} – {}", end(), end())
    }

    /// Every field as messages want it: seats, cities and colours by name.
    fn args<'a>(&self, words: &Words, fact: &'a Value) -> Option<Vec<(&'a str, Arg)>> {
        let kind = fact.get("fact")?.as_str()?;
        let mut args: Vec<(&str, Arg)> = vec![];
        for (name, value) in fact.as_object()? {
            let arg = match (name.as_str(), value) {
                ("fact" | "slot" | "colour" | "locomotives", _) => continue,
                ("cards", _) if kind == "swept" => continue,
                ("seat", seat) => words.seat(seat.as_u64()? as usize).into(),
                ("card", card) => {
                    let colour = card.as_str().map(|colour| colour_words(words, colour));
                    args.push(("colour", colour.unwrap_or_else(|| "none".into()).into()));
                    continue;
                }
                ("cards", _) if kind == "paid" => payment_words(words, fact)?.into(),
                ("city", city) => self.city(city.as_str()?).into(),
                ("lane" | "ticket", pair) => self.pair(pair.as_str()?).into(),
                ("tickets", tickets) => {
                    let names = tickets.as_array()?.iter().map(|t| Some(self.pair(t.as_str()?)));
                    names.collect::<Option<Vec<_>>>()?.join(", ").into()
                }
                ("reason", reason) if kind == "ended" => {
                    words.say(&format!("rails-reason-{}", reason.as_str()?), &[])?.into()
                }
                ("done", done) => if done.as_bool()? { "yes" } else { "no" }.to_owned().into(),
                // The message has the sign.
                ("points", points) => points.as_i64()?.abs().into(),
                (_, Value::Number(number)) => number.as_i64()?.into(),
                (_, other) => other.as_str()?.to_owned().into(),
            };
            args.push((name.as_str(), arg));
        }
        Some(args)
    }
}

pub(super) fn colour_words(words: &Words, colour: &str) -> String {
    words.own(&format!("rails-colour-{colour}"), &[])
}

fn count_words(words: &Words, colour: &str, count: i64) -> String {
    let args = [("count", count.into()), ("colour", colour_words(words, colour).into())];
    words.own("rails-count", &args)
}

/// "3× red, 1× locomotive", of a payment.
fn payment_words(words: &Words, fact: &Value) -> Option<String> {
    let number = |field: &str| fact.get(field).and_then(Value::as_i64);
    let paid =
        [(fact.get("colour")?.as_str()?, number("cards")?), ("locomotive", number("locomotives")?)];
    let parts = paid.into_iter().filter(|(_, count)| *count > 0);
    Some(parts.map(|(colour, n)| count_words(words, colour, n)).collect::<Vec<_>>().join(", "))
}

/// The same of a hand or a pile.
pub(super) fn cards_words(words: &Words, cards: &Value) -> Option<String> {
    let cards = cards.as_object()?;
    let counted = COLOURS.iter().filter_map(|&colour| Some((colour, cards.get(colour)?.as_i64()?)));
    Some(counted.map(|(colour, n)| count_words(words, colour, n)).collect::<Vec<_>>().join(", "))
}
