//! What is in the box besides cards and the trail: the kinds of things. No rule lives here.

/// Enums that people write by name.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident($expected:literal) { $($(#[$note:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$note])* $variant,)*
        }

        impl $type {
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = tabletop::Unreadable;

            fn from_str(text: &str) -> Result<Self, tabletop::Unreadable> {
                let named = Self::ALL.iter().copied().find(|one| one.name() == text);
                named.ok_or_else(|| tabletop::Unreadable::new(text, $expected))
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) const MAX_PLAYERS: usize = 4;
pub(crate) const ROWS: usize = 12;
pub(crate) const DISPLAY: usize = 4;
pub(crate) const CITIES: usize = 10;
pub(crate) const STATIONS: usize = 10;
pub(crate) const MASTERS: usize = 5;
pub(crate) const BUILDINGS: u8 = 10;
/// §6.1 Workers fit into a row of the player board; the first is printed.
pub(crate) const ROW_SIZE: u8 = 6;
/// Kinds of hazard tiles in each zone.
pub(crate) const HAZARD_KINDS: u8 = 5;
/// §1 The positions of the certificate marker.
pub(crate) const CERTIFICATE_TRACK: [u8; 6] = [0, 1, 2, 3, 4, 6];

named! {
    Worker("a worker (cowboy, craftsman or engineer)") {
        Cowboy = "cowboy",
        Craftsman = "craftsman",
        Engineer = "engineer",
    }
}

named! {
    /// §1 Hazards lie in three zones.
    Zone("a zone (flood, drought or rockfall)") {
        Flood = "flood",
        Drought = "drought",
        Rockfall = "rockfall",
    }
}

named! {
    /// The colour of a hand that asks for a fee (§4).
    Hand("a hand (green or black)") {
        Green = "green",
        Black = "black",
    }
}

named! {
    Teepee("a teepee (green or blue)") {
        Green = "green",
        Blue = "blue",
    }
}

impl Teepee {
    /// §4 Green teepees show a green hand, blue ones a black hand.
    pub const fn hand(self) -> Hand {
        match self {
            Self::Green => Hand::Green,
            Self::Blue => Hand::Black,
        }
    }
}

named! {
    /// §5.1 The kinds of auxiliary actions.
    Aux("an auxiliary action (money, draw, certificate, engine or remove)") {
        Money = "money",
        Draw = "draw",
        Certificate = "certificate",
        Engine = "engine",
        Remove = "remove",
    }
}

named! {
    /// The disc spaces of a player board.
    Disc("a disc space such as aux_money, cert4 or step_left") {
        Money = "aux_money",
        Draw = "aux_draw",
        Certificate = "aux_cert",
        Engine = "aux_engine",
        Remove = "aux_remove",
        Cert4 = "cert4",
        Cert6 = "cert6",
        StepLeft = "step_left",
        StepRight = "step_right",
        HandLeft = "hand_left",
        HandRight = "hand_right",
    }
}

impl Disc {
    /// Discs that lie on the spaces at the start: fourteen in all.
    pub(crate) const START: [u8; 11] = [1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1];

    /// §8.5 Dark-corner discs serve dark-corner targets only, while there are others.
    #[inline]
    pub const fn is_dark(self) -> bool {
        self as u8 >= Self::Cert6 as u8
    }

    /// §8.5 What clearing the space brings (or costs) in money.
    #[inline]
    pub const fn money(self) -> i16 {
        match self {
            Self::StepLeft => 3,
            Self::HandLeft | Self::HandRight => -5,
            _ => 0,
        }
    }
}

named! {
    /// §7.3 The station master tiles.
    Master("a station master such as sm_certs") {
        Certs = "sm_certs",
        Teepees = "sm_teepees",
        Hazards = "sm_hazards",
        Objectives = "sm_objectives",
        Workers = "sm_workers",
    }
}

impl Master {
    /// §7.3 Those with a permanent certificate.
    pub const fn is_certificate(self) -> bool {
        matches!(self, Self::Certs | Self::Teepees | Self::Hazards)
    }
}

named! {
    /// A place of a foresight column.
    Place("a place (top or bottom)") {
        Top = "top",
        Bottom = "bottom",
    }
}

/// A hazard tile: its zone, and which of the zone's kinds it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hazard(pub u8);

impl Hazard {
    pub const COUNT: usize = 3 * HAZARD_KINDS as usize;

    pub const fn new(zone: Zone, kind: u8) -> Self {
        Self(zone as u8 * HAZARD_KINDS + kind)
    }

    pub const fn zone(self) -> Zone {
        match self.0 / HAZARD_KINDS {
            0 => Zone::Flood,
            1 => Zone::Drought,
            _ => Zone::Rockfall,
        }
    }

    #[inline]
    pub const fn kind(self) -> usize {
        (self.0 % HAZARD_KINDS) as usize
    }
}

/// A tile of the three supply piles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supply {
    Worker(Worker),
    Hazard(Hazard),
    Teepee(Teepee),
}

impl Supply {
    /// How many kinds there are.
    pub const KINDS: usize = 3 + Hazard::COUNT + 2;

    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Worker(worker) => worker.index(),
            Self::Hazard(hazard) => 3 + hazard.0 as usize,
            Self::Teepee(teepee) => 3 + Hazard::COUNT + teepee.index(),
        }
    }

    #[inline]
    pub const fn from_index(index: usize) -> Self {
        match index {
            0..3 => Self::Worker(Worker::ALL[index]),
            3..18 => Self::Hazard(Hazard(index as u8 - 3)),
            18 => Self::Teepee(Teepee::Green),
            _ => Self::Teepee(Teepee::Blue),
        }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS).map(Self::from_index)
    }

    #[inline]
    pub const fn is_worker(self) -> bool {
        matches!(self, Self::Worker(_))
    }
}

/// A private building: whose, and its number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Building(u8);

impl Building {
    #[inline]
    pub const fn new(owner: u8, number: u8) -> Self {
        Self(owner << 4 | number)
    }

    #[inline]
    pub const fn owner(self) -> u8 {
        self.0 >> 4
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 15
    }
}

/// A tile on the trail.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// By its letter, from 0.
    Neutral(u8),
    Private(Building),
    Hazard(Hazard),
    Teepee(Teepee),
}

pub(crate) const fn letter(neutral: u8) -> char {
    (b'A' + neutral) as char
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn supply_tiles_have_their_numbers() {
        for (index, tile) in Supply::all().enumerate() {
            assert_eq!((tile.index(), Supply::from_index(index)), (index, tile));
        }
        assert_eq!(Hazard::new(Zone::Rockfall, 2).zone(), Zone::Rockfall);
        assert_eq!(Disc::START.iter().sum::<u8>(), 14);
    }

    #[test]
    fn names_are_read_as_written() {
        for disc in Disc::ALL {
            assert_eq!(disc.name().parse(), Ok(*disc));
        }
        assert!("cert5".parse::<Disc>().is_err());
    }
}
