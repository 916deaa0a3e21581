//! The board of Go West! in words.

use serde_json::Value;

use super::{
    Words,
    wagons::{points_words, region_words},
};

const REGIONS: [&str; 6] = ["NE", "E", "GP", "MW", "W", "CA"];

/// `None` if that is no view of ours.
pub(super) fn lines(words: &Words, view: &Value) -> Option<Vec<String>> {
    let mut lines = vec![];
    let wagons = view.get("wagons")?.as_array()?;
    for (i, region) in REGIONS.iter().enumerate() {
        let name = region_words(words, region, "");
        let count = wagons.get(i)?.as_i64()?.into();
        let mut line =
            words.own("wagons-board-wagons", &[("region", name.into()), ("count", count)]);
        if (1..=4).contains(&i) {
            line += &block(words, view, i - 1)?;
        }
        lines.push(line);
    }
    for (seat, player) in view.get("players")?.as_array()?.iter().enumerate() {
        lines.push(player_line(words, seat, player)?);
    }
    let pile = view.get("pile")?.as_i64()?.into();
    let discard = cards(view.get("discard")?)?;
    let thrown = i64::try_from(discard.len()).ok()?.into();
    let mut line = words.own("wagons-pile", &[("count", pile)]);
    line += " · ";
    line += &words.own("wagons-discard-title", &[("count", thrown)]);
    if !discard.is_empty() {
        line = format!("{line} – {}", discard.join(" "));
    }
    lines.push(line);
    Some(lines)
}

fn block(words: &Words, view: &Value, i: usize) -> Option<String> {
    let discs = view.get("blocks")?.get(i)?.get("discs")?.as_array()?;
    if discs.is_empty() {
        return Some(String::new());
    }
    let seats = discs.iter().map(|seat| Some(words.seat(seat.as_u64()? as usize)));
    let seats = seats.collect::<Option<Vec<_>>>()?.join(", ");
    let points = points_words(words, view.get("if_scored")?.get(i)?.get("points")?)?;
    let oldest = words.own("wagons-board-oldest-first", &[("seats", seats.into())]);
    let scored = words.own("wagons-board-if-scored", &[("points", points.into())]);
    Some(format!(" {oldest} {scored}"))
}

fn player_line(words: &Words, seat: usize, player: &Value) -> Option<String> {
    let number = |field: &str| player.get(field).and_then(Value::as_i64);
    let points = number("vp")?.into();
    let seat = words.seat(seat).into();
    let ready = player.get("token")?.as_bool()?;
    let token = if ready { "wagons-seat-token" } else { "wagons-seat-token-spent" };
    let scoring = match (number("scoring_card"), number("scoring_cost")) {
        (Some(card), Some(cost)) => {
            words.own("wagons-seat-scoring", &[("number", card.into()), ("cost", cost.into())])
        }
        _ => words.own("wagons-seat-scoring-none", &[]),
    };
    let mut hand = words.own("wagons-seat-hand", &[("count", number("hand_size")?.into())]);
    if let Some(known) = player.get("hand").and_then(cards) {
        hand = format!("{hand} – {}", known.join(" "));
    }
    let parts = [
        words.own("wagons-points-label", &[("seat", seat), ("points", points)]),
        words.own("wagons-seat-supply", &[("count", number("supply")?.into())]),
        words.own("wagons-seat-lid", &[("count", number("lid")?.into())]),
        words.own(token, &[]),
        scoring,
        hand,
    ];
    Some(parts.join(" · "))
}

fn cards(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}
