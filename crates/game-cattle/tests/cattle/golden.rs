//! Whole games as text: what was said, and what happened by it. Read the difference when a rule
//! changes; `UPDATE_EXPECT=1` takes it over.

use nets::story;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Seed, Table};

use crate::{
    common::{HERE, game},
    games::sensible,
};

#[test]
fn whole_games_go_as_before() {
    for (name, seats, sides) in
        [("solo", 1, "a"), ("2-players", 2, "b"), ("4-players", 4, "random")]
    {
        let game = game(seats, &[("sides", sides)]);
        let mut rng = Pcg64Mcg::seed_from_u64(1848);
        let (mut table, _) = Table::open(game.clone(), Seed::small(seats.into()));
        while let Some(seat) = table.to_act().seats().first() {
            let action = sensible(&game, table.state(), seat, &table.legal(seat), &mut rng);
            table.act(seat, action).unwrap();
        }
        HERE.expect(&format!("golden/{name}.txt"), &story(&table));
    }
}
