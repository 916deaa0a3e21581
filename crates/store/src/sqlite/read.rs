//! Reading tables and their records.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::{
    BadId, Entry, GameBox, HandOver, PersonId, Seat, SeatKind, Snapshot, Status, StoreError, Table,
    TableId,
};

pub(super) async fn table(reads: &SqlitePool, id: &TableId) -> Result<Option<Table>, StoreError> {
    Ok(tables(reads, &[id.as_str()]).await?.pop())
}

pub(super) async fn tables_of(
    reads: &SqlitePool,
    person: &PersonId,
    limit: u32,
) -> Result<Vec<Table>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM progress WHERE table_id IN
           (SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1)
         ORDER BY updated_at DESC, table_id LIMIT ?2",
    )
    .bind(person.as_str())
    .bind(limit)
    .fetch_all(reads)
    .await?;
    tables(reads, &ids.iter().map(String::as_str).collect::<Vec<_>>()).await
}

pub(super) async fn all_tables(reads: &SqlitePool) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM tables ORDER BY created_at, id")
        .fetch_all(reads)
        .await?;
    ids.iter().map(|text| id(text, TableId::parse)).collect()
}

pub(super) async fn waiting_for_bots(reads: &SqlitePool) -> Result<Vec<TableId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM progress WHERE status = 'running' AND EXISTS
           (SELECT * FROM seats
            WHERE seats.table_id = progress.table_id AND to_act >> seat & 1 AND
              (kind = 'bot' OR (SELECT bot FROM hand_overs
                                WHERE hand_overs.table_id = seats.table_id AND hand_overs.seat = seats.seat
                                ORDER BY ply DESC LIMIT 1) IS NOT NULL))
         ORDER BY table_id",
    )
    .fetch_all(reads)
    .await?;
    ids.iter().map(|text| id(text, TableId::parse)).collect()
}

pub(super) async fn rematch_of(
    reads: &SqlitePool,
    table: &TableId,
) -> Result<Option<TableId>, StoreError> {
    let found: Option<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE parent = ? ORDER BY created_at, id LIMIT 1",
    )
    .bind(table.as_str())
    .fetch_optional(reads)
    .await?;
    found.map(|text| id(&text, TableId::parse)).transpose()
}

pub(super) async fn entries(
    reads: &SqlitePool,
    table: &TableId,
    from: u32,
) -> Result<Vec<Entry>, StoreError> {
    let rows: Vec<(u32, String, u32, i64)> = sqlx::query_as(
        "SELECT ply, entry, rules_version, at FROM entries
         WHERE table_id = ? AND ply >= ? ORDER BY ply",
    )
    .bind(table.as_str())
    .bind(from)
    .fetch_all(reads)
    .await?;
    rows.into_iter()
        .zip(from..)
        .map(|((ply, entry, rules_version, at), expected)| {
            if ply == expected {
                Ok(Entry { entry, rules_version, at })
            } else {
                Err(StoreError::Damaged(format!("table {table} has no entry at ply {expected}")))
            }
        })
        .collect()
}

pub(super) async fn snapshot(
    reads: &SqlitePool,
    table: &TableId,
    ply: u32,
) -> Result<Option<Snapshot>, StoreError> {
    let row: Option<(u32, u32, String)> = sqlx::query_as(
        "SELECT ply, rules_version, state FROM snapshots
         WHERE table_id = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
    )
    .bind(table.as_str())
    .bind(ply)
    .fetch_optional(reads)
    .await?;
    Ok(row.map(|(ply, rules_version, state)| Snapshot { ply, rules_version, state }))
}

pub(super) async fn game_box(
    reads: &SqlitePool,
    hash: &str,
) -> Result<Option<GameBox>, StoreError> {
    let row: Option<(String, String, String, String)> =
        sqlx::query_as("SELECT hash, id, game, files FROM boxes WHERE hash = ?")
            .bind(hash)
            .fetch_optional(reads)
            .await?;
    Ok(row.map(|(hash, id, game, files)| GameBox { hash, id, game, files }))
}

