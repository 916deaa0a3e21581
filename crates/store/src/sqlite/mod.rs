//! `SQLite`: one file, one writing connection, a few reading ones.
//!
//! `SQLite` lets one connection write at a time and any number read beside it (WAL). So all writes queue up at one
//! thread ([`writer`]), which commits everything waiting in one transaction: the price of one sync to the disk is
//! shared by all who wait for it.

mod append;
mod create;
mod open;
mod people;
mod read;
mod writer;

use sqlx::SqlitePool;

use crate::{
    Append, Entry, GameBox, HandOver, Millis, NewTable, OpenError, Person, PersonId, SecretHash,
    Snapshot, Store, StoreError, Table, TableId, TakeSeat,
};
use writer::{Write, Writer};

#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: Writer,
    reads: SqlitePool,
}

impl Sqlite {
    pub(crate) async fn open(path: &str) -> Result<Self, OpenError> {
        let (writing, path, reads) = open::open(path).await?;
        Ok(Self { writer: Writer::start(writing, path), reads })
    }
}

#[async_trait::async_trait]
impl Store for Sqlite {
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Write::Table(Box::new(table))).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.write(Write::Append(append)).await
    }

    async fn take_seat(&self, seat: TakeSeat) -> Result<Table, StoreError> {
        let table = seat.table.clone();
        self.writer.write(Write::Seat(seat)).await?;
        self.load_table(&table).await?.ok_or(StoreError::NoSuchTable(table))
    }

    async fn hand_over(&self, table: &TableId, word: HandOver) -> Result<(), StoreError> {
        self.writer.write(Write::HandOver(table.clone(), word)).await
    }

    async fn load_table(&self, table: &TableId) -> Result<Option<Table>, StoreError> {
        read::table(&self.reads, table).await
    }

    async fn load_entries(&self, table: &TableId, from: u32) -> Result<Vec<Entry>, StoreError> {
        read::entries(&self.reads, table, from).await
    }

    async fn snapshot(&self, table: &TableId, ply: u32) -> Result<Option<Snapshot>, StoreError> {
        read::snapshot(&self.reads, table, ply).await
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Table>, StoreError> {
        read::tables_of(&self.reads, person, limit).await
    }

    async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        read::all_tables(&self.reads).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        read::waiting_for_bots(&self.reads).await
    }

    async fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>, StoreError> {
        read::rematch_of(&self.reads, table).await
    }

    async fn load_box(&self, hash: &str) -> Result<Option<GameBox>, StoreError> {
        read::game_box(&self.reads, hash).await
    }

    async fn create_person(&self, person: Person, session: SecretHash) -> Result<(), StoreError> {
        self.writer.write(Write::Person(person, session)).await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.writer.write(Write::Rename(person)).await
    }

    async fn load_person(&self, person: &PersonId) -> Result<Option<Person>, StoreError> {
        people::load(&self.reads, person).await
    }

    async fn session(&self, hash: SecretHash) -> Result<Option<(Person, Millis)>, StoreError> {
        people::session(&self.reads, &hash).await
    }

    async fn touch_session(&self, hash: SecretHash, at: Millis) -> Result<(), StoreError> {
        self.writer.write(Write::Seen(hash, at)).await
    }

    async fn create_token(
        &self,
        hash: SecretHash,
        person: PersonId,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Token(hash, person, at)).await
    }

    async fn token(&self, hash: SecretHash) -> Result<Option<Person>, StoreError> {
        people::token(&self.reads, &hash).await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.reads.close().await;
    }
}
