//! What goes over the seam.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Illegal, Matters, OptionKind, OptionSpec, Seat, Unreadable};

use crate::Level;

/// A game as the lobby shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct GameInfo {
    pub slug: String,
    pub players: Players,
    pub rules_version: u16,
    pub minutes: u16,
    pub options: Vec<OptionInfo>,
    /// How well a bot can be asked to play, from weak to strong.
    pub levels: Vec<Level>,
    /// Every bot by name: the levels, and the programs behind them.
    pub bots: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

/// An option, enough to draw a form for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct OptionInfo {
    pub key: String,
    /// `choice`, `seat`, `flag` or `number`. Some values of a `seat` are seats, `seat1` and so on: at a table there are as
    /// many of them as players, and `min` at the least.
    pub kind: String,
    pub values: Option<Vec<String>>,
    pub min: Option<u16>,
    pub max: Option<u16>,
    /// A number that can also be "off".
    pub off: bool,
    pub default: String,
    /// It changes something only with so many players: it is one of their ways to play.
    pub players: Option<u8>,
    /// It changes something only beside this choice of another option.
    pub beside: Option<Beside>,
}

/// Another option and what has to be chosen there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Beside {
    pub key: String,
    pub choice: String,
}

impl From<&OptionSpec> for OptionInfo {
    fn from(OptionSpec { key, kind, default, matters }: &OptionSpec) -> Self {
        let mut info = Self {
            key: (*key).into(),
            kind: "flag".into(),
            values: None,
            min: None,
            max: None,
            off: false,
            default: (*default).into(),
            players: None,
            beside: None,
        };
        match *matters {
            Matters::Always => {}
            Matters::With { players } => info.players = Some(players),
            Matters::Beside { key, choice } => {
                info.beside = Some(Beside { key: key.into(), choice: choice.into() });
            }
        }
        match *kind {
            OptionKind::Flag => {}
            OptionKind::Choice { values } => {
                info.kind = "choice".into();
                info.values = Some(values.iter().map(ToString::to_string).collect());
            }
            OptionKind::Seat { values, least } => {
                info.kind = "seat".into();
                info.values = Some(values.iter().map(ToString::to_string).collect());
                info.min = Some(least.into());
            }
            OptionKind::Number { min, max, off } => {
                info.kind = "number".into();
                (info.min, info.max, info.off) = (Some(min), Some(max), off);
            }
        }
        info
    }
}

/// What only the game itself understands, already written out. Views and previews go straight from the game's types
/// to text: a tree of values in between would be most of the work of answering a request.
pub type Json = Box<RawValue>;

/// A legal action and what it would do.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Offer {
    pub action: String,
    /// The game's own preview.
    #[schema(value_type = Value)]
    pub preview: Json,
}

/// One entry of the record as a viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
pub struct LogEntry {
    pub ply: u32,
    /// Nobody when chance spoke.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was said; `undo` for a taking back; nothing for chance, or when it is secret.
    pub action: Option<String>,
    /// The game's own facts.
    pub facts: Vec<Value>,
    pub scores: Vec<i32>,
    /// It was taken back later.
    pub undone: bool,
}

/// Whether the last decision can be taken back, or why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Undo {
    pub allowed: bool,
    pub refusal: Option<Refusal>,
}

/// Why not, as data: which game, which section, which reason, with what is needed and had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Refusal {
    pub game: String,
    pub section: String,
    pub title: String,
    pub code: String,
    pub need: Option<i32>,
    pub have: Option<i32>,
    /// The sentence in English.
    pub text: String,
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        let rule = illegal.reason.rule;
        Self {
            game: rule.game.into(),
            section: rule.section.into(),
            title: rule.title.into(),
            code: illegal.code().into(),
            need: illegal.count.map(|(need, _)| need),
            have: illegal.count.map(|(_, have)| have),
            text: illegal.to_string(),
        }
    }
}

/// Why an action was not taken.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RefusedAct {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
