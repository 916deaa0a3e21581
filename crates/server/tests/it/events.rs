//! Listening to a table.

use futures_util::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{House, Person, eventually, path};

/// An open event stream, read event by event.
pub(crate) struct Stream {
    bytes: std::pin::Pin<Box<dyn futures_util::Stream<Item = reqwest::Result<Vec<u8>>> + Send>>,
    text: String,
}

#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) id: u64,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(person: &Person, path: &str, last: Option<u64>) -> Self {
        let mut request = person.request(Method::GET, path);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        let bytes = answer.bytes_stream().map(|part| part.map(|bytes| bytes.to_vec()));
        Self { bytes: Box::pin(bytes), text: String::new() }
    }

    /// The next event; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| {
                    let lines = event.lines();
                    lines.filter_map(|line| line.strip_prefix(name)).map(str::trim).next()
                };
                if let Some(data) = field("data:") {
                    assert_eq!(field("event:"), Some("state"));
                    let id = field("id:").expect("an id").parse().expect("a ply");
                    return Some(Event { id, data: serde_json::from_str(data).expect("JSON") });
                }
            }
            let part = self.bytes.next().await?.ok()?;
            self.text.push_str(&String::from_utf8(part).expect("text"));
        }
    }
}

#[tokio::test]
async fn listeners_hear_what_happens_each_with_their_own_eyes() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let path = path(&table);
    let seat = &table["viewer"].clone();
    let events = format!("{path}/events?from={}&seat={seat}", table["ply"]);
    let mut own = Stream::open(&ada, &events, None).await;
    let mut stranger = Stream::open(&house.guest(), &format!("{path}/events"), None).await;
    for stream in [&mut own, &mut stranger] {
        let first = stream.next().await.expect("the present");
        assert_eq!(first.id, table["ply"].as_u64().expect("a ply"));
        assert_eq!(first.data["entries"], json!([]));
    }
    let mut state = table;
    for turn in 0..10 {
        let known = state["ply"].as_u64().expect("a ply");
        let now = ada.see(&path).await;
        state = ada.act(&now, turn).await;
        for (stream, viewer) in [(&mut own, seat), (&mut stranger, &json!(null))] {
            let event = stream.next().await.expect("news");
            assert_eq!(event.id, state["ply"].as_u64().expect("a ply"));
            assert_eq!(event.data["entries"][0]["ply"], known, "nothing is left out");
            assert_eq!(event.data["state"]["viewer"], *viewer);
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_listener_comes_back_where_it_stopped() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let path = path(&table);
    let known = table["ply"].as_u64().expect("a ply");
    for turn in 0..5 {
        let now = ada.see(&path).await;
        ada.act(&now, turn).await;
    }
    let now = ada.see(&path).await;
    let ply = now["ply"].as_u64().expect("a ply");
    let by_query = format!("{path}/events?from={known}");
    for (address, last) in [(by_query, None), (format!("{path}/events?from=0"), Some(known))] {
        let mut stream = Stream::open(&ada, &address, last).await;
        let event = stream.next().await.expect("what was missed");
        let plies: Vec<_> = event.data["entries"].as_array().expect("a list").iter().collect();
        assert_eq!(plies.len() as u64, ply - known);
        assert_eq!(plies[0]["ply"], known);
        assert_eq!(event.data["state"]["ply"], ply);
    }
    house.stop().await;
}

#[tokio::test]
async fn one_sees_who_is_there() {
    let house = House::open().await;
    let (ada, bob) = (house.guest(), house.guest());
    let table = ada.table(&json!([{"who": "me"}, {"who": "open"}])).await;
    let path = path(&table);
    let mut stream = Stream::open(&ada, &format!("{path}/events"), None).await;
    assert_eq!(stream.next().await.expect("the present").data["state"]["status"], "waiting");
    bob.say(&format!("{path}/join"), &json!({"token": table["seats"][1]["invite"]})).await;
    let online = async |seat: usize| ada.see(&path).await["seats"][seat]["online"] == true;
    let joined = stream.next().await.expect("Bob sits down");
    assert_eq!(joined.data["state"]["status"], "running");
    assert!(online(0).await && !online(1).await);
    let his = Stream::open(&bob, &format!("{path}/events"), None).await;
    eventually(async || online(1).await.then_some(())).await;
    drop(his);
    eventually(async || (!online(1).await).then_some(())).await;
    house.stop().await;
}

#[tokio::test]
async fn a_stopping_server_ends_its_streams() {
    let house = House::open().await;
    let ada = house.guest();
    let table = ada.hot_seat().await;
    let mut stream = Stream::open(&ada, &format!("{}/events", path(&table)), None).await;
    stream.next().await.expect("the present");
    let began = std::time::Instant::now();
    house.stop().await;
    assert!(stream.next().await.is_none());
    assert!(began.elapsed().as_secs() < 5, "without waiting for patience to run out");
}
