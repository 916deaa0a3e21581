//! Which bots may be asked to a table.

use std::time::Duration;

use catalog::{BotSpec, Budget, Thinking};

use crate::http::problem::{Kind, Problem};

/// Longest thoughts a table takes: bots of all tables share the machine.
const MOST_ITERATIONS: u32 = 20_000;
const MOST_TIME: Duration = Duration::from_secs(5);

/// A level, or a program such as `search:500`. `place` is where in the request it stands.
pub(super) fn named(text: &str, place: &str) -> Result<BotSpec, Problem> {
    let bad = |reason: String| Problem::new(Kind::BadSetup, format!("{place}: {reason}"));
    let bot = text.parse().map_err(|error: catalog::SpecError| bad(error.to_string()))?;
    let BotSpec::Search(Thinking { budget, threads }) = bot else { return Ok(bot) };
    match budget {
        _ if threads > 1 => Err(bad("at a table a search has one thread".into())),
        Budget::Iterations(iterations) if iterations > MOST_ITERATIONS => {
            Err(bad(format!("at a table a search has at most {MOST_ITERATIONS} iterations")))
        }
        Budget::Time(time) if time > MOST_TIME => {
            Err(bad(format!("at a table a search has at most {}ms", MOST_TIME.as_millis())))
        }
        _ => Ok(bot),
    }
}
