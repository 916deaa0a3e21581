//! The levels as they go over the seam.

use std::fmt;

use bots::BotSpec;
use serde::Serialize;

/// How well a bot plays, for people to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    /// From weak to strong.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Where nobody chooses.
    pub const USUAL: Self = Self::Medium;
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        Self::Level(match level {
            Level::Easy => bots::Level::Easy,
            Level::Medium => bots::Level::Medium,
            Level::Hard => bots::Level::Hard,
        })
    }
}

/// As bots are named.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        BotSpec::from(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_as_the_bots_read_it() {
        for level in Level::ALL {
            let written = serde_json::to_value(level).unwrap();
            assert_eq!(written, level.to_string());
            assert_eq!(level.to_string().parse(), Ok(BotSpec::from(level)));
            assert!(BotSpec::NAMES.contains(&level.to_string().as_str()));
        }
    }
}
