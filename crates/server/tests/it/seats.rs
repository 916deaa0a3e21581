//! Bots that play for people who are away.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{House, Person, eventually, path, stand_in, two};
use crate::events::Stream;

/// The seat that is asked, and the person who sits there; then the other.
fn asked<'a>(table: &Value, ada: &'a Person, bob: &'a Person) -> (Value, &'a Person, &'a Person) {
    let seat = table["to_act"][0].clone();
    if seat == 0 { (seat, ada, bob) } else { (seat, bob, ada) }
}

#[tokio::test]
async fn a_bot_plays_until_its_person_takes_the_seat_back() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (seat, mine, other) = asked(&table, &ada, &bob);
    let handed = mine.hand_over(&table, &seat, "easy").await;
    let index = usize::try_from(seat.as_u64().expect("a number")).expect("small");
    assert_eq!(handed["seats"][index]["stand_in"], "easy");
    assert_eq!(handed["seats"][index]["kind"], "person", "it is still theirs");
    assert_eq!((&handed["you"], &handed["offers"]), (&json!([seat]), &json!([])));
    assert_eq!(handed["viewer"], seat, "they may look into their hand");

    // The bot plays its turn, and stops where the other is asked.
    let path = path(&table);
    let stopped = eventually(async || {
        let now = other.see(&path).await;
        (now["offers"] != json!([])).then_some(now)
    })
    .await;
    assert!(stopped["ply"].as_u64() > table["ply"].as_u64());

    let back = mine.take_back(&table, &seat).await;
    assert_eq!(back["seats"][index]["stand_in"], json!(null));
    other.act(&stopped, 0).await;
    let told: Vec<_> = back["hand_overs"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|word| (word["seat"].clone(), word["bot"].clone(), word["by_host"].clone()))
        .collect();
    let (easy, no) = (json!("easy"), json!(false));
    assert_eq!(told, [(seat.clone(), easy, no.clone()), (seat.clone(), json!(null), no)]);
    house.stop().await;
}

#[tokio::test]
async fn who_let_a_bot_play_cannot_act_beside_it() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (seat, mine, _) = asked(&table, &ada, &bob);
    let now = mine.see(&path(&table)).await;
    mine.hand_over(&table, &seat, "search:3000ms").await;
    for (what, body) in [
        ("actions", json!({"ply": now["ply"], "action": now["offers"][0]["action"]})),
        ("undo", json!({"ply": now["ply"]})),
    ] {
        let (status, problem) = mine.post(&format!("{}/{what}", path(&table)), &body).await;
        assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("handed-over")));
    }
    let still = mine.see(&path(&table)).await;
    assert_eq!(still["ply"], now["ply"]);
    assert_eq!(still["undo"]["allowed"], false);
    let mine_now = &mine.see("/api/tables/mine").await["tables"][0];
    assert_eq!(mine_now["your_turn"], false, "nobody waits for them");
    house.stop().await;
}

#[tokio::test]
async fn a_thought_is_dropped_when_the_seat_is_taken_back_in_the_middle_of_it() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (seat, mine, _) = asked(&table, &ada, &bob);
    let thought = Duration::from_millis(1500);
    mine.hand_over(&table, &seat, "search:1500ms").await;
    let began = std::time::Instant::now();
    let back = mine.take_back(&table, &seat).await;
    assert!(began.elapsed() < thought, "at once, not after the thought");
    assert_eq!(back["ply"], table["ply"]);
    assert_ne!(back["offers"], json!([]), "they are asked again");
    tokio::time::sleep(thought * 2).await;
    assert_eq!(mine.see(&path(&table)).await["ply"], table["ply"], "nothing was played for them");
    assert_eq!(back["hand_overs"], json!([]), "nothing came of it, nothing is told");
    house.stop().await;
}

