//! Bots that stand in for people: kept with the table, the last word first.

use crate::common::{Disk, append, person, table};
use store::{HandOver, PersonId, SeatKind};

fn word(ply: u32, bot: Option<&str>, by: &PersonId) -> HandOver {
    HandOver { ply, seat: 1, bot: bot.map(str::to_owned), by: by.clone(), at: 40 }
}

#[tokio::test]
async fn the_last_word_about_a_seat_holds_and_all_are_kept() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let (bob, _) = person(&*store, "Bob").await;
    let new = table(&ada, &[SeatKind::Person(Some(bob.clone()))]);
    let id = new.table.id.clone();
    store.create_table(new.clone()).await.expect("a new table");
    let mut expected = new.table;
    for said in [
        word(2, Some("medium"), &ada),
        word(3, None, &bob),
        // Before the next move: instead of the one before.
        word(3, Some("hard"), &bob),
        word(4, None, &bob),
    ] {
        store.hand_over(&id, said.clone()).await.expect("kept");
        expected.hand_over(said);
    }
    store.close().await;

    let store = disk.open().await;
    let loaded = store.load_table(&id).await.expect("loads").expect("is there");
    assert_eq!(loaded, expected);
    let bots: Vec<_> = loaded.hand_overs.iter().map(|word| word.bot.as_deref()).collect();
    assert_eq!(bots, [Some("medium"), Some("hard"), None]);
    assert_eq!((loaded.stand_in(0), loaded.stand_in(1)), (None, None));
    store.close().await;
}

#[tokio::test]
async fn a_restart_finds_the_seats_that_bots_play_for_people() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    // Seat 1 is asked at each of them.
    let [handed, back, elsewhere] = [(); 3].map(|()| table(&ada, &[SeatKind::Person(None)]));
    for new in [&handed, &back, &elsewhere] {
        store.create_table(new.clone()).await.expect("a new table");
        let seat = u8::from(new.table.id != elsewhere.table.id);
        let said = HandOver { seat, ..word(2, Some("easy"), &ada) };
        store.hand_over(&new.table.id, said).await.expect("kept");
    }
    store.append(append(&back.table.id, 2, 1)).await.expect("goes on");
    let mut on = append(&back.table.id, 3, 1);
    on.to_act = 0b10;
    store.append(on).await.expect("goes on");
    store.hand_over(&back.table.id, word(4, None, &ada)).await.expect("kept");
    assert_eq!(store.waiting_for_bots().await, Ok(vec![handed.table.id]));
    store.close().await;
}

#[tokio::test]
async fn a_new_table_may_begin_with_a_bot_in_the_place_of_a_person() {
    let disk = Disk::new();
    let store = disk.open().await;
    let (ada, _) = person(&*store, "Ada").await;
    let mut new = table(&ada, &[]);
    new.table.hand_over(HandOver { seat: 0, ..word(0, Some("easy"), &ada) });
    store.create_table(new.clone()).await.expect("a new table");
    assert_eq!(store.load_table(&new.table.id).await, Ok(Some(new.table)));
    store.close().await;
}
