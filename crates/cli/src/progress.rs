//! Progress on stderr, if somebody is looking.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `total` pieces of work; invisible unless stderr is a terminal.
pub(crate) fn bar(total: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg}, {eta} left")
        .expect("the template is a constant");
    ProgressBar::new(total).with_style(style).with_message(what)
}

/// For work of unknown length.
pub(crate) fn spinner(what: &'static str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(what);
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}
