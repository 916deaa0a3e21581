//! The vocabulary every game of Westbound speaks.
//!
//! A [`Game`] is a box on the table: components, options, seats, and the rules as pure functions
//! over plain data. A [`Table`] is a game being played: the one place where rules, chance and the
//! record meet. Nothing here does I/O, reads a clock, or knows a particular game.

mod chance;
mod game;
mod heuristic;
mod parts;
mod position;
mod record;
mod rule;
mod seat;
mod setup;
mod sink;
mod stack;
mod table;
mod text;

pub use chance::{Seed, SeedError};
pub use game::{Actor, Game, Meta, Outcome};
pub use heuristic::Heuristic;
pub use parts::{BoxError, BoxFiles, BoxId};
pub use position::{Position, PositionError, read_state};
pub use record::{Entry, EntryText, Record, ReplayError, Said};
pub use rule::{Illegal, Reason, Rule, core_rules};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{
    Matters, OptionKind, OptionSpec, OptionTexts, SetupError, check_start, read_options,
    write_options,
};
pub use sink::{Quiet, Sink};
pub use stack::Stack;
pub use table::{Happened, Snapshot, Table, WishError};
pub use text::Unreadable;
