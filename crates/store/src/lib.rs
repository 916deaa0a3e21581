//! Tables, records and people on disk.
//!
//! Everything the server must not lose goes through one trait, [`Store`]. Today `SQLite` stands behind it
//! (`sqlite:PATH`); no SQL leaves this crate, so another database is another module here and nothing else.
//!
//! Guarantee: when a writing method returns `Ok`, the data has been committed and synced to the disk. What was
//! not acknowledged may or may not be there after a crash, but always whole: one append is never split.

mod append;
mod error;
mod ids;
mod person;
mod secret;
mod sqlite;
mod table;

use std::sync::Arc;

pub use append::{Append, Entry, Snapshot};
pub use error::{OpenError, StoreError};
pub use ids::{BadId, PersonId, TableId};
pub use person::Person;
pub use secret::{Secret, SecretHash};
pub use table::{GameBox, HandOver, NewTable, Seat, SeatKind, Status, Table, TakeSeat};

/// Milliseconds since 1970 UTC. The store never reads a clock: whoever writes says when.
pub type Millis = i64;

/// Where tables, records and people live. Cheap to share: `Arc<dyn Store>`.
#[async_trait::async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    /// Puts a new table with its seats and first entries (the deal) on disk, all or nothing.
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError>;

    /// Extends the record of one table.
    ///
    /// # Errors
    /// [`StoreError::StalePly`] if the table is not at `append.ply` any more; nothing is written then.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Gives an open seat to whoever shows its invitation; the table runs once no seat is open.
    /// Returns the table as it is afterwards.
    ///
    /// # Errors
    /// [`StoreError::NoSuchInvitation`] if no open seat of the table has that token.
    async fn take_seat(&self, seat: TakeSeat) -> Result<Table, StoreError>;

    /// Keeps a word about who plays for a seat. Of several at one ply the last one stays.
    async fn hand_over(&self, table: &TableId, word: HandOver) -> Result<(), StoreError>;

    async fn load_table(&self, table: &TableId) -> Result<Option<Table>, StoreError>;

    /// The record from `from` on, in order, without gaps.
    async fn load_entries(&self, table: &TableId, from: u32) -> Result<Vec<Entry>, StoreError>;

    /// The latest snapshot at or below `ply`.
    async fn snapshot(&self, table: &TableId, ply: u32) -> Result<Option<Snapshot>, StoreError>;

    /// Tables where this person sits or which they host, latest change first, at most `limit`.
    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Table>, StoreError>;

    /// Every table, oldest first: what a change of the rules has to look through.
    async fn all_tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// Running tables where a bot is asked, or one that stands in for a person: what a restart has to wake up.
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// The first rematch of a table, if there is one.
    async fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>, StoreError>;

    async fn load_box(&self, hash: &str) -> Result<Option<GameBox>, StoreError>;

    /// A new person together with their first session.
    async fn create_person(&self, person: Person, session: SecretHash) -> Result<(), StoreError>;

    /// Changes name and language.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;

    async fn load_person(&self, person: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Whose session this is, and when it was last seen.
    async fn session(&self, hash: SecretHash) -> Result<Option<(Person, Millis)>, StoreError>;

    async fn touch_session(&self, hash: SecretHash, at: Millis) -> Result<(), StoreError>;

    async fn create_token(
        &self,
        hash: SecretHash,
        person: PersonId,
        at: Millis,
    ) -> Result<(), StoreError>;

    /// Whose bearer token this is.
    async fn token(&self, hash: SecretHash) -> Result<Option<Person>, StoreError>;

    /// Finishes the writes that are waiting and closes the file. Later writes answer
    /// [`StoreError::Closed`].
    async fn close(&self);
}

/// Opens the store behind `url`, creating and migrating it as needed. Today: `sqlite:PATH`.
///
/// # Errors
/// Says which of the many things that can be wrong with a path is wrong; see [`OpenError`].
pub async fn open(url: &str) -> Result<Arc<dyn Store>, OpenError> {
    match url.split_once(':') {
        Some(("sqlite", path)) => Ok(Arc::new(sqlite::Sqlite::open(path).await?)),
        _ => Err(OpenError::UnknownScheme { url: url.to_owned() }),
    }
}
