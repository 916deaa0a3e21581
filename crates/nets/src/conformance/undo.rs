//! Undo: through one's own decisions, exactly to new information, and never a better draw.

use tabletop::{Game, Said, Seat, Table};

/// `thorough` also judges the record with the undo in it, which takes a whole replay.
pub(super) fn check<G: Game>(table: &Table<G>, thorough: bool) {
    for seat in Seat::all(table.game().seats()) {
        let Ok(ply) = table.can_undo(seat) else {
            assert!(must_refuse(table, seat), "{seat} should be able to take its decision back");
            continue;
        };
        assert!(!news_since(table, ply), "an undo would go behind something that was seen");
        let Said::Act { seat: by, action } = table.record()[ply as usize].said else {
            panic!("only decisions are taken back")
        };
        assert_eq!(by, seat, "everybody takes back their own decisions");
        let mut back = table.clone();
        back.undo(seat).expect("it can be undone");
        assert_eq!(back.ply(), table.ply() + 1, "an undo is recorded");
        assert!(back.to_act().seats().contains(seat), "{seat} is asked again");
        assert_eq!(back.check(seat, action), Ok(()), "what was legal is legal again");
        if thorough {
            super::record::check(&back);
        }
        back.act(seat, action).expect("it is legal again");
        assert_eq!(back.state(), table.state(), "doing it again gives another state");
    }
}

/// The last entry that stands is a draw, somebody else's, a reveal, or there is none.
fn must_refuse<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    let history = table.history(0);
    let stands = |h: &&tabletop::Happened<G>| !h.undone && !matches!(h.said, Said::Undo { .. });
    match history.iter().rev().find(stands) {
        Some(last) => match last.said {
            Said::Act { seat: by, action } => {
                let before = table.at(last.ply);
                let closed = matches!(table.game().to_act(&before), tabletop::Actor::Together(_));
                let over = table.outcome().is_some();
                by != seat || closed || over || table.game().reveals(&before, seat, action)
            }
            _ => true,
        },
        None => true,
    }
}

/// A draw that stands lies behind `ply`.
fn news_since<G: Game>(table: &Table<G>, ply: u32) -> bool {
    let since = &table.record()[ply as usize..];
    since.iter().any(|entry| matches!(entry.said, Said::Chance { .. }))
}
