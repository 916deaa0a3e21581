//! The trail, the markets and the player boards in words.

use serde_json::Value;

use super::{
    Arg, Words,
    cattle::{Cattle, city, text, texts},
};
use crate::report::letter;

/// `None` if that is no view of ours.
pub(super) fn lines(game: &Cattle, words: &Words, view: &Value) -> Option<Vec<String>> {
    let mut lines = picture(game, view)?;
    lines.push(words.own("cli-cattle-legend", &[]));
    lines.extend(jobs(words, view.get("job_market")?)?);
    lines.push(listed(words, "cattle-foresight", &foresight(game, words, view)?));
    lines.push(listed(words, "cattle-market", &game.cards(words, view.get("market")?)?));
    let shown = view.get("objectives")?.as_array()?.iter().filter_map(Value::as_str);
    let shown: Vec<_> = shown.map(|card| game.card(words, card)).collect();
    lines.push(listed(words, "cattle-objectives", &shown.join("; ")));
    for (seat, player) in view.get("players")?.as_array()?.iter().enumerate() {
        let seat = game.seat(words, &Value::from(seat))?;
        lines.push(player_line(game, words, &seat, player)?);
        lines.extend(discs(words, &seat, player)?);
    }
    if let Some(craig) = view.get("craig").filter(|craig| !craig.is_null()) {
        let seat = words.own("cattle-craig", &[]);
        lines.push(craig_line(words, craig)?);
        lines.extend(discs(words, &seat, craig)?);
    }
    if let Some(turns) = view.pointer("/closing/turns_left").and_then(Value::as_i64) {
        lines.push(words.own("cli-cattle-closing", &[("turns", turns.into())]));
    }
    Some(lines)
}

/// Every stretch between two forks is a line for each of its paths.
fn picture(game: &Cattle, view: &Value) -> Option<Vec<String>> {
    let mut lines = vec![];
    let mut drawn: Vec<&str> = vec![];
    for (fork, paths) in &game.forks {
        // A fork inside a path has been drawn with it.
        if drawn.contains(&fork.as_str()) && !game.is_neutral(fork) {
            continue;
        }
        lines.push(space(game, view, fork)?);
        for path in paths {
            drawn.extend(path.iter().map(String::as_str));
            let cells: Option<Vec<_>> = path.iter().map(|id| space(game, view, id)).collect();
            lines.push(format!("    {}", cells?.join("  ")));
        }
    }
    lines.push(space(game, view, "KC")?);
    Some(lines)
}

/// "A1 ·", "B [E]", "FL1 !3 @A", as the legend says.
fn space(game: &Cattle, view: &Value, id: &str) -> Option<String> {
    let solo = view.get("craig").is_some_and(|craig| !craig.is_null());
    let whose = |owner: &Value| {
        let owner = owner.as_u64()? as usize;
        Some(if solo && owner == 1 { 'C' } else { letter(owner) })
    };
    let tiles = view.get("trail")?.as_array()?;
    let here = |row: &&Value| row.get("at").and_then(Value::as_str) == Some(id);
    let sign = match tiles.iter().find(here).and_then(|row| row.get("tile")) {
        None if game.takes_no_tile(id) => String::new(),
        None => " ·".into(),
        Some(tile) => match tile.get("kind")?.as_str()? {
            "neutral" => format!(" [{}]", text(tile, "letter")?),
            "private" => format!(" {}:{}", whose(tile.get("owner")?)?, text(tile, "building")?),
            "hazard" => format!(" !{}", tile.get("vp")?.as_i64()?),
            _ => format!(" ^{}", text(tile, "colour")?.get(..1)?),
        },
    };
    let mut drawn = format!("{id}{sign}");
    let players = view.get("players")?.as_array()?.iter().enumerate();
    let standing = players.map(|(seat, player)| (letter(seat), player));
    let craig = view.get("craig").into_iter().map(|craig| ('C', craig));
    for (name, who) in standing.chain(craig) {
        if who.get("at").and_then(Value::as_str) == Some(id) {
            drawn.push_str(" @");
            drawn.push(name);
        }
    }
    Some(drawn)
}

