//! Taking back: through one's own decisions, and exactly to new information.

use game_homestead::{Pending, PendingText};

use crate::common::{A, B, S12, given, on};

/// A card goes back into the hand, a tile off the map, as long as nobody else has acted.
#[test]
fn a_play_can_be_taken_back() {
    let mut scene = on(&S12, 2).building(A, "sheriff", "4,4 4,5").hand(A, "house").table();
    let before = *scene.state();
    scene.act("play house");
    scene.act("place 4,6 4,7 5,6");
    assert_eq!(scene.0.can_undo(B).unwrap_err().code(), "nothing-to-undo");
    scene.0.undo(A).unwrap();
    assert!(matches!(scene.state().pending, Pending::Place { .. }));
    scene.0.undo(A).unwrap();
    assert_eq!(*scene.state(), before);
}

/// The last play of a turn shows everybody the next stack: it stands.
#[test]
fn the_last_play_of_a_turn_stands() {
    let mut scene = on(&S12, 2)
        .pending(PendingText::Play { left: 1 })
        .building(B, "sheriff", "4,4 4,5")
        .hand(B, "house")
        .table();
    scene.act("play house");
    assert!(scene.0.can_undo(B).is_ok());
    scene.act("place 4,6 4,7 5,6");
    assert_eq!(scene.state().pending, Pending::Pick);
    assert_eq!(scene.0.can_undo(B).unwrap_err().code(), "news");
}

/// A pick can be changed until the last one is in.
#[test]
fn a_pick_can_be_changed_until_all_have_picked() {
    let mut scene = given(3).pending(PendingText::Pick).table();
    let stack = scene.0.view(tabletop::Viewer::Seat(A)).stack.unwrap();
    scene.act_as(A, &format!("pick {}", stack[0]), &[]);
    let theirs = scene.0.view(tabletop::Viewer::Seat(B)).stack.unwrap();
    scene.act_as(B, &format!("pick {}", theirs[0]), &[]);
    scene.0.undo(A).unwrap();
    scene.act_as(A, &format!("pick {}", stack[1]), &[]);
    let last = scene.0.view(tabletop::Viewer::Seat(crate::common::C)).stack.unwrap();
    scene.act_as(crate::common::C, &format!("pick {}", last[0]), &[]);
    assert_eq!(scene.0.can_undo(A).unwrap_err().code(), "others-acted");
}
