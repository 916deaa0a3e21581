//! Trying things out: one step at a time, with draws from the seed or by wish.

use super::{Happened, Said, Snapshot, Table};
use crate::{Actor, Game, Illegal, Seat, Seed, Unreadable};

/// Why a wish for a draw is not granted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WishError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("no draw is due")]
    NotDue,
    #[error("\"{0}\" cannot be drawn here")]
    NotDrawable(String),
}

impl<G: Game> Table<G> {
    /// A table that starts in the middle, with nothing drawn yet even if a draw is due.
    pub fn lay_out(game: G, seed: Seed, state: G::State) -> Self {
        let start = Snapshot { ply: 0, steps: 0, state };
        Self { game, seed, record: vec![], line: vec![], snapshots: vec![start], state }
    }

    /// Like [`act`](Self::act), but what nature has to say to it is left to
    /// [`draw_due`](Self::draw_due) and [`wish`](Self::wish).
    pub fn say(&mut self, seat: Seat, action: G::Action) -> Result<Happened<G>, Illegal> {
        self.check(seat, action)?;
        Ok(self.apply(Said::Act { seat, action }, G::META.rules_version))
    }

    /// Draws from the seed whatever is due.
    pub fn draw_due(&mut self) -> Vec<Happened<G>> {
        self.run_chance()
    }

    /// Nature says what somebody wishes, if it could have. The record is then no longer one that
    /// its seed alone explains.
    pub fn wish(&mut self, drawn: G::Drawn) -> Result<Happened<G>, WishError> {
        if self.to_act() != Actor::Chance {
            return Err(WishError::NotDue);
        }
        if !self.game.can_be_drawn(&self.state, drawn) {
            return Err(WishError::NotDrawable(self.game.write_drawn(drawn)));
        }
        Ok(self.apply(Said::Chance { drawn }, G::META.rules_version))
    }
}
