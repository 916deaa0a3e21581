//! The tests of the tests: is every section, refusal, case and ruling cited by one?

use std::fs;

use crate::Folder;
use tabletop::{Game, Reason, Rule};

/// The tests of a game as text, and its rules page.
#[derive(Debug)]
pub struct Chapters {
    tests: String,
    page: String,
}

impl Folder {
    /// The tests in the folder named after the game, but for `coverage.rs` which asks.
    pub fn chapters<G: Game>(self) -> Chapters {
        let name = G::META.slug;
        let mut texts = self.texts(name);
        texts.retain(|(file, _)| file != "coverage.rs");
        let page = format!("{}/../../docs/rules/{name}.en.md", self.0);
        Chapters {
            tests: texts.into_iter().map(|(_, text)| text).collect(),
            page: fs::read_to_string(page).expect("every game has its rules page"),
        }
    }
}

impl Chapters {
    /// # Panics
    /// When no test cites this.
    pub fn cite(&self, key: &str) {
        assert!(cites(&self.tests, key), "no test cites {key}");
    }

    /// Every section is cited by a test, and is on the rules page under its title: refusals name it.
    ///
    /// # Panics
    /// With the first one that is not.
    pub fn check_sections(&self, sections: &[&Rule]) {
        for rule in sections {
            self.cite(&format!("§{}", rule.section));
            let heading = format!(" {} {}", rule.section, rule.title);
            let there = |line: &str| line.starts_with('#') && line.ends_with(&heading);
            assert!(self.page.lines().any(there), "the rules page has no section{heading}");
        }
    }

    /// Every refusal is provoked by a test.
    ///
    /// # Panics
    /// With the first one that is not.
    pub fn check_refusals(&self, reasons: &[&Reason]) {
        for reason in reasons {
            let why = format!("\"§{} {}", reason.rule.section, reason.code);
            let whole = |end: char| self.tests.contains(&format!("{why}{end}"));
            assert!(whole('"') || whole(' '), "no test is refused because of {why}\"");
        }
    }

    /// Every ruling on the rules page is cited by a test. Answers how many there are.
    ///
    /// # Panics
    /// With the first one that is not.
    pub fn check_rulings(&self, letter: char) -> usize {
        let heading = format!("### {letter}");
        let number =
            |line: &'_ str| Some(line.strip_prefix(&heading)?.split(' ').next()?.to_owned());
        let rulings: Vec<String> = self.page.lines().filter_map(number).collect();
        for number in &rulings {
            self.cite(&format!("{letter}{number}"));
        }
        rulings.len()
    }
}

/// Whether a key is there as a whole: "§5" is not cited by "§5.3", nor "R8" by "R8b".
fn cites(text: &str, key: &str) -> bool {
    text.match_indices(key).any(|(at, _)| {
        let rest = &text[at + key.len()..];
        let goes_on = rest.starts_with(|c: char| c.is_ascii_alphanumeric())
            || rest.strip_prefix('.').is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()));
        let before = text[..at].chars().next_back();
        !goes_on && !before.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::cites;

    #[test]
    fn a_key_is_cited_as_a_whole() {
        assert!(cites("by §5, R2 and §11.2.", "§5") && cites("by case 2.", "case 2"));
        assert!(!cites("by §5.3 and R21", "§5") && !cites("by R21, R2b, SR2", "R2"));
    }
}
