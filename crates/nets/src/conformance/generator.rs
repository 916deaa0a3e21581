//! Generator = judge: what is listed is legal, what is legal is listed, and a refusal changes
//! nothing.

use tabletop::{Actor, Game, Seat, Table};

/// Answers the legal actions of `seat`.
pub(super) fn check<G: Game>(
    table: &Table<G>,
    seat: Seat,
    every_action: &[G::Action],
) -> Vec<G::Action> {
    let state = table.state();
    assert_eq!(table.outcome(), None, "somebody is asked after the end: {state:?}");
    let legal = table.legal(seat);
    assert!(!legal.is_empty(), "{seat} is asked but can say nothing: {state:?}");
    assert!(legal.is_sorted_by(|a, b| a < b), "not in order, or twice: {legal:?}");
    for &action in &legal {
        assert_eq!(table.check(seat, action), Ok(()), "{action:?} is listed, refused: {state:?}");
        let text = table.game().write_action(action);
        assert_eq!(table.game().read_action(&text), Ok(action), "{text} loses something");
    }
    for &action in every_action {
        let listed = legal.binary_search(&action).is_ok();
        let allowed = table.check(seat, action).is_ok();
        assert_eq!(listed, allowed, "{action:?}: listed {listed}, allowed {allowed}: {state:?}");
    }
    let asked = table.to_act().seats();
    for other in Seat::all(table.game().seats()).filter(|other| !asked.contains(*other)) {
        assert!(table.legal(other).is_empty());
        let refused = legal.iter().all(|&action| table.check(other, action).is_err());
        assert!(refused, "{other} is not asked but may act: {state:?}");
    }
    refuse(table, seat, every_action);
    legal
}

/// A refused action leaves the table as it was.
fn refuse<G: Game>(table: &Table<G>, seat: Seat, every_action: &[G::Action]) {
    let Some(&illegal) = every_action.iter().find(|&&a| table.check(seat, a).is_err()) else {
        return;
    };
    let mut copy = table.clone();
    assert!(copy.act(seat, illegal).is_err());
    assert!(copy.act(Seat(table.game().seats()), illegal).is_err(), "there is no such seat");
    assert_eq!((copy.state(), copy.ply()), (table.state(), table.ply()));
    assert_ne!(copy.to_act(), Actor::Chance, "a table never rests at a draw");
}
