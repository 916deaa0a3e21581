//! Who is looking at a table: people with an event stream open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use store::PersonId;

use super::Live;

#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<HashMap<PersonId, u32>>);

impl Presence {
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.0.lock().expect("no panic inside").contains_key(person)
    }

    /// Whether this is the person's first stream.
    fn come(&self, person: &PersonId) -> bool {
        let mut here = self.0.lock().expect("no panic inside");
        let streams = here.entry(person.clone()).or_insert(0);
        *streams += 1;
        *streams == 1
    }

    /// Whether this was the person's last stream.
    fn go(&self, person: &PersonId) -> bool {
        let mut here = self.0.lock().expect("no panic inside");
        let Some(streams) = here.get_mut(person) else { return false };
        *streams -= 1;
        if *streams == 0 {
            here.remove(person);
            return true;
        }
        false
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
