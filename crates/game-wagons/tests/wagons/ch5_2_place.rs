//! §5.2 Place.

use game_wagons::{Fact, Land};

use crate::common::{GREEN, RED, given, given_with};

/// T15: `1` Great Plains, `1` West: one disc there. `2` East: two discs there.
#[test]
fn s5_2_one_or_two_discs_in_the_region_shown() {
    for (card, land, block) in [
        ("GP1w0c0", Land::GreatPlains, "R"),
        ("W1w1c1", Land::West, "R"),
        ("E2w2c5", Land::East, "RR"),
    ] {
        let mut table = given(2).hand(RED, card).table();
        table.act(&format!("play {card}"));
        for other in Land::ALL {
            assert_eq!(table.block(other), if other == land { block } else { "" }, "{card}");
        }
    }
}

/// T16, A6: "+1: first one disc into the shown block, then one into any of the three others."
/// A30: the choice is free.
#[test]
fn s5_2_plus_one_places_the_second_disc_in_a_different_region() {
    let mut table = given(2).hand(RED, "MW+1w1c3").table();
    table.act("play MW+1w1c3");
    assert_eq!(table.block(Land::Midwest), "R");
    assert_eq!(table.legal(), ["disc E", "disc GP", "disc W"]);
    table.refuses("disc MW", "§5.2 same-region");
    table.act("disc W");
    assert_eq!((table.block(Land::Midwest), table.block(Land::West)), ("R".into(), "R".into()));
}

/// A30: the second disc may go where it pushes out an own disc.
#[test]
fn s5_2_the_second_disc_may_push_out_an_own_disc() {
    let mut table =
        given(2).block(Land::West, "RGGGGGG").hand(RED, "MW+1w1c3").supply(RED, 9).table();
    table.acts(&["play MW+1w1c3", "disc W"]);
    assert_eq!(table.block(Land::West), "GGGGGGR");
    assert_eq!(table.player(RED).supply, 9 - 3 - 2 + 1);
}

/// T18: supply equal to the cost, `2w1`: the placement is skipped, the wagon step is still made.
#[test]
fn s5_2_without_a_disc_the_placement_lapses() {
    let mut table = given(2).supply(RED, 4).hand(RED, "E2w1c4").table();
    let facts = table.act("play E2w1c4");
    assert!(facts.contains(&Fact::Lapsed { seat: RED, discs: 2 }));
    assert_eq!(table.block(Land::East), "");
    table.act("move NE");
    assert_eq!(table.state().wagons, [19, 1, 0, 0, 0, 0]);
}

/// T19, A5 `sequential`: one disc after payment, `2` GP: one is placed, the second lapses.
#[test]
fn s5_2_discs_are_placed_as_far_as_they_go() {
    let one_left = given_with(2, &[("partial_placement", "sequential")]);
    let mut table = one_left.supply(RED, 5).hand(RED, "GP2w1c4").table();
    let facts = table.act("play GP2w1c4");
    assert!(facts.contains(&Fact::Lapsed { seat: RED, discs: 1 }));
    assert_eq!(table.block(Land::GreatPlains), "R");
}

/// T19, A5 `all_or_nothing`: with exactly one disc left a placement of two is not playable; with
/// none it is skipped; with two it is made. The same for +1. A placement of one is not concerned.
#[test]
fn s5_2_all_or_nothing_refuses_half_a_placement() {
    let scene = |supply| {
        let option = [("partial_placement", "all_or_nothing")];
        given_with(2, &option).supply(RED, supply).hand(RED, "GP2w1c4 E+1w2c4 W1w3c3").table()
    };
    let mut one = scene(5);
    one.refuses("play GP2w1c4", "§5.2 one-disc-for-two 2/1");
    one.refuses("play E+1w2c4", "§5.2 one-disc-for-two 2/1");
    assert!(one.offers("sell GP2w1c4"));
    let mut none = scene(4);
    none.act("play GP2w1c4");
    assert_eq!(none.block(Land::GreatPlains), "");
    let mut two = scene(6);
    two.act("play GP2w1c4");
    assert_eq!(two.block(Land::GreatPlains), "RR");
    let mut single = scene(4);
    single.act("play W1w3c3");
    assert_eq!(single.block(Land::West), "R");
}

