//! `serve`, and plain `westbound`.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
};

use crate::common::{binary, run};

/// A server that ends with the test.
struct Serving {
    child: Child,
    address: String,
    _dir: tempfile::TempDir,
}

impl Serving {
    fn start(args: &[&str]) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = format!("sqlite:{}", dir.path().join("tables.db").display());
        let mut child = binary()
            .args(args)
            .args(["--listen", "127.0.0.1:0", "--store", &store])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Westbound is open: http://").unwrap();
        let address = address.strip_suffix('/').unwrap().to_owned();
        Self { child, address, _dir: dir }
    }

    fn hello(&self) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(stream, "GET /api/hello HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn serve_prints_its_address_and_answers_there() {
    for args in [&["serve"] as &[_], &[]] {
        let serving = Serving::start(args);
        let answer = serving.hello();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("westbound"), "{answer}");
    }
}

#[test]
fn what_cannot_be_opened_is_named() {
    run("serve --listen 127.0.0.1:0 --store sqlite:/no/such/dir/x.db").wrong(&["/no/such/dir"]);
    run("serve --listen 127.0.0.1:0 --store paper").wrong(&["paper", "sqlite:PATH"]);
    run("serve --listen 127.0.0.1:0 --insecure-seed luck").wrong(&["--insecure-seed", "luck"]);
    let first = Serving::start(&["serve"]);
    let taken = &first.address;
    let dir = tempfile::tempdir().unwrap();
    let store = dir.path().join("x.db");
    run(&format!("serve --listen {taken} --store sqlite:{}", store.display()))
        .wrong(&["cannot listen", taken]);
}
