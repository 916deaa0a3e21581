//! Recorded games: judged again entry by entry, with the same draws, to the same result.

use crate::{Folder, folder::updates};
use tabletop::{EntryText, Game, Record, Table};

impl Folder {
    /// The games in `games`, by the names of their files.
    pub fn games(self) -> Vec<(String, Record)> {
        let read = |(name, text): (String, String)| {
            let record = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
            (name, record)
        };
        self.texts("games").into_iter().map(read).collect()
    }

    /// Replays every game in `games`, also those that people add: a file there is enough. `made` are
    /// those the tests make themselves.
    ///
    /// # Panics
    /// With the first game that goes otherwise.
    pub fn replay<G: Game>(self, made: impl Fn() -> Vec<(String, Record)>) {
        if updates() {
            for (name, record) in made() {
                self.expect(&format!("games/{name}.json"), &text(&record));
            }
        }
        for (name, record) in self.games() {
            let table = Table::<G>::replay(&G::default_box(), &record)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(table.outcome(), record.result, "{name}");
            assert_eq!(table.to_record(), record, "{name}");
            assert!(table.outcome().is_some(), "{name} goes to its end");
        }
    }
}

/// One entry a line, so that people can read it and a difference is short.
fn text(record: &Record) -> String {
    let text = serde_json::to_string(record).expect("a record is plain data");
    text.replace("\"entries\":[{", "\"entries\":[\n{")
        .replace("},{", "},\n{")
        .replace("}],", "}\n],")
        + "\n"
}

/// How a recorded game ended.
pub fn reason(record: &Record) -> &str {
    &record.result.as_ref().expect("the game is over").reason
}

/// How many share the first place.
pub fn winners(record: &Record) -> usize {
    record.result.as_ref().map_or(0, |result| result.winners().count())
}

/// Whether somebody took something back.
pub fn takes_back(record: &Record) -> bool {
    record.entries.iter().any(|entry| matches!(entry, EntryText::Undo { .. }))
}
