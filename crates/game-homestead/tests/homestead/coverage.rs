//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_homestead::{
    Homestead,
    rules::{REASONS, SECTIONS},
};
use nets::Chapters;

use crate::common::HERE;

fn chapters() -> Chapters {
    HERE.chapters::<Homestead>()
}

#[test]
fn every_section_is_cited_by_a_test_and_on_the_rules_page() {
    chapters().check_sections(SECTIONS);
}

#[test]
fn every_refusal_is_provoked_by_a_test() {
    chapters().check_refusals(REASONS);
}

/// The numbers that have a case; the others were merged into them.
#[test]
fn every_case_has_a_test() {
    let chapters = chapters();
    let cases = [1..=21, 23..=23, 25..=26, 28..=32, 34..=36, 38..=38, 40..=40, 42..=43, 45..=45];
    let more = [47..=47, 49..=50, 52..=52, 54..=54, 56..=59];
    for case in cases.into_iter().chain(more).flatten() {
        chapters.cite(&format!("T{case:02}"));
    }
}

#[test]
fn every_ruling_has_a_test() {
    assert_eq!(chapters().check_rulings('A'), 40, "A1 to A40");
}
