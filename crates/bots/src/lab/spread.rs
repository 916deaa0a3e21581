//! Work spread over threads, with a result that does not depend on their number.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Progress;

/// Something counted, in parts that can be added in any order.
pub(super) trait Tally: Default + Send {
    fn add(&mut self, other: Self);
}

/// Does the work numbered `0..units`, `chunk` numbers at a time, on `jobs` threads.
pub(super) fn spread<T: Tally>(
    jobs: usize,
    units: u64,
    chunk: u64,
    progress: Progress<'_>,
    work: impl Fn(&mut T, std::ops::Range<u64>) + Sync,
) -> T {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        let mut tally = T::default();
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= units {
                return tally;
            }
            let to = units.min(from + chunk);
            work(&mut tally, from..to);
            progress(done.fetch_add(to - from, Ordering::Relaxed) + to - from);
        }
    };
    if jobs <= 1 {
        return worker();
    }
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
        let mut sum = T::default();
        for thread in threads {
            sum.add(thread.join().expect("a game broke down"));
        }
        sum
    })
}
