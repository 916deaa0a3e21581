//! The tests of the tests: every section, refusal, case and ruling is cited by some test.

use game_wagons::{
    Wagons,
    rules::{REASONS, SECTIONS},
};
use nets::Chapters;

use crate::common::HERE;

fn chapters() -> Chapters {
    HERE.chapters::<Wagons>()
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
    let cases = [1..=9, 11..=13, 15..=16, 18..=19, 21..=22, 24..=28, 30..=34, 38..=39, 41..=46];
    let more = [48..=49, 51..=53];
    for case in cases.into_iter().chain(more).flatten() {
        chapters.cite(&format!("T{case:02}"));
    }
}

#[test]
fn every_ruling_has_a_test() {
    assert_eq!(chapters().check_rulings('A'), 31, "A1 to A31");
}
