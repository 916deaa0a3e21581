//! What bots promise, tried with a real game.

mod arena;
mod choices;
mod play;
mod sim;
mod trials;

use game_wagons::{Options, Wagons};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Seat, Seed, Table};

fn wagons(seats: u8) -> Wagons {
    Wagons::new(&Wagons::default_box(), Options::default(), seats).unwrap()
}

fn bots(names: &str) -> Vec<bots::BotSpec> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}

/// A table some decisions into the game, and the seat that is asked.
fn middle<G: Game>(game: G, number: u64, decisions: u32) -> (Table<G>, Seat) {
    let (mut table, _) = Table::open(game, Seed::small(number));
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    for _ in 0..decisions {
        let seat = table.to_act().seats().first().expect("the game goes on");
        let legal = table.legal(seat);
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    let seat = table.to_act().seats().first().expect("the game goes on");
    (table, seat)
}
