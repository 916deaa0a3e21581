//! Trial games: what a seat can do now is compared by playing each of it to the end of the game.
//!
//! Luck moves the end of a game far more than one action does. So all actions are tried in the same
//! imagined worlds with the same luck, and nearly all of it cancels out in the comparison. After
//! each heat the worse half of the field retires, and what is behind beyond doubt retires at once, so
//! that most games are spent on what is hard to tell apart.

use std::{thread, time::Instant};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Heuristic, Quiet, Seat};

use super::{Candidate, findings::Findings, verdict::squash};
use crate::{
    Budget, Trial,
    lab::mix,
    plans::{BEAM, Plans},
};

/// The most actions tried, the most promising ones; so many times of it as a game wants a search to
/// look wider ([`Heuristic::breadth`]).
const FIELD: usize = 8;
/// Actions that promise less than the best one by so many leads ([`Heuristic::LEAD`]) are not tried;
/// so many times of it, too.
const HOPELESS: f32 = 0.5;
/// What an evaluation promises counts as much as so many games.
const PRIOR_GAMES: f64 = 12.0;
/// A lead at the end counts as half that lead before: a game won by little or by much is won, but
/// rewards that know nothing in between tell actions apart by chance.
const AT_THE_END: f32 = 0.5;
/// Rounds after which the field is looked at.
const SERIES: u64 = 16;
/// Standard errors of a difference that make it a clear one, and one beyond doubt.
const CLEARLY: f64 = 1.0;
const BEYOND_DOUBT: f64 = 3.0;

/// A decision to be tried out.
#[derive(Copy, Clone)]
pub(super) struct Trials<'a, G: Heuristic> {
    pub(super) game: &'a G,
    pub(super) seat: Seat,
    pub(super) view: &'a G::View,
    pub(super) seed: u64,
    pub(super) budget: Budget,
    pub(super) threads: u8,
}

/// An action in the race.
struct Entry<A> {
    action: A,
    findings: Findings,
    /// What each game brought, in the order of the rounds.
    rewards: Vec<f64>,
}

/// Where a series of rounds begins, and where it ends at the latest.
#[derive(Copy, Clone)]
struct Rounds {
    first: u64,
    end: u64,
    time: Option<Instant>,
}

