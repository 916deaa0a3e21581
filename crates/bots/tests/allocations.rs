//! A random playout touches the heap before it begins, if at all. A test program of its own: it
//! counts what all its threads allocate.

use bots::lab::Playout;
use game_wagons::{Options, Wagons};
use tabletop::Game;

#[test]
fn a_playout_allocates_nothing() {
    for seats in 2..=4 {
        let game = Wagons::new(&Wagons::default_box(), Options::default(), seats).unwrap();
        let mut playout = Playout::default();
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for seed in 0..200 {
                decisions += playout.run(&game, seed).decisions;
            }
        });
        assert!(decisions > 200 * 50, "games were played");
        assert_eq!(counted.count_total, 0, "{seats} seats: {counted:?}");
    }
}
