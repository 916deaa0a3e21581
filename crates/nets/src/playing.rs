//! Games played at random, and told as text.

use proptest::prelude::ProptestConfig;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Quiet, Said, Table};

/// No game played at random is longer.
const WHOLE: u32 = 5_000;

/// Plays at random from `state` for at most `decisions`, showing every state at which somebody
/// decides, and the last one.
pub fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    seed: u64,
    decisions: u32,
    mut visit: impl FnMut(&G::State),
) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut legal = vec![];
    let mut left = decisions;
    loop {
        match game.to_act(&state) {
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            Actor::Nobody => return visit(&state),
            _ if left == 0 => return visit(&state),
            actor => {
                visit(&state);
                left -= 1;
                let seat = actor.seats().first().expect("somebody is asked");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

/// A whole game at random.
pub fn play<G: Game>(game: &G, seed: u64, visit: impl FnMut(&G::State)) {
    play_on(game, game.start(), seed, WHOLE, visit);
}

/// Where a game at random stands after so many decisions.
pub fn reached<G: Game>(game: &G, seed: u64, decisions: u32) -> G::State {
    let mut state = game.start();
    play_on(game, state, seed, decisions, |now| state = *now);
    state
}

/// A game from its deal to where it stands, as text: what was said, and what happened by it.
pub fn story<G: Game>(table: &Table<G>) -> String {
    let game = table.game();
    let mut lines = vec![];
    for happened in table.history(0) {
        lines.push(match happened.said {
            Said::Act { seat, action } => format!("{seat}: {}", game.write_action(action)),
            Said::Chance { drawn } => format!("chance: {}", game.write_drawn(drawn)),
            Said::Undo { seat, ply } => format!("{seat}: undo {ply}"),
        });
        let facts = happened.facts.iter().map(serde_json::to_string);
        lines.extend(facts.map(|fact| format!("    {}", fact.expect("facts are plain data"))));
    }
    if let Some(outcome) = table.outcome() {
        lines.push(format!("{}: {:?} {:?}", outcome.reason, table.scores(), outcome.places));
    }
    lines.join("\n") + "\n"
}

/// So many seeds. A seed that failed is not kept: it says nothing once the rules play differently.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
