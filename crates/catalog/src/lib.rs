//! The only list of games, and the one dynamic seam: server and command line hold an
//! [`AnyGame`] and an [`AnyTable`] and speak JSON and text with them. Bots never see it.

mod any_game;
mod any_table;
pub mod lab;
mod messages;
mod mind;
#[cfg(feature = "testing")]
pub mod testing;

pub use any_game::{AnyGame, Setting};
pub use any_table::AnyTable;
pub use bots::{BotSpec, Budget, Level, SpecError, Thinking};
pub use lab::Lab;
pub use messages::{
    Beside, GameInfo, Json, LogEntry, Offer, OptionInfo, Players, Refusal, RefusedAct, Undo,
};
pub use mind::{BotJob, Mind};

use game_cattle::Cattle;
use game_homestead::Homestead;
use game_rails::Rails;
use game_wagons::Wagons;

/// Every game of the house. A new game is one line here.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[
        &any_game::Of::<Wagons>::NEW,
        &any_game::Of::<Homestead>::NEW,
        &any_game::Of::<Rails>::NEW,
        &any_game::Of::<Cattle>::NEW,
    ]
}

/// The game of that name.
pub fn game(slug: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.meta().slug == slug)
}