/// A5 with A3 `free_mix_always`: what matters is whether some payment leaves enough.
#[test]
fn s5_2_all_or_nothing_looks_at_every_way_to_pay() {
    let options = [("partial_placement", "all_or_nothing"), ("vp_payment", "free_mix_always")];
    let mut table = given_with(2, &options).supply(RED, 5).vp(RED, 2).hand(RED, "GP2w1c4").table();
    table.act("play GP2w1c4");
    assert_eq!(table.legal(), ["pay 1", "pay 2"]);
    table.refuses("pay 0", "§5.2 one-disc-for-two 2/1");
    // With one point only one way is left, so nobody is asked.
    let mut table = given_with(2, &options).supply(RED, 5).vp(RED, 1).hand(RED, "GP2w1c4").table();
    let facts = table.act("play GP2w1c4");
    assert!(facts.contains(&Fact::Paid { seat: RED, discs: 3, vp: 1 }));
    assert_eq!(table.block(Land::GreatPlains), "RR");
}

/// T22, A6 `shown_first`: one disc after payment, `+1` E: it goes to E, no other region is asked.
#[test]
fn s5_2_the_only_disc_of_a_plus_one_card_goes_to_the_region_shown() {
    let mut table = given_with(2, &[("plus_one_order", "shown_first")])
        .supply(RED, 4)
        .hand(RED, "E+1w1c3")
        .table();
    let facts = table.act("play E+1w1c3");
    assert_eq!(table.block(Land::East), "R");
    assert!(facts.contains(&Fact::Lapsed { seat: RED, discs: 1 }));
    assert_eq!(table.legal(), ["move NE"]);
}

/// A6 `free`: "You choose which of the two discs is placed first; one still belongs in the region
/// shown, the other in a different one."
#[test]
fn s5_2_with_free_order_either_disc_comes_first() {
    let scene = |supply| {
        given_with(2, &[("plus_one_order", "free")])
            .supply(RED, supply)
            .hand(RED, "E+1w1c3")
            .table()
    };
    let mut shown_first = scene(9);
    shown_first.act("play E+1w1c3");
    assert_eq!(shown_first.legal(), ["disc E", "disc GP", "disc MW", "disc W"]);
    shown_first.act("disc E");
    shown_first.refuses("disc E", "§5.2 same-region");
    shown_first.act("disc MW");
    assert_eq!(
        (shown_first.block(Land::East), shown_first.block(Land::Midwest)),
        ("R".into(), "R".into())
    );

    let mut other_first = scene(9);
    other_first.acts(&["play E+1w1c3", "disc W"]);
    assert_eq!(
        (other_first.block(Land::East), other_first.block(Land::West)),
        ("R".into(), "R".into())
    );
    assert_eq!(other_first.legal(), ["move NE"]);

    // The only disc may go to the other region, and the one for the region shown lapses.
    let mut one = scene(4);
    one.acts(&["play E+1w1c3", "disc W"]);
    assert_eq!((one.block(Land::East), one.block(Land::West)), (String::new(), "R".into()));
    let mut none = scene(3);
    none.act("play E+1w1c3");
    assert_eq!(none.legal(), ["move NE"]);
}

/// A7: "Returned discs may be used again immediately", for the next disc of the same card.
#[test]
fn s5_2_a_disc_that_comes_back_is_placed_again() {
    let mut table =
        given(2).block(Land::East, "RGGGGGG").supply(RED, 5).hand(RED, "E2w1c4").table();
    table.act("play E2w1c4");
    assert_eq!(table.block(Land::East), "GGGGGRR");
    assert_eq!(table.player(RED).supply, 0);
    assert_eq!(table.player(GREEN).supply, 25);
}

/// A7 with `+1`: the disc that comes back from the region shown is the second one.
#[test]
fn s5_2_a_disc_that_comes_back_is_the_second_of_a_plus_one_card() {
    let mut table =
        given(2).block(Land::East, "RGGGGGG").supply(RED, 4).hand(RED, "E+1w1c3").table();
    table.act("play E+1w1c3");
    assert_eq!(table.legal(), ["disc GP", "disc MW", "disc W"]);
    table.act("disc GP");
    assert_eq!(table.discs(RED), (0, 28));
}

/// A7: "Not for the payment, which is already over."
#[test]
fn s5_2_a_disc_that_will_come_back_pays_nothing() {
    let mut table =
        given(2).block(Land::East, "RGGGGGG").supply(RED, 3).vp(RED, 0).hand(RED, "E2w1c4").table();
    table.refuses("play E2w1c4", "§8 cannot-pay 4/3");
}