impl<G: Heuristic> Trials<'_, G> {
    /// All of `legal`, the winner first, then by how far each came.
    pub(super) fn compare(self, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let (mut field, hopeless) = self.entries(legal);
        let favourite = field[0].action;
        let patience = patience(self.budget.iterations());
        let start = Instant::now();
        let heats = field.len().next_power_of_two().ilog2();
        let (mut left, mut round) = (field.len(), 0);
        let mut places = left;
        for heat in 1..=heats {
            let (end, time) = match self.budget {
                // As many rounds as if nobody had retired early: the games of those are saved.
                Budget::Iterations(all) => {
                    (round + u64::from(all) / u64::from(heats) / places as u64, None)
                }
                Budget::Time(time) => (u64::MAX, Some(start + time * heat / heats)),
            };
            while left > 1 && round < end && time.is_none_or(|end| Instant::now() < end) {
                let series = Rounds { first: round, end: end.min(round + SERIES), time };
                round = self.play(&mut field[..left], series);
                left = rank(&mut field[..left], &favourite, patience);
            }
            places = places.div_ceil(2);
            left = left.min(places);
        }
        let candidates = field.into_iter().map(|entry| (entry.action, entry.findings));
        let all = candidates.chain(hopeless);
        all.map(|(action, findings)| findings.candidate(action, PRIOR_GAMES)).collect()
    }

    /// What is tried, the most promising first, and what is not.
    #[expect(clippy::type_complexity, reason = "two lists of nearly the same kind")]
    fn entries(&self, legal: &[G::Action]) -> (Vec<Entry<G::Action>>, Vec<(G::Action, Findings)>) {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let mut plans = Plans::new(self.game);
        let mut worths = vec![0.0; legal.len()];
        let games = self.budget.iterations();
        let breadth = self.game.breadth(games);
        for _ in 0..G::WORLDS {
            let world = self.game.imagine(self.view, &mut rng);
            let mut kept = legal.to_vec();
            self.game.shortlist(&world, self.seat, breadth, &mut kept);
            let found = plans.weigh(&world, self.seat, legal, &kept, BEAM, &mut rng);
            let share = |worth| worth / f32::from(G::WORLDS);
            worths.iter_mut().zip(found).for_each(|(worth, found)| *worth += share(found));
        }
        let mut entries: Vec<_> = legal.iter().copied().zip(worths).collect();
        entries.sort_by(|a, b| b.1.total_cmp(&a.1));
        let least = entries[0].1 - f32::from(breadth) * HOPELESS * G::LEAD;
        let hopeful = entries.iter().take_while(|(_, worth)| *worth >= least).count();
        // Halving a field costs at least two games each.
        let affordable = (games as usize / 2).max(1);
        let most = usize::from(breadth) * FIELD;
        let mut entries: Vec<_> = entries
            .into_iter()
            .map(|(action, worth)| (action, Findings::promised(squash::<G>(AT_THE_END * worth))))
            .collect();
        let hopeless = entries.split_off(hopeful.min(most).min(affordable));
        let enter = |(action, findings)| Entry { action, findings, rewards: vec![] };
        (entries.into_iter().map(enter).collect(), hopeless)
    }

    /// Plays rounds: in each of them every entry once, in the same world. Answers the number of the
    /// next round.
    fn play(&self, field: &mut [Entry<G::Action>], series: Rounds) -> u64 {
        let threads = u64::from(self.threads.max(1));
        let actions: Vec<_> = field.iter().map(|entry| entry.action).collect();
        let actions = &actions[..];
        let parts: Vec<Vec<f64>> = if threads == 1 {
            vec![self.rounds(actions, series, 1)]
        } else {
            thread::scope(|scope| {
                let start = |number| {
                    let series = Rounds { first: series.first + number, ..series };
                    scope.spawn(move || self.rounds(actions, series, threads))
                };
                let working: Vec<_> = (0..threads).map(start).collect();
                working.into_iter().map(|part| part.join().expect("a search broke down")).collect()
            })
        };
        let mut played = 0;
        for reward in parts.iter().flat_map(|part| part.chunks(actions.len())) {
            played += 1;
            for (entry, &reward) in field.iter_mut().zip(reward) {
                entry.findings.learn(reward);
                entry.rewards.push(reward);
            }
        }
        // Cut off by the clock, threads leave gaps; no round is played twice.
        if series.time.is_some() { series.end } else { series.first + played }
    }

    /// Every `step`th round. Answers the rewards, round by round and in each by action.
    fn rounds(&self, actions: &[G::Action], series: Rounds, step: u64) -> Vec<f64> {
        let (mut rewards, mut trial) = (vec![], Trial::default());
        let games = self.budget.iterations();
        let mut round = series.first;
        while round < series.end && series.time.is_none_or(|end| Instant::now() < end) {
            let luck = mix(self.seed, round);
            let world = self.game.imagine(self.view, &mut Pcg64Mcg::seed_from_u64(luck));
            for &action in actions {
                let mut state = world;
                self.game.apply(&mut state, self.seat, action, &mut Quiet);
                trial.play_out(self.game, &mut state, luck, games);
                let lead = self.game.evaluate(&state, self.seat);
                rewards.push(squash::<G>(AT_THE_END * lead));
            }
            round += step;
        }
        rewards
    }
}

impl<A> Entry<A> {
    fn value(&self) -> f64 {
        self.findings.value(PRIOR_GAMES)
    }

    /// Whether this one is worse by so many standard errors. Both played the same rounds, so what
    /// counts is how their difference spreads, which is far less than their results do.
    fn is_behind(&self, other: &Self, errors: f64) -> bool {
        // One round says nothing about how far rounds differ.
        if self.findings.visits < 2 {
            return false;
        }
        let games = f64::from(self.findings.visits);
        let (mut sum, mut squares) = (0.0, 0.0);
        for (own, others) in self.rewards.iter().zip(&other.rewards) {
            let behind = others - own;
            sum += behind;
            squares += behind * behind;
        }
        let mean = sum / games;
        let error = ((squares / games - mean * mean).max(0.0) / games).sqrt();
        // What was promised is no matter of luck; it only makes the results count less.
        let error = error * games / (games + PRIOR_GAMES);
        other.value() - self.value() >= errors * error
    }
}

/// After how many rounds somebody may be clearly worse than the favourite. Chance makes many look so
/// after few of them, and who has many games need not be hasty.
fn patience(games: u32) -> u32 {
    (games / 32).max(32)
}

