//! Whatever one sends, the answer is a problem that says what and where.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{House, Person, path};

async fn send(person: &Person, method: Method, path: &str, body: &str) -> (u16, Value) {
    let request = person.request(method, path).header("content-type", "application/json");
    let answer = request.body(body.to_owned()).send().await.expect("an answer");
    let status = answer.status().as_u16();
    assert_eq!(answer.headers()["content-type"], "application/problem+json", "{path}");
    (status, answer.json().await.expect("JSON"))
}

#[tokio::test]
async fn unknown_addresses_and_methods() {
    let house = House::open().await;
    let ada = house.guest();
    for (method, path, status, kind) in [
        (Method::GET, "/api/nowhere", 404, "not-found"),
        (Method::GET, "/api", 404, "not-found"),
        (Method::POST, "/api/", 404, "not-found"),
        (Method::DELETE, "/api/games", 405, "method-not-allowed"),
        (Method::POST, "/api/hello", 405, "method-not-allowed"),
        (Method::POST, "/", 405, "method-not-allowed"),
        (Method::GET, "/api/tables/nosuchtable", 404, "not-found"),
        (Method::GET, "/api/tables/00000000000000000000000000", 404, "not-found"),
        (Method::GET, "/api/tables/00000000000000000000000000/log", 404, "not-found"),
        (Method::GET, "/api/tables/00000000000000000000000000/at/x", 400, "bad-request"),
        (Method::GET, "/api/tables/%FF", 404, "not-found"),
    ] {
        let (found, problem) = send(&ada, method, path, "").await;
        assert_eq!((found, &problem["type"]), (status, &json!(kind)), "{path}: {problem}");
        assert!(problem["title"].is_string() && problem["detail"].is_string());
    }
    house.stop().await;
}

#[tokio::test]
async fn bad_bodies_are_told_what_and_where() {
    let house = House::open().await;
    let ada = house.guest();
    let seat = r#"{"who":"me"}"#;
    for (body, status, kind, said) in [
        (String::new(), 400, "bad-request", "EOF"),
        ("{".to_owned(), 400, "bad-request", "line 1"),
        ("[]".to_owned(), 400, "bad-request", "invalid"),
        ("{} {}".to_owned(), 400, "bad-request", "missing field"),
        (
            r#"{"game":"wagons","seats":[{"who":"cat"}]}"#.to_owned(),
            400,
            "bad-request",
            "seats[0].who",
        ),
        (
            r#"{"game":"wagons","seats":[],"x":1}"#.to_owned(),
            400,
            "bad-request",
            "unknown field `x`",
        ),
        (r#"{"game":7,"seats":[]}"#.to_owned(), 400, "bad-request", "game"),
        (r#"{"game":"chess","seats":[]}"#.to_owned(), 422, "bad-setup", "chess"),
        (format!(r#"{{"game":"wagons","seats":[{seat}]}}"#), 422, "bad-setup", "2 to 4"),
        (
            format!(r#"{{"game":"wagons","seats":[{seat},{seat}],"options":{{"deck":"tarot"}}}}"#),
            422,
            "bad-setup",
            "tarot",
        ),
        (
            format!(r#"{{"game":"wagons","seats":[{seat},{{"who":"bot","bot":"genius"}}]}}"#),
            422,
            "bad-setup",
            "seats[1].bot",
        ),
        (format!(r#"{{"game":"{}","seats":[]}}"#, "x".repeat(70_000)), 413, "too-large", ""),
        ("[".repeat(50_000), 400, "bad-request", ""),
    ] {
        let (found, problem) = send(&ada, Method::POST, "/api/tables", &body).await;
        let shown: String = body.chars().take(80).collect();
        assert_eq!((found, &problem["type"]), (status, &json!(kind)), "{shown}: {problem}");
        assert!(problem["detail"].as_str().expect("text").contains(said), "{shown}: {problem}");
    }
    let table = ada.hot_seat().await;
    for (body, status) in
        [("{}", 400), (r#"{"ply":-1,"action":"score"}"#, 400), (r#"{"ply":1,"action":""}"#, 409)]
    {
        let (found, problem) =
            send(&ada, Method::POST, &format!("{}/actions", path(&table)), body).await;
        assert_eq!(found, status, "{body}: {problem}");
    }
    house.stop().await;
}

#[tokio::test]
async fn bad_queries_are_problems_too() {
    let house = House::open().await;
    let ada = house.guest();
    let path = path(&ada.hot_seat().await);
    for query in ["?seat=x", "?seat=-1", "?seat=999", "/log?from=x", "/events?from=-1"] {
        let (status, _) = ada.get(&format!("{path}{query}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{query}");
    }
    let (status, _) = ada.get(&format!("{path}?seat=7")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    house.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_its_reader() {
    let house = House::open().await;
    let ada = house.guest();
    for path in ["/", "/api/hello", "/api/nowhere", "/t/anything"] {
        let answer = ada.request(Method::GET, path).send().await.expect("an answer");
        let policy = answer.headers()["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src"), "scripts follow default-src: no inline ones");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers()["referrer-policy"], "same-origin");
    }
    house.stop().await;
}
