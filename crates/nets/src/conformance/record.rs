//! Records: replaying, resuming and looking back all lead to the same states.

use tabletop::{EntryText, Game, Record, Table};

pub(super) fn check<G: Game>(table: &Table<G>) {
    let game = table.game();
    let record = table.to_record();
    let text = serde_json::to_string(&record).expect("records are plain data");
    let read: Record = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, record);
    let entries: Vec<EntryText> = record.entries.clone();

    let resumed = Table::resume(game.clone(), table.seed(), &entries, &[]).expect("our own record");
    same(&resumed, table);
    for snapshot in table.snapshots() {
        assert_eq!(table.at(snapshot.ply), snapshot.state, "a snapshot is not on the line");
    }
    let history = table.history(0);
    assert_eq!(history.len(), entries.len());
    assert_eq!(history.last().map(|last| last.scores.clone()), Some(table.scores()));
    assert_eq!(table.at(table.ply()), *table.state());
}

/// Both tables stand at the same place and would go on in the same way.
pub(super) fn same<G: Game>(a: &Table<G>, b: &Table<G>) {
    assert_eq!(a.state(), b.state());
    assert_eq!(a.to_record(), b.to_record());
    let snapshots = |table: &Table<G>| -> Vec<_> {
        table.snapshots().iter().map(|snapshot| (snapshot.ply, snapshot.state)).collect()
    };
    assert_eq!(snapshots(a), snapshots(b));
    for seat in tabletop::Seat::all(a.game().seats()) {
        assert_eq!(a.can_undo(seat), b.can_undo(seat));
    }
}
