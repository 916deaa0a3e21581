//! The web client: packages, build, generated types, pictures.

use std::{collections::BTreeMap, fs, io, path::Path};

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

/// `web/dist`, which the binary embeds. It is left untouched where nothing changed: the binary need
/// not be built again then.
pub(crate) fn build() -> Done {
    packages()?;
    let out = ["--outDir", "../target/web", "--emptyOutDir"];
    run("web", "npm", &[&["run", "--silent", "build", "--"], &out[..]].concat())?;
    let (built, dist) = (root().join("target/web"), root().join("web/dist"));
    renew(&built, &dist).map_err(|e| Failed(format!("cannot renew {}: {e}", dist.display())))
}

fn renew(built: &Path, dist: &Path) -> io::Result<()> {
    let files = contents(built)?;
    if dist.is_dir() && contents(dist)? == files {
        return Ok(());
    }
    if dist.is_dir() {
        fs::remove_dir_all(dist)?;
    }
    for (name, bytes) in files {
        let file = dist.join(name);
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(file, bytes)?;
    }
    Ok(())
}

/// Every file under a folder, by its path there.
fn contents(folder: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            let inner = contents(&entry.path())?;
            files.extend(inner.into_iter().map(|(path, bytes)| (format!("{name}/{path}"), bytes)));
        } else {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(files)
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
