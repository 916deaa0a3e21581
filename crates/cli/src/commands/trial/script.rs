//! The actions of `westbound try`: one a line, as people type them.

use std::path::Path;

use anyhow::anyhow;
use tabletop::Seat;

use crate::reading;

/// `0: play E2w2c5`
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) number: usize,
    /// Who says it; the seat that is asked if nobody is named.
    pub(super) seat: Option<Seat>,
    pub(super) order: Order,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Act(String),
    Undo,
    /// Not left to the seed: nature says this.
    Draw(String),
}

impl Order {
    pub(super) fn text(&self) -> String {
        match self {
            Self::Act(action) => action.clone(),
            Self::Undo => "undo".to_owned(),
            Self::Draw(drawn) => format!("draw {drawn}"),
        }
    }
}

pub(super) fn read(path: &Path) -> anyhow::Result<Vec<Line>> {
    let text = reading::text(path)?;
    let lines = (1..).zip(text.lines()).filter_map(|(number, text)| parse(number, text));
    lines.map(|line| line.map_err(|error| anyhow!("{}, {error}", path.display()))).collect()
}

/// `None` for an empty line.
fn parse(number: usize, text: &str) -> Option<Result<Line, String>> {
    let text = text.split('#').next().unwrap_or_default().trim();
    if text.is_empty() {
        return None;
    }
    let (named, said) = match text.split_once(':') {
        Some((name, said)) => (Some(seat(name.trim())), said.trim()),
        None => (None, text),
    };
    let order = match said.split_once(' ') {
        Some(("draw", drawn)) => Order::Draw(drawn.trim().to_owned()),
        _ if said == "undo" => Order::Undo,
        _ => Order::Act(said.to_owned()),
    };
    let seat = match named.transpose() {
        Ok(seat) => seat,
        Err(error) => return Some(Err(format!("line {number}: {error}"))),
    };
    Some(Ok(Line { number, seat, order }))
}

/// A seat by its number, from 0 as in every file, or by its letter.
pub(super) fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().or_else(|| match text.as_bytes() {
        [letter @ (b'A'..=b'F')] => Some(letter - b'A'),
        [letter @ (b'a'..=b'f')] => Some(letter - b'a'),
        _ => None,
    });
    let number = number.filter(|&number: &u8| usize::from(number) < tabletop::MAX_SEATS);
    number.map(Seat).ok_or_else(|| format!("{text:?} is no seat: write 0 to 5, or A to F"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_a_seat_or_not() {
        let order = |text| parse(1, text).unwrap().map(|line| (line.seat, line.order));
        let play = || Order::Act("play w2c0".into());
        assert_eq!(order("play w2c0"), Ok((None, play())));
        assert_eq!(order(" 1 : play w2c0 # why not"), Ok((Some(Seat(1)), play())));
        assert_eq!(order("B:undo"), Ok((Some(Seat(1)), Order::Undo)));
        assert_eq!(order("draw card w2c0"), Ok((None, Order::Draw("card w2c0".into()))));
        assert!(order("Red: score").is_err());
        assert!(parse(1, "  # nothing").is_none());
    }
}
