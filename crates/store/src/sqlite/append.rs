//! Appending to a record: the row that every action changes judges it, the rest follows.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{Append, StoreError};

/// Writes an append, or refuses it before anything is written: the record must still end where the caller believes.
pub(super) fn append(writing: &Connection, append: &Append) -> Result<(), StoreError> {
    let table = append.table.as_str();
    let after = (append.ply..).nth(append.entries.len()).expect("a record that short");
    let accepted = writing
        .prepare_cached(
            "UPDATE progress SET ply = ?, status = ?, to_act = ?, updated_at = ?
             WHERE table_id = ? AND ply = ?",
        )?
        .execute(params![
            after,
            append.status.word(),
            append.to_act,
            append.at,
            table,
            append.ply
        ])?;
    if accepted == 0 {
        return Err(refusal(writing, append)?);
    }
    let mut entries = writing.prepare_cached(INSERT_ENTRY)?;
    for (ply, entry) in (append.ply..).zip(&append.entries) {
        entries.execute(params![table, ply, entry.entry, entry.rules_version, entry.at])?;
    }
    if let Some(above) = append.drop_snapshots_above {
        writing
            .prepare_cached("DELETE FROM snapshots WHERE table_id = ? AND ply > ?")?
            .execute(params![table, above])?;
    }
    let mut snapshots = writing.prepare_cached(INSERT_SNAPSHOT)?;
    for new in &append.snapshots {
        snapshots.execute(params![table, new.ply, new.rules_version, new.state])?;
    }
    Ok(())
}

pub(super) const INSERT_ENTRY: &str =
    "INSERT INTO entries (table_id, ply, entry, rules_version, at) VALUES (?, ?, ?, ?, ?)";

pub(super) const INSERT_SNAPSHOT: &str =
    "INSERT INTO snapshots (table_id, ply, rules_version, state) VALUES (?, ?, ?, ?)";

fn refusal(writing: &Connection, append: &Append) -> Result<StoreError, rusqlite::Error> {
    let table = append.table.clone();
    let ply = writing
        .prepare_cached("SELECT ply FROM progress WHERE table_id = ?")?
        .query_row([table.as_str()], |row| row.get(0))
        .optional()?;
    Ok(match ply {
        Some(ply) => StoreError::StalePly { table, expected: append.ply, ply },
        None => StoreError::NoSuchTable(table),
    })
}
