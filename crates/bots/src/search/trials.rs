//! Trial games: what a seat can do now is compared by playing each of it to the end of the game.
//!
//! Luck moves the end of a game far more than one action does. So all actions are tried in the same
//! imagined worlds with the same luck, and nearly all of it cancels out in the comparison. After
//! each heat the worse half of the field retires, so that most games are spent on what is hard to
//! tell apart.

use std::{
    thread,
    time::{Duration, Instant},
};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Heuristic, Quiet, Seat};

use super::{Candidate, findings::Findings, rollout::squash};
use crate::{
    Budget,
    lab::mix,
    plans::{BEAM, Plans},
};

/// The most actions tried, the most promising ones.
const FIELD: usize = 8;
/// Actions that promise less than the best one by so many leads ([`Heuristic::LEAD`]) are not tried.
const HOPELESS: f32 = 0.5;
/// What an evaluation promises counts as much as so many games.
const PRIOR_GAMES: f64 = 12.0;
/// A lead at the end counts as half that lead before: a game won by little or by much is won, but
/// rewards that know nothing in between tell actions apart by chance.
const AT_THE_END: f32 = 0.5;
/// No game worth thinking about is longer; what is still open then is evaluated.
const MOST_TURNS: u64 = 2000;

/// A decision to be tried out.
#[derive(Copy, Clone)]
pub(super) struct Trials<'a, G: Heuristic> {
    pub(super) game: &'a G,
    pub(super) seat: Seat,
    pub(super) view: &'a G::View,
    pub(super) seed: u64,
    pub(super) threads: u8,
}

/// When a heat ends.
#[derive(Copy, Clone)]
enum Until {
    Rounds(u64),
    Time(Instant),
}

impl<G: Heuristic> Trials<'_, G> {
    /// All of `legal`, the winner first, then by how far each came.
    pub(super) fn compare(self, legal: &[G::Action], budget: Budget) -> Vec<Candidate<G::Action>> {
        let (mut field, hopeless) = self.entries(legal, budget);
        let start = Instant::now();
        let heats = field.len().next_power_of_two().ilog2();
        let (mut left, mut rounds, mut games) = (field.len(), 0, 0);
        for heat in 0..heats {
            let until = match budget {
                Budget::Iterations(all) => {
                    let share = (u64::from(all) - games) / u64::from(heats - heat) / left as u64;
                    Until::Rounds(rounds + share)
                }
                Budget::Time(time) => Until::Time(start + share(time, heat + 1, heats)),
            };
            let before = rounds;
            rounds = self.heat(&mut field[..left], rounds, until);
            games += (rounds - before) * left as u64;
            // A stable sort: of equals the more promising one stays in front, on every machine.
            let value = |entry: &(G::Action, Findings)| entry.1.value(PRIOR_GAMES);
            field[..left].sort_by(|a, b| value(b).total_cmp(&value(a)));
            left = left.div_ceil(2);
        }
        let all = field.into_iter().chain(hopeless);
        all.map(|(action, findings)| findings.candidate(action, PRIOR_GAMES)).collect()
    }

    /// What is tried, the most promising first, and what is not.
    #[expect(clippy::type_complexity, reason = "two lists of the same kind")]
    fn entries(
        &self,
        legal: &[G::Action],
        budget: Budget,
    ) -> (Vec<(G::Action, Findings)>, Vec<(G::Action, Findings)>) {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let mut plans = Plans::new(self.game);
        let mut worths = vec![0.0; legal.len()];
        for _ in 0..G::WORLDS {
            let world = self.game.imagine(self.view, &mut rng);
            let found = plans.weigh(&world, self.seat, None, legal, BEAM, &mut rng);
            let share = |worth| worth / f32::from(G::WORLDS);
            worths.iter_mut().zip(found).for_each(|(worth, found)| *worth += share(found));
        }
        let mut entries: Vec<_> = legal.iter().copied().zip(worths).collect();
        entries.sort_by(|a, b| b.1.total_cmp(&a.1));
        let least = entries[0].1 - HOPELESS * G::LEAD;
        let hopeful = entries.iter().take_while(|(_, worth)| *worth >= least).count();
        let affordable = match budget {
            // Halving a field costs at least two games each.
            Budget::Iterations(all) => (all as usize / 2).max(1),
            Budget::Time(_) => FIELD,
        };
        let mut entries: Vec<_> = entries
            .into_iter()
            .map(|(action, worth)| (action, Findings::promised(squash::<G>(AT_THE_END * worth))))
            .collect();
        let hopeless = entries.split_off(hopeful.min(FIELD).min(affordable));
        (entries, hopeless)
    }

    /// Plays rounds from number `first` on: in each of them every entry once, in the same world.
    /// Answers the number of the next round.
    fn heat(&self, field: &mut [(G::Action, Findings)], first: u64, until: Until) -> u64 {
        let threads = u64::from(self.threads.max(1));
        if threads == 1 {
            return self.rounds(field, first, 1, until);
        }
        let entries = &*field;
        let parts: Vec<(u64, Vec<_>)> = thread::scope(|scope| {
            let start = |number| {
                scope.spawn(move || {
                    let fresh = |&(action, _): &_| (action, Findings::default());
                    let mut part: Vec<_> = entries.iter().map(fresh).collect();
                    (self.rounds(&mut part, first + number, threads, until), part)
                })
            };
            let working: Vec<_> = (0..threads).map(start).collect();
            working.into_iter().map(|part| part.join().expect("a search broke down")).collect()
        });
        let mut next = first;
        for (end, part) in parts {
            next = next.max(end);
            for ((_, findings), (_, more)) in field.iter_mut().zip(part) {
                *findings = findings.and(more);
            }
        }
        match until {
            Until::Rounds(end) => end,
            Until::Time(_) => next,
        }
    }

    fn rounds(
        &self,
        field: &mut [(G::Action, Findings)],
        first: u64,
        step: u64,
        until: Until,
    ) -> u64 {
        let (mut round, mut legal) = (first, vec![]);
        while match until {
            Until::Rounds(end) => round < end,
            Until::Time(end) => Instant::now() < end,
        } {
            let luck = mix(self.seed, round);
            let world = self.game.imagine(self.view, &mut Pcg64Mcg::seed_from_u64(luck));
            for (action, findings) in &mut *field {
                let mut state = world;
                self.game.apply(&mut state, self.seat, *action, &mut Quiet);
                play_out(self.game, &mut state, luck, &mut legal);
                let lead = self.game.evaluate(&state, self.seat);
                findings.learn(squash::<G>(AT_THE_END * lead));
            }
            round += step;
        }
        round
    }
}

fn share(time: Duration, part: u32, parts: u32) -> Duration {
    time * part / parts
}

/// Plays to the end by the game's quick choices. Every turn has luck of its own: games that differ
/// in one turn meet the same luck again in the next.
fn play_out<G: Heuristic>(game: &G, state: &mut G::State, luck: u64, legal: &mut Vec<G::Action>) {
    let mut intents: [G::Intent; tabletop::MAX_SEATS] = Default::default();
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
        legal.clear();
        game.legal(state, seat, legal);
        let action = game.playout(state, seat, legal, &mut intents[seat.index()], &mut rng);
        game.apply(state, seat, action, &mut Quiet);
    }
}
