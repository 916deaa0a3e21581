//! `box new`, `box check`, `--box`.

use std::{fs, path::PathBuf};

use serde_json::{Value, json};

use crate::common::{Done, run};

/// The box of the house in a folder of its own.
struct Copy {
    dir: tempfile::TempDir,
}

impl Copy {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let copy = Self { dir };
        run(&format!("box new wagons {}", copy.path())).ok();
        copy
    }

    fn path(&self) -> String {
        self.dir.path().join("mine").to_str().unwrap().to_owned()
    }

    fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join("mine").join(name)
    }

    fn change(&self, name: &str, change: impl FnOnce(&mut Value)) {
        let mut value =
            serde_json::from_str(&fs::read_to_string(self.file(name)).unwrap()).unwrap();
        change(&mut value);
        fs::write(self.file(name), value.to_string()).unwrap();
    }

    fn check(&self) -> Done {
        run(&format!("box check {} --json", self.path()))
    }

    /// Bad, and `file`, `entry` and `reason` are named.
    #[track_caller]
    fn is_bad(&self, file: &str, entry: Option<&str>, reason: &str) {
        let done = self.check().no(&[file, reason]);
        let answer = done.json();
        assert_eq!((&answer["ok"], &answer["file"]), (&json!(false), &json!(file)));
        assert_eq!(answer["entry"], json!(entry));
        assert!(answer["reason"].as_str().unwrap().contains(reason), "{answer}");
    }
}

const DECK: &str = "frontier-56.json";

#[test]
fn the_box_of_the_house_is_good() {
    let copy = Copy::new();
    let answer = copy.check().ok().json();
    assert_eq!(answer["game"], "wagons");
    assert_eq!(answer["box"]["own_design"], true);
    let words = run(&format!("box check wagons {}", copy.path())).ok().stdout;
    assert!(words.contains("is a good box of wagons"), "{words}");
    let record = run("record wagons --players 2").ok().json();
    assert_eq!(record["box"]["hash"], answer["box"]["hash"], "written out unchanged");
}

#[test]
fn a_box_is_never_overwritten() {
    let copy = Copy::new();
    run(&format!("box new wagons {}", copy.path())).wrong(&["already there"]);
    run(&format!("box new wagons {}/box.json", copy.path())).wrong(&["already there"]);
    run(&format!("box new wagons {}/box.json/deep", copy.path())).wrong(&["cannot make"]);
}

#[test]
fn bad_cards_are_named() {
    let copy = Copy::new();
    copy.change(DECK, |deck| drop(deck["cards"].as_array_mut().unwrap().pop()));
    copy.is_bad(DECK, None, "55 cards");
    let copy = Copy::new();
    copy.change(DECK, |deck| deck["cards"][6]["cost"] = json!(9));
    copy.is_bad(DECK, Some("card 7"), "cost 9");
    copy.change(DECK, |deck| deck["cards"][6]["cost"] = json!(-1));
    copy.is_bad(DECK, None, "-1");
    copy.change(DECK, |deck| deck["cards"][6]["cost"] = json!(1));
    copy.change(DECK, |deck| deck["cards"][6]["region"] = json!("texas"));
    copy.is_bad(DECK, Some("card 7"), "texas");
    copy.change(DECK, |deck| deck["cards"][6]["region"] = json!("midwest"));
    copy.change(DECK, |deck| deck["cards"][6]["id"] = json!(6));
    copy.is_bad(DECK, Some("card 6"), "twice");
}

#[test]
fn bad_files_are_named() {
    let copy = Copy::new();
    fs::write(copy.file(DECK), "cards: all of them").unwrap();
    copy.is_bad(DECK, None, "JSON");
    fs::write(copy.file(DECK), [0xff, 0xfe]).unwrap();
    copy.is_bad(DECK, None, "UTF-8");
    fs::remove_file(copy.file(DECK)).unwrap();
    copy.is_bad(DECK, None, "missing");
    fs::create_dir(copy.file(DECK)).unwrap();
    copy.is_bad(DECK, None, "folder");
    fs::remove_dir(copy.file(DECK)).unwrap();
    fs::write(copy.file("box.json"), "{}").unwrap();
    copy.is_bad("box.json", Some("game"), "missing");
    fs::write(copy.file("box.json"), "{\"game\": \"poker\"}").unwrap();
    copy.is_bad("box.json", Some("game"), "poker");
    fs::remove_file(copy.file("box.json")).unwrap();
    copy.is_bad("box.json", None, "missing");
    run("box check /no/such/dir").no(&["/no/such/dir", "no such folder"]);
    run("box check Cargo.toml").no(&["Cargo.toml", "not a folder"]);
}

#[test]
fn a_box_of_ones_own_is_played_with() {
    let copy = Copy::new();
    copy.change("box.json", |manifest| manifest["id"] = json!("my-cards"));
    copy.change(DECK, |deck| deck["cards"][0]["wagons"] = json!(4));
    let path = copy.path();
    let line = "--players 2 --seed 1";
    run(&format!("sim wagons {line} --games 3 --box {path}")).ok();
    let record = run(&format!("record wagons {line} --box {path}")).ok();
    assert_eq!(record.json()["box"]["id"], "my-cards");
    let file = copy.dir.path().join("game.json");
    fs::write(&file, &record.stdout).unwrap();
    let file = file.display();
    run(&format!("replay {file} --box {path}")).ok();
    run(&format!("replay {file}")).no(&["box"]);
    let position = run(&format!("position wagons {line} --box {path}")).ok().stdout;
    fs::write(copy.dir.path().join("p.json"), position).unwrap();
    let position = copy.dir.path().join("p.json");
    run(&format!("try wagons --position {} --box {path}", position.display())).ok();

    copy.change(DECK, |deck| deck["cards"][0]["cost"] = json!(7));
    run(&format!("sim wagons {line} --games 3 --box {path}")).no(&[DECK, "card 1", "cost 7"]);
}
