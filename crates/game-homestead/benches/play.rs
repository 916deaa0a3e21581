//! How fast the rules go: `cargo bench -p game-homestead`.

use bots::lab::Playout;
use divan::{Bencher, black_box, counter::ItemsCount};
use game_homestead::{Action, Homestead, Options, State};
use rand_pcg::rand_core::SeedableRng;
use tabletop::{Actor, Game, Heuristic, Quiet, Seat, Viewer};

fn main() {
    divan::main();
}

fn homestead(seats: u8) -> Homestead {
    Homestead::new(&Homestead::default_box(), Options::default(), seats).expect("our own box")
}

/// A game after so many decisions, where a card is to be played.
fn middle(game: &Homestead, decisions: u32) -> (State, Seat) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
    let (mut state, mut legal, mut made) = (game.start(), vec![], 0);
    loop {
        match game.to_act(&state) {
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().expect("the game goes on");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                if made >= decisions && matches!(legal[0], Action::Play(_)) {
                    return (state, seat);
                }
                made += 1;
                game.apply(&mut state, seat, legal[legal.len() / 2], &mut Quiet);
            }
        }
    }
}

#[divan::bench(args = [1, 2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, seats: u8) {
    let (game, mut playout, mut seed) = (homestead(seats), Playout::default(), 0);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        playout.run(&game, seed).decisions
    });
}

/// All legal places of every card in a hand.
#[divan::bench(args = [20, 80, 140])]
fn places_of_a_hand(bencher: Bencher<'_, '_>, decisions: u32) {
    let game = homestead(4);
    let (state, seat) = middle(&game, decisions);
    let mut places = Vec::with_capacity(4096);
    bencher.bench_local(|| {
        places.clear();
        game.places_of_hand(black_box(&state), seat, &mut places);
        places.len()
    });
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let state = middle(&homestead(4), 140).0;
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench]
fn evaluate(bencher: Bencher<'_, '_>) {
    let game = homestead(4);
    let state = middle(&game, 140).0;
    bencher.bench_local(|| game.evaluate(black_box(&state), Seat(0)));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = homestead(4);
    let state = middle(&game, 140).0;
    bencher.bench_local(|| game.view(black_box(&state), Viewer::Seat(Seat(0))));
}