/// The rows that offer somebody, and the token's.
fn jobs(words: &Words, market: &Value) -> Option<Vec<String>> {
    let mut lines = vec![];
    let token = market.get("token")?.as_i64()?;
    let costs = market.get("costs")?.as_array()?;
    for (row, (workers, cost)) in (1..).zip(market.get("rows")?.as_array()?.iter().zip(costs)) {
        let workers = workers.as_array()?.iter().filter_map(Value::as_str);
        let names = workers.map(|worker| words.own(&format!("cattle-worker-{worker}"), &[]));
        let names = names.collect::<Vec<_>>().join(", ");
        if names.is_empty() && row != token {
            continue;
        }
        let id = if row == token { "cli-cattle-jobs-token" } else { "cli-cattle-jobs" };
        let names = if names.is_empty() { "–".into() } else { names };
        let args: [(&str, Arg); 3] =
            [("row", row.into()), ("cost", cost.as_i64()?.into()), ("workers", names.into())];
        lines.push(words.own(id, &args));
    }
    Some(lines)
}

fn foresight(game: &Cattle, words: &Words, view: &Value) -> Option<String> {
    let columns = view.get("foresight")?.as_array()?.iter().map(|column| {
        let tiles = column.as_array()?.iter();
        let names = tiles.map(|tile| match tile {
            Value::Null => Some("–".to_owned()),
            tile => game.tile(words, tile),
        });
        Some(names.collect::<Option<Vec<_>>>()?.join(" / "))
    });
    Some(columns.collect::<Option<Vec<_>>>()?.join("; "))
}

fn player_line(game: &Cattle, words: &Words, seat: &str, player: &Value) -> Option<String> {
    let number = |field: &str| Some(Arg::from(player.pointer(field)?.as_i64()?));
    let points = [("seat", seat.to_owned().into()), ("points", number("/score/total")?)];
    let certificates = [
        ("count", number("/marker")?),
        ("limit", number("/limit")?),
        ("permanent", number("/permanent")?),
    ];
    let mut parts = vec![
        words.own("cli-cattle-points", &points),
        words.own("cattle-has-money", &[("money", number("/money")?)]),
        words.own("cattle-has-certificates", &certificates),
        words.own("cattle-has-engine", &[("space", text(player, "engine")?.into())]),
    ];
    for worker in ["cowboy", "craftsman", "engineer"] {
        let count = [("count", number(&format!("/workers/{worker}"))?)];
        parts.push(words.own(&format!("cattle-has-{worker}"), &count));
    }
    let hand = words.own("cattle-has-hand", &[("count", number("/hand_size")?)]);
    parts.push(match player.get("hand")? {
        Value::Null => hand,
        cards => format!("{hand} – {}", game.cards(words, cards)?),
    });
    let area = texts(player.get("area")?)?;
    parts.extend(area.iter().map(|card| game.card(words, card)));
    Some(parts.join(" · "))
}

fn craig_line(words: &Words, craig: &Value) -> Option<String> {
    let number = |field: &str| Some(Arg::from(craig.pointer(field)?.as_i64()?));
    let args = [
        ("value", number("/value")?),
        ("score", number("/score/total")?),
        ("deck", number("/deck")?),
    ];
    let engine = words.own("cattle-has-engine", &[("space", text(craig, "engine")?.into())]);
    Some(format!("{} · {engine}", words.own("cattle-craig-state", &args)))
}

/// A line about where the discs of a seat lie, if any do.
fn discs(words: &Words, seat: &str, owner: &Value) -> Option<Vec<String>> {
    let mut places = vec![];
    for (name, count) in owner.get("cities")?.as_object()? {
        match count.as_i64()? {
            0 => {}
            1 => places.push(city(name)),
            count => places.push(format!("{count}× {}", city(name))),
        }
    }
    for station in owner.get("stations")?.as_array()? {
        places.push(words.own("cattle-station", &[("station", station.as_i64()?.into())]));
    }
    if places.is_empty() {
        return Some(vec![]);
    }
    let args = [("seat", seat.to_owned().into()), ("places", places.join(", ").into())];
    Some(vec![words.own("cli-cattle-discs", &args)])
}

fn listed(words: &Words, heading: &str, list: &str) -> String {
    format!("{}: {list}", words.own(heading, &[]))
}
