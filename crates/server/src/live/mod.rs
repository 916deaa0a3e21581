//! Tables in memory, and the one order in which anything happens to them.
//!
//! An action is judged and done on the table in memory, written to the store, and only when the store has
//! acknowledged it is anybody told: the one who asked, and those who listen. All that under the lock of the table.
//! If writing fails, the table is thrown out of memory and read again from the store by whoever comes next; so
//! nothing is ever shown that could be lost.

mod act;
mod bots;
mod open;
pub(crate) mod presence;
pub(crate) mod render;
mod seats;
mod table;
mod think;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::TableId;

pub(crate) use act::{Change, Hand, change, sit};
pub(crate) use bots::drive;
pub(crate) use open::new_play;
pub(crate) use seats::{Wish, hand_over};
pub(crate) use table::{Live, Play};
pub(crate) use think::Thinkers;

use crate::{App, clock};

/// A table nobody has touched for so long leaves the memory.
const IDLE: Duration = Duration::from_mins(10);

/// The tables in memory. Each is in here once, so its lock is the one lock of that table.
#[derive(Debug)]
pub(crate) struct Tables {
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    /// How long a table waits for somebody who is away.
    absence: Duration,
}

impl Tables {
    pub(crate) fn new(absence: Duration) -> Self {
        Self { live: Mutex::default(), absence }
    }

    /// The place of a table; whether there is such a table shows when it is locked.
    pub(crate) fn get(&self, id: &TableId) -> Arc<Live> {
        let mut live = self.live.lock().expect("no panic inside");
        if let Some(found) = live.get(id) {
            found.touch();
            return Arc::clone(found);
        }
        let new = Arc::new(Live::new(id.clone(), self.absence));
        live.insert(id.clone(), Arc::clone(&new));
        new
    }

    /// A new table, already open.
    pub(crate) fn put(&self, play: Play) -> Arc<Live> {
        let id = play.row.id.clone();
        let new = Arc::new(Live::with(play, self.absence));
        self.live.lock().expect("no panic inside").insert(id, Arc::clone(&new));
        new
    }

    /// The place of a table that is in memory now.
    pub(crate) fn peek(&self, id: &TableId) -> Option<Arc<Live>> {
        self.live.lock().expect("no panic inside").get(id).cloned()
    }

    /// Forgets a place that turned out to belong to no table.
    fn remove(&self, id: &TableId) {
        self.live.lock().expect("no panic inside").remove(id);
    }

    /// Drops the tables that nobody holds and nobody has touched for a while.
    fn sweep(&self, idle: Duration) {
        let before = clock::now() - i64::try_from(idle.as_millis()).unwrap_or(i64::MAX);
        let mut live = self.live.lock().expect("no panic inside");
        live.retain(|_, table| Arc::strong_count(table) > 1 || table.touched() > before);
    }
}

impl App {
    /// Starts what runs beside the requests: bots that were to act when the server stopped, and the broom.
    pub(crate) async fn wake_bots(&self) {
        match self.store.waiting_for_bots().await {
            Ok(tables) => {
                let app = self.clone();
                self.tasks.spawn(async move {
                    for id in tables {
                        if app.stopping.is_cancelled() {
                            break;
                        }
                        let live = app.tables.get(&id);
                        if let Err(problem) = bots::wake(&app, &live).await {
                            tracing::error!(table = %id, detail = problem.detail, "cannot resume");
                        }
                    }
                });
            }
            Err(error) => tracing::error!(%error, "cannot look for tables to resume"),
        }
        let app = self.clone();
        self.tasks.spawn(async move {
            while !app.stopping.is_cancelled() {
                tokio::select! {
                    () = app.stopping.cancelled() => {}
                    () = tokio::time::sleep(IDLE / 10) => app.tables.sweep(IDLE),
                }
            }
        });
    }
}
