//! Records out and in.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{House, path};

async fn finished(house: &House) -> (Value, Value) {
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let over = ada.play_out(&table).await;
    let record = ada.see(&format!("{}/record", path(&table))).await;
    (over, record)
}

#[tokio::test]
async fn a_finished_record_goes_out_and_comes_in_again() {
    let house = House::open().await;
    let (over, record) = finished(&house).await;
    assert_eq!(record["format"], "westbound-record/1");
    assert_eq!(record["seed"], over["seed"]);
    assert_eq!(
        record["entries"].as_array().map(Vec::len),
        over["ply"].as_u64().map(|n| n as usize)
    );

    let eve = house.guest();
    let review = eve.say("/api/records", &record).await;
    assert_eq!((&review["status"], &review["review"]), (&json!("over"), &json!(true)));
    assert_eq!(review["you"], json!([]));
    for field in ["ply", "scores", "result", "seed", "seed_hash", "options", "box"] {
        assert_eq!(review[field], over[field], "{field}");
    }
    // After the end everybody may look from every seat.
    let seen = eve.see(&format!("{}/at/20?seat=1", path(&review))).await;
    assert!(seen["view"]["players"][1]["hand"].is_array());
    assert_eq!(eve.see(&format!("{}/record", path(&review))).await, record);
    let (status, problem) = eve.post(&format!("{}/rematch", path(&review)), &json!({})).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("review-only")));
    house.stop().await;
}

#[tokio::test]
async fn a_running_record_comes_in_to_be_looked_at_only() {
    let house = House::open().await;
    let (_, mut record) = finished(&house).await;
    let entries = record["entries"].as_array_mut().expect("a list");
    // Up to somewhere in the middle, without what is known only at the end.
    entries.truncate(40);
    for field in ["seed", "scores", "result"] {
        record[field] = json!(null);
    }
    let eve = house.guest();
    let review = eve.say("/api/records", &record).await;
    assert_eq!((&review["status"], &review["seed"]), (&json!("running"), &json!(null)));
    assert_eq!((&review["to_act"], &review["offers"]), (&json!([]), &json!([])));
    assert!(eve.see(&format!("{}?seat=0", path(&review))).await["view"].is_object());
    let (status, _) = house.guest().get(&format!("{}?seat=0", path(&review))).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "its hands are the importer's to show");
    house.stop().await;
}

#[tokio::test]
async fn a_forged_record_is_refused_at_its_first_wrong_entry() {
    let house = House::open().await;
    let (_, record) = finished(&house).await;
    let eve = house.guest();
    let first_act = |record: &Value| {
        let entries = record["entries"].as_array().expect("a list");
        entries.iter().position(|entry| entry["act"].is_string()).expect("somebody acted")
    };
    let ply = first_act(&record);
    let forge = |change: &dyn Fn(&mut Value)| {
        let mut forged = record.clone();
        change(&mut forged);
        forged
    };
    for (forged, at, said) in [
        (forge(&|r| r["entries"][ply]["act"] = json!("nonsense")), json!(ply), "nonsense"),
        (forge(&|r| r["entries"][ply]["seat"] = json!(3)), json!(ply), "refused"),
        (forge(&|r| r["scores"][0] = json!(999)), json!(null), "999"),
        (forge(&|r| r["seed_hash"] = json!("00")), json!(null), "seed"),
        (forge(&|r| r["game"] = json!("chess")), json!(null), "chess"),
        (forge(&|r| r["format"] = json!("other/1")), json!(null), "other/1"),
        (forge(&|r| r["box"]["hash"] = json!("00")), json!(null), "box"),
    ] {
        let (status, problem) = eve.post("/api/records", &forged).await;
        assert_eq!(
            (status, &problem["type"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-record"))
        );
        assert_eq!(problem["ply"], at, "{problem}");
        assert!(problem["detail"].as_str().expect("text").contains(said), "{problem}");
    }
    let (status, _) = eve.post("/api/records", &json!({"format": "x".repeat(3 << 20)})).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let large = json!({"format": "x".repeat(1 << 20)});
    assert_eq!(
        eve.post("/api/records", &large).await.0,
        StatusCode::BAD_REQUEST,
        "read, not refused"
    );
    house.stop().await;
}
