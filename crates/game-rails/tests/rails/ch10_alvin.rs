//! §10 Alvin the Alien, a variant.

use game_rails::{Fact, PointsFor};
use serde_json::json;
use tabletop::{Seat, Seed, Table, Viewer};

use crate::common::{A, B, C, Given, Scene, cards, game, given_with};

fn alvin(seats: u8) -> Given {
    given_with(seats, &[("alvin", "true")])
}

fn where_is(table: &Scene) -> (String, Option<Seat>) {
    let alvin = table.0.view(Viewer::Spectator).alvin.unwrap();
    (alvin.city, alvin.holder)
}

/// A holds Alvin in Santa Fe; B sits in Albuquerque with cards.
fn held() -> Given {
    alvin(3)
        .start(A, "santa_fe")
        .lanes(A, "roswell-santa_fe-0")
        .alvin("santa_fe", Some(A))
        .start(B, "durango")
        .lanes(B, "albuquerque-durango-0")
        .turn(B)
}

/// case 28, R12: Roswell is no start city. Without the variant it is like any other.
#[test]
fn s10_case_28_r12_nobody_starts_in_roswell() {
    let starting = |alvin: &str| {
        let (table, _) = Table::open(game(2, &[("alvin", alvin)]), Seed::small(1));
        let mut table = Scene::at(table);
        for _ in 0..2 {
            let keep = table.legal()[0].clone();
            table.act(&keep);
        }
        table
    };
    let mut table = starting("true");
    assert_eq!(where_is(&table), ("roswell".into(), None));
    table.refuses("start roswell", "§10 roswell-banned");
    assert_eq!(table.legal().len(), 40);
    let mut table = starting("false");
    assert_eq!(table.0.view(Viewer::Spectator).alvin, None);
    table.act("start roswell");
}

/// case 28, R12: no marker in Roswell even after Alvin has left.
#[test]
fn s10_case_28_r12_roswell_stays_barred() {
    let scene = held().hand(B, "4 red 2 blue");
    let mut table = scene.table();
    table.act("claim albuquerque-roswell-0");
    if table.asking()["ask"] == "pay-lane" {
        table.act("pay 2 red");
    }
    table.refuses("mark roswell", "§10 roswell-banned");
    assert_eq!(table.legal(), ["mark albuquerque", "no-marker"]);
    assert_eq!(table.scores(), [0, 2, 0], "§10.6 Roswell is ordinary now: no capture");
}

/// case 29: A +4 +10, and Alvin moves to the only city of A by himself.
#[test]
fn s10_case_29_capture_and_automatic_move() {
    let mut table = alvin(2).start(A, "santa_fe").hand(A, "3 yellow").table();
    let facts = table.act("claim roswell-santa_fe-0");
    assert_eq!(table.scores(), [4 + 10, 0]);
    assert_eq!(where_is(&table), ("santa_fe".into(), Some(A)));
    assert!(facts.contains(&Fact::AlvinMoved { seat: A, city: "santa_fe".into() }));
    let capture = Fact::Points {
        seat: A,
        points: 10,
        lane: "roswell-santa_fe-0".into(),
        reason: PointsFor::Alvin,
    };
    assert!(facts.contains(&capture));
    assert_eq!(table.asked(), B);
}

/// The second example of the rules page, R13: B captures in Santa Fe, marks Albuquerque and moves
/// Alvin there, in one turn.
#[test]
fn s10_r13_a_marker_of_this_turn_counts() {
    let mut table = held().hand(B, "1 green 2 blue").table();
    table.act("claim albuquerque-santa_fe-0");
    assert_eq!(table.scores(), [1, 10, 0], "the route pays A, the capture B");
    table.act("mark albuquerque");
    assert_eq!(table.asking(), json!({"ask": "alvin"}));
    table.refuses("alvin santa_fe", "§10 not-controlled");
    table.refuses("alvin roswell", "§10 not-controlled");
    assert_eq!(table.legal(), ["alvin albuquerque", "alvin durango"]);
    table.act("alvin albuquerque");
    assert_eq!(where_is(&table), ("albuquerque".into(), Some(B)));
    assert_eq!(table.hand(B), cards(""));
}

/// R14: the holder's own claims into Alvin's city do nothing.
#[test]
fn s10_r14_the_holder_captures_nothing() {
    let mut table = held().hand(A, "1 green").turn(A).table();
    table.act("claim albuquerque-santa_fe-0");
    assert_eq!(table.scores(), [1, 0, 0]);
    assert_eq!(where_is(&table), ("santa_fe".into(), Some(A)));
}

/// R15: with one city Alvin goes there without a question, even to a far one.
#[test]
fn s10_r15_the_only_city() {
    let mut table = held().hand(B, "1 green").table();
    table.act("claim albuquerque-santa_fe-0");
    assert_eq!(where_is(&table), ("durango".into(), Some(B)));
    assert_eq!(table.asked(), C);
}

/// §10.5 Lanes already there do nothing; a second lane of a pair claimed later does capture.
/// §10.6 And the same player may capture again.
#[test]
fn s10_a_second_lane_captures() {
    let mut table = alvin(4)
        .start(A, "santa_fe")
        .start(B, "durango")
        .lanes(A, "albuquerque-santa_fe-0")
        .lanes(B, "albuquerque-durango-0")
        .alvin("santa_fe", Some(A))
        .hand(B, "1 purple")
        .hand(A, "3 red")
        .turn(B)
        .table();
    table.act("claim albuquerque-santa_fe-1");
    assert_eq!(table.scores(), [1, 10, 0, 0]);
    assert_eq!(where_is(&table), ("durango".into(), Some(B)));
    table.acts(&["draw", "draw", "draw", "draw"]);
    // A is not connected to Durango yet; the next best is to come near.
    table.refuses("claim durango-pueblo-0", "§6 not-connected");
    table.act("tickets");
}

/// §10.6 The first holder takes Alvin back.
#[test]
fn s10_alvin_can_be_captured_again() {
    let mut table = held()
        .alvin("durango", Some(B))
        .lanes(A, "albuquerque-santa_fe-0 pueblo-santa_fe-0")
        .hand(A, "3 red")
        .turn(A)
        .table();
    table.act("claim durango-pueblo-0");
    assert_eq!(table.scores(), [10, 4, 0]);
    assert_eq!(where_is(&table), ("santa_fe".into(), Some(A)));
    assert_eq!(table.player(A).captures, 10);
}

/// case 33: at the end ten for whoever holds Alvin; nobody if he never left.
#[test]
fn s10_case_33_the_end_bonus() {
    let end = |scene: Given| {
        let scene = scene.start(A, "seattle").cars(A, 2, "roswell durango").last_round(A, 1);
        let mut table = scene.turn(A).table();
        let mut facts = table.act("draw");
        facts.extend(table.act("draw"));
        let bonus = facts.contains(&Fact::AlvinScored { seat: B, points: 10 });
        (table.scores(), bonus)
    };
    let scene = || alvin(2).start(B, "durango");
    assert_eq!(end(scene().alvin("durango", Some(B))), (vec![0, 10], true));
    assert_eq!(end(scene()), (vec![0, 0], false));
}
