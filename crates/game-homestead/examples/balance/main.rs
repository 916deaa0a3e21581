//! The designer's table: what every type of card, every seat and every order comes to when bots
//! play many games.
//!
//! ```text
//! cargo run --release -p game-homestead --example balance -- --players 3 --games 20000
//! ```
//!
//! `--box DIR` measures a changed box (`westbound box new homestead DIR` writes one to change),
//! `--cards` adds a row for each card. What the columns mean is in `docs/homestead-balance.md`.

mod play;
mod tables;
mod tally;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use bots::{BotSpec, lab::by_seat};
use clap::Parser;
use game_homestead::Homestead;
use tabletop::{BoxFiles, Game, OptionTexts, read_options};

use tally::Tally;

/// Measure how well cards and seats of homestead are balanced
#[derive(Parser)]
struct Args {
    /// How many seats
    #[arg(long)]
    players: u8,
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// One seed gives one table, whatever the number of jobs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: one bot for all seats or one for each
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    bot: Vec<BotSpec>,
    /// An option of the game, for example `teams=true`
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    /// Measure the cards of this folder instead of the ones of the house
    #[arg(long = "box", value_name = "DIR")]
    files: Option<PathBuf>,
    /// Threads
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// A row for each card, too
    #[arg(long)]
    cards: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let files = args.files.as_deref().map_or_else(|| Ok(Homestead::default_box()), read_box)?;
    let options: OptionTexts = args.options.iter().cloned().collect();
    let game = Homestead::new(&files, read_options(&options)?, args.players)?;
    let bots = by_seat(&args.bot, args.players)?;
    let tally = measure(&game, &bots, &args);
    print!("{}", tables::all(&game, &tally, args.cards));
    Ok(())
}

/// All games, spread over threads.
fn measure(game: &Homestead, bots: &[BotSpec], args: &Args) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(game);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return tally;
            }
            // Every game has a seed of its own, so that the number of jobs changes nothing.
            play::play(game, bots, args.seed << 32 | number, &mut tally);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..args.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let mut sum = Tally::new(game);
        for thread in threads {
            sum.add(&thread.join().expect("a game broke down"));
        }
        sum
    })
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
    Ok((key.into(), value.into()))
}

fn read_box(folder: &Path) -> Result<BoxFiles, Box<dyn Error>> {
    let mut files = BoxFiles::default();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if let (Some(name), Some("json")) = (name, path.extension().and_then(|end| end.to_str())) {
            files.0.insert(name.into(), fs::read_to_string(&path)?);
        }
    }
    Ok(files)
}
