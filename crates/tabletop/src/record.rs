//! The record of a game: every action, every draw, every taking back.

use serde::{Deserialize, Serialize};

use crate::{BoxId, Game, Illegal, OptionTexts, Seat, Unreadable};

/// What was said at one ply.
#[derive(Debug)]
pub enum Said<G: Game> {
    Act {
        seat: Seat,
        action: G::Action,
    },
    Chance {
        drawn: G::Drawn,
    },
    /// `seat` took back what it had said at `ply`.
    Undo {
        seat: Seat,
        ply: u32,
    },
}

// Derived impls would ask for `G: Copy`, and a game is not.
impl<G: Game> Copy for Said<G> {}
impl<G: Game> Clone for Said<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// One line of the record, with the version of the rules it was judged under.
#[derive(Debug)]
pub struct Entry<G: Game> {
    pub said: Said<G>,
    pub rules: u16,
}

impl<G: Game> Copy for Entry<G> {}
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// A line of the record as it is stored and sent: `{"seat":0,"act":"play E2w2c5","rules":1}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum EntryText {
    Act { seat: Seat, act: String, rules: u16 },
    Undo { seat: Seat, undo: u32, rules: u16 },
    Chance { chance: String, rules: u16 },
}

impl<G: Game> Entry<G> {
    pub fn write(&self, game: &G) -> EntryText {
        let rules = self.rules;
        match self.said {
            Said::Act { seat, action } => {
                EntryText::Act { seat, act: game.write_action(action), rules }
            }
            Said::Undo { seat, ply } => EntryText::Undo { seat, undo: ply, rules },
            Said::Chance { drawn } => EntryText::Chance { chance: game.write_drawn(drawn), rules },
        }
    }

    pub fn read(game: &G, text: &EntryText) -> Result<Self, Unreadable> {
        Ok(match text {
            EntryText::Act { seat, act, rules } => {
                let action = game.read_action(act)?;
                Self { said: Said::Act { seat: *seat, action }, rules: *rules }
            }
            EntryText::Undo { seat, undo, rules } => {
                Self { said: Said::Undo { seat: *seat, ply: *undo }, rules: *rules }
            }
            EntryText::Chance { chance, rules } => {
                let drawn = game.read_drawn(chance)?;
                Self { said: Said::Chance { drawn }, rules: *rules }
            }
        })
    }
}

/// A whole game as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// `westbound-record/1`.
    pub format: String,
    pub game: String,
    #[serde(rename = "box")]
    pub box_id: BoxId,
    #[serde(default, deserialize_with = "crate::setup::lenient")]
    pub options: OptionTexts,
    pub seats: u8,
    pub seed_hash: String,
    /// Only after the end.
    #[serde(default)]
    pub seed: Option<String>,
    pub entries: Vec<EntryText>,
    #[serde(default)]
    pub scores: Option<Vec<i32>>,
    #[serde(default)]
    pub result: Option<crate::Outcome>,
}

impl Record {
    pub const FORMAT: &str = "westbound-record/1";
}

/// The first place where a record does not hold.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("the format is {0:?}, not \"westbound-record/1\"")]
    Format(String),
    #[error("the record is of {0:?}, not of this game")]
    Game(String),
    #[error("the seed does not have the hash that was shown at the start")]
    SeedHash,
    #[error(transparent)]
    Setup(#[from] crate::SetupError),
    #[error("the record was played with box {recorded}, this box is {present}")]
    Box { recorded: String, present: String },
    #[error("entry {ply}: {error}")]
    Unreadable { ply: u32, error: Unreadable },
    #[error("entry {ply}: {seat}: \"{action}\" is refused: {illegal}")]
    Refused { ply: u32, seat: Seat, action: String, illegal: Illegal },
    #[error("entry {ply}: \"{drawn}\" cannot be drawn here")]
    NotDrawable { ply: u32, drawn: String },
    #[error("entry {ply}: \"{drawn}\" was recorded, the seed draws \"{expected}\"")]
    NotFromSeed { ply: u32, drawn: String, expected: String },
    #[error("entry {ply}: a draw was recorded where somebody decides")]
    DrawNotDue { ply: u32 },
    #[error("entry {ply}: a decision was recorded where a draw is due")]
    DrawDue { ply: u32 },
    #[error("entry {ply}: the undo does not hold: {illegal}")]
    Undo { ply: u32, illegal: Illegal },
    #[error("entry {ply}: entry {undone} is not what the undo would take back")]
    UndoOther { ply: u32, undone: u32 },
    #[error("entries judged under older rules are followed by no snapshot")]
    OldRules,
    #[error("the recorded {what} is {recorded}, replaying gives {replayed}")]
    Ending { what: &'static str, recorded: String, replayed: String },
}

impl ReplayError {
    /// The entry that does not hold, if it is one.
    pub const fn ply(&self) -> Option<u32> {
        match *self {
            Self::Unreadable { ply, .. }
            | Self::Refused { ply, .. }
            | Self::NotDrawable { ply, .. }
            | Self::NotFromSeed { ply, .. }
            | Self::DrawNotDue { ply }
            | Self::DrawDue { ply }
            | Self::Undo { ply, .. }
            | Self::UndoOther { ply, .. } => Some(ply),
            Self::Format(_)
            | Self::Game(_)
            | Self::SeedHash
            | Self::Setup(_)
            | Self::Box { .. }
            | Self::OldRules
            | Self::Ending { .. } => None,
        }
    }
}
