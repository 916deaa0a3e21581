//! People, their sessions and their tokens.

use rusqlite::{Connection, params};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::read::id;
use crate::{Millis, Person, PersonId, SecretHash, StoreError};

pub(super) fn create(
    writing: &Connection,
    person: &Person,
    session: &SecretHash,
) -> Result<(), StoreError> {
    let id = person.id.as_str();
    writing
        .prepare_cached("INSERT INTO people (id, name, language, created_at) VALUES (?, ?, ?, ?)")?
        .execute(params![id, person.name, person.language, person.created_at])?;
    writing
        .prepare_cached(
            "INSERT INTO sessions (hash, person, created_at, last_seen) VALUES (?, ?, ?3, ?3)",
        )?
        .execute(params![session.as_str(), id, person.created_at])?;
    Ok(())
}

pub(super) fn save(writing: &Connection, person: &Person) -> Result<(), StoreError> {
    let saved = writing
        .prepare_cached("UPDATE people SET name = ?, language = ? WHERE id = ?")?
        .execute(params![person.name, person.language, person.id.as_str()])?;
    if saved == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
}

pub(super) fn seen(
    writing: &Connection,
    session: &SecretHash,
    at: Millis,
) -> Result<(), StoreError> {
    writing
        .prepare_cached("UPDATE sessions SET last_seen = ? WHERE hash = ?")?
        .execute(params![at, session.as_str()])?;
    Ok(())
}

pub(super) fn create_token(
    writing: &Connection,
    hash: &SecretHash,
    person: &PersonId,
    at: Millis,
) -> Result<(), StoreError> {
    writing
        .prepare_cached("INSERT INTO tokens (hash, person, created_at) VALUES (?, ?, ?)")?
        .execute(params![hash.as_str(), person.as_str(), at])?;
    Ok(())
}

pub(super) async fn load(
    reads: &SqlitePool,
    person: &PersonId,
) -> Result<Option<Person>, StoreError> {
    let found = sqlx::query("SELECT id, name, language, created_at FROM people WHERE id = ?")
        .bind(person.as_str())
        .fetch_optional(reads)
        .await?;
    found.as_ref().map(from_row).transpose()
}

pub(super) async fn session(
    reads: &SqlitePool,
    hash: &SecretHash,
) -> Result<Option<(Person, Millis)>, StoreError> {
    let found = sqlx::query(
        "SELECT people.id, name, language, people.created_at, last_seen
         FROM sessions JOIN people ON people.id = person WHERE hash = ?",
    )
    .bind(hash.as_str())
    .fetch_optional(reads)
    .await?;
    found.as_ref().map(|row| Ok((from_row(row)?, row.try_get("last_seen")?))).transpose()
}

pub(super) async fn token(
    reads: &SqlitePool,
    hash: &SecretHash,
) -> Result<Option<Person>, StoreError> {
    let found = sqlx::query(
        "SELECT people.id, name, language, people.created_at
         FROM tokens JOIN people ON people.id = person WHERE hash = ?",
    )
    .bind(hash.as_str())
    .fetch_optional(reads)
    .await?;
    found.as_ref().map(from_row).transpose()
}

fn from_row(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: id(row.try_get("id")?, PersonId::parse)?,
        name: row.try_get("name")?,
        language: row.try_get("language")?,
        created_at: row.try_get("created_at")?,
    })
}
