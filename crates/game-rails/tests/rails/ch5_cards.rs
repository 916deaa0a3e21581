//! §5 Taking train cards: two of them, and what locomotives are worth.

use game_rails::Fact;
use serde_json::json;

use crate::common::{A, B, cards, face_up, given};

/// §5.1 Two cards, each from the display or the deck; the display is filled in between.
#[test]
fn s5_two_cards_one_at_a_time() {
    let mut table = given(2).face_up("red blue green white black").table();
    let facts = table.act_drawing("take green", &["card yellow"]);
    assert_eq!(facts[0], Fact::Took { seat: A, slot: 2, card: "green".parse().unwrap() });
    assert_eq!(facts[1], Fact::TurnedUp { slot: 2, card: "yellow".parse().unwrap() });
    assert_eq!(table.state().face_up, face_up("red blue yellow white black"));
    assert_eq!((table.asked(), table.asking()), (A, json!({"ask": "second"})));
    table.act_drawing("draw", &["card green"]);
    assert_eq!(table.hand(A), cards("2 green"));
    assert_eq!(table.player(A).known, cards("1 green"), "only one was seen");
    assert_eq!(table.asked(), B);
}

#[test]
fn s5_only_what_lies_there_can_be_taken() {
    let mut table = given(2).face_up("red red green white black").table();
    table.refuses("take blue", "§5 not-face-up");
    table.refuses("take locomotive", "§5 not-face-up");
    assert_eq!(
        table.legal(),
        ["draw", "take white", "take black", "take red", "take green", "tickets"]
    );
}

/// case 21: "first pick a face-up locomotive: action over."
#[test]
fn s5_2_case_21_a_locomotive_is_the_only_card() {
    let mut table = given(2).face_up("red locomotive green white black").table();
    table.act_drawing("take locomotive", &["card red"]);
    assert_eq!((table.hand(A), table.asked()), (cards("1 locomotive"), B));
    assert_eq!(table.state().face_up, face_up("red red green white black"));
}

/// case 21: a locomotive that has just been turned up is refused as second pick; blind is fine.
#[test]
fn s5_2_case_21_no_face_up_locomotive_second() {
    let mut table = given(2).face_up("red blue green white black").table();
    table.act_drawing("take red", &["card locomotive"]);
    table.refuses("take locomotive", "§5 locomotive-second");
    assert_eq!(table.legal(), ["draw", "take white", "take blue", "take black", "take green"]);
    table.act_drawing("draw", &["card locomotive"]);
    assert_eq!((table.hand(A), table.asked()), (cards("1 red 1 locomotive"), B));
}

/// case 21: a locomotive drawn blind is an ordinary card.
#[test]
fn s5_2_case_21_a_blind_locomotive_is_an_ordinary_card() {
    let mut table = given(2).face_up("red locomotive green white black").table();
    table.act_drawing("draw", &["card locomotive"]);
    assert_eq!(table.asked(), A);
    table.refuses("take locomotive", "§5 locomotive-second");
    table.act("take red");
    assert_eq!((table.hand(A), table.asked()), (cards("1 red 1 locomotive"), B));
}

/// §5.5 With nothing left to take, the action ends with one card.
#[test]
fn s5_5_one_card_is_all_there_is() {
    let empty = || given(2).deck("").hoarder(B);
    let mut table = empty().face_up("red - - - -").table();
    assert_eq!(table.legal()[..2], ["take red", "tickets"]);
    table.refuses("draw", "§5 nothing-to-draw 1/0");
    table.act("take red");
    assert_eq!(table.asked(), B);
    let mut table = empty().face_up("red locomotive - - -").table();
    table.act("take red");
    assert_eq!(table.asked(), B, "a face-up locomotive is no second card");
    let mut table = empty().face_up("red blue - - -").table();
    table.act("take red");
    assert_eq!((table.asked(), table.legal()), (A, vec!["take blue".to_owned()]));
    let scene = given(2).deck("1 green").hoarder(B);
    let mut table = scene.face_up("locomotive locomotive red red red").table();
    table.act_drawing("draw", &["card green"]);
    assert_eq!(table.legal(), ["take red"]);
    table.act("take red");
    assert_eq!(table.state().face_up.iter().flatten().count(), 4, "§5.4 the gap stays");
}

/// §5.6 No hand limit.
#[test]
fn s5_6_any_number_of_cards_may_be_held() {
    let mut table = given(2).deck("5 red").hoarder(A).table();
    assert_eq!(table.hand(A).len(), 100);
    table.acts(&["draw", "draw"]);
    assert_eq!(table.hand(A).len(), 102);
}
