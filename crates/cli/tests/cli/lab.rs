//! `games`, `sim`, `arena`, `perft`.

use serde_json::Value;

use crate::common::{run, run_in};

#[test]
fn games_lists_what_can_be_played() {
    assert!(run("games").ok().stdout.contains("wagons  Go West!"));
    let games = run("games --json").ok().json();
    let wagons = &games["games"][0];
    assert_eq!(wagons["slug"], "wagons");
    assert_eq!(wagons["players"]["max"], 4);
    assert!(wagons["options"].as_array().unwrap().len() >= 12);
}

#[test]
fn sim_sums_up_and_one_seed_gives_one_result() {
    let sim = |jobs| {
        let line = format!("sim wagons --players 3 --bot random --games 40 --seed 5 {jobs} --json");
        run(&line).ok().json()
    };
    let mut one = sim("");
    for field in [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_scores",
        "wins_by_seat",
        "end_reasons",
        "mean_turns",
        "rules_version",
    ] {
        assert!(!one[field].is_null(), "{field}");
    }
    assert_eq!(one["games"], 40);
    assert_eq!(one["mean_scores"].as_array().unwrap().len(), 3);
    let ends: u64 =
        one["end_reasons"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    assert_eq!(ends, 40);

    let mut two = sim("--jobs 2");
    for timed in ["seconds", "games_per_second", "decisions_per_second"] {
        one[timed].take();
        two[timed].take();
    }
    assert_eq!(one, two, "threads change nothing but the time");
}

#[test]
fn sim_in_words_has_a_line_for_every_seat() {
    let words = run("sim wagons --players 2 --games 5 --bot random,greedy").ok().stdout;
    assert!(words.starts_with("5 games of wagons"), "{words}");
    assert!(words.contains("\nB     greedy"), "{words}");
}

#[test]
fn options_change_the_game() {
    let line = "sim wagons --players 2 --games 20 --seed 1 --json";
    let plain = run(line).ok().json();
    let other = run(&format!("{line} --option deck=grid-56")).ok().json();
    assert_ne!(plain["decisions"], other["decisions"]);
}

#[test]
fn arena_is_balanced_and_has_intervals() {
    let report = run("arena wagons --bots random,greedy --games 11 --seed 2 --json").ok().json();
    assert_eq!(report["games"], 12, "whole deals only");
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    for bot in bots {
        for field in
            ["bot", "games", "wins", "win_rate", "low", "high", "mean_place", "mean_margin", "elo"]
        {
            assert!(!bot[field].is_null(), "{field}");
        }
        let rate = bot["win_rate"].as_f64().unwrap();
        assert!(bot["low"].as_f64().unwrap() <= rate && rate <= bot["high"].as_f64().unwrap());
    }
    assert!(bots[0]["margin_within"].is_null(), "six deals do not tell how deals differ");
    let report = run("arena wagons --bots medium,easy --games 60 --seed 2 --json").ok().json();
    for bot in report["bots"].as_array().unwrap() {
        let within = |field: &str| bot[field].as_f64().unwrap();
        assert!(within("place_within") > 0.0 && within("margin_within") > 0.0, "{bot}");
    }
    let words = run("arena wagons --bots random,greedy --games 2 --players 4").ok().stdout;
    assert!(words.contains("at 4 seats") && words.contains("Fewer than 1,000 games"), "{words}");
}

#[test]
fn an_arena_goes_on_from_its_file_and_keeps_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &str| run_in(folder.path(), line.split_whitespace(), "");
    let plain = "arena wagons --bots random,greedy --seed 2 --json";
    let some = run(&format!("{plain} --games 4 --resume arena.json --records games")).ok().json();
    assert_eq!(some["games"], 4);
    let more = run(&format!("{plain} --games 8 --resume arena.json")).ok().json();
    assert_eq!(more, run(&format!("{plain} --games 8")).ok().json());
    run("replay games/game-000003.json").ok();
    assert!(!folder.path().join("games/game-000004.json").exists());

    run("arena wagons --bots random,greedy --seed 3 --resume arena.json --json")
        .wrong(&["another arena", "seed"]);
    let kept = std::fs::read_to_string(folder.path().join("arena.json")).unwrap();
    let more = kept.replace("\"deals\": 4", "\"deals\": 5");
    assert_ne!(more, kept);
    std::fs::write(folder.path().join("arena.json"), more).unwrap();
    run(&format!("{plain} --resume arena.json")).wrong(&["does not add up"]);
    std::fs::write(folder.path().join("arena.json"), "[]").unwrap();
    run(&format!("{plain} --resume arena.json")).no(&["arena.json", "not the expected JSON"]);
    run(&format!("{plain} --games 2 --resume games")).wrong(&["games is a folder"]);
    run(&format!("{plain} --games 2 --records arena.json/games")).wrong(&["cannot make"]);
}

#[test]
fn an_arena_stops_when_the_answer_is_clear() {
    let line = "arena wagons --bots random,greedy --games 100000 --until-clear --json";
    assert_eq!(run(line).ok().json()["games"], 64);
}

#[test]
fn a_time_per_decision_is_for_searches() {
    let line = "arena wagons --bots random,search --games 2 --time-ms 1 --json";
    let report = run(line).ok().json();
    let names: Vec<_> = report["bots"].as_array().unwrap().iter().map(|bot| &bot["bot"]).collect();
    assert!(names.contains(&&Value::from("search:1ms")), "{names:?}");
}

#[test]
fn perft_counts_the_ways() {
    let report = run("perft wagons --players 2 --seed 1 --depth 3 --json").ok().json();
    let paths: Vec<u64> =
        report["paths"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!(paths.len(), 3);
    assert!(paths[0] > 1 && paths.is_sorted(), "{paths:?}");
    let words = run("perft wagons --players 2 --seed 1 --depth 1").ok().stdout;
    assert_eq!(words, format!("depth 1: {}\n", paths[0]));
}
