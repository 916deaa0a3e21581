//! Games touch the heap while their list of actions grows, and then no more. A test program of its
//! own: it counts what all its threads allocate.

use bots::{Trial, lab::Playout};
use game_cattle::{Cattle, Level};
use game_homestead::{Homestead, Teams};
use game_rails::{AlvinVariant, Rails};
use game_wagons::Wagons;
use tabletop::{Actor, Heuristic};

/// Games of each kind; what they were played by grew as far as they need.
const GAMES: u64 = 20;

fn check<G: Heuristic>(options: G::Options, seats: u8) {
    let game = G::new(&G::default_box(), options, seats).unwrap();
    let at = format!("{}, {seats} seats, {:?}", G::META.slug, game.options());
    let mut playout = Playout::default();
    let by_chance = || (0..GAMES).map(|seed| playout.run(&game, seed).decisions).sum();
    assert!(twice(by_chance, &at) > 50 * GAMES, "{at}: games were played");
    let mut trial = Trial::default();
    let mut ended = |luck, games| {
        let mut state = game.start();
        trial.play_out(&game, &mut state, luck, games);
        u64::from(game.to_act(&state) == Actor::Nobody)
    };
    // Where there are many trial games, some are played otherwise.
    for games in [100, 10_000] {
        assert_eq!(
            twice(|| (0..GAMES).map(|luck| ended(luck, games)).sum(), &at),
            GAMES,
            "{at}: games were played"
        );
    }
}

/// The second time nothing is allocated.
fn twice(mut play: impl FnMut() -> u64, at: &str) -> u64 {
    let once = play();
    let counted = allocation_counter::measure(|| assert_eq!(play(), once));
    assert_eq!(counted.count_total, 0, "{at}: {counted:?}");
    once
}

#[test]
fn games_of_wagons_allocate_nothing() {
    for seats in 2..=4 {
        check::<Wagons>(game_wagons::Options::default(), seats);
    }
}

#[test]
fn games_of_homestead_allocate_nothing() {
    for seats in 1..=4 {
        check::<Homestead>(game_homestead::Options::default(), seats);
    }
    let teams = game_homestead::Options { teams: Teams::On, ..Default::default() };
    check::<Homestead>(teams, 4);
}

#[test]
fn games_of_rails_allocate_nothing() {
    for alvin in [AlvinVariant::Off, AlvinVariant::On] {
        for seats in 2..=6 {
            check::<Rails>(game_rails::Options { alvin, ..Default::default() }, seats);
        }
    }
}

#[test]
fn games_of_cattle_allocate_nothing() {
    for seats in 2..=4 {
        check::<Cattle>(game_cattle::Options::default(), seats);
    }
    let craig = game_cattle::Options { craig: Level::Hard, ..Default::default() };
    check::<Cattle>(craig, 1);
}
