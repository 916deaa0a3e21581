//! The whole life of a table.

use reqwest::StatusCode;
use serde_json::json;

use crate::common::{House, path};

#[tokio::test]
async fn a_game_is_set_up_played_and_ended() {
    let house = House::open().await;
    let ada = house.guest();
    let games = ada.see("/api/games").await;
    assert_eq!(games["games"][0]["slug"], "wagons");
    assert_eq!(games["games"][0]["players"], json!({"min": 2, "max": 4}));

    let table = ada.hot_seat().await;
    assert_eq!(table["status"], "running");
    assert_eq!(table["you"], json!([0, 1]));
    assert_eq!(table["host"], true);
    assert_eq!(table["viewer"], table["to_act"][0], "the seat that is asked is looked from");
    assert_eq!(table["seats"][1]["name"], "Bob");
    assert_eq!(table["seed"], json!(null), "secret while it runs");
    assert_eq!(table["seed_hash"].as_str().map(str::len), Some(64));

    let over = ada.play_out(&table).await;
    assert_eq!(over["to_act"], json!([]));
    assert_eq!(over["offers"], json!([]));
    assert_eq!(over["undo"]["allowed"], false);
    assert!(over["result"]["reason"].is_string(), "{}", over["result"]);
    assert_eq!(over["result"]["places"].as_array().map(Vec::len), Some(2));
    assert_eq!(over["seed"].as_str().map(str::len), Some(64), "published at the end");
    assert_eq!(over["seed_hash"], table["seed_hash"]);
    house.stop().await;
}

#[tokio::test]
async fn an_action_moves_the_table_and_a_repeated_one_does_not() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let body = json!({"ply": table["ply"], "seat": table["viewer"], "action": table["offers"][0]["action"]});
    let actions = format!("{}/actions", path(&table));
    let first = ada.say(&actions, &body).await;
    assert!(first["ply"].as_u64() > table["ply"].as_u64());
    let again = ada.say(&actions, &body).await;
    assert_eq!(again["ply"], first["ply"], "done once");

    let mut other = body.clone();
    other["action"] = table["offers"][1]["action"].clone();
    let (status, problem) = ada.post(&actions, &other).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("stale-ply")));
    assert_eq!(problem["ply"], first["ply"], "says where the table is");
    house.stop().await;
}

