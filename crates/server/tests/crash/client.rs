//! Somebody who plays many tables at once and remembers every acknowledgement.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

pub(crate) struct Player {
    http: reqwest::Client,
    base: String,
    tables: Vec<Table>,
    turn: usize,
}

struct Table {
    path: String,
    /// The state of the last answer.
    known: Value,
    /// A request that was cut off: it is asked again before anything else.
    open: Option<Value>,
    /// Acknowledged actions, with their ply.
    said: Vec<(u64, String)>,
}

impl Player {
    pub(crate) async fn sit_down(address: &str, tables: usize) -> Self {
        let http = reqwest::Client::builder()
            .cookie_store(true)
            .timeout(Duration::from_secs(20))
            .build()
            .expect("a client");
        let mut player =
            Self { http, base: format!("http://{address}"), tables: Vec::new(), turn: 0 };
        for number in 0..tables {
            let other = if number % 2 == 0 {
                json!({"who": "me"})
            } else {
                json!({"who": "bot", "bot": "random"})
            };
            let body = json!({"game": "wagons", "seats": [{"who": "me"}, other]});
            let known = player.post("/api/tables", &body).await.expect("a new table");
            let path = format!("/api/tables/{}", known["id"].as_str().expect("an id"));
            player.tables.push(Table { path, known, open: None, said: Vec::new() });
        }
        player
    }

    /// Plays one table after the other until told to stop.
    pub(crate) async fn play(mut self, stop: Arc<AtomicBool>) -> Self {
        while !stop.load(Ordering::Relaxed) {
            self.turn += 1;
            let number = self.turn % self.tables.len();
            if self.act(number).await.is_none() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        self
    }

    /// One action at one table; `None` if the server did not answer.
    async fn act(&mut self, number: usize) -> Option<()> {
        let table = &self.tables[number];
        let path = table.path.clone();
        let body = if let Some(body) = &table.open {
            body.clone()
        } else {
            let state = self.get(&path).await?;
            let offers = state["offers"].as_array().expect("a list").clone();
            self.tables[number].known = state.clone();
            if offers.is_empty() {
                return Some(());
            }
            let offer = &offers[self.turn * 7 % offers.len()];
            json!({"ply": state["ply"], "seat": state["viewer"], "action": offer["action"]})
        };
        self.tables[number].open = Some(body.clone());
        let state = self.post(&format!("{path}/actions"), &body).await?;
        let table = &mut self.tables[number];
        let action = body["action"].as_str().expect("text").to_owned();
        table.said.push((body["ply"].as_u64().expect("a ply"), action));
        table.known = state;
        table.open = None;
        Some(())
    }

    /// Every acknowledged action is in the record, at its ply. Returns how many there are.
    pub(crate) async fn check(&mut self) -> usize {
        let mut count = 0;
        for table in &self.tables {
            let log = self.get(&format!("{}/log", table.path)).await.expect("an answer");
            let entries = log["entries"].as_array().expect("a list");
            for (ply, action) in &table.said {
                let entry = usize::try_from(*ply).ok().and_then(|ply| entries.get(ply));
                let entry = entry.unwrap_or_else(|| panic!("{}: ply {ply} is lost", table.path));
                assert_eq!(entry["action"], *action, "{}: ply {ply}", table.path);
            }
            let known = table.known["ply"].as_u64().expect("a ply");
            assert!(entries.len() as u64 >= known, "{}: ply {known} was shown", table.path);
            count += table.said.len();
        }
        count
    }

    /// Every table that is not over takes another action, the bots' moves included.
    pub(crate) async fn go_on(&mut self) {
        for number in 0..self.tables.len() {
            let before = self.tables[number].said.len();
            for _ in 0..500 {
                self.turn += 1;
                self.act(number).await.expect("an answer");
                let table = &self.tables[number];
                if table.known["status"] == "over" || table.said.len() > before {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            let table = &self.tables[number];
            assert!(table.known["status"] == "over" || table.said.len() > before, "{}", table.path);
        }
    }

    async fn get(&self, path: &str) -> Option<Value> {
        self.answer(self.http.get(format!("{}{path}", self.base))).await
    }

    async fn post(&self, path: &str, body: &Value) -> Option<Value> {
        self.answer(self.http.post(format!("{}{path}", self.base)).json(body)).await
    }

    /// `None` if the connection broke; any other failure is one of the server.
    async fn answer(&self, request: reqwest::RequestBuilder) -> Option<Value> {
        let answer = request.send().await.ok()?;
        let status = answer.status();
        let body: Value = answer.json().await.ok()?;
        assert!(status.is_success(), "{body}");
        Some(body)
    }
}
