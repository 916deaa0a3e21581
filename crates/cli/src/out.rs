//! Standard output: words for people, or one JSON object for programs.

use std::{
    fmt,
    io::{self, BufWriter, StdoutLock, Write},
};

use serde_json::Value;

use crate::pretty;

/// Where a command answers. Nothing is lost silently: every write can fail, and a closed pipe ends
/// the command quietly.
#[derive(Debug)]
pub(crate) struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub(crate) fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    pub(crate) fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    pub(crate) fn json(&mut self, value: &Value) -> io::Result<()> {
        self.line(pretty::json(value))
    }

    pub(crate) fn done(mut self) -> io::Result<()> {
        self.0.flush()
    }
}
