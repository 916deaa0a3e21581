//! The Old West map in words.

use serde_json::Value;

use super::{
    Arg, Words,
    rails::{Rails, cards_words, colour_words},
};

/// `None` if that is no view of ours.
pub(super) fn lines(rails: &Rails, words: &Words, view: &Value) -> Option<Vec<String>> {
    let mut lines = vec![];
    for (seat, player) in view.get("players")?.as_array()?.iter().enumerate() {
        lines.push(player_line(rails, words, seat, player)?);
        lines.extend(built(rails, words, view, seat)?);
    }
    lines.extend(markers(rails, words, view)?);
    lines.extend(alvin(rails, words, view)?);
    lines.push(cards_line(words, view)?);
    for (heading, field) in [("cli-rails-ticket", "my_tickets"), ("cli-rails-offered", "my_offer")]
    {
        for ticket in view.get(field)?.as_array()? {
            let args = [("ticket", ticket_words(rails, words, ticket)?.into())];
            lines.push(words.own(heading, &args));
        }
    }
    if !view.get("last_round")?.is_null() {
        lines.push(words.own("rails-ask-last-round", &[]));
    }
    if let Some(finals) = view.get("final")?.as_array() {
        for (seat, sources) in finals.iter().enumerate() {
            lines.push(final_line(words, seat, sources)?);
        }
    }
    Some(lines)
}

fn player_line(rails: &Rails, words: &Words, seat: usize, player: &Value) -> Option<String> {
    let number = |field: &str| player.get(field).and_then(Value::as_i64);
    let count = |id: &str, field: &str| Some(words.own(id, &[("count", number(field)?.into())]));
    let label = [("seat", words.seat(seat).into()), ("points", number("score")?.into())];
    let mut hand = count("rails-seat-hand", "hand_size")?;
    if let Some(known) = player.get("hand").and_then(|hand| cards_words(words, hand)) {
        hand = with_list(hand, &known);
    }
    let mut parts = vec![
        words.own("cli-rails-points", &label),
        count("rails-seat-cars", "cars")?,
        hand,
        count("rails-seat-tickets", "tickets")?,
        count("rails-seat-markers", "markers")?,
    ];
    if let Some(city) = player.get("start")?.as_str() {
        parts.push(words.own("rails-seat-start", &[("city", rails.city(city).into())]));
    }
    if player.get("hand")?.is_null() {
        let known = cards_words(words, player.get("known")?)?;
        if !known.is_empty() {
            parts.push(words.own("rails-seat-known", &[("cards", known.into())]));
        }
    }
    Some(parts.join(" · "))
}

/// A line with the lanes of a seat, if it has any.
fn built(rails: &Rails, words: &Words, view: &Value, seat: usize) -> Option<Vec<String>> {
    let mut lanes = vec![];
    for claimed in view.get("claimed")?.as_array()? {
        if claimed.get("seat")?.as_u64()? == seat as u64 {
            lanes.push(rails.pair(claimed.get("lane")?.as_str()?));
        }
    }
    let args = [("seat", words.seat(seat).into()), ("lanes", lanes.join(", ").into())];
    Some((!lanes.is_empty()).then(|| words.own("cli-rails-built", &args)).into_iter().collect())
}

/// A line that says who controls which city, if anybody does.
fn markers(rails: &Rails, words: &Words, view: &Value) -> Option<Vec<String>> {
    let mut cities = vec![];
    for marker in view.get("markers")?.as_array()? {
        let city = rails.city(marker.get("city")?.as_str()?);
        let seat = words.seat(marker.get("seat")?.as_u64()? as usize);
        cities.push(format!("{city} ({seat})"));
    }
    let args = [("cities", cities.join(", ").into())];
    Some((!cities.is_empty()).then(|| words.own("cli-rails-markers", &args)).into_iter().collect())
}

/// A line about Alvin, if he plays along.
fn alvin(rails: &Rails, words: &Words, view: &Value) -> Option<Vec<String>> {
    let alvin = view.get("alvin")?;
    let Some(city) = alvin.get("city").and_then(Value::as_str) else { return Some(vec![]) };
    let mut args: Vec<(&str, Arg)> = vec![("city", rails.city(city).into())];
    let Some(holder) = alvin.get("holder")?.as_u64() else {
        return Some(vec![words.own("cli-rails-alvin", &args)]);
    };
    args.push(("seat", words.seat(holder as usize).into()));
    Some(vec![words.own("cli-rails-alvin-held", &args)])
}

/// Display, deck and piles.
fn cards_line(words: &Words, view: &Value) -> Option<String> {
    let face_up = view.get("face_up")?.as_array()?.iter();
    let face_up = face_up.map(|card| match card.as_str() {
        Some(colour) => colour_words(words, colour),
        None => "–".to_owned(),
    });
    let discard = view.get("discard")?;
    let thrown: i64 = discard.as_object()?.values().filter_map(Value::as_i64).sum();
    let pile = words.own("rails-discard", &[("count", thrown.into())]);
    let count = |field| Some(Arg::from(view.get(field)?.as_i64()?));
    let parts = [
        with_list(words.own("rails-display", &[]), &face_up.collect::<Vec<_>>().join(", ")),
        words.own("cli-rails-deck", &[("count", count("deck")?)]),
        with_list(pile, &cards_words(words, discard)?),
        words.own("cli-rails-ticket-deck", &[("count", count("ticket_deck")?)]),
    ];
    Some(parts.join(" · "))
}

/// "Denver – Tucson, 10 points, 3 spaces left"
fn ticket_words(rails: &Rails, words: &Words, ticket: &Value) -> Option<String> {
    let points = ticket.get("points")?.as_i64()?.into();
    let left = ticket.get("left")?.as_i64();
    let state = match left {
        _ if ticket.get("done")?.as_bool()? => words.own("rails-ticket-done", &[]),
        Some(left) => words.own("rails-ticket-open", &[("left", left.into())]),
        None => words.own("rails-ticket-cut", &[]),
    };
    let pair = rails.pair(ticket.get("ticket")?.as_str()?);
    Some(format!("{pair}, {}, {state}", words.own("rails-ticket-points", &[("points", points)])))
}

/// The score by source.
fn final_line(words: &Words, seat: usize, sources: &Value) -> Option<String> {
    let number = |field: &str| sources.get(field).and_then(Value::as_i64);
    let (mut won, mut lost) = (0, 0);
    for ticket in sources.get("tickets")?.as_array()? {
        let points = ticket.get("points")?.as_i64()?;
        if ticket.get("done")?.as_bool()? { won += points } else { lost -= points }
    }
    let rows = [
        ("rails-scores-lanes", number("lanes")?),
        ("rails-scores-captures", number("alvin_captures")?),
        ("rails-scores-won", won),
        ("rails-scores-lost", lost),
        ("rails-scores-globetrotter", number("globetrotter")?),
        ("rails-scores-alvin", number("alvin")?),
    ];
    let rows = rows.into_iter().filter(|(_, points)| *points != 0);
    let total = ("rails-scores-total", number("total")?);
    let parts: Vec<_> = rows
        .chain([total])
        .map(|(id, points)| format!("{} {points}", words.own(id, &[])))
        .collect();
    Some(format!("{}: {}", words.seat(seat), parts.join(" · ")))
}

fn with_list(heading: String, list: &str) -> String {
    if list.is_empty() { heading } else { format!("{heading} – {list}") }
}
