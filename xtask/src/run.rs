//! Running other programs, and saying clearly which one failed.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

/// What could not be done, as a sentence for the person who typed the command.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) String);

pub(crate) type Done = Result<(), Failed>;

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the root").to_owned()
}

/// Runs a command in a folder of the checkout and shows what it prints.
pub(crate) fn run(folder: &str, program: &str, args: &[&str]) -> Done {
    run_with(folder, program, args, &[])
}

pub(crate) fn run_with(folder: &str, program: &str, args: &[&str], env: &[(&str, &str)]) -> Done {
    let line = format!("{program} {}", args.join(" "));
    eprintln!("\n→ {line}");
    let begin = Instant::now();
    let status = Command::new(program)
        .args(args)
        .envs(env.iter().copied())
        .current_dir(root().join(folder))
        .status()
        .map_err(|e| Failed(format!("cannot run `{program}`: {e}")))?;
    if !status.success() {
        return Err(Failed(format!("`{line}` failed in {}", root().join(folder).display())));
    }
    eprintln!("  done in {} s", begin.elapsed().as_secs());
    Ok(())
}

/// Whether a program answers to `--version`.
pub(crate) fn has(program: &str) -> bool {
    let status =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The cargo that runs this very task.
pub(crate) fn cargo(args: &[&str]) -> Done {
    run(".", &cargo_name(), args)
}

/// Builds the binary and the examples as `cargo test` does. With only some packages, or without the
/// tests, libraries would have other features, and after the tests all of them would be built again.
pub(crate) fn build_as_tests() -> Done {
    let what = ["--workspace", "--bins", "--examples", "--tests"];
    cargo(&[&["build", "--quiet", "--profile", "test"], &what[..]].concat())
}

pub(crate) fn cargo_name() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}
