//! §9.1 Drawing tickets, and R9: where rejected ones go.

use game_rails::{Action, Fact, TicketSet};
use serde_json::json;
use tabletop::Game;

use crate::common::{A, B, Given, given};

const TWO: &str = "seattle-roswell bend-las_vegas";

fn four() -> Given {
    let layers = ["seattle-roswell bend-las_vegas seattle-denver spokane-phoenix boise-san_diego"];
    given(2).ticket_deck(&layers)
}

/// case 25, R20: a deck of two: both are drawn, at least one is kept, the other is the bottom card;
/// without a deck the action is refused.
#[test]
fn s9_1_case_25_r20_fewer_than_four() {
    let mut table = given(2).ticket_deck(&[TWO]).table();
    let facts = table.act("tickets");
    assert_eq!(facts[0], Fact::DrewTickets { seat: A, count: 2 });
    assert_eq!(table.asking(), json!({"ask": "keep", "least": 1, "seats": [0]}));
    assert_eq!(table.legal().len(), 3);
    table.refuses_action(A, Action::Keep(TicketSet::EMPTY), "§9.1 too-few-tickets 1/0");
    table.refuses("keep seattle-denver", "§3 not-offered");
    let facts = table.act("keep seattle-roswell");
    assert!(facts.contains(&Fact::Kept { seat: A, count: 1, rejected: 1 }));
    let map = table.0.game().map();
    let under = map.read_ticket("bend-las_vegas").unwrap();
    assert_eq!(table.state().tickets.tickets, [under].into_iter().collect());
    // B draws the last one and has to keep it.
    table.act("tickets");
    assert_eq!(table.legal(), ["keep bend-las_vegas"]);
    table.act("keep bend-las_vegas");
    table.refuses("tickets", "§9.1 no-tickets-left 1/0");
}

/// §9.1 The top four; fifteen choices, and the count is of this draw.
#[test]
fn s9_1_four_are_drawn() {
    let mut table = four().tickets(A, "las_vegas-tucson seattle-ashland").table();
    table.act_drawing(
        "tickets",
        &["ticket seattle-roswell", "ticket seattle-denver", "ticket boise-san_diego"],
    );
    assert_eq!(table.legal().len(), 15);
    table.refuses("draw", "§4 not-asked-now");
    let facts = table.act("keep seattle-roswell seattle-denver");
    assert!(facts.contains(&Fact::Kept { seat: A, count: 2, rejected: 2 }));
    assert_eq!(table.player(A).tickets.len(), 4);
    assert_eq!(table.asked(), B);
}

/// R9: rejected tickets are shuffled and go under the deck: the next draw begins above them.
#[test]
fn s9_1_r9_rejected_tickets_go_under_the_deck() {
    let mut table = four().table();
    let draws = ["seattle-roswell", "bend-las_vegas", "seattle-denver", "spokane-phoenix"];
    let draws = draws.map(|ticket| format!("ticket {ticket}"));
    table.act_drawing("tickets", &draws.each_ref().map(String::as_str));
    table.act("keep bend-las_vegas");
    let deck = table.state().tickets;
    assert_eq!((deck.top().len(), deck.tickets.len()), (1, 4));
    let game = table.0.game().clone();
    let seat = table.asked();
    let tickets = table.read("tickets");
    table.0.say(seat, tickets).unwrap();
    // First comes what was on top, then the three rejected ones in any order.
    let first = game.read_drawn("ticket boise-san_diego").unwrap();
    for other in ["seattle-roswell", "seattle-denver", "spokane-phoenix"] {
        assert!(table.0.wish(game.read_drawn(&format!("ticket {other}")).unwrap()).is_err());
    }
    table.0.wish(first).unwrap();
    let under = ["seattle-roswell", "seattle-denver", "spokane-phoenix"];
    for other in under {
        let ticket = game.read_drawn(&format!("ticket {other}")).unwrap();
        assert!(game.can_be_drawn(table.state(), ticket), "{other}");
    }
    table.0.draw_due();
    assert_eq!(table.player(B).offer.len(), 4);
}

/// Tickets may be complete when kept, and are never given back.
#[test]
fn s9_1_a_ticket_may_be_complete_already() {
    let mut table = given(2)
        .start(A, "salt_lake_city")
        .lanes(A, "green_river-salt_lake_city-0 cheyenne-green_river-0")
        .ticket_deck(&["salt_lake_city-cheyenne"])
        .table();
    table.act("tickets");
    table.act("keep salt_lake_city-cheyenne");
    let view = table.0.view(tabletop::Viewer::Seat(A));
    assert!(view.my_tickets[0].done);
    assert_eq!(view.my_tickets[0].left, Some(0));
}

/// Tickets are named in any order, each once.
#[test]
fn s9_1_the_notation() {
    let game = crate::common::game(2, &[]);
    let one = game.read_action("keep seattle-roswell bend-las_vegas");
    assert_eq!(one, game.read_action("keep bend-las_vegas seattle-roswell"));
    for text in ["keep", "keep ", "keep nowhere", "keep bend-las_vegas bend-las_vegas"] {
        assert!(game.read_action(text).is_err(), "{text}");
    }
}