/// Feels its way to the moment when the bot's move and the taking back meet at the door.
#[tokio::test]
async fn no_bot_moves_after_the_answer_that_gave_the_seat_back() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let path = path(&table);
    let (mut met, mut patience) = (0, Duration::from_millis(1));
    for round in 0..40 {
        let now = ada.see(&path).await;
        if now["status"] == "over" {
            break;
        }
        let (seat, mine, _) = asked(&now, &ada, &bob);
        mine.hand_over(&table, &seat, "random").await;
        tokio::time::sleep(patience).await;
        let back = mine.take_back(&table, &seat).await;
        if back["ply"] == now["ply"] {
            patience *= 2;
        } else {
            (met, patience) = (met + 1, patience / 2);
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
        assert_eq!(mine.see(&path).await["ply"], back["ply"], "round {round}");
    }
    assert!(met > 0, "sometimes the bot was faster");
    house.stop().await;
}

#[tokio::test]
async fn to_wish_what_is_so_already_changes_nothing() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (seat, _, other) = asked(&table, &ada, &bob);
    // The one who is not asked, so that nothing happens meanwhile.
    let theirs = json!(1 - seat.as_u64().expect("a number"));
    let first = other.hand_over(&table, &theirs, "hard").await;
    let again = other.hand_over(&table, &theirs, "hard").await;
    assert_eq!(first["hand_overs"], again["hand_overs"]);
    let changed = other.hand_over(&table, &theirs, "easy").await;
    assert_eq!(changed["hand_overs"].as_array().map(Vec::len), Some(1), "the last word counts");
    assert_eq!(changed["hand_overs"][0]["bot"], "easy");
    for _ in 0..2 {
        assert_eq!(other.take_back(&table, &theirs).await["hand_overs"], json!([]));
    }
    house.stop().await;
}

