//! Taking back at a table of rails: through one's own decisions, never past a drawn card.

use game_rails::Rails;
use tabletop::{Seat, Seed, Table, Viewer};

use crate::common::{A, B, C, Scene, game, given, given_with};

fn undo(scene: &mut Scene, seat: Seat) {
    scene.0.undo(seat).unwrap_or_else(|no| panic!("{no}"));
}

fn no_undo(scene: &mut Scene, seat: Seat) -> &'static str {
    let (before, ply) = (*scene.state(), scene.0.ply());
    let no = scene.0.undo(seat).unwrap_err();
    assert!((before, ply) == (*scene.state(), scene.0.ply()), "a refused undo changes nothing");
    no.code()
}

/// Back through Alvin's move, the marker and both payments to where the turn began.
#[test]
fn a_claim_can_be_taken_back_decision_by_decision() {
    let mut table = given_with(2, &[("alvin", "true")])
        .start(A, "albuquerque")
        .lanes(A, "albuquerque-santa_fe-0")
        .hand(A, "5 yellow 3 red 2 locomotive")
        .table();
    let mut states = vec![];
    for action in [
        "claim roswell-santa_fe-0",
        "pay 2 yellow 1 locomotive",
        "mark santa_fe",
        "pay 2 red",
        "alvin santa_fe",
    ] {
        states.push(*table.state());
        table.act(action);
    }
    assert_eq!(table.asked(), B);
    while let Some(before) = states.pop() {
        undo(&mut table, A);
        assert_eq!(*table.state(), before);
    }
    assert_eq!(no_undo(&mut table, A), "nothing-to-undo");
    assert_eq!(table.0.ply(), 10, "the record keeps both");
}

#[test]
fn a_drawn_card_cannot_be_taken_back() {
    let mut table = given(2).table();
    table.act("draw");
    assert_eq!(no_undo(&mut table, A), "news");
    let mut table = given(2).face_up("red blue green white black").table();
    table.act("take red");
    assert_eq!(no_undo(&mut table, A), "news", "a card was turned up");
    let mut table = given(2).table();
    table.act("tickets");
    assert_eq!(no_undo(&mut table, A), "news");
}

/// With nothing to turn up, taking a face-up card shows nothing new.
#[test]
fn a_card_taken_from_an_empty_table_can_be_taken_back() {
    let mut table = given(2).face_up("red blue - - -").deck("").hoarder(B).table();
    let before = *table.state();
    table.acts(&["take red", "take blue"]);
    assert_eq!(table.asked(), B);
    undo(&mut table, A);
    undo(&mut table, A);
    assert_eq!(*table.state(), before);
}

/// A claim that fills a gap of the display shows a card: it stands.
#[test]
fn a_claim_that_turns_a_card_up_stands() {
    let scene = given(2).start(A, "bend").hand(A, "1 red").face_up("red - - - -").deck("");
    let mut table = scene.hoarder(B).table();
    table.act("claim bend-eugene-0");
    assert_eq!(no_undo(&mut table, A), "news");
}

/// Which tickets were kept can be thought over until the next seat has acted.
#[test]
fn a_choice_of_tickets_can_be_taken_back() {
    let mut table = given(2).table();
    table.act("tickets");
    let before = *table.state();
    let keep = table.legal()[0].clone();
    table.act(&keep);
    undo(&mut table, A);
    assert_eq!(*table.state(), before);
    assert_eq!(no_undo(&mut table, A), "news");
    table.act(&keep);
    table.acts(&["draw"]);
    assert_eq!(no_undo(&mut table, A), "news");
}

/// §3.3 While others think, one's own secret choice can be taken back, whatever others did since.
#[test]
fn s3_the_first_choice_can_be_taken_back_while_others_think() {
    let (table, _) = Table::<Rails>::open(game(3, &[]), Seed::small(1));
    let mut table = Scene::at(table);
    let choose = |table: &mut Scene, seat: Seat, n: usize| {
        let keep = table.0.legal(seat)[n];
        table.0.act(seat, keep).unwrap();
    };
    choose(&mut table, B, 0);
    choose(&mut table, A, 3);
    let seen = table.0.view(Viewer::Seat(C));
    undo(&mut table, B);
    assert!(!table.0.view(Viewer::Seat(A)).my_tickets.is_empty(), "A's choice stands");
    choose(&mut table, B, 7);
    assert_eq!(table.0.view(Viewer::Seat(C)), seen, "nobody sees that B thought it over");
    choose(&mut table, C, 0);
    // Now everything is in, and C's choice has shown it.
    for (seat, why) in [(A, "others-acted"), (B, "others-acted"), (C, "news")] {
        assert_eq!(no_undo(&mut table, seat), why);
    }
}

/// Start cities are open: back only until the next one is chosen.
#[test]
fn s3_a_start_city_can_be_taken_back_until_the_next() {
    let (table, _) = Table::<Rails>::open(game(2, &[("start_player", "seat1")]), Seed::small(1));
    let mut table = Scene::at(table);
    for _ in 0..2 {
        let keep = table.legal()[0].clone();
        table.act(&keep);
    }
    table.act("start denver");
    undo(&mut table, B);
    table.acts(&["start boise", "start denver"]);
    assert_eq!(no_undo(&mut table, B), "others-acted");
    undo(&mut table, A);
    undo(&mut table, B);
}

/// The end opens all tickets: the act that brought it about stands.
#[test]
fn the_end_cannot_be_taken_back() {
    let mut table = crate::ch4_turn::walled_in().ticket_deck(&[]).table();
    table.act("pass");
    let back = *table.state();
    undo(&mut table, A);
    table.act("pass");
    assert_eq!(*table.state(), back);
    table.act("pass");
    assert_eq!(table.reason().as_deref(), Some("deadlock"));
    assert_eq!(no_undo(&mut table, B), "news");
}

/// Doing it again after an undo draws the same cards: there is nothing to gain by trying.
#[test]
fn luck_does_not_change_by_taking_back() {
    let scene = || given(2).start(A, "bend").hand(A, "2 red 1 blue").table();
    let (mut straight, mut wavering) = (scene(), scene());
    wavering.act("claim bend-eugene-0");
    undo(&mut wavering, A);
    for table in [&mut straight, &mut wavering] {
        table.acts(&["draw", "draw"]);
    }
    assert_eq!(straight.state(), wavering.state());
}
