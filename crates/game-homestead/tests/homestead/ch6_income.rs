//! Chapter 6 – Building types and income: every kind of build effect.

use crate::common::{A, B, C, S12, T12, on};

/// T43, §6.2 `covered_deposit` at the rates of the card; a covered deposit is used up.
#[test]
fn t43_mines_pay_for_what_they_cover() {
    let given = on(&T12, 2);
    assert_eq!(given.clone().hand(A, "gold_mine").table().builds("gold_mine", "1,9 2,9 3,9"), 7);
    let mut scene = given.hand(A, "silver_mine").hand(B, "gold_mine").table();
    assert_eq!(scene.builds("silver_mine", "1,9 2,9 2,10"), 6);
    scene.act("play gold_mine");
    scene.bars("1,9 2,9 3,9", "§5.1 not-free");
}

/// `adjacent_deposit`: the prospector sees uncovered ones beside it.
#[test]
fn adjacent_deposit() {
    let mut scene = on(&T12, 2).hand(A, "prospector").table();
    assert_eq!(scene.builds("prospector", "2,9 2,10"), 3 + 1 + 1);
}

/// `radius_cell`: the trapper counts river within radius 2; `flat` always pays.
#[test]
fn radius_cell() {
    let mut scene = on(&T12, 2).hand(A, "trapper").table();
    assert_eq!(scene.builds("trapper", "2,2 3,1 3,2"), 3 + 1);
    let mut scene = on(&T12, 2).hand(A, "trapper").table();
    assert_eq!(scene.builds("trapper", "7,8 8,8 8,9"), 3);
}

/// T30, §6.3 `farm_set`: a fourth different symbol pays 8.
#[test]
fn t30_the_fourth_symbol() {
    let mut scene = on(&S12, 2)
        .building(A, "wheat_field", "0,0 0,1 0,2 1,0 1,1 1,2")
        .building(A, "corn_field", "2,0 2,1 2,2 2,3 3,0")
        .building(A, "horse_paddock", "0,4 0,6 1,4 1,5 1,6")
        .hand(A, "farmstead")
        .table();
    assert_eq!(scene.builds("farmstead", "4,0 4,1 5,0 5,1 6,0"), 8);
}

/// T31, A13 The second chicken joins the second set.
#[test]
fn t31_the_second_set() {
    let mut scene = on(&S12, 2)
        .building(A, "wheat_field", "0,0 0,1 0,2 1,0 1,1 1,2")
        .building(A, "wheat_field", "0,3 0,4 0,5 1,3 1,4 1,5")
        .building(A, "corn_field", "2,0 2,1 2,2 2,3 3,0")
        .building(A, "corn_field", "4,0 4,1 4,2 4,3 5,0")
        .building(A, "apple_grove", "6,0 6,1 7,0 7,1")
        .building(A, "farmstead", "0,6 0,7 1,6 1,7 2,6")
        .hand(A, "farmstead")
        .table();
    let view = scene.0.view(tabletop::Viewer::Spectator);
    assert_eq!(view.players[0].farm_sets, [4, 2]);
    assert_eq!(scene.builds("farmstead", "3,6 3,7 4,6 4,7 5,6"), 7);
}

/// T32, §6.3 A duplicate opens a new set. A14 The riverside field alone adds 2 $.
#[test]
fn t32_a_duplicate_opens_a_set() {
    let given = on(&T12, 2).building(A, "wheat_field", "10,0 10,1 10,2 11,0 11,1 11,2");
    let mut scene = given.clone().hand(A, "wheat_field").table();
    assert_eq!(scene.builds("wheat_field", "8,0 8,1 8,2 9,0 9,1 9,2"), 5);
    let mut scene = given.hand(A, "riverside_field").table();
    assert_eq!(scene.builds("riverside_field", "5,3 6,3 7,3 8,3"), 5 + 2);
}

/// T34, T35, T36, §6.4, A6 `sets_in_radius`: opposing buildings count like own ones.
#[test]
fn t34_a_smithy_pays_for_sets() {
    let given = on(&S12, 3)
        .building(A, "pig_farm", "4,5 4,6")
        .building(B, "quarry", "2,5")
        .building(A, "quarry", "5,2")
        .building(B, "open_pit", "8,8")
        .building(B, "market", "4,8")
        .hand(A, "smithy");
    assert_eq!(given.clone().table().builds("smithy", "5,5 5,6 5,7 6,5"), 5);
    let mut scene = given.building(C, "market", "7,7").table();
    assert_eq!(scene.builds("smithy", "5,5 5,6 5,7 6,5"), 10, "T35");
}

