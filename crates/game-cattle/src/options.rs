//! Variants as data: the choices of chapter 2, both readings of 8b and 9a, and Craig's strength.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Matters, OptionKind, OptionSpec, Seat};

/// §2.2 Which neutral building lies where.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Neutral {
    #[default]
    Beginner,
    Standard,
}

/// §2.10 Which side of the private buildings is used.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    #[default]
    A,
    B,
    Random,
}

/// §2.11 Who has the first turn. Alone against Craig he is the second seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StartPlayer {
    #[default]
    Random,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
}

impl StartPlayer {
    /// The seat that begins, unless chance decides.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            seat => Some(Seat(seat as u8 - 1)),
        }
    }
}

/// R2 What is adjacent to tile 8b.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjacent {
    /// Slots joined by a single stretch of trail.
    #[default]
    Joined,
    /// The next locations, one step away, over empty slots.
    NextLocation,
}

/// R3 How far a special delivery reaches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialDelivery {
    /// Numbered spaces count.
    #[default]
    Numbered,
    /// Turnouts count too.
    EverySpace,
}

/// R3 Whether a special delivery to Kansas City pays its 6 dollars.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialKansasCity {
    #[default]
    Pays,
    Nothing,
}

/// §22 Craig's strength.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Easy,
    #[default]
    Normal,
    Hard,
    Custom,
}

/// The number of a building.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Number(pub u8);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let number = text.parse().ok().filter(|n| (1..=10).contains(n));
        number.map(Self).ok_or_else(|| serde::de::Error::custom("a number of 1 to 10"))
    }
}

/// What the host has chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub neutral: Neutral,
    pub sides: Sides,
    pub start_player: StartPlayer,
    pub adjacent: Adjacent,
    pub special_delivery: SpecialDelivery,
    pub special_kansas_city: SpecialKansasCity,
    pub craig: Level,
    /// The buildings Craig does not use at level custom.
    pub craig_removed_1: Number,
    pub craig_removed_2: Number,
    pub craig_removed_3: Number,
    pub craig_removed_4: Number,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            neutral: Neutral::default(),
            sides: Sides::default(),
            start_player: StartPlayer::default(),
            adjacent: Adjacent::default(),
            special_delivery: SpecialDelivery::default(),
            special_kansas_city: SpecialKansasCity::default(),
            craig: Level::default(),
            craig_removed_1: Number(1),
            craig_removed_2: Number(2),
            craig_removed_3: Number(9),
            craig_removed_4: Number(10),
        }
    }
}

impl Options {
    pub(crate) fn craig_removed(&self) -> [u8; 4] {
        [self.craig_removed_1, self.craig_removed_2, self.craig_removed_3, self.craig_removed_4]
            .map(|number| number.0)
    }
}

const fn choice(
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
) -> OptionSpec {
    OptionSpec::new(key, OptionKind::Choice { values }, default)
}

/// A building Craig does without, where the host chooses which.
const fn removed(key: &'static str, default: &'static str) -> OptionSpec {
    OptionSpec::new(key, OptionKind::Number { min: 1, max: 10, off: false }, default)
        .mattering(Matters::Beside { key: "craig", choice: "custom" })
}

/// What a form for these options looks like.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("neutral", &["beginner", "standard"], "beginner"),
    choice("sides", &["a", "b", "random"], "a"),
    OptionSpec::new(
        "start_player",
        OptionKind::Seat { values: &["random", "seat1", "seat2", "seat3", "seat4"], least: 2 },
        "random",
    ),
    choice("adjacent", &["joined", "next_location"], "joined"),
    choice("special_delivery", &["numbered", "every_space"], "numbered"),
    choice("special_kansas_city", &["pays", "nothing"], "pays"),
    choice("craig", &["easy", "normal", "hard", "custom"], "normal")
        .mattering(Matters::With { players: 1 }),
    removed("craig_removed_1", "1"),
    removed("craig_removed_2", "2"),
    removed("craig_removed_3", "9"),
    removed("craig_removed_4", "10"),
];
