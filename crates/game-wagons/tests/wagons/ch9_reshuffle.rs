//! §9 Reshuffle.

use game_wagons::{Card, Fact};

use crate::common::{GREEN, RED, Scene, given_with};

fn last_card(reshuffle: &str) -> Scene {
    let given = given_with(4, &[("reshuffle", reshuffle)]);
    given.hand(RED, "E1w0c0").hand(GREEN, "GP1w0c0").pile(1).table()
}

fn in_pile(table: &Scene, card: &str) -> bool {
    let card: Card = card.parse().unwrap();
    table.0.game().deck().contains(table.state().draw_pile, card)
}

/// T30, A23 `eager`: a pile of 1 and 27 discarded (4 players): the card played makes 28, the last
/// card is drawn, and the 28 become the new draw pile at once.
#[test]
fn s9_the_discards_become_the_draw_pile_as_soon_as_it_is_empty() {
    let mut table = last_card("eager");
    assert_eq!((table.state().draw_pile.len(), table.state().discard.len()), (1, 27));
    let facts = table.act("play E1w0c0");
    assert!(facts.contains(&Fact::Reshuffled { cards: 28 }));
    assert_eq!((table.state().draw_pile.len(), table.state().discard.len()), (28, 0));
    assert!(in_pile(&table, "E1w0c0"), "the card just played is among them");
    assert!(table.state().playing().iter().all(|player| player.hand.len() == 7));
}

/// A23 `on_next_draw`: "only when a card is to be drawn and none is there".
#[test]
fn s9_the_reshuffle_may_wait_for_the_next_draw() {
    let mut table = last_card("on_next_draw");
    let facts = table.act("play E1w0c0");
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Reshuffled { .. })));
    assert_eq!((table.state().draw_pile.len(), table.state().discard.len()), (0, 28));
    let facts = table.act("play GP1w0c0");
    assert!(facts.contains(&Fact::Reshuffled { cards: 29 }));
    assert_eq!((table.state().draw_pile.len(), table.state().discard.len()), (28, 0));
}
