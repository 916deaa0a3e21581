//! JSON for people to read and edit: what fits on a line stays on one.

use serde_json::Value;

const WIDTH: usize = 100;

pub(crate) fn json(value: &Value) -> String {
    let mut text = String::new();
    write(value, 0, 0, &mut text);
    text
}

/// `used` is how much of the line is taken before the value.
fn write(value: &Value, depth: usize, used: usize, text: &mut String) {
    let flat = flat(value);
    // A comma may follow.
    if used + flat.chars().count() < WIDTH {
        text.push_str(&flat);
        return;
    }
    let indent = "  ".repeat(depth + 1);
    let (open, close, parts): (_, _, Vec<(String, &Value)>) = match value {
        Value::Array(values) => {
            ('[', ']', values.iter().map(|value| (indent.clone(), value)).collect())
        }
        Value::Object(fields) => {
            let head = |name: &String| format!("{indent}{}: ", Value::from(name.as_str()));
            ('{', '}', fields.iter().map(|(name, value)| (head(name), value)).collect())
        }
        _ => return text.push_str(&flat),
    };
    text.push(open);
    for (i, (head, value)) in parts.iter().enumerate() {
        text.push_str(if i == 0 { "\n" } else { ",\n" });
        text.push_str(head);
        write(value, depth + 1, head.chars().count(), text);
    }
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
    text.push(close);
}

/// All on one line, with room to breathe.
fn flat(value: &Value) -> String {
    match value {
        Value::Array(values) => {
            let parts: Vec<_> = values.iter().map(flat).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let part = |(name, value): (&String, &Value)| {
                format!("{}: {}", Value::from(name.as_str()), flat(value))
            };
            let parts: Vec<_> = fields.iter().map(part).collect();
            format!("{{ {} }}", parts.join(", "))
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn it_is_the_same_json() {
        let long: Vec<u32> = (0..60).collect();
        let value = json!({ "a": [1, 2], "b": {}, "c": { "long \" name": long }, "d": null });
        let text = json(&value);
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert!(text.contains("\n  \"a\": [1, 2],\n"), "{text}");
    }
}
