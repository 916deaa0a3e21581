//! People, seats and secrets.

use crate::common::{Disk, append, person, table};
use store::{PersonId, SeatKind, Secret, SecretHash, Status, StoreError, TakeSeat};

#[tokio::test]
async fn a_session_and_a_token_lead_to_their_person_only() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, cookie) = person(&*store, "Ada").await;
    let (bob, _) = person(&*store, "Bob").await;

    let (found, seen) = store.session(cookie.hash()).await.expect("reads").expect("is there");
    assert_eq!((found.id.clone(), seen), (ada.clone(), 1));
    store.touch_session(cookie.hash(), 77).await.expect("writes");
    assert_eq!(store.session(cookie.hash()).await.expect("reads").map(|(_, seen)| seen), Some(77));

    let token = Secret::random();
    store.create_token(token.hash(), bob.clone(), 5).await.expect("writes");
    assert_eq!(store.token(token.hash()).await.expect("reads").map(|p| p.id), Some(bob));
    // A token is no cookie and a cookie no token.
    assert_eq!(store.session(token.hash()).await, Ok(None));
    assert_eq!(store.token(cookie.hash()).await, Ok(None));
    assert_eq!(store.token(SecretHash::of("guess")).await, Ok(None));
    store.close().await;
}

#[tokio::test]
async fn no_secret_is_in_the_file() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, cookie) = person(&*store, "Ada").await;
    let token = Secret::random();
    store.create_token(token.hash(), ada, 5).await.expect("writes");
    store.close().await;
    let bytes = std::fs::read(disk.path("west.db")).expect("reads");
    let holds = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Ada"));
    assert!(!holds(cookie.reveal()) && !holds(token.reveal()));
}

#[tokio::test]
async fn a_name_can_be_changed() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let mut changed = store.load_person(&ada).await.expect("reads").expect("is there");
    changed.name = "Ada L.".to_owned();
    changed.language = "it".to_owned();
    store.save_person(changed.clone()).await.expect("writes");
    assert_eq!(store.load_person(&ada).await, Ok(Some(changed.clone())));
    changed.id = PersonId::random();
    assert_eq!(store.save_person(changed).await, Err(StoreError::NoSuchPerson));
    store.close().await;
}

#[tokio::test]
async fn the_last_open_seat_starts_the_game() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let (bob, _) = person(&*store, "Bob").await;
    let open = |invite: &str| SeatKind::Open { invite: invite.to_owned() };
    let new = table(&ada, &[open("first"), open("second")]);
    let id = new.table.id.clone();
    store.create_table(new).await.expect("a new table");
    let sit = |invite: &str| TakeSeat {
        table: id.clone(),
        invite: invite.to_owned(),
        person: bob.clone(),
        name: "Bob".to_owned(),
        at: 40,
    };

    let refused = store.take_seat(sit("third")).await;
    assert_eq!(refused, Err(StoreError::NoSuchInvitation));
    let one = store.take_seat(sit("second")).await.expect("sits down");
    assert_eq!(one.status, Status::Waiting);
    assert_eq!(one.seats[2].kind, SeatKind::Person(Some(bob.clone())));
    // An invitation opens its seat once.
    assert_eq!(store.take_seat(sit("second")).await, Err(StoreError::NoSuchInvitation));
    let two = store.take_seat(sit("first")).await.expect("sits down");
    assert_eq!((two.status, two.updated_at), (Status::Running, 40));
    store.close().await;
}

#[tokio::test]
async fn lists_hold_what_they_should() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let (bob, _) = person(&*store, "Bob").await;
    let both = table(&ada, &[SeatKind::Person(Some(bob.clone()))]);
    let alone = table(&ada, &[]);
    let waiting = table(&bob, &[SeatKind::Open { invite: "x".to_owned() }]);
    for new in [&both, &alone, &waiting] {
        store.create_table(new.clone()).await.expect("a new table");
    }
    store.append(append(&both.table.id, 2, 1)).await.expect("goes on");

    let ids = async |person, limit| -> Vec<_> {
        let tables = store.tables_of(person, limit).await.expect("reads");
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids(&ada, 9).await, [both.table.id.clone(), alone.table.id.clone()]);
    assert_eq!(ids(&bob, 1).await.first(), Some(&both.table.id));
    store.close().await;
}
