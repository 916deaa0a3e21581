//! Chapter 4.3 – Round end: what happens between the rounds.

use game_homestead::{Fact, Pending, PendingText};
use tabletop::{Seat, Viewer};

use crate::common::{A, B, C, Given, Scene, given, opened};

fn last_plays(round: u8, seats: u8) -> Scene {
    let mut scene = given(seats).round(round).turn(8 - seats - 1).table();
    scene
        .play_until(|state| !matches!(state.pending, Pending::Play { .. } | Pending::Place { .. }));
    scene
}

/// T56, §4.3 Orders only after round 2, replacements after rounds 1 to 3, nothing after round 4.
#[test]
fn t56_the_steps_between_the_rounds() {
    for (round, pending) in [
        (1, Pending::Replace),
        (2, Pending::KeepOrder { mates: false }),
        (3, Pending::Replace),
        (4, Pending::Over),
    ] {
        assert_eq!(last_plays(round, 2).state().pending, pending, "after round {round}");
    }
    let mut scene = last_plays(2, 2);
    let offer = scene.0.view(Viewer::Seat(A)).players[0].offer.clone().unwrap();
    assert_eq!(offer.len(), 3);
    scene.refuses_to(A, "keep house", "§4.3 not-offered");
    scene.refuses_to(A, &format!("keep {} {}", offer[0], offer[1]), "§2.4 wrong-number 1/2");
    let theirs = scene.0.view(Viewer::Seat(B)).players[1].offer.clone().unwrap();
    scene.refuses_to(A, &format!("keep {}", theirs[0]), "§4.3 not-offered");
    scene.act_as(A, &format!("keep {}", offer[1]), &[]);
    scene.act_as(B, &format!("keep {}", theirs[0]), &[]);
    assert_eq!(scene.state().pending, Pending::DiscardOne);
    assert_eq!(scene.hand(A).len(), 4);
    // A39 The new order may be the card that goes.
    scene.refuses_to(A, "discard house house", "§2.4 wrong-number 1/2");
    scene.act_as(A, &format!("discard {}", offer[1]), &[]);
    let one = scene.hand(B)[0].clone();
    scene.act_as(B, &format!("discard {one}"), &[]);
    assert_eq!(scene.state().pending, Pending::Replace);
    assert_eq!((scene.hand(A).len(), scene.hand(B).len()), (3, 3));
    let (two, k) = (scene.hand(A)[..2].join(" "), scene.state().deck.len());
    scene.act_as(A, &format!("replace {two}"), &[]);
    scene.act_as(B, "replace none", &[]);
    assert_eq!((scene.hand(A).len(), scene.state().pending), (3, Pending::Pick));
    assert_eq!(scene.state().deck.len(), k - 2 - 14, "two are drawn, then the stacks are dealt");
}

/// T57, §4.3 The first-player marker moves one seat clockwise.
#[test]
fn t57_the_marker_moves_on() {
    let mut scene = opened(3, &[], 9);
    let mut firsts = vec![];
    while let Some(seat) = scene.0.to_act().seats().first() {
        let legal = scene.legal();
        for fact in scene.act_as(seat, &legal[0], &[]) {
            if let Fact::Round { first, .. } = fact {
                firsts.push(first.0);
            }
        }
    }
    let start = firsts[0];
    assert_eq!(firsts, [0, 1, 2, 3].map(|n| (start + n) % 3));
}

fn replacing() -> Given {
    given(3).first(B).pending(PendingText::Replace)
}

/// A22 Draws go in seat order from the first player; A40 orders are thrown away like any card, and
/// building cards are drawn for them.
#[test]
fn a22_the_first_player_draws_first() {
    let mut scene = replacing().hand(A, "canals fort house").hand(C, "bridge bank bank").table();
    scene.act_as(C, "replace bridge", &[]);
    scene.act_as(A, "replace canals fort", &[]);
    scene.refuses_to(B, "replace canals", "§4.2 not-in-hand");
    let facts = scene.act_as(B, "replace none", &[]);
    let drawn: Vec<(Seat, String)> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Drew { seat, card, .. } => Some((*seat, card.clone().unwrap())),
            _ => None,
        })
        .collect();
    assert_eq!(drawn.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [C, A, A]);
    let cards = scene.0.game().cards();
    assert!(drawn.iter().all(|(_, id)| !cards.is_order(cards.find(id).unwrap())));
    assert_eq!(scene.0.view(Viewer::Spectator).discard.orders, 3);
}

/// §4.3 Any number of cards, each choice of them once.
#[test]
fn s4_3_every_choice_of_replacements_is_listed() {
    let scene = replacing().hand(A, "house house bank").table();
    let expected = [
        "replace house house bank",
        "replace house house",
        "replace house bank",
        "replace house",
        "replace bank",
        "replace none",
    ];
    let mut legal = scene.legal();
    legal.sort_unstable();
    let mut expected = expected.map(String::from).to_vec();
    expected.sort_unstable();
    assert_eq!(legal, expected);
}

/// A21 With four players all 24 orders are dealt; the pile of discarded ones is only needed when
/// fewer are left than asked for.
#[test]
fn a21_discarded_orders_are_shuffled_when_the_pile_is_empty() {
    let mut scene = opened(4, &[], 2);
    scene.play_until(|state| matches!(state.pending, Pending::KeepOrder { .. }));
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.deck.orders, 0, "12 at the start, 12 after round 2");
    let deep = given(2).round(2).turn(5);
    let orders: Vec<String> = {
        let cards = deep.game.cards();
        cards.list(cards.orders_of(cards.all())).map(|c| deep.game.card(c).id.clone()).collect()
    };
    let mut deep = deep;
    deep.position.discard = orders[..20].to_vec();
    let mut scene = deep.table();
    scene.play_until(|state| matches!(state.pending, Pending::KeepOrder { .. }));
    assert_eq!(scene.0.view(Viewer::Spectator).discard.orders, 0, "they came back");
}
