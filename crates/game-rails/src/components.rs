//! What is in the box besides the map: train cards and counts. No rule lives here.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::Unreadable;

pub(crate) const MAX_PLAYERS: usize = 6;
pub(crate) const CARS: u8 = 40;
pub(crate) const MARKERS: u8 = 3;
pub(crate) const FACE_UP: usize = 5;
pub(crate) const FIRST_HAND: u8 = 4;
pub(crate) const FIRST_TICKETS: u8 = 5;
pub(crate) const FIRST_KEPT: u8 = 3;
pub(crate) const TICKETS_DRAWN: u8 = 4;
pub(crate) const TICKETS_KEPT: u8 = 1;
pub(crate) const MARKER_COST: u8 = 2;
pub(crate) const GLOBETROTTER: i16 = 15;
pub(crate) const ALVIN: i16 = 10;

/// A kind of train card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    Purple,
    White,
    Blue,
    Yellow,
    Orange,
    Black,
    Red,
    Green,
    /// Stands in for any colour.
    Locomotive,
}

impl Colour {
    pub const ALL: [Self; 9] = [
        Self::Purple,
        Self::White,
        Self::Blue,
        Self::Yellow,
        Self::Orange,
        Self::Black,
        Self::Red,
        Self::Green,
        Self::Locomotive,
    ];
    const NAMES: [&str; 9] =
        ["purple", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive"];

    /// The eight colours proper.
    pub fn plain() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(8)
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let named = Self::ALL.into_iter().find(|colour| colour.name() == text);
        named.ok_or_else(|| Unreadable::new(text, "a colour, or locomotive"))
    }
}

impl Serialize for Colour {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A multiset of train cards: a hand, the deck, the discard pile.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub [u8; 9]);

impl Cards {
    pub const NONE: Self = Self([0; 9]);
    /// Twelve of each colour and fourteen locomotives: 110 cards.
    pub const BOX: Self = Self([12, 12, 12, 12, 12, 12, 12, 12, 14]);

    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 9]
    }

    #[inline]
    pub const fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    #[inline]
    pub const fn locomotives(self) -> u8 {
        self.of(Colour::Locomotive)
    }

    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.0[colour.index()] += 1;
    }

    /// These cards and one more.
    #[inline]
    #[must_use]
    pub fn with(mut self, colour: Colour) -> Self {
        self.add(colour);
        self
    }

    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn take(&mut self, colour: Colour, count: u8) {
        let left = self.0[colour.index()].checked_sub(count);
        self.0[colour.index()] = left.expect("the cards are there");
    }

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// `None` if `other` is not part of this.
    pub fn minus(self, other: Self) -> Option<Self> {
        let mut rest = self;
        for (rest, other) in rest.0.iter_mut().zip(other.0) {
            *rest = rest.checked_sub(other)?;
        }
        Some(rest)
    }

    /// The `n`-th card, in order of colours.
    #[inline]
    pub fn nth(self, mut n: u8) -> Colour {
        for colour in Colour::ALL {
            match n.checked_sub(self.of(colour)) {
                Some(rest) => n = rest,
                None => return colour,
            }
        }
        unreachable!("there are not so many cards")
    }
}

impl Serialize for Cards {
    /// `{"red": 3, "locomotive": 1}`, without what is not there.
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Colour::ALL.into_iter().map(|c| (c, self.of(c))).filter(|(_, n)| *n > 0))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Colour, u8>::deserialize(from)?;
        let mut cards = Self::NONE;
        for (colour, count) in map {
            cards.0[colour.index()] = count;
        }
        if (0..9).any(|i| cards.0[i] > Self::BOX.0[i]) {
            return Err(serde::de::Error::custom("more cards of a colour than the box has (§2)"));
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_110_cards() {
        assert_eq!(Cards::BOX.len(), 110);
        let all: Vec<Colour> = (0..110).map(|n| Cards::BOX.nth(n)).collect();
        assert!(all.is_sorted());
        assert_eq!(all.iter().filter(|c| **c == Colour::Locomotive).count(), 14);
    }

    #[test]
    fn cards_are_written_by_name() {
        let hand = Cards([0, 0, 0, 0, 0, 0, 3, 0, 1]);
        let text = serde_json::to_string(&hand).unwrap();
        assert_eq!(text, r#"{"red":3,"locomotive":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), hand);
        assert!(serde_json::from_str::<Cards>(r#"{"red":13}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"pink":1}"#).is_err());
    }
}
