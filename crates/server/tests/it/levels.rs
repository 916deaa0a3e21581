//! How well the bots play: chosen at the table, changed between games.

use reqwest::StatusCode;
use serde_json::json;

use crate::common::{House, path};
use crate::events::Stream;

#[tokio::test]
async fn three_levels_are_offered_and_the_middle_one_is_usual() {
    let house = House::open().await;
    let ada = house.guest();
    let games = ada.see("/api/games").await;
    for game in games["games"].as_array().expect("a list") {
        assert_eq!(game["levels"], json!(["easy", "medium", "hard"]));
    }
    let bots = json!([{"who": "me"}, {"who": "bot"}, {"who": "bot", "bot": "hard"},
        {"who": "bot", "bot": "easy"}]);
    let table = ada.table(&bots).await;
    let levels: Vec<_> = (1..4).map(|seat| &table["seats"][seat]["bot"]).collect();
    assert_eq!(levels, ["medium", "hard", "easy"]);
    house.stop().await;
}

#[tokio::test]
async fn programs_are_asked_by_name_within_bounds() {
    let house = House::open().await;
    let ada = house.guest();
    let with =
        |bot: &str| json!({"game": "wagons", "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]});
    for bot in ["random", "greedy", "search", "search:500", "search:250ms", "search:20000"] {
        let (status, table) = ada.post("/api/tables", &with(bot)).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        assert_eq!(table["seats"][1]["bot"], bot);
    }
    for bot in ["genius", "search:0", "search:20001", "search:5001ms", "search:50x2"] {
        let (status, problem) = ada.post("/api/tables", &with(bot)).await;
        assert_eq!(
            (status, &problem["type"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-setup"))
        );
        assert!(
            problem["detail"].as_str().is_some_and(|it| it.contains("seats[1].bot")),
            "{problem}"
        );
    }
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_keeps_the_bots_or_brings_others() {
    let house = House::open().await;
    let ada = house.guest();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "random"},
        {"who": "bot", "bot": "random", "name": "Calamity"}]);
    let table = ada.table(&seats).await;
    ada.play_out(&table).await;
    let rematch = format!("{}/rematch", path(&table));
    for (seat, bot) in [("0", "easy"), ("1", "genius"), ("7", "easy")] {
        let (status, problem) = ada.post(&rematch, &json!({"bots": {seat: bot}})).await;
        assert_eq!(
            (status, &problem["type"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-setup"))
        );
    }
    let again = ada.say(&rematch, &json!({"bots": {"2": "easy"}})).await;
    let bot = |seat: usize| (&again["seats"][seat]["bot"], &again["seats"][seat]["name"]);
    assert_eq!(bot(1), (&json!("random"), &json!("random")));
    assert_eq!(bot(2), (&json!("easy"), &json!("Calamity")));
    house.stop().await;
}

#[tokio::test]
async fn those_who_stay_at_a_finished_table_hear_of_the_rematch() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    ada.play_out(&table).await;
    let address = format!("{}/events", path(&table));
    let mut stream = Stream::open(&ada, &address, None).await;
    let over = stream.next().await.expect("the present").data;
    assert_eq!(over["state"]["rematch"], json!(null));
    // No body at all is as good as an empty one.
    let request = ada.request(reqwest::Method::POST, &format!("{}/rematch", path(&table)));
    let again: serde_json::Value =
        request.send().await.expect("an answer").json().await.expect("JSON");
    let told = loop {
        // Ada's own stream is news, too.
        let state = stream.next().await.expect("news").data["state"].clone();
        if state["rematch"] != json!(null) {
            break state;
        }
    };
    assert_eq!(told["rematch"], again["id"]);
    assert_eq!(told["ply"], over["state"]["ply"]);

    drop(stream);
    let house = house.restart().await;
    assert_eq!(ada.at(&house).see(&path(&table)).await["rematch"], again["id"], "still known");
    house.stop().await;
}
