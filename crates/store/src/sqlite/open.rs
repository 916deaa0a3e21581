//! Opening a file: is it ours, is it of our time, and the settings every connection needs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
};
use sqlx::{ConnectOptions, Connection as _, SqlSafeStr};

use crate::OpenError;

/// "West", in the header of the file: how we know our own.
const APPLICATION_ID: i64 = 0x5765_7374;

/// Readers beside the writer. Reads are short; more than the cores of a small machine would only wait.
const READERS: u32 = 4;

/// Pages in the log before they are copied into the file (4 KiB each). Four times the default: a busy server would
/// else stop for that every few commits.
const CHECKPOINT_PAGES: u32 = 4000;

/// Prepared statements the writer keeps: more than it has.
const STATEMENTS: usize = 32;

/// The steps from an empty file to ours. Append only; a step that was ever released is never edited.
fn migrations() -> Migrator {
    let steps = [
        (1, "tables", include_str!("../../migrations/0001_tables.sql")),
        (2, "hand_overs", include_str!("../../migrations/0002_hand_overs.sql")),
    ];
    Migrator::with_migrations(
        steps
            .into_iter()
            .map(|(version, name, sql)| {
                let kind = MigrationType::Simple;
                Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
            })
            .collect(),
    )
}

/// How long to wait for another program that holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// The writing connection, the path to make it again, and the pool of readers.
pub(super) async fn open(path: &str) -> Result<(Connection, PathBuf, SqlitePool), OpenError> {
    let path = checked_path(path)?;
    let cannot = |error: sqlx::Error| refusal(&path, &error);

    let plain = SqliteConnectOptions::new()
        .filename(&path)
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .disable_statement_logging();

    claim(&path, &plain).await?;

    let migrating = plain.clone().journal_mode(SqliteJournalMode::Wal);
    let mut migrating = migrating.connect().await.map_err(cannot)?;
    migrate(&path, &mut migrating).await?;
    let writing = writing(&path)
        .map_err(|error| OpenError::Cannot { path: path.clone(), reason: error.to_string() })?;
    migrating.close().await.map_err(cannot)?;

    let reads = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(plain.read_only(true))
        .await
        .map_err(cannot)?;
    Ok((writing, path, reads))
}

/// The connection that writes, to a file that has been opened once before.
pub(super) fn writing(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "journal_mode", "wal")?;
    // FULL syncs the log at every commit: an acknowledged action survives a power cut.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(connection)
}

fn checked_path(path: &str) -> Result<PathBuf, OpenError> {
    let path = path.strip_prefix("//").unwrap_or(path);
    // `:memory:` would be a different empty database for each reader.
    if path.is_empty() || path == ":memory:" {
        return Err(OpenError::NoPath);
    }
    let path = PathBuf::from(path);
    if path.is_dir() {
        return Err(OpenError::IsFolder(path));
    }
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => {
            Err(OpenError::NoFolder(folder.to_owned()))
        }
        _ => Ok(path),
    }
}

/// Makes sure that the file is ours before any setting is written into it: to turn another program's database
/// into WAL mode would be rude, to add our tables to it worse.
async fn claim(path: &Path, plain: &SqliteConnectOptions) -> Result<(), OpenError> {
    let cannot = |error: sqlx::Error| refusal(path, &error);
    let mut probe = plain.clone().create_if_missing(true).connect().await.map_err(cannot)?;
    let owner: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut probe).await.map_err(cannot)?;
    if owner != APPLICATION_ID {
        let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
            .fetch_one(&mut probe)
            .await
            .map_err(cannot)?;
        if owner != 0 || things > 0 {
            return Err(OpenError::NotOurs(path.to_owned()));
        }
        let claim = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
        sqlx::raw_sql(claim).execute(&mut probe).await.map_err(cannot)?;
    }
    probe.close().await.map_err(cannot)
}

async fn migrate(path: &Path, writing: &mut SqliteConnection) -> Result<(), OpenError> {
    let migrations = migrations();
    let known = migrations.iter().map(|step| step.version).max().unwrap_or(0);
    let path = path.to_owned();
    migrations.run_direct(None, writing, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) if found > known => {
            OpenError::Newer { path, found, known }
        }
        MigrateError::VersionMissing(step)
        | MigrateError::VersionMismatch(step)
        | MigrateError::Dirty(step) => OpenError::AlteredSchema { path, step },
        other => OpenError::Cannot { path, reason: other.to_string() },
    })
}

fn refusal(path: &Path, error: &sqlx::Error) -> OpenError {
    // SQLITE_NOTADB: the header is somebody else's.
    let not_a_database = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code == "26");
    if not_a_database {
        OpenError::NotADatabase(path.to_owned())
    } else {
        OpenError::Cannot { path: path.to_owned(), reason: error.to_string() }
    }
}
