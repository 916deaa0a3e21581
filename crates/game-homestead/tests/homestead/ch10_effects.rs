//! Chapter 10 – Solo variant: the twelve kinds of restriction.

use game_homestead::{Homestead, Options, Type};
use serde_json::json;
use tabletop::{Game, Viewer};

use crate::common::{A, Given, S12, Scene, given_in, small_tiles};

/// A board with the rival's tile at (0,8)–(0,9) and (1,8)–(1,9), and this effect in force.
fn under(effect: serde_json::Value) -> Given {
    let mut files = small_tiles(&S12);
    let mut cards: serde_json::Value = serde_json::from_str(&files.0["cards.json"]).unwrap();
    cards["solo_cards"][0]["effect"] = effect;
    files.0.insert("cards.json".into(), cards.to_string());
    let game = Homestead::new(&files, Options::default(), 1).unwrap();
    given_in(game)
        .rival(Type::City, "0,8 0,9 1,8 1,9")
        .building(A, "sheriff", "0,0 0,1")
        .solo(super::ch10_solo::in_force("solo_steamboat", 0, 1))
}

fn solo(scene: &Scene) -> game_homestead::SoloView {
    scene.0.view(Viewer::Seat(A)).solo.unwrap()
}

/// `forbid_type`, A38 for orders too when it says so, and only then.
#[test]
fn forbid_type() {
    let given = under(json!({ "kind": "forbid_type", "types": ["city", "order"] }));
    let mut scene = given.hand(A, "house barbed_wire smithy smithy").table();
    scene.refuses("play house", "§10.3 type-forbidden");
    scene.refuses("play barbed_wire", "§10.3 type-forbidden");
    assert_eq!(scene.legal(), ["play smithy"]);
}

/// `limit_type`: so many of a type in this round.
#[test]
fn limit_type() {
    let given = under(json!({ "kind": "limit_type", "types": ["city"], "max": 1 }));
    let mut scene = given.clone().hand(A, "house house smithy smithy").table();
    scene.builds("house", "1,0 1,1 2,0");
    assert_eq!(solo(&scene).built.get("city"), Some(&1));
    let mut limited = given.hand(A, "house house smithy smithy");
    limited.position.solo.as_mut().unwrap().built.insert("city".into(), 1);
    limited.table().refuses("play house", "§10.3 type-limit 1/1");
}

/// `no_repeat_type`: not the type of the turn before.
#[test]
fn no_repeat_type() {
    let mut given = under(json!({ "kind": "no_repeat_type" })).hand(A, "house house smithy smithy");
    given.position.solo.as_mut().unwrap().last = Some(Type::City);
    let mut scene = given.table();
    scene.refuses("play house", "§10.3 same-type-again");
    scene.builds("smithy", "1,0 1,1 1,2 2,0");
    assert_eq!(solo(&scene).last, Some(Type::Production));
}

/// `max_cells`: only small tiles.
#[test]
fn max_cells() {
    let given = under(json!({ "kind": "max_cells", "cells": 3 }));
    let mut scene = given.hand(A, "house bank smithy smithy").table();
    scene.refuses("play bank", "§10.3 tile-too-large 3/4");
    assert_eq!(scene.legal(), ["play house"]);
}

/// `no_wagon`: a wagon does not help.
#[test]
fn no_wagon() {
    let mut scene = under(json!({ "kind": "no_wagon" })).hand(A, "stage_station").table();
    scene.act("play stage_station");
    scene.bars("10,10 10,11 11,10", "§5.2 not-adjacent");
}

/// `no_bonus`: symbols pay nothing.
#[test]
fn no_bonus() {
    let given = |effect| under(effect).building(A, "house", "1,0 1,1 2,0").hand(A, "house");
    let at = "2,1 3,0 3,1";
    let mut scene = given(json!({ "kind": "no_bonus" })).table();
    assert_eq!(scene.builds("house", at), 2 + 3);
    let mut scene = given(json!({ "kind": "no_wagon" })).table();
    assert_eq!(scene.builds("house", at), 2 + 3 + 1);
}

