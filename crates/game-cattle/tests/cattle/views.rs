//! What viewers see, as programs read it.

use serde_json::{Value, json};
use tabletop::{Game, Viewer};

use crate::common::{A, B, given, given_with};

/// §13 Hands and draw stacks are their owners' alone; what was seen is known to all.
#[test]
fn hands_are_hidden() {
    let given = given(2).at(A, "A").hand(A, "jersey guernsey").hand(B, "jersey");
    let table = given.table();
    let mine = table.json(Viewer::Seat(A));
    assert_eq!(mine["players"][0]["hand"], json!({"jersey": 1, "guernsey": 1}));
    assert_eq!(mine["players"][1]["hand"], Value::Null);
    assert_eq!(mine["players"][1]["hand_size"], 1);
    assert_eq!(mine["players"][1]["unseen"]["jersey"], 5, "hand and draw stack together");
    assert_eq!(table.json(Viewer::Spectator)["players"][0]["hand"], Value::Null);
    assert_eq!(
        (&mine["players"][0]["breeding"], &mine["players"][1]["breeding"]),
        (&json!(3), &Value::Null)
    );
    assert!(mine.get("hidden").is_none());
}

/// §4 Reachable stops with their fees, in the order of the offers.
#[test]
fn reach_shows_fees() {
    let table = given(2).at(A, "A").hazard("FL1", 0).money(A, 1).table();
    let view = table.json(Viewer::Seat(B));
    let stops: Vec<String> = view["reach"]
        .as_array()
        .unwrap()
        .iter()
        .map(|way| {
            let path: Vec<&str> =
                way["path"].as_array().unwrap().iter().map(|at| at.as_str().unwrap()).collect();
            format!("go {}", path.join(" "))
        })
        .collect();
    assert_eq!(stops, table.legal());
    let flood = view["reach"].as_array().unwrap().iter().find(|way| way["stop"] == "FL1").unwrap();
    assert_eq!((&flood["pays"], &flood["fees"][0]["due"]), (&json!(1), &json!(2)));
}

/// §5 Each action of the location, with the reason where it is not possible now.
#[test]
fn locations_say_why_not() {
    let mut table = given(2).using("A").money(A, 0).hand(A, "guernsey").table();
    let view = table.json(Viewer::Seat(A));
    assert_eq!(view["location"].as_array().unwrap().len(), 3);
    assert_eq!(
        (&view["location"][0]["use"], &view["location"][0]["refusal"]),
        (&json!("1"), &Value::Null)
    );
    assert_eq!(view["location"][0]["op"]["card"], "guernsey");
    let refusal = &view["location"][1]["refusal"];
    assert_eq!(
        (&refusal["section"], &refusal["code"], &refusal["need"]),
        (&json!("6.1"), &json!("cannot-hire"), &json!(6))
    );
    assert_eq!(view["aux"][0]["single"], Value::Null);
    assert_eq!(view["aux"][2]["single"]["code"], "aux-closed");
    assert_eq!(table.json(Viewer::Seat(B))["location"], json!([]), "it would tell of the hand");
    table.act("use 1");
    assert_eq!(table.json(Viewer::Seat(A))["location"][0]["refusal"]["code"], "action-used");
}

/// The whole view, field by field.
#[test]
fn the_view_as_json() {
    let table = given(2).at(A, "A").built(B, 7, "A1").money(A, 3).table();
    let view = table.json(Viewer::Seat(A));
    assert_eq!(
        (&view["seats"], &view["turn"], &view["phase"]),
        (&json!(2), &json!(0), &json!("move"))
    );
    assert_eq!(view["asking"], json!({"ask": "move", "most": 3}));
    let tile = json!({"at": "A1", "tile": {"kind": "private", "owner": 1, "building": "7a"}});
    assert!(view["trail"].as_array().unwrap().contains(&tile));
    assert_eq!(view["trail"].as_array().unwrap().len(), 8);
    assert_eq!(view["job_market"]["token"], 2);
    assert_eq!(view["job_market"]["rows"][0].as_array().unwrap().len(), 2);
    assert_eq!(view["stations"].as_array().unwrap().len(), 10);
    assert_eq!(
        (&view["stations"][0]["space"], &view["stations"][9]["space"]),
        (&json!("4.5"), &json!("39"))
    );
    assert_eq!(view["piles"].as_array().unwrap().len(), 3);
    assert_eq!(view["players"][1]["buildings"], json!([{"at": "A1", "building": "7a"}]));
    assert_eq!(view["players"][1]["score"]["buildings"], 6);
    assert_eq!(view["players"][0]["discs"]["aux_cert"], 2);
    assert_eq!((&view["craig"], &view["closing"]), (&Value::Null, &Value::Null));
    let solo = given_with(1, &[]).table().json(Viewer::Seat(A));
    assert_eq!((&solo["craig"]["at"], &solo["craig"]["value"]), (&json!("START"), &json!(0)));
    assert!(solo["craig"]["next"].is_number());
}

/// Live scores never tell of cards nobody else has seen.
#[test]
fn public_scores_leave_unseen_cards_out() {
    let given = given(2).at(A, "A").hand(A, "aux_san_francisco").bend(|state| {
        state.players[0].blind = state.players[0].hand;
        state.players[0].cities[9] = 1;
        state.players[0].start_card = None;
    });
    let table = given.table();
    let (game, state) = (table.0.game(), table.state());
    assert_eq!(game.score_of(state, A).objectives, 5);
    let all = i32::from(game.score_of(state, A).total);
    assert_eq!(game.scores(state)[0], all - 5);
    assert_eq!(table.json(Viewer::Seat(B))["players"][0]["score"]["objectives"], 0);
    assert_eq!(table.json(Viewer::Seat(A))["players"][0]["score"]["objectives"], 5);
}
