//! Lets searches play the beginning of a game and says what they thought: `thoughts GAME DECISIONS
//! [SEATS] [ITERATIONS]`.
//!
//! The number it prints stands for every action that was weighed and what was found out about it, to the
//! last bit: what makes bots faster and nothing else leaves it alone. `cargo xtask instructions` counts
//! what the processor does meanwhile.

use std::hash::{Hash, Hasher};

use bots::{Budget, Search};
use rustc_hash::FxHasher;
use tabletop::{Heuristic, Seed, Table, Viewer};

/// All games are searched by trial games with so many seats.
const SEATS: u32 = 3;
/// Enough for a field to be halved a few times.
const ITERATIONS: u32 = 64;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (game, numbers) = arguments.split_first().map_or(("", &[][..]), |(g, n)| (g, n));
    let numbers: Vec<u32> = numbers.iter().filter_map(|number| number.parse().ok()).collect();
    let think = match game {
        "wagons" => think::<game_wagons::Wagons>,
        "homestead" => think::<game_homestead::Homestead>,
        "rails" => think::<game_rails::Rails>,
        "cattle" => think::<game_cattle::Cattle>,
        _ => return usage(),
    };
    let (decisions, seats, iterations) = match numbers[..] {
        [decisions] => (decisions, SEATS, ITERATIONS),
        [decisions, seats @ 2..=4] => (decisions, seats, ITERATIONS),
        [decisions, seats @ 2..=4, iterations] => (decisions, seats, iterations),
        _ => return usage(),
    };
    println!("{:016x}", think(decisions, seats as u8, iterations));
}

fn usage() {
    eprintln!("thoughts wagons|homestead|rails|cattle DECISIONS [SEATS] [ITERATIONS]");
    std::process::exit(2);
}

fn think<G: Heuristic>(decisions: u32, seats: u8, iterations: u32) -> u64
where
    G::Options: Default,
{
    let game = G::new(&G::default_box(), G::Options::default(), seats).expect("our own box");
    let (mut table, _) = Table::open(game, Seed::small(1));
    let mut search = Search::new(1, Budget::Iterations(iterations));
    let mut found = FxHasher::default();
    let mut decided = 0;
    while decided < decisions
        && let Some(seat) = table.to_act().seats().first()
    {
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let mut action = legal[0];
        if legal.len() > 1 {
            let candidates = search.analyse(table.game(), seat, &view, &legal);
            for candidate in &candidates {
                candidate.action.hash(&mut found);
                (candidate.value.to_bits(), candidate.error.to_bits()).hash(&mut found);
                candidate.visits.hash(&mut found);
            }
            action = candidates[0].action;
            decided += 1;
        }
        table.act(seat, action).expect("it is legal");
    }
    found.finish()
}
