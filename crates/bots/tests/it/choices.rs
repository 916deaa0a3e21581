//! Single decisions: repeatable, legal, and blind to what is hidden.

use bots::{Bot, Budget, Search, make};
use game_cattle::Cattle;
use game_homestead::Homestead;
use game_rails::Rails;
use game_wagons::Wagons;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Heuristic, Seat, Seed, Table, Viewer};

use crate::{bots, wagons};

fn middle(seats: u8, number: u64, decisions: u32) -> (Table<Wagons>, Seat) {
    crate::middle(wagons(seats), number, decisions)
}

fn choice<G: Heuristic>(bot: &str, seed: u64, table: &Table<G>, seat: Seat) -> G::Action {
    let mut bot: Box<dyn Bot<G>> = make(&bots(bot)[0], seed);
    bot.choose(table.game(), seat, &table.view(Viewer::Seat(seat)), &table.legal(seat))
}

#[test]
fn one_seed_and_one_view_give_one_choice() {
    for bot in ["random", "greedy", "search:60"] {
        for decisions in [0, 7, 30] {
            let (table, seat) = middle(3, 11, decisions);
            let chosen = choice(bot, 5, &table, seat);
            assert_eq!(chosen, choice(bot, 5, &table, seat), "{bot}");
            assert!(table.check(seat, chosen).is_ok(), "{bot}");
        }
    }
}

/// Bots decide at two tables that differ in hidden cards alone.
fn look_alike<G: Heuristic>(seats: u8, points: &[(u64, u32)])
where
    G::Options: Default,
{
    let game = || G::new(&G::default_box(), G::Options::default(), seats).unwrap();
    for &(number, decisions) in points {
        let (table, seat) = crate::middle(game(), number, decisions);
        let view = table.view(Viewer::Seat(seat));
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let other = table.game().imagine(&view, &mut rng);
        assert_ne!(other, *table.state(), "the hidden cards differ");
        let (other, _) = Table::from_position(game(), Seed::small(99), other);
        assert_eq!(other.view(Viewer::Seat(seat)), view);
        for bot in ["random", "easy", "greedy", "search:60"] {
            let chosen = choice(bot, number, &table, seat);
            assert_eq!(chosen, choice(bot, number, &other, seat), "{bot}");
        }
    }
}

#[test]
fn hidden_cards_change_nothing() {
    let points = [(1, 0), (2, 9), (3, 24), (4, 41)];
    look_alike::<Wagons>(2, &points);
    look_alike::<Wagons>(3, &points);
    look_alike::<Homestead>(2, &points);
    look_alike::<Rails>(3, &points);
    look_alike::<Cattle>(4, &points);
}

/// Thinking may end early, but only where more of it would choose the same.
#[test]
fn a_choice_is_what_the_whole_analysis_finds_best() {
    for decisions in 0..30 {
        let (table, seat) = middle(2, 5, decisions);
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let mut search = Search::new(1, Budget::Iterations(200));
        let best = search.analyse(table.game(), seat, &view, &legal)[0].action;
        assert_eq!(choice("search:200", 1, &table, seat), best);
    }
}

#[test]
fn an_analysis_lists_every_action_and_adds_up() {
    let (table, seat) = middle(2, 3, 12);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let mut search = Search::new(1, Budget::Iterations(80));
    let candidates = search.analyse(table.game(), seat, &view, &legal);
    assert_eq!(candidates.len(), legal.len());
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 80);
    assert!(candidates.is_sorted_by(|a, b| a.visits >= b.visits));
    assert!(candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
    let best = candidates[0];
    assert!(best.error > 0.0 && best.error < 0.2, "{best:?}");
}

#[test]
fn a_budget_in_time_is_kept_about() {
    let (table, seat) = middle(2, 3, 12);
    let start = std::time::Instant::now();
    choice("search:30ms", 1, &table, seat);
    let took = start.elapsed().as_millis();
    // Generous above: the machine may be busy with other tests.
    assert!((30..3000).contains(&took), "{took} ms");
}

#[test]
fn threads_share_a_budget_and_give_one_choice() {
    let (table, seat) = middle(2, 3, 12);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let think = || {
        let mut search = Search::new(1, Budget::Iterations(90)).on_threads(3);
        search.analyse(table.game(), seat, &view, &legal)
    };
    let candidates = think();
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 90);
    assert_eq!(think(), candidates);
}
