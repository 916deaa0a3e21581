//! The turn that leads to the best evaluation, without asking what the others will do about it.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Heuristic, Seat};

use crate::{
    Bot,
    plans::{BEAM, Plans},
};

/// Plans the whole rest of its turn and takes the first step of the best plan. It is asked again
/// for the next step and plans again: nothing is remembered.
#[derive(Debug)]
pub struct Greedy {
    seed: u64,
    /// How far it misjudges plans, in leads that win three games in four.
    haste: f32,
}

/// The haste of the easy level. Measured, see docs/bots.md.
const HASTE: f32 = 0.1;

impl Greedy {
    pub const fn new(seed: u64) -> Self {
        Self { seed, haste: 0.0 }
    }

    /// One that sees the same plans and often takes one that only looks like the best.
    pub const fn in_a_hurry(seed: u64) -> Self {
        Self { seed, haste: HASTE }
    }
}

/// Noise of Gumbel's kind: added to worths it makes the choice of the largest a choice by
/// likelihood, the better the likelier.
fn noise(rng: &mut impl Rng) -> f32 {
    let even: f32 = rng.random_range(f32::EPSILON..1.0);
    -(-even.ln()).ln()
}

impl<G: Heuristic> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let mut plans = Plans::new(game);
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..G::WORLDS {
            let world: <G as Game>::State = game.imagine(view, &mut rng);
            let mut kept = legal.to_vec();
            game.prune(&world, seat, None, &mut kept);
            let worths = plans.weigh(&world, seat, legal, &kept, BEAM, &mut rng);
            sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth);
        }
        if self.haste > 0.0 {
            let scale = self.haste * G::LEAD * f32::from(G::WORLDS);
            for sum in &mut sums {
                *sum += scale * noise(&mut rng);
            }
        }
        let best = (0..legal.len()).rev().max_by(|&a, &b| sums[a].total_cmp(&sums[b]));
        legal[best.expect("something is legal")]
    }
}
