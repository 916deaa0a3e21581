//! The examples in the documents are run as they stand.
//!
//! A fenced block whose info string names a file (`json position.json`) is that file. In a
//! `console` block a line `$ westbound …` is run, and what it prints must be what follows; a line
//! `…` stands for any lines. `$ echo $?` shows the exit code of the command before.
//!
//! `UPDATE_DOCS=1` writes what was printed into blocks that have no `…`.

use std::{fs, path::Path};

use crate::common::{Done, run_in};

#[derive(Debug)]
struct Block {
    info: String,
    text: String,
}

fn blocks(document: &str) -> Vec<Block> {
    let mut blocks = vec![];
    let mut open: Option<Block> = None;
    for line in document.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => open = Some(Block { info: info.into(), text: String::new() }),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => block.text.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    let document = fs::read_to_string(&path).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let mut updated = document.clone();
    let mut commands = 0;
    for block in blocks(&document) {
        match block.info.split_once(' ') {
            Some((_, file)) => fs::write(dir.path().join(file), &block.text).unwrap(),
            None if block.info == "console" => {
                let printed = play(dir.path(), &block.text, &mut commands);
                if printed != block.text {
                    updated = updated.replace(&block.text, &printed);
                }
            }
            None => {}
        }
    }
    assert!(commands > 0, "{name} has examples");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(path, updated).unwrap();
    } else {
        assert_eq!(document, updated, "{name} shows something else than the program");
    }
}

/// Runs a console block and gives it back with what was really printed.
fn play(dir: &Path, text: &str, commands: &mut usize) -> String {
    let mut printed = String::new();
    let mut last = Done { code: 0, stdout: String::new(), stderr: String::new() };
    // Money has the sign of a prompt: only a line that begins with it is a command.
    let block = format!("\n{}", text.strip_suffix('\n').unwrap_or(text));
    for part in block.split("\n$ ").skip(1) {
        let part = format!("{part}\n");
        let (line, expected) = part.split_once('\n').unwrap();
        let shown = if line == "echo $?" {
            format!("{}\n", last.code)
        } else {
            *commands += 1;
            last = westbound(dir, line);
            format!("{}{}", last.stdout, last.stderr)
        };
        let shown = if matches(expected, &shown) { expected } else { &shown };
        printed.extend(["$ ", line, "\n", shown]);
    }
    printed
}

fn westbound(dir: &Path, line: &str) -> Done {
    let (command, to) = match line.split_once(" > ") {
        Some((command, file)) => (command, Some(file)),
        None => (line, None),
    };
    let words = command.strip_prefix("westbound").unwrap_or_else(|| panic!("no command: {line}"));
    let mut done = run_in(dir, words.split_whitespace(), "");
    if let Some(file) = to {
        fs::write(dir.join(file), std::mem::take(&mut done.stdout)).unwrap();
    }
    done
}

/// Whether `shown` is `expected`, in which a line `…` stands for any lines.
fn matches(expected: &str, shown: &str) -> bool {
    let mut parts = expected.split("…\n");
    let Some(mut rest) = shown.strip_prefix(parts.next().unwrap()) else { return false };
    let mut open = false;
    for part in parts {
        open = part.is_empty();
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    open || rest.is_empty()
}

#[test]
fn the_formats_are_as_documented() {
    check("formats.md");
}

#[test]
fn the_commands_are_as_documented() {
    check("cli.md");
}

#[test]
fn an_ellipsis_stands_for_any_lines() {
    assert!(matches("a\n…\nc\n", "a\nb\nb\nc\n"));
    assert!(matches("a\n…\n", "a\nb\n"));
    assert!(matches("a\n", "a\n") && !matches("a\n", "a\nb\n"));
    assert!(!matches("a\n…\nc\n", "a\nb\n"));
}
