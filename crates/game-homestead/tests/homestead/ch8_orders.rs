//! Chapter 8 – End-of-game conditions: every kind of end effect, on one board.

use tabletop::Viewer;

use crate::common::{A, B, Given, T12, on};

fn county() -> Given {
    on(&T12, 2)
        .building(A, "lumberjack", "1,1 2,1 2,2")
        .building(A, "hunter", "8,8 8,9")
        .building(A, "gold_mine", "1,9 2,9 3,9")
        .building(A, "prospector", "2,10 3,10")
        .building(A, "pig_farm", "4,0 4,1")
        .building(A, "pig_farm", "5,0 5,1")
        .building(A, "corn_field", "10,0 10,1 10,2 10,3 11,0")
        .building(A, "sheriff", "5,3 6,3")
        .building(A, "school", "7,3 8,3")
        .building(A, "house", "1,2 1,3 2,3")
        .building(B, "market", "9,0")
        .building(B, "hotel", "5,5 6,5")
}

/// What an order in A's hand would pay, effect by effect.
fn pays(card: &str) -> Vec<Option<i16>> {
    let scene = county().hand(A, card).table();
    let view = scene.0.view(Viewer::Seat(A));
    let order = view.orders.iter().find(|order| order.card == card).unwrap();
    order.effects.iter().map(|effect| effect.dollars).collect()
}

#[track_caller]
fn pay(card: &str, dollars: &[i16]) {
    let expected: Vec<Option<i16>> = dollars.iter().copied().map(Some).collect();
    assert_eq!(pays(card), expected, "{card}");
}

/// §8 On the map as it stands, for own buildings only.
#[test]
fn every_end_effect_counts() {
    pay("canals", &[3, 0]); // flat, own_building_near_cell
    pay("barbed_wire", &[3 * 3]); // own_building
    pay("mining_company", &[2 * 4]);
    pay("steamboat", &[2 * 2]); // own_building_near_cell: sheriff and school
    pay("lookout", &[2 * 2]);
    pay("forest_town", &[3]); // own_building_on_terrain: the house
    pay("boot_hill", &[2]); // own_building_touching_other: the corn field
    pay("opera_house", &[2 * 3]); // own_area_size
    pay("homestead", &[2 * 6]);
    pay("stage_line", &[2]);
    pay("bridge", &[0]); // own_areas
    pay("courthouse", &[0]); // own_type_sets
    pay("grain_elevator", &[2 * 3]); // own_farm_symbols
    pay("stockyard", &[9]); // own_farm_sets
    pay("mint_office", &[2 * 2, 1]); // own_deposit
    pay("forest_reserve", &[2 * 4]); // own_forest_areas
    pay("telegraph", &[3]); // own_bonus_symbol
    pay("railway", &[2 * 6]); // own_map_edges
    assert_eq!(pays("dr_mcdowell"), [None], "own_building_in_radius hangs on its place");
}

/// `own_building_in_radius` counts around the order's own tile, and never the tile itself.
#[test]
fn own_building_in_radius() {
    let scene = county().building(A, "dr_mcdowell", "3,5 4,5 4,6 4,7").table();
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.orders[0].pays, Some(3 * 3));
    let scene = county().building(A, "fort", "10,7 10,8 10,9 11,7 11,8 11,9").table();
    let fort = &scene.0.view(Viewer::Spectator).orders[0];
    assert_eq!(fort.pays, Some(2), "the hunter alone: the fort is not in its own radius");
}

/// `own_areas` and `own_type_sets` where there are some; the order's tile belongs to own areas.
#[test]
fn the_order_belongs_to_its_area() {
    let scene = county()
        .building(A, "sawmill", "9,2")
        .building(A, "bridge", "9,3 9,4 9,5")
        .hand(A, "courthouse freight_yard stage_line")
        .table();
    let view = scene.0.view(Viewer::Seat(A));
    let of = |card: &str| view.orders.iter().find(|order| order.card == card).unwrap().pays;
    assert_eq!(of("courthouse"), Some(8));
    assert_eq!(of("freight_yard"), Some(4));
    // sheriff, school, bridge, sawmill and corn field hang together.
    assert_eq!((of("bridge"), of("stage_line")), (Some(6), Some(5)));
}

/// A15 The final picture counts: what was covered later no longer does.
#[test]
fn a15_the_final_picture_counts() {
    let river = |given: Given| {
        let scene = given.hand(A, "steamboat").table();
        let view = scene.0.view(Viewer::Seat(A));
        view.orders.iter().find(|order| order.card == "steamboat").unwrap().pays
    };
    assert_eq!(river(county()), Some(4));
    // The bridge covers (7,4): the school still has (8,4).
    assert_eq!(river(county().building(B, "bridge", "9,3 9,4 9,5")), Some(4));
    let covered = county().building(B, "bridge", "9,3 9,4 9,5").building(B, "steamboat", "7,4 8,4");
    let scene = covered.hand(A, "lookout").table();
    let view = scene.0.view(Viewer::Spectator);
    let boat = view.orders.iter().find(|order| order.card == "steamboat").unwrap();
    assert_eq!(boat.pays, Some(2 * 2), "§11 B's hotel and the boat itself are beside free river");
}
