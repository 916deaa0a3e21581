//! Which files open, and what is said about those that do not.

use crate::common::Disk;
use sqlx::{Connection, SqliteConnection};
use store::OpenError;

async fn raw(disk: &Disk, name: &str) -> SqliteConnection {
    let url = format!("sqlite:{}?mode=rwc", disk.path(name).display());
    SqliteConnection::connect(&url).await.expect("a plain database")
}

async fn refusal(url: String) -> OpenError {
    match store::open(&url).await {
        Ok(_) => panic!("{url} must not open"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_new_file_is_made_durable_and_ours() {
    let disk = Disk::new();
    let store = disk.open().await;
    let mut raw = raw(&disk, "west.db").await;
    let journal: String =
        sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut raw).await.expect("a pragma");
    assert_eq!(journal, "wal");
    let steps: i64 = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations")
        .fetch_one(&mut raw)
        .await
        .expect("migrations are recorded");
    assert_eq!(steps, 2);
    raw.close().await.expect("closes");
    store.close().await;
    // Opening again changes nothing and asks nothing.
    disk.open().await.close().await;
}

#[tokio::test]
async fn an_empty_file_counts_as_new() {
    let disk = Disk::new();
    std::fs::write(disk.path("west.db"), "").expect("writes");
    disk.open().await.close().await;
}

#[tokio::test]
async fn what_is_not_a_database_is_named() {
    let disk = Disk::new();
    std::fs::write(disk.path("west.db"), "Dear diary, ".repeat(500)).expect("writes");
    let error = refusal(disk.url()).await;
    assert!(matches!(error, OpenError::NotADatabase(_)), "{error}");
    let text = std::fs::read_to_string(disk.path("west.db")).expect("reads");
    assert!(text.starts_with("Dear diary"), "the file is left alone");
}

#[tokio::test]
async fn folders_and_missing_folders_are_named() {
    let disk = Disk::new();
    std::fs::create_dir(disk.path("west.db")).expect("a folder");
    assert!(matches!(refusal(disk.url()).await, OpenError::IsFolder(_)));
    let nowhere = format!("sqlite:{}", disk.path("no/where/west.db").display());
    assert!(matches!(refusal(nowhere).await, OpenError::NoFolder(_)));
}

#[tokio::test]
async fn unknown_schemes_and_empty_paths_are_named() {
    for url in ["west.db", "mysql://localhost/west", ""] {
        assert!(matches!(refusal(url.to_owned()).await, OpenError::UnknownScheme { .. }));
    }
    for url in ["sqlite:", "sqlite://", "sqlite::memory:"] {
        assert!(matches!(refusal(url.to_owned()).await, OpenError::NoPath));
    }
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let disk = Disk::new();
    let mut other = raw(&disk, "west.db").await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut other).await.expect("a table");
    other.close().await.expect("closes");
    let before = std::fs::read(disk.path("west.db")).expect("reads");
    assert!(matches!(refusal(disk.url()).await, OpenError::NotOurs(_)));
    assert_eq!(std::fs::read(disk.path("west.db")).expect("reads"), before);
}

#[tokio::test]
async fn a_newer_schema_asks_for_a_newer_program() {
    let disk = Disk::new();
    disk.open().await.close().await;
    let mut raw = raw(&disk, "west.db").await;
    sqlx::raw_sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'from the future', 1, x'00', 0)",
    )
    .execute(&mut raw)
    .await
    .expect("a row");
    raw.close().await.expect("closes");
    let error = refusal(disk.url()).await;
    assert!(matches!(error, OpenError::Newer { found: 99, known: 2, .. }), "{error}");
}
