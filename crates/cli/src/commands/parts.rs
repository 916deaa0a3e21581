//! `westbound box`: the cards of the house written out, and the cards of others judged.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use tabletop::{BoxError, BoxFiles};

use crate::{
    ending::{No, Verdict},
    out::Out,
    reading,
    table_args::{GameName, bad_box, game_name, setup_error},
};

/// Write a box out for editing, or judge one
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Write the box of the house to a new folder
    New {
        /// The game: see `westbound games`
        #[arg(value_name = "GAME", value_parser = game_name)]
        game: GameName,
        /// A folder that does not exist yet, or is empty
        #[arg(value_name = "DIR")]
        dir: PathBuf,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Judge the box in a folder: counts, limits, spelling
    Check {
        /// The folder; before it the game, if box.json should not decide
        #[arg(value_name = "[GAME] DIR", num_args = 1..=2, required = true)]
        place: Vec<PathBuf>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

impl Args {
    pub(crate) fn json(&self) -> bool {
        match self.what {
            What::New { json, .. } | What::Check { json, .. } => json,
        }
    }

    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        match self.what {
            What::New { game, dir, json } => write_out(game, &dir, json)?,
            What::Check { place, json } => match place.as_slice() {
                [dir] => check(None, dir, json)?,
                [game, dir] => {
                    let name = game.to_str().unwrap_or_default();
                    let game = game_name(name).map_err(|e| anyhow::anyhow!("{name:?}: {e}"))?;
                    check(Some(game), dir, json)?;
                }
                _ => bail!("box check takes a folder, and before it a game or nothing"),
            },
        }
        Ok(Verdict::Yes)
    }
}

fn write_out(GameName(game): GameName, dir: &Path, json: bool) -> anyhow::Result<()> {
    let shown = dir.display();
    if dir.exists() && fs::read_dir(dir).map_or(true, |mut files| files.next().is_some()) {
        bail!("{shown} is already there: name a folder that is not");
    }
    fs::create_dir_all(dir).with_context(|| format!("cannot make {shown}"))?;
    let BoxFiles(files) = game.default_box();
    for (name, text) in &files {
        let path = dir.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let names: Vec<_> = files.keys().collect();
    let mut out = Out::new();
    if json {
        out.json(&json!({ "ok": true, "dir": shown.to_string(), "files": names }))?;
    } else {
        for name in names {
            out.line(dir.join(name).display())?;
        }
    }
    Ok(out.done()?)
}

fn check(game: Option<GameName>, dir: &Path, json: bool) -> anyhow::Result<()> {
    let files = reading::box_files(dir)?;
    let GameName(game) = match game {
        Some(game) => game,
        None => game_of(&files)?,
    };
    let id = game.check_box(&files).map_err(setup_error)?;
    let (slug, shown) = (game.meta().slug, dir.display());
    let mut out = Out::new();
    if json {
        out.json(&json!({ "ok": true, "game": slug, "dir": shown.to_string(), "box": id }))?;
    } else {
        let design = if id.own_design { "own design" } else { "as published" };
        out.line(format_args!(
            "{shown} is a good box of {slug}: {}, hash {}, {design}",
            id.id, id.hash
        ))?;
    }
    Ok(out.done()?)
}

/// Every manifest says which game it is for.
fn game_of(files: &BoxFiles) -> Result<GameName, No> {
    const MANIFEST: &str = "box.json";
    let manifest: Value = files.json(MANIFEST).map_err(|error| bad_box(&error))?;
    let bad = |reason: String| bad_box(&BoxError::new(MANIFEST, Some("game"), &reason));
    let slug = manifest.get("game").and_then(Value::as_str);
    let slug = slug.ok_or_else(|| bad("the name of the game is missing".into()))?;
    game_name(slug).map_err(|error| bad(format!("{slug:?}: {error}")))
}
