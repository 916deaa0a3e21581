//! Chapter 4.2 – Turn: playing and being unable to.

use game_homestead::{Fact, Pending};

use crate::common::{A, B, S12, given, on};

/// T17, A23 Nothing can be placed: one card of choice goes to its own pile.
#[test]
fn t17_a_hand_without_a_place_loses_a_card() {
    let mut scene = on(&S12, 2).hand(A, "house house canals bank").table();
    assert_eq!(scene.legal(), ["discard house", "discard bank", "discard canals"]);
    scene.refuses("play house", "§4.2 cannot-be-played");
    scene.refuses("discard house bank", "§2.4 wrong-number 1/2");
    scene.refuses("discard saloon", "§4.2 not-in-hand");
    scene.refuses("play saloon", "§4.2 not-in-hand");
    let facts = scene.act("discard canals");
    assert!(matches!(&facts[0], Fact::ForcedDiscard { seat: A, order: true, .. }));
    assert_eq!(scene.hand(A), ["house", "house", "bank"]);
    let view = scene.0.view(tabletop::Viewer::Seat(B));
    assert_eq!((view.discard.orders, scene.money(A)), (1, 0));
    assert_eq!(view.players[0].hand, None);
    assert!(scene.0.view(tabletop::Viewer::Seat(A)).my_discards == ["canals"]);
}

/// T18, A24 Playing is compulsory, even for 0 $.
#[test]
fn t18_whoever_can_play_must() {
    let mut scene = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .hand(A, "smithy railway canals bridge")
        .table();
    scene.refuses("discard canals", "§4.2 must-play");
    assert_eq!(scene.legal(), ["play smithy"]);
    assert_eq!(scene.builds("smithy", "1,0 2,0 3,0 3,1"), 0);
}

/// T19, §6.6 An order is played like a building, and pays nothing yet.
#[test]
fn t19_an_order_is_played_in_place_of_a_building() {
    let mut scene = on(&S12, 2)
        .building(A, "pig_farm", "0,0 0,1")
        .hand(A, "barbed_wire house house bank")
        .table();
    assert_eq!(scene.builds("barbed_wire", "1,0 1,1 1,2 1,3 1,4"), 0);
    let view = scene.0.view(tabletop::Viewer::Spectator);
    assert_eq!((view.orders[0].card.as_str(), view.orders[0].pays), ("barbed_wire", Some(3)));
    assert_eq!(scene.hand(A).len(), 3);
}

/// §4.2 A revealed card lies open until it is placed; nobody else is asked.
#[test]
fn s4_2_a_card_is_revealed_and_then_placed() {
    let mut scene = on(&S12, 2).building(A, "sheriff", "4,4 4,5").hand(A, "house").table();
    scene.refuses_to(B, "play house", "§4.2 not-your-turn");
    scene.act("play house");
    assert_eq!(scene.asking()["card"], "house");
    scene.refuses("play bank", "§4.2 not-asked-now");
    scene.refuses("discard bank", "§4.2 not-asked-now");
    scene.refuses_to(B, "place 4,6 4,7 5,6", "§4.2 not-your-turn");
    scene.act("place 4,6 4,7 5,6");
    assert!(matches!(scene.state().pending, Pending::Play { left: 1 }));
}

/// T58, §1 A chip for every ten dollars.
#[test]
fn t58_chips_and_track() {
    let mut scene = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "hotel", "4,8 5,8")
        .building(B, "quarry", "3,4")
        .building(B, "quarry", "6,8")
        .player(A, |player| player.earned.farm = 8)
        .hand(A, "bank")
        .table();
    let chips = |scene: &crate::common::Scene| {
        let view = scene.0.view(tabletop::Viewer::Seat(B));
        (view.players[0].money, view.players[0].chips, view.players[0].track)
    };
    assert_eq!(chips(&scene), (8, 0, 8));
    scene.builds("bank", "4,6 4,7 5,6 5,7");
    assert_eq!(chips(&scene), (20, 2, 0));
}

/// §4.4 After the end nothing is asked.
#[test]
fn s4_4_after_the_end_nothing_is_done() {
    let mut scene = given(2).round(4).turn(5).table();
    scene.play_until(|_| false);
    scene.refuses_to(A, "pick house", "§4.4 game-over");
}
