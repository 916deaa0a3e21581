//! Chapter 1 – Components: the counts of the rulebook.

use game_homestead::{Homestead, Options, State, Type};
use tabletop::Game;

use crate::common::game;

/// §1, A10 Five types among the 98 building cards; 24 orders, 4 posts, 24 solo cards, 126 tiles.
#[test]
fn a10_the_box_has_what_the_rulebook_counts() {
    let game = game(4, &[]);
    let cards = game.cards();
    assert_eq!(cards.buildings_of(cards.all()).len(), 98);
    assert_eq!(cards.orders_of(cards.all()).len(), 24);
    let of = |kind: Type| {
        cards
            .list(cards.buildings_of(cards.all()))
            .filter(|card| cards.row(*card).kind == kind)
            .count()
    };
    assert_eq!(
        [Type::Forester, Type::Mine, Type::Farm, Type::Production, Type::City].map(of),
        [16, 16, 24, 20, 22]
    );
    assert_eq!(of(Type::Order), 0);
    let components = game.components();
    let tiles = components["tiles"].as_array().unwrap();
    assert_eq!(tiles.iter().map(|tile| tile["count"].as_u64().unwrap()).sum::<u64>(), 126);
    assert_eq!(components["solo_cards"].as_array().unwrap().len(), 24);
    assert_eq!(components["posts"].as_array().unwrap().len(), 4);
    assert_eq!(components["cards"].as_array().unwrap().len(), 47 + 24 + 4);
    assert_eq!(components["farm_table"], serde_json::json!([5, 6, 7, 8, 10, 12, 15]));
    assert!(game.box_id().own_design, "cards and maps are ours");
}

/// A copy of a state is a snapshot: it should stay cheap.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 2048);
}

/// What clients draw: the map that is played on, with its forest areas.
#[test]
fn the_components_show_the_map() {
    for (seats, side) in [(1, 20), (2, 21), (3, 23), (4, 25)] {
        let components = game(seats, &[]).components();
        assert_eq!(components["map"]["width"], side);
        assert_eq!(components["map"]["rows"].as_array().unwrap().len(), side);
    }
}

/// Seats are 1 to 4.
#[test]
fn one_to_four_players() {
    for seats in [0, 5] {
        let none = Homestead::new(&Homestead::default_box(), Options::default(), seats);
        assert!(none.unwrap_err().to_string().contains("1 to 4 players"));
    }
}
