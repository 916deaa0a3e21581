//! The record of a table: what is acknowledged is there, what is stale is refused.

use std::sync::Arc;

use crate::common::{Disk, append, entry, person, snapshot, table};
use store::{SeatKind, Status, StoreError, TableId};

#[tokio::test]
async fn a_table_comes_back_as_it_was_put_in() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let new = table(&ada, &[SeatKind::Bot("greedy".to_owned()), SeatKind::Person(None)]);
    store.create_table(new.clone()).await.expect("a new table");
    store.close().await;

    let store = disk.open().await;
    assert_eq!(store.load_table(&new.table.id).await, Ok(Some(new.table.clone())));
    assert_eq!(store.load_entries(&new.table.id, 0).await, Ok(new.entries));
    assert_eq!(store.load_box("def").await, Ok(Some(new.game_box)));
    assert_eq!(store.load_box("abc").await, Ok(None));
    assert_eq!(store.load_table(&TableId::random()).await, Ok(None));
    store.close().await;
}

#[tokio::test]
async fn an_append_moves_the_table_on() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let new = table(&ada, &[]);
    let id = new.table.id.clone();
    store.create_table(new).await.expect("a new table");

    let mut last = append(&id, 2, 3);
    last.snapshots = vec![snapshot(5)];
    last.status = Status::Over;
    store.append(last).await.expect("goes on");

    let loaded = store.load_table(&id).await.expect("loads").expect("is there");
    assert_eq!((loaded.ply, loaded.status, loaded.updated_at), (5, Status::Over, 30));
    assert_eq!(loaded.to_act, 0b01);
    assert_eq!(store.load_entries(&id, 3).await, Ok(vec![entry(3), entry(4)]));
    assert_eq!(store.snapshot(&id, 99).await, Ok(Some(snapshot(5))));
    assert_eq!(store.snapshot(&id, 4).await, Ok(Some(snapshot(2))));
    assert_eq!(store.snapshot(&id, 1).await, Ok(None));
    store.close().await;
}

#[tokio::test]
async fn a_stale_append_is_refused_and_changes_nothing() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let new = table(&ada, &[]);
    let id = new.table.id.clone();
    store.create_table(new).await.expect("a new table");
    for expected in [0, 1, 3] {
        let mut stale = append(&id, expected, 1);
        stale.snapshots = vec![snapshot(7)];
        let refused = StoreError::StalePly { table: id.clone(), expected, ply: 2 };
        assert_eq!(store.append(stale).await, Err(refused));
    }
    assert_eq!(store.load_entries(&id, 0).await.map(|all| all.len()), Ok(2));
    assert_eq!(store.snapshot(&id, 99).await, Ok(Some(snapshot(2))));

    let nowhere = TableId::random();
    let refused = store.append(append(&nowhere, 0, 1)).await;
    assert_eq!(refused, Err(StoreError::NoSuchTable(nowhere)));
    store.close().await;
}

#[tokio::test]
async fn an_undo_drops_the_snapshots_it_took_back() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let new = table(&ada, &[]);
    let id = new.table.id.clone();
    store.create_table(new).await.expect("a new table");
    let mut on = append(&id, 2, 2);
    on.snapshots = vec![snapshot(3), snapshot(4)];
    store.append(on).await.expect("goes on");

    let mut undo = append(&id, 4, 1);
    undo.drop_snapshots_above = Some(3);
    store.append(undo).await.expect("goes back");
    assert_eq!(store.snapshot(&id, 99).await, Ok(Some(snapshot(3))));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_at_once_lose_nothing_and_never_write_twice() {
    const TABLES: u32 = 40;
    const APPENDS: u32 = 25;
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let new = table(&ada, &[]);
        let id = new.table.id.clone();
        store.create_table(new).await.expect("a new table");
        // Two rivals a table write the same plies: exactly one of them may win each.
        for _ in 0..2 {
            let (store, id) = (Arc::clone(&store), id.clone());
            players.push(tokio::spawn(async move {
                let mut won = 0;
                for turn in 0..APPENDS {
                    let mut next = append(&id, 2 + 2 * turn, 2);
                    next.snapshots = vec![snapshot(4 + 2 * turn)];
                    match store.append(next).await {
                        Ok(()) => won += 1,
                        Err(StoreError::StalePly { .. }) => {}
                        Err(other) => panic!("{other}"),
                    }
                }
                (id, won)
            }));
        }
    }
    let mut won = std::collections::BTreeMap::<TableId, u32>::new();
    for player in players {
        let (id, wins) = player.await.expect("no panic");
        *won.entry(id).or_default() += wins;
    }
    store.close().await;

    let store = disk.open().await;
    for (id, wins) in won {
        let entries = store.load_entries(&id, 0).await.expect("loads");
        assert_eq!(entries.len(), usize::try_from(2 + 2 * wins).expect("small"));
        let ply = store.load_table(&id).await.expect("loads").expect("is there").ply;
        assert_eq!(ply, 2 + 2 * wins);
        assert_eq!(store.snapshot(&id, ply).await, Ok(Some(snapshot(ply))));
    }
    store.close().await;
}

#[tokio::test]
async fn a_restart_finds_the_tables_where_a_bot_is_asked() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let bot = || SeatKind::Bot("greedy".to_owned());
    let asked = table(&ada, &[bot()]);
    let moved_on = table(&ada, &[bot()]);
    let over = table(&ada, &[bot()]);
    let without = table(&ada, &[SeatKind::Person(None)]);
    let waiting = table(&ada, &[bot(), SeatKind::Open { invite: "x".to_owned() }]);
    for new in [&asked, &moved_on, &over, &without, &waiting] {
        store.create_table(new.clone()).await.expect("a new table");
    }
    store.append(append(&moved_on.table.id, 2, 1)).await.expect("the bot acts, Ada is asked");
    let mut end = append(&over.table.id, 2, 1);
    (end.status, end.to_act) = (Status::Over, 0b10);
    store.append(end).await.expect("ends");
    assert_eq!(store.waiting_for_bots().await, Ok(vec![asked.table.id]));
    store.close().await;
}

#[tokio::test]
async fn a_rematch_is_found_by_its_parent() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let first = table(&ada, &[]);
    store.create_table(first.clone()).await.expect("a new table");
    assert_eq!(store.rematch_of(&first.table.id).await, Ok(None));
    let mut second = table(&ada, &[]);
    second.table.parent = Some(first.table.id.clone());
    store.create_table(second.clone()).await.expect("a new table");
    assert_eq!(store.rematch_of(&first.table.id).await, Ok(Some(second.table.id)));
    store.close().await;
}

#[tokio::test]
async fn closing_finishes_what_waits_and_then_refuses() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let new = table(&ada, &[]);
    let id = new.table.id.clone();
    store.create_table(new).await.expect("a new table");
    let (written, ()) = tokio::join!(store.append(append(&id, 2, 1)), store.close());
    assert_eq!(written, Ok(()));
    assert_eq!(store.append(append(&id, 3, 1)).await, Err(StoreError::Closed));
    assert_eq!(store.load_table(&id).await, Err(StoreError::Closed));

    let store = disk.open().await;
    assert_eq!(store.load_entries(&id, 0).await.map(|all| all.len()), Ok(3));
    store.close().await;
}
