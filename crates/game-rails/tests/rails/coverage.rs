//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_rails::{
    Rails,
    rules::{REASONS, SECTIONS},
};
use nets::Chapters;

use crate::common::HERE;

fn chapters() -> Chapters {
    HERE.chapters::<Rails>()
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
    for case in [1..=8, 12..=15, 18..=22, 25..=29, 33..=34].into_iter().flatten() {
        chapters.cite(&format!("case {case}"));
    }
}

#[test]
fn every_ruling_has_a_test() {
    assert_eq!(chapters().check_rulings('R'), 25, "R1 to R23, R8b and R8c");
}
