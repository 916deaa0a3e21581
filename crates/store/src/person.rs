//! People: guests until they say otherwise, known by their sessions.

use crate::{Millis, PersonId};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// `en`, `de`, `it`, or empty if never said.
    pub language: String,
    pub created_at: Millis,
}
