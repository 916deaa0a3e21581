//! How an arena stands: enough to go on another day.

use serde::{Deserialize, Serialize};
use tabletop::{BoxId, Game, OptionTexts, write_options};

use super::{LabError, field::Field};
use crate::BotSpec;

/// Deals between two looks at whether the answer is clear.
const LOOK: u64 = 32;

/// What has been played so far, and at which table. The same arena goes on from it as if it had never
/// stopped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    game: String,
    rules_version: u16,
    #[serde(rename = "box")]
    box_id: BoxId,
    options: OptionTexts,
    players: u8,
    seed: u64,
    bots: Vec<String>,
    pub(super) field: Field,
}

impl Standing {
    pub(super) fn at_the_start<G: Game>(game: &G, bots: &[BotSpec], seed: u64) -> Self {
        Self {
            game: G::META.slug.into(),
            rules_version: G::META.rules_version,
            box_id: game.box_id(),
            options: write_options(game.options()),
            players: game.seats(),
            seed,
            bots: bots.iter().map(ToString::to_string).collect(),
            field: Field::new(bots.len()),
        }
    }

    /// Goes on where `before` stood, if it is of the same arena.
    pub(super) fn take_up(&mut self, before: Self) -> Result<(), LabError> {
        let other = |what| Err(LabError::OtherArena { what });
        match &before {
            b if b.game != self.game => other("game"),
            b if b.rules_version != self.rules_version => other("version of the rules"),
            b if b.box_id != self.box_id => other("box"),
            b if b.options != self.options => other("options"),
            b if b.players != self.players => other("number of players"),
            b if b.seed != self.seed => other("seed"),
            b if b.bots != self.bots || !b.field.is_of(self.bots.len()) => other("bots"),
            b if !b.field.adds_up(self.players) => Err(LabError::Sums),
            _ => {
                *self = before;
                Ok(())
            }
        }
    }

    pub const fn deals(&self) -> u64 {
        self.field.deals
    }

    /// Is it beyond doubt who is best? Looked at after every 32nd deal only: however many threads
    /// play, an arena that stops when it is clear stops at the same deal.
    pub fn is_clear(&self) -> bool {
        self.deals().is_multiple_of(LOOK) && self.field.is_clear()
    }

    /// So many deals are played when it is looked at next.
    pub(super) const fn next_look(deals: u64) -> u64 {
        (deals / LOOK + 1) * LOOK
    }
}
