//! Taking back at a table of wagons: through one's own decisions, never past a draw.

use tabletop::Seat;

use crate::common::{GREEN, RED, Scene, given, given_with};

fn undo(scene: &mut Scene, seat: Seat) {
    scene.0.undo(seat).unwrap_or_else(|no| panic!("{no}"));
}

fn no_undo(scene: &mut Scene, seat: Seat) -> &'static str {
    let (before, ply) = (*scene.state(), scene.0.ply());
    let no = scene.0.undo(seat).unwrap_err();
    assert!((before, ply) == (*scene.state(), scene.0.ply()), "a refused undo changes nothing");
    no.code()
}

/// Back through disc, move, pay, play and double, one at a time, to where the turn began.
#[test]
fn a_turn_can_be_taken_back_decision_by_decision() {
    let options = [("vp_payment", "free_mix_always"), ("plus_one_order", "free")];
    let mut table = given_with(3, &options).hand(RED, "E+1w3c5").table();
    let mut states = vec![];
    for action in ["double", "play E+1w3c5", "pay 2", "disc W", "move NE", "move NE"] {
        states.push(*table.state());
        table.act(action);
    }
    while let Some(before) = states.pop() {
        undo(&mut table, RED);
        assert_eq!(*table.state(), before);
    }
    assert_eq!(no_undo(&mut table, RED), "nothing-to-undo");
    assert_eq!(table.0.ply(), 12, "the record keeps both");
    table.act("double");
}

/// The draw at the end of a card is news: the card stays played.
#[test]
fn a_draw_cannot_be_taken_back() {
    let mut table = given(2).hand(RED, "E1w0c0 w2c0").table();
    table.act("play E1w0c0");
    assert_eq!(no_undo(&mut table, RED), "news");
    let mut table = given(2).hand(RED, "E1w0c0 w2c0").table();
    table.acts(&["double", "sell E1w0c0", "play w2c0", "move NE"]);
    undo(&mut table, RED);
    undo(&mut table, RED);
    assert_eq!(table.state().actions_left, 1, "the second action is open again");
    assert_eq!(no_undo(&mut table, RED), "news");
}

/// A scoring shows nothing new: it can be taken back until the next seat has acted.
#[test]
fn a_scoring_can_be_taken_back_until_the_next_seat_acts() {
    let mut table = given(2).table();
    let before = *table.state();
    table.act("score");
    assert_eq!(table.state().turn, GREEN);
    undo(&mut table, RED);
    assert_eq!(*table.state(), before);
    table.acts(&["score", "score"]);
    assert_eq!(no_undo(&mut table, RED), "others-acted");
    undo(&mut table, GREEN);
    undo(&mut table, RED);
    assert_eq!(*table.state(), before);
}

/// The end lays hands and seed open: the scoring that brought it about stands.
#[test]
fn the_end_cannot_be_taken_back() {
    let given = given(2).vp(RED, 49).wagons([19, 1, 0, 0, 0, 0]);
    let mut table = given.block(game_wagons::Land::East, "R").table();
    table.act("score");
    assert_eq!(table.reason().as_deref(), Some("fifty"));
    assert_eq!(no_undo(&mut table, RED), "news");
}

/// A21 `optional`: stopping can be taken back as well.
#[test]
fn stopping_can_be_taken_back() {
    let mut table = given_with(2, &[("double_second", "optional")]).table();
    table.acts(&["double", "score"]);
    let before = *table.state();
    table.act("stop");
    undo(&mut table, RED);
    assert_eq!(*table.state(), before);
}

/// Doing it again after an undo draws the same card: there is nothing to gain by trying.
#[test]
fn luck_does_not_change_by_taking_back() {
    let scene = || given(2).hand(RED, "E1w1c1").table();
    let (mut straight, mut wavering) = (scene(), scene());
    straight.acts(&["play E1w1c1", "move NE"]);
    wavering.act("play E1w1c1");
    undo(&mut wavering, RED);
    wavering.acts(&["play E1w1c1", "move NE"]);
    assert_eq!(straight.state(), wavering.state());
}
