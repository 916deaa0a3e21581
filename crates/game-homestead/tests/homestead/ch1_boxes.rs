//! Chapter 1 – Boxes: what is wrong is named by file, entry and reason.

use game_homestead::{Homestead, Options};
use serde_json::{Value, json};
use tabletop::Game;

use crate::common::{S12, changed_box, with_map};

fn error(change: impl FnOnce(&mut Value)) -> String {
    Homestead::new(&changed_box(change), Options::default(), 2).unwrap_err().to_string()
}

#[track_caller]
fn bad(change: impl FnOnce(&mut Value), entry: &str, reason: &str) {
    let error = error(change);
    assert!(error.contains("cards.json"), "{error}");
    assert!(error.contains(entry) && error.contains(reason), "{error}");
}

fn card<'a>(cards: &'a mut Value, list: &str, id: &str) -> &'a mut Value {
    let rows = cards[list].as_array_mut().unwrap();
    rows.iter_mut().find(|row| row["id"] == id).unwrap()
}

#[test]
fn counts_are_the_rulebooks() {
    bad(
        |c| card(c, "buildings", "house")["count"] = json!(3),
        "",
        "97 building cards: the box has 98",
    );
    bad(|c| drop(c["orders"].as_array_mut().unwrap().pop()), "", "order cards");
    bad(|c| drop(c["solo_cards"].as_array_mut().unwrap().pop()), "", "23 solo cards");
    bad(|c| drop(c["posts"].as_array_mut().unwrap().pop()), "", "3 trading posts");
    bad(|c| card(c, "posts", "post_farm")["start_player"] = json!(true), "", "first-player mark");
    bad(|c| c["tiles"][0]["count"] = json!(3), "", "tiles");
    bad(|c| card(c, "buildings", "house")["count"] = json!(5), "card house", "1 to 4");
}

#[test]
fn cards_say_what_their_type_may() {
    let house = |key: &'static str, value: Value| {
        move |c: &mut Value| card(c, "buildings", "house")[key] = value
    };
    bad(house("terrain", json!(["forest"])), "card house", "on steppe (§6.4, §6.5)");
    bad(house("bonus", json!([])), "card house", "bonus symbols");
    bad(house("bonus", json!(["order"])), "card house", "bonus symbols");
    bad(house("farm_symbol", json!("wheat")), "card house", "farm symbol");
    bad(house("shape", json!("Q9")), "card house", "unknown shape");
    bad(house("type", json!("order")), "card house", "belongs to the orders");
    bad(house("river_cells", json!([0])), "card house", "river_cells (§6.6)");
    bad(house("river_cells", json!([9])), "card house", "cells the shape has not");
    bad(house("cell_terrain", json!(["steppe"])), "card house", "each cell");
    bad(house("effects", json!([{ "kind": "flat" }])), "card house: effect 1", "1 to 100");
    bad(house("effects", json!([{ "kind": "farm_set" }])), "card house", "by its set");
    bad(house("effects", json!([{ "kind": "gift", "dollars": 1 }])), "effect 1", "unknown variant");
    let slip = json!([{ "kind": "flat", "dollars": 1, "dolars": 2 }]);
    bad(house("effects", slip), "effect 1", "unknown field `dolars`");
    let wide = json!([{ "kind": "radius_cell", "terrain": "river", "radius": 9, "dollars": 1 }]);
    bad(house("effects", wide), "effect 1", "radius 9");
    let none = json!([{ "kind": "adjacent_building", "types": [], "owner": "any", "dollars": 1 }]);
    bad(house("effects", none), "effect 1", "names no type");
    bad(
        house("effects", json!([{ "kind": "forest_area_size", "dollars": 1 }])),
        "effect 1",
        "forester",
    );
    let post = json!([{ "kind": "no_post_in_radius", "radius": 3 }]);
    bad(house("requirements", post), "requirement 1", "trading post");
    let zero = json!([{ "kind": "adjacent_cell", "terrain": "river", "min": 0 }]);
    bad(house("requirements", zero), "requirement 1", "the least is 1");
    bad(house("id", json!("none")), "card none", "lower-case letters");
    bad(house("id", json!("bank")), "card bank", "used twice");
    bad(
        |c| card(c, "buildings", "lumberjack")["terrain"] = json!(["steppe"]),
        "card lumberjack",
        "§6.1",
    );
    bad(|c| card(c, "buildings", "adit")["terrain"] = json!(["steppe"]), "card adit", "§6.2");
    bad(
        |c| card(c, "buildings", "farmstead")["terrain"] = json!(["river"]),
        "card farmstead",
        "§6.3",
    );
    let town = json!([{ "kind": "city_area_size", "dollars": 1 }]);
    bad(|c| card(c, "buildings", "smithy")["effects"] = town, "card smithy", "§6.5");
    bad(|c| card(c, "orders", "fort")["terrain"] = json!([]), "order fort", "no terrain");
    bad(
        |c| card(c, "posts", "post_farm")["type"] = json!("farm"),
        "post post_farm",
        "city building",
    );
}

