//! Acknowledged actions per second at 32 connections, beside the plain hello of the same server.
//!
//! The server is a process of its own on a file of its own. Each connection plays a table of wagons by itself; an
//! action counts when its answer has arrived, that is when it is synced to the disk. Rounds of both kinds alternate,
//! so that whatever else the machine does hits both.

use std::time::{Duration, Instant};

mod player;

use player::{House, Player};

/// As in the binary `westbound`.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table a connection plays by itself.
const TABLE: &str = r#"{"game":"wagons","seats":[{"who":"me"},{"who":"me"}]}"#;
const CONNECTIONS: usize = 32;
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(2);

fn main() {
    player::run(|config| config.bot_pause = Duration::ZERO, measure());
}

async fn measure() {
    let house = House::open();

    let mut players = Vec::new();
    for _ in 0..CONNECTIONS {
        players.push(Player::sit_down(&house.address, TABLE).await);
    }
    let server = house.child.id();
    let (mut hellos, mut actions) = (Vec::new(), Vec::new());
    let (mut hello_work, mut action_work) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        let (hello, action, work);
        let before = cpu(server);
        (players, hello) = together(players, async |player| say_hello(player).await).await;
        let between = cpu(server);
        (players, action) = together(players, async |player| play_on(player).await).await;
        work = (between - before, cpu(server) - between);
        // The first round warms up.
        if round > 0 {
            println!("round {round}: hello {hello:8.0}/s   actions {action:8.0}/s");
            hellos.push(hello);
            actions.push(action);
            hello_work.push(1e6 * work.0 / (hello * ROUND.as_secs_f64()));
            action_work.push(1e6 * work.1 / (action * ROUND.as_secs_f64()));
        }
    }
    drop(house);
    let (hello, action) = (median(hellos), median(actions));
    println!("median:  hello {hello:8.0}/s   actions {action:8.0}/s   ratio {:.3}", action / hello);
    let (hello, action) = (median(hello_work), median(action_work));
    println!(
        "server:  hello {hello:6.0} us/request   actions {action:6.0} us/request (processor time)"
    );
}

/// Processor seconds a process has used; 0 where the system does not say.
fn cpu(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // After the name in brackets: user and system time are the 12th and 13th field, in hundredths.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
    fields.filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// All players do the same for one round; how often a second.
async fn together(
    players: Vec<Player>,
    what: impl AsyncFn(&mut Player) + Copy + Send + 'static,
) -> (Vec<Player>, f64) {
    let began = Instant::now();
    let local = tokio::task::LocalSet::new();
    let mut tasks = Vec::new();
    for mut player in players {
        tasks.push(local.spawn_local(async move {
            let mut count = 0_u32;
            while began.elapsed() < ROUND {
                what(&mut player).await;
                count += 1;
            }
            (player, count)
        }));
    }
    local.await;
    let (mut players, mut count) = (Vec::new(), 0);
    for task in tasks {
        let (player, done) = task.await.expect("no panic");
        players.push(player);
        count += done;
    }
    (players, f64::from(count) / began.elapsed().as_secs_f64())
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

async fn say_hello(player: &mut Player) {
    player.send("GET", "/api/hello", "").await;
}

async fn play_on(player: &mut Player) {
    if !player.is_asked() {
        // After a round of hellos.
        let path = player.path.clone();
        player.send("GET", &path, "").await;
    }
    if player.is_over() {
        player.new_table().await;
    }
    assert!(player.act().await, "nobody else acts here");
}
