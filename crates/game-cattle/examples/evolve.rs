//! Evolves the habits: in every round many pairs of habits, pushed a little in opposite directions,
//! play the same deals against the present ones and against Craig, and the habits move to where the
//! larger leads were. Prints them for `src/bot/habits.rs`.
//!
//! `cargo run --release -p game-cattle --example evolve -- ROUNDS PAIRS SEED`

use game_cattle::{Action, Cattle, HABITS, Habits, Options};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Quiet, Seat};

/// How far habits are pushed, and how far they move in the first round, in parts of their size.
const PUSH: f32 = 0.25;
const STEP: f32 = 0.1;
const MOST: u8 = Cattle::META.max_seats;
/// The seats at the tables that pairs play at, one table after the other: mostly two; Craig joins who
/// is alone.
const SEATS: [u8; 8] = [2, 2, 2, 2, 2, 3, 4, 1];

struct Tables {
    /// By the number of seats, from one.
    games: Vec<Cattle>,
    actions: Vec<Action>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let rounds: u16 = args.next().as_deref().unwrap_or("100").parse()?;
    let pairs: u64 = args.next().as_deref().unwrap_or("2000").parse()?;
    let seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;
    let open = |seats| Cattle::new(&Cattle::default_box(), Options::default(), seats);
    let games = (1..=MOST).map(open).collect::<Result<_, _>>()?;
    let mut tables = Tables { games, actions: vec![] };
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut habits = HABITS;
    let size: Vec<f32> = habits.each().map(|(_, number)| number.abs().clamp(0.6, 3.0)).collect();
    let (mut drift, mut spread) = (vec![0.0_f32; size.len()], 0.0);
    let share = 1.0 / f32::from(u8::try_from(size.len())?);
    for round in 0..rounds {
        let mut slope = vec![0.0; size.len()];
        for (_, seats) in (0..pairs).zip(SEATS.into_iter().cycle()) {
            let push: Vec<f32> = size.iter().map(|_| normal(&mut rng)).collect();
            let deal = rng.random();
            let mut lead =
                |by| tables.lead(seats, &pushed(habits, &size, &push, by), &habits, deal);
            let (ahead, back) = (lead(PUSH), lead(-PUSH));
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
        let leads: Vec<_> = (1..=MOST).map(|seats| tables.leads(seats, &habits)).collect();
        eprintln!("round {}: {leads:.1?} ahead of the old habits and of Craig", round + 1);
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
    /// By how much new habits in one seat are ahead of old ones in all others, or of Craig.
    fn lead(&mut self, seats: u8, new: &Habits, old: &Habits, deal: u64) -> f32 {
        let game = &self.games[usize::from(seats - 1)];
        let own = Seat((deal % u64::from(seats)) as u8);
        let mut habits = [*old; MOST as usize];
        habits[own.index()] = *new;
        let end = play(game, &habits, deal, &mut self.actions);
        let points = |seat| game.score_of(&end, seat).total;
        let rivals = Seat::all(seats).filter(|seat| *seat != own).map(points);
        let best = rivals.max().unwrap_or_else(|| game.score_of_craig(&end).total);
        f32::from(points(own)) - f32::from(best)
    }

    /// The average lead over the habits of today at such a table, over a few hundred deals.
    fn leads(&mut self, seats: u8, habits: &Habits) -> f32 {
        const DEALS: u16 = 300;
        let sum: f32 =
            (0..u64::from(DEALS)).map(|deal| self.lead(seats, habits, &HABITS, deal)).sum();
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
