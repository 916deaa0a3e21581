//! Previews: what an action does by itself.

use tabletop::{Game, Viewer};

use crate::common::{A, B, Scene, given};

fn preview(table: &Scene, action: &str) -> serde_json::Value {
    let view = table.0.view(Viewer::Seat(A));
    serde_json::to_value(table.0.game().preview(&view, table.read(action))).unwrap()
}

/// §4 Fees are shown before moving.
#[test]
fn fees_on_the_way() {
    let table = given(2).at(A, "A").built(B, 7, "A1").hazard("FL1", 0).money(A, 3).table();
    let shown = preview(&table, "go A1 B");
    assert_eq!(shown["money"], -3);
    assert_eq!(shown["fees"][0], serde_json::json!({"at": "A1", "due": 4, "pays": 3, "to": 1}));
    assert_eq!(preview(&table, "go FL1")["fees"][0]["to"], serde_json::Value::Null);
}

/// Prices and points.
#[test]
fn prices_and_points() {
    let given = given(2).using("B").money(A, 9).workers(A, [1, 3, 1]);
    let mut table = given.bend(|state| state.players[0].start_card = None).table();
    table.act("use 2");
    let shown = preview(&table, "build 5 A2");
    assert_eq!((&shown["price"], &shown["money"]), (&6.into(), &(-6).into()));
    assert_eq!(shown["points"], 4 - 1, "four for the building, one less for money");
    let mut engine = crate::common::given(2).using("G").workers(A, [1, 1, 3]).table();
    engine.act("use 1");
    assert_eq!(preview(&engine, "engine 3")["engine"], "3");
    let certs = crate::common::given(2).using("C").table();
    assert_eq!(preview(&certs, "use 1")["certificates"], 1);
}

/// An action that is not legal has nothing to show.
#[test]
fn nothing_to_show() {
    let table = given(2).at(A, "A").table();
    assert_eq!(preview(&table, "go KC")["money"], 0);
}
