//! Chapter 7 – The railway as sets of spaces.

use std::{fmt, str::FromStr};

use tabletop::Unreadable;

/// A space of the track: even numbers are the numbered spaces (`2n`), odd ones turnouts (`2n + 1`
/// hangs between `n` and `n + 1`).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(pub u8);

impl Space {
    pub const START: Self = Self(0);

    #[inline]
    pub const fn numbered(n: u8) -> Self {
        Self(2 * n)
    }

    #[inline]
    pub const fn is_turnout(self) -> bool {
        self.0 & 1 == 1
    }

    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 / 2, if self.is_turnout() { ".5" } else { "" })
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let no = || Unreadable::new(text, "a space of the track such as 12 or 7.5");
        let (number, turnout) = match text.strip_suffix(".5") {
            Some(number) => (number, 1),
            None => (text, 0),
        };
        let canonical = number == "0" || !number.starts_with(['0', '+']);
        let number: u8 = number.parse().map_err(|_| no())?;
        let code = number.checked_mul(2).filter(|code| canonical && *code < 126).ok_or_else(no)?;
        Ok(Self(code + turnout))
    }
}

impl serde::Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Even bits: numbered spaces.
const NUMBERED: u128 = u128::MAX / 3;

#[derive(Clone, Debug)]
pub struct Track {
    pub last: Space,
    /// All turnouts.
    turnouts: u128,
    /// Crossings by the number of the space before them.
    crossings: u64,
    /// The station of each turnout and of the last space, in order.
    pub stations: [Space; 10],
}

impl Track {
    pub(crate) fn new(last: u8, stations: [Space; 10], crossings: u64) -> Self {
        let turnouts = stations.iter().filter(|s| s.is_turnout()).fold(0, |set, s| set | s.bit());
        Self { last: Space::numbered(last), turnouts, crossings, stations }
    }

    /// All spaces there are.
    fn all(&self) -> u128 {
        let numbered = NUMBERED & ((self.last.bit() << 1) - 1);
        numbered | self.turnouts
    }

    /// §7.1 One space ahead of those in `set`.
    #[inline]
    fn ahead(&self, set: u128) -> u128 {
        let numbered = set & NUMBERED;
        let next = numbered << 2 | (numbered << 1 & self.turnouts) | (set & self.turnouts) << 1;
        next & ((self.last.bit() << 1) - 1)
    }

    /// §7.1 One space behind those in `set`.
    #[inline]
    fn behind(&self, set: u128) -> u128 {
        let numbered = set & NUMBERED;
        numbered >> 2 | (numbered >> 1 & self.turnouts) | (set & self.turnouts) >> 1
    }

    /// §7.1 A space with another engine does not exist for the mover: it is skipped without cost.
    #[inline]
    fn skip(others: u128, mut set: u128, step: impl Fn(u128) -> u128) -> u128 {
        while set & others != 0 {
            set = (set & !others) | step(set & others);
        }
        set
    }

    /// §7.1 Where an engine can stop within `most` spaces ahead; `others` are occupied.
    #[inline]
    pub fn forward(&self, from: Space, most: u8, others: u128) -> u128 {
        let (mut reached, mut set) = (0, from.bit());
        for _ in 0..most {
            set = Self::skip(others, self.ahead(set), |set| self.ahead(set));
            if set == 0 {
                break;
            }
            reached |= set;
        }
        reached
    }

    /// §7.1 Where an engine can be after exactly `steps` spaces back.
    #[inline]
    pub fn back(&self, from: Space, steps: u8, others: u128) -> u128 {
        let mut set = from.bit();
        for _ in 0..steps {
            set = Self::skip(others, self.behind(set), |set| self.behind(set));
        }
        set
    }

    /// Every free space behind.
    pub fn all_behind(&self, from: Space, others: u128) -> u128 {
        self.all() & (from.bit() - 1) & !others
    }

    /// R3 How far it is from `from` back to `to`: numbered spaces, and turnouts too if they count.
    pub fn distance_back(&self, from: Space, to: Space, others: u128, turnouts: bool) -> u8 {
        let between = self.all_behind(from, others) & !(to.bit() - 1);
        let counted = if turnouts { between } else { between & NUMBERED };
        counted.count_ones() as u8
    }

    /// §8.5 Crossings between an engine and a city of that value, 1 dollar each.
    #[inline]
    pub fn transport(&self, engine: Space, value: u8) -> u8 {
        let city = (1u64 << value) - 1;
        let passed = if engine.is_turnout() { engine.0 / 2 + 1 } else { engine.0 / 2 };
        (self.crossings & city & !((1u64 << passed) - 1)).count_ones() as u8
    }

    /// The station at a space.
    #[inline]
    pub fn station_at(&self, space: Space) -> Option<u8> {
        if !space.is_turnout() && space != self.last {
            return None;
        }
        self.stations.iter().position(|s| *s == space).map(|index| index as u8)
    }

    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        spaces(self.all())
    }

    pub fn exists(&self, space: Space) -> bool {
        space.0 < 128 && self.all() & space.bit() != 0
    }

    /// §26 One main-track space ahead that has no other engine, if there is one.
    pub fn main_ahead(&self, from: Space, others: u128) -> Option<Space> {
        let first = from.0 / 2 + 1;
        (first..=self.last.0 / 2).map(Space::numbered).find(|space| others & space.bit() == 0)
    }
}

/// The spaces of a set, from the start on.
pub(crate) fn spaces(mut set: u128) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let space = Space(set.trailing_zeros() as u8);
            set &= set - 1;
            space
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_written_as_people_say_them() {
        assert_eq!(Space(15).to_string(), "7.5");
        for text in ["0", "12", "7.5", "39"] {
            assert_eq!(text.parse::<Space>().unwrap().to_string(), text);
        }
        for text in ["", "07", "+7", "7.25", "-1", "500", "0.5.5"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }
}
