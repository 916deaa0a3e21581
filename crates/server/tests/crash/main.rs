//! `kill -9` in the middle of load: nothing that was acknowledged is lost, and every table goes on.
//!
//! Two hundred tables, some among people and some against bots, are played by sixteen clients at once while the
//! server is killed ten times. A client whose request was cut off asks again with the same ply, as a browser would.

mod child;
mod client;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use child::Child;
use client::Player;

const PLAYERS: usize = 16;
const TABLES: usize = 200;
const KILLS: u64 = 10;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, word, url, address] = &arguments[..]
        && word == "serve"
    {
        return child::serve(url, address).await;
    }
    // `cargo test -- name` passes filters to this binary too; it has one test and one name.
    if arguments.iter().skip(1).any(|a| !a.starts_with('-') && !"crash".contains(a.as_str())) {
        return;
    }
    if arguments.iter().any(|argument| argument == "--list") {
        println!("crash: test");
        return;
    }
    crash().await;
}

async fn crash() {
    let began = Instant::now();
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut child = Child::start(folder.path(), "127.0.0.1:0").await;
    let address = child.address.clone();

    let mut players = Vec::new();
    for number in 0..PLAYERS {
        let share = TABLES / PLAYERS + usize::from(number < TABLES % PLAYERS);
        players.push(Player::sit_down(&address, share).await);
    }
    let mut acknowledged = 0;
    for round in 0..KILLS {
        let stop = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| tokio::spawn(player.play(Arc::clone(&stop))))
            .collect();
        // Not always at the same moment of a commit.
        tokio::time::sleep(Duration::from_millis(300 + 37 * round)).await;
        child.kill();
        stop.store(true, Ordering::Relaxed);
        players = Vec::new();
        for player in playing {
            players.push(player.await.expect("no panic while playing"));
        }
        child = Child::start(folder.path(), &address).await;
        let mut checked = 0;
        for player in &mut players {
            checked += player.check().await;
        }
        assert!(checked > acknowledged, "round {round}: something was played");
        acknowledged = checked;
    }
    for player in &mut players {
        player.go_on().await;
    }
    child.kill();
    println!(
        "crash: {KILLS} kills, {TABLES} tables, {acknowledged} acknowledged actions, none lost, {:.1} s",
        began.elapsed().as_secs_f64()
    );
}
