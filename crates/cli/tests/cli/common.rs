//! Running the binary.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Done {
    /// The one JSON object on stdout.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|e| panic!("{e}: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Self {
        assert_eq!(self.code, 0, "{self:?}");
        self
    }

    /// The answer is no, in one line that says all of `why`.
    #[track_caller]
    pub(crate) fn no(self, why: &[&str]) -> Self {
        self.fails(1, why)
    }

    /// Wrong usage, in one line that says all of `why`.
    #[track_caller]
    pub(crate) fn wrong(self, why: &[&str]) -> Self {
        self.fails(2, why)
    }

    #[track_caller]
    fn fails(self, code: i32, why: &[&str]) -> Self {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "one clear line: {self:?}");
        for part in why {
            assert!(self.stderr.contains(part), "{part:?} is not said: {self:?}");
        }
        self
    }
}

pub(crate) fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_westbound"));
    // Help is wrapped to the terminal; the snapshots are those of no terminal.
    command.env_remove("COLUMNS");
    command
}

/// Runs with the words of `line` as arguments.
pub(crate) fn run(line: &str) -> Done {
    run_in(Path::new("."), line.split_whitespace(), "")
}

pub(crate) fn run_with(line: &str, stdin: &str) -> Done {
    run_in(Path::new("."), line.split_whitespace(), stdin)
}

pub(crate) fn run_in<'a>(dir: &Path, args: impl Iterator<Item = &'a str>, stdin: &str) -> Done {
    let mut child = binary()
        .args(args)
        .current_dir(dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    let output = child.wait_with_output().unwrap();
    Done {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A file in a folder of its own that is gone with the guard.
pub(crate) fn file(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(name);
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (dir, path)
}
