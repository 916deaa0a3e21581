//! Evolves the habits: in every round many pairs of habits, pushed a little in opposite directions,
//! play the same deals against the present ones and against Craig, and the habits move to where the
//! better results were. Prints them for `src/bot/habits.rs`.
//!
//! `cargo run --release -p game-cattle --example evolve -- ROUNDS PAIRS SEED`

use game_cattle::{Action, Cattle, HABITS, Habits, Options};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Quiet, Seat};

/// How far habits are pushed, and how far they move in the first round, in parts of their size.
const PUSH: f32 = 0.25;
const STEP: f32 = 0.1;
/// How much of a rival's score counts against the own one. With all of it habits learn to hurry to
/// the end, and everybody scores less.
const RIVAL: f32 = 0.5;
/// Of so many pairs one plays against Craig.
const ALONE: u64 = 3;

struct Tables {
    two: Cattle,
    one: Cattle,
    actions: Vec<Action>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let rounds: u16 = args.next().as_deref().unwrap_or("100").parse()?;
    let pairs: u64 = args.next().as_deref().unwrap_or("2000").parse()?;
    let seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;
    let open = |seats| Cattle::new(&Cattle::default_box(), Options::default(), seats);
    let mut tables = Tables { two: open(2)?, one: open(1)?, actions: vec![] };
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut habits = HABITS;
    let size: Vec<f32> = habits.each().map(|(_, number)| number.abs().clamp(0.6, 3.0)).collect();
    let (mut drift, mut spread) = (vec![0.0_f32; size.len()], 0.0);
    let share = 1.0 / f32::from(u8::try_from(size.len())?);
    for round in 0..rounds {
        let mut slope = vec![0.0; size.len()];
        for pair in 0..pairs {
            let push: Vec<f32> = size.iter().map(|_| normal(&mut rng)).collect();
            let deal = rng.random();
            let ahead = tables.result(&pushed(habits, &size, &push, PUSH), &habits, pair, deal);
            let back = tables.result(&pushed(habits, &size, &push, -PUSH), &habits, pair, deal);
            for (slope, push) in slope.iter_mut().zip(&push) {
                *slope += (ahead - back).clamp(-60.0, 60.0) * push;
            }
        }
        for (drift, slope) in drift.iter_mut().zip(&slope) {
            *drift = 0.8 * *drift + 0.2 * slope;
        }
        let squares: f32 = slope.iter().map(|slope| slope * slope).sum();
        spread = 0.9 * spread + 0.1 * squares * share;
        // Smaller and smaller steps.
        let step = STEP * (1.0 - 0.9 * f32::from(round) / f32::from(rounds)) / spread.sqrt();
        habits = pushed(habits, &size, &drift, step);
        eprintln!("round {}: {:.1} points", round + 1, tables.points(&habits));
    }
    for (name, number) in habits.each() {
        println!("    {name} = {number:.2},");
    }
    Ok(())
}

/// The first habit is how much they waver; it stays as it is.
fn pushed(mut habits: Habits, size: &[f32], push: &[f32], by: f32) -> Habits {
    for ((_, number), (size, push)) in habits.each().zip(size.iter().zip(push)).skip(1) {
        *number += by * size * push;
    }
    habits
}

impl Tables {
    /// What new habits make of a deal, in points.
    fn result(&mut self, new: &Habits, old: &Habits, pair: u64, deal: u64) -> f32 {
        if pair.is_multiple_of(ALONE) {
            let end = play(&self.one, &[*new], deal, &mut self.actions);
            let craig = self.one.score_of_craig(&end).total;
            return f32::from(self.one.score_of(&end, Seat(0)).total) - RIVAL * f32::from(craig);
        }
        let seats = if pair.is_multiple_of(2) { [*new, *old] } else { [*old, *new] };
        let end = play(&self.two, &seats, deal, &mut self.actions);
        let [first, second] = [0, 1].map(|n| f32::from(self.two.score_of(&end, Seat(n)).total));
        if pair.is_multiple_of(2) { first - RIVAL * second } else { second - RIVAL * first }
    }

    /// The average score at a table of two, over a few hundred deals.
    fn points(&mut self, habits: &Habits) -> f32 {
        const DEALS: u16 = 300;
        let sum: f32 = (0..u64::from(DEALS))
            .map(|deal| play(&self.two, &[*habits; 2], deal, &mut self.actions))
            .map(|end| f32::from(self.two.score_of(&end, Seat(0)).total))
            .sum();
        sum / f32::from(DEALS)
    }
}

fn play(
    game: &Cattle,
    habits: &[Habits],
    deal: u64,
    actions: &mut Vec<Action>,
) -> game_cattle::State {
    let mut rng = Pcg64Mcg::seed_from_u64(deal);
    let mut state = game.start();
    loop {
        match game.to_act(&state) {
            Actor::Nobody => return state,
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().expect("somebody is asked");
                actions.clear();
                game.legal(&state, seat, actions);
                let own = &habits[seat.index()];
                let action = game.habitual_choice(own, &state, seat, actions, &mut rng);
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

/// A number of the normal distribution, by Box and Muller.
fn normal(rng: &mut impl Rng) -> f32 {
    let (radius, angle): (f32, f32) = (rng.random_range(f32::EPSILON..1.0), rng.random());
    (-2.0 * radius.ln()).sqrt() * (std::f32::consts::TAU * angle).cos()
}
