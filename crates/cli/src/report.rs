//! Reports of the laboratory, as JSON and in columns.

use serde::Serialize;
use serde_json::Value;

/// The report as one object, marked as a success like every answer.
pub(crate) fn json(report: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(report).expect("reports are plain data");
    if let Value::Object(fields) = &mut value {
        fields.insert("ok".into(), true.into());
    }
    value
}

/// Seats in words are letters, so that nobody has to know where counting begins.
pub(crate) fn letter(seat: usize) -> char {
    (b'A'..=b'Z').nth(seat).map_or('?', char::from)
}
