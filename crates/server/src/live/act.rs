//! Changing a table: judge, do, write, and only then tell.

use std::sync::Arc;

use store::{Append, StoreError, TakeSeat};
use tabletop::{EntryText, Seat};
use tokio::task::JoinHandle;

use super::{Live, Play, bots};
use crate::App;
use crate::http::problem::{Kind, Problem};

/// What somebody wants to happen, and at which ply they believe the table to be.
#[derive(Debug)]
pub(crate) enum Change {
    Act { seat: Seat, by: Hand, ply: u32, action: String },
    Undo { seat: Seat, ply: u32 },
}

/// Who moves the pieces of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Hand {
    Person,
    Bot(String),
}

enum Done {
    /// It happened when it was first asked; asking again changes nothing.
    Before,
    Now(Append),
}

/// Makes a change and answers with what `answer` sees of the table afterwards.
///
/// Runs as a task of its own: a caller who hangs up in the middle must not stop a write half-way.
pub(crate) async fn change<T: Send + 'static>(
    app: &App,
    live: &Arc<Live>,
    change: Change,
    answer: impl FnOnce(&Live, &Play) -> T + Send + 'static,
) -> Result<T, Problem> {
    let (task_app, live) = (app.clone(), Arc::clone(live));
    let task = app.tasks.spawn(async move {
        let app = task_app;
        let mut slot = live.lock(&app).await?;
        // Out of its place while it changes: if anything goes wrong from here on, a panic included, the place stays
        // empty and the next one reads the table as it was last written.
        let mut play = slot.take().expect("a locked table is open");
        let done = match judge(&mut play, &change) {
            Ok(done) => done,
            Err(problem) => {
                *slot = Some(play);
                return Err(problem);
            }
        };
        let answer = match done {
            Done::Before => answer(&live, &play),
            Done::Now(append) => {
                // The answer is made ready while the disk works, and thrown away if the disk fails.
                let written = app.store.append(append);
                let (written, answer) = tokio::join!(written, async { answer(&live, &play) });
                written?;
                live.tell();
                bots::drive(&app, &live, &play);
                answer
            }
        };
        *slot = Some(play);
        Ok(answer)
    });
    finished(task).await
}

/// Does it in memory. A refused change has changed nothing.
fn judge(play: &mut Play, change: &Change) -> Result<Done, Problem> {
    if play.row.imported {
        return Err(Problem::new(Kind::ReviewOnly, "it was made from a record"));
    }
    if play.row.status == store::Status::Waiting {
        return Err(Problem::new(Kind::Waiting, "the game begins when all seats are taken"));
    }
    let (Change::Act { ply, .. } | Change::Undo { ply, .. }) = *change;
    if ply != play.row.ply {
        let said = play.table.entries(ply).into_iter().next();
        let repeated = said.is_some_and(|said| change.is(&said));
        return if repeated { Ok(Done::Before) } else { Err(Problem::stale(ply, play.row.ply)) };
    }
    whose_turn_is_it(play, change)?;
    let drop_snapshots_above = match change {
        Change::Act { seat, action, .. } => {
            play.table.act(*seat, action)?;
            None
        }
        // The seed is public by now, and so is every hand.
        Change::Undo { .. } if play.row.status == store::Status::Over => {
            return Err(Problem::new(Kind::GameOver, "nothing can be taken back any more"));
        }
        Change::Undo { seat, .. } => {
            play.table.undo(*seat).map_err(Problem::refused)?;
            match play.table.entries(ply).first() {
                Some(EntryText::Undo { undo, .. }) => Some(*undo),
                _ => unreachable!("an undo is recorded as such"),
            }
        }
    };
    Ok(Done::Now(play.advance(drop_snapshots_above)))
}

/// A seat may have changed hands since its owner looked, or its bot began to think.
fn whose_turn_is_it(play: &Play, change: &Change) -> Result<(), Problem> {
    let (seat, by) = match change {
        Change::Act { seat, by, .. } => (*seat, by),
        Change::Undo { seat, .. } => (*seat, &Hand::Person),
    };
    match (by, play.bot(seat)) {
        (Hand::Person, None) => Ok(()),
        (Hand::Bot(bot), Some(playing)) if bot == playing => Ok(()),
        (Hand::Person, Some(_)) => {
            Err(Problem::new(Kind::HandedOver, "take your seat back before you play"))
        }
        (Hand::Bot(_), _) => Err(Problem::new(Kind::HandedOver, "somebody else plays here now")),
    }
}

impl Change {
    /// Whether this is what the record already says.
    fn is(&self, said: &EntryText) -> bool {
        match (self, said) {
            (Self::Act { seat, action, .. }, EntryText::Act { seat: by, act, .. }) => {
                seat == by && action.trim() == act
            }
            (Self::Undo { seat, .. }, EntryText::Undo { seat: by, .. }) => seat == by,
            _ => false,
        }
    }
}

/// Gives a seat to somebody with an invitation; the last one starts the game.
pub(crate) async fn sit<T: Send + 'static>(
    app: &App,
    live: &Arc<Live>,
    seat: TakeSeat,
    answer: impl FnOnce(&Live, &Play) -> T + Send + 'static,
) -> Result<T, Problem> {
    let (task_app, live) = (app.clone(), Arc::clone(live));
    let task = app.tasks.spawn(async move {
        let app = task_app;
        let mut slot = live.lock(&app).await?;
        let play = slot.as_mut().expect("a locked table is open");
        let person = seat.person.clone();
        match app.store.take_seat(seat).await {
            Ok(row) => {
                play.row = row;
                live.tell();
                bots::drive(&app, &live, play);
            }
            // Somebody who sits here already pressed the button twice.
            Err(StoreError::NoSuchInvitation) if !play.seats_of(Some(&person)).is_empty() => {}
            Err(error) => return Err(error.into()),
        }
        Ok(answer(&live, play))
    });
    finished(task).await
}

pub(super) async fn finished<T>(task: JoinHandle<Result<T, Problem>>) -> Result<T, Problem> {
    task.await.unwrap_or_else(|error| {
        tracing::error!(%error, "an action broke down");
        Err(Problem::new(Kind::Internal, "this should not have happened; nothing was changed"))
    })
}
