//! Who reads the log.

use catalog::{AnyTable, LogEntry};
use serde_json::Value;
use tabletop::{Seat, Viewer};

/// One viewer, or somebody who may know everything: the writer of a position, the reader of a
/// finished game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    Of(Viewer),
    All,
}

impl Eyes {
    /// What happened from `ply` on.
    pub(crate) fn log(self, table: &dyn AnyTable, from: u32) -> Vec<LogEntry> {
        match self {
            Self::Of(viewer) => table.log(from, viewer),
            Self::All => all(table, from),
        }
    }
}

/// A fact is known in full to the seat it is about, and so is what that seat said.
fn all(table: &dyn AnyTable, from: u32) -> Vec<LogEntry> {
    let by_seat: Vec<Vec<LogEntry>> =
        Seat::all(table.seats()).map(|seat| table.log(from, Viewer::Seat(seat))).collect();
    let mut log = table.log(from, Viewer::Spectator);
    for (i, entry) in log.iter_mut().enumerate() {
        if let Some(seat) = entry.seat {
            entry.action.clone_from(&by_seat[seat.index()][i].action);
        }
        for (j, fact) in entry.facts.iter_mut().enumerate() {
            let about = fact.get("seat").and_then(Value::as_u64);
            if let Some(known) = about.and_then(|seat| by_seat.get(seat as usize)) {
                fact.clone_from(&known[i].facts[j]);
            }
        }
    }
    log
}
