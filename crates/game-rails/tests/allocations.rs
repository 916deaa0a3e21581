//! A random playout touches the heap before it begins, if at all. A test program of its own: it
//! counts what all its threads allocate.

use bots::lab::Playout;
use game_rails::{AlvinVariant, Options, Rails};
use tabletop::Game;

#[test]
fn a_playout_allocates_nothing() {
    for alvin in [AlvinVariant::Off, AlvinVariant::On] {
        for seats in 2..=6 {
            let options = Options { alvin, ..Options::default() };
            let game = Rails::new(&Rails::default_box(), options, seats).unwrap();
            let mut playout = Playout::default();
            let mut decisions = 0;
            let counted = allocation_counter::measure(|| {
                for seed in 0..100 {
                    decisions += playout.run(&game, seed).decisions;
                }
            });
            assert!(decisions > 100 * 100, "games were played");
            assert_eq!(counted.count_total, 0, "{seats} seats, Alvin {alvin:?}: {counted:?}");
        }
    }
}
