//! Where bots think: a few threads that step aside for everybody else, first come, first served.
//!
//! A table has one bot thinking at a time, so the order of coming is also a turn for each table. Who asked may lose
//! interest; a thought nobody waits for any more is not begun. Where many wait, each thinks for a shorter time: people
//! would rather play against a bot that plays a little worse than wait for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use catalog::{BotJob, Mind};
use tokio::sync::oneshot;

/// Thoughts that may wait for a core before those that come later are shortened.
const PATIENCE: usize = 4;

/// The threads end when this is dropped, each after the thought it is at.
#[derive(Debug)]
pub(crate) struct Thinkers {
    jobs: Sender<Job>,
    cores: usize,
    /// Thoughts waited for, those under way among them.
    wanted: AtomicUsize,
}

/// Counts for as long as somebody waits.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Job {
    think: BotJob,
    mind: Mind,
    answer: oneshot::Sender<(String, Mind)>,
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
        Self { jobs, cores, wanted: AtomicUsize::new(0) }
    }

    /// How many have to share the time one thought would take; one where few wait.
    pub(crate) fn crowd(&self) -> u32 {
        let shares = 1 + self.wanted.load(Ordering::Relaxed) / (PATIENCE * self.cores);
        u32::try_from(shares).unwrap_or(u32::MAX)
    }

    /// The action thought of, and what is worth keeping in mind; `None` if the bot broke down.
    pub(crate) async fn think(&self, think: BotJob, mind: Mind) -> Option<(String, Mind)> {
        self.wanted.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.wanted);
        let (answer, thought) = oneshot::channel();
        self.jobs.send(Job { think, mind, answer }).ok()?;
        thought.await.ok()
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    step_aside();
    loop {
        let next = queue.lock().expect("no panic inside").recv();
        let Ok(Job { think, mut mind, answer }) = next else { return };
        if answer.is_closed() {
            continue;
        }
        if let Ok(action) = catch_unwind(AssertUnwindSafe(|| think(&mut mind))) {
            // Whoever asked may have gone meanwhile.
            let _ = answer.send((action, mind));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_crowd_counts_while_it_waits() {
        let thinkers = Arc::new(Thinkers::start());
        assert_eq!(thinkers.crowd(), 1);
        let many = 3 * PATIENCE * thinkers.cores;
        // Every thought takes until the gate is opened.
        let (gate, open) = mpsc::channel::<()>();
        let open = Arc::new(Mutex::new(open));
        let mut asked = Vec::new();
        for _ in 0..many {
            let (thinkers, open) = (Arc::clone(&thinkers), Arc::clone(&open));
            let think: BotJob = Box::new(move |_| {
                let _ = open.lock().unwrap().recv();
                "done".into()
            });
            asked.push(tokio::spawn(async move { thinkers.think(think, Mind::default()).await }));
        }
        while thinkers.wanted.load(Ordering::Relaxed) < many {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.crowd(), 4);
        // Who loses interest does not count.
        let gone = asked.pop().unwrap();
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        assert_eq!(thinkers.crowd(), 3);
        drop(gate);
        for thought in asked {
            let (action, _) = thought.await.unwrap().unwrap();
            assert_eq!(action, "done");
        }
        assert_eq!(thinkers.crowd(), 1);
    }
}
