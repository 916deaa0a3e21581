//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_wagons::rules::{REASONS, SECTIONS};

/// The text of all chapters of these tests.
fn tests() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wagons");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.retain(|path| !path.ends_with("coverage.rs"));
    files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Whether a key is there as a whole: "§5" is not cited by "§5.3", nor "A2" by "A21".
fn cites(text: &str, key: &str) -> bool {
    text.match_indices(key).any(|(at, _)| {
        let rest = &text[at + key.len()..];
        let goes_on =
            rest.strip_prefix('.').unwrap_or(rest).starts_with(|c: char| c.is_ascii_digit());
        let before = text[..at].chars().next_back();
        !goes_on && !before.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn a_key_is_cited_as_a_whole() {
    assert!(cites("by §5, A2 and §11.2.", "§5") && cites("by §5, A2.", "A2"));
    assert!(!cites("by §5.3 and A21", "§5") && !cites("by A21, SA2", "A2"));
}

#[test]
fn every_section_is_cited_by_a_test() {
    let tests = tests();
    for rule in SECTIONS {
        assert!(cites(&tests, &format!("§{}", rule.section)), "§{} {}", rule.section, rule.title);
    }
}

#[test]
fn every_refusal_is_provoked_by_a_test() {
    let tests = tests();
    for reason in REASONS {
        let why = format!("\"§{} {}", reason.rule.section, reason.code);
        let whole = |end: char| tests.contains(&format!("{why}{end}"));
        assert!(whole('"') || whole(' '), "no test is refused because of {why}\"");
    }
}

/// The numbers that have a case; the others were merged into them.
#[test]
fn every_case_and_every_ruling_has_a_test() {
    let tests = tests();
    let cases = [1..=9, 11..=13, 15..=16, 18..=19, 21..=22, 24..=28, 30..=34, 38..=39, 41..=46]
        .into_iter()
        .chain([48..=49, 51..=53])
        .flatten();
    for case in cases {
        assert!(cites(&tests, &format!("T{case:02}")), "T{case:02}");
    }
    for ruling in 1..=31 {
        assert!(cites(&tests, &format!("A{ruling}")), "A{ruling}");
    }
}
