//! `cargo verify`: all that must hold.

use crate::{
    browser, instructions,
    run::{Done, build_as_tests, cargo, cargo_name, run, run_with},
    web,
};

pub(crate) fn verify() -> Done {
    cargo(&["fmt", "--all", "--check"])?;
    // The binary embeds the client, so the client comes first.
    web::packages()?;
    run("web", "npm", &["run", "--silent", "lint"])?;
    run("web", "npm", &["run", "--silent", "check"])?;
    run("web", "npm", &["run", "--silent", "test"])?;
    web::build()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    cargo(&["test", "--workspace", "--quiet"])?;
    let chromium = browser::chromium()?;
    build_as_tests()?;
    instructions::check()?;
    run_with("web", "npm", &["run", "--silent", "e2e"], &[("CHROMIUM", &chromium)])?;
    eprintln!("\n✓ everything holds");
    Ok(())
}

/// Golden files follow a reviewed change, never the other way round.
pub(crate) fn accept() -> Done {
    run_with(".", &cargo_name(), &["test", "--workspace"], &[("UPDATE_EXPECT", "1")])?;
    instructions::accept()?;
    web::codegen()
}