/// Sorts the field, the best first and those who retire last. Answers how many are left.
///
/// The favourite, which promised most, stays in front while no other one is clearly better: of many
/// results the best one is mostly a lucky one. So who is clearly worse than the favourite after
/// `patience` rounds has no chance, and who is worse than any other one beyond doubt has none either.
fn rank<A: PartialEq>(field: &mut [Entry<A>], favourite: &A, patience: u32) -> usize {
    // A stable sort: of equals the more promising one stays in front, on every machine.
    field.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let leader = &field[0];
    let first = field.iter().find(|entry| entry.action == *favourite);
    let tell = leader.findings.visits >= patience;
    let retires = |entry: &Entry<A>| {
        let below = |first: &Entry<A>| tell && entry.is_behind(first, CLEARLY);
        let challenges = entry.action != *favourite;
        entry.is_behind(leader, BEYOND_DOUBT) || challenges && first.is_some_and(below)
    };
    let retired: Vec<bool> = field[1..].iter().map(retires).collect();
    let mut left = 1;
    for (place, retired) in (1..).zip(retired) {
        if !retired {
            field[left..=place].rotate_right(1);
            left += 1;
        }
    }
    if let Some(place @ 1..) = field[..left].iter().position(|entry| entry.action == *favourite) {
        let beaten = usize::from(field[place].is_behind(&field[0], CLEARLY));
        field[beaten..=place].rotate_right(1);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(action: char, promise: f64, rewards: &[f64]) -> Entry<char> {
        let mut entry =
            Entry { action, findings: Findings::promised(promise), rewards: rewards.to_vec() };
        for reward in rewards {
            entry.findings.learn(*reward);
        }
        entry
    }

    /// Rewards around `mean`: half of them so much above, half below.
    fn spread(mean: f64, by: f64, rounds: u64) -> Vec<f64> {
        (0..rounds).map(|round| if round % 2 == 0 { mean + by } else { mean - by }).collect()
    }

    fn ranked(field: Vec<Entry<char>>) -> (String, usize) {
        ranked_with(1000, field)
    }

    fn ranked_with(games: u32, mut field: Vec<Entry<char>>) -> (String, usize) {
        let left = rank(&mut field, &'f', patience(games));
        (field.iter().map(|entry| entry.action).collect(), left)
    }

    #[test]
    fn luck_that_all_share_does_not_blur_a_difference() {
        // Worse by 0.01 in every single round: not a matter of luck, though results spread by 0.4.
        let (best, worse) = (spread(0.5, 0.4, SERIES), spread(0.49, 0.4, SERIES));
        let field = vec![entry('f', 0.5, &best), entry('a', 0.5, &worse)];
        assert_eq!(ranked(field), ("fa".into(), 1));
        // As much worse on the average, but not in every round.
        let worse: Vec<f64> = worse.iter().rev().copied().collect();
        let field = vec![entry('f', 0.5, &best), entry('a', 0.5, &worse)];
        assert_eq!(ranked(field), ("fa".into(), 2));
    }

    #[test]
    fn the_favourite_gives_way_only_to_what_is_clearly_better() {
        let even = spread(0.5, 0.1, SERIES);
        let odd = |mean| spread(mean, -0.1, SERIES);
        // The standard error of such a difference is 0.05.
        let field = |mean| vec![entry('a', 0.5, &odd(mean)), entry('f', 0.5, &even)];
        assert_eq!(ranked(field(0.53)), ("fa".into(), 2));
        assert_eq!(ranked(field(0.57)), ("af".into(), 2));
        assert_eq!(ranked(field(0.67)), ("af".into(), 1));
    }

    #[test]
    fn who_is_clearly_behind_the_favourite_retires() {
        let field = |rounds| {
            let (best, worse) = (spread(0.5, 0.1, rounds), spread(0.45, -0.1, rounds));
            vec![entry('f', 0.5, &best), entry('a', 0.5, &worse)]
        };
        // After few rounds nobody can tell yet.
        assert_eq!(ranked(field(SERIES)), ("fa".into(), 2));
        assert_eq!(ranked(field(2 * SERIES)), ("fa".into(), 1));
        // Who has many games looks longer, but not for ever.
        assert_eq!(ranked_with(10_000, field(2 * SERIES)), ("fa".into(), 2));
        assert_eq!(ranked_with(2000, field(4 * SERIES)), ("fa".into(), 1));
    }

    #[test]
    fn one_round_proves_nothing() {
        let field = vec![entry('a', 0.5, &[0.9]), entry('f', 0.5, &[0.1]), entry('b', 0.5, &[0.0])];
        assert_eq!(ranked(field), ("fab".into(), 3));
    }

    #[test]
    fn who_plays_the_same_games_as_the_favourite_retires() {
        let same = spread(0.5, 0.1, SERIES);
        let field = vec![entry('f', 0.5, &same), entry('a', 0.5, &same)];
        assert_eq!(ranked(field), ("fa".into(), 1));
    }
}
