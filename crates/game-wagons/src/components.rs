//! What is in the box: regions, cards and their notation, counts. No rule lives here.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::Unreadable;

pub(crate) const MAX_PLAYERS: usize = 4;
pub(crate) const WAGONS: u8 = 20;
pub(crate) const DISCS_PER_PLAYER: u8 = 30;
pub(crate) const START_POINTS: u8 = 10;
pub(crate) const HAND: u8 = 7;
/// What the six scoring cards cost, in the order in which they are used.
pub(crate) const SCORING_COSTS: [u8; 6] = [1, 3, 6, 10, 15, 16];
pub(crate) const CARDS: usize = 56;
pub(crate) const MAX_COST: u8 = 6;

/// A region of the board, from east to west.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Region {
    NewEngland,
    East,
    GreatPlains,
    Midwest,
    West,
    /// A wagon that gets here has left the game.
    California,
}

impl Region {
    pub const ALL: [Self; 6] = [
        Self::NewEngland,
        Self::East,
        Self::GreatPlains,
        Self::Midwest,
        Self::West,
        Self::California,
    ];
    const NAMES: [&str; 6] = ["NE", "E", "GP", "MW", "W", "CA"];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next region to the west.
    pub const fn westward(self) -> Option<Self> {
        match self {
            Self::California => None,
            region => Some(Self::ALL[region.index() + 1]),
        }
    }
}

/// One of the four regions that have a block and are scored.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Land {
    East,
    GreatPlains,
    Midwest,
    West,
}

impl Land {
    pub const ALL: [Self; 4] = [Self::East, Self::GreatPlains, Self::Midwest, Self::West];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn region(self) -> Region {
        Region::ALL[self.index() + 1]
    }
}

/// What an action card places.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Placement {
    One,
    /// One disc in the shown region, one in a different one.
    PlusOne,
    Two,
}

impl Placement {
    pub const fn discs(self) -> u8 {
        match self {
            Self::One => 1,
            Self::PlusOne | Self::Two => 2,
        }
    }
}

/// The face of an action card. Cards with one face are interchangeable.
///
/// Its notation reads like the card: `E2w2c5` is two discs in the East, two wagon steps, cost 5.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    pub place: Option<(Land, Placement)>,
    pub wagons: u8,
    pub cost: u8,
}

impl Card {
    /// How many faces the notation can express, and so how large a table by [`code`](Self::code) is.
    pub const CODES: usize = 13 * 10 * 10;

    /// A dense number for look-up tables.
    pub(crate) fn code(self) -> usize {
        let place =
            self.place.map_or(0, |(land, placement)| 1 + land.index() * 3 + placement as usize);
        (place * 10 + usize::from(self.wagons)) * 10 + usize::from(self.cost)
    }

    pub fn discs(self) -> u8 {
        self.place.map_or(0, |(_, placement)| placement.discs())
    }

    /// Every face the notation can express, in order.
    pub fn expressible() -> impl Iterator<Item = Self> {
        let placements = [Placement::One, Placement::PlusOne, Placement::Two];
        let places =
            Land::ALL.into_iter().flat_map(move |land| placements.map(|p| Some((land, p))));
        [None]
            .into_iter()
            .chain(places)
            .flat_map(|place| (0..100).map(move |n| Self { place, wagons: n / 10, cost: n % 10 }))
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAMES[self.index()])
    }
}

impl FromStr for Region {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let named = Self::NAMES.iter().position(|name| *name == text);
        let index =
            named.ok_or_else(|| Unreadable::new(text, "a region: NE, E, GP, MW, W or CA"))?;
        Ok(Self::ALL[index])
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.region().fmt(f)
    }
}

impl FromStr for Land {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let named = Self::ALL.into_iter().find(|land| land.to_string() == text);
        named.ok_or_else(|| Unreadable::new(text, "a scored region: E, GP, MW or W"))
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "1",
            Self::PlusOne => "+1",
            Self::Two => "2",
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((land, placement)) = self.place {
            write!(f, "{land}{placement}")?;
        }
        write!(f, "w{}c{}", self.wagons, self.cost)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "a card such as E2w2c5, GP+1w1c3 or w3c1");
        let (place, rest) = text.rsplit_once('w').ok_or_else(unreadable)?;
        let &[wagons @ b'0'..=b'9', b'c', cost @ b'0'..=b'9'] = rest.as_bytes() else {
            return Err(unreadable());
        };
        let place = match place {
            "" => None,
            place => {
                let parts =
                    [("+1", Placement::PlusOne), ("1", Placement::One), ("2", Placement::Two)];
                let land = parts.into_iter().find_map(|(suffix, placement)| {
                    let land = place.strip_suffix(suffix)?.parse().ok()?;
                    Some((land, placement))
                });
                Some(land.ok_or_else(unreadable)?)
            }
        };
        Ok(Self { place, wagons: wagons - b'0', cost: cost - b'0' })
    }
}

/// Everything with a notation is that notation in JSON, too.
macro_rules! json_as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
json_as_text!(Region, Land, Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_survives_its_notation_and_has_its_own_code() {
        let mut codes = vec![false; Card::CODES];
        let mut before = None;
        for card in Card::expressible() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert!(!std::mem::replace(&mut codes[card.code()], true), "{card}");
            assert!(before < Some(card), "the order of faces is the order of listing");
            before = Some(card);
        }
        assert!(codes.into_iter().all(|seen| seen));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in
            ["", "E2", "E3w1c1", "CA1w1c1", "w10c1", "E2w2c5 ", "e2w2c5", "E+2w1c1", "1w1c1"]
        {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
