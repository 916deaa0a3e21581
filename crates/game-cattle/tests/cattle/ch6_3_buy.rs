//! Chapter 6.3 – Buy cattle.

use crate::common::{A, facts_named, given};

/// §6.3, case 19, R7: one cowboy turns up cards, two buy.
#[test]
fn s6_3_cowboys_are_spent_once() {
    let given = given(2).using("E").workers(A, [3, 1, 1]).money(A, 3);
    let given = given.market("holstein holstein ayrshire brown_swiss ayrshire holstein holstein");
    let mut table = given.table();
    table.act("use 2");
    table.refuses("done", "§5 nothing-done");
    let facts = table.act("reveal");
    assert_eq!(facts_named(&facts, "market-card").len(), 2);
    assert_eq!(table.state().market.len(), 9, "the market may exceed its size");
    table.refuses("buy holstein+holstein with 3", "§6.3 too-few-cowboys 3/2");
    table.act("buy holstein with 2");
    assert_eq!((table.money(), table.player(A).discard.len()), (0, 1));
    assert_eq!(table.ask(), "local", "no cowboy is left");
}

/// §6.3 Offers, market and money.
#[test]
fn s6_3_offers() {
    let given = given(2)
        .using("E")
        .workers(A, [5, 1, 1])
        .money(A, 11)
        .market("holstein ayrshire west_highland_3");
    let mut table = given.clone().table();
    table.act("use 2");
    table.refuses("buy holstein with 3", "§6.3 no-such-offer");
    table.refuses("buy jersey with 1", "§6.3 no-such-offer");
    table.refuses("buy walk_cow345 with 1", "§6.3 no-such-offer");
    table.refuses("buy holstein+west_highland_3 with 3", "§6.3 no-such-offer");
    table.refuses("buy ayrshire+holstein with 3", "§6.3 no-such-offer");
    table.refuses("buy brown_swiss with 1", "§6.3 not-in-market");
    table.refuses("buy holstein+holstein with 3", "§6.3 not-in-market");
    table.refuses("buy west_highland_3 with 1", "§6.3 cannot-buy 12/11");
    table.act("buy holstein+ayrshire with 3");
    assert_eq!(table.money(), 6, "types may differ, values not");
    table.act("done");
    assert_eq!(table.ask(), "local");
}

/// §6.3 An empty deck reveals nothing; with nothing to buy the action cannot be used.
#[test]
fn s6_3_nothing_to_buy() {
    let empty = |state: &mut game_cattle::State| {
        state.market_deck = game_cattle::Cards::NONE;
    };
    let given = given(2).using("E").money(A, 5);
    let mut poor = given.clone().market("holstein").bend(empty).table();
    poor.refuses("use 2", "§6.3 cannot-buy 6/5");
    let mut none = given.clone().market("").bend(empty).table();
    none.refuses("use 2", "§6.3 not-in-market");
    let mut table = given.money(A, 6).market("holstein").bend(empty).table();
    table.act("use 2");
    table.refuses("reveal", "§6.3 nothing-to-reveal");
}
