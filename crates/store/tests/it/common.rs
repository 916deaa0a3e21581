//! A store on a real file, and the shortest table that can be put into it.

use std::sync::Arc;

use store::{
    Append, Entry, GameBox, NewTable, Person, PersonId, Seat, SeatKind, Secret, Snapshot, Status,
    Store, Table, TableId,
};

pub(crate) struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    pub(crate) fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.path("west.db").display())
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url()).await.expect("a good file opens")
    }
}

pub(crate) async fn person(store: &dyn Store, name: &str) -> (PersonId, Secret) {
    let id = PersonId::random();
    let session = Secret::random();
    let person =
        Person { id: id.clone(), name: name.to_owned(), language: "en".to_owned(), created_at: 1 };
    store.create_person(person, session.hash()).await.expect("a new person");
    (id, session)
}

pub(crate) fn table(host: &PersonId, others: &[SeatKind]) -> NewTable {
    let mut seats =
        vec![Seat { kind: SeatKind::Person(Some(host.clone())), name: "Ada".to_owned() }];
    seats.extend(others.iter().map(|kind| Seat { kind: kind.clone(), name: "other".to_owned() }));
    let open = others.iter().any(|kind| matches!(kind, SeatKind::Open { .. }));
    NewTable {
        table: Table {
            id: TableId::random(),
            game: "wagons".to_owned(),
            name: "Friday".to_owned(),
            options: r#"{"deck":"grid-56"}"#.to_owned(),
            box_id: "frontier-56".to_owned(),
            box_hash: "abc".to_owned(),
            box_files: "def".to_owned(),
            seed: [7; 32],
            seed_hash: "of the seed".to_owned(),
            rules_version: 1,
            host: host.clone(),
            parent: None,
            imported: false,
            status: if open { Status::Waiting } else { Status::Running },
            ply: 2,
            to_act: 0b10,
            created_at: 10,
            updated_at: 10,
            seats,
            hand_overs: Vec::new(),
        },
        entries: vec![entry(0), entry(1)],
        snapshots: vec![snapshot(2)],
        game_box: GameBox {
            hash: "def".to_owned(),
            id: "frontier-56".to_owned(),
            game: "wagons".to_owned(),
            files: "{}".to_owned(),
        },
    }
}

pub(crate) fn entry(number: u32) -> Entry {
    Entry { entry: format!(r#"{{"said":"number \"{number}\" – ü"}}"#), rules_version: 1, at: 20 }
}

pub(crate) fn snapshot(ply: u32) -> Snapshot {
    Snapshot { ply, rules_version: 1, state: format!(r#"{{"ply":{ply}}}"#) }
}

pub(crate) fn append(table: &TableId, ply: u32, entries: u32) -> Append {
    Append {
        table: table.clone(),
        ply,
        entries: (ply..ply + entries).map(entry).collect(),
        drop_snapshots_above: None,
        snapshots: Vec::new(),
        status: Status::Running,
        to_act: 0b01,
        at: 30,
    }
}
