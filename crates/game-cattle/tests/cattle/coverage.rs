//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_cattle::{
    Cattle,
    rules::{REASONS, SECTIONS},
};
use nets::Chapters;

use crate::common::HERE;

fn chapters() -> Chapters {
    HERE.chapters::<Cattle>()
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
    let numbers = [1..=6, 8..=9, 11..=17, 19..=21, 23..=25, 27..=28, 30..=31, 34..=34, 36..=36];
    let craig = [39..=41, 43..=44, 46..=47, 49..=50, 52..=52];
    for case in numbers.into_iter().chain(craig).flatten() {
        chapters.cite(&format!("case {case}"));
    }
}

#[test]
fn every_ruling_has_a_test() {
    assert_eq!(chapters().check_rulings('R'), 33, "R1 to R11, and R21 to R42 of Craig");
}
