//! Chapter 5 – Building rules: free cells, adjacency, terrain.

use crate::common::{A, B, S12, T12, on};

/// T20, §5 A corner does not do.
#[test]
fn t20_a_tile_is_adjacent_to_an_own_building() {
    let mut scene = on(&S12, 2).building(A, "bank", "4,4 4,5 5,4 5,5").hand(A, "house").table();
    scene.act("play house");
    scene.bars("6,6 6,7 7,6", "§5.2 not-adjacent");
    scene.bars("4,5 4,6 5,6", "§5.1 not-free");
    scene.bars("4,6 4,7 4,8", "§5.1 not-this-tile");
    scene.bars("11,11 11,12 12,11", "§5.1 off-the-map");
    assert!(scene.offers("place 4,6 4,7 5,6"));
    scene.act("place 4,6 4,7 5,6");
}

/// §5 An opposing building is no own one, but forbids nothing by being near.
#[test]
fn s5_an_opponents_town_does_not_do() {
    let mut scene = on(&S12, 2)
        .building(B, "bank", "4,4 4,5 5,4 5,5")
        .building(A, "sheriff", "0,4 1,4")
        .hand(A, "bank")
        .table();
    scene.act("play bank");
    scene.bars("4,6 4,7 5,6 5,7", "§5.2 not-adjacent");
    assert!(scene.offers("place 2,4 2,5 3,4 3,5"), "it touches both towns");
}

/// T21, §5 A wagon is exempt, and may be adjacent all the same.
#[test]
fn t21_a_wagon_needs_no_neighbour() {
    let mut scene =
        on(&S12, 2).building(A, "bank", "4,4 4,5 5,4 5,5").hand(A, "stage_station house").table();
    scene.act("play house");
    scene.bars("10,10 10,11 11,10", "§5.2 not-adjacent");
    scene.0.undo(A).unwrap();
    scene.act("play stage_station");
    assert!(scene.offers("place 4,6 4,7 5,6"));
    scene.act("place 10,10 10,11 11,10");
}

/// T23, §5, §6.1 Terrain, and forest opened by an own forester.
#[test]
fn t23_a_saloon_on_forest() {
    let given = on(&T12, 2).building(A, "sheriff", "5,2 5,3").hand(A, "saloon");
    let mut scene = given.clone().table();
    scene.act("play saloon");
    assert!(scene.offers("place 3,3 3,4 4,2 4,3"));
    scene.bars("3,2 3,3 4,1 4,2", "§6.1 forest-locked 4/3");
    scene.bars("4,3 4,4 5,4 5,5", "§5.3 wrong-terrain 4/3");
    let mut scene = given.building(A, "lumberjack", "1,1 2,1 2,2").table();
    scene.act("play saloon");
    assert!(scene.offers("place 3,2 3,3 4,1 4,2"));
}

/// T25, §6.1, A11 Every forester opens its forest, for its owner alone, and no other forest.
#[test]
fn t25_a_forester_opens_one_forest_for_its_owner() {
    let given = on(&T12, 2).building(A, "bank", "0,4 0,5 1,4 1,5");
    let mut scene = given.clone().hand(A, "house lumberjack").table();
    scene.act("play house");
    scene.bars("1,2 1,3 2,3", "§6.1 forest-locked 3/0");
    scene.0.undo(A).unwrap();
    assert_eq!(scene.builds("lumberjack", "1,1 2,1 2,2"), 3 + 4);
    let opened = given.building(A, "lumberjack", "1,1 2,1 2,2").building(B, "sheriff", "4,1 4,2");
    let mut scene = opened.clone().hand(A, "house").table();
    scene.act("play house");
    assert!(scene.offers("place 1,2 1,3 2,3"));
    assert!(scene.offers("place 1,3 2,3 2,4"), "mixing both terrains");
    scene.bars("7,8 7,9 8,8", "§6.1 forest-locked 3/0");
    let mut scene = opened.first(B).hand(B, "house").table();
    scene.act("play house");
    scene.bars("3,1 3,2 4,2", "§5.1 not-free");
    scene.bars("3,1 3,2 2,3", "§5.1 not-this-tile");
    scene.bars("3,1 3,2 2,2", "§5.1 not-free");
    scene.bars("2,3 3,2 3,3", "§6.1 forest-locked 3/1");
}

/// T26, A12 Opened forest is still forest: for stars, for income, for further foresters (T28); A8
/// the apple grove needs forest.
#[test]
fn t26_opened_forest_is_still_forest() {
    let given = on(&T12, 2).building(A, "hunter", "8,8 8,9");
    let mut scene = given.clone().hand(A, "apple_grove").table();
    scene.act("play apple_grove");
    assert!(scene.offers("place 7,10 7,11 8,10 8,11"), "(7,9) is free forest");
    scene.bars("9,8 9,9 10,8 10,9", "§5.4 too-few-cells 1/0");
    let mut scene = given.hand(A, "hunter").table();
    assert_eq!(scene.builds("hunter", "7,8 7,9"), 0, "T28 legal, with no free forest left");
    // Nor does it ever count as steppe: a quarry counts free mountain only, a house none of it.
    let mut scene =
        on(&T12, 2).building(A, "lumberjack", "1,1 2,1 2,2").hand(A, "lumberjack").table();
    scene.act("play lumberjack");
    assert!(scene.offers("place 1,2 1,3 2,3"));
    scene.bars("0,2 1,2 1,3", "§5.3 wrong-terrain 3/2");
}
