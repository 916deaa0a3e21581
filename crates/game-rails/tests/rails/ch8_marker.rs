//! §8 A city marker after a claim.

use game_rails::{Action, Pending};
use serde_json::json;

use crate::common::{A, B, Scene, cards, given, given_with};

const LANE: &str = "salt_lake_city-st_george-0";

/// B has claimed the red lane between Salt Lake City and St. George and has this left.
fn claimed(rest: &str) -> Scene {
    let mut table = given(2)
        .start(B, "las_vegas")
        .lanes(B, "las_vegas-st_george-0")
        .hand(B, &format!("4 red {rest}"))
        .turn(B)
        .table();
    table.act(&format!("claim {LANE}"));
    if table.asking()["ask"] == "pay-lane" {
        table.act("pay 4 red");
    }
    table
}

/// case 12: B +7; hand −4 −2 cards.
#[test]
fn s8_case_12_a_marker_costs_two_cards() {
    let mut table = claimed("2 blue 1 green");
    assert_eq!(table.asking(), json!({"ask": "marker", "lane": LANE}));
    table.act("mark st_george");
    assert_eq!((table.scores(), table.hand(B)), (vec![0, 7], cards("1 green")));
    assert_eq!(table.state().discard, cards("4 red 2 blue"));
    assert_eq!((table.player(B).markers, table.player(B).controls.len()), (1, 2));
    assert_eq!(table.asked(), A);
}

/// case 13: red and a locomotive pay, red and green do not; R17: two locomotives do.
#[test]
fn s8_case_13_r17_two_of_a_colour_or_locomotives() {
    let mut table = claimed("1 yellow 1 locomotive 1 green");
    table.act("mark st_george");
    assert_eq!(table.asking(), json!({"ask": "pay-marker", "city": "st_george"}));
    assert_eq!(table.legal(), ["pay 1 yellow 1 locomotive", "pay 1 green 1 locomotive"]);
    table.refuses("pay 2 green", "§6.1 not-in-hand 2/1");
    table.refuses("pay 1 green", "§6.1 wrong-number 2/1");
    table.refuses("pay 2 locomotive", "§6.1 not-in-hand 2/1");
    table.act("pay 1 yellow 1 locomotive");
    assert_eq!(table.hand(B), cards("1 green"));
    let mut table = claimed("1 yellow 2 locomotive");
    table.act("mark st_george");
    table.act("pay 2 locomotive");
    assert_eq!(table.hand(B), cards("1 yellow"));
}

/// case 13: with red and green alone nothing is asked, and nothing can be paid.
#[test]
fn s8_two_different_cards_pay_for_nothing() {
    let table = claimed("1 yellow 1 green");
    assert_eq!(table.asked(), A, "no question");
    // A program that marks all the same is told why not.
    let mut table = given(2).start(B, "st_george").hand(B, "1 yellow 1 green").turn(B).bent(|s| {
        let lane = crate::common::game(2, &[]).map().read_lane(LANE).unwrap();
        s.pending.push_in_order([Pending::Marker { lane }, Pending::EndTurn]);
    });
    table.refuses("mark salt_lake_city", "§8 cannot-pay-marker 2/1");
}

/// case 14, R18: only an end of the very route, and only one marker.
#[test]
fn s8_case_14_r18_one_marker_on_an_end() {
    let scene = given(2)
        .start(B, "salt_lake_city")
        .lanes(B, "idaho_falls-salt_lake_city-0 green_river-salt_lake_city-0")
        .hand(B, "3 orange 8 blue")
        .turn(B);
    let mut table = scene.table();
    table.refuses("mark idaho_falls", "§4 not-asked-now");
    table.act("claim green_river-idaho_falls-0");
    table.refuses("mark salt_lake_city", "§8 not-an-end");
    table.refuses("mark denver", "§8 not-an-end");
    assert_eq!(table.legal(), ["mark green_river", "mark idaho_falls", "no-marker"]);
    table.act("mark idaho_falls");
    let mark = table.read("mark green_river");
    table.refuses_action(B, mark, "§4 not-your-turn");
    table.refuses("mark green_river", "§4 not-asked-now");
}

