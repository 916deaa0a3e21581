//! `westbound replay`: does a record hold?

use std::path::PathBuf;

use serde_json::json;
use tabletop::{Record, ReplayError, SetupError};

use crate::{
    ending::{No, Verdict},
    out::Out,
    reading,
    table_args::{bad_box, files},
    words::Words,
};

/// Judge every action of a record again; exit 1 and the first difference if it does not hold
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The box it was played with, if not the one of the house
    #[arg(long = "box", value_name = "DIR")]
    files: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let record: Record = reading::json(&self.file)?;
        let files = files(self.files.as_deref())?;
        let file = self.file.display().to_string();
        let Some(game) = catalog::game(&record.game) else {
            let text = format!("{file}: the record is of an unknown game {:?}", record.game);
            return Err(No::because(text).with("file", file).into());
        };
        let table = game.replay(files.as_ref(), &record).map_err(|error| no(&file, &error))?;
        let (entries, scores, outcome) = (table.ply(), table.scores(), table.outcome());
        let mut out = Out::new();
        if self.json {
            out.json(&json!({
                "ok": true,
                "game": record.game,
                "seats": record.seats,
                "entries": entries,
                "rules_version": table.rules_version(),
                "over": outcome.is_some(),
                "scores": scores,
                "result": outcome,
                "seed_checked": record.seed.is_some(),
            }))?;
        } else {
            let words = Words::default();
            out.line(format_args!("{file} holds: {entries} entries of {}.", record.game))?;
            out.line(words.own("cli-scores", &[("scores", words.scores(&scores).into())]))?;
            match words.outcome(&record.game, outcome.as_ref()) {
                Some(over) => out.line(over)?,
                None => out.line("The game is not over.")?,
            }
            if record.seed.is_none() {
                out.line("It does not show its seed: draws were judged as possible ones only.")?;
            }
        }
        out.done()?;
        Ok(Verdict::Yes)
    }
}

fn no(file: &str, error: &ReplayError) -> No {
    match error {
        ReplayError::Setup(SetupError::Box(error)) => bad_box(error),
        _ => No::because(format_args!("{file} does not hold: {error}"))
            .with("file", file)
            .with("entry", error.ply())
            .with("difference", error.to_string()),
    }
}
