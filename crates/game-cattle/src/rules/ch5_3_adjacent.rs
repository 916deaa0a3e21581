//! Chapter 5.3 – Tile 8b: the local actions of an adjacent building.

use tabletop::Illegal;

use super::{NOT_ADJACENT, NOTHING_ADJACENT, TILE_USED};
use crate::{
    Cattle,
    action::Action,
    components::Tile,
    options,
    state::{Pending, State, Used},
    trail::{Ahead, Node},
};

impl Cattle {
    /// R2 Joined slots that hold a building; or, as an option, the next locations.
    fn neighbours(&self, state: &State, from: Node) -> Ahead {
        let trail = &self.parts.trail;
        let near = match self.options.adjacent {
            options::Adjacent::Joined => trail.joined(from) & state.occupied,
            options::Adjacent::NextLocation => {
                trail.ahead(from, state.occupied).0 | trail.behind(from, state.occupied)
            }
        };
        let building =
            |at: &Node| matches!(state.tile(*at), Some(Tile::Neutral(_) | Tile::Private(_)));
        Ahead(Ahead(near).filter(building).fold(0, |set, at| set | at.bit()))
    }

    /// §5.3 An adjacent building that has something to use, and no tile twice in one turn.
    pub(super) fn adjacent(
        &self,
        state: &State,
        from: Node,
        at: Node,
        visited: u64,
    ) -> Result<(), Illegal> {
        if self.neighbours(state, from).0 & at.bit() == 0 {
            return Err(Illegal::because(&NOT_ADJACENT));
        }
        if visited & at.bit() != 0 {
            return Err(Illegal::because(&TILE_USED));
        }
        let visited = visited | at.bit();
        let locals = self.locals(state, at).into_iter().flatten().flatten().flatten();
        let risk = self.parts.risks[at.index()].filter(|_| self.is_private(state, at));
        let mut all = locals.copied().chain(risk);
        if all.any(|op| self.possible(state, op, at, visited).is_ok()) {
            Ok(())
        } else {
            Err(Illegal::because(&NOTHING_ADJACENT))
        }
    }

    pub(super) fn any_adjacent(
        &self,
        state: &State,
        from: Node,
        visited: u64,
    ) -> Result<(), Illegal> {
        let mut near = self.neighbours(state, from);
        if near.any(|at| self.adjacent(state, from, at, visited).is_ok()) {
            Ok(())
        } else {
            Err(Illegal::because(&NOTHING_ADJACENT))
        }
    }

    pub(super) fn list_adjacent(&self, state: &State, from: Node, out: &mut Vec<Action>) {
        let usable = |at: &Node| self.adjacent(state, from, *at, state.visited).is_ok();
        out.extend(self.neighbours(state, from).filter(usable).map(Action::Adjacent));
    }

    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    fn is_private(&self, state: &State, at: Node) -> bool {
        matches!(state.tile(at), Some(Tile::Private(_)))
    }
}

/// Its local actions are open now; what was open before waits below.
pub(super) fn enter(state: &mut State, at: Node) {
    state.visited |= at.bit();
    state.pending.replace(Pending::Local { at, used: Used::NOTHING });
}
