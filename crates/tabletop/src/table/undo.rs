//! Taking back: through one's own decisions, and stopping exactly at new information.

use super::{Entry, Happened, Said, Snapshot, Step, StepKind, Table};
use crate::{Game, Illegal, Seat, rule::core_rules};

impl<G: Game> Table<G> {
    /// Whether `seat` may take back its last decision, and which ply that was.
    ///
    /// Nothing may have become known since: no draw, no reveal, no act of another seat, except
    /// that simultaneous secret choices of others say nothing and so do not stand in the way.
    pub fn can_undo(&self, seat: Seat) -> Result<u32, Illegal> {
        self.undoable(seat).map(|index| self.line[index].ply)
    }

    fn undoable(&self, seat: Seat) -> Result<usize, Illegal> {
        let mut others_acted = false;
        for (index, &Step { kind, news, .. }) in self.line.iter().enumerate().rev() {
            match kind {
                StepKind::Chance => break,
                StepKind::Alone(by) | StepKind::Together(by) if by == seat => {
                    return match (news, others_acted) {
                        (true, _) => Err(Illegal::because(&core_rules::NEWS)),
                        (_, true) => Err(Illegal::because(&core_rules::OTHERS_ACTED)),
                        _ => Ok(index),
                    };
                }
                StepKind::Alone(_) => others_acted = true,
                StepKind::Together(_) => others_acted |= news,
            }
        }
        let acted = self.line.iter().any(|step| step.kind.seat() == Some(seat));
        let reason = if acted { &core_rules::NEWS } else { &core_rules::NOTHING_TO_UNDO };
        Err(Illegal::because(reason))
    }

    /// Takes back the last decision of `seat`. The undo itself is recorded.
    pub fn undo(&mut self, seat: Seat) -> Result<Happened<G>, Illegal> {
        let index = self.undoable(seat)?;
        let undone = self.line.remove(index);
        self.snapshots.retain(|snapshot| snapshot.steps <= index);
        self.state = self.state_after(self.line.len());
        let ply = self.ply();
        let said = Said::Undo { seat, ply: undone.ply };
        self.record.push(Entry { said, rules: G::META.rules_version });
        Ok(Happened {
            ply,
            said,
            secret: false,
            facts: vec![],
            scores: self.scores(),
            undone: false,
        })
    }

    /// The state after the first `steps` entries of the line, from the nearest snapshot on.
    pub(super) fn state_after(&self, steps: usize) -> G::State {
        let near = self.snapshots.iter().rev().find(|snapshot| snapshot.steps <= steps);
        let (from, mut state) = match near {
            Some(Snapshot { steps, state, .. }) => (*steps, *state),
            None => (0, self.game.start()),
        };
        for step in &self.line[from..steps] {
            self.redo(&mut state, step.ply, &mut crate::Quiet);
        }
        state
    }

    pub(super) fn redo(
        &self,
        state: &mut G::State,
        ply: u32,
        facts: &mut impl crate::Sink<G::Fact>,
    ) {
        match self.record[ply as usize].said {
            Said::Act { seat, action } => self.game.apply(state, seat, action, facts),
            Said::Chance { drawn } => self.game.resolve(state, drawn, facts),
            Said::Undo { .. } => unreachable!("an undo never stands in the line"),
        }
    }
}
