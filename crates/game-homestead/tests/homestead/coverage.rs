//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_homestead::rules::{REASONS, SECTIONS};

/// The text of all chapters of these tests.
fn tests() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/homestead");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.retain(|path| !path.ends_with("coverage.rs"));
    files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Whether a key is there as a whole: "§5" is not cited by "§5.3", nor "A3" by "A39".
fn cites(text: &str, key: &str) -> bool {
    text.match_indices(key).any(|(at, _)| {
        let rest = &text[at + key.len()..];
        let goes_on = rest.starts_with(|c: char| c.is_ascii_alphanumeric())
            || rest.strip_prefix('.').is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()));
        let before = text[..at].chars().next_back();
        !goes_on && !before.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn a_key_is_cited_as_a_whole() {
    assert!(cites("by §5, A2 and §11.2.", "§5") && cites("by T02.", "T02"));
    assert!(!cites("by §5.3 and A21", "§5") && !cites("by A21, A2b", "A2"));
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
fn every_case_has_a_test() {
    let tests = tests();
    let cases = [1..=21, 23..=23, 25..=26, 28..=32, 34..=36, 38..=38, 40..=40, 42..=43, 45..=45];
    let more = [47..=47, 49..=50, 52..=52, 54..=54, 56..=59];
    for case in cases.into_iter().chain(more).flatten() {
        assert!(cites(&tests, &format!("T{case:02}")), "T{case:02}");
    }
}

#[test]
fn every_ruling_has_a_test() {
    let (tests, page) = (tests(), include_str!("../../../../docs/rules/homestead.en.md"));
    let rulings: Vec<&str> =
        page.lines().filter_map(|line| line.strip_prefix("### A")?.split(' ').next()).collect();
    assert_eq!(rulings.len(), 40, "A1 to A40");
    for ruling in rulings {
        assert!(cites(&tests, &format!("A{ruling}")), "A{ruling}");
    }
}

/// Refusals name sections that the rules page has, under that title.
#[test]
fn every_section_is_on_the_rules_page() {
    let page = include_str!("../../../../docs/rules/homestead.en.md");
    for rule in SECTIONS {
        let heading = format!(" {} {}", rule.section, rule.title);
        let there = page.lines().any(|line| line.starts_with('#') && line.ends_with(&heading));
        assert!(there, "§{} {}", rule.section, rule.title);
    }
}
