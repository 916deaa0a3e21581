//! Fits the weights of the evaluation: plays games by habit, now and then at random, with one to
//! four seats, and regresses what each seat still makes from the start of a turn on on its things.
//! Prints weights for `src/bot/weights.rs`, one pair a line.
//!
//! `cargo run --release -p game-cattle --example fit -- GAMES SEED`

use game_cattle::{Cattle, HABITS, Options, Pending, State, THINGS};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Quiet, Seat};

/// Each thing by itself and by how much of the game is to come.
const COLUMNS: usize = 2 * THINGS;
/// So many actions of a hundred are taken at random, so that not only good positions are seen.
const LOOSE: u32 = 2;
/// Keeps weights of rare things small.
const RIDGE: f64 = 20.0;

type Row = [f64; COLUMNS];

/// Sums of products: all that a regression by least squares needs.
struct Sums {
    rows: f64,
    squares: Vec<Row>,
    products: Row,
    /// Of what is to be explained.
    total: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().as_deref().unwrap_or("10000").parse()?;
    let seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;
    let mut sums = Sums {
        rows: 0.0,
        squares: vec![[0.0; COLUMNS]; COLUMNS],
        products: [0.0; COLUMNS],
        total: 0.0,
    };
    for seats in 1..=4 {
        let game = Cattle::new(&Cattle::default_box(), Options::default(), seats)?;
        for number in 0..games / 4 {
            play(&game, (seed << 32) + number, &mut sums);
        }
    }
    let weights = sums.solve();
    for pair in weights.chunks(2) {
        println!("{:.3} {:.3}", pair[0], pair[1]);
    }
    eprintln!("{} rows, {:.1} points off on average", sums.rows, sums.error(&weights));
    Ok(())
}

fn play(game: &Cattle, seed: u64, sums: &mut Sums) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut actions, mut seen) = (game.start(), vec![], vec![]);
    let mut last = None;
    loop {
        match game.to_act(&state) {
            Actor::Nobody => break,
            Actor::Chance => {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().expect("somebody is asked");
                if matches!(state.pending.top(), Some(Pending::Move)) {
                    look(game, &state, last, &mut seen);
                }
                last = Some(seat);
                actions.clear();
                game.legal(&state, seat, &mut actions);
                let action = if rng.random_ratio(LOOSE, 100) {
                    actions[rng.random_range(0..actions.len())]
                } else {
                    game.habitual_choice(&HABITS, &state, seat, &actions, &mut rng)
                };
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
    for (seat, row, score) in seen {
        let made = game.score_of(&state, seat).total - score;
        sums.add(&row, f64::from(made));
    }
}

/// A turn begins: everybody's things, with the hand of whoever moved last, as bots will see it.
fn look(game: &Cattle, state: &State, last: Option<Seat>, seen: &mut Vec<(Seat, Row, i16)>) {
    let to_come = f64::from(Cattle::to_come(state));
    for seat in Seat::all(game.seats()) {
        let things = game.things(state, seat, last == Some(seat));
        let mut row = [0.0; COLUMNS];
        for (columns, thing) in row.chunks_mut(2).zip(things) {
            columns[0] = f64::from(thing);
            columns[1] = to_come * f64::from(thing);
        }
        seen.push((seat, row, game.score_of(state, seat).total));
    }
}

impl Sums {
    fn add(&mut self, row: &Row, made: f64) {
        self.rows += 1.0;
        self.total += made * made;
        for (column, x) in row.iter().enumerate().filter(|(_, x)| **x != 0.0) {
            self.products[column] += x * made;
            for (sum, y) in self.squares[column].iter_mut().zip(row) {
                *sum += x * y;
            }
        }
    }

    /// Gauss, with the largest pivot; the ridge goes by how large a column is.
    fn solve(&self) -> Row {
        let (mut matrix, mut right) = (self.squares.clone(), self.products);
        for (column, row) in matrix.iter_mut().enumerate() {
            row[column] += RIDGE * (row[column] / self.rows).max(1e-3);
        }
        for at in 0..COLUMNS {
            let size = |row: &usize| matrix[*row][at].abs();
            let pivot = (at..COLUMNS).max_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(at);
            matrix.swap(at, pivot);
            right.swap(at, pivot);
            let first = matrix[at];
            for row in at + 1..COLUMNS {
                let part = matrix[row][at] / first[at];
                for (x, y) in matrix[row].iter_mut().zip(first).skip(at) {
                    *x -= part * y;
                }
                right[row] -= part * right[at];
            }
        }
        for at in (0..COLUMNS).rev() {
            let known: f64 =
                (at + 1..COLUMNS).map(|column| matrix[at][column] * right[column]).sum();
            right[at] = (right[at] - known) / matrix[at][at];
        }
        right
    }

    /// The root of the mean square of what the weights do not explain.
    fn error(&self, weights: &Row) -> f64 {
        let mut rest = self.total;
        for (column, weight) in weights.iter().enumerate() {
            let explained: f64 = self.squares[column].iter().zip(weights).map(|(x, y)| x * y).sum();
            rest += weight * (explained - 2.0 * self.products[column]);
        }
        (rest / self.rows).sqrt()
    }
}
