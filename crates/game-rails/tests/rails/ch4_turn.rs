//! §4 Turn: exactly one of three actions, and passing only when none of them is possible.

use crate::common::{A, B, Given, given};

/// Nobody has anything to take, and A can claim nothing: Wolf Point is walled in, B has no cards.
pub(crate) fn walled_in() -> Given {
    given(2)
        .start(A, "wolf_point")
        .start(B, "billings")
        .lanes(B, "billings-wolf_point-0 gillette-wolf_point-0 great_falls-wolf_point-0")
        .face_up("- - - - -")
        .deck("")
        .hoarder(A)
}

#[test]
fn s4_one_after_another() {
    let mut table = given(3).table();
    let draw = table.read("draw");
    table.refuses_action(B, draw, "§4 not-your-turn");
    table.acts(&["draw", "draw"]);
    assert_eq!(table.asked(), B);
    table.refuses_action(A, draw, "§4 not-your-turn");
    table.acts(&["draw", "draw"]);
    table.acts(&["draw", "draw"]);
    assert_eq!(table.asked(), A);
}

/// §4 Exactly one action: what belongs to another is not asked now.
#[test]
fn s4_what_is_not_asked_is_refused() {
    let mut table = given(2).hand(A, "4 green").table();
    for odd in ["start denver", "mark seattle", "no-marker", "pay 2 green", "alvin seattle"] {
        table.refuses(odd, "§4 not-asked-now");
    }
    table.refuses("keep seattle-roswell", "§4 not-asked-now");
    table.act("draw");
    for odd in ["tickets", "claim portland-seattle-0", "no-marker"] {
        table.refuses(odd, "§4 not-asked-now");
    }
    table.refuses("pass", "§4 pass-forbidden");
}

/// R4: passing is for those who can take no card, claim no route and draw no ticket.
#[test]
fn s4_r4_passing_is_forbidden_while_anything_is_possible() {
    let mut table = given(2).table();
    table.refuses("pass", "§4 pass-forbidden");
    // A ticket draw nobody wants is an action.
    let mut table = walled_in().table();
    assert_eq!(table.legal(), ["tickets"]);
    table.refuses("pass", "§4 pass-forbidden");
    // So is a face-up locomotive.
    let table = walled_in().face_up("locomotive - - - -").ticket_deck(&[]).table();
    assert_eq!(table.legal(), ["take locomotive"]);
    // So is a claim.
    let table = walled_in().hand(B, "1 blue").turn(B).ticket_deck(&[]).table();
    assert!(table.offers("claim great_falls-helena-0"));
    assert!(!table.offers("pass"));
}

#[test]
fn s4_r4_who_can_do_nothing_passes() {
    let mut table = walled_in().ticket_deck(&[]).table();
    assert_eq!(table.legal(), ["pass"]);
    table.refuses("draw", "§5 nothing-to-draw 1/0");
    table.refuses("take red", "§5 not-face-up");
    table.refuses("tickets", "§9.1 no-tickets-left 1/0");
    table.act("pass");
    assert_eq!((table.asked(), table.state().passes), (B, 1));
}

/// R19: there is no relief for a player who is walled in; cards and tickets remain.
#[test]
fn s4_r19_walled_in() {
    let table = given(2)
        .start(A, "wolf_point")
        .start(B, "billings")
        .lanes(B, "billings-wolf_point-0 gillette-wolf_point-0 great_falls-wolf_point-0")
        .hand(A, "9 red 9 locomotive")
        .table();
    assert!(!table.legal().iter().any(|action| action.starts_with("claim")));
    assert!(table.offers("draw") && table.offers("tickets"));
}

#[test]
fn s4_after_the_end_nothing_is_asked() {
    let mut table = walled_in().ticket_deck(&[]).table();
    table.acts(&["pass", "pass"]);
    table.refuses("draw", "§4 game-over");
    assert!(table.legal().is_empty());
}
