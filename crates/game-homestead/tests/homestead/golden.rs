//! Whole games as text: every decision, every draw and what happened by it. Read the difference when
//! a rule changes; `UPDATE_EXPECT=1` takes it over.

use std::fmt::Write;

use game_homestead::Homestead;
use tabletop::{Game, Happened, Said};

use crate::{common::expect_file, games};

fn write(game: &Homestead, text: &mut String, happened: &Happened<Homestead>) {
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
    for (name, seats, options) in
        [("1-player", 1, &[][..]), ("2-players", 2, &[]), ("4-teams", 4, &[("teams", "true")])]
    {
        let table = games::eager(seats, options, 1848);
        let mut text = String::new();
        for happened in table.history(0) {
            write(table.game(), &mut text, &happened);
        }
        let outcome = table.outcome().unwrap();
        writeln!(text, "{}: {:?} {:?}", outcome.reason, table.scores(), outcome.places).unwrap();
        expect_file(&format!("golden/{name}.txt"), &text);
    }
}
