//! Whole games as text: what was said, and what happened by it. Read the difference when a rule
//! changes; `UPDATE_EXPECT=1` takes it over.

use std::fmt::Write;

use game_cattle::Cattle;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Happened, Said, Seed, Table};

use crate::{
    common::{expect_file, game},
    games::sensible,
};

fn write(game: &Cattle, text: &mut String, happened: &Happened<Cattle>) {
    match happened.said {
        Said::Act { seat, action } => {
            writeln!(text, "{seat}: {}", game.write_action(action)).unwrap();
        }
        Said::Chance { drawn } => writeln!(text, "chance: {}", game.write_drawn(drawn)).unwrap(),
        Said::Undo { seat, ply } => writeln!(text, "{seat}: undo {ply}").unwrap(),
    }
    for fact in &happened.facts {
        writeln!(text, "    {}", serde_json::to_string(fact).unwrap()).unwrap();
    }
}

#[test]
fn whole_games_go_as_before() {
    for (name, seats, sides) in
        [("solo", 1, "a"), ("2-players", 2, "b"), ("4-players", 4, "random")]
    {
        let game = game(seats, &[("sides", sides)]);
        let mut rng = Pcg64Mcg::seed_from_u64(1848);
        let (mut table, dealt) = Table::open(game.clone(), Seed::small(seats.into()));
        let mut text = String::new();
        for happened in &dealt {
            write(&game, &mut text, happened);
        }
        while let Some(seat) = table.to_act().seats().first() {
            let legal = table.legal(seat);
            let action = sensible(&game, table.state(), seat, &legal, &mut rng);
            for happened in table.act(seat, action).unwrap() {
                write(&game, &mut text, &happened);
            }
        }
        let outcome = table.outcome().unwrap();
        writeln!(text, "{}: {:?} {:?}", outcome.reason, table.scores(), outcome.places).unwrap();
        expect_file(&format!("golden/{name}.txt"), &text);
    }
}