/// Marks on a tile must not tell two ways to lie on the same cells apart.
#[test]
fn marks_look_the_same_however_the_tile_is_turned() {
    let lopsided = |c: &mut Value| {
        card(c, "orders", "bridge")["cell_terrain"] = json!(["steppe", "river", "river"]);
    };
    bad(lopsided, "order bridge", "however the tile is turned");
}

#[test]
fn shapes_and_tiles() {
    bad(|c| c["shapes"]["L3"] = json!([]), "shape L3", "1 to 6");
    bad(|c| c["shapes"]["L3"] = json!([[0, 0], [0, 0]]), "shape L3", "twice");
    bad(|c| c["shapes"]["L3"] = json!([[0, 0], [2, 0]]), "shape L3", "not joined");
    bad(|c| c["shapes"]["L3"] = json!([[0, 0], [0, 7]]), "shape L3", "square");
    bad(|c| c["tiles"][0]["type"] = json!("barn"), "tile barn", "unknown type");
    bad(|c| c["tiles"][0]["shape"] = json!("L3"), "tile city L3", "listed twice");
    bad(|c| c["tiles"][0]["shape"] = json!("Q9"), "tile city Q9", "unknown shape");
}

#[test]
fn solo_cards() {
    let first =
        |key: &'static str, value: Value| move |c: &mut Value| c["solo_cards"][0][key] = value;
    bad(first("order_id", json!("house")), "solo card solo_steamboat", "unknown order");
    bad(first("order_id", json!("fort")), "solo card", "already");
    bad(first("buildings", json!([])), "solo card solo_steamboat", "1 to 4");
    let special = json!([{ "type": "order", "shape": "L4" }]);
    bad(first("buildings", special), "solo card solo_steamboat", "tile of its order");
    let no_tile = json!([{ "type": "mine", "shape": "R6" }]);
    bad(first("buildings", no_tile), "solo card solo_steamboat", "no tile of its type");
    bad(
        first("effect", json!({ "kind": "toll", "dollars": 0, "scope": "any" })),
        "effect",
        "1 to 100",
    );
    bad(first("effect", json!({ "kind": "blind_discard", "count": 3 })), "effect", "too soon");
    bad(first("effect", json!({ "kind": "max_cells", "cells": 0 })), "effect", "at least one cell");
    bad(first("effect", json!({ "kind": "no_wagon", "radius": 2 })), "effect", "unknown field");
}

#[test]
fn maps_are_checked() {
    let try_map = |rows: &[&str], seats| {
        let files = with_map(Homestead::default_box(), rows);
        Homestead::new(&files, Options::default(), seats).map(|game| game.map().forests.len())
    };
    let error = |rows: &[&str]| try_map(rows, 2).unwrap_err().to_string();
    assert!(error(&S12[..5]).contains("maps.json, map solo20: a side of 5 cells is not 12 to 25"));
    let mut rows = S12;
    rows[3] = "...........";
    assert!(error(&rows).contains("row 3 has 11 cells"));
    rows[3] = "....x.......";
    assert!(error(&rows).contains("row 3: 'x' is no terrain"));
    assert!(error(&["mmmmmmmmmmmm"; 12]).contains("trading posts do not always fit"));
    assert_eq!(try_map(&S12, 2), Ok(0));
    let mut files = Homestead::default_box();
    files.0.insert("maps.json".into(), json!({ "maps": [] }).to_string());
    let missing = Homestead::new(&files, Options::default(), 2).unwrap_err().to_string();
    assert!(missing.contains("map small21: is not in the box"), "{missing}");
    let mut files = Homestead::default_box();
    let named = files.0["maps.json"].replace("small21", "tiny");
    files.0.insert("maps.json".into(), named);
    let unknown = Homestead::new(&files, Options::default(), 2).unwrap_err().to_string();
    assert!(unknown.contains("map tiny: the maps are"), "{unknown}");
}

#[test]
fn manifests_are_checked() {
    let mut files = Homestead::default_box();
    files.0.remove("maps.json");
    let error = Homestead::new(&files, Options::default(), 2).unwrap_err().to_string();
    assert!(error.contains("maps.json: the file is missing"), "{error}");
    let mut files = Homestead::default_box();
    let wrong = files.0["box.json"].replace("\"homestead\"", "\"wagons\"");
    files.0.insert("box.json".into(), wrong);
    let error = Homestead::new(&files, Options::default(), 2).unwrap_err().to_string();
    assert!(error.contains("the box is for \"wagons\""), "{error}");
    let mut files = Homestead::default_box();
    files.0.insert("cards.json".into(), "{".into());
    let error = Homestead::new(&files, Options::default(), 2).unwrap_err().to_string();
    assert!(error.contains("cards.json: not the expected JSON"), "{error}");
}
