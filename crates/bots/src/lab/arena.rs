//! Bots against each other, with luck and seats shared out fairly.
//!
//! A deal is one seed. It is played once for every rotation of the bots around the table, so each
//! bot gets every seat with the same cards; who sits next to whom changes from deal to deal.

use std::ops::ControlFlow;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use tabletop::{Heuristic, Record};

use super::{
    LabError, Plan, Progress, Standing,
    field::Field,
    mix,
    play::{play, play_for_the_record},
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
    /// Half the width of the 95 % interval around it, and so below; none where too few deals were
    /// played to tell.
    pub place_within: Option<f64>,
    /// Own score less the best of the others, on average.
    pub mean_margin: f64,
    pub margin_within: Option<f64>,
    /// Relative to the field, whose mean is 0.
    pub elo: f64,
}

/// How an arena is run, beside its games.
#[expect(missing_debug_implementations, reason = "it holds closures")]
pub struct Course<'a> {
    /// Where an earlier run stood.
    pub before: Option<Standing>,
    /// Hears after every batch how things stand; `Break` ends the arena there.
    pub pause: &'a mut dyn FnMut(&Standing) -> ControlFlow<()>,
    /// Gets the record of every game and its number, from any thread.
    pub keep: Option<&'a (dyn Fn(u64, Record) + Sync)>,
}

/// Deals a thread plays between two pauses: few, for what is played since the last one can be lost;
/// enough that threads seldom wait for each other.
const BATCH: u64 = 4;

/// Plays at least `plan.games` games, whole deals only; those played before count.
///
/// # Errors
/// With fewer than two bots, a number of seats the bots cannot share evenly, or an earlier run of
/// another arena.
pub fn arena<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    plan: &Plan,
    progress: Progress<'_>,
    course: Course<'_>,
) -> Result<ArenaReport, LabError> {
    let (given, seats) = (bots.len(), game.seats());
    if given < 2 || !usize::from(seats).is_multiple_of(given) {
        return Err(LabError::Arena { given, seats });
    }
    // With two copies of each bot at the table, half a turn brings every bot to every seat.
    let rotations = given as u64;
    let deals = plan.games.div_ceil(rotations);
    let mut standing = Standing::at_the_start(game, bots, plan.seed);
    if let Some(before) = course.before {
        standing.take_up(before)?;
    }
    while standing.deals() < deals {
        let done = standing.deals();
        let batch = BATCH.saturating_mul(plan.jobs as u64).max(1);
        let batch = batch.min(deals - done).min(Standing::next_look(done) - done);
        let report = |more: u64| progress((done + more) * rotations);
        let field = spread(plan.jobs, batch, 1, &report, |field: &mut Field, numbers| {
            for number in numbers.start + done..numbers.end + done {
                field.add(deal(game, bots, plan.seed, number, course.keep));
            }
        });
        standing.field.add(field);
        if (course.pause)(&standing).is_break() {
            break;
        }
    }
    Ok(ArenaReport {
        game: G::META.slug.into(),
        players: seats,
        seed: plan.seed,
        rules_version: G::META.rules_version,
        games: standing.deals() * rotations,
        bots: standing.field.results(bots),
    })
}

/// One deal, with the bots in every rotation around the table.
fn deal<G: Heuristic>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
    number: u64,
    keep: Option<&(dyn Fn(u64, Record) + Sync)>,
) -> Field {
    let seed = mix(seed, number);
    let mut field = Field::new(bots.len());
    for rotation in 0..bots.len() {
        let order = seating(bots.len(), usize::from(game.seats()), seed, rotation);
        let sitting: Vec<_> = order.iter().map(|&bot| bots[bot]).collect();
        let played = match keep {
            None => play(game, &sitting, seed),
            Some(keep) => {
                let (played, record) = play_for_the_record(game, &sitting, seed);
                keep(number * bots.len() as u64 + rotation as u64, record);
                played
            }
        };
        field.count(game, &order, &played);
    }
    field.closed()
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