/// The tables with these ids, latest change first. Rows and seats come from one moment.
async fn tables(reads: &SqlitePool, ids: &[&str]) -> Result<Vec<Table>, StoreError> {
    let ids = serde_json::to_string(ids).expect("strings are always JSON");
    let mut moment = reads.begin().await?;
    let rows = sqlx::query(
        "SELECT * FROM tables JOIN progress ON table_id = id
         WHERE id IN (SELECT value FROM json_each(?))
         ORDER BY updated_at DESC, id",
    )
    .bind(&ids)
    .fetch_all(&mut *moment)
    .await?;
    let seat_rows = sqlx::query(
        "SELECT * FROM seats WHERE table_id IN (SELECT value FROM json_each(?))
         ORDER BY table_id, seat",
    )
    .bind(&ids)
    .fetch_all(&mut *moment)
    .await?;
    let hand_over_rows = sqlx::query(
        "SELECT * FROM hand_overs WHERE table_id IN (SELECT value FROM json_each(?))
         ORDER BY table_id, ply, seat",
    )
    .bind(&ids)
    .fetch_all(&mut *moment)
    .await?;
    moment.commit().await?;

    let mut seats: HashMap<String, Vec<Seat>> = HashMap::new();
    for row in &seat_rows {
        seats.entry(row.try_get("table_id")?).or_default().push(seat_from(row)?);
    }
    let mut hand_overs: HashMap<String, Vec<HandOver>> = HashMap::new();
    for row in &hand_over_rows {
        hand_overs.entry(row.try_get("table_id")?).or_default().push(hand_over_from(row)?);
    }
    rows.iter()
        .map(|row| {
            let id: String = row.try_get("id")?;
            let seats = seats.remove(&id).unwrap_or_default();
            table_from(row, seats, hand_overs.remove(&id).unwrap_or_default())
        })
        .collect()
}

fn table_from(
    row: &SqliteRow,
    seats: Vec<Seat>,
    hand_overs: Vec<HandOver>,
) -> Result<Table, StoreError> {
    let seed: Vec<u8> = row.try_get("seed")?;
    let parent: Option<String> = row.try_get("parent")?;
    Ok(Table {
        id: id(row.try_get("id")?, TableId::parse)?,
        game: row.try_get("game")?,
        name: row.try_get("name")?,
        options: row.try_get("options")?,
        box_id: row.try_get("box_id")?,
        box_hash: row.try_get("box_hash")?,
        box_files: row.try_get("box_files")?,
        seed: seed
            .try_into()
            .map_err(|_| StoreError::Damaged("a seed that is not 32 bytes".to_owned()))?,
        seed_hash: row.try_get("seed_hash")?,
        rules_version: row.try_get("rules_version")?,
        host: id(row.try_get("host")?, PersonId::parse)?,
        parent: parent.map(|text| id(&text, TableId::parse)).transpose()?,
        imported: row.try_get("imported")?,
        status: Status::from_word(row.try_get("status")?)?,
        ply: row.try_get("ply")?,
        to_act: row.try_get("to_act")?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        seats,
        hand_overs,
    })
}

fn seat_from(row: &SqliteRow) -> Result<Seat, StoreError> {
    let kind = match row.try_get("kind")? {
        "person" => {
            let person: Option<String> = row.try_get("person")?;
            SeatKind::Person(person.map(|text| id(&text, PersonId::parse)).transpose()?)
        }
        "bot" => SeatKind::Bot(row.try_get("bot")?),
        "open" => SeatKind::Open { invite: row.try_get("invite")? },
        other => return Err(StoreError::Damaged(format!("`{other}` is no kind of seat"))),
    };
    Ok(Seat { kind, name: row.try_get("name")? })
}

fn hand_over_from(row: &SqliteRow) -> Result<HandOver, StoreError> {
    Ok(HandOver {
        ply: row.try_get("ply")?,
        seat: row.try_get("seat")?,
        bot: row.try_get("bot")?,
        by: id(row.try_get("person")?, PersonId::parse)?,
        at: row.try_get("at")?,
    })
}

pub(super) fn id<T>(text: &str, parse: fn(&str) -> Result<T, BadId>) -> Result<T, StoreError> {
    parse(text).map_err(|_| StoreError::Damaged(format!("`{text}` is no id")))
}
