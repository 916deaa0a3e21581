//! §7 Points for a claimed route: who controls its ends gets them.

use game_rails::{Fact, PointsFor};

use crate::common::{A, B, C, D, Given, given};

const LANE: &str = "salt_lake_city-st_george-0";

/// B has St. George in the network and red cards.
fn scene() -> Given {
    given(4).start(B, "las_vegas").lanes(B, "las_vegas-st_george-0").hand(B, "4 red 2 blue").turn(B)
}

fn claim(scene: Given) -> Vec<i32> {
    let mut table = scene.table();
    table.act(&format!("claim {LANE}"));
    assert_eq!(table.player(B).cars, 34, "the cars are B's in every case");
    assert!(table.network(B).contains(&"salt_lake_city".into()));
    table.scores()
}

/// none, none: the claimant, once.
#[test]
fn s7_nobody_controls_an_end() {
    assert_eq!(claim(scene()), [0, 7, 0, 0]);
}

/// none, C: the claimant, once.
#[test]
fn s7_the_claimant_controls_one_end() {
    assert_eq!(claim(scene().markers(B, "st_george")), [0, 7, 0, 0]);
}

/// none, O, case 7: A controls Salt Lake City: A +7, B +0; lane and cars are B's.
#[test]
fn s7_case_7_another_player_controls_one_end() {
    assert_eq!(claim(scene().start(A, "salt_lake_city")), [7, 0, 0, 0]);
}

/// C, C, R8c: the claimant, twice.
#[test]
fn s7_r8c_the_claimant_controls_both_ends() {
    let mut table = given(4)
        .start(B, "salt_lake_city")
        .lanes(B, "grand_junction-salt_lake_city-0 grand_junction-st_george-0")
        .markers(B, "st_george")
        .hand(B, "4 red")
        .turn(B)
        .table();
    table.act(&format!("claim {LANE}"));
    assert_eq!(table.scores(), [0, 14, 0, 0]);
}

/// C, O, R8b: both get the full points.
#[test]
fn s7_r8b_one_end_each() {
    let scene = scene().start(A, "salt_lake_city").markers(B, "st_george");
    assert_eq!(claim(scene), [7, 7, 0, 0]);
}

/// O, O, case 8: the same opponent, twice; B +0.
#[test]
fn s7_case_8_another_player_controls_both_ends() {
    let scene = scene().start(A, "salt_lake_city").markers(A, "st_george");
    let scene = scene.lanes(A, "grand_junction-salt_lake_city-0 grand_junction-st_george-0");
    assert_eq!(claim(scene), [14, 0, 0, 0]);
}

/// O1, O2: one each; B +0.
#[test]
fn s7_two_others_control_an_end_each() {
    let scene = scene().start(A, "salt_lake_city").start(C, "flagstaff").markers(C, "st_george");
    let scene = scene.lanes(C, "flagstaff-st_george-0");
    assert_eq!(claim(scene), [7, 0, 7, 0]);
}

/// R8: a marker placed after the claim counts from the next claim on. case 12 has the cards.
#[test]
fn s7_r8_a_marker_does_not_count_for_its_own_route() {
    let mut table = scene().start(D, "flagstaff").hand(D, "2 yellow").turn(B).table();
    table.act(&format!("claim {LANE}"));
    table.acts(&["mark st_george"]);
    assert_eq!(table.scores(), [0, 7, 0, 0]);
    table.acts(&["draw", "draw"]);
    table.act("claim flagstaff-st_george-0");
    assert_eq!(table.scores(), [0, 9, 0, 2], "flagstaff is D's, st_george B's");
}

/// Points are told with their reason.
#[test]
fn s7_points_are_told() {
    let points = |scene: Given| -> Vec<Fact> {
        let facts = scene.table().act(&format!("claim {LANE}"));
        facts.into_iter().filter(|fact| matches!(fact, Fact::Points { .. })).collect()
    };
    let fact = |seat, reason| Fact::Points { seat, points: 7, lane: LANE.into(), reason };
    assert_eq!(points(scene()), [fact(B, PointsFor::Claim)]);
    let both = scene().start(A, "salt_lake_city").markers(B, "st_george");
    assert_eq!(points(both), [fact(A, PointsFor::Control), fact(B, PointsFor::Control)]);
}
