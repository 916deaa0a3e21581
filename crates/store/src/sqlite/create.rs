//! New tables, and people sitting down at them.

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use super::append::json;
use crate::{NewTable, Seat, SeatKind, StoreError, Table, TakeSeat};

pub(super) async fn table(
    writing: &mut SqliteConnection,
    new: &NewTable,
) -> Result<(), StoreError> {
    let game_box = &new.game_box;
    sqlx::query("INSERT OR IGNORE INTO boxes (hash, id, game, files) VALUES (?, ?, ?, ?)")
        .bind(&game_box.hash)
        .bind(&game_box.id)
        .bind(&game_box.game)
        .bind(&game_box.files)
        .execute(&mut *writing)
        .await?;
    row(writing, &new.table).await?;

    let id = new.table.id.as_str();
    let seats: Vec<_> =
        (0_u8..).zip(&new.table.seats).map(|(n, seat)| columns(id, n, seat)).collect();
    run(writing, INSERT_SEATS, &seats).await?;

    let entries: Vec<_> = (0_u32..)
        .zip(&new.entries)
        .map(|(ply, entry)| (id, ply, entry.entry.as_str(), entry.rules_version, entry.at))
        .collect();
    run(writing, INSERT_ENTRIES, &entries).await?;

    let snapshots: Vec<_> =
        new.snapshots.iter().map(|s| (id, s.ply, s.rules_version, s.state.as_str())).collect();
    run(writing, INSERT_SNAPSHOTS, &snapshots).await?;
    Ok(())
}

/// One statement over all rows.
async fn run<R: Serialize>(
    writing: &mut SqliteConnection,
    statement: &'static str,
    rows: &[R],
) -> Result<(), sqlx::Error> {
    sqlx::query(statement).bind(json(rows)).execute(writing).await.map(drop)
}

const INSERT_ENTRIES: &str = "
    INSERT INTO entries (table_id, ply, entry, rules_version, at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";

const INSERT_SNAPSHOTS: &str = "
    INSERT INTO snapshots (table_id, ply, rules_version, state)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)";

const INSERT_SEATS: &str = "
    INSERT INTO seats (table_id, seat, kind, person, name, bot, invite)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?)";

type SeatColumns<'a> =
    (&'a str, u8, &'static str, Option<&'a str>, &'a str, Option<&'a str>, Option<&'a str>);

fn columns<'a>(table: &'a str, number: u8, seat: &'a Seat) -> SeatColumns<'a> {
    let name = seat.name.as_str();
    match &seat.kind {
        SeatKind::Person(person) => {
            let person = person.as_ref().map(crate::PersonId::as_str);
            (table, number, "person", person, name, None, None)
        }
        SeatKind::Bot(bot) => (table, number, "bot", None, name, Some(bot), None),
        SeatKind::Open { invite } => (table, number, "open", None, name, None, Some(invite)),
    }
}

async fn row(writing: &mut SqliteConnection, table: &Table) -> Result<(), StoreError> {
    // Exhaustive on purpose: a new field does not compile until it is stored.
    let Table {
        id,
        game,
        name,
        options,
        box_id,
        box_hash,
        box_files,
        seed,
        seed_hash,
        rules_version,
        host,
        parent,
        imported,
        status,
        ply,
        to_act,
        created_at,
        updated_at,
        seats: _,
    } = table;
    sqlx::query(
        "INSERT INTO tables (id, game, name, options, box_id, box_hash, box_files, seed, seed_hash,
           rules_version, host, parent, imported, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(game)
    .bind(name)
    .bind(options)
    .bind(box_id)
    .bind(box_hash)
    .bind(box_files)
    .bind(&seed[..])
    .bind(seed_hash)
    .bind(rules_version)
    .bind(host.as_str())
    .bind(parent.as_ref().map(crate::TableId::as_str))
    .bind(imported)
    .bind(created_at)
    .execute(&mut *writing)
    .await?;
    sqlx::query(
        "INSERT INTO progress (table_id, status, ply, to_act, updated_at) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(status.word())
    .bind(ply)
    .bind(to_act)
    .bind(updated_at)
    .execute(writing)
    .await?;
    Ok(())
}

pub(super) async fn take_seat(
    writing: &mut SqliteConnection,
    seat: &TakeSeat,
) -> Result<(), StoreError> {
    let taken = sqlx::query(
        "UPDATE seats SET kind = 'person', person = ?, name = ?, invite = NULL
         WHERE table_id = ? AND kind = 'open' AND invite = ?",
    )
    .bind(seat.person.as_str())
    .bind(&seat.name)
    .bind(seat.table.as_str())
    .bind(&seat.invite)
    .execute(&mut *writing)
    .await?;
    if taken.rows_affected() == 0 {
        return Err(StoreError::NoSuchInvitation);
    }
    sqlx::query(
        "UPDATE progress SET updated_at = ?1, status = CASE
           WHEN status = 'waiting' AND NOT EXISTS
             (SELECT * FROM seats WHERE table_id = ?2 AND kind = 'open')
           THEN 'running' ELSE status END
         WHERE table_id = ?2",
    )
    .bind(seat.at)
    .bind(seat.table.as_str())
    .execute(writing)
    .await?;
    Ok(())
}
