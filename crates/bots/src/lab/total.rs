//! A number added up over deals, and how sure its mean is.
//!
//! Games of one deal share its luck and are not independent of each other, but deals are.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// Fewer deals say nothing about how deals differ.
pub(super) const DEALS_FOR_SPREAD: u64 = 30;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Total {
    pub(super) sum: i64,
    /// Of the sums of whole deals.
    squares: i64,
}

impl Total {
    /// What was counted so far was one deal.
    pub(super) fn close(&mut self) {
        self.squares = self.sum * self.sum;
    }

    pub(super) fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Can so many deals have come to this, if each of them comes to something in that range?
    pub(super) fn fits(self, deals: u64, deal: RangeInclusive<u64>) -> bool {
        let all = deals.saturating_mul(*deal.start())..=deals.saturating_mul(*deal.end());
        u64::try_from(self.sum).is_ok_and(|sum| all.contains(&sum)) && self.is_small()
    }

    /// Is there room for as much again, many times over?
    pub(super) fn is_small(self) -> bool {
        const ROOM: i64 = 1 << 60;
        (-ROOM..=ROOM).contains(&self.sum) && (0..=ROOM).contains(&self.squares)
    }

    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    pub(super) fn mean(self, games: u64) -> f64 {
        self.sum as f64 / games.max(1) as f64
    }

    /// The variance of that mean, from how far deals differ; none where there are too few of them.
    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    pub(super) fn variance(self, games: u64, deals: u64) -> Option<f64> {
        if deals < DEALS_FOR_SPREAD {
            return None;
        }
        let per_deal = games as f64 / deals as f64;
        let deals = deals as f64;
        let mean = self.sum as f64 / deals;
        let of_deals = (self.squares as f64 / deals - mean * mean).max(0.0);
        Some(of_deals / (deals - 1.0) / (per_deal * per_deal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of two games each that came to -1 and 5 by turns: 1 a game, and the mean of a hundred
    /// such deals spreads by 1.5 / sqrt(99).
    #[test]
    fn a_mean_is_as_sure_as_deals_are_alike() {
        let mut total = Total::default();
        for deal in 0..100 {
            let mut one = Total { sum: if deal % 2 == 0 { -1 } else { 5 }, squares: 0 };
            one.close();
            total.add(one);
        }
        assert!((total.mean(200) - 1.0).abs() < 1e-9);
        let variance = total.variance(200, 100).unwrap();
        assert!((variance - 2.25 / 99.0).abs() < 1e-9, "{variance}");
    }

    #[test]
    fn few_deals_tell_no_spread() {
        let total = Total { sum: 29, squares: 29 };
        assert_eq!(total.variance(58, DEALS_FOR_SPREAD - 1), None);
    }
}
