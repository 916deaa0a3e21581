//! Who is looking at a table: people with an event stream open; and since when the others are gone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use store::{Millis, PersonId};

use super::Live;
use crate::clock;

#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<HashMap<PersonId, Seen>>);

#[derive(Debug, Default)]
struct Seen {
    streams: u32,
    /// When the last of them ended.
    gone: Millis,
}

impl Presence {
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.0.lock().expect("no panic inside").get(person).is_some_and(|seen| seen.streams > 0)
    }

    /// When somebody who is not here went. Nobody knows of those who have not been here since the table was opened.
    pub(crate) fn gone(&self, person: &PersonId) -> Option<Millis> {
        self.0.lock().expect("no panic inside").get(person).map(|seen| seen.gone)
    }

    /// Whether this is the person's first stream.
    fn come(&self, person: &PersonId) -> bool {
        let mut people = self.0.lock().expect("no panic inside");
        let seen = people.entry(person.clone()).or_default();
        seen.streams += 1;
        seen.streams == 1
    }

    /// Whether this was the person's last stream.
    fn go(&self, person: &PersonId) -> bool {
        let mut people = self.0.lock().expect("no panic inside");
        let Some(seen) = people.get_mut(person) else { return false };
        seen.streams -= 1;
        seen.gone = clock::now();
        seen.streams == 0
    }
}

/// Somebody looking. They are gone when this is dropped, however their connection ended.
#[derive(Debug)]
pub(crate) struct Here {
    live: Arc<Live>,
    person: Option<PersonId>,
}

impl Here {
    pub(crate) fn new(live: Arc<Live>, person: Option<PersonId>) -> Self {
        if let Some(person) = &person
            && live.presence.come(person)
        {
            live.tell();
        }
        Self { live, person }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        if let Some(person) = &self.person
            && self.live.presence.go(person)
        {
            self.live.tell();
        }
    }
}
