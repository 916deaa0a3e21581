//! The texts people read first, and wrong usage.

use crate::common::run;

#[test]
fn every_help_text_is_as_agreed() {
    for command in [
        "",
        "serve",
        "games",
        "sim",
        "arena",
        "try",
        "replay",
        "record",
        "transcript",
        "position",
        "perft",
        "box",
        "box new",
        "box check",
        "migrate",
    ] {
        let text = run(&format!("{command} --help")).ok().stdout;
        // Blank lines within an item carry the indent of the item.
        let text: Vec<_> = text.lines().map(str::trim_end).collect();
        let name = if command.is_empty() { "westbound" } else { command };
        insta::assert_snapshot!(format!("help {name}").replace(' ', "-"), text.join("\n"));
    }
}

#[test]
fn wrong_usage_is_one_line_and_exit_2() {
    run("dance").wrong(&["dance"]);
    run("sim").wrong(&["GAME"]);
    run("sim poker --players 2").wrong(&["poker", "the games are: wagons"]);
    run("sim wagons").wrong(&["--players"]);
    run("sim wagons --players two").wrong(&["two", "--players"]);
    run("sim wagons --players 5 --games 1").wrong(&["--players", "2 to 4"]);
    run("sim wagons --players 0 --games 1").wrong(&["--players", "2 to 4"]);
    run("sim wagons --players 2 --games 0").wrong(&["--games"]);
    run("sim wagons --players 2 --bot clever").wrong(&["clever", "random, greedy, search"]);
    run("sim wagons --players 3 --games 1 --bot random,random").wrong(&["2 bots for 3 seats"]);
    run("sim wagons --players 2 --option stall_guard").wrong(&["KEY=VALUE"]);
    run("sim wagons --players 2 --games 1 --option colour=red").wrong(&["--option", "colour"]);
    run("sim wagons --players 2 --games 1 --option stall_guard=0").wrong(&["stall_guard"]);
    run("arena wagons --bots random --games 2").wrong(&["--bots", "two"]);
    run("arena wagons --games 2").wrong(&["--bots"]);
    run("perft wagons --players 2 --depth 0").wrong(&["--depth"]);
    run("transcript wagons --players 2 --lang fr").wrong(&["fr", "en, de, it"]);
    run("try wagons").wrong(&["--position"]);
    run("try wagons --position /no/such/file").wrong(&["/no/such/file"]);
    run("try wagons --position .").wrong(&[". is a folder"]);
    run("try wagons --position - --actions -").wrong(&["standard input"]);
    run("replay /no/such/file").wrong(&["/no/such/file"]);
    run("box").wrong(&["subcommand"]);
    run("box check").wrong(&["DIR"]);
    run("box check poker .").wrong(&["poker"]);
    run("migrate").wrong(&["--store"]);
    run("migrate --store sqlite:/no/such/file.db").wrong(&["/no/such/file.db"]);
    run("migrate --store postgres://here").wrong(&["sqlite:PATH"]);
    run("serve --listen nowhere").wrong(&["nowhere", "--listen"]);
}

#[test]
fn wrong_usage_with_json_is_still_one_object() {
    let done = run("sim wagons --players 9 --games 1 --json").wrong(&["--players"]);
    assert_eq!(done.json()["ok"], false);
    assert!(done.json()["error"].as_str().unwrap().contains("2 to 4"));
}
