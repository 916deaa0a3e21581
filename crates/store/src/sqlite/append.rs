//! Appending to many records at once.
//!
//! One transaction is one trip to the connection's thread, however many actions are in it: all rows of a kind go in
//! with one statement over a JSON array, and the judging (does the record still end where the caller believes?)
//! is part of the statements. On a busy machine every trip is a wait for the scheduler, so this is what counts.

use std::collections::HashSet;

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use crate::{Append, StoreError};

/// Where the rows of a transaction wait, in memory. Copied from there, and with `OR ROLLBACK`, no statement can fail
/// alone; straight from `json_each` it could, and SQLite would first copy every page it touches into a journal of the
/// statement. Writing all pages twice costs more than this.
pub(super) const WAITING_ROOM: &str = "
    CREATE TEMP TABLE new_progress (
      id TEXT, mark INTEGER, expected INTEGER, ply INTEGER, status TEXT, to_act INTEGER, at INTEGER);
    CREATE TEMP TABLE new_entries (
      id TEXT, mark INTEGER, ply INTEGER, entry TEXT, rules_version INTEGER, at INTEGER);
    CREATE TEMP TABLE old_snapshots (id TEXT, mark INTEGER, above INTEGER);
    CREATE TEMP TABLE new_snapshots (
      id TEXT, mark INTEGER, ply INTEGER, rules_version INTEGER, state TEXT)";

/// An append is accepted by the first statement that touches the file, or not at all; what it brings follows its mark.
const APPEND: &str = "
    BEGIN IMMEDIATE;

    INSERT INTO new_progress
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?);
    INSERT INTO new_entries
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?);
    INSERT INTO old_snapshots
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?);
    INSERT INTO new_snapshots
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?);

    UPDATE OR ROLLBACK progress SET last_append = new.mark, ply = new.ply, status = new.status,
      to_act = new.to_act, updated_at = new.at
    FROM new_progress AS new WHERE table_id = new.id AND progress.ply = new.expected;

    INSERT OR ROLLBACK INTO entries (table_id, ply, entry, rules_version, at)
    SELECT table_id, new.ply, entry, rules_version, at
    FROM new_entries AS new CROSS JOIN progress ON table_id = id AND last_append = mark;

    DELETE FROM snapshots WHERE rowid IN (
      SELECT snapshots.rowid
      FROM old_snapshots CROSS JOIN progress ON progress.table_id = id AND last_append = mark
      CROSS JOIN snapshots ON snapshots.table_id = id AND snapshots.ply > above);

    INSERT OR ROLLBACK INTO snapshots (table_id, ply, rules_version, state)
    SELECT table_id, new.ply, rules_version, state
    FROM new_snapshots AS new CROSS JOIN progress ON table_id = id AND last_append = mark;

    SELECT id, progress.ply FROM new_progress LEFT JOIN progress ON table_id = id
    WHERE last_append IS NOT mark;

    DELETE FROM new_progress;
    DELETE FROM new_entries;
    DELETE FROM old_snapshots;
    DELETE FROM new_snapshots;
    COMMIT";

/// Judges and writes the appends in order; each answer at the place of its append.
pub(super) async fn all(
    writing: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut answers = vec![Ok(()); appends.len()];
    let mut left: Vec<usize> = (0..appends.len()).collect();
    // Nearly always one round. Two appends to one table must see each other, so the second waits for the next.
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (now, later): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|&index| tables.insert(appends[index].table.as_str()));
        let together: Vec<&Append> = now.iter().map(|&index| appends[index]).collect();
        for (id, ply) in round(writing, &together).await? {
            let refused = now.iter().find(|&&index| appends[index].table.as_str() == id);
            let index = *refused.expect("only what was asked is refused");
            answers[index] = Err(refusal(appends[index], ply));
        }
        left = later;
    }
    Ok(answers)
}

/// One transaction. Returns the tables whose append was refused, and where they are.
async fn round(
    writing: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<(String, Option<u32>)>, sqlx::Error> {
    let (mut tables, mut entries, mut drops, mut snapshots) = (vec![], vec![], vec![], vec![]);
    // Random, so that no other writer of the file can have given the same ones.
    let first = getrandom::u64().expect("the system gives random bytes").cast_signed();
    for (append, number) in appends.iter().zip(0_i64..) {
        let (table, mark) = (append.table.as_str(), first.wrapping_add(number));
        let mut ply = append.ply;
        for entry in &append.entries {
            entries.push((table, mark, ply, entry.entry.as_str(), entry.rules_version, entry.at));
            ply += 1;
        }
        drops.extend(append.drop_snapshots_above.map(|above| (table, mark, above)));
        for new in &append.snapshots {
            snapshots.push((table, mark, new.ply, new.rules_version, new.state.as_str()));
        }
        let status = append.status.word();
        tables.push((table, mark, append.ply, ply, status, append.to_act, append.at));
    }
    sqlx::query_as(APPEND)
        .bind(json(&tables))
        .bind(json(&entries))
        .bind(json(&drops))
        .bind(json(&snapshots))
        .fetch_all(writing)
        .await
}

fn refusal(append: &Append, ply: Option<u32>) -> StoreError {
    let table = append.table.clone();
    match ply {
        Some(ply) => StoreError::StalePly { table, expected: append.ply, ply },
        None => StoreError::NoSuchTable(table),
    }
}

pub(super) fn json<R: Serialize + ?Sized>(rows: &R) -> String {
    serde_json::to_string(rows).expect("numbers and strings are always JSON")
}
