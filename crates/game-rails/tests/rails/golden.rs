//! Two whole games as text: what was said, and what happened by it. Read the difference when a rule
//! changes; `UPDATE_EXPECT=1` takes it over.

use nets::story;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Seed, Table};

use crate::{
    common::{HERE, game},
    games::eager,
};

#[test]
fn whole_games_go_as_before() {
    for (seats, alvin) in [(2, "false"), (4, "true")] {
        let game = game(seats, &[("alvin", alvin)]);
        let mut rng = Pcg64Mcg::seed_from_u64(1848);
        let (mut table, _) = Table::open(game.clone(), Seed::small(seats.into()));
        while let Some(seat) = table.to_act().seats().first() {
            let legal = eager(&game, table.legal(seat));
            table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
        }
        HERE.expect(&format!("golden/{seats}-players.txt"), &story(&table));
    }
}
