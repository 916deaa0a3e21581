//! The one place where the server reads the clock, and how times are written.

use store::Millis;

pub(crate) fn now() -> Millis {
    jiff::Timestamp::now().as_millisecond()
}

/// RFC 3339 in UTC, to the millisecond: `2026-03-01T12:00:00.250Z`.
pub(crate) fn text(at: Millis) -> String {
    let at = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    format!("{at:.3}")
}
