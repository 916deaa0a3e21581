//! What happens in Go West!, in words.

use serde_json::Value;

use super::{Arg, Line, Words, game::GameWords, wagons_board};

/// What a message reads where there is nobody and nothing.
const NONE: &str = "none";

pub(super) struct Wagons;

impl GameWords for Wagons {
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line> {
        let number = |field: &str| fact.get(field).and_then(Value::as_i64);
        let kind = fact.get("fact")?.as_str()?;
        match kind {
            "paid" if number("discs")? + number("vp")? == 0 => return Some(Line::Enough),
            // That a card was dealt or drawn is no news to those who may not know which.
            "dealt" | "drew" if fact.get("card")?.is_null() => return Some(Line::Enough),
            _ => {}
        }
        let game = if matches!(kind, "dealt" | "turn") { "cli-wagons" } else { "wagons" };
        words.say(&format!("{game}-fact-{kind}"), &args(words, fact)?).map(Line::Said)
    }

    fn view(&self, words: &Words, view: &Value) -> Option<Vec<String>> {
        wagons_board::lines(words, view)
    }
}

/// Every field as messages want it: seats by name, cards in words, regions by their letters.
fn args<'a>(words: &Words, fact: &'a Value) -> Option<Vec<(&'a str, Arg)>> {
    let mut args = vec![];
    for (name, value) in fact.as_object()? {
        let arg: Arg = match (name.as_str(), value) {
            ("fact" | "order", _) => continue,
            ("number", Value::Null) => 0.into(),
            (_, Value::Null) => NONE.to_owned().into(),
            ("seat" | "pushed", seat) => words.seat(seat.as_u64()? as usize).into(),
            ("card", card) => card_words(words, card.as_str()?).into(),
            ("points", points) => points_words(words, points)?.into(),
            ("reason", reason) => {
                words.say(&format!("wagons-reason-{}", reason.as_str()?), &[])?.into()
            }
            (_, Value::Number(number)) => number.as_i64()?.into(),
            (_, other) => other.as_str()?.to_owned().into(),
        };
        args.push((name.as_str(), arg));
    }
    Some(args)
}

/// "Seat A 3, Seat B 1"; those without points are left out.
pub(super) fn points_words(words: &Words, points: &Value) -> Option<String> {
    let mut parts = vec![];
    for (seat, points) in points.as_array()?.iter().enumerate() {
        let points = points.as_i64()?;
        if points > 0 {
            let args = [("seat", words.seat(seat).into()), ("points", points.into())];
            parts.push(words.own("wagons-points-of", &args));
        }
    }
    if parts.is_empty() {
        return words.say("wagons-points-none", &[]);
    }
    Some(parts.join(", "))
}

pub(super) fn region_words(words: &Words, region: &str, form: &str) -> String {
    words.own(&format!("wagons-region-{region}{form}"), &[])
}

/// The code people type, and what it means: "E2w2c5 (two discs in the East; 2 wagon steps; cost 5)".
pub(super) fn card_words(words: &Words, code: &str) -> String {
    match read_card(words, code) {
        Some(meaning) => format!("{code} ({meaning})"),
        None => code.to_owned(),
    }
}

fn read_card(words: &Words, code: &str) -> Option<String> {
    let (place, rest) = code.split_once('w')?;
    let (wagons, cost) = rest.split_once('c')?;
    let mut parts = vec![];
    if !place.is_empty() {
        let region = place.trim_end_matches(['1', '2', '+']);
        let id = match &place[region.len()..] {
            "1" => "wagons-card-place-one",
            "2" => "wagons-card-place-two",
            _ => "wagons-card-place-plus",
        };
        parts.push(words.say(id, &[("in", region_words(words, region, "-in").into())])?);
    }
    let wagons: i64 = wagons.parse().ok()?;
    if wagons > 0 {
        parts.push(words.say("wagons-card-wagons", &[("count", wagons.into())])?);
    }
    parts.push(words.say("wagons-card-cost", &[("cost", cost.parse::<i64>().ok()?.into())])?);
    Some(parts.join("; "))
}
