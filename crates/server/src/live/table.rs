//! One table in memory.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use catalog::AnyTable;
use store::{Millis, PersonId, SeatKind, Status, TableId};
use tabletop::{Seat, SeatSet, Viewer};
use tokio::sync::{Mutex, MutexGuard, Notify, watch};

use super::open;
use super::presence::Presence;
use crate::http::problem::Problem;
use crate::{App, clock};

/// The place of a table in memory: its lock, those who listen, those who look.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: TableId,
    /// Empty until opened, and again after a failed write: whoever locks it next reads it from the store.
    play: Mutex<Option<Play>>,
    /// Counts changes. Listeners look for themselves what changed, each through their own eyes.
    changes: watch::Sender<u64>,
    pub(super) presence: Presence,
    /// Whether somebody is playing the bots of this table. Only changed under the lock.
    pub(super) driven: AtomicBool,
    /// Tells whoever plays the bots that somebody was handed, or took back, a seat.
    pub(super) handed: Notify,
    /// How long everybody waits for somebody who is away.
    pub(super) absence: Duration,
    opened: Millis,
    touched: AtomicI64,
}

/// A table being played: what the store knows of it, and the game itself.
pub(crate) struct Play {
    pub(crate) row: store::Table,
    pub(crate) table: Box<dyn AnyTable>,
    /// When each entry of the record was made.
    pub(crate) times: Vec<Millis>,
    /// The table where these people have begun again.
    pub(crate) rematch: Option<TableId>,
}

impl Live {
    pub(super) fn new(id: TableId, absence: Duration) -> Self {
        Self {
            id,
            absence,
            play: Mutex::new(None),
            changes: watch::Sender::new(0),
            presence: Presence::default(),
            driven: AtomicBool::new(false),
            handed: Notify::new(),
            opened: clock::now(),
            touched: AtomicI64::new(clock::now()),
        }
    }

    pub(super) fn with(play: Play, absence: Duration) -> Self {
        let new = Self::new(play.row.id.clone(), absence);
        Self { play: Mutex::new(Some(play)), ..new }
    }

    /// The table, read from the store if need be. The `Option` is full; taking it out and not putting it back
    /// means "read it again".
    pub(crate) async fn lock(&self, app: &App) -> Result<MutexGuard<'_, Option<Play>>, Problem> {
        let mut slot = self.play.lock().await;
        if slot.is_none() {
            match open::open(app, &self.id).await {
                Ok(Some(play)) => *slot = Some(play),
                Ok(None) => {
                    app.tables.remove(&self.id);
                    return Err(Problem::no_table());
                }
                Err(problem) => return Err(problem),
            }
        }
        Ok(slot)
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(
        &self,
        app: &App,
        look: impl FnOnce(&Play) -> T,
    ) -> Result<T, Problem> {
        let slot = self.lock(app).await?;
        Ok(look(slot.as_ref().expect("a locked table is open")))
    }

    /// Something changed: listeners look again.
    pub(crate) fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Since when this person is not here, as far as we know; nothing if they are.
    pub(super) fn away_since(&self, person: &PersonId) -> Option<Millis> {
        let here = self.presence.is_here(person);
        (!here).then(|| self.presence.gone(person).unwrap_or(self.opened))
    }

    pub(super) fn touch(&self) {
        self.touched.store(clock::now(), Ordering::Relaxed);
    }

    pub(super) fn touched(&self) -> Millis {
        self.touched.load(Ordering::Relaxed)
    }
}

impl Play {
    /// The seats of a person, lowest first.
    pub(crate) fn seats_of(&self, person: Option<&PersonId>) -> Vec<Seat> {
        let Some(person) = person else { return Vec::new() };
        let mine = |kind: &SeatKind| matches!(kind, SeatKind::Person(Some(id)) if id == person);
        let seats = (0..).map(Seat).zip(&self.row.seats);
        seats.filter(|(_, seat)| mine(&seat.kind)).map(|(number, _)| number).collect()
    }

    /// The seats that are asked. Nobody is while a seat is open, or at a table that is only looked at.
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.row.status == Status::Running && !self.row.imported {
            self.table.to_act().seats()
        } else {
            SeatSet::EMPTY
        }
    }

    /// The person of a seat, whoever plays for them.
    pub(crate) fn person(&self, seat: Seat) -> Option<&PersonId> {
        match &self.row.seats.get(seat.index())?.kind {
            SeatKind::Person(person) => person.as_ref(),
            SeatKind::Bot(_) | SeatKind::Open { .. } => None,
        }
    }

    /// Whose eyes to use if nobody says: the seat of theirs that is asked, else their lowest, else a spectator's.
    pub(crate) fn usual_viewer(&self, person: Option<&PersonId>) -> Viewer {
        let mine = self.seats_of(person);
        let asks = |seat| self.to_act().contains(seat) && self.bot(seat).is_none();
        let asked = mine.iter().find(|&&seat| asks(seat));
        asked.or(mine.first()).map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat))
    }

    /// Whether a person may look through the eyes of a seat. After the end everything is open; and whoever
    /// brought a record along has read it anyway.
    pub(crate) fn may_see(&self, person: Option<&PersonId>, seat: Seat) -> bool {
        let exists = seat.index() < self.row.seats.len();
        let open = self.row.status == Status::Over
            || (self.row.imported && person == Some(&self.row.host));
        exists && (open || self.seats_of(person).contains(&seat))
    }

    /// The bot that plays a seat: its own, or one that stands in for its person.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.row.seats.get(seat.index())?.kind {
            SeatKind::Bot(bot) => Some(bot),
            SeatKind::Person(_) => self.row.stand_in(seat.0),
            SeatKind::Open { .. } => None,
        }
    }
}

impl fmt::Debug for Play {
    /// The game itself holds secrets and has no business in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play")
            .field("id", &self.row.id)
            .field("ply", &self.row.ply)
            .finish_non_exhaustive()
    }
}
