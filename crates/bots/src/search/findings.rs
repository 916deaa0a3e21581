//! What was found out about an action.

use super::Candidate;

/// How it went so far. Findings of several searches of the same decision add up.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Findings {
    pub(super) visits: u32,
    /// What the evaluation promises.
    promise: f64,
    rewards: f64,
    /// Of the rewards, for how far they spread.
    squares: f64,
}

impl Findings {
    pub(super) fn promised(promise: f64) -> Self {
        Self { promise, ..Self::default() }
    }

    pub(super) fn learn(&mut self, reward: f64) {
        self.visits += 1;
        self.rewards += reward;
        self.squares += reward * reward;
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            visits: self.visits + other.visits,
            promise: self.promise.max(other.promise),
            rewards: self.rewards + other.rewards,
            squares: self.squares + other.squares,
        }
    }

    /// What to expect, if the promise counts as so many visits.
    pub(super) fn value(&self, prior: f64) -> f64 {
        (self.rewards + prior * self.promise) / (f64::from(self.visits) + prior)
    }

    pub(super) fn candidate<A>(self, action: A, prior: f64) -> Candidate<A> {
        let visits = f64::from(self.visits);
        let error = if self.visits < 2 {
            // One result says nothing about how far results spread.
            0.5
        } else {
            let mean = self.rewards / visits;
            ((self.squares / visits - mean * mean).max(0.0) / (visits - 1.0)).sqrt()
        };
        Candidate { action, value: self.value(prior), error, visits: self.visits }
    }
}
