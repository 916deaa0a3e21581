//! How strong is Craig? Plays games of one bot against him at every level and prints a table for
//! `docs/craig.md`.
//!
//! `cargo run --release -p game-cattle --example craig -- BOT GAMES SEED`

use std::thread;

use bots::{BotSpec, lab};
use game_cattle::{Cattle, Level, Options};
use tabletop::{Game, Seat, SetupError};

/// What a series of games came to.
#[derive(Default)]
struct Sums {
    player: i32,
    craig: i32,
    won: u32,
    drawn: u32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let bot: BotSpec = args.next().as_deref().unwrap_or("greedy").parse()?;
    let games: u32 = args.next().as_deref().unwrap_or("1000").parse()?;
    let seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;
    println!("| Craig | his score | {bot} | lead | won | drawn | lost |");
    println!("|---|---|---|---|---|---|---|");
    let levels = [("easy", Level::Easy), ("normal", Level::Normal), ("hard", Level::Hard)];
    // Side by side: a game depends on its seed alone, so the rows come out as if played in turn.
    let rows = thread::scope(|scope| {
        let played =
            levels.map(|(name, craig)| scope.spawn(move || row(name, craig, bot, games, seed)));
        played.map(|row| row.join().expect("a series of games ends"))
    });
    for row in rows {
        println!("{}", row?);
    }
    Ok(())
}

/// What one level came to, as a row of the table.
fn row(
    name: &str,
    craig: Level,
    bot: BotSpec,
    games: u32,
    seed: u64,
) -> Result<String, SetupError> {
    let options = Options { craig, ..Options::default() };
    let game = Cattle::new(&Cattle::default_box(), options, 1)?;
    let Sums { player, craig, won, drawn } = series(&game, bot, games, seed);
    let mean = |sum: i32| f64::from(sum) / f64::from(games);
    let part = |count: u32| 100.0 * f64::from(count) / f64::from(games);
    Ok(format!(
        "| {name} | {:.1} | {:.1} | {:+.1} | {:.1} % | {:.1} % | {:.1} % |",
        mean(craig),
        mean(player),
        mean(player - craig),
        part(won),
        part(drawn),
        part(games - won - drawn),
    ))
}

fn series(game: &Cattle, bot: BotSpec, games: u32, seed: u64) -> Sums {
    let mut sums = Sums::default();
    for number in 0..games {
        let end = lab::play(game, &[bot], (seed << 32) + u64::from(number)).last;
        sums.player += i32::from(game.score_of(&end, Seat(0)).total);
        sums.craig += i32::from(game.score_of_craig(&end).total);
        match game.outcome(&end).map(|outcome| outcome.reason).as_deref() {
            Some("beat-craig") => sums.won += 1,
            Some("draw") => sums.drawn += 1,
            _ => {}
        }
    }
    sums
}
