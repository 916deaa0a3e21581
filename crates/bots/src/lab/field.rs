//! What the games of an arena add up to.

use serde::{Deserialize, Serialize};
use tabletop::Game;

use super::{
    arena::BotResult,
    play::Played,
    rating,
    sim::WIN,
    spread::Tally,
    total::{DEALS_FOR_SPREAD, Total},
};
use crate::BotSpec;

/// Nobody plays more.
const MOST_DEALS: u64 = 1 << 40;

/// Sums over games, by bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Field {
    pub(super) deals: u64,
    bots: Vec<Sums>,
    /// `points[a][b]`: places of `a` ahead of `b`, a shared place counting one, a better one two.
    points: Vec<Vec<u64>>,
}

#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sums {
    games: u64,
    /// In parts of [`WIN`].
    wins: Total,
    places: Total,
    margins: Total,
}

impl Sums {
    #[expect(clippy::cast_precision_loss, reason = "it is 60")]
    fn win_rate(&self) -> f64 {
        self.wins.mean(self.games) / WIN as f64
    }
}

impl Field {
    pub(super) fn new(bots: usize) -> Self {
        Self { deals: 0, bots: vec![Sums::default(); bots], points: vec![vec![0; bots]; bots] }
    }

    pub(super) fn count<G: Game>(&mut self, game: &G, order: &[usize], played: &Played<G::State>) {
        let outcome = game.outcome(&played.last).expect("the game is over");
        let scores = &game.scores(&played.last)[..order.len()];
        let share = (WIN / outcome.winners().count() as u64).cast_signed();
        for (seat, &bot) in order.iter().enumerate() {
            let place = outcome.places[seat];
            let others = (0..order.len()).filter(|&other| other != seat);
            let best = others.clone().map(|other| scores[other]).max().expect("two seats or more");
            let sums = &mut self.bots[bot];
            sums.games += 1;
            sums.wins.sum += if place == 1 { share } else { 0 };
            sums.places.sum += i64::from(place);
            sums.margins.sum += i64::from(scores[seat] - best);
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
    pub(super) fn closed(mut self) -> Self {
        self.deals = 1;
        for sums in &mut self.bots {
            sums.wins.close();
            sums.places.close();
            sums.margins.close();
        }
        self
    }

    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    pub(super) fn results(&self, bots: &[BotSpec]) -> Vec<BotResult> {
        let halves = |row: &Vec<u64>| row.iter().map(|&points| points as f64 / 2.0).collect();
        let elo = rating::elo(&self.points.iter().map(halves).collect::<Vec<_>>());
        let result = |((bot, sums), elo): ((&BotSpec, &Sums), f64)| {
            let win_rate = sums.win_rate();
            let (low, high) = rating::wilson(win_rate, self.trials(sums), rating::Z);
            let within = |total: Total| {
                total.variance(sums.games, self.deals).map(|variance| rating::Z * variance.sqrt())
            };
            BotResult {
                bot: bot.to_string(),
                games: sums.games,
                wins: sums.wins.sum as f64 / WIN as f64,
                win_rate,
                low,
                high,
                mean_place: sums.places.mean(sums.games),
                place_within: within(sums.places),
                mean_margin: sums.margins.mean(sums.games),
                margin_within: within(sums.margins),
                elo,
            }
        };
        let mut results: Vec<_> = bots.iter().zip(&self.bots).zip(elo).map(result).collect();
        results.sort_by(|a, b| b.win_rate.total_cmp(&a.win_rate));
        results
    }

    /// Is it beyond doubt who is best? Asked again and again while games are played, so the doubt of
    /// one look must be small: an interval of 99.9 %, and deals enough to know their spread.
    pub(super) fn is_clear(&self) -> bool {
        if self.deals < DEALS_FOR_SPREAD {
            return false;
        }
        let mut intervals: Vec<(f64, f64)> = (self.bots.iter())
            .map(|sums| rating::wilson(sums.win_rate(), self.trials(sums), rating::Z_OFTEN))
            .collect();
        intervals.sort_by(|a, b| b.0.total_cmp(&a.0));
        matches!(intervals[..], [(low, _), (_, high), ..] if low > high)
    }

    /// Of so many bots, each met by every other?
    pub(super) fn is_of(&self, bots: usize) -> bool {
        let square = self.points.len() == bots && self.points.iter().all(|row| row.len() == bots);
        self.bots.len() == bots && square
    }

    /// Can games at so many seats have come to these sums? Files are written by anybody, and sums without
    /// measure would run over when the next game is added.
    pub(super) fn adds_up(&self, seats: u8) -> bool {
        if self.deals > MOST_DEALS {
            return false;
        }
        let (bots, seats) = (self.bots.len() as u64, u64::from(seats));
        // A deal is a game for each rotation; after it every bot has been in every seat.
        let possible = |sums: &Sums| {
            sums.games == self.deals * seats
                && sums.wins.fits(self.deals, 0..=bots * WIN)
                && sums.places.fits(self.deals, seats..=seats * seats)
                && sums.margins.is_small()
        };
        // With `copies` of each bot at the table two bots meet `copies * copies` times a game.
        let copies = seats / bots.max(1);
        let shared_out = 2 * self.deals * bots * copies * copies;
        let fair = |(a, b): (usize, usize)| match self.points[a][b].checked_add(self.points[b][a]) {
            Some(points) => points == if a == b { 0 } else { shared_out },
            None => false,
        };
        let met = |a| (0..=a).map(move |b| (a, b));
        self.bots.iter().all(possible) && (0..self.bots.len()).flat_map(met).all(fair)
    }

    /// How many independent games would pin the win rate down as these deals do.
    ///
    /// Too few deals say nothing about their spread, and neither do deals that all went one way;
    /// then deals are what is counted, which is on the safe side.
    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    fn trials(&self, sums: &Sums) -> f64 {
        let rate = sums.win_rate();
        match sums.wins.variance(sums.games, self.deals) {
            Some(variance) if variance > 0.0 => {
                rate * (1.0 - rate) / (variance / (WIN * WIN) as f64)
            }
            _ => self.deals.max(1) as f64,
        }
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
            sum.wins.add(part.wins);
            sum.places.add(part.places);
            sum.margins.add(part.margins);
        }
        for (sum, part) in self.points.iter_mut().zip(&other.points) {
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
    }
}
