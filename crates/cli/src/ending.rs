//! How a command ends: exit codes, and errors in one line.

use std::{
    error::Error,
    fmt,
    io::{self, Write},
    process::ExitCode,
};

use clap::error::ErrorKind;
use serde_json::{Map, Value, json};

use crate::pretty;

/// What a command that ran to its end has to say.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Yes,
    /// It has already told why.
    No,
}

/// The answer is no, and this is why. Travels as an error, because nothing comes after it.
#[derive(Debug)]
pub(crate) struct No {
    text: String,
    details: Map<String, Value>,
}

impl No {
    pub(crate) fn because(text: impl fmt::Display) -> Self {
        Self { text: text.to_string(), details: Map::new() }
    }

    /// Adds a field to the JSON form of the answer.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.details.insert(key.into(), value.into());
        self
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Error for No {}

pub(crate) fn of(result: anyhow::Result<Verdict>, json: bool) -> ExitCode {
    let error = match result {
        Ok(Verdict::Yes) => return ExitCode::SUCCESS,
        Ok(Verdict::No) => return ExitCode::from(1),
        Err(error) => error,
    };
    if is_broken_pipe(&error) {
        // The reader has seen enough (`westbound … | head`): that is no failure.
        return ExitCode::SUCCESS;
    }
    let text = one_line(&format!("{error:#}"));
    let no = error.downcast_ref::<No>();
    if json {
        let mut object = json!({ "ok": false, "error": text });
        if let (Some(no), Some(fields)) = (no, object.as_object_mut()) {
            fields.extend(no.details.clone());
        }
        let _ = writeln!(io::stdout(), "{}", pretty::json(&object));
    }
    complain(&text);
    ExitCode::from(if no.is_some() { 1 } else { 2 })
}

/// What the parser of the command line has to say: help on stdout, or one line on stderr.
pub(crate) fn of_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        complain("a subcommand is missing (try --help)");
        return ExitCode::from(2);
    }
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    complain(&format!("{} (try --help)", one_line(first)));
    ExitCode::from(2)
}

/// Not `eprintln`, which panics when nobody listens any more.
fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "westbound: {text}");
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |io: &io::Error| io.kind() == io::ErrorKind::BrokenPipe;
    error.downcast_ref::<io::Error>().is_some_and(broken)
}
