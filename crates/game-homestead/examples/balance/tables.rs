//! The figures as tables for a document.

use std::fmt::Write;

use game_homestead::{Homestead, Type};
use tabletop::Game;

use crate::tally::{CardTally, SeatTally, Tally, WIN};

pub(crate) fn all(game: &Homestead, tally: &Tally, cards: bool) -> String {
    let mut text = String::new();
    write_all(&mut text, game, tally, cards).expect("a string takes everything");
    text
}

fn write_all(
    out: &mut String,
    game: &Homestead,
    tally: &Tally,
    cards: bool,
) -> Result<(), std::fmt::Error> {
    let hands = tally.games * u64::from(game.seats());
    let id = game.box_id();
    writeln!(out, "{} games, {} players, box {} {}\n", tally.games, game.seats(), id.id, id.hash)?;
    types(out, game, tally, hands)?;
    seats(out, game, tally)?;
    spread(out, tally, hands)?;
    if cards {
        each_card(out, game, tally, hands)?;
    }
    Ok(())
}

/// All cards of a type together.
fn of_type(game: &Homestead, tally: &Tally, kind: Type) -> CardTally {
    let rows = game.cards().rows.iter().zip(&tally.cards);
    let mine = rows.filter(|(row, _)| row.kind == kind && !row.is_post);
    mine.fold(CardTally::default(), |sum, (_, card)| sum.plus(*card))
}

fn types(out: &mut String, game: &Homestead, tally: &Tally, hands: u64) -> std::fmt::Result {
    let buildings = Type::ALL.iter().filter(|kind| **kind != Type::Order);
    let all =
        buildings.fold(CardTally::default(), |sum, &kind| sum.plus(of_type(game, tally, kind)));
    let mean = worth(&all);
    writeln!(
        out,
        "| type | built by a player | pays | bonus | symbols bring | together | off the mean | held, then built | dead |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for &kind in Type::ALL {
        let sum = of_type(game, tally, kind);
        let off = match kind {
            Type::Order => "–".to_owned(),
            _ => format!("{:+.1} %", 100.0 * (worth(&sum) / mean - 1.0)),
        };
        writeln!(out, "| {} |{} {off} |{}", kind.name(), money(&sum, hands), fate(&sum))?;
    }
    writeln!(out, "| all buildings |{} |{}\n", money(&all, hands), fate(&all))
}

/// What one card brings when it is built: what its player would be without.
fn worth(sum: &CardTally) -> f64 {
    ratio(sum.paid + sum.bonus + sum.brought, sum.built)
}

fn money(sum: &CardTally, hands: u64) -> String {
    let built = ratio(sum.built.cast_signed(), hands);
    let [paid, bonus, brought] =
        [sum.paid, sum.bonus, sum.brought].map(|part| ratio(part, sum.built));
    format!(" {built:.2} | {paid:.2} | {bonus:.2} | {brought:.2} | {:.2} |", worth(sum))
}

fn fate(sum: &CardTally) -> String {
    let built = 100.0 * ratio(sum.built.cast_signed(), sum.held);
    let dead = 100.0 * ratio(sum.dead.cast_signed(), sum.held);
    format!(" {built:.1} % | {dead:.1} % |")
}

fn seats(out: &mut String, game: &Homestead, tally: &Tally) -> std::fmt::Result {
    let seats = usize::from(game.seats());
    let groups = [("chair", &tally.chairs), ("turn in round 1", &tally.turns)];
    for (name, group) in groups {
        let group: &[SeatTally] = &group[..seats];
        let mean = ratio(group.iter().map(|seat| seat.score).sum(), tally.games * seats as u64);
        writeln!(out, "| {name} | mean score | off the mean | wins |\n|---|---|---|---|")?;
        for (i, seat) in group.iter().enumerate() {
            let score = ratio(seat.score, tally.games);
            let off = 100.0 * (score / mean - 1.0);
            let wins = 100.0 * ratio(seat.wins.cast_signed(), tally.games * WIN);
            writeln!(out, "| {} | {score:.1} | {off:+.1} % | {wins:.1} % |", i + 1)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn spread(out: &mut String, tally: &Tally, hands: u64) -> std::fmt::Result {
    let counted = || (0_i64..).zip(tally.scores.iter().copied());
    let mean = ratio(counted().map(|(score, times)| score * times.cast_signed()).sum(), hands);
    let squares =
        ratio(counted().map(|(score, times)| score * score * times.cast_signed()).sum(), hands);
    let below = |percent: u64| {
        let mut seen = 0;
        let reached = |(_, times): &(i64, u64)| {
            seen += times;
            seen * 100 >= hands * percent
        };
        counted().find(reached).map_or(0, |(score, _)| score)
    };
    writeln!(
        out,
        "| score | mean | deviation | 5 % below | half below | 95 % below | lead of the winner | first to last |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|")?;
    writeln!(
        out,
        "| | {mean:.1} | {:.1} | {} | {} | {} | {:.1} | {:.1} |\n",
        (squares - mean * mean).sqrt(),
        below(5),
        below(50),
        below(95),
        ratio(tally.lead.cast_signed(), tally.games),
        ratio(tally.range.cast_signed(), tally.games),
    )?;
    let forced = ratio(tally.forced.cast_signed(), hands);
    writeln!(out, "Forced discards by a player: {forced:.3}\n")
}

fn each_card(out: &mut String, game: &Homestead, tally: &Tally, hands: u64) -> std::fmt::Result {
    writeln!(
        out,
        "| card | type | built by a player | pays | bonus | symbols bring | together | held, then built | dead |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for (row, card) in game.cards().rows.iter().zip(&tally.cards) {
        // A post is dealt to a player and stands from the start: there is nothing to hold or build.
        if !row.is_post {
            let kind = row.kind.name();
            writeln!(out, "| {} | {kind} |{}{}", row.id, money(card, hands), fate(card))?;
        }
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
fn ratio(sum: i64, of: u64) -> f64 {
    sum as f64 / of.max(1) as f64
}
