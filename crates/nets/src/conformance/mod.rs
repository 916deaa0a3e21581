//! The contract every game keeps, checked after every step of random games.
//!
//! A game runs it at every seat count and with every option:
//! `conformance::check(&game, &every_action, &Plan::default())`.

mod generator;
mod knowledge;
mod record;
mod undo;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use tabletop::{Actor, Game, Seat, Seed, Table};

/// How much to play.
#[derive(Copy, Clone, Debug)]
pub struct Plan {
    pub games: u32,
    /// A game with more entries than this does not end.
    pub most_plies: u32,
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 20, most_plies: 20_000, seed: 1 }
    }
}

/// Plays random games and checks every law at every step.
///
/// `every_action` lists all actions the type can express where that is possible, and a good sample
/// of them where it is not: the judge must refuse whatever the generator does not list.
///
/// # Panics
/// With the first law that does not hold.
pub fn check<G: Game>(game: &G, every_action: &[G::Action], plan: &Plan) {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    for number in 0..plan.games {
        let (mut table, _) =
            Table::open(game.clone(), Seed::small(plan.seed << 32 | u64::from(number)));
        assert_eq!(table.at(0), game.start(), "a game begins at its start");
        let mut steps = 0;
        while let Some(seat) = pick_seat(&table, &mut rng) {
            assert!(table.ply() < plan.most_plies, "the game does not end: {:?}", table.state());
            conserve(game, table.state());
            let legal = generator::check(&table, seat, every_action);
            knowledge::check(&table, seat, &legal, &mut rng);
            undo::check(&table, steps % 16 == 0);
            if steps % 32 == 0 {
                record::check(&table);
            }
            steps += 1;
            let action = legal[rng.random_range(0..legal.len())];
            let untouched = *table.state();
            let mut copy = untouched;
            game.apply(&mut copy, seat, action, &mut tabletop::Quiet);
            assert_eq!(*table.state(), untouched, "a copy changed its original");
            table.act(seat, action).expect("it was listed as legal");
        }
        end(&table);
        conserve(game, table.state());
        undo::check(&table, true);
        record::check(&table);
    }
}

/// One of the seats that are asked; none at the end.
fn pick_seat<G: Game>(table: &Table<G>, rng: &mut ChaCha8Rng) -> Option<Seat> {
    let seats: Vec<Seat> = table.to_act().seats().iter().collect();
    (!seats.is_empty()).then(|| seats[rng.random_range(0..seats.len())])
}

/// Every component is somewhere exactly once, and a written position gives the same state back.
fn conserve<G: Game>(game: &G, state: &G::State) {
    game.audit(state).unwrap_or_else(|broken| panic!("{broken}: {state:?}"));
    let position = tabletop::Position::of(game, state);
    let text = serde_json::to_string(&position).expect("positions are plain data");
    let read: tabletop::Position =
        serde_json::from_str(&text).expect("what was written can be read");
    let again = tabletop::read_state(game, &read.state).unwrap_or_else(|e| panic!("{e}: {text}"));
    assert_eq!(again, *state, "a position gives another state back: {text}");
}

fn end<G: Game>(table: &Table<G>) {
    assert_eq!(table.to_act(), Actor::Nobody);
    let outcome = table.outcome().expect("a game that asks nobody has ended");
    assert_eq!(outcome.places.len(), usize::from(table.game().seats()));
    // Alone, one may lose to the game.
    let won = outcome.winners().next().is_some() || table.game().seats() == 1;
    assert!(won, "somebody wins: {outcome:?}");
}
