//! §5.3, §5.4 The display: sweeping, filling, reshuffling.

use game_rails::{Fact, Rails};
use tabletop::{Seed, Table};

use crate::common::{A, B, C, Scene, cards, face_up, game, given};

fn swept(facts: &[Fact]) -> usize {
    facts.iter().filter(|fact| matches!(fact, Fact::Swept { .. })).count()
}

const THREE: [&str; 5] =
    ["card locomotive", "card locomotive", "card locomotive", "card blue", "card blue"];

/// case 22: the third locomotive sweeps all five away before the second pick.
#[test]
fn s5_3_case_22_three_locomotives_are_swept() {
    let mut table = given(2).face_up("locomotive red locomotive green white").table();
    let draws = [
        "card locomotive",
        "card blue",
        "card blue",
        "card green",
        "card white",
        "card locomotive",
    ];
    let facts = table.act_drawing("take red", &draws);
    let gone = ["locomotive", "locomotive", "locomotive", "green", "white"];
    let gone = gone.map(|card| card.parse().unwrap()).to_vec();
    assert!(facts.contains(&Fact::Swept { cards: gone }));
    assert_eq!(table.state().discard, cards("3 locomotive 1 green 1 white"));
    assert_eq!(table.state().face_up, face_up("blue blue green white locomotive"));
    assert_eq!(table.asked(), A);
    table.act("take blue");
}

/// §5.3 It is checked during setup.
#[test]
fn s5_3_the_first_display_is_swept() {
    let opens = |seed| {
        let (table, happened) = Table::<Rails>::open(game(2, &[]), Seed::small(seed));
        let facts: Vec<Fact> = happened.into_iter().flat_map(|happened| happened.facts).collect();
        (table, swept(&facts))
    };
    let (table, _) = (0..500).map(opens).find(|(_, swept)| *swept > 0).unwrap();
    assert_eq!(table.state().discard.len(), 5);
    assert!(table.state().display().locomotives() < 3);
}

/// R5: "max 3 sweeps in a row, then the cards stay", until cards are turned up the next time.
#[test]
fn s5_3_r5_three_sweeps_are_enough() {
    let display = "locomotive locomotive red green white";
    let mut table = given(2).face_up(display).hand(B, "2 green 1 black").start(B, "seattle");
    table = table.start(A, "denver");
    let mut table: Scene = table.table();
    let mut draws = vec!["card locomotive"];
    draws.extend([THREE; 3].concat());
    let facts = table.act_drawing("take red", &draws);
    assert_eq!((swept(&facts), facts.last()), (3, Some(&Fact::SweepLimit)));
    let stays = face_up("locomotive locomotive locomotive blue blue");
    assert_eq!(table.state().face_up, stays);
    table.act_drawing("draw", &["card yellow"]);
    assert_eq!(table.state().face_up, stays, "a blind card turns nothing up");
    // A claim discards cards but turns none up.
    let facts = table.act("claim portland-seattle-0");
    assert_eq!((swept(&facts), table.state().face_up), (0, stays));
    assert!(!facts.contains(&Fact::SweepLimit));
    // The next card that is turned up counts anew.
    let mut draws = vec!["card white"];
    draws.extend(["card white", "card white", "card white", "card green", "card green"]);
    let facts = table.act_drawing("take blue", &draws);
    assert_eq!(swept(&facts), 1);
    assert_eq!(table.state().face_up, face_up("white white white green green"));
}

/// R5: no sweep that cannot succeed: of all cards fewer than three are no locomotives.
#[test]
fn s5_3_r5_a_sweep_that_cannot_succeed_is_not_made() {
    let display = "locomotive locomotive locomotive red blue";
    let scene = |deck: &str| given(2).face_up(display).deck(deck).hoarder(B).table();
    let mut table = scene("1 locomotive 1 green");
    let facts = table.act_drawing("take red", &["card green"]);
    assert_eq!((swept(&facts), facts.last()), (0, Some(&Fact::SweepLimit)));
    let mut table = scene("1 locomotive 2 green");
    let new = ["card locomotive", "card green", "card green", "card blue", "card locomotive"];
    let facts = table.act_drawing("take red", &[&["card green"][..], &new].concat());
    assert_eq!(swept(&facts), 1, "blue and two green are three");
    // Nothing to turn up at all: nothing is swept either.
    let mut table = scene("1 locomotive");
    let facts = table.act_drawing("take red", &["card locomotive"]);
    assert_eq!((swept(&facts), table.state().undrawn()), (0, 0));
    let facts = table.act("take blue");
    assert_eq!((swept(&facts), facts.contains(&Fact::SweepLimit)), (0, false));
}

/// R6: the discard pile is shuffled when a card is needed, not when the deck runs out; what was
/// discarded in between is in it.
#[test]
fn s5_4_r6_reshuffled_when_a_card_is_needed() {
    let scene = given(3).deck("2 red").hoarder(C).start(B, "bend").hand(B, "1 green 1 yellow");
    let mut table = scene.face_up("red blue white white black").table();
    let mut facts = table.act("draw");
    facts.extend(table.act("draw"));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Reshuffled { .. })));
    assert_eq!(table.state().undrawn(), 0);
    table.act("claim bend-portland-0");
    table.acts(&["pay 1 green"]);
    assert_eq!((table.state().deck.len(), table.state().discard), (0, cards("1 green")));
    let facts = table.act("draw");
    assert_eq!(facts[0], Fact::Reshuffled { cards: 1 });
    assert!(table.hand(C).of("green".parse().unwrap()) > 0);
    assert_eq!(table.state().undrawn(), 0);
    table.refuses("draw", "§5 nothing-to-draw 1/0");
    table.act("take blue");
}

/// §5.4 Gaps stay open while there are no cards, and are filled as soon as cards are discarded.
#[test]
fn s5_4_gaps_are_filled_when_cards_come_back() {
    let scene = || given(2).start(A, "salt_lake_city").deck("").hoarder(B);
    let mut table = scene().face_up("blue - white - -").hand(A, "4 red 2 green").table();
    table.act("claim salt_lake_city-st_george-0");
    assert_eq!(table.state().discard.len() + table.state().deck.len(), 1, "three fill the gaps");
    assert_eq!(table.state().face_up, face_up("blue red white red red"));
    table.act("mark st_george");
    assert_eq!(table.state().undrawn(), 3, "one red and two green");
    // With more gaps than cards some stay, and the marker's cards fill them.
    let mut table = scene().face_up("- - - - -").hand(A, "1 red 2 green").table();
    table.act("claim green_river-salt_lake_city-0");
    table.act("pay 1 red");
    assert_eq!(table.state().face_up, face_up("red - - - -"));
    table.act("mark green_river");
    assert_eq!(table.state().face_up, face_up("red green green - -"));
    assert_eq!(table.asked(), B);
}

/// §5.4 The display that is filled up again is checked for locomotives.
#[test]
fn s5_4_a_refilled_display_is_swept() {
    let mut table = given(2)
        .start(A, "boise")
        .face_up("locomotive locomotive blue blue -")
        .hand(A, "3 white 4 locomotive")
        .deck("")
        .hoarder(B)
        .table();
    let facts = table.act_drawing("claim boise-seattle-0", &["card white"]);
    assert_eq!(swept(&facts), 0);
    let mut table = given(2)
        .start(A, "boise")
        .face_up("locomotive locomotive blue blue -")
        .hand(A, "4 white 3 locomotive")
        .deck("")
        .hoarder(B)
        .table();
    let facts = table.act_drawing("claim boise-seattle-0", &["card locomotive"]);
    assert_eq!(swept(&facts), 1, "the gap is filled with the third");
}
