//! How many instructions a game takes: a measure of speed that is the same on a busy machine.
//!
//! Valgrind runs random games of two, once few and once more; the difference is play alone. They are
//! optimised in the profile of the tests, too, so nothing has to be built again for them.

use std::{fs, path::PathBuf, process::Command};

use crate::{
    run::{Done, Failed, cargo, has, root},
    system::install,
};

/// The committed figures: a game, and the instructions a random game of two takes.
const FIGURES: &str = "xtask/instructions.txt";
/// More than this of a figure, in percent, is a step back.
const MOST: u64 = 115;
/// Less than this is a step forward that should be written down.
const LEAST: u64 = 85;

/// Games of the shorter and of the longer run.
const FEW: u64 = 50;
const MANY: u64 = 250;

struct Figure {
    game: String,
    instructions: u64,
}

impl Figure {
    fn count(&self) -> Result<u64, Failed> {
        let run = |games: u64| count(&self.game, games);
        Ok(run(MANY)?.saturating_sub(run(FEW)?) / (MANY - FEW))
    }
}

/// Fails when a game takes clearly more than it is committed to.
pub(crate) fn check() -> Done {
    if !cfg!(target_os = "linux") {
        eprintln!("\n→ instructions are counted on Linux only");
        return Ok(());
    }
    prepare()?;
    eprintln!("\n→ instructions for a game, against {FIGURES}");
    let mut slower = vec![];
    for figure in figures()? {
        let (now, Figure { game, instructions: then }) = (figure.count()?, &figure);
        let percent = now * 100 / (*then).max(1);
        let hint = if percent < LEAST { "  (well done: cargo xtask accept)" } else { "" };
        eprintln!("  {game:<10} {now:>10}   {percent:>3} %{hint}");
        if percent > MOST {
            slower.push(format!("{game} takes {percent} % of {then}"));
        }
    }
    if slower.is_empty() {
        return Ok(());
    }
    let slower = slower.join("; ");
    Err(Failed(format!("slower than {FIGURES} allows (more than {MOST} %): {slower}")))
}

/// Writes down what is counted now.
pub(crate) fn accept() -> Done {
    prepare()?;
    let line = |figure: Figure| {
        let now = figure.count()?;
        Ok(format!("{} {now}\n", figure.game))
    };
    let text: Result<String, Failed> = figures()?.into_iter().map(line).collect();
    fs::write(path(), text?).map_err(|e| Failed(format!("cannot write {FIGURES}: {e}")))
}

fn path() -> PathBuf {
    root().join(FIGURES)
}

fn figures() -> Result<Vec<Figure>, Failed> {
    let text = fs::read_to_string(path());
    let text = text.map_err(|e| Failed(format!("cannot read {FIGURES}: {e}")))?;
    let figure = |line: &str| {
        let mut words = line.split_whitespace();
        Some(Figure { game: words.next()?.to_owned(), instructions: words.next()?.parse().ok()? })
    };
    let bad = |line| Failed(format!("{FIGURES}: not a game and a number: {line:?}"));
    text.lines().map(|line| figure(line).ok_or_else(|| bad(line))).collect()
}

/// The games, and Valgrind.
fn prepare() -> Done {
    let games = ["--package", "bots", "--example", "playouts"];
    cargo(&[&["build", "--profile", "test", "--quiet"], &games[..]].concat())?;
    if !has("valgrind") {
        install("valgrind")?;
    }
    if has("valgrind") {
        return Ok(());
    }
    let how = "install it (Debian: sudo apt-get install valgrind)";
    Err(Failed(format!("counting instructions needs Valgrind: {how}")))
}

/// All instructions of one run.
fn count(game: &str, games: u64) -> Result<u64, Failed> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    let done = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(target.join("debug/examples/playouts"))
        .args([game, &games.to_string()])
        .output()
        .map_err(|e| Failed(format!("cannot run valgrind: {e}")))?;
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    // `==123== I   refs:      51,080,124`
    let total = said.lines().filter_map(|line| line.split_once("refs:"));
    let mut total =
        total.filter(|(what, _)| what.trim_end().ends_with('I')).map(|(_, number)| number);
    (total.next_back().filter(|_| done.status.success()))
        .and_then(|total| total.trim().replace(',', "").parse().ok())
        .ok_or_else(|| Failed(format!("valgrind counted nothing: {said}")))
}
