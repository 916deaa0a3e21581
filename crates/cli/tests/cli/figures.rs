//! The strength of bots that docs/bots.md claims is what the arenas of docs/arena came to.

use std::{fs, path::Path};

use serde_json::Value;

use crate::common::run_in;

/// `54.2 % (46.7–61.4), +1.3, 180 games`, of the first bot of an arena.
fn claim(report: &Value, bot: &str) -> String {
    let bots = report["bots"].as_array().unwrap();
    let result = bots.iter().find(|result| result["bot"] == bot).unwrap();
    let percent = |name: &str| 100.0 * result[name].as_f64().unwrap();
    let (rate, low, high) = (percent("win_rate"), percent("low"), percent("high"));
    let margin = format!("{:+.1}", result["mean_margin"].as_f64().unwrap()).replace('-', "−");
    let games = report["games"].as_u64().unwrap();
    let games = match (games / 1000, games % 1000) {
        (0, games) => games.to_string(),
        (thousands, rest) => format!("{thousands},{rest:03}"),
    };
    format!("{rate:.1} % ({low:.1}–{high:.1}), {margin}, {games} games")
}

#[test]
fn what_is_claimed_of_bots_was_played() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let page = fs::read_to_string(docs.join("bots.md")).unwrap();
    let here = tempfile::tempdir().unwrap();
    let mut arenas = 0;
    for file in fs::read_dir(docs.join("arena")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let arena: Value = serde_json::from_str(&text).unwrap();
        let bots: Vec<_> =
            arena["bots"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        // It goes on from where it stood, which is far enough already.
        fs::write(here.path().join("arena.json"), &text).unwrap();
        let (game, seats, seed) = (&arena["game"], &arena["players"], &arena["seed"]);
        let game = game.as_str().unwrap();
        let line = format!(
            "arena {game} --players {seats} --seed {seed} --bots {} --games 1 --resume arena.json --json",
            bots.join(",")
        );
        let claim = claim(&run_in(here.path(), line.split_whitespace(), "").ok().json(), bots[0]);
        let row =
            page.lines().any(|row| row.starts_with(&format!("| {game} |")) && row.contains(&claim));
        assert!(row, "docs/bots.md does not say of {game} with {seats} seats: {claim}");
        arenas += 1;
    }
    assert!(arenas > 0, "there are arenas");
}
