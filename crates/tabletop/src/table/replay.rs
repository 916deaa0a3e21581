//! Records in and out: storing, resuming, and judging a record from outside.

use super::{Entry, Said, Snapshot, Step, StepKind, Table};
use crate::{
    Actor, BoxFiles, EntryText, Game, Record, ReplayError, Seed, read_options, write_options,
};

impl<G: Game> Table<G> {
    /// Resumes from storage; the record is ours and is not judged again.
    ///
    /// What was judged under the present rules is played again. What lies before, under older
    /// rules, is not: the table takes up at the first snapshot after it.
    ///
    /// # Errors
    /// When an entry cannot be read, or older entries are followed by no snapshot.
    pub fn resume(
        game: G,
        seed: Seed,
        entries: &[EntryText],
        snapshots: &[(u32, G::State)],
    ) -> Result<Self, ReplayError> {
        let record = read_entries(&game, entries)?;
        let older = record.iter().rposition(|entry| entry.rules != G::META.rules_version);
        let state = game.start();
        let mut table = Self { game, seed, record: vec![], line: vec![], snapshots: vec![], state };
        if let Some(last_older) = older {
            let snapshot = snapshots.iter().find(|(ply, _)| *ply as usize > last_older);
            let &(ply, state) = snapshot.ok_or(ReplayError::OldRules)?;
            table.take_up(&record[..ply as usize], state);
        }
        for entry in &record[table.record.len()..] {
            match entry.said {
                Said::Undo { seat, .. } => {
                    let ply = table.ply();
                    table.undo(seat).map_err(|illegal| ReplayError::Undo { ply, illegal })?;
                }
                said => drop(table.apply(said, entry.rules)),
            }
        }
        table.run_chance();
        Ok(table)
    }

    /// Takes over entries whose rules are gone, and the state they led to.
    fn take_up(&mut self, record: &[Entry<G>], state: G::State) {
        for (ply, entry) in (0..).zip(record) {
            let kind = match entry.said {
                Said::Act { seat, .. } => StepKind::Alone(seat),
                Said::Chance { .. } => StepKind::Chance,
                Said::Undo { ply: undone, .. } => {
                    self.line.retain(|step| step.ply != undone);
                    continue;
                }
            };
            self.line.push(Step { ply, kind, news: true });
        }
        self.record.extend_from_slice(record);
        self.snapshots.push(Snapshot { ply: self.ply(), steps: self.line.len(), state });
        self.state = state;
    }

    /// Judges a record from outside, entry by entry, under the present rules.
    ///
    /// # Errors
    /// The first place where the record does not hold.
    pub fn replay(files: &BoxFiles, record: &Record) -> Result<Self, ReplayError> {
        if record.format != Record::FORMAT {
            return Err(ReplayError::Format(record.format.clone()));
        }
        if record.game != G::META.slug {
            return Err(ReplayError::Game(record.game.clone()));
        }
        let game = G::new(files, read_options(&record.options)?, record.seats)?;
        let present = game.box_id();
        if present.hash != record.box_id.hash {
            let recorded = record.box_id.hash.clone();
            return Err(ReplayError::Box { recorded, present: present.hash });
        }
        let known = match &record.seed {
            Some(text) => {
                let seed: Seed = text.parse().map_err(|_| ReplayError::SeedHash)?;
                (seed.hash() == record.seed_hash).then_some(seed).ok_or(ReplayError::SeedHash)?
            }
            // Without its seed a record can be judged but not continued by luck of its own.
            None => Seed::small(0),
        };
        let state = game.start();
        let mut table =
            Self { game, seed: known, record: vec![], line: vec![], snapshots: vec![], state };
        for entry in read_entries(&table.game, &record.entries)? {
            table.judge(entry, record.seed.is_some())?;
        }
        table.compare_ending(record)?;
        Ok(table)
    }

    fn judge(&mut self, entry: Entry<G>, check_draws: bool) -> Result<(), ReplayError> {
        let ply = self.ply();
        let due = self.to_act() == Actor::Chance;
        match entry.said {
            Said::Act { .. } | Said::Undo { .. } if due => {
                return Err(ReplayError::DrawDue { ply });
            }
            Said::Act { seat, action } => {
                self.check(seat, action).map_err(|illegal| {
                    let action = self.game.write_action(action);
                    ReplayError::Refused { ply, seat, action, illegal }
                })?;
                self.apply(entry.said, entry.rules);
            }
            Said::Undo { seat, ply: undone } => {
                let undo = |illegal| ReplayError::Undo { ply, illegal };
                if self.can_undo(seat).map_err(undo)? != undone {
                    return Err(ReplayError::UndoOther { ply, undone });
                }
                self.undo(seat).map_err(undo)?;
            }
            Said::Chance { .. } if !due => return Err(ReplayError::DrawNotDue { ply }),
            Said::Chance { drawn } => {
                if !self.game.can_be_drawn(&self.state, drawn) {
                    let drawn = self.game.write_drawn(drawn);
                    return Err(ReplayError::NotDrawable { ply, drawn });
                }
                let expected = self.game.draw(&self.state, &mut self.seed.draw(self.draws()));
                if check_draws && expected != drawn {
                    let [drawn, expected] =
                        [drawn, expected].map(|drawn| self.game.write_drawn(drawn));
                    return Err(ReplayError::NotFromSeed { ply, drawn, expected });
                }
                self.apply(entry.said, entry.rules);
            }
        }
        Ok(())
    }

    fn compare_ending(&self, record: &Record) -> Result<(), ReplayError> {
        let differs = |what, recorded: String, replayed: String| {
            Err(ReplayError::Ending { what, recorded, replayed })
        };
        match &record.scores {
            Some(scores) if *scores != self.scores() => {
                return differs("score", format!("{scores:?}"), format!("{:?}", self.scores()));
            }
            _ => {}
        }
        match &record.result {
            Some(result) if Some(result) != self.outcome().as_ref() => {
                differs("result", format!("{result:?}"), format!("{:?}", self.outcome()))
            }
            _ => Ok(()),
        }
    }

    /// The whole game as a file, with everything that is hidden while it runs.
    pub fn to_record(&self) -> Record {
        Record {
            format: Record::FORMAT.into(),
            game: G::META.slug.into(),
            box_id: self.game.box_id(),
            options: write_options(self.game.options()),
            seats: self.game.seats(),
            seed_hash: self.seed.hash(),
            seed: Some(self.seed.to_string()),
            entries: self.record.iter().map(|entry| entry.write(&self.game)).collect(),
            scores: Some(self.scores()),
            result: self.outcome(),
        }
    }
}

fn read_entries<G: Game>(game: &G, texts: &[EntryText]) -> Result<Vec<Entry<G>>, ReplayError> {
    let read = |(ply, text)| {
        Entry::read(game, text).map_err(|error| ReplayError::Unreadable { ply, error })
    };
    (0..).zip(texts).map(read).collect()
}
