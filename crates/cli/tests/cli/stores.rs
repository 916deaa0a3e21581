//! `migrate`: stored games under the present rules.

use catalog::{AnyTable, Setting};
use serde_json::json;
use store::{
    Entry, GameBox, NewTable, Person, PersonId, Seat, SeatKind, SecretHash, Snapshot, Status,
    Table, TableId,
};
use tabletop::Seed;

use crate::common::run;

/// A table as the server would store it, after a few decisions.
fn stored(host: &PersonId, change: impl FnOnce(&mut NewTable)) -> NewTable {
    let game = catalog::game("wagons").unwrap();
    let setting = Setting { options: [].into(), seats: 2, files: None };
    let seed = Seed::small(3);
    let mut table = game.open(&setting, seed).unwrap();
    for _ in 0..12 {
        let seat = table.to_act().seats().first().unwrap();
        let action = table.legal(seat).pop().unwrap();
        table.act(seat, &action).unwrap();
    }
    let mut new = NewTable {
        table: row(host, table.as_ref(), seed),
        entries: table.entries(0).iter().map(entry).collect(),
        snapshots: table
            .snapshots(0)
            .into_iter()
            .map(|(ply, state)| Snapshot { ply, rules_version: 1, state: state.to_string() })
            .collect(),
        game_box: GameBox {
            hash: game.default_box().hash(),
            id: table.box_id().id,
            game: "wagons".into(),
            files: json!(game.default_box().0).to_string(),
        },
    };
    change(&mut new);
    new
}

fn entry(entry: &tabletop::EntryText) -> Entry {
    Entry { entry: json!(entry).to_string(), rules_version: 1, at: 0 }
}

fn row(host: &PersonId, table: &dyn AnyTable, seed: Seed) -> Table {
    let seat = |name: &str| Seat { kind: SeatKind::Bot("random".into()), name: name.into() };
    Table {
        id: TableId::random(),
        game: "wagons".into(),
        name: "test".into(),
        options: json!(table.options()).to_string(),
        box_id: table.box_id().id,
        box_hash: table.box_id().hash.clone(),
        box_files: table.box_id().hash,
        seed: seed.0,
        seed_hash: seed.hash(),
        rules_version: 1,
        host: host.clone(),
        parent: None,
        imported: false,
        status: Status::Running,
        ply: table.ply(),
        to_act: 1,
        created_at: 0,
        updated_at: 0,
        seats: vec![seat("A"), seat("B")],
        hand_overs: Vec::new(),
    }
}

/// A database file with these tables in it.
fn database(changes: &[fn(&mut NewTable)]) -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("tables.db").display());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = store::open(&url).await.unwrap();
        let id = PersonId::random();
        let host =
            Person { id: id.clone(), name: "Ada".into(), language: "en".into(), created_at: 0 };
        store.create_person(host, SecretHash::of("session")).await.unwrap();
        for change in changes {
            store.create_table(stored(&id, change)).await.unwrap();
        }
        store.close().await;
    });
    (dir, url)
}

#[test]
fn games_that_replay_identically_are_counted() {
    let (_dir, url) = database(&[|_| {}, |_| {}]);
    let words = run(&format!("migrate --store {url}")).ok().stdout;
    assert!(words.contains("2 replay identically, 0 change"), "{words}");
    let answer = run(&format!("migrate --store {url} --json")).ok().json();
    assert_eq!(answer["tables"][0]["same"], true);
    assert_eq!(answer["tables"][0]["rules_versions"], json!([1]));
}

#[test]
fn games_that_change_are_named_with_the_action() {
    let last_is_illegal = |new: &mut NewTable| {
        let last = new.entries.len() - 1;
        new.entries[last].entry = r#"{"seat":0,"act":"stop","rules":1}"#.into();
    };
    let leads_elsewhere = |new: &mut NewTable| {
        let last = new.snapshots.last_mut().unwrap();
        let mut state: serde_json::Value = serde_json::from_str(&last.state).unwrap();
        state["players"][0]["vp_paid"] = json!(77);
        last.state = state.to_string();
    };
    let (_dir, url) = database(&[last_is_illegal, leads_elsewhere, |_| {}]);
    let done = run(&format!("migrate --store {url} --json"));
    assert_eq!(done.code, 1, "{done:?}");
    let answer = done.json();
    let changed: Vec<_> = answer["tables"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|table| table["same"] == false)
        .map(|table| (table["at"].as_u64().unwrap(), table["why"].as_str().unwrap().to_owned()))
        .collect();
    assert_eq!(changed.len(), 2, "{answer}");
    assert!(changed.iter().any(|(_, why)| why.contains("is another one")), "{changed:?}");
    let words = run(&format!("migrate --store {url}")).stdout;
    assert!(words.contains("1 replay identically, 2 change"), "{words}");
}
