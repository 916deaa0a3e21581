//! Files beside the tests.

use std::{env, fs, path::Path};

/// The `tests` folder of a crate, by the folder of the crate: `Folder(env!("CARGO_MANIFEST_DIR"))`.
///
/// With `UPDATE_EXPECT=1` tests write what they find instead of comparing it.
#[derive(Copy, Clone, Debug)]
pub struct Folder(pub &'static str);

impl Folder {
    /// Compares a text with a file.
    ///
    /// # Panics
    /// With the first line that differs.
    pub fn expect(self, name: &str, found: &str) {
        let path = self.path(name);
        if updates() {
            let folder = Path::new(&path).parent().expect("it is in the folder of the tests");
            fs::create_dir_all(folder).expect("the folder can be made");
            return fs::write(path, found).expect("the file can be written");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        for (number, (found, expected)) in (1..).zip(found.lines().zip(expected.lines())) {
            assert_eq!(found, expected, "{name}, line {number}; UPDATE_EXPECT=1 takes it over");
        }
        let same = found.len() == expected.len();
        assert!(same, "{name} ends elsewhere; UPDATE_EXPECT=1 takes it over");
    }

    /// The files of a folder in order, by name, with their texts.
    pub(crate) fn texts(self, name: &str) -> Vec<(String, String)> {
        let files = fs::read_dir(self.path(name)).expect("the folder is there");
        let mut paths: Vec<_> = files.map(|file| file.expect("it can be read").path()).collect();
        paths.sort();
        let read = |path: &std::path::PathBuf| {
            let name = path.file_name().expect("a file has a name").to_string_lossy();
            (name.into_owned(), fs::read_to_string(path).expect("the file can be read"))
        };
        paths.iter().map(read).collect()
    }

    fn path(self, name: &str) -> String {
        format!("{}/tests/{name}", self.0)
    }
}

pub(crate) fn updates() -> bool {
    env::var_os("UPDATE_EXPECT").is_some()
}
