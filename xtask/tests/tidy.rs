//! The habits of the house, checked as a test: edges between crates, size of files, left-overs.

use std::{collections::BTreeMap, fs, path::PathBuf, process::Command};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file git tracks with one of these endings, and its text.
fn sources(endings: &[&str]) -> Vec<(String, String)> {
    let list = Command::new("git").args(["ls-files"]).current_dir(root()).output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    let wanted = |path: &&str| endings.iter().any(|ending| path.ends_with(ending));
    let read = |path: &str| Some((path.to_owned(), fs::read_to_string(root().join(path)).ok()?));
    list.lines().filter(wanted).filter_map(read).collect()
}

/// Our crates and which of ours each may use in its product code.
fn allowed() -> BTreeMap<&'static str, Vec<&'static str>> {
    let games = ["game-cattle", "game-homestead", "game-rails", "game-wagons"];
    let mut edges = BTreeMap::from([
        ("tabletop", vec![]),
        ("bots", vec!["tabletop"]),
        // For tests alone.
        ("nets", vec!["tabletop"]),
        ("catalog", [&games[..], &["bots", "tabletop"]].concat()),
        ("store", vec![]),
        ("server", vec!["catalog", "store", "tabletop", "bots"]),
        ("cli", vec!["catalog", "store", "server", "tabletop", "bots"]),
        ("xtask", vec![]),
    ]);
    // Games see the core and nothing else of ours, least of all each other.
    edges.extend(games.map(|game| (game, vec!["tabletop"])));
    edges
}

#[test]
fn edges_between_crates_point_one_way() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let out = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version=1", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    let allowed = allowed();
    let packages = metadata["packages"].as_array().unwrap();
    assert_eq!(packages.len(), allowed.len(), "a crate is missing in the list of this test");
    for package in packages {
        let name = package["name"].as_str().unwrap();
        for dependency in package["dependencies"].as_array().unwrap() {
            let (used, kind) = (dependency["name"].as_str().unwrap(), &dependency["kind"]);
            if kind.is_null() && allowed.contains_key(used) {
                assert!(allowed[name].contains(&used), "{name} must not depend on {used}");
            }
        }
    }
}

#[test]
fn the_core_the_games_and_the_bots_do_no_io() {
    let banned = ["std::fs", "std::net", "tokio", "println!", "std::env"];
    for (path, text) in sources(&[".rs"]) {
        let inner = ["crates/tabletop/src", "crates/game-", "crates/bots/src"];
        if inner.iter().any(|folder| path.starts_with(folder)) && path.contains("/src/") {
            for word in banned {
                assert!(!text.contains(word), "{path} uses {word}");
            }
        }
    }
}

#[test]
fn a_file_holds_one_idea() {
    for (path, text) in sources(&[".rs", ".ts", ".svelte", ".css"]) {
        let generated = path.ends_with("schema.d.ts");
        let lines = text.lines().count();
        assert!(generated || lines <= 500, "{path} has {lines} lines: which ideas does it hold?");
    }
}

#[test]
fn nothing_is_left_over() {
    let words = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[ign", "ore"),
        concat!("test.", "skip("),
        concat!("it.", "skip("),
        concat!("describe.", "skip("),
        concat!("test.on", "ly("),
        concat!("it.on", "ly("),
        concat!("describe.on", "ly("),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
    ];
    for (path, text) in sources(&[".rs", ".ts", ".svelte"]) {
        for word in words {
            assert!(!text.contains(word), "{path} contains {word}");
        }
    }
}

#[test]
fn no_file_names_a_package_host() {
    let hosts =
        [concat!("registry.", "npmjs"), concat!("static.", "crates.io"), concat!("deb.", "debian")];
    for (path, text) in sources(&[".json", ".toml", ".lock", ".npmrc", ".md", ".ts", ".rs", "run"])
    {
        for host in hosts {
            assert!(!text.contains(host), "{path} names {host}");
        }
    }
}

/// A section that code cites is a heading of the rules page, in every language.
#[test]
fn every_cited_section_has_its_heading() {
    for (path, text) in sources(&["src/rules/mod.rs"]) {
        let slug = path.split('/').nth(1).and_then(|name| name.strip_prefix("game-")).unwrap();
        for language in ["en", "de", "it"] {
            let page = format!("docs/rules/{slug}.{language}.md");
            let rules = fs::read_to_string(root().join(&page)).unwrap();
            for section in sections(&text) {
                let heading = |line: &str| {
                    line.starts_with('#')
                        && line.trim_start_matches('#').split_whitespace().next() == Some(section)
                };
                assert!(rules.lines().any(heading), "{page} has no section {section}");
            }
        }
    }
}

/// The section numbers of a `rulebook!`.
fn sections(text: &str) -> impl Iterator<Item = &str> {
    let book = text.split("rulebook! {").nth(1).expect("rules/mod.rs declares the rulebook");
    book.lines().map_while(|line| (line != "}").then_some(line.trim())).filter_map(|line| {
        let (name, rest) = line.split_once(" = \"")?;
        // Sections open a brace, reasons end with a semicolon.
        let section = name.starts_with('S') && !rest.ends_with(';');
        section.then(|| rest.split('"').next().unwrap_or_default())
    })
}
