//! `record`, `replay`, `transcript`.

use serde_json::{Value, json};

use crate::common::{binary, file, run, run_with};

fn record() -> Value {
    run("record wagons --players 3 --bot random --seed 7").ok().json()
}

#[test]
fn a_record_of_ours_holds() {
    let (_dir, path) = file("game.json", &record().to_string());
    let done = run(&format!("replay {path}")).ok();
    assert!(done.stdout.contains("game.json holds"), "{done:?}");
    let answer = run(&format!("replay {path} --json")).ok().json();
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["over"], true);
    assert_eq!(answer["entries"], record()["entries"].as_array().unwrap().len());
    assert_eq!(answer["scores"], record()["scores"]);
}

#[test]
fn one_seed_is_one_game() {
    assert_eq!(record(), record());
    assert_ne!(record(), run("record wagons --players 3 --seed 8").ok().json());
}

#[test]
fn the_first_difference_is_named() {
    let judged = |change: &dyn Fn(&mut Value), why: &[&str]| {
        let mut record = record();
        change(&mut record);
        let done = run_with("replay - --json", &record.to_string()).no(why);
        assert_eq!(done.json()["ok"], false);
        done.json()
    };
    let first_act = |record: &Value| {
        let entries = record["entries"].as_array().unwrap();
        entries.iter().position(|entry| !entry["act"].is_null()).unwrap()
    };
    let ply = first_act(&record());
    let refused = judged(&|r| r["entries"][ply]["act"] = json!("stop"), &["stop", "§4"]);
    assert_eq!(refused["entry"], ply);
    judged(&|r| r["entries"][ply]["act"] = json!("dance"), &["dance"]);
    judged(&|r| r["entries"][2]["chance"] = json!("card w9c9"), &["entry 2", "w9c9"]);
    judged(&|r| drop(r["entries"].as_array_mut().unwrap().remove(1)), &["entry"]);
    judged(&|r| r["scores"][0] = json!(99), &["score", "99"]);
    judged(&|r| r["result"]["places"] = json!([1, 1, 1]), &["result"]);
    judged(&|r| r["seed_hash"] = json!("00"), &["seed"]);
    judged(&|r| r["box"]["hash"] = json!("00"), &["box 00"]);
    judged(&|r| r["format"] = json!("other/1"), &["other/1"]);
    judged(&|r| r["game"] = json!("poker"), &["poker"]);
    judged(&|r| r["seats"] = json!(2), &["-"]);
    judged(&|r| r["horses"] = json!(2), &["horses"]);
}

#[test]
fn without_its_seed_a_record_is_judged_as_far_as_can_be() {
    let mut record = record();
    record["seed"] = Value::Null;
    let answer = run_with("replay - --json", &record.to_string()).ok().json();
    assert_eq!(answer["seed_checked"], false);
    // Some other card could have come; the hand that follows from it then breaks the record later.
    record["scores"] = json!([0, 0, 0]);
    run_with("replay -", &record.to_string()).no(&["score"]);
}

#[test]
fn a_transcript_tells_the_game_in_three_languages() {
    let told = |language: &str| {
        run(&format!("transcript wagons --players 2 --bot random --seed 3 --lang {language}"))
            .ok()
            .stdout
    };
    let english = told("en");
    assert!(
        english.starts_with("Go West!\nSeed 3, rules version 1\nSeat A: random\n"),
        "{english}"
    );
    assert!(english.contains(" begins.\n") && english.contains("The game is over."), "{english}");
    assert!(!english.contains("[wagons-") && !english.contains("seat="), "{english}");
    assert!(told("de").contains("beginnt"), "{}", told("de"));
    assert!(told("it").contains("Posto A"), "{}", told("it"));
    let lines = |text: &str| text.lines().count();
    assert_eq!(lines(&english), lines(&told("de")));
    assert_eq!(lines(&english), lines(&told("it")));
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    use std::{io::Read, process::Stdio};

    let mut child = binary()
        .args(["transcript", "wagons", "--players", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{output:?}");
}
