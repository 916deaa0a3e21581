//! `cargo play`: from a fresh clone to a table in the browser.

use crate::{
    run::{Done, cargo},
    web,
};

/// Builds everything and serves it from an embedded SQLite file.
pub(crate) fn play(args: &[String]) -> Done {
    web::build()?;
    cargo(&["build", "--release", "--package", "cli"])?;
    let mut serve = vec!["run", "--release", "--quiet", "--package", "cli", "--", "serve"];
    serve.extend(args.iter().map(String::as_str));
    cargo(&serve)
}
