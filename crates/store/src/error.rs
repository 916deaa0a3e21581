//! What can go wrong, as types: opening a file, and using an open store.

use std::path::PathBuf;

use crate::TableId;

/// Why a store could not be opened. Written for the person who typed the path.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("`{url}` names no store: write sqlite:PATH, for example sqlite:westbound.db")]
    UnknownScheme { url: String },
    #[error("sqlite: needs the path of a file, for example sqlite:westbound.db")]
    NoPath,
    #[error("{} is a folder, not a database file", .0.display())]
    IsFolder(PathBuf),
    #[error("the folder {} does not exist", .0.display())]
    NoFolder(PathBuf),
    #[error("{} is not a database", .0.display())]
    NotADatabase(PathBuf),
    #[error("{} is a database of another program", .0.display())]
    NotOurs(PathBuf),
    #[error(
        "{} was written by a newer version (schema {found}, this program knows {known}): update the program",
        path.display()
    )]
    Newer { path: PathBuf, found: i64, known: i64 },
    #[error("{} has an altered schema (step {step})", path.display())]
    AlteredSchema { path: PathBuf, step: i64 },
    #[error("cannot open {}: {reason}", path.display())]
    Cannot { path: PathBuf, reason: String },
}

/// Why an open store could not do what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("table {table} is at ply {ply}, not {expected}")]
    StalePly { table: TableId, expected: u32, ply: u32 },
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    #[error("this invitation opens no seat (any more)")]
    NoSuchInvitation,
    #[error("there is no such person")]
    NoSuchPerson,
    /// The disk or the database said no. What was asked has not happened.
    #[error("the store cannot be used at the moment: {0}")]
    Unavailable(String),
    /// The file holds what this program never writes.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                Self::Damaged(error.to_string())
            }
            sqlx::Error::PoolClosed => Self::Closed,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}