/// `building_in_radius` with owner: a sheriff is paid for opposing buildings, not for own ones.
#[test]
fn building_in_radius() {
    let mut scene = on(&S12, 2)
        .building(A, "quarry", "0,0")
        .building(B, "quarry", "2,3")
        .building(B, "open_pit", "0,7")
        .hand(A, "sheriff")
        .table();
    assert_eq!(scene.builds("sheriff", "0,1 0,2"), 2 + 1);
}

/// `adjacent_building`: the log cabin has own neighbours; `covered_cell` its four.
#[test]
fn adjacent_building() {
    let mut scene = on(&T12, 2)
        .building(A, "hotel", "9,8 9,9")
        .building(A, "school", "6,8 6,9")
        .building(B, "sheriff", "7,10 8,10")
        .hand(A, "log_cabin")
        .table();
    assert_eq!(scene.builds("log_cabin", "7,8 7,9 8,8 8,9"), 4 + 2 * 2);
}

/// §6.5 `city_area_size` counts the new building (A27) and those of all owners; `max` caps it.
#[test]
fn city_area_size() {
    let given = on(&S12, 2).building(A, "sheriff", "0,0 0,1").building(B, "hotel", "1,1 1,2");
    assert_eq!(given.clone().hand(A, "house").table().builds("house", "1,0 2,0 2,1"), 2 + 3);
    let mut town = given;
    for (card, at) in [
        ("school", "0,2 0,3"),
        ("school", "1,3 1,4"),
        ("market", "0,4"),
        ("market", "0,5"),
        ("church", "0,6"),
        ("church", "0,7"),
    ] {
        town = town.building(B, card, at);
    }
    assert_eq!(town.hand(A, "house").table().builds("house", "1,0 2,0 2,1"), 2 + 7);
}

/// T38, §6.5, A7, A26, A37 `city_area_neighbour`: the bank joins two towns; each mine counts once.
#[test]
fn t38_a_bank_joins_two_towns() {
    let given = on(&S12, 3)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "hotel", "4,8 5,8")
        .building(B, "quarry", "3,4")
        .building(C, "prospector", "6,8 7,8")
        .building(A, "quarry", "9,9")
        .hand(A, "bank");
    assert_eq!(given.clone().table().builds("bank", "4,6 4,7 5,6 5,7"), 12);
    // A mine that touches the area at two places is still one mine.
    let mut scene = given.building(B, "gold_panner", "3,6 3,7").table();
    assert_eq!(scene.builds("bank", "4,6 4,7 5,6 5,7"), 2 + 3 * 5);
}

/// T50, §6.5 `city_area_neighbour_types`: three types beside the town; an order is a type.
#[test]
fn t50_a_saloon_counts_types() {
    let given = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "pig_farm", "3,4 3,5")
        .building(B, "pig_farm", "5,4 5,5")
        .building(A, "quarry", "4,3")
        .building(A, "sawmill", "3,6")
        .hand(A, "saloon");
    let at = "4,6 4,7 5,7 5,8";
    assert_eq!(given.clone().table().builds("saloon", at), 3 * 3);
    let mut scene = given.building(B, "lookout", "6,7 6,8").table();
    assert_eq!(scene.builds("saloon", at), 4 * 3, "order buildings count as a type");
}

/// `city_area_cell`: the hotel's town borders river; each cell once.
#[test]
fn city_area_cell() {
    let mut scene = on(&T12, 2).building(A, "school", "4,2 4,3").hand(A, "hotel").table();
    assert_eq!(scene.builds("hotel", "5,3 6,3"), 2 + 2 + 1);
}

/// §6 Income is taken once; what comes later changes nothing.
#[test]
fn s6_income_is_never_paid_again() {
    let mut scene = on(&S12, 2)
        .building(A, "sheriff", "0,0 0,1")
        .building(B, "hotel", "0,2 0,3")
        .hand(A, "house")
        .hand(B, "house")
        .table();
    scene.builds("house", "1,0 2,0 2,1");
    let before = scene.money(A);
    scene.builds("house", "1,2 1,3 2,2");
    assert_eq!(scene.money(A), before);
}
