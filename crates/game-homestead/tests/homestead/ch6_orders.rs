//! Chapter 6.6 – Orders: canals, bridge, steamboat.

use tabletop::Viewer;

use crate::common::{A, B, Scene, T12, on};

/// T45, A17 The middle of the bridge on river, its ends on steppe.
#[test]
fn t45_a_bridge_spans_the_river() {
    let given = on(&T12, 2).building(A, "sheriff", "6,2 7,2").hand(A, "bridge");
    let mut scene = given.clone().table();
    scene.act("play bridge");
    scene.bars("5,3 6,3 7,3", "§5.3 wrong-terrain 3/2");
    scene.bars("5,4 6,4 7,4", "§5.3 wrong-terrain 3/1");
    assert!(scene.offers("place 6,3 6,4 6,5"));
    scene.act("place 6,3 6,4 6,5");
    let mut scene = given.building(B, "steamboat", "5,4 6,4").table();
    scene.act("play bridge");
    scene.bars("6,3 6,4 6,5", "§5.1 not-free");
}

/// T47, A19 All cells of the steamboat on free river, beside an own building.
#[test]
fn t47_a_steamboat_on_the_river() {
    let given = on(&T12, 2).building(A, "sheriff", "6,2 7,2");
    let mut scene = given.clone().hand(A, "steamboat house house bank").table();
    scene.refuses("play steamboat", "§4.2 cannot-be-played");
    let mut scene = given.building(A, "pig_farm", "6,3 7,3").hand(A, "steamboat").table();
    scene.act("play steamboat");
    scene.bars("5,3 5,4", "§5.3 wrong-terrain 2/1");
    scene.bars("9,4 10,4", "§5.3 wrong-terrain 2/1");
    assert!(scene.offers("place 6,4 7,4"));
    scene.act("place 6,4 7,4");
}

fn pays(scene: &Scene, card: &str) -> Option<i16> {
    let view = scene.0.view(Viewer::Seat(A));
    view.orders.iter().find(|order| order.card == card).unwrap().pays
}

/// §6.6, A16, A18 Three cells of the canals are river for everybody: own farms beside them pay, and
/// opposing farms pay nothing; neither bridge nor steamboat can use them.
#[test]
fn a16_canals_are_water() {
    let given = on(&T12, 2).building(A, "sheriff", "9,2 9,3").hand(A, "canals steamboat");
    let mut scene = given.table();
    scene.act("play canals");
    scene.bars("10,2 11,1 11,2 11,3 11,4", "§5.4 too-few-cells 1/0");
    // The straight cells after the first are water: (10,3), (10,4) and (10,5).
    scene.act("place 10,2 10,3 10,4 10,5 11,3");
    let view = scene.0.view(Viewer::Seat(A));
    let canals = view.buildings.last().unwrap();
    assert_eq!(canals.water, [[10, 3], [10, 4], [10, 5]]);
    assert_eq!(pays(&scene, "canals"), Some(3));
    let farms = on(&T12, 2)
        .building(A, "canals", "10,2 10,3 10,4 10,5 11,3")
        .building(A, "pig_farm", "11,4 11,5")
        .building(B, "pig_farm", "9,5 9,6")
        .hand(A, "steamboat mill house house");
    let scene = farms.clone().table();
    assert_eq!(pays(&scene, "canals"), Some(3 + 4));
    let mut scene = farms.table();
    scene.act("play mill");
    // (11,6) touches no printed river, but the farm beside it stands at the canal.
    scene.bars("10,8 10,9 11,7 11,8", "§5.2 not-adjacent");
    assert!(scene.offers("place 10,6 10,7 11,7 11,8"), "(10,6) is beside canal water");
    scene.0.undo(A).unwrap();
    scene.act("play steamboat");
    scene.bars("10,3 10,4", "§5.1 not-free");
}
