//! What each viewer sees. §3: "Hidden: train cards in hand, tickets, and the order of the decks."

use game_rails::Fact;
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};

use crate::common::{A, B, C, Scene, game, given, given_with};

fn json_for(table: &Scene, viewer: Viewer) -> Value {
    serde_json::to_value(table.0.view(viewer)).unwrap()
}

#[test]
fn s3_hands_and_tickets_are_hidden() {
    let table = given(3)
        .hand(A, "3 red 1 locomotive")
        .known(A, "1 red")
        .tickets(A, "seattle-roswell bend-las_vegas")
        .table();
    for viewer in Viewer::all(3) {
        let view = table.0.view(viewer);
        for (seat, player) in Seat::all(3).zip(&view.players) {
            assert_eq!(player.hand.is_some(), viewer.is(seat));
        }
        assert_eq!((view.players[0].hand_size, view.players[0].tickets), (4, 2));
        assert_eq!(view.players[0].known, crate::common::cards("1 red"), "everybody saw it");
        assert_eq!(view.my_tickets.len(), if viewer.is(A) { 2 } else { 0 });
    }
}

#[test]
fn s3_what_is_drawn_is_for_its_owner() {
    let game = game(2, &[]);
    let card = Some("red".parse().unwrap());
    let ticket = Some("seattle-roswell".to_owned());
    let tickets = Some(vec!["seattle-roswell".to_owned()]);
    for fact in [
        Fact::Dealt { seat: A, card },
        Fact::Drew { seat: A, card },
        Fact::TicketDealt { seat: A, ticket },
        Fact::Chose { seat: A, tickets },
    ] {
        assert_eq!(game.redact(&fact, Viewer::Seat(A)), fact);
        for viewer in [Viewer::Seat(B), Viewer::Spectator] {
            let told = serde_json::to_string(&game.redact(&fact, viewer)).unwrap();
            assert!(told.contains("null"), "{told}");
            assert!(!told.contains("red") && !told.contains("roswell"), "{told}");
        }
    }
    let open = Fact::Took { seat: A, slot: 0, card: "red".parse().unwrap() };
    assert_eq!(game.redact(&open, Viewer::Spectator), open);
}

/// §6.4, §11 "with two or three players only one lane of a pair": the view says which are closed.
#[test]
fn s11_closed_lanes_are_told() {
    for (seats, closed) in [(2, json!(["idaho_falls-salt_lake_city-1"])), (4, json!([]))] {
        let scene = given(seats).start(A, "idaho_falls");
        let table = scene.lanes(A, "idaho_falls-salt_lake_city-0").table();
        assert_eq!(json_for(&table, Viewer::Spectator)["closed"], closed, "{seats} seats");
    }
}

/// §9 The end opens everybody's tickets, with what each was worth.
#[test]
fn s9_4_after_the_end_tickets_are_open() {
    let scene = given(2)
        .start(A, "salt_lake_city")
        .lanes(A, "green_river-salt_lake_city-0 cheyenne-green_river-0")
        .tickets(A, "salt_lake_city-cheyenne")
        .score(A, 8)
        .start(B, "seattle")
        .cars(B, 2, "cheyenne salt_lake_city")
        .tickets(B, "seattle-roswell")
        .last_round(B, 1)
        .turn(B);
    let mut table = scene.table();
    assert_eq!(json_for(&table, Viewer::Spectator)["final"], json!(null));
    table.acts(&["draw", "draw"]);
    for viewer in Viewer::all(2) {
        let view = json_for(&table, viewer);
        assert_eq!((&view["phase"], &view["asking"]), (&json!("over"), &json!({"ask": "nothing"})));
        let a = &view["final"][0];
        assert_eq!(
            [&a["lanes"], &a["alvin_captures"], &a["globetrotter"], &a["alvin"], &a["total"]],
            [8, 0, 15, 0, 28].map(Value::from).each_ref()
        );
        assert_eq!(a["completed"], 1);
        assert_eq!(a["tickets"][0]["done"], true);
        assert_eq!(view["final"][1]["tickets"][0]["ticket"], "seattle-roswell");
        assert_eq!(view["final"][1]["total"], -21);
    }
}

/// What programs read, field by field.
#[test]
fn the_view_as_json() {
    let table = given_with(3, &[("alvin", "true")])
        .start(A, "salt_lake_city")
        .lanes(A, "green_river-salt_lake_city-0")
        .markers(A, "green_river")
        .hand(A, "2 red 1 locomotive")
        .known(A, "1 red")
        .score(A, 1)
        .tickets(A, "salt_lake_city-cheyenne")
        .face_up("red blue green white locomotive")
        .table();
    let view = json_for(&table, Viewer::Seat(A));
    let me = json!({
        "cars": 39, "markers": 1, "score": 1, "hand_size": 3, "tickets": 1, "offered": 0,
        "hand": {"red": 2, "locomotive": 1}, "known": {"red": 1},
        "start": "salt_lake_city", "network": ["green_river", "salt_lake_city"],
    });
    assert_eq!(view["players"][0], me);
    assert_eq!(view["players"][1]["hand"], json!(null));
    let ticket = json!({
        "ticket": "salt_lake_city-cheyenne", "a": "salt_lake_city", "b": "cheyenne", "points": 5,
        "done": false, "left": 4, "way": ["cheyenne-green_river-0"],
    });
    let rest = [
        ("viewer", json!(0)),
        ("seats", json!(3)),
        ("turn", json!(0)),
        ("phase", json!("turn")),
        ("asking", json!({"ask": "act"})),
        ("my_tickets", json!([ticket])),
        ("my_offer", json!([])),
        ("claimed", json!([{"lane": "green_river-salt_lake_city-0", "seat": 0}])),
        ("face_up", json!(["red", "blue", "green", "white", "locomotive"])),
        ("deck", json!(110 - 3 - 5)),
        ("discard", json!({})),
        ("ticket_deck", json!(49)),
        ("alvin", json!({"city": "roswell", "holder": null})),
        ("last_round", json!(null)),
        ("final", json!(null)),
    ];
    for (key, value) in rest {
        assert_eq!(view[key], value, "{key}");
    }
    let markers: Vec<&Value> = view["markers"].as_array().unwrap().iter().collect();
    assert_eq!(markers.len(), 4);
    assert!(markers.contains(&&json!({"city": "green_river", "seat": 0})));
    assert!(view.get("hidden").is_none(), "nothing but what a screen shows");
    assert_eq!(json_for(&table, Viewer::Spectator)["viewer"], json!(null));
    assert_eq!(json_for(&table, Viewer::Seat(C))["my_tickets"], json!([]));
}

/// A ticket that can no longer be joined says so.
#[test]
fn a_ticket_that_is_cut_off_has_no_way() {
    let table = given(2)
        .start(A, "wolf_point")
        .start(B, "billings")
        .lanes(B, "billings-wolf_point-0 gillette-wolf_point-0 great_falls-wolf_point-0")
        .tickets(A, "boise-wolf_point seattle-ashland")
        .table();
    for ticket in &table.0.view(Viewer::Seat(A)).my_tickets {
        assert_eq!(
            (ticket.left, ticket.done),
            (None, false),
            "walled in: no claim reaches anything"
        );
        assert!(ticket.way.is_empty());
    }
}
