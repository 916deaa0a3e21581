//! Where luck comes from: from the system, or from a number, so that tests meet the same deals again.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::{Seat, Seed};

#[derive(Debug)]
pub(crate) enum Luck {
    System,
    /// Nobody may play for anything here: who knows the number knows every card.
    Number {
        first: u64,
        /// How many tables have been dealt.
        tables: AtomicU64,
    },
}

impl Luck {
    pub(crate) fn new(number: Option<u64>) -> Self {
        number.map_or(Self::System, |first| Self::Number { first, tables: AtomicU64::new(0) })
    }

    /// The seed of a new table.
    pub(crate) fn seed(&self) -> Seed {
        match self {
            Self::System => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system gives random bytes");
                Seed(bytes)
            }
            Self::Number { first, tables } => {
                Seed::small(first.wrapping_add(tables.fetch_add(1, Ordering::Relaxed)))
            }
        }
    }

    /// What a bot that is asked at this ply leaves to chance.
    pub(crate) fn of_bot(&self, seat: Seat, ply: u32) -> u64 {
        match self {
            Self::System => getrandom::u64().expect("the system gives random bytes"),
            Self::Number { first, .. } => {
                first.wrapping_add(u64::from(ply) << 8 | u64::from(seat.0))
            }
        }
    }
}
