//! The record: entries, the snapshots beside it, and how both grow.

use crate::{Millis, Status, TableId};

/// One entry of a record: an action, a chance outcome or an undo, in the game's own JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub entry: String,
    /// The rules it was judged under.
    pub rules_version: u32,
    pub at: Millis,
}

/// The position after the first `ply` entries, so that a long record need not be replayed from the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    pub ply: u32,
    pub rules_version: u32,
    pub state: String,
}

/// Everything one action changes, written all or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    pub table: TableId,
    /// Where the caller believes the record ends: the number of entries before these.
    pub ply: u32,
    pub entries: Vec<Entry>,
    /// Snapshots above this ply show positions an undo has taken back.
    pub drop_snapshots_above: Option<u32>,
    /// Written after the dropping.
    pub snapshots: Vec<Snapshot>,
    pub status: Status,
    /// The seats that are asked afterwards, as bits.
    pub to_act: u8,
    pub at: Millis,
}
