//! Decisions by trial games, in a game that asks for them.

use std::time::Duration;

use bots::{Budget, Candidate, Search};
use game_rails::{Action, Options, Rails};
use tabletop::{Game, Heuristic, Seat, Table, Viewer};

fn middle(decisions: u32) -> (Table<Rails>, Seat) {
    let game = Rails::new(&Rails::default_box(), Options::default(), 3).unwrap();
    assert!(game.trials(), "another game has to be found for this");
    crate::middle(game, 2, decisions)
}

fn think(decisions: u32, budget: Budget, threads: u8) -> Vec<Candidate<Action>> {
    let (table, seat) = middle(decisions);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let mut search = Search::new(1, budget).on_threads(threads);
    let candidates = search.analyse(table.game(), seat, &view, &legal);
    let mut listed: Vec<_> = candidates.iter().map(|candidate| candidate.action).collect();
    listed.sort_unstable();
    assert_eq!(listed, legal, "each action once");
    candidates
}

fn games(candidates: &[Candidate<Action>]) -> u32 {
    candidates.iter().map(|candidate| candidate.visits).sum()
}

#[test]
fn a_budget_is_kept() {
    // The first tickets, which all choose together; a start city; turns.
    for decisions in [0, 4, 6, 30, 41] {
        for budget in [1, 5, 12, 100] {
            let candidates = think(decisions, Budget::Iterations(budget), 1);
            assert!(games(&candidates) <= budget);
            assert!(candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
            assert!(candidates.is_sorted_by(|a, b| a.visits >= b.visits));
        }
    }
}

#[test]
fn most_of_a_budget_is_saved_where_the_choice_is_clear_and_used_where_it_is_not() {
    let budget = 400;
    let used = (0..40).map(|decisions| games(&think(decisions, Budget::Iterations(budget), 1)));
    let (mut saved, mut spent) = (0, 0);
    for games in used.filter(|games| *games > 0) {
        saved += u32::from(games < budget / 2);
        spent += u32::from(games > budget * 4 / 5);
    }
    assert!(saved > 0 && spent > 0, "{saved} and {spent}");
}

#[test]
fn one_seed_gives_one_verdict_however_many_threads() {
    let candidates = think(30, Budget::Iterations(200), 1);
    assert_eq!(think(30, Budget::Iterations(200), 1), candidates);
    let shared = think(30, Budget::Iterations(200), 3);
    assert_eq!(think(30, Budget::Iterations(200), 3), shared);
    // The same games, added up in another order.
    assert_eq!(games(&shared), games(&candidates));
    assert_eq!(shared[0].action, candidates[0].action);
}

#[test]
fn a_budget_in_time_is_used() {
    for threads in [1, 2] {
        let candidates = think(30, Budget::Time(Duration::from_millis(40)), threads);
        assert!(games(&candidates) > 0);
    }
}
