//! Bots by name: the levels `easy`, `medium` and `hard` for people to play against, and for those who
//! measure, `random`, `greedy`, `search`, `search:1000` (iterations), `search:250ms`.

use std::{fmt, str::FromStr, time::Duration};

use crate::Level;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BotSpec {
    Level(Level),
    Random,
    Greedy,
    Search(Budget),
}

/// How long a search may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown bot {0:?}: easy, medium, hard, random, greedy, search, search:ITERATIONS or \
     search:MILLISECONDSms"
)]
pub struct SpecError(pub String);

impl BotSpec {
    /// The names without a number, those for people first.
    pub const NAMES: [&str; 6] = ["easy", "medium", "hard", "random", "greedy", "search"];
    const DEFAULT_SEARCH: Budget = Budget::Iterations(1000);
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let unknown = || SpecError(text.chars().take(40).collect());
        let positive =
            |number: &str| number.parse().ok().filter(|&n: &u32| n > 0).ok_or_else(unknown);
        match text {
            "easy" => Ok(Self::Level(Level::Easy)),
            "medium" => Ok(Self::Level(Level::Medium)),
            "hard" => Ok(Self::Level(Level::Hard)),
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "search" => Ok(Self::Search(Self::DEFAULT_SEARCH)),
            _ => {
                let budget = text.strip_prefix("search:").ok_or_else(unknown)?;
                Ok(Self::Search(match budget.strip_suffix("ms") {
                    Some(ms) => Budget::Time(Duration::from_millis(positive(ms)?.into())),
                    None => Budget::Iterations(positive(budget)?),
                }))
            }
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(Level::Easy) => f.write_str("easy"),
            Self::Level(Level::Medium) => f.write_str("medium"),
            Self::Level(Level::Hard) => f.write_str("hard"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(budget) if *budget == Self::DEFAULT_SEARCH => f.write_str("search"),
            Self::Search(Budget::Iterations(n)) => write!(f, "search:{n}"),
            Self::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for name in BotSpec::NAMES.into_iter().chain(["search:50", "search:250ms"]) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for name in ["", "best", "search:", "search:0", "search:-1", "search:10s", "random:3"] {
            assert_eq!(name.parse::<BotSpec>(), Err(SpecError(name.into())));
        }
    }
}
