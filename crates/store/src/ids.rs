//! Names of tables and people: 128 random bits, written in 26 lower-case letters and digits.
//!
//! Random and long, so that knowing one address says nothing about another; base 32 without look-alikes, so
//! that an address can be read aloud.

use std::fmt;

use crate::secret;

const LEN: usize = 26;

/// Text that cannot be the name of anything here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an id is {LEN} lower-case letters and digits")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// A new one, never used before.
            pub fn random() -> Self {
                Self(secret::random_text())
            }

            /// # Errors
            /// If the text has another form than [`Self::random`] gives.
            pub fn parse(text: &str) -> Result<Self, BadId> {
                let good = text.len() == LEN && text.bytes().all(|b| secret::LETTERS.contains(&b));
                if good { Ok(Self(text.to_owned())) } else { Err(BadId) }
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A table. Part of its address, hence known to everybody who was shown a link.
    TableId
);
id!(
    /// A person. Never leaves the server: rights come from secrets, not from this.
    PersonId
);
