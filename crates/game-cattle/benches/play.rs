//! How fast the rules go: `cargo bench -p game-cattle`.

use bots::lab::Playout;
use divan::{Bencher, black_box, counter::ItemsCount};
use game_cattle::{Cattle, Options};
use tabletop::{Game, Heuristic, Seat, Viewer};

fn main() {
    divan::main();
}

fn cattle(seats: u8) -> Cattle {
    Cattle::new(&Cattle::default_box(), Options::default(), seats).expect("our own box")
}

#[divan::bench(args = [1, 2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, mut playout, mut seed) = (cattle(seats), Playout::default(), 0);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        playout.run(&game, seed).decisions
    });
}

#[divan::bench(args = [1, 2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, mut playout) = (cattle(seats), Playout::default());
    // The same games each time, so that their length is known beforehand, but many of them, so that
    // the processor does not learn them by heart.
    let mut play = || -> u64 { (0..50).map(|seed| playout.run(&game, seed).decisions).sum() };
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let game = cattle(4);
    let state = Playout::default().run(&game, 1).last;
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let game = cattle(4);
    let mut state = Playout::default().run(&game, 1).last;
    state.over = false;
    bencher.bench_local(|| game.evaluate(black_box(&state), Seat(0)));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = cattle(4);
    let state = Playout::default().run(&game, 1).last;
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(Seat(0))));
}
