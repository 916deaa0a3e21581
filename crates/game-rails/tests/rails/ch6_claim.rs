//! §6 Claiming a route, and §11 what the number of players changes.

use game_rails::Fact;
use tabletop::Seat;

use crate::common::{A, B, C, D, cards, given};

/// case 4: nothing that does not touch the network. case 5: 1 + 7 points, three cities. case 6: and
/// still nothing elsewhere.
#[test]
fn s6_case_4_case_5_case_6_connection() {
    let mut table = given(2).start(A, "salt_lake_city").hand(A, "1 blue 4 red 2 orange").table();
    table.refuses("claim cheyenne-green_river-0", "§6 not-connected");
    table.act("claim green_river-salt_lake_city-0");
    let facts = table.act("pay 1 blue");
    assert!(facts.contains(&Fact::Claimed {
        seat: A,
        lane: "green_river-salt_lake_city-0".into(),
        cars: 1
    }));
    table.acts(&["no-marker", "draw", "draw"]);
    table.act("claim cheyenne-green_river-0");
    table.acts(&["no-marker", "draw", "draw"]);
    assert_eq!(table.network(A), ["cheyenne", "green_river", "salt_lake_city"]);
    assert_eq!(table.scores(), [1 + 7, 0]);
    assert_eq!(table.player(A).cars, 35);
    table.refuses("claim las_vegas-st_george-1", "§6 not-connected");
}

#[test]
fn s6_a_lane_has_one_owner() {
    let table = given(4).start(A, "denver").start(B, "cheyenne").hand(B, "3 purple 3 black");
    let mut table = table.lanes(A, "cheyenne-denver-0").turn(B).table();
    table.refuses("claim cheyenne-denver-0", "§6 lane-taken");
    table.act("claim cheyenne-denver-1");
    assert_eq!(table.asked(), C);
    table.refuses("claim cheyenne-denver-1", "§6 lane-taken");
}

/// case 20: three cars do not reach for four spaces.
#[test]
fn s6_case_20_enough_cars() {
    let table =
        given(2).start(A, "seattle").hand(A, "4 blue 2 green").cars(A, 3, "portland spokane");
    let mut table = table.table();
    table.refuses("claim seattle-spokane-0", "§6 too-few-cars 4/3");
    assert!(table.offers("claim portland-seattle-0"));
}

/// R7: both ends may be in the network already.
#[test]
fn s6_r7_loops_may_be_closed() {
    let mut table = given(2)
        .start(A, "bend")
        .lanes(A, "bend-portland-0 bend-eugene-0")
        .hand(A, "1 red")
        .table();
    table.act("claim eugene-portland-0");
    assert_eq!(table.network(A), ["bend", "eugene", "portland"]);
    assert_eq!(table.scores(), [1, 0]);
}

/// R16, §11: with four players a pair takes different players, each once.
#[test]
fn s6_r16_four_players_use_all_lanes() {
    let scene = |seats| {
        given(seats)
            .start(A, "green_river")
            .start(B, "cheyenne")
            .lanes(A, "cheyenne-green_river-0")
            .hand(A, "4 yellow")
    };
    for seats in 4..=6 {
        let mut table = scene(seats).table();
        table.refuses("claim cheyenne-green_river-1", "§6 own-parallel");
        let mut table = scene(seats).hand(A, "").hand(B, "4 yellow").turn(B).table();
        table.act("claim cheyenne-green_river-1");
        assert_eq!(table.player(B).cars, 36);
    }
    for seats in 2..=3 {
        let mut table = scene(seats).table();
        table.refuses("claim cheyenne-green_river-1", "§6 own-parallel");
        let mut table = scene(seats).hand(A, "").hand(B, "4 yellow").turn(B).table();
        table.refuses("claim cheyenne-green_river-1", "§6 lane-closed");
    }
}

/// §11 A triple route: three different players with four at the table, one with three.
#[test]
fn s11_triple_routes() {
    let scene = |seats: u8| {
        let starts = ["ashland", "redding", "bend", "eugene"];
        let mut scene = given(seats);
        for (seat, city) in Seat::all(seats).zip(starts) {
            scene = scene.start(seat, city);
        }
        scene.hand(A, "1 red").hand(B, "1 white").hand(C, "2 black 1 orange")
    };
    let mut table = scene(4).table();
    table.act("claim ashland-redding-0");
    table.act("claim ashland-redding-1");
    table.act("claim ashland-bend-0");
    table.acts(&["draw", "draw", "draw", "draw", "draw", "draw"]);
    table.act("claim ashland-redding-2");
    assert_eq!(table.player(D).cars, 40);
    let mut table = scene(3).table();
    table.act("claim ashland-redding-0");
    table.refuses("claim ashland-redding-1", "§6 lane-closed");
}

/// §6 "Only one route per turn"; the order: pay, cars, points.
#[test]
fn s6_the_order_of_a_claim() {
    let mut table = given(2).start(A, "denver").hand(A, "3 purple 1 orange").table();
    let mut facts = table.act("claim cheyenne-denver-0");
    facts.extend(table.act("mark cheyenne"));
    let told: Vec<String> = facts
        .iter()
        .map(|fact| serde_json::to_value(fact).unwrap()["fact"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(told, ["paid", "claimed", "points", "paid", "marked", "turn"]);
    assert_eq!(table.asked(), B);
    assert_eq!(table.hand(A), cards("1 orange"));
}
