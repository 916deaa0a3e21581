//! Chapter 3 – Concepts: Umkreis, adjacency, areas.

use std::collections::BTreeMap;

use game_homestead::{Cell, Cells, View};
use tabletop::Viewer;

use crate::common::{A, B, S12, T12, cells, given_in, on};

fn set(text: &str) -> Cells {
    cells(text).into_iter().map(|[row, col]| Cell::new(row, col)).collect()
}

fn dist(from: &Cells, to: &Cells) -> u8 {
    (0..12).find(|&radius| from.around(radius).meets(to)).unwrap()
}

const PRINTED: [&str; 6] = [
    "4 3 2 1 . A . 1 2 3 4",
    "4 3 2 1 . 1 1 1 2 3",
    "4 3 B . 1 1 2 2 2 3 D",
    "4 3 2 2 2 2 2 3 3 3",
    "4 3 3 3 3 C 3 3 4 4",
    "4 4 4 4 4 . 4 4 4 5",
];

/// T01, §3.4, A4 All 53 numbers of the printed table.
#[test]
fn t01_the_printed_table_is_the_distance_between_nearest_cells() {
    let (a, mut numbers) = (set("0,4 0,5 0,6 1,4"), 0);
    for (row, text) in (0..).zip(PRINTED) {
        for (col, sign) in (0..).zip(text.split(' ')) {
            if let Ok(number) = sign.parse::<u8>() {
                let cell = [Cell::new(row, col)].into_iter().collect();
                assert_eq!(dist(&a, &cell), number, "row {row}, column {col}");
                numbers += 1;
            }
        }
    }
    assert_eq!(numbers, 53);
}

/// T02, §3.4 "Umkreis 2 holds only B, Umkreis 3 B and C, Umkreis 4 B, C and D."
#[test]
fn t02_the_letters_of_the_table() {
    let a = set("0,4 0,5 0,6 1,4");
    let found = ["2,2", "4,5 5,5", "2,10"].map(|other| dist(&a, &set(other)));
    assert_eq!(found, [2, 3, 4]);
}

/// T03, §3.4 One cell is enough, and the building counts once. A5 Nothing blocks a radius.
#[test]
fn t03_one_cell_within_reach_is_enough() {
    let mine = set("3,3 4,3 5,3 6,3");
    assert_eq!(dist(&set("0,0"), &mine), 3);
    // A stage station pays for every building within radius 3: the adit counts once, behind a wall.
    let scene = on(&S12, 2)
        .building(A, "adit", "3,3 4,3 5,3 6,3")
        .building(B, "sheriff", "2,2 2,3")
        .hand(A, "stage_station")
        .table();
    let mut scene = scene;
    assert_eq!(scene.builds("stage_station", "0,0 0,1 1,0"), 2 + 2);
}

/// T04, §3.3 "Touching at a corner is not adjacency."
#[test]
fn t04_corners_do_not_touch() {
    let (one, other) = (set("4,4"), set("5,5"));
    assert_eq!(dist(&one, &other), 1);
    assert!(!one.beside().meets(&other));
}

fn sizes(view: &View, of: impl Fn(&game_homestead::BuildingView) -> Option<u8>) -> Vec<usize> {
    let mut areas: BTreeMap<u8, usize> = BTreeMap::new();
    view.buildings.iter().filter_map(of).for_each(|area| *areas.entry(area).or_default() += 1);
    let mut sizes: Vec<usize> = areas.into_values().collect();
    sizes.sort_unstable();
    sizes
}

/// T29, §3.5 City areas have all owners, own areas all types.
#[test]
fn t29_areas_by_type_and_by_owner() {
    let scene = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(B, "sheriff", "0,2 0,3")
        .building(A, "school", "1,2 1,3")
        .building(A, "school", "1,0 1,1")
        .building(B, "hotel", "0,4 1,4")
        .building(A, "hotel", "8,8 8,9")
        .building(A, "pig_farm", "2,0 2,1")
        .building(A, "prospector", "3,0 3,1")
        .hand(A, "opera_house")
        .table();
    let view = scene.0.view(Viewer::Seat(A));
    let city = game_homestead::Type::City;
    assert_eq!(sizes(&view, |b| (b.kind == city).then_some(b.type_area)), [1, 5]);
    assert_eq!(sizes(&view, |b| (b.owner == Some(A)).then_some(b.own_area)), [1, 5]);
    // The largest own city area has three buildings: the opera house counts it.
    let opera = view.orders.iter().find(|order| order.card == "opera_house").unwrap();
    assert_eq!((opera.effects[0].count, opera.pays), (Some(3), Some(9)));
}

/// §3 Covering a cell never changes its printed terrain, §3.2; forest areas, §3.6, stay as printed.
#[test]
fn s3_6_forest_areas_are_printed() {
    let given = on(&T12, 2);
    let components = tabletop::Game::components(&given.game);
    let forests = components["map"]["forests"].as_array().unwrap();
    let sizes: Vec<usize> = forests.iter().map(|area| area.as_array().unwrap().len()).collect();
    assert_eq!(sizes, [8, 4]);
    // A ranger is paid by the printed size, though half the forest is covered.
    let mut scene =
        given_in(given.game).building(B, "lumberjack", "2,1 2,2 3,1").hand(A, "ranger").table();
    assert_eq!(scene.builds("ranger", "1,1 1,2 1,3"), 1 + 8 / 2);
}
