//! §6.1 Payment: coloured lanes, gray lanes, the ferry.

use game_rails::{Action, Colour, Payment};
use tabletop::Game;

use crate::common::{A, cards, game, given};

/// A has this hand and claims this lane.
fn claiming(start: &str, lane: &str, hand: &str) -> crate::common::Scene {
    let mut table = given(2).start(A, start).hand(A, hand).table();
    table.act(&format!("claim {lane}"));
    table
}

const FERRY: &str = "los_angeles-san_francisco-0";

/// case 18: three locomotives and four green, four and three, or seven; but not two and five.
#[test]
fn s6_1_case_18_the_ferry() {
    for (pay, left) in [
        ("pay 4 green 3 locomotive", "1 green 4 locomotive"),
        ("pay 3 green 4 locomotive", "2 green 3 locomotive"),
        ("pay 7 locomotive", "5 green"),
    ] {
        let mut table = claiming("san_francisco", FERRY, "5 green 7 locomotive");
        table.refuses("pay 5 green 2 locomotive", "§6.1 too-few-locomotives 3/2");
        table.act(pay);
        assert_eq!((table.hand(A), table.scores()[0]), (cards(left), 18));
    }
    // Three locomotives, two green and two red: no text and no action says so.
    assert!(game(2, &[]).read_action("pay 2 green 2 red 3 locomotive").is_err());
    let mut table =
        given(2).start(A, "san_francisco").hand(A, "2 green 2 red 3 locomotive").table();
    table.refuses(&format!("claim {FERRY}"), "§6.1 cannot-pay-lane 7/5");
    let mut table = given(2).start(A, "san_francisco").hand(A, "12 green 2 locomotive").table();
    table.refuses(&format!("claim {FERRY}"), "§6.1 cannot-pay-lane 7/6");
    // There is one way only: nothing is asked.
    let table = claiming("san_francisco", FERRY, "4 green 3 locomotive");
    assert_eq!((table.scores()[0], table.hand(A).len()), (18, 0));
}

/// case 19: gray takes any one colour, and only one; a red lane takes no yellow.
#[test]
fn s6_1_case_19_gray_and_coloured() {
    let mut table = claiming("seattle", "boise-seattle-0", "6 white 2 locomotive 3 black");
    table.refuses("pay 4 white 3 locomotive", "§6.1 not-in-hand 3/2");
    table.refuses("pay 7 white", "§6.1 not-in-hand 7/6");
    table.refuses("pay 6 white", "§6.1 wrong-number 7/6");
    assert_eq!(table.legal(), ["pay 5 white 2 locomotive", "pay 6 white 1 locomotive"]);
    table.act("pay 6 white 1 locomotive");
    assert_eq!((table.scores()[0], table.hand(A)), (18, cards("3 black 1 locomotive")));
    let mut table = given(2).start(A, "seattle").hand(A, "4 white 3 black").table();
    table.refuses("claim boise-seattle-0", "§6.1 cannot-pay-lane 7/4");
    let mut table = given(2).start(A, "green_river").hand(A, "4 yellow").table();
    table.refuses("claim cheyenne-green_river-0", "§6.1 cannot-pay-lane 4/0");
    let mut table =
        claiming("green_river", "cheyenne-green_river-0", "4 yellow 2 red 4 locomotive");
    table.refuses("pay 4 yellow", "§6.1 wrong-colour");
    assert_eq!(
        table.legal(),
        ["pay 1 red 3 locomotive", "pay 2 red 2 locomotive", "pay 4 locomotive"]
    );
}

/// All-locomotive payment is always fine.
#[test]
fn s6_1_locomotives_alone() {
    for (start, lane) in [
        ("green_river", "cheyenne-green_river-0"),
        ("seattle", "boise-seattle-0"),
        ("los_angeles", FERRY),
    ] {
        let table = claiming(start, lane, "7 locomotive");
        assert!(table.scores()[0] > 0, "{lane} was paid without a question");
    }
}

/// Every mixture is the player's choice, in order of colours.
#[test]
fn s6_1_every_way_to_pay_is_offered() {
    let table = claiming("bend", "bend-eugene-0", "2 white 1 red 1 locomotive");
    assert_eq!(table.legal(), ["pay 1 white", "pay 1 red", "pay 1 locomotive"]);
    assert_eq!(table.asking(), serde_json::json!({"ask": "pay-lane", "lane": "bend-eugene-0"}));
}

/// Programs may say what no text can: locomotives as cards of a colour, or no cards of a colour.
#[test]
fn s6_1_locomotives_are_not_a_colour() {
    let mut table = claiming("bend", "bend-eugene-0", "2 white 2 locomotive");
    for (colour, cards, locomotives) in [(Colour::Locomotive, 1, 0), (Colour::Red, 0, 1)] {
        let pay = Action::Pay(Payment { colour, cards, locomotives });
        table.refuses_action(A, pay, "§6.1 wrong-colour");
    }
    for text in
        ["pay 0 locomotive", "pay 1 locomotive 1 locomotive", "pay 01 red", "pay red", "pay 1 pink"]
    {
        assert!(table.0.game().read_action(text).is_err(), "{text}");
    }
}

/// Paid cards are no longer known to be in the hand; the pile shows them.
#[test]
fn s6_1_paid_cards_go_to_the_discard_pile() {
    let scene = given(2).start(A, "green_river").hand(A, "6 red 1 locomotive").known(A, "3 red");
    let mut table = scene.table();
    table.act("claim cheyenne-green_river-0");
    table.act("pay 4 red");
    assert_eq!(table.state().discard, cards("4 red"));
    assert_eq!(table.player(A).known, cards(""), "the three may be among the four");
    let scene = given(2).start(A, "green_river").hand(A, "6 red 2 locomotive").known(A, "3 red");
    let mut table = scene.table();
    table.act("claim cheyenne-green_river-0");
    table.act("pay 2 red 2 locomotive");
    assert_eq!(table.player(A).known, cards("1 red"), "one of the three is surely left");
}
