//! Boxes: the components of a game as data files that people can edit.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

/// The files of a box, by name. Reading a folder is the caller's affair: a game does no I/O.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoxFiles(pub BTreeMap<String, String>);

impl BoxFiles {
    pub fn new<const N: usize>(files: [(&str, &str); N]) -> Self {
        Self(files.into_iter().map(|(name, text)| (name.into(), text.into())).collect())
    }

    pub fn get(&self, file: &str) -> Result<&str, BoxError> {
        let missing = || BoxError::new(file, None, "the file is missing");
        self.0.get(file).map(String::as_str).ok_or_else(missing)
    }

    /// Reads one JSON file. The error says where in the file it stopped making sense.
    pub fn json<T: serde::de::DeserializeOwned>(&self, file: &str) -> Result<T, BoxError> {
        serde_json::from_str(self.get(file)?)
            .map_err(|e| BoxError::new(file, None, &format!("not the expected JSON: {e}")))
    }

    /// Names the content, so that a record says which cards it was played with.
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for (name, text) in &self.0 {
            for part in [name, text] {
                hasher.update((part.len() as u64).to_le_bytes());
                hasher.update(part);
            }
        }
        crate::chance::hex(&hasher.finalize()[..8])
    }
}

/// What is wrong with a box: which file, which entry, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {reason}", .entry.as_ref().map(|e| format!(", {e}")).unwrap_or_default())]
pub struct BoxError {
    pub file: String,
    pub entry: Option<String>,
    pub reason: String,
}

impl BoxError {
    pub fn new(file: &str, entry: Option<&str>, reason: &str) -> Self {
        Self { file: file.into(), entry: entry.map(Into::into), reason: reason.into() }
    }
}

/// Names a box in records and on the screen.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
pub struct BoxId {
    pub id: String,
    pub hash: String,
    /// The cards are not the publisher's but ours, or those of whoever wrote the box.
    pub own_design: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_file_entry_and_reason() {
        let error = BoxError::new("deck.json", Some("card 7"), "cost 9 is above 6");
        assert_eq!(error.to_string(), "deck.json, card 7: cost 9 is above 6");
        let missing = BoxFiles::default().get("deck.json").unwrap_err();
        assert_eq!(missing.to_string(), "deck.json: the file is missing");
    }

    #[test]
    fn the_hash_depends_on_names_and_contents() {
        let a = BoxFiles::new([("ab", "c")]).hash();
        assert_ne!(a, BoxFiles::new([("a", "bc")]).hash());
        assert_ne!(a, BoxFiles::new([("ab", "d")]).hash());
        assert_eq!(a, BoxFiles::new([("ab", "c")]).hash());
    }
}
