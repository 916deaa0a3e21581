//! A playout touches the heap while its list of actions grows, and then no more. A test program of
//! its own: it counts what all its threads allocate.

use bots::lab::Playout;
use game_cattle::{Cattle, Level, Options};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Heuristic, Quiet};

#[test]
fn a_random_playout_allocates_nothing() {
    for (seats, craig) in
        [(1, Level::Hard), (2, Level::Normal), (3, Level::Normal), (4, Level::Normal)]
    {
        let options = Options { craig, ..Options::default() };
        let game = Cattle::new(&Cattle::default_box(), options, seats).unwrap();
        let mut playout = Playout::default();
        let mut run = || (0..20).map(|seed| playout.run(&game, seed).decisions).sum::<u64>();
        let once = run();
        let counted = allocation_counter::measure(|| assert_eq!(run(), once));
        assert!(once > 20 * 50, "games were played");
        assert_eq!(counted.count_total, 0, "{seats} seats: {counted:?}");
    }
}

#[test]
fn a_playout_by_quick_choices_allocates_nothing() {
    let game = Cattle::new(&Cattle::default_box(), Options::default(), 2).unwrap();
    let mut actions = Vec::with_capacity(512);
    let mut run = |seed| {
        let (mut rng, mut state) = (Pcg64Mcg::seed_from_u64(seed), game.start());
        loop {
            match game.to_act(&state) {
                Actor::Nobody => return game.scores(&state),
                Actor::Chance => {
                    let drawn = game.draw(&state, &mut rng);
                    game.resolve(&mut state, drawn, &mut Quiet);
                }
                actor => {
                    let seat = actor.seats().first().expect("somebody is asked");
                    actions.clear();
                    game.legal(&state, seat, &mut actions);
                    let action = game.playout(&state, seat, &actions, &mut (), &mut rng);
                    game.apply(&mut state, seat, action, &mut Quiet);
                }
            }
        }
    };
    let once: Vec<_> = (0..20).map(&mut run).collect();
    let counted = allocation_counter::measure(|| {
        assert!((0..20).zip(&once).all(|(seed, scores)| run(seed) == *scores));
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
