//! What happens in Go West!, in words.

use serde_json::Value;

use super::{Arg, Words};

/// The line for a fact: `None` if there are no words for it, `Some(None)` if the lines around it
/// say enough.
pub(super) fn fact(words: &Words, fact: &Value) -> Option<Option<String>> {
    let fact = Fact(fact);
    let kind = fact.text("fact")?;
    let id = match kind {
        "paid" => match (fact.number("discs")?, fact.number("vp")?) {
            (0, 0) => return Some(None),
            (_, 0) => "wagons-fact-paid-discs".to_owned(),
            (0, _) => "wagons-fact-paid-vp".to_owned(),
            _ => "wagons-fact-paid-both".to_owned(),
        },
        "placed" => match (fact.number("seat")?, fact.number("pushed")) {
            (_, None) => "wagons-fact-placed".to_owned(),
            (seat, Some(pushed)) if seat == pushed => "wagons-fact-placed-pushed-own".to_owned(),
            _ => "wagons-fact-placed-pushed".to_owned(),
        },
        "scored" if fact.number("number").is_none() => "wagons-fact-scored-last".to_owned(),
        // Nobody but the owner knows the card, and that a card was dealt or drawn is no news.
        "dealt" | "drew" if fact.text("card").is_none() => return Some(None),
        "dealt" | "turn" | "steps-lapsed" => format!("cli-wagons-{kind}"),
        _ => format!("wagons-fact-{kind}"),
    };
    words.say(&id, &fact.args(words)?).map(Some)
}

struct Fact<'a>(&'a Value);

impl Fact<'_> {
    fn text(&self, field: &str) -> Option<&str> {
        self.0.get(field)?.as_str()
    }

    fn number(&self, field: &str) -> Option<i64> {
        self.0.get(field)?.as_i64()
    }

    /// Every field as messages want it: seats by name, cards and regions in words.
    fn args(&self, words: &Words) -> Option<Vec<(&str, Arg)>> {
        let mut args = vec![];
        for (name, value) in self.0.as_object()? {
            let name = name.as_str();
            match (name, value) {
                ("fact", _) | (_, Value::Null) => {}
                ("seat" | "pushed", seat) => {
                    args.push((name, words.seat(seat.as_u64()? as usize).into()));
                }
                ("card", card) => args.push((name, card_words(words, card.as_str()?).into())),
                ("reason", reason) => {
                    let id = format!("wagons-reason-{}", reason.as_str()?);
                    args.push((name, words.say(&id, &[])?.into()));
                }
                ("region", region) => {
                    args.push((name, region_words(words, region.as_str()?, "").into()));
                    args.push(("in", region_words(words, region.as_str()?, "-in").into()));
                }
                ("from" | "to", region) => {
                    let form = format!("-{name}");
                    args.push((name, region_words(words, region.as_str()?, &form).into()));
                }
                ("points", points) => args.push((name, points_words(words, points)?.into())),
                (_, Value::Number(number)) => args.push((name, number.as_i64()?.into())),
                _ => {}
            }
        }
        Some(args)
    }
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
    Some(match parts.is_empty() {
        true => words.own("wagons-points-none", &[]),
        false => parts.join(", "),
    })
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
