//! How fast bots think: `cargo bench -p bots`.

use bots::{Bot, BotSpec, Budget, make};
use divan::counter::ItemsCount;
use game_wagons::{Options, Wagons};
use tabletop::{Game, Seat, Seed, Table, Viewer};

fn main() {
    divan::main();
}

/// The first decision of a game.
fn start(seats: u8) -> (Table<Wagons>, Seat) {
    let game = Wagons::new(&Wagons::default_box(), Options::default(), seats).expect("our own box");
    let (table, _) = Table::open(game, Seed::small(1));
    let seat = table.to_act().seats().first().expect("somebody begins");
    (table, seat)
}

fn decide(bencher: divan::Bencher<'_, '_>, seats: u8, bot: BotSpec, iterations: u32) {
    let (table, seat) = start(seats);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let mut bot: Box<dyn Bot<Wagons>> = make(&bot, 1);
    bencher
        .counter(ItemsCount::new(iterations))
        .bench_local(|| bot.choose(table.game(), seat, &view, &legal));
}

#[divan::bench(args = [2, 3, 4])]
fn greedy_decisions(bencher: divan::Bencher<'_, '_>, seats: u8) {
    decide(bencher, seats, BotSpec::Greedy, 1);
}

#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn search_iterations(bencher: divan::Bencher<'_, '_>, seats: u8) {
    decide(bencher, seats, BotSpec::Search(Budget::Iterations(1000).into()), 1000);
}
