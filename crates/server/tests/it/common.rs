//! A server on a file of its own, and people who talk to it.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Server};

pub(crate) struct House {
    _folder: tempfile::TempDir,
    config: Config,
    server: Server,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// One with a setting of its own.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut config = Config::new(format!("sqlite:{}", folder.path().join("west.db").display()));
        config.listen.set_port(0);
        config.bot_pause = Duration::ZERO;
        change(&mut config);
        let server = Self::start(&config).await;
        Self { _folder: folder, config, server }
    }

    async fn start(config: &Config) -> Server {
        Server::start(config.clone()).await.expect("the server starts")
    }

    /// Stops and starts again on the same file.
    pub(crate) async fn restart(self) -> Self {
        self.server.stop().await;
        let server = Self::start(&self.config).await;
        Self { server, ..self }
    }

    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }

    /// Somebody nobody knows yet.
    pub(crate) fn guest(&self) -> Person {
        let http = reqwest::Client::builder().cookie_store(true).build().expect("a client");
        Person { http, base: format!("http://{}", self.server.address()), token: None }
    }
}

#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) base: String,
    pub(crate) token: Option<String>,
}

impl Person {
    /// The same person at the server's new address.
    pub(crate) fn at(&self, house: &House) -> Self {
        Self { base: format!("http://{}", house.server.address()), ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn answer(request: reqwest::RequestBuilder) -> (StatusCode, Value) {
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        let kind = answer.headers()["content-type"].to_str().expect("text").to_owned();
        let body: Value = answer.json().await.expect("JSON");
        if status.is_success() {
            assert_eq!(kind, "application/json");
        } else {
            assert_eq!(kind, "application/problem+json");
            assert_eq!(body["status"], status.as_u16());
        }
        (status, body)
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        Self::answer(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        Self::answer(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        Self::answer(self.request(Method::PUT, path).json(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (StatusCode, Value) {
        Self::answer(self.request(Method::DELETE, path)).await
    }

    /// A get that must succeed.
    pub(crate) async fn see(&self, path: &str) -> Value {
        let (status, body) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    /// A post that must succeed.
    pub(crate) async fn say(&self, path: &str, body: &Value) -> Value {
        let (status, body) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {body}");
        body
    }

    /// Lets a bot play for a seat; must succeed.
    pub(crate) async fn hand_over(&self, table: &Value, seat: &Value, bot: &str) -> Value {
        let (status, body) = self.put(&stand_in(table, seat), &json!({"bot": bot})).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        body
    }

    /// Plays a seat again; must succeed.
    pub(crate) async fn take_back(&self, table: &Value, seat: &Value) -> Value {
        let (status, body) = self.delete(&stand_in(table, seat)).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        body
    }

    /// A new table of wagons.
    pub(crate) async fn table(&self, seats: &Value) -> Value {
        self.say("/api/tables", &json!({"game": "wagons", "options": {}, "seats": seats})).await
    }

    /// A table where this person holds both seats.
    pub(crate) async fn hot_seat(&self) -> Value {
        self.table(&json!([{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}])).await
    }

    /// Posts the `nth` offer of whoever of this person's seats is asked.
    pub(crate) async fn act(&self, state: &Value, nth: usize) -> Value {
        let offers = state["offers"].as_array().expect("a list");
        assert!(!offers.is_empty(), "somebody is asked: {state}");
        let action = &offers[nth % offers.len()]["action"];
        let body = json!({"ply": state["ply"], "seat": state["viewer"], "action": action});
        self.say(&format!("{}/actions", path(state)), &body).await
    }

    /// Plays this person's seats, with some variety, until the game is over.
    pub(crate) async fn play_out(&self, table: &Value) -> Value {
        let path = path(table);
        for turn in 0..20_000 {
            let state = self.see(&path).await;
            if state["status"] == "over" {
                return state;
            }
            if state["offers"] == json!([]) {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            }
            self.act(&state, turn * 7 % 13).await;
        }
        panic!("the game does not end");
    }
}

pub(crate) fn path(state: &Value) -> String {
    format!("/api/tables/{}", state["id"].as_str().expect("an id"))
}

pub(crate) fn stand_in(state: &Value, seat: &Value) -> String {
    format!("{}/seats/{seat}/stand-in", path(state))
}

/// Ada, the host, and Bob at one table.
pub(crate) async fn two(house: &House) -> (Person, Person, Value) {
    let (ada, bob) = (house.guest(), house.guest());
    let table = ada.table(&json!([{"who": "me", "name": "Ada"}, {"who": "open"}])).await;
    let join = format!("{}/join", path(&table));
    let table = bob.say(&join, &json!({"token": table["seats"][1]["invite"]})).await;
    (ada, bob, table)
}

/// Waits until `look` finds what it looks for.
pub(crate) async fn eventually<T>(look: impl AsyncFn() -> Option<T>) -> T {
    for _ in 0..1000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never happened");
}
