//! Options and seats: what is agreed before a game begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};

use crate::{BoxError, Seat};

/// Options as people write them: `vp_payment=shortfall`.
pub type OptionTexts = BTreeMap<String, String>;

/// An option a host may set. Everything is a text outside; the game's own type inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub key: &'static str,
    pub kind: OptionKind,
    pub default: &'static str,
    pub matters: Matters,
}

impl OptionSpec {
    pub const fn new(key: &'static str, kind: OptionKind, default: &'static str) -> Self {
        Self { key, kind, default, matters: Matters::Always }
    }

    #[must_use]
    pub const fn mattering(mut self, matters: Matters) -> Self {
        self.matters = matters;
        self
    }
}

/// At which tables an option changes anything. At the others whatever is chosen is refused or plays
/// the same game, so that a form need not ask.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Matters {
    Always,
    /// With so many players: it is one of their ways to play.
    With {
        players: u8,
    },
    /// Beside this choice of another option, where that one matters.
    Beside {
        key: &'static str,
        choice: &'static str,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    Choice {
        values: &'static [&'static str],
    },
    /// Some of the values, `seat1` and so on, are seats: as many as there are players, and so many at the
    /// least, where a rival who plays by rules has one, too.
    Seat {
        values: &'static [&'static str],
        least: u8,
    },
    Flag,
    /// A whole number; `off` says whether the word "off" is allowed too.
    Number {
        min: u16,
        max: u16,
        off: bool,
    },
}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {min} to {max} players, not {asked}")]
    Seats { game: &'static str, min: u8, max: u8, asked: u8 },
    #[error("bad option: {0}")]
    Option(String),
    #[error("bad box: {0}")]
    Box(#[from] BoxError),
}

/// Refuses a first player, where the host has named one, who is not among those `around` the table.
pub fn check_start(first: Option<Seat>, around: u8) -> Result<(), SetupError> {
    match first {
        Some(seat) if seat.0 >= around => {
            Err(SetupError::Option(format!("start_player: there is no {seat}")))
        }
        _ => Ok(()),
    }
}

/// Reads options as people write them in JSON: a text, a number or a truth value.
pub(crate) fn lenient<'de, D: Deserializer<'de>>(from: D) -> Result<OptionTexts, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Value {
        Text(String),
        Number(i64),
        Flag(bool),
    }
    let values = BTreeMap::<String, Value>::deserialize(from)?;
    let text = |value| match value {
        Value::Text(text) => text,
        Value::Number(number) => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
    };
    Ok(values.into_iter().map(|(key, value)| (key, text(value))).collect())
}

/// Turns option texts into the game's own type. Unknown keys and values are refused by name.
pub fn read_options<O: DeserializeOwned>(texts: &OptionTexts) -> Result<O, SetupError> {
    let read = |texts: &OptionTexts| {
        let map = texts.iter().map(|(k, v)| (k.clone(), v.clone().into())).collect();
        serde_json::from_value::<O>(serde_json::Value::Object(map))
    };
    read(texts).map_err(|whole| {
        // Alone, a bad option shows which one it is.
        let alone = texts.iter().find_map(|(key, value)| {
            let one = OptionTexts::from([(key.clone(), value.clone())]);
            read(&one).err().map(|error| format!("{key}: {error}"))
        });
        SetupError::Option(alone.unwrap_or_else(|| whole.to_string()))
    })
}

/// The texts of a game's options, every key present.
pub fn write_options<O: Serialize>(options: &O) -> OptionTexts {
    match serde_json::to_value(options).expect("options are plain data") {
        serde_json::Value::Object(map) => map
            .into_iter()
            .map(|(key, value)| match value {
                serde_json::Value::String(text) => (key, text),
                other => (key, other.to_string()),
            })
            .collect(),
        other => unreachable!("options must be a struct, not {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_may_be_written_as_texts_numbers_or_truth_values() {
        let json = serde_json::json!({ "guard": 40, "open": true, "deck": "grid" });
        let texts = lenient(json).unwrap();
        let read: Vec<&str> = texts.values().map(String::as_str).collect();
        assert_eq!(read, ["grid", "40", "true"]);
        assert!(lenient(serde_json::json!({ "guard": [] })).is_err());
    }
}
