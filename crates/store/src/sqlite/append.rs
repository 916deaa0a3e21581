//! Appending to many records at once.
//!
//! All rows of a kind go in with one statement over a JSON array: the number of statements (each a trip to the
//! connection's thread) does not grow with the number of actions.

use std::collections::{HashMap, HashSet};

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use crate::{Append, StoreError};

/// Judges and writes the appends; refusals go into `answers` at the given index.
pub(super) async fn all(
    writing: &mut SqliteConnection,
    appends: Vec<(usize, &Append)>,
    answers: &mut [Result<(), StoreError>],
) -> Result<(), sqlx::Error> {
    let mut left = appends;
    // Nearly always one round. Two appends to one table must see each other, so the second waits for the next.
    while !left.is_empty() {
        let mut tables = HashSet::new();
        let (round, later): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|(_, append)| tables.insert(append.table.as_str()));
        let accepted = judge(writing, round, answers).await?;
        write(writing, &accepted).await?;
        left = later;
    }
    Ok(())
}

/// Those that continue their record where it really ends.
async fn judge<'a>(
    writing: &mut SqliteConnection,
    round: Vec<(usize, &'a Append)>,
    answers: &mut [Result<(), StoreError>],
) -> Result<Vec<&'a Append>, sqlx::Error> {
    let ids = json(&round.iter().map(|(_, append)| append.table.as_str()).collect::<Vec<_>>());
    let plies: HashMap<String, u32> =
        sqlx::query_as("SELECT id, ply FROM tables WHERE id IN (SELECT value FROM json_each(?))")
            .bind(ids)
            .fetch_all(writing)
            .await?
            .into_iter()
            .collect();

    let mut accepted = Vec::with_capacity(round.len());
    for (index, append) in round {
        match plies.get(append.table.as_str()) {
            Some(&ply) if ply == append.ply => accepted.push(append),
            Some(&ply) => {
                let table = append.table.clone();
                answers[index] = Err(StoreError::StalePly { table, expected: append.ply, ply });
            }
            None => answers[index] = Err(StoreError::NoSuchTable(append.table.clone())),
        }
    }
    Ok(accepted)
}

async fn write(writing: &mut SqliteConnection, appends: &[&Append]) -> Result<(), sqlx::Error> {
    let (mut entries, mut drops, mut snapshots, mut tables) = (vec![], vec![], vec![], vec![]);
    for append in appends {
        let table = append.table.as_str();
        let mut ply = append.ply;
        for entry in &append.entries {
            entries.push((table, ply, entry.entry.as_str(), entry.rules_version, entry.at));
            ply += 1;
        }
        drops.extend(append.drop_snapshots_above.map(|above| (table, above)));
        for new in &append.snapshots {
            snapshots.push((table, new.ply, new.rules_version, new.state.as_str()));
        }
        tables.push((table, ply, append.status.word(), append.to_act, append.at));
    }
    run(writing, INSERT_ENTRIES, &entries).await?;
    run(writing, DROP_SNAPSHOTS, &drops).await?;
    run(writing, INSERT_SNAPSHOTS, &snapshots).await?;
    run(writing, ADVANCE_TABLES, &tables).await
}

pub(super) const INSERT_ENTRIES: &str = "
    INSERT INTO entries (table_id, ply, entry, rules_version, at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";

const DROP_SNAPSHOTS: &str = "
    DELETE FROM snapshots WHERE rowid IN (
      SELECT snapshots.rowid FROM json_each(?) AS gone JOIN snapshots
      ON table_id = gone.value ->> 0 AND ply > gone.value ->> 1)";

pub(super) const INSERT_SNAPSHOTS: &str = "
    INSERT OR REPLACE INTO snapshots (table_id, ply, rules_version, state)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)";

const ADVANCE_TABLES: &str = "
    UPDATE tables SET ply = new.ply, status = new.status, to_act = new.to_act, updated_at = new.at
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS ply, value ->> 2 AS status,
            value ->> 3 AS to_act, value ->> 4 AS at
          FROM json_each(?)) AS new
    WHERE tables.id = new.id";

/// One statement over all rows; none if there are none.
pub(super) async fn run<R: Serialize>(
    writing: &mut SqliteConnection,
    statement: &'static str,
    rows: &[R],
) -> Result<(), sqlx::Error> {
    if !rows.is_empty() {
        sqlx::query(statement).bind(json(rows)).execute(writing).await?;
    }
    Ok(())
}

pub(super) fn json<R: Serialize + ?Sized>(rows: &R) -> String {
    serde_json::to_string(rows).expect("numbers and strings are always JSON")
}
