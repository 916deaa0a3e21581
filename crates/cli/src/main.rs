//! The binary `westbound`: one file per subcommand, in `commands`.
//!
//! Every command ends in one of three ways: 0 done, 1 "the answer is no", 2 wrong usage. Errors are
//! one line on stderr; with `--json` there is exactly one JSON object on stdout, whatever happens.

mod args;
mod bot_game;
mod commands;
mod ending;
mod out;
mod panics;
mod pretty;
mod progress;
mod reading;
mod report;
mod table_args;
mod words;

use std::process::ExitCode;

use clap::Parser;

/// Answers of the server are many small allocations on several threads at once; the system's allocator makes them wait
/// for each other.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match args::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return ending::of_usage(&error),
    };
    let json = cli.json();
    ending::of(panics::caught(move || cli.run()), json)
}
