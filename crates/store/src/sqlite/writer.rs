//! The one task that writes: group commit.
//!
//! Whoever wants to write sends a job and waits for its answer. The task takes everything that is waiting, does it
//! in one transaction, and answers after the commit has been synced. While it commits, the next jobs gather, so
//! the busier the server, the more actions share one sync.

use std::sync::Mutex;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{append, create, people};
use crate::{Append, Millis, NewTable, Person, PersonId, SecretHash, StoreError, TakeSeat};

/// Jobs in one transaction. More would make the first of them wait longer than the sync they save.
const BATCH: usize = 256;

/// Jobs that may wait before senders are held back.
const QUEUE: usize = 1024;

#[derive(Debug)]
pub(super) enum Write {
    Append(Append),
    Table(Box<NewTable>),
    Seat(TakeSeat),
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
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(writing: SqliteConnection, options: SqliteConnectOptions) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(writing, options, queue));
        Self { jobs, task: Mutex::new(Some(task)) }
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
        let task = self.task.lock().expect("nobody panics holding this").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(
    writing: SqliteConnection,
    options: SqliteConnectOptions,
    mut queue: mpsc::Receiver<Job>,
) {
    let mut writing = Some(writing);
    let mut jobs = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut jobs, BATCH).await > 0 {
        if jobs.iter().any(|job| matches!(job.write, Write::Close)) {
            queue.close();
        }
        match commit(&mut writing, &options, &jobs).await {
            Ok(answers) => {
                for (job, answer) in jobs.drain(..).zip(answers) {
                    let _ = job.answer.send(answer);
                }
            }
            Err(error) => {
                // The connection goes too: dropping it rolls back, and a fresh one starts clean.
                writing = None;
                tracing::error!(%error, jobs = jobs.len(), "a transaction failed");
                let error = StoreError::from(error);
                for job in jobs.drain(..) {
                    let _ = job.answer.send(Err(error.clone()));
                }
            }
        }
    }
    if let Some(writing) = writing
        && let Err(error) = writing.close().await
    {
        tracing::warn!(%error, "closing the database");
    }
}

/// One transaction over all jobs. `Err` means that nothing of it happened; a job that is refused for its own
/// reasons is an `Err` among the answers and does not disturb the others.
async fn commit(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    jobs: &[Job],
) -> Result<Vec<Answer>, sqlx::Error> {
    let writing = match connection {
        Some(writing) => writing,
        None => connection.insert(options.connect().await?),
    };
    let mut transaction = writing.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(jobs.len());
    let mut appends = Vec::with_capacity(jobs.len());
    for (index, job) in jobs.iter().enumerate() {
        match &job.write {
            Write::Append(append) => {
                appends.push((index, append));
                answers.push(Ok(()));
            }
            other => {
                // A savepoint, so that half of a refused job does not stay.
                let mut alone = transaction.begin().await?;
                let answer = one(&mut alone, other).await;
                if answer.is_ok() {
                    alone.commit().await?;
                } else {
                    alone.rollback().await?;
                }
                answers.push(answer);
            }
        }
    }
    append::all(&mut transaction, appends, &mut answers).await?;
    transaction.commit().await?;
    Ok(answers)
}

async fn one(writing: &mut SqliteConnection, write: &Write) -> Answer {
    match write {
        Write::Append(_) => unreachable!("appends are done together"),
        Write::Table(table) => create::table(writing, table).await,
        Write::Seat(seat) => create::take_seat(writing, seat).await,
        Write::Person(person, session) => people::create(writing, person, session).await,
        Write::Rename(person) => people::save(writing, person).await,
        Write::Seen(session, at) => people::seen(writing, session, *at).await,
        Write::Token(hash, person, at) => people::create_token(writing, hash, person, *at).await,
        Write::Close => Ok(()),
    }
}
