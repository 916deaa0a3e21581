//! A server that stops and starts again.

use serde_json::json;

use crate::common::{House, eventually, path};

#[tokio::test]
async fn people_and_tables_are_found_again() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let path = path(&table);
    for turn in 0..20 {
        let now = ada.see(&path).await;
        ada.act(&now, turn).await;
    }
    let (before, log) = (ada.see(&path).await, ada.see(&format!("{path}/log")).await);

    let house = house.restart().await;
    let ada = ada.at(&house);
    let began = std::time::Instant::now();
    let after = ada.see(&path).await;
    assert!(began.elapsed().as_millis() < 500, "opening is quick: {:?}", began.elapsed());
    assert_eq!(after, before);
    assert_eq!(ada.see(&format!("{path}/log")).await, log);
    ada.play_out(&after).await;
    house.stop().await;
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let house = House::open().await;
    let ada = house.guest();
    // Three bots and nobody else: stopped in the middle, most likely in the middle of a turn.
    let table = ada.table(&json!([{"who": "bot"}, {"who": "bot"}, {"who": "bot"}])).await;
    let path = path(&table);
    eventually(async || (ada.see(&path).await["ply"].as_u64() > Some(40)).then_some(())).await;
    let house = house.restart().await;
    let ada = ada.at(&house);
    eventually(async || (ada.see(&path).await["status"] == "over").then_some(())).await;
    house.stop().await;
}
