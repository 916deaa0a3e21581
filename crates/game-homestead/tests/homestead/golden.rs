//! Whole games as text: every decision, every draw and what happened by it. Read the difference when
//! a rule changes; `UPDATE_EXPECT=1` takes it over.

use nets::story;

use crate::{common::HERE, games};

#[test]
fn whole_games_go_as_before() {
    for (name, seats, options) in
        [("1-player", 1, &[][..]), ("2-players", 2, &[]), ("4-teams", 4, &[("teams", "true")])]
    {
        let table = games::eager(seats, options, 1848);
        HERE.expect(&format!("golden/{name}.txt"), &story(&table));
    }
}
