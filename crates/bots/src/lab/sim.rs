//! Many games of the same bots in the same seats.

use std::{collections::BTreeMap, time::Instant};

use serde::Serialize;
use tabletop::{BySeat, Game, Heuristic};

use super::{
    LabError, Plan, Progress, by_seat, mix,
    play::{Played, Playout, play},
    spread::{Tally, spread},
};
use crate::BotSpec;

/// What a series of games came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    pub game: String,
    pub players: u8,
    pub bots: Vec<String>,
    pub seed: u64,
    pub rules_version: u16,
    pub games: u64,
    pub decisions: u64,
    /// Of play alone.
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    /// By seat, like all lists below.
    pub mean_scores: Vec<f64>,
    /// A victory shared by two is half a win for each.
    pub wins_by_seat: Vec<f64>,
    pub mean_places: Vec<f64>,
    pub end_reasons: BTreeMap<String, u64>,
    /// Turns of a game: how often the choice passed to another seat.
    pub mean_turns: f64,
}

/// Wins are counted in parts of 60, which every number of winners divides.
pub(super) const WIN: u64 = 60;

/// Plays `plan.games` games.
///
/// # Errors
/// When the bots are neither one for all seats nor one for each.
pub fn sim<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    plan: &Plan,
    progress: Progress<'_>,
) -> Result<SimReport, LabError> {
    let bots = by_seat(bots, game.seats())?;
    let all_random = bots.iter().all(|bot| *bot == BotSpec::Random);
    let start = Instant::now();
    let series: Series = if all_random {
        spread(plan.jobs, plan.games, 256, progress, |series: &mut Series, numbers| {
            let mut playout = Playout::default();
            for number in numbers {
                series.count(game, &playout.run(game, mix(plan.seed, number)));
            }
        })
    } else {
        spread(plan.jobs, plan.games, 1, progress, |series: &mut Series, numbers| {
            for number in numbers {
                series.count(game, &play(game, &bots, mix(plan.seed, number)));
            }
        })
    };
    Ok(series.report(game, &bots, plan, start.elapsed().as_secs_f64()))
}

#[derive(Debug, Default)]
struct Series {
    games: u64,
    decisions: u64,
    turns: u64,
    scores: BySeat<i64>,
    wins: BySeat<u64>,
    places: BySeat<u64>,
    reasons: BTreeMap<String, u64>,
}

impl Series {
    fn count<G: Game>(&mut self, game: &G, played: &Played<G::State>) {
        let outcome = game.outcome(&played.last).expect("the game is over");
        self.games += 1;
        self.decisions += played.decisions;
        self.turns += played.turns;
        for (sum, score) in self.scores.iter_mut().zip(game.scores(&played.last)) {
            *sum += i64::from(score);
        }
        for (sum, &place) in self.places.iter_mut().zip(&outcome.places) {
            *sum += u64::from(place);
        }
        // Who sits alone may lose to the game itself: then nobody has won.
        let share = WIN.checked_div(outcome.winners().count() as u64).unwrap_or(0);
        for seat in outcome.winners() {
            self.wins[seat.index()] += share;
        }
        match self.reasons.get_mut(&outcome.reason) {
            Some(count) => *count += 1,
            None => drop(self.reasons.insert(outcome.reason, 1)),
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    fn report<G: Game>(self, game: &G, bots: &[BotSpec], plan: &Plan, seconds: f64) -> SimReport {
        let seats = usize::from(game.seats());
        let games = self.games.max(1) as f64;
        SimReport {
            game: G::META.slug.into(),
            players: game.seats(),
            bots: bots.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            rules_version: G::META.rules_version,
            games: self.games,
            decisions: self.decisions,
            seconds,
            games_per_second: self.games as f64 / seconds,
            decisions_per_second: self.decisions as f64 / seconds,
            mean_scores: self.scores[..seats].iter().map(|&sum| sum as f64 / games).collect(),
            wins_by_seat: self.wins[..seats].iter().map(|&sum| sum as f64 / WIN as f64).collect(),
            mean_places: self.places[..seats].iter().map(|&sum| sum as f64 / games).collect(),
            end_reasons: self.reasons,
            mean_turns: self.turns as f64 / games,
        }
    }
}

impl Tally for Series {
    fn add(&mut self, other: Self) {
        let Self { games, decisions, turns, scores, wins, places, reasons } = other;
        self.games += games;
        self.decisions += decisions;
        self.turns += turns;
        self.scores.iter_mut().zip(scores).for_each(|(sum, part)| *sum += part);
        self.wins.iter_mut().zip(wins).for_each(|(sum, part)| *sum += part);
        self.places.iter_mut().zip(places).for_each(|(sum, part)| *sum += part);
        for (reason, count) in reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
    }
}
