//! One whole game for each number of players, as text: what was said, and what happened by it.
//! Read the difference when a rule changes; `UPDATE_EXPECT=1` takes it over.

use std::fmt::Write;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Happened, Said, Seed, Table};

use crate::common::{expect_file, game};

fn write(text: &mut String, happened: &Happened<game_wagons::Wagons>) {
    match happened.said {
        Said::Act { seat, action } => writeln!(text, "{seat}: {action}").unwrap(),
        Said::Chance { drawn } => writeln!(text, "chance: {drawn}").unwrap(),
        Said::Undo { seat, ply } => writeln!(text, "{seat}: undo {ply}").unwrap(),
    }
    for fact in &happened.facts {
        writeln!(text, "    {}", serde_json::to_string(fact).unwrap()).unwrap();
    }
}

#[test]
fn whole_games_go_as_before() {
    for seats in 2..=4 {
        let mut rng = Pcg64Mcg::seed_from_u64(1848);
        let (mut table, dealt) = Table::open(game(seats, &[]), Seed::small(seats.into()));
        let mut text = String::new();
        for happened in &dealt {
            write(&mut text, happened);
        }
        while let Actor::Seat(seat) = table.to_act() {
            let legal = table.legal(seat);
            let action = legal[rng.random_range(0..legal.len())];
            for happened in table.act(seat, action).unwrap() {
                write(&mut text, &happened);
            }
        }
        let outcome = table.outcome().unwrap();
        writeln!(text, "{}: {:?} {:?}", outcome.reason, table.scores(), outcome.places).unwrap();
        expect_file(&format!("golden/{seats}-players.txt"), &text);
    }
}
