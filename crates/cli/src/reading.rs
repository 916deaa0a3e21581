//! Reading what people wrote: position files, records, boxes. A bad file never surprises.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use anyhow::{Context, anyhow, bail};
use serde::de::DeserializeOwned;
use tabletop::{BoxError, BoxFiles};

use crate::{ending::No, table_args::bad_box};

/// Far more than any position, record or deck of ours.
const MOST_BYTES: u64 = 16 << 20;

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> anyhow::Result<String> {
    if path == Path::new("-") {
        return limited(io::stdin()).context("cannot read standard input");
    }
    let shown = path.display();
    if path.is_dir() {
        bail!("{shown} is a folder, not a file");
    }
    let file = fs::File::open(path).with_context(|| format!("cannot read {shown}"))?;
    limited(file).with_context(|| format!("cannot read {shown}"))
}

fn limited(from: impl Read) -> anyhow::Result<String> {
    let mut bytes = vec![];
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        bail!("more than {MOST_BYTES} bytes");
    }
    String::from_utf8(bytes).map_err(|_| anyhow!("it is not UTF-8 text"))
}

/// A file of JSON. What cannot be read at all is wrong usage; what reads but makes no sense is an
/// answer: no.
pub(crate) fn json<T: DeserializeOwned>(path: &Path) -> anyhow::Result<T> {
    let text = text(path)?;
    let file = path.display().to_string();
    let no = |e| No::because(format_args!("{file}: not the expected JSON: {e}")).with("file", file);
    Ok(serde_json::from_str(&text).map_err(no)?)
}

/// The data files of a box: every `*.json` in the folder.
pub(crate) fn box_files(dir: &Path) -> Result<BoxFiles, No> {
    let shown = dir.display().to_string();
    let bad = |file: &str, reason: &str| bad_box(&BoxError::new(file, None, reason));
    if !dir.is_dir() {
        let reason = if dir.exists() { "not a folder" } else { "there is no such folder" };
        return Err(bad(&shown, reason));
    }
    let unreadable = |error: io::Error| bad(&shown, &error.to_string());
    let mut files = BoxFiles::default();
    for entry in fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_none_or(|kind| kind != "json") || name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            return Err(bad(name, "a folder, where a file should be"));
        }
        let text = text(&path).map_err(|error| bad(name, &error.root_cause().to_string()))?;
        files.0.insert(name.to_owned(), text);
    }
    Ok(files)
}
