//! What an arena leaves on the disk: where it stands, and its games.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
};

use anyhow::Context;
use catalog::lab::Standing;
use tabletop::Record;

use crate::{pretty, reading};

/// Where an earlier run stood, if there was one.
pub(super) fn standing_in(path: &Path) -> anyhow::Result<Option<Standing>> {
    if path.exists() { reading::json(path).map(Some) } else { Ok(None) }
}

/// Writes from many threads; the first failure is remembered and ends the arena.
pub(super) struct Files {
    records: PathBuf,
    failure: Mutex<Option<anyhow::Error>>,
}

impl Files {
    pub(super) fn new(records: Option<&Path>) -> anyhow::Result<Self> {
        if let Some(folder) = records {
            let shown = folder.display();
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {shown}"))?;
        }
        let records = records.unwrap_or(Path::new("")).to_owned();
        Ok(Self { records, failure: Mutex::new(None) })
    }

    /// As `game-000017.json`: in order, also in a listing of the folder.
    pub(super) fn keep(&self, number: u64, record: &Record) {
        let path = self.records.join(format!("game-{number:06}.json"));
        let json = serde_json::to_value(record).expect("a record is plain data");
        self.note(write(&path, &pretty::json(&json)));
    }

    /// Beside the file first, then in its place: a file half written would be worth nothing.
    pub(super) fn save(&self, path: &Path, standing: &Standing) {
        let json = serde_json::to_value(standing).expect("a standing is plain data");
        let beside = path.with_extension("part");
        self.note(write(&beside, &pretty::json(&json)).and_then(|()| {
            let cannot = || format!("cannot write {}", path.display());
            fs::rename(&beside, path).with_context(cannot)
        }));
    }

    fn note(&self, result: anyhow::Result<()>) {
        if let Err(error) = result {
            self.failure.lock().expect("nobody panics holding this").get_or_insert(error);
        }
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failure.lock().expect("nobody panics holding this").is_some()
    }

    pub(super) fn done(self) -> anyhow::Result<()> {
        let failure = self.failure.into_inner().expect("nobody panics holding this");
        failure.map_or(Ok(()), Err)
    }
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, format!("{text}\n")).with_context(|| format!("cannot write {}", path.display()))
}
