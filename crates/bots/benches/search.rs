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

/// The deal and the first turns are over by then.
const DECISIONS: u32 = 40;
const BUDGET: u32 = 1000;

/// Something to think about.
struct Question<G: Game> {
    table: Table<G>,
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// Iterations of a search: fewer than it may have where some actions retire early.
    iterations: u32,
}

impl<G: Heuristic> Question<G>
where
    G::Options: Default,
{
    /// The first one in the middle of a game that a search thinks long about.
    fn hard(seats: u8) -> Self {
        let game = G::new(&G::default_box(), G::Options::default(), seats).expect("our own box");
        let (mut table, _) = Table::open(game, Seed::small(1));
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        for decided in 0.. {
            let seat = table.to_act().seats().first().expect("the game goes on");
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            let action = legal[rng.random_range(0..legal.len())];
            if decided >= DECISIONS && legal.len() > 1 {
                let mut question = Self { table, seat, view, legal, iterations: 0 };
                question.iterations = question.think();
                if question.iterations > BUDGET / 2 {
                    return question;
                }
                table = question.table;
            }
            table.act(seat, action).expect("it is legal");
        }
        unreachable!("the game ends before the numbers do")
    }

    fn think(&self) -> u32 {
        let mut search = Search::new(1, Budget::Iterations(BUDGET));
        let candidates = search.analyse(self.table.game(), self.seat, &self.view, &self.legal);
        candidates.iter().map(|candidate| candidate.visits).sum()
    }
}

#[divan::bench(types = [Wagons, Homestead, Rails, Cattle], args = [2, 3, 4])]
fn greedy_decisions<G: Heuristic>(bencher: Bencher<'_, '_>, seats: u8)
where
    G::Options: Default,
{
    let Question { table, seat, view, legal, .. } = Question::<G>::hard(seats);
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
    let question = Question::<G>::hard(seats);
    bencher.counter(ItemsCount::new(question.iterations)).bench_local(|| question.think());
}
