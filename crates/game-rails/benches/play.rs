//! How fast the rules go: `cargo bench -p game-rails`.

use bots::lab::Playout;
use divan::{Bencher, black_box, counter::ItemsCount};
use game_rails::{Intent, Options, Rails, State};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Heuristic, Quiet, Seat, Viewer};

fn main() {
    divan::main();
}

fn rails(seats: u8) -> Rails {
    Rails::new(&Rails::default_box(), Options::default(), seats).expect("our own box")
}

/// A game of playouts, 60 decisions old.
fn middle(game: &Rails) -> State {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let (mut state, mut legal, mut decisions) = (game.start(), vec![], 0);
    let mut intents = [Intent::default(); 6];
    while decisions < 60 {
        let Some(seat) = game.to_act(&state).seats().first() else {
            assert_eq!(game.to_act(&state), Actor::Chance, "the game is long enough");
            let drawn = game.draw(&state, &mut rng);
            game.resolve(&mut state, drawn, &mut Quiet);
            continue;
        };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = game.playout(&state, seat, &legal, &mut intents[seat.index()], &mut rng);
        game.apply(&mut state, seat, action, &mut Quiet);
        decisions += 1;
    }
    state
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_games(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, mut playout, mut seed) = (rails(seats), Playout::default(), 0);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        playout.run(&game, seed).decisions
    });
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, mut playout) = (rails(seats), Playout::default());
    // The same games each time, so that their length is known beforehand, but many of them, so that
    // the processor does not learn them by heart.
    let mut play = || -> u64 { (0..200).map(|seed| playout.run(&game, seed).decisions).sum() };
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let game = rails(4);
    let state = middle(&game);
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench(args = [2, 4])]
fn evaluate(bencher: Bencher<'_, '_>, seats: u8) {
    let game = rails(seats);
    let state = middle(&game);
    bencher.bench_local(|| game.evaluate(black_box(&state), Seat(0)));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = rails(4);
    let state = middle(&game);
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let game = rails(4);
    let view = game.view(&middle(&game), Viewer::Seat(Seat(0)));
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.bench_local(|| game.imagine(black_box(&view), &mut rng));
}
