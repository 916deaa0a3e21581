//! The server as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use server::Config;

pub(crate) struct Child {
    process: std::process::Child,
    pub(crate) address: String,
}

/// What the child does: serve, and say where.
pub(crate) async fn serve(url: &str, address: &str) {
    let mut config = Config::new(url);
    config.listen = address.parse().expect("an address");
    config.bot_pause = Duration::ZERO;
    let served = server::serve(config, |address| println!("{address}")).await;
    served.expect("the server starts on what a killed one left behind");
}

impl Child {
    pub(crate) async fn start(folder: &Path, address: &str) -> Self {
        let url = format!("sqlite:{}", folder.join("west.db").display());
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .args(["serve", &url, address])
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let output = process.stdout.take().expect("its output");
        let line = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            BufReader::new(output).read_line(&mut line).map(|_| line)
        });
        let line = line.await.expect("no panic").expect("its first line");
        assert!(!line.is_empty(), "the server must start");
        Self { process, address: line.trim().to_owned() }
    }

    /// SIGKILL: no goodbye, no flushing.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is dead");
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
