//! Bots by name: the levels `easy`, `medium` and `hard` for people to play against, and for those who
//! measure, `random`, `greedy`, `search`, `search:1000` (iterations), `search:250ms`; `search:1000x2` shares
//! the iterations out among two threads.

use std::{fmt, str::FromStr, time::Duration};

use crate::Level;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BotSpec {
    Level(Level),
    Random,
    Greedy,
    Search(Thinking),
}

/// How a search thinks about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Thinking {
    pub budget: Budget,
    pub threads: u8,
}

impl From<Budget> for Thinking {
    fn from(budget: Budget) -> Self {
        Self { budget, threads: 1 }
    }
}

/// How long a search may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    /// About how many iterations there will be. How many a time is good for depends on the machine.
    pub(crate) fn iterations(self) -> u32 {
        const A_MILLISECOND: u32 = 4;
        match self {
            Self::Iterations(iterations) => iterations,
            Self::Time(time) => {
                let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
                milliseconds.saturating_mul(A_MILLISECOND)
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown bot {0:?}: easy, medium, hard, random, greedy, search, search:ITERATIONS or \
     search:MILLISECONDSms, each with xTHREADS if more than one"
)]
pub struct SpecError(pub String);

impl BotSpec {
    /// The names without a number, those for people first.
    pub const NAMES: [&str; 6] = ["easy", "medium", "hard", "random", "greedy", "search"];
    const DEFAULT_SEARCH: Thinking = Thinking { budget: Budget::Iterations(1000), threads: 1 };

    /// The same bot where so many have to share the time it would take; a tenth of that it gets always.
    #[must_use]
    pub fn among(self, crowd: u32) -> Self {
        const MOST: u32 = 10;
        let crowd = crowd.clamp(1, MOST);
        let thinking = match self {
            Self::Search(thinking) => thinking,
            Self::Level(Level::Hard) => Level::HARD.into(),
            Self::Level(Level::Easy | Level::Medium) | Self::Random | Self::Greedy => return self,
        };
        let budget = match thinking.budget {
            _ if crowd == 1 => return self,
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(crowd)),
            Budget::Time(time) => Budget::Time(time / crowd),
        };
        Self::Search(Thinking { budget, ..thinking })
    }
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
                let how = text.strip_prefix("search:").ok_or_else(unknown)?;
                let (budget, threads) = how.split_once('x').unwrap_or((how, "1"));
                let threads = u8::try_from(positive(threads)?).map_err(|_| unknown())?;
                let budget = match budget.strip_suffix("ms") {
                    Some(ms) => Budget::Time(Duration::from_millis(positive(ms)?.into())),
                    None => Budget::Iterations(positive(budget)?),
                };
                Ok(Self::Search(Thinking { budget, threads }))
            }
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(how) if *how == Self::DEFAULT_SEARCH => f.write_str("search"),
            Self::Search(Thinking { budget, threads }) => {
                match budget {
                    Budget::Iterations(n) => write!(f, "search:{n}")?,
                    Budget::Time(time) => write!(f, "search:{}ms", time.as_millis())?,
                }
                if *threads == 1 { Ok(()) } else { write!(f, "x{threads}") }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for name in BotSpec::NAMES.into_iter().chain(["search:50", "search:250ms", "search:50x2"]) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        for name in [
            "",
            "best",
            "search:",
            "search:0",
            "search:-1",
            "search:10s",
            "random:3",
            "search:5x0",
            "search:5x999",
        ] {
            assert_eq!(name.parse::<BotSpec>(), Err(SpecError(name.into())));
        }
    }

    #[test]
    fn time_is_good_for_more_iterations_the_longer_it_is() {
        let of = |time| Budget::Time(time).iterations();
        assert_eq!(of(Duration::ZERO), 0);
        assert!(of(Duration::from_millis(10)) < of(Duration::from_secs(1)));
        assert_eq!(of(Duration::MAX), u32::MAX);
        assert_eq!(Budget::Iterations(7).iterations(), 7);
    }

    #[test]
    fn a_search_in_a_crowd_gets_its_share_of_time_and_others_stay_as_they_are() {
        let among = |name: &str, crowd| name.parse::<BotSpec>().unwrap().among(crowd).to_string();
        for name in BotSpec::NAMES.into_iter().chain(["search:50x2"]) {
            assert_eq!(among(name, 0), name);
            assert_eq!(among(name, 1), name);
        }
        for name in ["easy", "medium", "random", "greedy"] {
            assert_eq!(among(name, 5), name);
        }
        assert_eq!(among("hard", 4), "search:250");
        assert_eq!(among("search:10x2", 3), "search:4x2");
        assert_eq!(among("search:90ms", 3), "search:30ms");
        assert_eq!(among("hard", 10), "search:100");
        assert_eq!(among("hard", 5000), "search:100");
    }
}
