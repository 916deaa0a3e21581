//! §2 Components: what is in the box.

use game_rails::{Cards, Colour, Map};

use crate::common::game;

fn map() -> Map {
    game(2, &[]).map().clone()
}

fn points(map: &Map, ticket: &str) -> i16 {
    map.ticket(map.read_ticket(ticket).unwrap()).points
}

/// case 34: 41 cities, 139 lanes, 83 pairs, 364 spaces, 50 tickets, one ferry; connected. That it
/// is connected is checked whenever a box is opened.
#[test]
fn s2_case_34_the_map() {
    let map = map();
    assert_eq!(map.cities().count(), 41);
    assert_eq!(map.lanes().count(), 139);
    assert_eq!(map.lanes().map(|l| u32::from(map.lane(l).length)).sum::<u32>(), 364);
    assert_eq!(map.tickets().count(), 50);
    let mut by_lanes = [0; 4];
    for lane in map.lanes().filter(|&lane| map.lane_name(lane).ends_with("-0")) {
        by_lanes[map.parallel(lane).len() as usize] += 1;
    }
    assert_eq!(by_lanes, [0, 37, 36, 10], "§1 37 single, 36 double, 10 triple: 83 pairs");
    let ferries: Vec<&str> = map
        .lanes()
        .filter(|&lane| map.lane(lane).locomotives > 0)
        .map(|lane| map.lane_name(lane))
        .collect();
    assert_eq!(ferries, ["los_angeles-san_francisco-0"]);
    let ferry = map.lane(map.read_lane(ferries[0]).unwrap());
    assert_eq!((ferry.length, ferry.locomotives, ferry.colour), (7, 3, None));
    for lane in map.lanes() {
        for other in map.parallel(lane).iter() {
            assert_eq!(map.lane(lane).length, map.lane(other).length, "§1 equally long");
        }
    }
}

/// R1: seven spaces are worth 18; there are three such lanes. §1 has the table.
#[test]
fn s1_r1_the_points_of_a_route() {
    let map = map();
    let table = [0, 1, 2, 4, 7, 10, 15, 18];
    let mut sevens = vec![];
    for lane in map.lanes() {
        let data = map.lane(lane);
        assert_eq!(data.points, table[usize::from(data.length)]);
        if data.length == 7 {
            sevens.push(map.lane_name(lane));
        }
    }
    assert_eq!(sevens, ["boise-seattle-0", "boise-seattle-1", "los_angeles-san_francisco-0"]);
}

/// R2: 50 tickets from 4 to 21 points; Seattle–Denver 17, Seattle–Great Falls 9, and no San
/// Francisco–Bend.
#[test]
fn s2_r2_the_tickets() {
    let map = map();
    let all: Vec<i16> = map.tickets().map(|ticket| map.ticket(ticket).points).collect();
    assert_eq!((all.iter().min(), all.iter().max()), (Some(&4), Some(&21)));
    assert_eq!(points(&map, "seattle-denver"), 17);
    assert_eq!(points(&map, "seattle-great_falls"), 9);
    assert_eq!(points(&map, "bend-los_angeles"), 9);
    for none in ["san_francisco-bend", "bend-san_francisco"] {
        assert!(map.read_ticket(none).is_err());
    }
    let page = include_str!("../../../../docs/rules/rails.en.md");
    let listed: usize = page
        .lines()
        .skip_while(|line| !line.starts_with("| points | tickets"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.split(',').count())
        .sum();
    assert_eq!(listed, 50, "as many as the rules page lists");
}

/// §2 110 train cards: twelve of eight colours and fourteen locomotives.
#[test]
fn s2_train_cards() {
    assert_eq!(Cards::BOX.len(), 110);
    assert!(Colour::plain().all(|colour| Cards::BOX.of(colour) == 12));
    assert_eq!(Colour::plain().count(), 8);
    assert_eq!(Cards::BOX.locomotives(), 14);
}

/// What clients draw: the map file, and the counts. R3: no card for the longest route in it.
#[test]
fn s2_r3_components_are_the_map_and_the_counts() {
    use tabletop::Game;
    let components = game(2, &[]).components();
    assert_eq!((components["cars"].as_u64(), components["markers"].as_u64()), (Some(40), Some(3)));
    for (field, len) in [("cities", 41), ("tracks", 83), ("tickets", 50), ("route_points", 7)] {
        assert_eq!(components[field].as_array().map(Vec::len), Some(len), "{field}");
    }
    assert_eq!(components["alvin"], "roswell");
    assert!(!game(2, &[]).box_id().own_design);
}
