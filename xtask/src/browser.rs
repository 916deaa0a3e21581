//! The browser of the system: the browser tests use no other.

use std::process::{Command, Stdio};

use crate::{run::Failed, system::install};

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The path of a Chromium. On Debian as root it is installed if it is missing; elsewhere the
/// person is asked to do it.
pub(crate) fn chromium() -> Result<String, Failed> {
    if let Ok(path) = std::env::var("CHROMIUM") {
        return Ok(path);
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    install("chromium")?;
    find().ok_or_else(|| {
        let how = "install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path";
        Failed(format!("the browser tests need Chromium: {how}"))
    })
}

fn find() -> Option<String> {
    NAMES.iter().find_map(|name| {
        let found = Command::new("which").arg(name).stderr(Stdio::null()).output().ok()?;
        let path = String::from_utf8(found.stdout).ok()?.trim().to_owned();
        (!path.is_empty()).then_some(path)
    })
}
