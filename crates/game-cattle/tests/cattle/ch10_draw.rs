//! Chapter 10 – Phase C.

use game_cattle::{Cards, Disc, Pending};

use crate::common::{A, facts_named, given};

/// §10 Up to the hand limit; the discard pile is shuffled only when a card is wanted.
#[test]
fn s10_drawing_up_to_the_limit() {
    let given = given(2).using("A").cleared(A, &[Disc::HandLeft]).bend(|state| {
        let me = &mut state.players[0];
        me.discard = me.draw;
        me.draw = Cards::NONE;
        let first = me.discard.nth(0);
        me.discard.take(first);
        me.draw.add(first);
    });
    let mut table = given.table();
    table.act("aux money");
    let facts = table.act("done");
    assert_eq!(facts_named(&facts, "drew").len(), 5);
    assert_eq!(facts_named(&facts, "reshuffled")[0]["cards"], 13);
}

/// §10 No cards at all: the hand stays short, and nothing is drawn by an action either.
#[test]
fn s10_without_cards_the_hand_stays_short() {
    let given = given(2).using("A").bend(|state| {
        state.players[0].removed = state.players[0].draw;
        state.players[0].draw = Cards::NONE;
    });
    let mut table = given.table();
    table.refuses("aux draw", "§10 draw-count");
    table.act("aux money");
    table.act("done");
    assert_eq!(table.state().turn.0, 1);
    let given = crate::common::given(2).using("A").bend(|state| {
        let me = &mut state.players[0];
        me.removed = me.draw;
        let one = me.draw.nth(0);
        me.removed.take(one);
        me.draw = [one].into_iter().collect();
    });
    let mut table = given.asked(Pending::DrawUpTo { most: 3, optional: true }).table();
    assert_eq!(table.legal(), ["draw 1", "no"]);
    table.act("draw 1");
    assert_eq!(table.ask(), "put-back");
}
