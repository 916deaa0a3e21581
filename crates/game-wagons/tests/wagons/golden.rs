//! One whole game for each number of players, as text: what was said, and what happened by it.
//! Read the difference when a rule changes; `UPDATE_EXPECT=1` takes it over.

use nets::story;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Seed, Table};

use crate::common::{HERE, game};

#[test]
fn whole_games_go_as_before() {
    for seats in 2..=4 {
        let mut rng = Pcg64Mcg::seed_from_u64(1848);
        let (mut table, _) = Table::open(game(seats, &[]), Seed::small(seats.into()));
        while let Actor::Seat(seat) = table.to_act() {
            let legal = table.legal(seat);
            table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
        }
        HERE.expect(&format!("golden/{seats}-players.txt"), &story(&table));
    }
}
