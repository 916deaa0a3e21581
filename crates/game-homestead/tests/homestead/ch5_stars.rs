//! Chapter 5 – Star requirements: every kind, kept and broken.

use crate::common::{A, B, Given, S12, T12, on};

#[track_caller]
fn judged(given: Given, card: &str, legal: &str, barred: &str, why: &str) {
    let mut scene = given.hand(A, card).table();
    scene.act(&format!("play {card}"));
    scene.bars(barred, why);
    assert!(scene.offers(&format!("place {legal}")), "{legal} is legal");
}

/// `adjacent_cell`: two free river cells beside the riverside field, one beside the mill.
#[test]
fn adjacent_cell_counts_free_cells() {
    let given = on(&T12, 2).building(A, "hotel", "5,2 6,2");
    let why = "§5.4 too-few-cells 2/1";
    judged(given.clone(), "riverside_field", "5,3 6,3 7,3 8,3", "2,5 3,5 4,5 5,5", why);
    judged(given, "mill", "6,3 7,2 7,3 8,2", "5,1 6,0 6,1 7,0", "§5.4 too-few-cells 1/0");
    // A covered cell no longer counts.
    let covered = on(&T12, 2).building(A, "hotel", "6,2 7,2").building(B, "steamboat", "5,4 6,4");
    judged(covered, "mill", "7,3 8,2 8,3 9,2", "4,2 5,2 5,3 6,3", "§5.4 too-few-cells 1/0");
}

/// `cell_in_radius`: the gold panner wants river within radius 2.
#[test]
fn cell_in_radius() {
    let rows = ["mmm......~..", "mmm.........", "mm.~........"];
    let rows: Vec<&str> = rows.into_iter().chain(["............"; 9]).collect();
    judged(on(&rows, 2), "gold_panner", "2,0 2,1", "0,0 1,0", "§5.4 too-few-cells-near 1/0");
}

/// `adjacent_building`: own farm for the barbed wire; an opposing building for boot hill.
#[test]
fn adjacent_building_by_owner() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(A, "pig_farm", "8,0 8,1")
        .building(B, "pig_farm", "3,4 3,5");
    let why = "§5.4 too-few-neighbours 1/0";
    judged(given.clone(), "barbed_wire", "9,0 9,1 9,2 9,3 9,4", "5,4 6,4 7,4 8,4 9,4", why);
    judged(given.clone(), "boot_hill", "3,6 4,6 5,6 3,7 3,8", "5,4 6,4 7,4 7,5 7,6", why);
    judged(given, "homestead", "9,0 9,1 9,2 9,3 10,1 10,2", "5,4 5,5 5,6 5,7 6,5 6,6", why);
}

/// `building_in_radius`: two farms within radius 4 for the stockyard.
#[test]
fn building_in_radius() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "pig_farm", "0,4 0,5")
        .building(B, "pig_farm", "0,0 0,1");
    let (legal, barred) = ("3,3 3,5 2,3 2,4 2,5", "5,4 5,6 6,4 6,5 6,6");
    judged(given.clone(), "stockyard", legal, barred, "§5.4 too-few-near 2/0");
    let mut scene = given.hand(A, "stockyard").table();
    scene.act("play stockyard");
    scene.bars("4,6 4,8 5,6 5,7 5,8", "§5.4 too-few-near 2/1");
}

/// `no_building_in_radius`: the telegraph keeps away from own buildings, the fort from orders.
#[test]
fn no_building_in_radius() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "hotel", "9,4 9,5")
        .building(B, "lookout", "0,8 0,9");
    let why = "§5.4 too-near 0/1";
    judged(given.clone(), "telegraph", "7,4 7,5 7,6 7,7", "6,4 6,5 6,6 6,7", why);
    judged(given, "fort", "5,4 5,5 5,6 6,4 6,5 6,6", "2,5 2,6 2,7 3,5 3,6 3,7", why);
}

/// `city_area_min`: the town hall stands in an area of three, itself included.
#[test]
fn city_area_min() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(B, "hotel", "4,2 4,3")
        .building(A, "sheriff", "6,0 6,1");
    let (legal, barred) = ("1,1 2,1 2,2 3,1 3,2", "7,0 7,1 8,0 8,1 9,0");
    judged(given, "town_hall", legal, barred, "§5.4 town-too-small 3/2");
}

/// `adjacent_city_area`: an area of two beside the house of Dr. `McDowell`, of any owners.
#[test]
fn adjacent_city_area() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(B, "hotel", "0,2 0,3")
        .building(A, "sheriff", "6,0 6,1");
    let why = "§5.4 no-town-beside 2/0";
    judged(given, "dr_mcdowell", "1,0 1,1 1,2 2,0", "7,0 7,1 7,2 8,0", why);
}

/// `own_area_min`: the stage line joins an own area of four.
#[test]
fn own_area_min() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(A, "hotel", "0,2 0,3")
        .building(A, "prospector", "0,4 0,5")
        .building(B, "school", "8,2 9,2")
        .building(A, "sheriff", "6,0 6,1");
    let why = "§5.4 area-too-small 4/2";
    judged(given, "stage_line", "1,0 1,1 1,2 2,2 2,3", "7,0 7,1 7,2 6,2 6,3", why);
}

/// `adjacent_own_types`: the courthouse between two types of own buildings.
#[test]
fn adjacent_own_types() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(A, "prospector", "0,2 0,3")
        .building(B, "pig_farm", "2,0 3,0")
        .building(A, "school", "6,0 6,1");
    let why = "§5.4 too-few-types 2/1";
    judged(given, "courthouse", "1,1 1,2 1,3 2,2", "7,0 7,1 7,2 8,1", why);
}

/// §5 "Conditions are tested only at placement": later covering does no harm.
#[test]
fn s5_a_standing_building_needs_nothing_any_more() {
    let mut scene = on(&T12, 2)
        .building(A, "sheriff", "9,8 9,9")
        .building(B, "hotel", "6,8 6,9")
        .hand(A, "apple_grove")
        .hand(B, "lumberjack")
        .table();
    scene.builds("apple_grove", "8,10 8,11 9,10 9,11");
    scene.builds("lumberjack", "7,9 8,8 8,9");
    assert_eq!(scene.0.view(tabletop::Viewer::Spectator).buildings.len(), 4);
}
