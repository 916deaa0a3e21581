//! Chapter 7 – Build bonus.

use crate::common::{A, B, Given, T12, on};

fn workshops() -> Given {
    on(&T12, 2)
        .building(A, "bank", "10,0 10,1 11,0 11,1")
        .building(A, "implement_works", "10,2 10,3 10,4 11,4 11,5")
        .building(A, "bakery", "8,0 9,0 9,1")
}

/// T40, A9 Bank, implement works and bakery: each farm pays +3, each mine +2.
#[test]
fn t40_every_symbol_pays_a_dollar() {
    let mut scene = workshops().hand(A, "farmstead").table();
    let view = scene.0.view(tabletop::Viewer::Spectator);
    assert_eq!(view.players[0].bonus, [("farm".into(), 3), ("mine".into(), 2)].into());
    assert_eq!(scene.builds("farmstead", "9,6 10,6 10,7 11,6 11,7"), 5 + 3);
    let mut scene = workshops().hand(A, "gold_mine").table();
    assert_eq!(scene.builds("gold_mine", "1,9 2,9 3,9"), 7 + 2);
    let earned = scene.0.view(tabletop::Viewer::Spectator).players[0].earned.clone();
    assert_eq!((earned.mine, earned.bonus), (7, 2));
}

/// T42, §7 Never retroactive, and not for the card that carries the symbol.
#[test]
fn t42_a_symbol_counts_from_the_next_building_on() {
    let mut scene = on(&T12, 2)
        .building(A, "pig_farm", "10,2 10,3")
        .building(A, "sheriff", "11,2 11,3")
        .player(A, |player| player.earned.farm = 5)
        .hand(A, "market house house house")
        .table();
    // The market pays 1 $ and 3 $ for the farm beside its town, and nothing for its own symbol.
    assert_eq!(scene.builds("market", "11,4"), 1 + 3);
    let mut scene = on(&T12, 2).building(A, "hotel", "11,0 11,1").hand(A, "house").table();
    assert_eq!(scene.builds("house", "10,0 10,1 9,0"), 2 + 2, "its own city symbol waits");
}

/// A25 Orders have no symbol and earn no bonus; §7 nor do the symbols of others count.
#[test]
fn a25_orders_earn_no_bonus() {
    let mut scene = workshops().building(A, "pig_farm", "9,2 9,3").hand(A, "barbed_wire").table();
    assert_eq!(scene.builds("barbed_wire", "4,3 5,3 6,3 7,3 8,3"), 0);
    let mut scene = workshops().first(B).hand(B, "gold_mine").table();
    assert_eq!(scene.builds("gold_mine", "1,9 2,9 3,9"), 7);
}
