//! The one task that writes: group commit.
//!
//! Whoever wants to write sends a job and waits for its answer. The task takes everything that is waiting, does it
//! in one transaction, and answers after the commit has been synced. While it commits, the next jobs gather, so
//! the busier the server, the more actions share one sync.

use std::sync::Mutex;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{append, create, open, people};
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

impl Job {
    fn append(&self) -> Option<&Append> {
        match &self.write {
            Write::Append(append) => Some(append),
            _ => None,
        }
    }
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
        let is_append = |job: &Job| matches!(job.write, Write::Append(_));
        let (appends, others): (Vec<_>, Vec<_>) = jobs.drain(..).partition(is_append);
        // Others first: a table must be there before anything is appended to it.
        for part in [others, appends] {
            if part.is_empty() {
                continue;
            }
            let answers = commit(&mut writing, &options, &part).await;
            answer(part, answers, &mut writing);
        }
    }
    if let Some(writing) = writing
        && let Err(error) = writing.close().await
    {
        tracing::warn!(%error, "closing the database");
    }
}

fn answer(
    jobs: Vec<Job>,
    answers: Result<Vec<Answer>, sqlx::Error>,
    writing: &mut Option<SqliteConnection>,
) {
    let answers = answers.unwrap_or_else(|error| {
        // The connection goes too: dropping it rolls back, and a fresh one starts clean.
        *writing = None;
        tracing::error!(%error, jobs = jobs.len(), "a transaction failed");
        let error = StoreError::from(error);
        jobs.iter().map(|_| Err(error.clone())).collect()
    });
    for (job, answer) in jobs.into_iter().zip(answers) {
        // Whoever asked may have gone away; what they asked for has happened all the same.
        let _ = job.answer.send(answer);
    }
}

/// One transaction over all jobs, which are either all appends or none of them. `Err` means that nothing of it
/// happened; a job that is refused for its own reasons is an `Err` among the answers and disturbs no other.
async fn commit(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    jobs: &[Job],
) -> Result<Vec<Answer>, sqlx::Error> {
    let writing = match connection {
        Some(writing) => writing,
        None => connection.insert(open::writing(options).await?),
    };
    let appends: Vec<_> = jobs.iter().filter_map(Job::append).collect();
    if !appends.is_empty() {
        return append::all(writing, &appends).await;
    }
    let mut transaction = writing.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        // A savepoint, so that half of a refused job does not stay.
        let mut alone = transaction.begin().await?;
        let answer = one(&mut alone, &job.write).await;
        if answer.is_ok() {
            alone.commit().await?;
        } else {
            alone.rollback().await?;
        }
        answers.push(answer);
    }
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
