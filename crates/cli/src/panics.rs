//! The edge where a broken invariant stops: nobody ever sees a stack trace.

use std::{
    io::{self, Write},
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    sync::{Mutex, PoisonError},
};

use crate::ending::Verdict;

static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Runs a command; a panic in it becomes an error like any other.
pub(crate) fn caught(command: impl FnOnce() -> anyhow::Result<Verdict>) -> anyhow::Result<Verdict> {
    panic::set_hook(Box::new(remember));
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or_else(|_| {
        let what = LAST.lock().unwrap_or_else(PoisonError::into_inner).take();
        let what = what.unwrap_or_else(|| "no message".to_owned());
        Err(anyhow::anyhow!("internal error, please report it: {what}"))
    })
}

/// For work that goes on after a panic in one of its parts, such as a server's: tells it at once.
pub(crate) fn tell_at_once() {
    panic::set_hook(Box::new(|info| {
        let _ = writeln!(io::stderr(), "westbound: internal error: {}", words(info));
    }));
}

fn remember(info: &PanicHookInfo<'_>) {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| words(info));
}

fn words(info: &PanicHookInfo<'_>) -> String {
    let what = info.payload_as_str().unwrap_or("no message");
    match info.location() {
        Some(place) => format!("{what} ({}:{})", place.file(), place.line()),
        None => what.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_one_line_with_its_place() {
        let error = caught(|| panic!("a wagon in the sea")).unwrap_err().to_string();
        assert!(error.starts_with("internal error"), "{error}");
        assert!(error.contains("a wagon in the sea (") && error.contains("panics.rs:"), "{error}");
        // The hook is the process's: other tests want theirs back.
        drop(panic::take_hook());
    }
}
