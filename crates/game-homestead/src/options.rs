//! What the host chooses: §2 the map, §9 teams.

use serde::{Deserialize, Serialize};
use tabletop::{Matters, OptionKind, OptionSpec};

/// §2 The map for the number of players, or any other, deliberately.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapChoice {
    #[default]
    Auto,
    Solo20,
    Small21,
    Medium23,
    Large25,
}

impl MapChoice {
    pub const ALL: [Self; 5] =
        [Self::Auto, Self::Solo20, Self::Small21, Self::Medium23, Self::Large25];
    pub(crate) const VALUES: &[&str] = &["auto", "solo20", "small21", "medium23", "large25"];

    /// The id of the map in the box.
    pub(crate) fn id(self, seats: u8) -> &'static str {
        match self {
            Self::Auto => Self::VALUES[usize::from(seats)],
            map => Self::VALUES[map as usize],
        }
    }
}

/// §9 Two against two.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Teams {
    #[default]
    #[serde(rename = "false")]
    Off,
    #[serde(rename = "true")]
    On,
}

/// What the host has chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub map: MapChoice,
    pub teams: Teams,
}

/// What a form for these options looks like.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new("map", OptionKind::Choice { values: MapChoice::VALUES }, "auto"),
    OptionSpec::new("teams", OptionKind::Flag, "false").mattering(Matters::With { players: 4 }),
];
