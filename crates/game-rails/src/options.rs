//! Chapter 13 – Options.

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec, Seat};

/// §3.1 Who has the first turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StartPlayer {
    #[default]
    Random,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Seat6,
}

impl StartPlayer {
    const VALUES: &[&str] = &["random", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6"];

    /// The seat that begins, unless chance decides.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            seat => Some(Seat(seat as u8 - 1)),
        }
    }
}

/// §10 Alvin the Alien.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum AlvinVariant {
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
    pub alvin: AlvinVariant,
    pub start_player: StartPlayer,
}

/// What a form for these options looks like.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new("alvin", OptionKind::Flag, "false"),
    OptionSpec::new(
        "start_player",
        OptionKind::Seat { values: StartPlayer::VALUES, least: 2 },
        "random",
    ),
];
