//! Who may do and see what.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{House, path, two};

#[tokio::test]
async fn a_stranger_can_look_but_not_act() {
    let house = House::open().await;
    let (_, _, table) = two(&house).await;
    let stranger = house.guest();
    let path = path(&table);
    let seen = stranger.see(&path).await;
    assert_eq!((&seen["viewer"], &seen["you"]), (&json!(null), &json!([])));
    assert_eq!(seen["offers"], json!([]));
    for seat in [json!(null), json!(0), json!(1), json!(9)] {
        for (what, body) in [
            ("actions", json!({"ply": seen["ply"], "action": "score", "seat": seat})),
            ("undo", json!({"ply": seen["ply"], "seat": seat})),
        ] {
            let (status, problem) = stranger.post(&format!("{path}/{what}"), &body).await;
            assert_eq!(status, StatusCode::FORBIDDEN);
            assert_eq!(problem["type"], "not-your-seat");
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn nobody_acts_or_looks_for_another_seat() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let path = path(&table);
    for (person, other) in [(&ada, 1), (&bob, 0)] {
        let body = json!({"ply": table["ply"], "action": "score", "seat": other});
        let (status, _) = person.post(&format!("{path}/actions"), &body).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
        for what in [
            format!("{path}?seat={other}"),
            format!("{path}/at/3?seat={other}"),
            format!("{path}/log?seat={other}"),
            format!("{path}/events?seat={other}"),
        ] {
            let (status, problem) = person.get(&what).await;
            assert_eq!(
                (status, &problem["type"]),
                (StatusCode::FORBIDDEN, &json!("not-your-seat"))
            );
        }
        let spectator = person.see(&format!("{path}?seat=spectator")).await;
        assert_eq!(spectator["viewer"], json!(null));
    }
    house.stop().await;
}

/// The cards of a hand, as the view shows them.
fn hand(state: &Value, seat: usize) -> Option<Vec<Value>> {
    state["view"]["players"][seat]["hand"].as_array().cloned()
}

#[tokio::test]
async fn no_answer_shows_another_hand_while_the_game_runs() {
    let house = House::open().await;
    let (ada, bob, table) = two(&house).await;
    let path = path(&table);
    let stranger = house.guest();
    for turn in 0..40 {
        for (person, own, other) in [(&ada, 0, 1), (&bob, 1, 0)] {
            let state = person.see(&path).await;
            assert!(hand(&state, own).is_some(), "one's own hand is shown");
            assert_eq!(hand(&state, other), None);
            let (log, record) = (
                person.see(&format!("{path}/log")).await,
                person.see(&format!("{path}/record")).await,
            );
            assert_eq!(record["format"], "westbound-seen/1");
            assert_eq!(record["entries"], log["entries"]);
            for entry in log["entries"].as_array().expect("a list") {
                for fact in entry["facts"].as_array().expect("a list") {
                    let drawn = fact["fact"] == "dealt" || fact["fact"] == "drew";
                    assert!(!drawn || fact["seat"] == own || fact["card"].is_null(), "{fact}");
                }
            }
            if !state["offers"].as_array().expect("a list").is_empty() {
                person.act(&state, turn).await;
            }
        }
        let state = stranger.see(&path).await;
        assert_eq!((hand(&state, 0), hand(&state, 1)), (None, None));
    }
    house.stop().await;
}

#[tokio::test]
async fn a_program_acts_with_a_token() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let token = ada.say("/api/me/tokens", &json!({})).await["token"].clone();
    let mut program = house.guest();
    program.token = token.as_str().map(str::to_owned);
    let state = program.see(&path(&table)).await;
    assert_eq!(state["you"], json!([0, 1]));
    program.act(&state, 0).await;

    program.token = Some("guess".to_owned());
    let (status, problem) = program.get("/api/me").await;
    assert_eq!((status, &problem["type"]), (StatusCode::UNAUTHORIZED, &json!("not-signed-in")));
    house.stop().await;
}

#[tokio::test]
async fn a_guest_is_remembered_by_a_cookie_that_scripts_cannot_read() {
    let house = House::open().await;
    let ada = house.guest();
    let first = ada.request(reqwest::Method::GET, "/api/me").send().await.expect("an answer");
    let cookie = first.headers()["set-cookie"].to_str().expect("text").to_owned();
    for part in ["westbound=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let (status, me) = ada.put("/api/me", &json!({"name": "Ada", "language": "it"})).await;
    assert_eq!((status, me), (StatusCode::OK, json!({"name": "Ada", "language": "it"})));
    let again = ada.request(reqwest::Method::GET, "/api/me").send().await.expect("an answer");
    assert!(!again.headers().contains_key("set-cookie"), "once is enough");
    assert_eq!(ada.see("/api/me").await["name"], "Ada");
    let table = ada.table(&json!([{"who": "me"}, {"who": "bot"}])).await;
    assert_eq!(table["seats"][0]["name"], "Ada");
    let (status, _) = ada.put("/api/me", &json!({"language": "xx"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = ada.put("/api/me", &json!({"name": "x".repeat(41)})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    house.stop().await;
}

#[tokio::test]
async fn other_sites_cannot_act_through_a_browser() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let form = ada
        .request(reqwest::Method::POST, &format!("{}/actions", path(&table)))
        .header("content-type", "text/plain")
        .body(r#"{"ply":0,"action":"score"}"#);
    assert_eq!(form.send().await.expect("an answer").status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let elsewhere =
        ada.request(reqwest::Method::POST, "/api/me/tokens").header("sec-fetch-site", "cross-site");
    assert_eq!(elsewhere.send().await.expect("an answer").status(), StatusCode::FORBIDDEN);
    house.stop().await;
}
