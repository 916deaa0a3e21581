//! Looking back: any position of the game, and what happened on the way.

use super::{Happened, Said, Snapshot, Table};
use crate::{Game, Quiet};

impl<G: Game> Table<G> {
    /// The state when the record was `ply` entries long.
    pub fn at(&self, ply: u32) -> G::State {
        self.state_of(&self.line_at(ply))
    }

    /// What every entry from `from` on did, in order, those taken back included.
    pub fn history(&self, from: u32) -> Vec<Happened<G>> {
        let mut line = self.line_at(from);
        let mut state = self.state_of(&line);
        let undone: Vec<u32> = self.record.iter().filter_map(|entry| undone(&entry.said)).collect();
        let mut happened = vec![];
        for ply in from..self.ply() {
            let said = self.record[ply as usize].said;
            let (mut facts, mut secret) = (vec![], false);
            match said {
                Said::Undo { ply, .. } => {
                    line.retain(|&stands| stands != ply);
                    state = self.state_of(&line);
                }
                Said::Act { seat, action } => {
                    secret = self.game.is_secret(&state, seat, action);
                    self.game.apply(&mut state, seat, action, &mut facts);
                    line.push(ply);
                }
                Said::Chance { drawn } => {
                    self.game.resolve(&mut state, drawn, &mut facts);
                    line.push(ply);
                }
            }
            let scores = self.game.scores(&state)[..usize::from(self.game.seats())].to_vec();
            let undone = undone.contains(&ply);
            happened.push(Happened { ply, said, secret, facts, scores, undone });
        }
        happened
    }

    /// The plies that stood when the record was `ply` entries long.
    fn line_at(&self, ply: u32) -> Vec<u32> {
        let mut line = vec![];
        for (ply, entry) in (0..ply).zip(&self.record) {
            match undone(&entry.said) {
                Some(undone) => line.retain(|&stands| stands != undone),
                None => line.push(ply),
            }
        }
        line
    }

    /// Plays a line from the nearest snapshot that lies on it.
    fn state_of(&self, line: &[u32]) -> G::State {
        let shared = line.iter().zip(&self.line).take_while(|(a, b)| **a == b.ply).count();
        let near = self.snapshots.iter().rev().find(|snapshot| snapshot.steps <= shared);
        let (from, mut state) = match near {
            Some(Snapshot { steps, state, .. }) => (*steps, *state),
            None => (0, self.game.start()),
        };
        for &ply in &line[from..] {
            self.redo(&mut state, ply, &mut Quiet);
        }
        state
    }
}

fn undone<G: Game>(said: &Said<G>) -> Option<u32> {
    match said {
        Said::Undo { ply, .. } => Some(*ply),
        Said::Act { .. } | Said::Chance { .. } => None,
    }
}
