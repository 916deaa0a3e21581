//! Any legal action, each as likely as the next.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Seat};

use crate::Bot;

#[derive(Debug)]
pub struct Random(Pcg64Mcg);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: Seat, _: &G::View, legal: &[G::Action]) -> G::Action {
        legal[self.0.random_range(0..legal.len())]
    }
}
