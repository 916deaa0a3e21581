//! People, their sessions and their tokens.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::read::id;
use crate::{Millis, Person, PersonId, SecretHash, StoreError};

pub(super) async fn create(
    writing: &mut SqliteConnection,
    person: &Person,
    session: &SecretHash,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO people (id, name, language, created_at) VALUES (?, ?, ?, ?)")
        .bind(person.id.as_str())
        .bind(&person.name)
        .bind(&person.language)
        .bind(person.created_at)
        .execute(&mut *writing)
        .await?;
    sqlx::query("INSERT INTO sessions (hash, person, created_at, last_seen) VALUES (?, ?, ?3, ?3)")
        .bind(session.as_str())
        .bind(person.id.as_str())
        .bind(person.created_at)
        .execute(writing)
        .await?;
    Ok(())
}

pub(super) async fn save(
    writing: &mut SqliteConnection,
    person: &Person,
) -> Result<(), StoreError> {
    let saved = sqlx::query("UPDATE people SET name = ?, language = ? WHERE id = ?")
        .bind(&person.name)
        .bind(&person.language)
        .bind(person.id.as_str())
        .execute(writing)
        .await?;
    if saved.rows_affected() == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
}

pub(super) async fn seen(
    writing: &mut SqliteConnection,
    session: &SecretHash,
    at: Millis,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE sessions SET last_seen = ? WHERE hash = ?")
        .bind(at)
        .bind(session.as_str())
        .execute(writing)
        .await?;
    Ok(())
}

pub(super) async fn create_token(
    writing: &mut SqliteConnection,
    hash: &SecretHash,
    person: &PersonId,
    at: Millis,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (hash, person, created_at) VALUES (?, ?, ?)")
        .bind(hash.as_str())
        .bind(person.as_str())
        .bind(at)
        .execute(writing)
        .await?;
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
