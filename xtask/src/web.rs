//! The web client: packages, build, generated types, pictures.

use std::fs;

use crate::{
    browser,
    run::{Done, Failed, cargo, cargo_name, has, root, run, run_with},
};

/// Installs the packages of the lock file, unless they are there already.
pub(crate) fn packages() -> Done {
    if !has("node") || !has("npm") {
        return Err(Failed("Node.js (20 or newer) with npm is needed for the web client".into()));
    }
    let (lock, stamp) =
        (root().join("web/package-lock.json"), root().join("web/node_modules/.installed-lock"));
    let wanted = fs::read(&lock).map_err(|e| Failed(format!("{}: {e}", lock.display())))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run("web", "npm", &["ci", "--no-audit", "--no-fund"])?;
    fs::write(&stamp, wanted).map_err(|e| Failed(format!("{}: {e}", stamp.display())))
}

/// `web/dist`, which the binary embeds.
pub(crate) fn build() -> Done {
    packages()?;
    run("web", "npm", &["run", "--silent", "build"])
}

/// The types of `web/src/lib/api/schema.d.ts` from the document the server serves.
pub(crate) fn codegen() -> Done {
    packages()?;
    let env = [("UPDATE_EXPECT", "1")];
    run_with(".", &cargo_name(), &["test", "-p", "server", "--test", "it", "openapi"], &env)?;
    run("web", "npm", &["run", "--silent", "codegen"])
}

/// `docs/pictures/*.png`, of the program as it is.
pub(crate) fn screenshots() -> Done {
    build()?;
    cargo(&["build", "--package", "cli"])?;
    let chromium = browser::chromium()?;
    run_with("web", "npm", &["run", "--silent", "screenshots"], &[("CHROMIUM", &chromium)])
}
