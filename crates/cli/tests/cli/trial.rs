//! `try` and `position`.

use serde_json::{Value, json};

use crate::common::{Done, file, run, run_with};

/// Seat 0 is on turn in a game of two.
fn position() -> Value {
    json!({
        "game": "wagons",
        "seats": 2,
        "state": {
            "turn": 0,
            "players": [
                { "supply": 12, "vp": 10, "hand": ["E2w2c5", "w2c0", "w2c0", "w3c1", "W1w0c0", "W2w3c6", "MW+1w1c3"] },
                { "supply": 20, "vp": 10, "hand": ["E1w0c0", "GP1w0c0", "MW1w0c0", "E1w1c1", "GP1w1c1", "MW1w1c1", "W1w1c1"] },
            ],
            "wagons": [15, 5, 0, 0, 0, 0],
            "blocks": [{ "discs": [1] }, {}, {}, {}],
        },
    })
}

fn try_on(position: &Value, actions: &str, more: &str) -> Done {
    let (_dir, path) = file("position.json", &position.to_string());
    run_with(&format!("try wagons --position {path} --actions - {more}"), actions)
}

#[test]
fn a_position_without_actions_is_shown() {
    let (_dir, path) = file("position.json", &position().to_string());
    let words = run(&format!("try wagons --position {path}")).ok().stdout;
    assert!(words.contains("If scored now: Seat B 1."), "{words}");
    assert!(words.contains("Seat A may say:\n   double\n   play w2c0\n"), "{words}");
    assert!(words.contains("Scores: Seat A 10, Seat B 10"), "{words}");
}

