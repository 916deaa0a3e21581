//! A random playout touches the heap while its list of actions grows, and then no more. A test
//! program of its own: it counts what all its threads allocate.

use bots::lab::Playout;
use game_homestead::{Homestead, Options, Teams};
use tabletop::Game;

#[test]
fn a_playout_allocates_nothing() {
    for (seats, teams) in
        [(1, Teams::Off), (2, Teams::Off), (3, Teams::Off), (4, Teams::Off), (4, Teams::On)]
    {
        let options = Options { teams, ..Options::default() };
        let game = Homestead::new(&Homestead::default_box(), options, seats).unwrap();
        let mut playout = Playout::default();
        let mut run = || (0..20).map(|seed| playout.run(&game, seed).decisions).sum::<u64>();
        let once = run();
        let counted = allocation_counter::measure(|| assert_eq!(run(), once));
        assert!(once > 20 * 50, "games were played");
        assert_eq!(counted.count_total, 0, "{seats} seats, teams {teams:?}: {counted:?}");
    }
}
