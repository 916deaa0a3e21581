//! The text form of actions and outcomes: one notation that people read, type and store.

/// A text that is not an action (or outcome) of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read \"{text}\": expected {expected}")]
pub struct Unreadable {
    pub text: String,
    pub expected: &'static str,
}

impl Unreadable {
    /// `expected` is a noun phrase: "a region (NE, E, GP, MW or W)".
    pub fn new(text: &str, expected: &'static str) -> Self {
        // A pasted novel is not repeated back in full.
        let text = text.chars().take(60).collect();
        Self { text, expected }
    }
}
