//! A table on disk: everything but its record.

use crate::{Entry, Millis, PersonId, Snapshot, StoreError, TableId};

/// What a table was made of, and how far it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    pub game: String,
    pub name: String,
    /// JSON, as the game wrote it.
    pub options: String,
    pub box_id: String,
    pub box_hash: String,
    /// The [`GameBox`] it is played with.
    pub box_files: String,
    /// Secret until the game is over.
    pub seed: [u8; 32],
    pub seed_hash: String,
    pub rules_version: u32,
    pub host: PersonId,
    /// The table this one is a rematch of.
    pub parent: Option<TableId>,
    /// Made from a downloaded record, for looking at: nobody plays here.
    pub imported: bool,
    pub status: Status,
    /// Number of entries in the record.
    pub ply: u32,
    /// The seats that are asked now, as bits: bit 2 is seat 2.
    pub to_act: u8,
    pub created_at: Millis,
    pub updated_at: Millis,
    /// In order: `seats[2]` is seat 2.
    pub seats: Vec<Seat>,
    /// In the order of the record.
    pub hand_overs: Vec<HandOver>,
}

/// A word about who plays for a seat from a ply on: a bot, or its person again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandOver {
    pub ply: u32,
    pub seat: u8,
    /// `None`: its person plays.
    pub bot: Option<String>,
    /// Whose word it was.
    pub by: PersonId,
    pub at: Millis,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Some seat is still open.
    Waiting,
    Running,
    Over,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub kind: SeatKind,
    /// The name on the chair.
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    /// `None` in an imported record: the name is known, the person is not.
    Person(Option<PersonId>),
    Bot(String),
    /// The invitation is kept in clear, because the host may want to see the link again; deriving it from a key
    /// would only move the secret into a row beside it. It opens this one seat, once, and is erased by that.
    Open {
        invite: String,
    },
}

/// A table about to exist: the first entries are the deal.
#[derive(Debug, Clone)]
pub struct NewTable {
    pub table: Table,
    pub entries: Vec<Entry>,
    pub snapshots: Vec<Snapshot>,
    /// Written unless it is known already.
    pub game_box: GameBox,
}

/// The data files of a box, kept so that a game ends with the cards it began with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameBox {
    /// Of the files; the key.
    pub hash: String,
    pub id: String,
    pub game: String,
    /// JSON, as the game wrote it.
    pub files: String,
}

/// A person with an invitation in hand.
#[derive(Debug, Clone)]
pub struct TakeSeat {
    pub table: TableId,
    pub invite: String,
    pub person: PersonId,
    pub name: String,
    pub at: Millis,
}

impl Table {
    /// The word that holds for a seat now, if there ever was one.
    pub fn handed(&self, seat: u8) -> Option<&HandOver> {
        self.hand_overs.iter().rfind(|word| word.seat == seat)
    }

    /// The bot that plays for the person of a seat.
    pub fn stand_in(&self, seat: u8) -> Option<&str> {
        self.handed(seat)?.bot.as_deref()
    }

    /// Takes note of a word as the store does: before the next move only the last one counts.
    pub fn hand_over(&mut self, word: HandOver) {
        self.hand_overs.retain(|old| (old.ply, old.seat) != (word.ply, word.seat));
        self.hand_overs.push(word);
        self.hand_overs.sort_by_key(|word| (word.ply, word.seat));
    }
}

impl Status {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_word(word: &str) -> Result<Self, StoreError> {
        match word {
            "waiting" => Ok(Self::Waiting),
            "running" => Ok(Self::Running),
            "over" => Ok(Self::Over),
            _ => Err(StoreError::Damaged(format!("`{word}` is no status of a table"))),
        }
    }
}
