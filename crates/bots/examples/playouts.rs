//! Plays random games of two and says how many decisions they took: `playouts GAME GAMES`.
//!
//! `cargo xtask instructions` counts what the processor does meanwhile.

use bots::lab::Playout;
use tabletop::Game;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, games] = &arguments[..] else { return usage() };
    let Ok(games) = games.parse() else { return usage() };
    let decisions = match game.as_str() {
        "wagons" => play::<game_wagons::Wagons>(games),
        "homestead" => play::<game_homestead::Homestead>(games),
        "rails" => play::<game_rails::Rails>(games),
        "cattle" => play::<game_cattle::Cattle>(games),
        _ => return usage(),
    };
    println!("{decisions} decisions");
}

fn usage() {
    eprintln!("playouts wagons|homestead|rails|cattle GAMES");
    std::process::exit(2);
}

fn play<G: Game>(games: u64) -> u64
where
    G::Options: Default,
{
    let game = G::new(&G::default_box(), G::Options::default(), 2).expect("our own box");
    let mut playout = Playout::default();
    (0..games).map(|seed| playout.run(&game, seed).decisions).sum()
}
