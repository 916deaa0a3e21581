//! Appending to many records at once.
//!
//! One transaction is one trip to the connection's thread, however many actions are in it: all rows of a kind go in
//! with one statement over a JSON array, and the judging (does the record still end where the caller believes?)
//! is part of the statements. On a busy machine every trip is a wait for the scheduler, so this is what counts.

use std::collections::HashSet;

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use crate::{Append, StoreError};

/// An append is accepted by the first statement or not at all; what it brings follows its mark.
///
/// A statement that fails rolls everything back: so none needs a journal of its own to undo itself alone, which would
/// cost more than the writing.
const APPEND: &str = "
    BEGIN IMMEDIATE;

    UPDATE OR ROLLBACK progress SET last_append = new.mark, ply = new.ply, status = new.status,
      to_act = new.to_act, updated_at = new.at
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS mark, value ->> 2 AS expected, value ->> 3 AS ply,
            value ->> 4 AS status, value ->> 5 AS to_act, value ->> 6 AS at
          FROM json_each(?)) AS new
    WHERE table_id = new.id AND progress.ply = new.expected;

    INSERT OR ROLLBACK INTO entries (table_id, ply, entry, rules_version, at)
    SELECT table_id, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM json_each(?) CROSS JOIN progress ON progress.table_id = value ->> 0 AND last_append = value ->> 1;

    DELETE FROM snapshots WHERE rowid IN (
      SELECT snapshots.rowid
      FROM json_each(?) CROSS JOIN progress ON progress.table_id = value ->> 0 AND last_append = value ->> 1
      CROSS JOIN snapshots ON snapshots.table_id = progress.table_id AND snapshots.ply > value ->> 2);

    INSERT OR ROLLBACK INTO snapshots (table_id, ply, rules_version, state)
    SELECT table_id, value ->> 2, value ->> 3, value ->> 4
    FROM json_each(?) CROSS JOIN progress ON progress.table_id = value ->> 0 AND last_append = value ->> 1;

    SELECT value ->> 0, ply
    FROM json_each(?) LEFT JOIN progress ON table_id = value ->> 0
    WHERE last_append IS NOT value ->> 1;

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
    let mut marks = vec![];
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
        marks.push((table, mark));
    }
    sqlx::query_as(APPEND)
        .bind(json(&tables))
        .bind(json(&entries))
        .bind(json(&drops))
        .bind(json(&snapshots))
        .bind(json(&marks))
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