/// case 15: a city carries one marker; three markers are all there are.
#[test]
fn s8_case_15_marked_cities_and_spent_markers() {
    let scene = || {
        given(2)
            .start(A, "salt_lake_city")
            .lanes(A, "green_river-salt_lake_city-0")
            .markers(A, "green_river")
            .start(B, "casper")
    };
    let mut table = scene().hand(B, "4 blue").turn(B).table();
    table.act("claim casper-green_river-0");
    assert_eq!(table.asked(), A, "both ends are marked: no question");
    let mut table = scene().hand(A, "3 orange 2 blue").table();
    table.act("claim green_river-idaho_falls-0");
    table.refuses("mark green_river", "§8 city-marked");
    assert_eq!(table.legal(), ["mark idaho_falls", "no-marker"]);
    table.act("mark idaho_falls");
    assert_eq!(table.player(A).markers, 0);
    table.acts(&["draw", "draw"]);
    // No marker is left: the next claim asks for none.
    let all_out = scene().lanes(A, "green_river-idaho_falls-0").markers(A, "idaho_falls");
    let mut table = all_out.clone().hand(A, "3 blue 3 red").table();
    table.act("claim boise-idaho_falls-0");
    assert_eq!(table.asked(), B);
    let mut table = all_out.hand(A, "3 red").bent(|state| {
        let lane = crate::common::game(2, &[]).map().read_lane("boise-idaho_falls-0").unwrap();
        state.pending.push_in_order([Pending::Marker { lane }, Pending::EndTurn]);
    });
    table.refuses("mark boise", "§8 no-marker-left 1/0");
}

/// Declining costs nothing and ends the turn.
#[test]
fn s8_a_marker_is_optional() {
    let mut table = claimed("2 blue");
    let facts = table.act("no-marker");
    assert_eq!(serde_json::to_value(&facts[0]).unwrap(), json!({"fact": "no-marker", "seat": 1}));
    assert_eq!((table.hand(B), table.player(B).markers), (cards("2 blue"), 2));
}

/// The marker is paid from what is left after the route.
#[test]
fn s8_paid_from_the_rest_of_the_hand() {
    let table = given(2).start(A, "bend").hand(A, "2 red").table();
    let mut table = table;
    table.act("claim bend-eugene-0");
    assert_eq!(table.asked(), B, "one card is left: no marker");
    assert_eq!(table.hand(A), cards("1 red"));
}

/// §10 With Alvin in play never on Roswell; without him like everywhere.
#[test]
fn s8_case_28_no_marker_on_roswell() {
    let scene = |alvin: &str| {
        let scene = given_with(2, &[("alvin", alvin)]).start(A, "albuquerque");
        let scene = scene.lanes(A, "albuquerque-santa_fe-0").hand(A, "5 yellow");
        let mut table = scene.table();
        table.act("claim roswell-santa_fe-0");
        table
    };
    let mut table = scene("true");
    table.refuses("mark roswell", "§10 roswell-banned");
    assert_eq!(table.legal(), ["mark santa_fe", "no-marker"]);
    let mut table = scene("false");
    table.act("mark roswell");
    assert_eq!(table.player(A).controls.len(), 2);
}

/// Marking is only a wish until it is paid: another city can still be chosen by taking back.
#[test]
fn s8_pay_or_take_back() {
    let mut table = claimed("2 blue 2 green");
    table.act("mark st_george");
    table.refuses("no-marker", "§4 not-asked-now");
    table.0.undo(B).unwrap();
    table.act("no-marker");
    let city = table.0.game().map().read_city("st_george").unwrap();
    assert!(!table.0.legal(A).contains(&Action::Mark(city)));
}
