//! Chapter 11 – End of the game.

use game_cattle::{Closing, Supply, Worker};
use tabletop::Seat;

use crate::common::{A, given};

/// §11, case 36: the token is taken, the turn completed, then one turn for each other player.
#[test]
fn s11_everybody_else_has_one_more_turn() {
    let cowboy = Some(Supply::Worker(Worker::Cowboy));
    let given = given(3).at(A, "G").bend(|state| {
        state.token = 11;
        state.jobs[11][..2].fill(Some(Worker::Engineer));
        state.foresight = [[None; 2], [cowboy; 2], [None; 2]];
        state.players[1].at = Some(game_cattle::Node(0));
        state.players[2].at = Some(game_cattle::Node(0));
    });
    let mut table = given.table();
    table.act("go KC");
    let facts = table.act("foresight top");
    assert_eq!(crate::common::facts_named(&facts, "last-turns").len(), 1);
    table.acts(&["deliver kansas_city", "disc aux_money"]);
    for seat in [1, 2] {
        assert_eq!(table.asked(), Seat(seat));
        table.acts(&["go A", "aux money", "done"]);
    }
    let outcome = table.0.outcome().unwrap();
    assert_eq!(outcome.reason, "job-market");
    assert_eq!(table.0.game().score_of(table.state(), A).token, 2);
    assert_eq!(table.legal(), Vec::<String>::new());
}

/// §12 Ties share the victory.
#[test]
fn s12_ties_share_the_victory() {
    let given = given(2).using("A").bend(|state| {
        for player in &mut state.players[..2] {
            player.money = 5;
            player.start_card = None;
        }
        state.token = 12;
        state.closing = Some(Closing { seat: Seat(1), turns_left: 1 });
        state.players[0].cities[9] = 0;
        state.players[0].workers = [1; 3];
        state.players[0].discs[8] = 1;
    });
    let mut table = given.bend(|state| state.players[0].money = 19).table();
    table.acts(&["aux money", "done"]);
    let scores = table.0.scores();
    assert_eq!(scores, [4, 3], "20 dollars against 5 and the token");
    assert_eq!(table.0.outcome().unwrap().places, [1, 2]);
    let tie = crate::common::given(2).using("A").bend(|state| {
        state.players[0].money = 14;
        state.players[1].money = 5;
        state.players[0].start_card = None;
        state.players[1].start_card = None;
        state.token = 12;
        state.closing = Some(Closing { seat: Seat(1), turns_left: 1 });
    });
    let mut table = tie.table();
    table.acts(&["aux money", "done"]);
    assert_eq!(table.0.scores(), [3, 3]);
    assert_eq!(table.0.outcome().unwrap().places, [1, 1]);
}
