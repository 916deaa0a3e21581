//! §7 Selling.

use game_wagons::{Fact, Land};

use crate::common::{RED, Scene, given, given_with};

fn seller(blocks: [&str; 4]) -> Scene {
    let mut given = given(2);
    for (land, discs) in Land::ALL.into_iter().zip(blocks) {
        given = given.block(land, discs);
    }
    given.supply(RED, 4).hand(RED, "E2w2c5").table()
}

/// T42, the example of §7: supply 4, lid 3, a card of cost 5: supply 7, lid 0, two lapse. Nothing
/// is placed, nothing moves.
#[test]
fn s7_a_sale_takes_discs_from_the_own_lid() {
    let mut table = seller(["RRRRRRR", "RRRRRRR", "RRRRRRR", "RR"]);
    assert_eq!(table.discs(RED), (4, 3));
    let before = *table.state();
    let facts = table.act("sell E2w2c5");
    assert_eq!(table.discs(RED), (7, 0));
    let sold = Fact::Sold { seat: RED, card: "E2w2c5".parse().unwrap(), discs: 3, lapsed: 2 };
    assert_eq!(facts[0], sold);
    assert_eq!((table.state().wagons, table.state().blocks), (before.wagons, before.blocks));
    assert_eq!(table.state().discard.len(), 1);
    assert_eq!(table.player(RED).hand.len(), 7);
    assert_eq!(table.vp(), [10, 10]);
}

/// T42: with lid 8: supply 9, lid 3.
#[test]
fn s7_a_sale_takes_no_more_than_the_cost() {
    let mut table = seller(["RRRRRRR", "RRRRRRR", "RRRR", ""]);
    assert_eq!(table.discs(RED), (4, 8));
    table.act("sell E2w2c5");
    assert_eq!(table.discs(RED), (9, 3));
}

/// A15 `allowed`: a free card, or any card with an empty lid, may be sold for nothing.
#[test]
fn s7_a_sale_may_bring_nothing() {
    for card in ["w2c0", "E2w3c6"] {
        let mut table = given_with(2, &[("zero_sale", "allowed")]).hand(RED, card).table();
        table.act(&format!("sell {card}"));
        assert_eq!(table.discs(RED), (30, 0));
        assert_eq!(table.player(RED).hand.len(), 7);
    }
}

/// A15 `forbidden_if_card_is_free`: a card of cost 0 may not be sold; one that costs something may,
/// also with an empty lid.
#[test]
fn s7_free_cards_may_be_kept_from_sale() {
    let option = [("zero_sale", "forbidden_if_card_is_free")];
    let mut table = given_with(2, &option).hand(RED, "w2c0 E2w3c6").table();
    table.refuses("sell w2c0", "§7 free-card 1/0");
    table.act("sell E2w3c6");
    assert_eq!(table.discs(RED), (30, 0));
}
