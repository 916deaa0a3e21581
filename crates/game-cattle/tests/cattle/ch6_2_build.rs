//! Chapter 6.2 – Build.

use crate::common::{A, B, facts_named, given};

/// §6.2 Craftsmen and money for the whole tile, on an empty building slot.
#[test]
fn s6_2_on_an_empty_slot() {
    let given = given(2).using("B").money(A, 9).workers(A, [1, 3, 1]).built(B, 1, "A1");
    let mut table = given.clone().table();
    table.act("use 2");
    table.refuses("build 5 A", "§6.2 not-a-slot");
    table.refuses("build 5 FL1", "§6.2 not-a-slot");
    table.refuses("build 5 A1", "§6.2 slot-taken");
    table.refuses("build 6 A2", "§6.2 too-few-craftsmen 4/3");
    let facts = table.act("build 5 A2");
    assert_eq!(table.money(), 3);
    assert_eq!(facts_named(&facts, "built")[0]["building"], "5a");
    let mut again = given.clone().built(A, 5, "B1").table();
    again.act("use 2");
    again.refuses("build 5 A2", "§6.2 tile-built");
    let mut poor = given.money(A, 5).table();
    poor.act("use 2");
    poor.refuses("build 5 A2", "§6.2 cannot-build 6/5");
}

/// §6.2 Over an own tile that needs fewer: only the difference.
#[test]
fn s6_2_over_an_own_tile() {
    let given = given(2).using("B").money(A, 9).workers(A, [1, 2, 1]).built(A, 5, "A1");
    let mut table = given.table();
    table.act("use 2");
    table.refuses("build 3 A1", "§6.2 not-higher");
    let facts = table.act("build 8 A1");
    assert_eq!(table.money(), 5, "five craftsmen less three, at 2");
    assert_eq!(facts_named(&facts, "built")[0]["over"], "5a");
    assert_eq!(table.player(A).unbuilt & 0b1001_0000, 0, "the old tile leaves the game");
}

/// §6.2 Nothing can be built: the reason is told.
#[test]
fn s6_2_why_nothing_can_be_built() {
    let mut poor = given(2).using("B").money(A, 1).table();
    poor.refuses("use 2", "§6.2 cannot-build 2/1");
    let built = given(2).using("B").bend(|state| state.players[0].unbuilt = 0);
    built.table().refuses("use 2", "§6.2 tile-built");
}
