//! What `westbound try` answers, as JSON and in words.

use std::io;

use catalog::AnyTable;
use serde_json::{Map, Value, json};
use tabletop::{Seat, Viewer};

use super::Tried;
use crate::{
    out::Out,
    report::letter,
    words::{Arg, Tale, Words},
};

pub(super) fn json(
    table: &dyn AnyTable,
    tried: &[Tried],
    views: &[(Viewer, Value)],
    all: bool,
) -> Value {
    let words = Words::default();
    let tale = words.about(table);
    let asked: Vec<Seat> = table.to_act().seats().iter().collect();
    let by_seat: Map<String, Value> =
        asked.iter().map(|&seat| (seat.0.to_string(), json!(table.legal(seat)))).collect();
    let mut answer = json!({
        "ok": tried.iter().all(|tried| tried.refusal.is_none()),
        "game": table.slug(),
        "results": tried.iter().map(|tried| result(tried, &words, &tale)).collect::<Vec<_>>(),
        "viewer": views[0].0,
        "view": views[0].1,
        "to_act": asked,
        "legal": asked.first().map(|&seat| table.legal(seat)).unwrap_or_default(),
        "legal_by_seat": by_seat,
        "scores": table.scores(),
        "result": table.outcome(),
        "position": table.position(),
    });
    if all {
        answer["views"] = views.iter().map(|(_, view)| view.clone()).collect();
    }
    answer
}

fn result(tried: &Tried, words: &Words, tale: &Tale<'_>) -> Value {
    json!({
        "line": tried.line.as_ref().map(|line| line.number),
        "seat": tried.seat,
        "action": tried.line.as_ref().map(|line| line.order.text()),
        "ok": tried.refusal.is_none(),
        "refusal": tried.refusal,
        "facts": tried.facts,
        "words": lines(tried, words, tale),
    })
}

/// Facts and refusal in words.
fn lines(tried: &Tried, words: &Words, tale: &Tale<'_>) -> Vec<String> {
    let facts = tried.facts.iter().filter_map(|fact| tale.fact(fact));
    let why = tried.refusal.as_ref().map(|refusal| words.refusal(refusal));
    let refused = why.map(|why| words.own("cli-refused", &[("why", why.into())]));
    facts.chain(refused).collect()
}

pub(super) fn tell(
    out: &mut Out,
    words: &Words,
    table: &dyn AnyTable,
    tried: &[Tried],
    views: &[(Viewer, Value)],
) -> io::Result<()> {
    let tale = words.about(table);
    for tried in tried {
        match (&tried.line, tried.seat) {
            (Some(line), Some(seat)) => {
                out.line(format_args!("{}: {}", letter(seat.index()), line.order.text()))?;
            }
            (Some(line), None) => out.line(line.order.text())?,
            (None, _) => {}
        }
        for line in lines(tried, words, &tale) {
            out.line(format_args!("   {line}"))?;
        }
    }
    for (i, (viewer, view)) in views.iter().enumerate() {
        let heading = match viewer.seat() {
            Some(seat) => words.own("cli-seen-by", &[("seat", words.seat(seat.index()).into())]),
            None => words.own("cli-seen-by-spectator", &[]),
        };
        if i > 0 || !tried.is_empty() {
            out.line("")?;
        }
        out.line(heading)?;
        for line in tale.view(view) {
            out.line(format_args!("   {line}"))?;
        }
    }
    ending(out, words, table)
}

/// Scores, and who may say what, or how it ended.
fn ending(out: &mut Out, words: &Words, table: &dyn AnyTable) -> io::Result<()> {
    let scores = words.scores(&table.scores());
    out.line(format_args!("\n{}", words.own("cli-scores", &[("scores", scores.into())])))?;
    if let Some(over) = words.outcome(table.slug(), table.outcome().as_ref()) {
        out.line(over)?;
    }
    for seat in table.to_act().seats().iter() {
        let name = Arg::from(words.seat(seat.index()));
        out.line(words.own("cli-legal", &[("seat", name)]))?;
        for action in table.legal(seat) {
            out.line(format_args!("   {action}"))?;
        }
    }
    Ok(())
}
