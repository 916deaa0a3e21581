//! The map and the hands of GO WEST in words.

use serde_json::Value;

use super::{
    Arg, Words,
    homestead::{Homestead, type_words},
};
use crate::report::letter;

/// `None` if that is no view of ours.
pub(super) fn lines(game: &Homestead, words: &Words, view: &Value) -> Option<Vec<String>> {
    let mut lines = vec![heading(game, words, view)?];
    lines.extend(picture(game, view)?);
    lines.push(words.own("cli-homestead-legend", &[]));
    for (seat, player) in view.get("players")?.as_array()?.iter().enumerate() {
        lines.push(player_line(game, words, view, seat, player)?);
        lines.extend(built(game, words, view, seat)?);
    }
    for order in view.get("orders")?.as_array()? {
        lines.push(order_line(game, words, order)?);
    }
    if !view.get("stack")?.is_null() {
        let cards = game.cards(words, view.get("stack")?)?;
        lines.push(words.own("cli-homestead-stack", &[("cards", cards.into())]));
    }
    lines.extend(solo_line(game, words, view.get("solo")?));
    let deck = |pile: &str| Some(Arg::from(view.get("deck")?.get(pile)?.as_i64()?));
    let piles = [("buildings", deck("buildings")?), ("orders", deck("orders")?)];
    lines.push(words.own("homestead-piles", &piles));
    Some(lines)
}

/// "Two Rivers · Round 2 of 4, turn 3 of 6 · Stacks are passed clockwise"
fn heading(game: &Homestead, words: &Words, view: &Value) -> Option<String> {
    let number = |field: &str| view.get(field).and_then(Value::as_i64);
    let mut parts = vec![game.map_name(words)?.to_owned()];
    if number("turn")? > 0 {
        let args =
            ["round", "turn", "turns"].map(|field| (field, number(field).unwrap_or(0).into()));
        parts.push(words.own("homestead-moment", &args));
    }
    // Alone nothing is passed on.
    if number("round")? > 0 && number("seats")? > 1 {
        let clockwise = if view.get("clockwise")?.as_bool()? { "yes" } else { "no" };
        parts.push(words.own("homestead-direction", &[("clockwise", clockwise.to_owned().into())]));
    }
    Some(parts.join(" · "))
}

/// The map, two letters a cell: what is printed there, or who has built what.
fn picture(game: &Homestead, view: &Value) -> Option<Vec<String>> {
    let rows = game.map_rows()?;
    let mut cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.chars().map(|printed| format!(" {printed}")).collect()).collect();
    for building in view.get("buildings")?.as_array()? {
        let owner = building.get("owner")?.as_u64().map_or('*', |seat| letter(seat as usize));
        let kind = type_letter(building.get("type")?.as_str()?);
        for (field, sign) in [("cells", kind), ("water", '~')] {
            for cell in building.get(field)?.as_array()? {
                let at = |i: usize| cell.get(i).and_then(Value::as_u64).map(|at| at as usize);
                *cells.get_mut(at(0)?)?.get_mut(at(1)?)? = format!("{owner}{sign}");
            }
        }
    }
    let columns: Vec<String> = (0..cells.first()?.len()).map(|col| format!("{col:>3}")).collect();
    let mut lines = vec![format!("  {}", columns.concat())];
    for (number, row) in cells.iter().enumerate() {
        lines.push(format!("{number:>2} {}", row.join(" ")));
    }
    Some(lines)
}

/// As the legend says.
fn type_letter(kind: &str) -> char {
    match kind {
        "forester" => 'w',
        "mine" => 'm',
        "farm" => 'a',
        "production" => 'p',
        "city" => 'c',
        _ => 'o',
    }
}

fn player_line(
    game: &Homestead,
    words: &Words,
    view: &Value,
    seat: usize,
    player: &Value,
) -> Option<String> {
    let number = |field: &str| player.get(field).and_then(Value::as_i64);
    let list = |field: &str| player.get(field).and_then(|cards| game.cards(words, cards));
    let label = [("seat", words.seat(seat).into()), ("dollars", number("money")?.into())];
    let mut hand = words.own("homestead-seat-hand", &[("count", number("hand_size")?.into())]);
    if let Some(cards) = list("hand").filter(|cards| !cards.is_empty()) {
        hand = format!("{hand} – {cards}");
    }
    let mut parts = vec![words.own("cli-homestead-money", &label), hand];
    if view.get("first")?.as_u64()? == seat as u64 && view.get("seats")?.as_u64()? > 1 {
        parts.push(words.own("homestead-seat-first", &[]));
    }
    if view.get("teams")?.as_bool()? {
        let team = number("team")? + 1;
        parts.push(words.own("homestead-seat-team", &[("team", team.into())]));
    }
    let sets: Vec<String> =
        player.get("farm_sets")?.as_array()?.iter().map(Value::to_string).collect();
    if !sets.is_empty() {
        parts.push(words.own("homestead-seat-sets", &[("sizes", sets.join(", ").into())]));
    }
    for (kind, count) in player.get("bonus")?.as_object()? {
        let args = [("count", count.as_i64()?.into()), ("type", type_words(words, kind).into())];
        parts.push(words.own("homestead-seat-bonus", &args));
    }
    let lists = [
        ("known", "homestead-seat-known"),
        ("offer", "cli-homestead-offer"),
        ("choice", "homestead-chosen"),
    ];
    for (field, id) in lists {
        if let Some(cards) = list(field).filter(|cards| !cards.is_empty()) {
            parts.push(words.own(id, &[("cards", cards.into())]));
        }
    }
    Some(parts.join(" · "))
}

/// A line with the cards a seat has built, if there are any.
fn built(game: &Homestead, words: &Words, view: &Value, seat: usize) -> Option<Vec<String>> {
    let mut cards = vec![];
    for building in view.get("buildings")?.as_array()? {
        if building.get("owner")?.as_u64() == Some(seat as u64) {
            cards.push(game.card(words, building.get("card")?.as_str()?));
        }
    }
    if cards.is_empty() {
        return Some(vec![]);
    }
    let args = [("seat", words.seat(seat).into()), ("cards", cards.join(", ").into())];
    Some(vec![words.own("cli-homestead-built", &args)])
}

/// What an order would pay as things stand.
fn order_line(game: &Homestead, words: &Words, order: &Value) -> Option<String> {
    let seat = words.seat(order.get("seat")?.as_u64()? as usize);
    let card = game.card(words, order.get("card")?.as_str()?);
    let held = order.get("building")?.is_null();
    let state = words.own(if held { "homestead-order-held" } else { "homestead-order-built" }, &[]);
    let mut args = vec![("seat", seat.into()), ("card", card.into()), ("state", state.into())];
    let Some(pays) = order.get("pays")?.as_i64() else {
        return Some(words.own("cli-homestead-order-open", &args));
    };
    args.push(("dollars", pays.into()));
    Some(words.own("cli-homestead-order", &args))
}

/// The rival in force, and how the game alone stands; nothing with several players.
fn solo_line(game: &Homestead, words: &Words, solo: &Value) -> Option<String> {
    let orders = solo.get("orders_built")?.as_i64()?;
    let rating = words.say(&format!("homestead-rating-{}", solo.get("rating")?.as_str()?), &[])?;
    let mut parts = vec![words.own("homestead-solo-orders", &[("count", orders.into())])];
    parts.push(words.own("cli-homestead-rating", &[("rating", rating.into())]));
    if let Some(card) = solo.get("card")?.as_str() {
        let card = game.card(words, card);
        parts.push(words.own("cli-homestead-rival", &[("card", card.into())]));
    }
    Some(parts.join(" "))
}
