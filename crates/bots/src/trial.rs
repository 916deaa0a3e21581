//! A game played to its end by its own quick choices.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, BySeat, Heuristic, Quiet};

use crate::lab::mix;

/// No game worth thinking about is longer; what is still open then is evaluated.
const MOST_TURNS: u64 = 2000;

/// Plays trial games, one after the other. What one game needed room for the next one uses again, so
/// that nothing is allocated.
#[derive(Debug)]
pub struct Trial<G: Heuristic> {
    actions: Vec<G::Action>,
    /// What each seat has in mind.
    intents: BySeat<G::Intent>,
}

impl<G: Heuristic> Default for Trial<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(256), intents: Default::default() }
    }
}

impl<G: Heuristic> Trial<G> {
    /// Plays on from `state`, in one of so many games ([`Heuristic::set_out`]). Every turn has luck of
    /// its own: games that differ in one turn meet the same luck again in the next.
    pub fn play_out(&mut self, game: &G, state: &mut G::State, luck: u64, games: u32) {
        self.intents.iter_mut().for_each(|intent| game.set_out(games, intent));
        let (mut turn, mut last) = (0, None);
        let mut rng = Pcg64Mcg::seed_from_u64(mix(luck, turn));
        while turn < MOST_TURNS {
            let seat = match game.to_act(state) {
                Actor::Nobody => return,
                Actor::Chance => {
                    let drawn = game.draw(state, &mut rng);
                    game.resolve(state, drawn, &mut Quiet);
                    continue;
                }
                asked => asked.seats().first().expect("somebody is asked"),
            };
            if last != Some(seat) {
                last = Some(seat);
                turn += 1;
                rng = Pcg64Mcg::seed_from_u64(mix(luck, turn));
            }
            self.actions.clear();
            game.legal(state, seat, &mut self.actions);
            let intent = &mut self.intents[seat.index()];
            let action = game.playout(state, seat, &self.actions, intent, &mut rng);
            game.apply(state, seat, action, &mut Quiet);
        }
    }
}
