//! How long people wait for the answer to an action while the bots of a hundred tables think.
//!
//! The server is a process of its own on a file of its own, on as many cores as the machine has. At each table one
//! person sits with bots of the level `hard`. The person acts as soon as they are asked, after a short look; what counts is the time
//! from sending an action until its answer has arrived, that is until it is synced to the disk.

use std::time::{Duration, Instant};

mod player;

use player::{House, Player};

/// As in the binary `westbound`.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const TABLES: usize = 100;
/// The deal and the first moves are over by then.
const WARM_UP: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(40);
/// How long a person looks before they act.
const LOOK: Duration = Duration::from_millis(250);

/// One of each game in turn, with three bots each.
const SETTINGS: [&str; 4] = ["wagons", "homestead", "rails", "cattle"];

fn main() {
    player::run(|_| (), measure());
}

async fn measure() {
    let house = House::open();

    let mut people = Vec::new();
    for number in 0..TABLES {
        let game = SETTINGS[number % SETTINGS.len()];
        let bot = r#"{"who":"bot","bot":"hard"}"#;
        let table = format!(r#"{{"game":"{game}","seats":[{{"who":"me"}},{bot},{bot},{bot}]}}"#);
        people.push(Player::sit_down(&house.address, &table).await);
    }
    let began = Instant::now();
    let mut tasks = Vec::new();
    for person in people {
        tasks.push(tokio::spawn(play(person, began)));
    }
    let mut waits = Vec::new();
    let mut acted = 0;
    for task in tasks {
        let mine = task.await.expect("no panic");
        acted += usize::from(!mine.is_empty());
        waits.extend(mine);
    }
    drop(house);
    waits.sort();
    println!("{} actions of people at {acted} of {TABLES} tables in {MEASURED:?}", waits.len());
    for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)] {
        println!("{name} {:7.1} ms", 1e3 * at(&waits, share).as_secs_f64());
    }
}

/// One person's game after game; how long each action took after the warm-up.
async fn play(mut person: Player, began: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while began.elapsed() < WARM_UP + MEASURED {
        tokio::time::sleep(LOOK).await;
        let path = person.path.clone();
        person.send("GET", &path, "").await;
        if person.is_over() {
            person.new_table().await;
        }
        while person.is_asked() {
            let sent = Instant::now();
            // Where all choose at the same time a bot may have been faster; then they look again.
            let done = person.act().await;
            if done && began.elapsed() > WARM_UP {
                waits.push(sent.elapsed());
            }
            tokio::time::sleep(LOOK).await;
        }
    }
    waits
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "thousands of them"
)]
fn at(sorted: &[Duration], share: f64) -> Duration {
    let index = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(index.saturating_sub(1)).copied().unwrap_or_default()
}