/// `no_forest_conversion`: opened forest is closed this round.
#[test]
fn no_forest_conversion() {
    let files = |effect: serde_json::Value| {
        let rows = ["............", "............", "fff.........", "fff........."];
        let rows: Vec<&str> = rows.into_iter().chain(["............"; 8]).collect();
        let mut files = small_tiles(&rows);
        let mut cards: serde_json::Value = serde_json::from_str(&files.0["cards.json"]).unwrap();
        cards["solo_cards"][0]["effect"] = effect;
        files.0.insert("cards.json".into(), cards.to_string());
        files
    };
    let given = |effect| {
        given_in(Homestead::new(&files(effect), Options::default(), 1).unwrap())
            .rival(Type::City, "0,8 0,9 1,8 1,9")
            .building(A, "hunter", "2,0 3,0")
            .solo(super::ch10_solo::in_force("solo_steamboat", 0, 1))
            .hand(A, "house")
    };
    let mut scene = given(json!({ "kind": "no_forest_conversion" })).table();
    scene.act("play house");
    scene.bars("2,1 2,2 3,1", "§6.1 forest-locked 3/0");
    let mut scene = given(json!({ "kind": "no_wagon" })).table();
    scene.act("play house");
    assert!(scene.offers("place 2,1 2,2 3,1"));
}

/// `forbid_adjacent_rival` and `forbid_radius_rival`: keep away from the new area.
#[test]
fn forbid_the_rivals_neighbourhood() {
    let mut scene =
        under(json!({ "kind": "forbid_adjacent_rival" })).hand(A, "stage_station").table();
    scene.act("play stage_station");
    scene.bars("2,8 2,9 3,8", "§10.3 beside-rival");
    assert!(scene.offers("place 2,10 2,11 3,10"), "a corner is no edge");
    let effect = json!({ "kind": "forbid_radius_rival", "radius": 1 });
    let mut scene = under(effect).hand(A, "stage_station").table();
    scene.act("play stage_station");
    scene.bars("2,10 2,11 3,10", "§10.3 near-rival 2/1");
    assert!(scene.offers("place 3,8 3,9 4,8"));
}

/// `toll`: for any building, for types, or near the rival; never below zero.
#[test]
fn toll() {
    let pays = |effect: serde_json::Value, card: &str, at: &str| {
        let mut scene = under(effect).hand(A, card).table();
        scene.builds(card, at)
    };
    let (house, smithy) = ("1,0 1,1 2,0", "1,0 1,1 1,2 2,0");
    let any = json!({ "kind": "toll", "dollars": 1, "scope": "any" });
    assert_eq!(pays(any.clone(), "house", house), 2 + 2 - 1);
    assert_eq!(pays(any, "smithy", smithy), 0, "never below 0");
    let types = json!({ "kind": "toll", "dollars": 2, "scope": "types", "types": ["mine"] });
    assert_eq!(pays(types, "house", house), 4);
    let near = json!({ "kind": "toll", "dollars": 1, "scope": "near_rival", "radius": 2 });
    assert_eq!(pays(near.clone(), "house", house), 4);
    // Two $, the sheriff, the rival and the house's own town are no neighbours of the station: 2 + 1.
    assert_eq!(pays(near, "stage_station", "3,8 3,9 4,8"), 2 + 1 - 1);
}

/// `ignore_rival_buildings`: the area neither pays nor fulfils anything, but lies in the way.
#[test]
fn ignore_rival_buildings() {
    let station = |effect| {
        let mut scene = under(effect).hand(A, "stage_station").table();
        scene.act("play stage_station");
        scene.bars("1,9 1,10 2,10", "§5.1 not-free");
        scene.0.undo(A).unwrap();
        scene.builds("stage_station", "2,8 2,9 3,8")
    };
    assert_eq!(station(json!({ "kind": "ignore_rival_buildings" })), 2);
    assert_eq!(station(json!({ "kind": "no_bonus" })), 2 + 1);
}

/// `blind_discard`: a card is lost before each pick, never the last one.
#[test]
fn blind_discard() {
    let given = under(json!({ "kind": "blind_discard", "count": 1 })).hand(A, "stage_station");
    let mut scene = given.table();
    scene.act("play stage_station");
    let place = scene.legal()[0].clone();
    let before = scene.state().stacks[1].cards.len();
    let facts = scene.act(&place);
    let lost = facts.iter().filter(|f| matches!(f, game_homestead::Fact::Lost { .. })).count();
    assert_eq!((lost, scene.state().stacks[1].cards.len()), (1, before - 1));
}

/// §10 The effect is for its round only.
#[test]
fn s10_an_effect_ends_with_its_round() {
    let mut given = under(json!({ "kind": "no_wagon" })).turn(5).hand(A, "house");
    given.position.stacks = vec![game_homestead::StackPosition::default(); 3];
    let mut scene = given.table();
    scene.act("play house");
    let place = scene.legal()[0].clone();
    scene.act(&place);
    let ended = solo(&scene);
    assert!(ended.card.is_none() && ended.area.is_empty());
    assert_eq!(ended.past, ["solo_steamboat"]);
}