#[tokio::test]
async fn a_refusal_cites_the_rule_and_changes_nothing() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let not_asked = 1 - table["to_act"][0].as_u64().expect("a seat");
    let actions = format!("{}/actions", path(&table));
    let body = json!({"ply": table["ply"], "seat": not_asked, "action": "double"});
    let (status, problem) = ada.post(&actions, &body).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(problem["type"], "refused");
    for field in ["game", "section", "title", "code", "text"] {
        assert!(problem["refusal"][field].is_string(), "{field}: {problem}");
    }
    let (status, problem) =
        ada.post(&actions, &json!({"ply": table["ply"], "action": "fly to the moon"})).await;
    assert_eq!((status, &problem["type"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
    assert_eq!(ada.see(&path(&table)).await["ply"], table["ply"]);
    house.stop().await;
}

#[tokio::test]
async fn a_decision_can_be_taken_back_until_something_new_is_seen() {
    let house = House::open().await;
    let ada = house.guest();
    let mut state = ada.hot_seat().await;
    let undo = format!("{}/undo", path(&state));
    let (status, problem) =
        ada.post(&undo, &json!({"ply": state["ply"], "seat": state["viewer"]})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(problem["refusal"]["code"], "nothing-to-undo");

    // Whatever the deal, some decision soon leaves something to take back.
    for turn in 0..200 {
        let before = ada.see(&path(&state)).await;
        state = ada.act(&before, turn).await;
        if state["undo"]["allowed"] == true {
            let body = json!({"ply": state["ply"], "seat": state["viewer"]});
            let back = ada.say(&undo, &body).await;
            assert_eq!(back["view"], before["view"], "as if it had not been said");
            assert_eq!(back["offers"], before["offers"]);
            assert_eq!(back["ply"].as_u64(), state["ply"].as_u64().map(|ply| ply + 1), "recorded");
            assert_eq!(ada.say(&undo, &body).await["ply"], back["ply"], "once");
            let log = ada.see(&format!("{}/log?from={}", path(&state), before["ply"])).await;
            let log = log["entries"].as_array().expect("a list").clone();
            assert_eq!((&log[0]["undone"], &log[1]["action"]), (&json!(true), &json!("undo")));
            return house.stop().await;
        }
    }
    panic!("nothing could ever be taken back");
}

#[tokio::test]
async fn any_position_can_be_looked_at_again() {
    let house = House::open().await;
    let ada = house.guest();
    let start = ada.hot_seat().await;
    let path = path(&start);
    let mut seen = vec![start];
    for turn in 0..30 {
        let now = ada.see(&path).await;
        ada.act(&now, turn).await;
        seen.push(now);
    }
    for then in seen {
        let (ply, seat) = (&then["ply"], &then["viewer"]);
        let again = ada.see(&format!("{path}/at/{ply}?seat={seat}")).await;
        assert_eq!(again["view"], then["view"]);
        assert_eq!(again["scores"], then["scores"]);
        assert_eq!(again["to_act"], then["to_act"]);
        assert_eq!(again["offers"], json!([]), "nothing can be done in the past");
    }
    let (status, problem) = ada.get(&format!("{path}/at/99999")).await;
    assert_eq!((status, &problem["type"]), (StatusCode::NOT_FOUND, &json!("not-found")));
    house.stop().await;
}

#[tokio::test]
async fn bots_play_by_themselves() {
    let house = House::open().await;
    let ada = house.guest();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot"}]);
    let table = ada.table(&seats).await;
    assert_eq!(table["seats"][0]["name"], "Guest");
    assert_eq!(table["seats"][1]["bot"], "random");
    let over = ada.play_out(&table).await;
    assert_eq!(over["status"], "over");

    let watched = ada.table(&json!([{"who": "bot"}, {"who": "bot", "bot": "search"}])).await;
    assert_eq!((&watched["viewer"], &watched["you"]), (&json!(null), &json!([])));
    house.stop().await;
}

#[tokio::test]
async fn deals_happen_again_only_from_a_known_seed() {
    let hashes = async |seed| {
        let house = House::with(|config| config.insecure_seed = seed).await;
        let ada = house.guest();
        let mut hashes = vec![];
        for _ in 0..2 {
            hashes.push(ada.hot_seat().await["seed_hash"].clone());
        }
        house.stop().await;
        hashes
    };
    let [first, again, other] =
        [hashes(Some(7)).await, hashes(Some(7)).await, hashes(Some(9)).await];
    assert_eq!(first, again);
    assert_ne!(first[0], first[1], "each table has a deal of its own");
    assert!(!other.iter().any(|hash| first.contains(hash)), "and so has each seed");
    assert_ne!(hashes(None).await[0], hashes(None).await[0], "nobody else knows one");
}

#[tokio::test]
async fn friends_join_by_invitation_and_the_last_one_starts_the_game() {
    let house = House::open().await;
    let (ada, bob) = (house.guest(), house.guest());
    let seats = json!([{"who": "me", "name": "Ada"}, {"who": "open"}, {"who": "bot"}]);
    let table = ada.table(&seats).await;
    let path = path(&table);
    assert_eq!(table["status"], "waiting");
    assert_eq!(table["to_act"], json!([]));
    assert_eq!(table["offers"], json!([]));
    let token = table["seats"][1]["invite"].as_str().expect("the host sees it").to_owned();

    let early = json!({"ply": table["ply"], "action": "score", "seat": 0});
    let (status, problem) = ada.post(&format!("{path}/actions"), &early).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("waiting")));
    assert_eq!(bob.see(&path).await["seats"][1]["invite"], json!(null), "only the host sees it");

    let join = format!("{path}/join");
    let (status, problem) = bob.post(&join, &json!({"token": "guess", "name": "Bob"})).await;
    assert_eq!((status, &problem["type"]), (StatusCode::FORBIDDEN, &json!("bad-invitation")));
    let joined = bob.say(&join, &json!({"token": token, "name": " Bob "})).await;
    assert_eq!((&joined["status"], &joined["you"]), (&json!("running"), &json!([1])));
    assert_eq!((&joined["seats"][1]["name"], &joined["host"]), (&json!("Bob"), &json!(false)));
    assert_eq!(bob.say(&join, &json!({"token": token})).await["you"], json!([1]), "pressed twice");
    let (status, _) = house.guest().post(&join, &json!({"token": token})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "an invitation is for one");

    let mine = bob.see("/api/tables/mine").await;
    assert_eq!(mine["tables"][0]["id"], table["id"]);
    assert_eq!(house.guest().see("/api/tables/mine").await, json!({"tables": []}));
    house.stop().await;
}

#[tokio::test]
async fn a_list_says_where_i_am_asked() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let card = ada.see("/api/tables/mine").await["tables"][0].clone();
    assert_eq!((&card["your_turn"], &card["status"]), (&json!(true), &json!("running")));
    ada.play_out(&table).await;
    let card = ada.see("/api/tables/mine").await["tables"][0].clone();
    assert_eq!((&card["your_turn"], &card["status"]), (&json!(false), &json!("over")));
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_is_made_once_with_the_same_people() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let rematch = format!("{}/rematch", path(&table));
    let (status, problem) = ada.post(&rematch, &json!({})).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("not-over")));
    ada.play_out(&table).await;
    let (status, _) = house.guest().post(&rematch, &json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    let again = ada.say(&rematch, &json!({})).await;
    assert_ne!(again["id"], table["id"]);
    assert_ne!(again["seed_hash"], table["seed_hash"], "new luck");
    assert_eq!(again["rematch_of"], table["id"]);
    assert_eq!(again["options"], table["options"]);
    assert_eq!(again["you"], table["you"]);
    assert_eq!(ada.say(&rematch, &json!({})).await["id"], again["id"], "the same one");
    house.stop().await;
}
