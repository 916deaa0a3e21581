//! How many instructions a game takes, and a thought of a bot: a measure of speed that is the same on a
//! busy machine.
//!
//! Valgrind runs an example of the bots twice, with few games and with more; the difference is play
//! alone. They are optimised in the profile of the tests, too, so nothing has to be built again for them.

use std::{fs, path::PathBuf, process::Command};

use crate::{
    run::{Done, Failed, build_as_tests, has, root},
    system::install,
};

/// The committed figures: what is done, in which game, and the instructions it takes once.
const FIGURES: &str = "xtask/instructions.txt";
/// More than this of a figure, in percent, is a step back.
const MOST: u64 = 115;
/// Less than this is a step forward that should be written down.
const LEAST: u64 = 85;

/// What is counted.
#[derive(Copy, Clone)]
enum Deed {
    /// A random game of two.
    Playout,
    /// A decision of a search by trial games, in the first turns of a game of three.
    Thought,
    /// A decision of a search that grows a tree, as games of two may be searched.
    Tree,
}

impl Deed {
    const ALL: [Self; 3] = [Self::Playout, Self::Thought, Self::Tree];

    /// What it is called in the file of figures.
    const fn name(self) -> &'static str {
        match self {
            Self::Playout => "playouts",
            Self::Thought => "thoughts",
            Self::Tree => "trees",
        }
    }

    /// The example that does it, and what that is told besides the game and how often.
    const fn example(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Playout => ("playouts", &[]),
            Self::Thought => ("thoughts", &["3"]),
            Self::Tree => ("thoughts", &["2"]),
        }
    }

    /// How often in the shorter and in the longer run.
    const fn times(self) -> (u64, u64) {
        match self {
            Self::Playout => (50, 250),
            Self::Thought | Self::Tree => (6, 30),
        }
    }
}

struct Figure {
    deed: Deed,
    game: String,
    instructions: u64,
}

impl Figure {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let name = words.next()?;
        let deed = Deed::ALL.into_iter().find(|deed| deed.name() == name)?;
        let (game, instructions) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
        Some(Self { deed, game, instructions })
    }

    fn count(&self) -> Result<u64, Failed> {
        let (few, many) = self.deed.times();
        let run = |times: u64| count(self.deed, &self.game, times);
        Ok(run(many)?.saturating_sub(run(few)?) / (many - few))
    }
}

/// Fails when a game takes clearly more than it is committed to.
pub(crate) fn check() -> Done {
    if !cfg!(target_os = "linux") {
        eprintln!("\n→ instructions are counted on Linux only");
        return Ok(());
    }
    prepare()?;
    eprintln!("\n→ instructions, against {FIGURES}");
    let mut slower = vec![];
    for figure in figures()? {
        let (now, Figure { deed, game, instructions: then }) = (figure.count()?, &figure);
        let name = deed.name();
        let percent = now * 100 / (*then).max(1);
        let hint = if percent < LEAST { "  (well done: cargo xtask accept)" } else { "" };
        eprintln!("  {name:<8} {game:<10} {now:>11}   {percent:>3} %{hint}");
        if percent > MOST {
            slower.push(format!("{name} of {game} take {percent} % of {then}"));
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
        Ok(format!("{} {} {now}\n", figure.deed.name(), figure.game))
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
    let bad = |line| Failed(format!("{FIGURES}: not a deed, a game and a number: {line:?}"));
    text.lines().map(|line| Figure::read(line).ok_or_else(|| bad(line))).collect()
}

/// The examples, and Valgrind.
fn prepare() -> Done {
    build_as_tests()?;
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
fn count(deed: Deed, game: &str, times: u64) -> Result<u64, Failed> {
    let (example, more) = deed.example();
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    let done = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(target.join("debug/examples").join(example))
        .args([game, &times.to_string()])
        .args(more)
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
