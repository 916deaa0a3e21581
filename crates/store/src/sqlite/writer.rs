//! The one thread that writes: group commit.
//!
//! Whoever wants to write sends a job and waits for its answer. The thread takes everything that is waiting, does it
//! in one transaction, and answers after the commit has been synced. While it commits, the next jobs gather, so
//! the busier the server, the more actions share one sync.
//!
//! It speaks to `SQLite` directly, not through the asynchronous driver the readers use: a commit is a dozen small
//! statements, and each would be a trip to the driver's own thread and back. Everybody waits for this thread.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{append, create, open, people};
use crate::{
    Append, HandOver, Millis, NewTable, Person, PersonId, SecretHash, StoreError, TableId, TakeSeat,
};

/// Jobs in one transaction. More would make the first of them wait longer than the sync they save.
const BATCH: usize = 256;

/// Jobs that may wait before senders are held back.
const QUEUE: usize = 1024;

#[derive(Debug)]
pub(super) enum Write {
    Append(Append),
    Table(Box<NewTable>),
    Seat(TakeSeat),
    HandOver(TableId, HandOver),
    Person(Person, SecretHash),
    Rename(Person),
    Seen(SecretHash, Millis),
    Token(SecretHash, PersonId, Millis),
    /// Nothing after this: what was sent before is still done.
    Close,
}

type Answer = Result<(), StoreError>;

#[derive(Debug)]
struct Job {
    write: Write,
    answer: oneshot::Sender<Answer>,
}

#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// `writing` is a connection to the file at `path`; after a failure it is made again.
    pub(super) fn start(writing: Connection, path: PathBuf) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = tokio::task::spawn_blocking(move || run(writing, &path, queue));
        Self { jobs, thread: Mutex::new(Some(thread)) }
    }

    /// Returns when the write is on the disk, or has certainly not happened.
    pub(super) async fn write(&self, write: Write) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { write, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn close(&self) {
        // An error only says that somebody closed it before us.
        let _ = self.write(Write::Close).await;
        let thread = self.thread.lock().expect("nobody panics holding this").take();
        if let Some(thread) = thread {
            let _ = thread.await;
        }
    }
}

fn run(writing: Connection, path: &Path, mut queue: mpsc::Receiver<Job>) {
    let mut writing = Some(writing);
    let mut jobs = Vec::with_capacity(BATCH);
    while queue.blocking_recv_many(&mut jobs, BATCH) > 0 {
        if jobs.iter().any(|job| matches!(job.write, Write::Close)) {
            queue.close();
        }
        let answers = commit(&mut writing, path, &jobs).unwrap_or_else(|error| {
            // The connection goes too: dropping it rolls back, and a fresh one starts clean.
            writing = None;
            tracing::error!(%error, jobs = jobs.len(), "a transaction failed");
            vec![Err(error); jobs.len()]
        });
        for (job, answer) in jobs.drain(..).zip(answers) {
            // Whoever asked may have gone away; what they asked for has happened all the same.
            let _ = job.answer.send(answer);
        }
    }
    if let Some(Err((_, error))) = writing.map(Connection::close) {
        tracing::warn!(%error, "closing the database");
    }
}

/// One transaction over all jobs, in the order they came. `Err` means that nothing of it happened; a job that is
/// refused for its own reasons is an `Err` among the answers and disturbs no other.
fn commit(
    connection: &mut Option<Connection>,
    path: &Path,
    jobs: &[Job],
) -> Result<Vec<Answer>, StoreError> {
    let writing = match connection {
        Some(writing) => writing,
        None => connection.insert(open::writing(path)?),
    };
    let mut transaction = writing.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        answers.push(one(&mut transaction, &job.write)?);
    }
    transaction.commit()?;
    Ok(answers)
}

fn one(transaction: &mut Transaction<'_>, write: &Write) -> Result<Answer, StoreError> {
    // An append is refused before it has written anything, or not at all.
    if let Write::Append(append) = write {
        return match append::append(transaction, append) {
            Err(error @ StoreError::Unavailable(_)) => Err(error),
            answer => Ok(answer),
        };
    }
    // A savepoint, so that half of a refused job does not stay.
    let alone = transaction.savepoint()?;
    let answer = match write {
        Write::Append(_) | Write::Close => Ok(()),
        Write::Table(table) => create::table(&alone, table),
        Write::Seat(seat) => create::take_seat(&alone, seat),
        Write::HandOver(table, word) => {
            create::hand_over(&alone, table, word).map_err(StoreError::from)
        }
        Write::Person(person, session) => people::create(&alone, person, session),
        Write::Rename(person) => people::save(&alone, person),
        Write::Seen(session, at) => people::seen(&alone, session, *at),
        Write::Token(hash, person, at) => people::create_token(&alone, hash, person, *at),
    };
    if answer.is_ok() {
        alone.commit()?;
    } else {
        alone.finish()?;
    }
    Ok(answer)
}