#[test]
fn actions_are_judged_one_by_one() {
    let actions = "# the card of the rulebook\nplay E2w2c5\nmove NE # first step\nmove E\nscore\n";
    let done = try_on(&position(), actions, "--json").ok().json();
    assert_eq!(done["ok"], true);
    let results = done["results"].as_array().unwrap();
    assert_eq!(results.len(), 4);
    assert_eq!(results[0]["seat"], 0);
    assert_eq!(results[0]["facts"][1], json!({"fact": "paid", "seat": 0, "discs": 5, "vp": 0}));
    assert_eq!(results[3]["seat"], 1, "the turn has passed");
    let player = &done["position"]["state"]["players"][0];
    assert_eq!((&player["supply"], &player["lid"]), (&json!(5), &json!(23)));
    assert_eq!(done["scores"], json!([12, 11]));
    assert_eq!(done["to_act"], json!([0]));
    assert!(done["legal"].as_array().unwrap().contains(&json!("score")));
    assert_eq!(done["view"]["viewer"], 0);
    assert!(done["result"].is_null());
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut poor = position();
    poor["state"]["players"][0]["supply"] = json!(2);
    poor["state"]["players"][0]["vp"] = json!(1);
    let done = try_on(&poor, "play E2w2c5\n1: score\nplay w9c9\nfly\n", "--json");
    assert_eq!(done.code, 1);
    let answer = done.json();
    assert_eq!(answer["ok"], false);
    let refusals: Vec<_> = answer["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| (&result["refusal"]["section"], &result["refusal"]["code"]))
        .collect();
    assert_eq!(refusals[0], (&json!("8"), &json!("cannot-pay")));
    assert_eq!(refusals[1], (&json!("4"), &json!("not-your-turn")));
    assert_eq!(refusals[3].1, "unreadable");
    assert_eq!(answer["results"][0]["refusal"]["need"], 5);
    assert_eq!(answer["results"][0]["refusal"]["have"], 3);
    assert_eq!(answer["position"]["state"]["players"][0]["supply"], 2);

    let words = try_on(&poor, "play E2w2c5", "");
    assert_eq!(words.code, 1);
    assert!(words.stdout.contains("[wagons §8 Paying with VP]"), "{words:?}");
    let german = try_on(&poor, "play E2w2c5", "--lang de").stdout;
    assert!(german.contains("Abgelehnt:"), "{german}");
}

#[test]
fn draws_come_from_the_seed_or_by_wish() {
    let drawn = |actions: &str, more: &str| {
        let done = try_on(&position(), actions, &format!("{more} --json")).ok().json();
        let facts: Vec<Value> = done["results"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|result| result["facts"].as_array().unwrap().clone())
            .filter(|fact| fact["fact"] == "drew")
            .collect();
        assert_eq!(facts.len(), 1);
        facts[0]["card"].clone()
    };
    assert_eq!(drawn("sell w2c0\ndraw card GP2w3c6", ""), "GP2w3c6");
    assert_eq!(drawn("sell w2c0", "--seed 7"), drawn("sell w2c0", "--seed 7"));
    let by_seed: Vec<_> = (0..10).map(|s| drawn("sell w2c0", &format!("--seed {s}"))).collect();
    assert!(by_seed.iter().any(|card| *card != by_seed[0]));
    assert_eq!(drawn("sell w2c0\ndraw card GP2w3c6", "--viewer 1"), Value::Null, "hidden");

    let late = try_on(&position(), "draw card w2c0", "");
    assert_eq!(late.code, 1);
    assert!(late.stdout.contains("no draw is due"), "{late:?}");
    let gone = try_on(&position(), "sell w2c0\ndraw card w9c9", "");
    assert!(gone.code == 1 && gone.stdout.contains("cannot be drawn here"), "{gone:?}");
}

#[test]
fn decisions_are_taken_back_up_to_new_knowledge() {
    let done = try_on(&position(), "play w2c0\nmove NE\nundo\nmove E\nmove E\n0: undo", "--json");
    let answer = done.json();
    let ok: Vec<_> =
        answer["results"].as_array().unwrap().iter().map(|result| result["ok"] == true).collect();
    assert_eq!(ok, [true, true, true, true, true, false], "a card has been drawn since");
    assert_eq!(answer["position"]["state"]["wagons"], json!([15, 3, 2, 0, 0, 0]));
}

#[test]
fn viewers_see_what_they_may() {
    let hand = |more: &str, seat: usize| {
        try_on(&position(), "", &format!("{more} --json")).ok().json()["view"]["players"][seat]
            ["hand"]
            .clone()
    };
    assert!(hand("", 0).is_array() && hand("", 1).is_null());
    assert!(hand("--viewer 1", 0).is_null() && hand("--viewer B", 1).is_array());
    assert!(hand("--viewer spectator", 0).is_null());
    let all = try_on(&position(), "", "--viewer all --json").ok().json();
    assert_eq!(all["views"].as_array().unwrap().len(), 2);
    try_on(&position(), "", "--viewer 3").wrong(&["--viewer", "3"]);
    try_on(&position(), "", "--viewer me").wrong(&["--viewer", "me"]);
    try_on(&position(), "red: score", "").wrong(&["line 1", "red"]);
}

#[test]
fn a_broken_position_names_the_rule_of_the_box() {
    let broken = |path: &str, value: Value, why: &[&str]| {
        let mut position = position();
        *position.pointer_mut(path).unwrap() = value;
        try_on(&position, "", "").no(why);
        let json = try_on(&position, "", "--json").no(why).json();
        assert_eq!(json["ok"], false);
    };
    broken("/state/wagons", json!([16, 5, 0, 0, 0, 0]), &["21 wagons", "§2", "position.json"]);
    broken("/state/players/0/supply", json!(31), &["player 0", "30", "§2"]);
    broken("/state/players/0/hand/0", json!("E1w0c0"), &["more copies"]);
    broken("/state/players/0/hand/0", json!("E9w9c9"), &["E9w9c9"]);
    broken("/state/players/0/hand", json!(["w2c0"]), &["1 cards", "§4"]);
    broken("/state/turn", json!(2), &["seat 2"]);
    broken("/seats", json!(5), &["2 to 4"]);
    broken("/game", json!("rails"), &["rails", "wagons"]);
    let mut extra = position();
    extra["state"]["horses"] = json!(3);
    try_on(&extra, "", "").no(&["horses"]);
    let mut option = position();
    option["options"] = json!({ "vp_payment": "never" });
    try_on(&option, "", "").no(&["never"]);
}

#[test]
fn what_is_no_position_is_said_so() {
    let (_dir, path) = file("position.json", "{ \"game\": ");
    run(&format!("try wagons --position {path}")).no(&["position.json", "line 1"]);
    run_with("try wagons --position -", "[]").no(&["-: not the expected JSON"]);
}

#[test]
fn a_written_position_reads_back() {
    for after in [0, 1, 17, 60, 100_000] {
        let written = run(&format!("position wagons --players 3 --seed 4 --after {after}")).ok();
        let back = run_with("try wagons --position - --json", &written.stdout).ok().json();
        assert_eq!(back["position"], written.json());
        assert_eq!(back["result"].is_null(), after < 100_000);
    }
}

#[test]
fn a_game_that_ends_says_how() {
    let mut near = position();
    near["state"]["wagons"] = json!([0, 1, 4, 5, 5, 5]);
    let done = try_on(&near, "play w2c0\nmove E\nmove GP", "--json").ok().json();
    assert_eq!(done["result"]["reason"], "wagons-gone");
    assert_eq!((&done["to_act"], &done["legal"]), (&json!([]), &json!([])));
    let after = try_on(&near, "play w2c0\nmove E\nmove GP\nscore", "");
    assert_eq!(after.code, 1);
    assert!(after.stdout.contains("The game is over."), "{after:?}");
}
