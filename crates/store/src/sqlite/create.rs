//! New tables, and people sitting down at them.

use rusqlite::{Connection, params};

use super::append::{INSERT_ENTRY, INSERT_SNAPSHOT};
use crate::{HandOver, NewTable, Seat, SeatKind, StoreError, Table, TableId, TakeSeat};

pub(super) fn table(writing: &Connection, new: &NewTable) -> Result<(), StoreError> {
    let game_box = &new.game_box;
    writing
        .prepare_cached("INSERT OR IGNORE INTO boxes (hash, id, game, files) VALUES (?, ?, ?, ?)")?
        .execute(params![game_box.hash, game_box.id, game_box.game, game_box.files])?;
    row(writing, &new.table)?;

    let id = new.table.id.as_str();
    for (number, seat) in (0_u8..).zip(&new.table.seats) {
        self::seat(writing, id, number, seat)?;
    }
    for word in &new.table.hand_overs {
        hand_over(writing, &new.table.id, word)?;
    }
    let mut entries = writing.prepare_cached(INSERT_ENTRY)?;
    for (ply, entry) in (0_u32..).zip(&new.entries) {
        entries.execute(params![id, ply, entry.entry, entry.rules_version, entry.at])?;
    }
    let mut snapshots = writing.prepare_cached(INSERT_SNAPSHOT)?;
    for new in &new.snapshots {
        snapshots.execute(params![id, new.ply, new.rules_version, new.state])?;
    }
    Ok(())
}

fn seat(writing: &Connection, table: &str, number: u8, seat: &Seat) -> rusqlite::Result<()> {
    let (kind, person, bot, invite) = match &seat.kind {
        SeatKind::Person(person) => {
            ("person", person.as_ref().map(crate::PersonId::as_str), None, None)
        }
        SeatKind::Bot(bot) => ("bot", None, Some(bot), None),
        SeatKind::Open { invite } => ("open", None, None, Some(invite)),
    };
    writing
        .prepare_cached(
            "INSERT INTO seats (table_id, seat, kind, person, name, bot, invite)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![table, number, kind, person, seat.name, bot, invite])
        .map(drop)
}

fn row(writing: &Connection, table: &Table) -> rusqlite::Result<()> {
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
        hand_overs: _,
    } = table;
    let parent = parent.as_ref().map(crate::TableId::as_str);
    writing
        .prepare_cached(
            "INSERT INTO tables (id, game, name, options, box_id, box_hash, box_files, seed,
               seed_hash, rules_version, host, parent, imported, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            id.as_str(),
            game,
            name,
            options,
            box_id,
            box_hash,
            box_files,
            seed,
            seed_hash,
            rules_version,
            host.as_str(),
            parent,
            imported,
            created_at
        ])?;
    writing
        .prepare_cached(
            "INSERT INTO progress (table_id, status, ply, to_act, updated_at)
             VALUES (?, ?, ?, ?, ?)",
        )?
        .execute(params![id.as_str(), status.word(), ply, to_act, updated_at])
        .map(drop)
}

pub(super) fn take_seat(writing: &Connection, seat: &TakeSeat) -> Result<(), StoreError> {
    let table = seat.table.as_str();
    let taken = writing
        .prepare_cached(
            "UPDATE seats SET kind = 'person', person = ?, name = ?, invite = NULL
             WHERE table_id = ? AND kind = 'open' AND invite = ?",
        )?
        .execute(params![seat.person.as_str(), seat.name, table, seat.invite])?;
    if taken == 0 {
        return Err(StoreError::NoSuchInvitation);
    }
    writing
        .prepare_cached(
            "UPDATE progress SET updated_at = ?1, status = CASE
               WHEN status = 'waiting' AND NOT EXISTS
                 (SELECT * FROM seats WHERE table_id = ?2 AND kind = 'open')
               THEN 'running' ELSE status END
             WHERE table_id = ?2",
        )?
        .execute(params![seat.at, table])?;
    Ok(())
}

pub(super) fn hand_over(
    writing: &Connection,
    table: &TableId,
    word: &HandOver,
) -> rusqlite::Result<()> {
    let HandOver { ply, seat, bot, by, at } = word;
    writing
        .prepare_cached(
            "INSERT OR REPLACE INTO hand_overs (table_id, ply, seat, bot, person, at)
             VALUES (?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![table.as_str(), ply, seat, bot, by.as_str(), at])
        .map(drop)
}
