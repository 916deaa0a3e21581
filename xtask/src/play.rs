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
    // `cargo play -- --listen …` is meant like `cargo play --listen …`.
    serve.extend(args.iter().map(String::as_str).skip_while(|&arg| arg == "--"));
    cargo(&serve)
}
