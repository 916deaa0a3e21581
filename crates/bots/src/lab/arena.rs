//! Bots against each other, with luck and seats shared out fairly.
//!
//! A deal is one seed. It is played once for every rotation of the bots around the table, so each
//! bot gets every seat with the same cards; who sits next to whom changes from deal to deal.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use tabletop::{Game, Heuristic};

use super::{
    LabError, Plan, Progress, mix,
    play::{Played, play},
    rating,
    sim::WIN,
    spread::{Tally, spread},
};
use crate::BotSpec;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    pub game: String,
    pub players: u8,
    pub seed: u64,
    pub rules_version: u16,
    /// Games played: the plan's number, rounded up to whole deals.
    pub games: u64,
    /// Best first.
    pub bots: Vec<BotResult>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    pub bot: String,
    pub games: u64,
    /// A victory shared by two is half a win for each.
    pub wins: f64,
    pub win_rate: f64,
    /// 95 % interval of the win rate. Games of one deal are not independent of each other, so its
    /// width comes from how deals differ.
    pub low: f64,
    pub high: f64,
    pub mean_place: f64,
    /// Own score less the best of the others, on average.
    pub mean_margin: f64,
    /// Relative to the field, whose mean is 0.
    pub elo: f64,
}

/// Plays at least `plan.games` games, whole deals only.
///
/// # Errors
/// With fewer than two bots, or a number of seats the bots cannot share evenly.
pub fn arena<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    plan: &Plan,
    progress: Progress<'_>,
) -> Result<ArenaReport, LabError> {
    let (given, seats) = (bots.len(), game.seats());
    if given < 2 || !usize::from(seats).is_multiple_of(given) {
        return Err(LabError::Arena { given, seats });
    }
    // With two copies of each bot at the table, half a turn brings every bot to every seat.
    let rotations = given as u64;
    let deals = plan.games.div_ceil(rotations);
    let report = |done: u64| progress(done * rotations);
    let field = spread(plan.jobs, deals, 1, &report, |field: &mut Field, numbers| {
        for number in numbers {
            let seed = mix(plan.seed, number);
            let mut deal = Field::new(given);
            for rotation in 0..given {
                let order = seating(given, usize::from(seats), seed, rotation);
                let sitting: Vec<_> = order.iter().map(|&bot| bots[bot]).collect();
                deal.count(game, &order, &play(game, &sitting, seed));
            }
            field.add(deal.closed());
        }
    });
    Ok(ArenaReport {
        game: G::META.slug.into(),
        players: seats,
        seed: plan.seed,
        rules_version: G::META.rules_version,
        games: deals * rotations,
        bots: field.results(bots),
    })
}

/// Which bot sits where: an order drawn for the deal, turned by `rotation` seats.
fn seating(bots: usize, seats: usize, seed: u64, rotation: usize) -> Vec<usize> {
    let mut rng = Pcg64Mcg::seed_from_u64(mix(seed, u64::MAX));
    let mut order: Vec<usize> = (0..bots).collect();
    for i in (1..bots).rev() {
        order.swap(i, rng.random_range(0..=i));
    }
    (0..seats).map(|seat| order[(seat + rotation) % bots]).collect()
}

/// Sums over games, by bot.
#[derive(Clone, Debug, Default)]
struct Field {
    deals: u64,
    bots: Vec<Sums>,
    /// `points[a][b]`: places of `a` ahead of `b`, a shared place counting one, a better one two.
    points: Vec<Vec<u64>>,
}

#[derive(Copy, Clone, Debug, Default)]
struct Sums {
    games: u64,
    wins: u64,
    /// Of the wins of whole deals.
    wins_squared: u64,
    places: u64,
    margins: i64,
}

impl Field {
    fn new(bots: usize) -> Self {
        Self { deals: 0, bots: vec![Sums::default(); bots], points: vec![vec![0; bots]; bots] }
    }

    fn count<G: Game>(&mut self, game: &G, order: &[usize], played: &Played<G::State>) {
        let outcome = game.outcome(&played.last).expect("the game is over");
        let scores = &game.scores(&played.last)[..order.len()];
        let share = WIN / outcome.winners().count() as u64;
        for (seat, &bot) in order.iter().enumerate() {
            let place = outcome.places[seat];
            let others = (0..order.len()).filter(|&other| other != seat);
            let best = others.clone().map(|other| scores[other]).max().expect("two seats or more");
            let sums = &mut self.bots[bot];
            sums.games += 1;
            sums.wins += if place == 1 { share } else { 0 };
            sums.places += u64::from(place);
            sums.margins += i64::from(scores[seat] - best);
            for other in others.filter(|&other| order[other] != bot) {
                self.points[bot][order[other]] += match place.cmp(&outcome.places[other]) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
            }
        }
    }

    /// The games counted so far were one deal.
    fn closed(mut self) -> Self {
        self.deals = 1;
        for sums in &mut self.bots {
            sums.wins_squared = sums.wins * sums.wins;
        }
        self
    }

    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    fn results(&self, bots: &[BotSpec]) -> Vec<BotResult> {
        let halves = |row: &Vec<u64>| row.iter().map(|&points| points as f64 / 2.0).collect();
        let elo = rating::elo(&self.points.iter().map(halves).collect::<Vec<_>>());
        let result = |((bot, sums), elo): ((&BotSpec, &Sums), f64)| {
            let games = sums.games.max(1) as f64;
            let win_rate = sums.wins as f64 / WIN as f64 / games;
            let (low, high) = rating::wilson(win_rate, self.trials(sums, win_rate));
            BotResult {
                bot: bot.to_string(),
                games: sums.games,
                wins: sums.wins as f64 / WIN as f64,
                win_rate,
                low,
                high,
                mean_place: sums.places as f64 / games,
                mean_margin: sums.margins as f64 / games,
                elo,
            }
        };
        let mut results: Vec<_> = bots.iter().zip(&self.bots).zip(elo).map(result).collect();
        results.sort_by(|a, b| b.win_rate.total_cmp(&a.win_rate));
        results
    }

    /// How many independent games would pin the win rate down as these deals do.
    ///
    /// Too few deals say nothing about their spread, and neither do deals that all went one way;
    /// then deals are what is counted, which is on the safe side.
    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    fn trials(&self, sums: &Sums, rate: f64) -> f64 {
        let deals = self.deals.max(1) as f64;
        let per_deal = sums.games as f64 / deals * WIN as f64;
        let variance = sums.wins_squared as f64 / deals / (per_deal * per_deal) - rate * rate;
        if self.deals < 30 || variance <= 0.0 {
            return deals;
        }
        rate * (1.0 - rate) / (variance / (deals - 1.0))
    }
}

impl Tally for Field {
    fn add(&mut self, other: Self) {
        if self.bots.is_empty() {
            *self = other;
            return;
        }
        self.deals += other.deals;
        for (sum, part) in self.bots.iter_mut().zip(other.bots) {
            sum.games += part.games;
            sum.wins += part.wins;
            sum.wins_squared += part.wins_squared;
            sum.places += part.places;
            sum.margins += part.margins;
        }
        for (sum, part) in self.points.iter_mut().zip(&other.points) {
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
    }
}
