//! One game, without a table: no record, no facts, nothing but play.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{
    Actor, Entry, Game, Heuristic, Quiet, Record, Said, Seat, Seed, Viewer, write_options,
};

use super::mix;
use crate::{Bot, BotSpec, make};

/// How a game went.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Played<S> {
    pub last: S,
    /// Choices made by players; draws are not counted.
    pub decisions: u64,
    /// How often the choice passed to another seat, the first one included.
    pub turns: u64,
}

/// Plays uniformly at random, as fast as the rules go: the list of actions is reused, so that a
/// game allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(256) }
    }
}

impl<G: Game> Playout<G> {
    /// From the start to the end.
    pub fn run(&mut self, game: &G, seed: u64) -> Played<G::State> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = game.start();
        let (mut decisions, mut turns, mut last) = (0, 0, None);
        loop {
            let seat = match game.to_act(&state) {
                Actor::Seat(seat) => seat,
                Actor::Together(seats) => seats.first().expect("somebody is asked"),
                Actor::Chance => {
                    let drawn = game.draw(&state, &mut rng);
                    game.resolve(&mut state, drawn, &mut Quiet);
                    continue;
                }
                Actor::Nobody => return Played { last: state, decisions, turns },
            };
            self.actions.clear();
            game.legal(&state, seat, &mut self.actions);
            let action = self.actions[rng.random_range(0..self.actions.len())];
            game.apply(&mut state, seat, action, &mut Quiet);
            decisions += 1;
            turns += u64::from(last != Some(seat));
            last = Some(seat);
        }
    }
}

/// Plays one game with a bot for each seat, each seeing what its seat sees.
pub fn play<G: Heuristic>(game: &G, bots: &[BotSpec], seed: u64) -> Played<G::State> {
    play_heard(game, bots, seed, |_| ())
}

/// The same, with its record. The luck of a laboratory is not that of a table's seed, so the record
/// names none: it can be judged and replayed like any other.
pub fn play_for_the_record<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
) -> (Played<G::State>, Record) {
    let mut entries = vec![];
    let rules = G::META.rules_version;
    let played = play_heard(game, bots, seed, |said| {
        entries.push(Entry { said, rules }.write(game));
    });
    let record = Record {
        format: Record::FORMAT.into(),
        game: G::META.slug.into(),
        box_id: game.box_id(),
        options: write_options(game.options()),
        seats: game.seats(),
        seed_hash: Seed::small(seed).hash(),
        seed: None,
        entries,
        scores: Some(game.scores(&played.last)[..usize::from(game.seats())].to_vec()),
        result: game.outcome(&played.last),
    };
    (played, record)
}

fn play_heard<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
    mut hear: impl FnMut(Said<G>),
) -> Played<G::State> {
    let mut players: Vec<Box<dyn Bot<G>>> =
        (1..).zip(bots).map(|(number, bot)| make(bot, mix(seed, number))).collect();
    let mut luck = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal) = (game.start(), vec![]);
    let (mut decisions, mut turns, mut last) = (0, 0, None);
    loop {
        let actor = game.to_act(&state);
        match actor {
            Actor::Nobody => return Played { last: state, decisions, turns },
            Actor::Chance => {
                let drawn = game.draw(&state, &mut luck);
                hear(Said::Chance { drawn });
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            Actor::Seat(_) | Actor::Together(_) => {
                let seat: Seat = actor.seats().first().expect("somebody is asked");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = players[seat.index()].choose(game, seat, &view, &legal);
                hear(Said::Act { seat, action });
                game.apply(&mut state, seat, action, &mut Quiet);
                decisions += 1;
                turns += u64::from(last != Some(seat));
                last = Some(seat);
            }
        }
    }
}