#[tokio::test]
async fn only_its_person_hands_a_seat_over_while_nobody_has_waited_long() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (stranger, easy) = (house.guest(), json!({"bot": "easy"}));
    stranger.see("/api/me").await;
    for (person, seat, status, kind) in [
        (&stranger, 0, StatusCode::FORBIDDEN, "not-your-seat"),
        (&house.guest(), 1, StatusCode::FORBIDDEN, "not-your-seat"),
        // Bob is no host, Ada is, but nobody has waited for Bob.
        (&bob, 0, StatusCode::FORBIDDEN, "not-your-seat"),
        (&ada, 1, StatusCode::CONFLICT, "not-away"),
        (&ada, 9, StatusCode::NOT_FOUND, "not-found"),
    ] {
        let (got, problem) = person.put(&stand_in(&table, &json!(seat)), &easy).await;
        assert_eq!((got, &problem["type"]), (status, &json!(kind)), "seat {seat}");
    }
    let (status, problem) = ada.put(&stand_in(&table, &json!(0)), &json!({"bot": "genius"})).await;
    assert_eq!((status, &problem["type"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-setup")));

    // What Bob decided for himself, the host leaves alone.
    bob.hand_over(&table, &json!(1), "hard").await;
    let there = stand_in(&table, &json!(1));
    for (got, problem) in [ada.put(&there, &easy).await, ada.delete(&there).await] {
        assert_eq!((got, &problem["type"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
    }
    house.stop().await;
}

#[tokio::test]
async fn the_host_calls_a_bot_in_for_somebody_who_is_away() {
    let house = House::with(|config| config.absence = Duration::ZERO).await;
    let (ada, bob, table) = two(&house).await;
    let path = path(&table);
    let (seat, easy) = (json!(1), json!({"bot": "easy"}));
    // Ada plays until Bob is asked.
    let waiting = eventually(async || {
        let now = ada.see(&path).await;
        if now["to_act"] == json!([1]) {
            return Some(now);
        }
        ada.act(&now, 0).await;
        None
    })
    .await;
    assert!(waiting["seats"][1]["free_at"].is_string(), "the host is told from when on");
    assert_eq!(bob.see(&path).await["seats"][1]["free_at"], json!(null), "and nobody else");

    let mut stream = Stream::open(&bob, &format!("{path}/events"), None).await;
    stream.next().await.expect("the present");
    let (status, problem) = ada.put(&stand_in(&table, &seat), &easy).await;
    assert_eq!(
        (status, &problem["type"]),
        (StatusCode::CONFLICT, &json!("not-away")),
        "Bob is here"
    );
    drop(stream);
    let handed = eventually(async || {
        let (status, now) = ada.put(&stand_in(&table, &seat), &easy).await;
        (status == StatusCode::OK).then_some(now)
    })
    .await;
    assert_eq!(handed["seats"][1]["stand_in"], "easy");
    assert_eq!(handed["hand_overs"][0]["by_host"], true);

    // Bob comes back and plays on.
    let back = bob.take_back(&table, &seat).await;
    assert_eq!(back["seats"][1]["stand_in"], json!(null));
    house.stop().await;
}

#[tokio::test]
async fn listeners_hear_of_it_and_see_no_more_than_before() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let (seat, mine, other) = asked(&table, &ada, &bob);
    let address = format!("{}/events", path(&table));
    let mut streams = [
        Stream::open(other, &address, None).await,
        Stream::open(&house.guest(), &address, None).await,
    ];
    let mut before = Vec::new();
    for stream in &mut streams {
        before.push(stream.next().await.expect("the present").data["state"].clone());
    }
    mine.hand_over(&table, &seat, "search:2000ms").await;
    for (stream, before) in streams.iter_mut().zip(&before) {
        let heard = loop {
            let event = stream.next().await.expect("news");
            if event.data["state"]["hand_overs"] != json!([]) {
                break event.data;
            }
        };
        assert_eq!(heard["entries"], json!([]), "no move was made");
        assert_eq!(heard["state"]["view"], before["view"]);
        assert_eq!(heard["state"]["hand_overs"][0]["bot"], "search:2000ms");
    }
    mine.take_back(&table, &seat).await;
    house.stop().await;
}

#[tokio::test]
async fn stand_ins_play_on_after_a_restart_and_in_the_rematch() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let path = path(&table);
    ada.hand_over(&table, &json!(0), "random").await;
    bob.hand_over(&table, &json!(1), "random").await;
    let house = house.restart().await;
    let (ada, bob) = (ada.at(&house), bob.at(&house));
    let over = eventually(async || {
        let now = ada.see(&path).await;
        (now["status"] == "over").then_some(now)
    })
    .await;
    assert_eq!(over["seats"][0]["stand_in"], "random");
    let (status, problem) = ada.delete(&stand_in(&table, &json!(0))).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("game-over")));

    let again = ada.say(&format!("{path}/rematch"), &json!({})).await;
    assert_eq!(again["seats"][1]["stand_in"], "random", "Bob is still away");
    bob.take_back(&again, &json!(1)).await;
    house.stop().await;
}

#[tokio::test]
async fn seats_of_bots_and_tables_that_do_not_run_have_nobody_to_stand_in_for() {
    let house = House::open().await;
    let ada = house.guest();
    let easy = json!({"bot": "easy"});
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "bot"}]);
    let waiting = ada.table(&seats).await;
    for (seat, status, kind) in [
        (0, StatusCode::CONFLICT, "waiting"),
        (1, StatusCode::NOT_FOUND, "not-found"),
        (2, StatusCode::NOT_FOUND, "not-found"),
    ] {
        let (got, problem) = ada.put(&stand_in(&waiting, &json!(seat)), &easy).await;
        assert_eq!((got, &problem["type"]), (status, &json!(kind)), "seat {seat}");
    }
    let nowhere = "/api/tables/0000000000000000/seats/0/stand-in";
    assert_eq!(ada.put(nowhere, &easy).await.0, StatusCode::NOT_FOUND);
    let (status, problem) = ada.put(&format!("{}/seats/x/stand-in", path(&waiting)), &easy).await;
    assert_eq!((status, &problem["type"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
    house.stop().await;
}
