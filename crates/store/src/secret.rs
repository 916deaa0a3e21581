//! Secrets: what a cookie, a bearer token or an invitation carries, and what of it is kept.

use std::fmt;

use sha2::{Digest, Sha256};

/// Crockford's base 32, lower case: no i, l, o, u.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A fresh secret in clear. Shown once to its owner; the store keeps only [`Self::hash`].
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// SHA-256 of a [`Secret`], as hex. Secrets are 128 random bits, so a plain hash cannot be searched backwards and
/// a slow one would buy nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl Secret {
    pub fn random() -> Self {
        Self(random_text())
    }

    /// The text to hand to its owner. Never log it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> SecretHash {
        SecretHash::of(&self.0)
    }
}

impl SecretHash {
    /// The hash of whatever somebody claims to be a secret.
    pub fn of(claimed: &str) -> Self {
        Self(hex(&Sha256::digest(claimed)))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Silent on purpose: a secret that reaches a log line must not be readable there.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

pub(crate) fn random_text() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let mut rest = u128::from_le_bytes(bytes);
    let mut text = String::with_capacity(26);
    for _ in 0..26 {
        let letter = usize::try_from(rest % 32).expect("below 32");
        text.push(char::from(LETTERS[letter]));
        rest /= 32;
    }
    text
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_says_nothing_in_a_log() {
        let secret = Secret::random();
        assert!(!format!("{secret:?} {:?}", secret.hash()).contains(secret.reveal()));
        assert_eq!(secret.hash(), SecretHash::of(secret.reveal()));
    }
}
