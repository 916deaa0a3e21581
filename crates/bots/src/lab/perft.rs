//! How many ways the game can go: the cheapest alarm for an accidental change of the rules.

use serde::Serialize;
use tabletop::{Actor, Game, Quiet, Seed};

/// Numbers of decision paths from one seeded start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Perft {
    pub game: String,
    pub players: u8,
    pub rules_version: u16,
    /// `paths[d - 1]` is how many sequences of `d` decisions there are.
    pub paths: Vec<u64>,
}

/// Counts the sequences of up to `depth` decisions from the start.
pub fn perft<G: Game>(game: &G, seed: Seed, depth: u32) -> Perft {
    Perft {
        game: G::META.slug.into(),
        players: game.seats(),
        rules_version: G::META.rules_version,
        paths: paths(game, game.start(), seed, depth),
    }
}

/// The same from anywhere. Nature says what a table with this seed would hear; seats that choose
/// together choose one after the other, the lowest first.
pub fn paths<G: Game>(game: &G, from: G::State, seed: Seed, depth: u32) -> Vec<u64> {
    let mut count = Count { game, seed, paths: vec![0; depth as usize] };
    if depth > 0 {
        count.visit(from, 0, 0);
    }
    count.paths
}

struct Count<'a, G: Game> {
    game: &'a G,
    seed: Seed,
    paths: Vec<u64>,
}

impl<G: Game> Count<'_, G> {
    fn visit(&mut self, mut state: G::State, mut draws: u32, depth: usize) {
        while self.game.to_act(&state) == Actor::Chance {
            let said = self.game.draw(&state, &mut self.seed.draw(draws));
            self.game.resolve(&mut state, said, &mut Quiet);
            draws += 1;
        }
        let Some(seat) = self.game.to_act(&state).seats().first() else { return };
        let mut actions = vec![];
        self.game.legal(&state, seat, &mut actions);
        self.paths[depth] += actions.len() as u64;
        if depth + 1 == self.paths.len() {
            return;
        }
        for action in actions {
            let mut after = state;
            self.game.apply(&mut after, seat, action, &mut Quiet);
            self.visit(after, draws, depth + 1);
        }
    }
}
