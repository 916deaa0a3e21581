//! How fast bots think: `cargo bench -p bots`.

use bots::{Bot, Budget, Greedy, Search};
use divan::{Bencher, counter::ItemsCount};
use game_cattle::Cattle;
use game_homestead::Homestead;
use game_rails::Rails;
use game_wagons::Wagons;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Heuristic, Seat, Seed, Table, Viewer};

fn main() {
    divan::main();
}

/// Where the first third of a game is over, more or less.
const DECISIONS: u32 = 40;

/// A table in the middle of a game, and the seat that is asked.
fn middle<G: Game>(seats: u8) -> (Table<G>, Seat)
where
    G::Options: Default,
{
    let game = G::new(&G::default_box(), G::Options::default(), seats).expect("our own box");
    let (mut table, _) = Table::open(game, Seed::small(1));
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut decided = 0;
    loop {
        let seat = table.to_act().seats().first().expect("the game goes on");
        let legal = table.legal(seat);
        // Somewhere there is something to choose.
        if decided >= DECISIONS && legal.len() > 3 {
            return (table, seat);
        }
        table.act(seat, legal[rng.random_range(0..legal.len())]).expect("it is legal");
        decided += 1;
    }
}

#[divan::bench(types = [Wagons, Homestead, Rails, Cattle], args = [2, 3, 4])]
fn greedy_decisions<G: Heuristic>(bencher: Bencher<'_, '_>, seats: u8)
where
    G::Options: Default,
{
    let (table, seat) = middle::<G>(seats);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let mut bot = Greedy::new(1);
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| bot.choose(table.game(), seat, &view, &legal));
}

/// In a tree a way down and an evaluation, among trial games one of them.
#[divan::bench(types = [Wagons, Homestead, Rails, Cattle], args = [2, 3, 4], sample_count = 10)]
fn search_iterations<G: Heuristic>(bencher: Bencher<'_, '_>, seats: u8)
where
    G::Options: Default,
{
    let (table, seat) = middle::<G>(seats);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let think = || {
        let mut search = Search::new(1, Budget::Iterations(1000));
        search.analyse(table.game(), seat, &view, &legal)
    };
    // What retires early leaves some of the budget.
    let done: u32 = think().iter().map(|candidate| candidate.visits).sum();
    bencher.counter(ItemsCount::new(done)).bench_local(think);
}
