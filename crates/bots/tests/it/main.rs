//! What bots promise, tried with a real game.

mod arena;
mod choices;
mod sim;
mod trials;

use game_wagons::{Options, Wagons};
use tabletop::Game;

fn wagons(seats: u8) -> Wagons {
    Wagons::new(&Wagons::default_box(), Options::default(), seats).unwrap()
}

fn bots(names: &str) -> Vec<bots::BotSpec> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}
