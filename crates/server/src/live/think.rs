//! Where bots think: a few threads that step aside for everybody else, first come, first served.
//!
//! A table has one bot thinking at a time, so the order of coming is also a turn for each table. Who asked may lose
//! interest; a thought nobody waits for any more is not begun.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use catalog::BotJob;
use tokio::sync::oneshot;

/// The threads end when this is dropped, each after the thought it is at.
#[derive(Debug)]
pub(crate) struct Thinkers {
    jobs: Sender<Job>,
}

struct Job {
    think: BotJob,
    answer: oneshot::Sender<String>,
}

impl Thinkers {
    /// One thread a core: they take what the requests leave.
    pub(crate) fn start() -> Self {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..cores {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || work(&queue)).expect("the system gives threads");
        }
        Self { jobs }
    }

    /// The action thought of; `None` if the bot broke down.
    pub(crate) async fn think(&self, think: BotJob) -> Option<String> {
        let (answer, thought) = oneshot::channel();
        self.jobs.send(Job { think, answer }).ok()?;
        thought.await.ok()
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    step_aside();
    loop {
        let next = queue.lock().expect("no panic inside").recv();
        let Ok(Job { think, answer }) = next else { return };
        if answer.is_closed() {
            continue;
        }
        if let Ok(action) = catch_unwind(AssertUnwindSafe(think)) {
            // Whoever asked may have gone meanwhile.
            let _ = answer.send(action);
        } else {
            tracing::error!("a bot broke down");
        }
    }
}

/// Lowers the priority of this thread as far as it goes: an answer to a person comes before any thought of a bot.
fn step_aside() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!(%error, "bots think at the priority of requests");
    }
}
