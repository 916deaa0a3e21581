//! A server and a person for the benchmarks: a process of its own on a file of its own, and one connection with a
//! cookie and a table.
//!
//! The person reads only what they need from an answer: the clients share the machine with the server, and their
//! work would be counted against it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A program that is the server when it is called with `serve`, and measures it otherwise.
pub(crate) fn run(configure: impl FnOnce(&mut Config), measure: impl Future<Output = ()>) {
    let arguments: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("a runtime");
    let [_, word, url] = &arguments[..] else { return runtime.block_on(measure) };
    if word != "serve" {
        return runtime.block_on(measure);
    }
    let mut config = Config::new(url);
    config.listen.set_port(0);
    configure(&mut config);
    let serving = server::serve(config, |address| println!("{address}"));
    runtime.block_on(serving).expect("the server starts");
}

/// The server as a process of its own; it ends with this value.
pub(crate) struct House {
    pub(crate) child: Child,
    pub(crate) address: String,
    _folder: tempfile::TempDir,
}

impl House {
    pub(crate) fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("west.db").display());
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["serve", &url])
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut address = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut address).expect("its address");
        Self { child, address: address.trim().to_owned(), _folder: folder }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

pub(crate) struct Player {
    stream: TcpStream,
    cookie: String,
    /// What a new table is made of.
    setting: String,
    pub(crate) path: String,
    answer: Vec<u8>,
    body: usize,
}

impl Player {
    pub(crate) async fn sit_down(address: &str, setting: &str) -> Self {
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("a socket");
        let mut player = Self {
            stream,
            cookie: String::new(),
            setting: setting.to_owned(),
            path: String::new(),
            answer: Vec::new(),
            body: 0,
        };
        player.send("GET", "/api/me", "").await;
        let head = String::from_utf8_lossy(&player.answer[..player.body]).into_owned();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|line| line.split(';').next()).expect("a cookie");
        player.cookie = format!("cookie: {cookie}\r\n");
        player.new_table().await;
        player
    }

    pub(crate) async fn new_table(&mut self) {
        let setting = self.setting.clone();
        self.send("POST", "/api/tables", &setting).await;
        self.path = format!("/api/tables/{}", self.text("\"id\":\"", '"'));
    }

    /// Posts the first offer of the last answer; what comes back is the next answer.
    pub(crate) async fn act(&mut self) -> bool {
        // Without naming a seat: the answer is seen from the one that is asked next.
        let (ply, action) = (self.text("\"ply\":", ','), self.text(OFFER, '"'));
        let path = format!("{}/actions", self.path);
        let body = format!(r#"{{"ply":{ply},"action":"{action}"}}"#);
        self.ask("POST", &path, &body).await
    }

    /// Whether the last answer has something to choose.
    pub(crate) fn is_asked(&self) -> bool {
        self.answered().contains(OFFER)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.answered().contains("\"status\":\"over\"")
    }

    fn answered(&self) -> &str {
        std::str::from_utf8(&self.answer[self.body..]).expect("text")
    }

    fn text(&self, before: &str, end: char) -> String {
        let rest = self.answered().split_once(before).map(|(_, rest)| rest);
        let text = rest.and_then(|rest| rest.split(end).next());
        text.unwrap_or_else(|| panic!("no {before} in {}", self.answered())).to_owned()
    }

    /// A request that must succeed.
    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &str) {
        assert!(self.ask(method, path, body).await, "{method} {path}: {}", self.answered());
    }

    /// Whether the answer is a good one.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> bool {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: west\r\n{}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.expect("sent");
        self.answer.clear();
        loop {
            assert_ne!(self.stream.read_buf(&mut self.answer).await.expect("read"), 0, "hung up");
            let Some(head) = self.answer.windows(4).position(|part| part == b"\r\n\r\n") else {
                continue;
            };
            let text = std::str::from_utf8(&self.answer[..head]).expect("text");
            let length = text.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.and_then(|text| text.parse().ok()).expect("a length");
            self.body = head + 4;
            if self.answer.len() >= self.body + length {
                return text.starts_with("HTTP/1.1 2");
            }
        }
    }
}

const OFFER: &str = "\"offers\":[{\"action\":\"";
