//! Position files: a whole state that a person can write by hand.

use serde::{Deserialize, Serialize};

use crate::{BoxFiles, Game, OptionTexts, SetupError, read_options, write_options};

/// A position with all that is needed to play on from it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub game: String,
    #[serde(default, deserialize_with = "crate::setup::lenient")]
    pub options: OptionTexts,
    pub seats: u8,
    /// The game's own part; each game documents its fields.
    pub state: serde_json::Value,
}

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    #[error("the position is of {found:?}, not of {expected:?}")]
    Game { found: String, expected: &'static str },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("state: {0}")]
    Unreadable(String),
    #[error("the position breaks the rules of the box: {0}")]
    Broken(String),
}

impl Position {
    pub fn of<G: Game>(game: &G, state: &G::State) -> Self {
        Self {
            game: G::META.slug.into(),
            options: write_options(game.options()),
            seats: game.seats(),
            state: serde_json::to_value(game.position(state)).expect("positions are plain data"),
        }
    }

    /// The game and the state this position describes.
    pub fn set_up<G: Game>(&self, files: &BoxFiles) -> Result<(G, G::State), PositionError> {
        if self.game != G::META.slug {
            let found = self.game.clone();
            return Err(PositionError::Game { found, expected: G::META.slug });
        }
        let game = G::new(files, read_options(&self.options)?, self.seats)?;
        let state = read_state(&game, &self.state)?;
        Ok((game, state))
    }
}

/// Reads the game's own part of a position.
pub fn read_state<G: Game>(game: &G, value: &serde_json::Value) -> Result<G::State, PositionError> {
    let position =
        G::Position::deserialize(value).map_err(|e| PositionError::Unreadable(e.to_string()))?;
    let state = game.place(&position).map_err(PositionError::Broken)?;
    game.audit(&state).map_err(PositionError::Broken)?;
    Ok(state)
}
