//! What a person types.
//!
//! `cargo play` builds the web client and the binary and starts it; `cargo verify` checks
//! everything a submission must pass. Both set up what they need, or say what is missing.

mod browser;
mod instructions;
mod play;
mod run;
mod system;
mod verify;
mod web;

use std::process::ExitCode;

use run::Failed;

const USAGE: &str = "\
cargo play [ARGS]            build the web client and the binary, start it (ARGS go to `westbound serve`)
cargo verify                 format, lints, all tests of Rust and web, the browser tests
cargo xtask codegen          TypeScript types from the OpenAPI document of the server
cargo xtask screenshots      the pictures of the README, taken from the running program
cargo xtask instructions     count what the processor does for a game, against the committed figures
cargo xtask accept           rewrite golden files (perft, transcripts, OpenAPI) after a reviewed change";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match task.as_str() {
        "play" => play::play(&rest),
        "verify" => verify::verify(),
        "codegen" => web::codegen(),
        "screenshots" => web::screenshots(),
        "instructions" => instructions::check(),
        "accept" => verify::accept(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(what)) => {
            eprintln!("\n✗ {what}");
            ExitCode::FAILURE
        }
    }
}
