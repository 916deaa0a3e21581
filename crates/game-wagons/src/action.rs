//! What players and nature say, and the notation they say it in.

use std::{fmt, str::FromStr};

use tabletop::{Seat, Unreadable};

use crate::components::{Card, Land, Region};

/// What a player says. Intent only: nothing the rules can work out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §10 Declare the double-move token.
    Double,
    /// §5 Play an action card.
    Play(Card),
    /// §7 Sell an action card.
    Sell(Card),
    /// §6 Play the next scoring card.
    Score,
    /// §5.2 Choose the region of a disc.
    Disc(Land),
    /// §5.4 Move one wagon from here one region to the west.
    Move(Region),
    /// §8 Pay so many victory points, the rest in discs.
    Pay(u8),
    /// A21 Do without the second action.
    Stop,
}

impl Action {
    /// Every action the type can express with the cards of the notation, in order.
    pub fn expressible() -> impl Iterator<Item = Self> {
        [Self::Double]
            .into_iter()
            .chain(Card::expressible().map(Self::Play))
            .chain(Card::expressible().map(Self::Sell))
            .chain([Self::Score])
            .chain(Land::ALL.map(Self::Disc))
            .chain(Region::ALL.map(Self::Move))
            .chain((0..=20).map(Self::Pay))
            .chain([Self::Stop])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Double => f.write_str("double"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::Score => f.write_str("score"),
            Self::Disc(land) => write!(f, "disc {land}"),
            Self::Move(region) => write!(f, "move {region}"),
            Self::Pay(vp) => write!(f, "pay {vp}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        const EXPECTED: &str =
            "double, play CARD, sell CARD, score, disc REGION, move REGION, pay NUMBER or stop";
        let unreadable = || Unreadable::new(text, EXPECTED);
        match text {
            "double" => return Ok(Self::Double),
            "score" => return Ok(Self::Score),
            "stop" => return Ok(Self::Stop),
            _ => {}
        }
        let (verb, object) = text.split_once(' ').ok_or_else(unreadable)?;
        Ok(match verb {
            "play" => Self::Play(object.parse()?),
            "sell" => Self::Sell(object.parse()?),
            "disc" => Self::Disc(object.parse()?),
            "move" => Self::Move(object.parse()?),
            "pay" => Self::Pay(number(object).ok_or_else(unreadable)?),
            _ => return Err(unreadable()),
        })
    }
}

/// A number in its one usual spelling: one action has one text.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// What nature says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// §3.5 This seat begins.
    Starts(Seat),
    /// §3.3, §5.6 This card comes from the draw pile.
    Card(Card),
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starts(seat) => write!(f, "starts {}", seat.0),
            Self::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Drawn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "starts SEAT or card CARD");
        match text.split_once(' ').ok_or_else(unreadable)? {
            ("starts", seat) => Ok(Self::Starts(Seat(number(seat).ok_or_else(unreadable)?))),
            ("card", card) => Ok(Self::Card(card.parse()?)),
            _ => Err(unreadable()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_survives_its_notation() {
        for action in Action::expressible() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert!(Action::expressible().is_sorted());
    }

    #[test]
    fn what_is_no_action_is_refused() {
        for text in [
            "",
            "pass",
            "play",
            "play  w2c0",
            "move CA ",
            "pay 07",
            "pay -1",
            "pay 300",
            "disc NE",
            "Score",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        for text in ["", "card", "starts x", "starts 01", "starts 999"] {
            assert!(text.parse::<Drawn>().is_err(), "{text}");
        }
    }
}
