//! Programs that cargo and npm do not bring.

use std::process::Command;

use crate::run::{Failed, has, run_with};

/// Installs a package on Debian as root; elsewhere somebody has to do it, and the caller says how.
pub(crate) fn install(package: &str) -> Result<(), Failed> {
    if has("apt-get") && is_root() {
        let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
        run_with(".", "apt-get", &["update", "--quiet"], &quiet)?;
        run_with(".", "apt-get", &["install", "--yes", "--quiet", package], &quiet)?;
    }
    Ok(())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}
