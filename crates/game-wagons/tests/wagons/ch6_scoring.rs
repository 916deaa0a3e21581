//! §6 Scoring, with the worked examples of §6.1.

use game_wagons::{
    Block, Fact, Land,
    rules::{payment_order, points},
};
use tabletop::Seat;

use crate::common::{BLUE, GREEN, RED, discs, given, given_with};

/// Points of Red, Green, Blue, Yellow.
fn pay(block: &str, wagons: u8) -> [u8; 4] {
    points(Block::new(0, &discs(block)).unwrap(), wagons)
}

/// All orders of some discs.
fn orders(letters: &str) -> Vec<String> {
    if letters.is_empty() {
        return vec![String::new()];
    }
    let mut all = vec![];
    for (i, first) in letters.char_indices() {
        let rest = letters[..i].to_owned() + &letters[i + 1..];
        all.extend(orders(&rest).into_iter().map(|tail| format!("{first}{tail}")));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// T31, §6.1 East: 5 wagons, Red 3, Blue 1, Green 1 in any order: every disc gets its point.
/// With 6, 7, 20 wagons the same. A31: so a region never pays more than seven.
#[test]
fn s6_1_east_wagons_for_every_disc() {
    for block in orders("RRRBG") {
        for wagons in [5, 6, 7, 20] {
            assert_eq!(pay(&block, wagons), [3, 1, 1, 0], "{block}");
        }
    }
    assert_eq!(pay("RGBYRGB", 20), [2, 2, 2, 1]);
}

/// T32, §6.1 Great Plains: 4 wagons, Green 3, Red 2, Blue 1 in any order: Green 3, Red 1, Blue 0.
#[test]
fn s6_1_great_plains_the_most_discs_are_served_first() {
    for block in orders("GGGRRB") {
        assert_eq!(pay(&block, 4), [1, 3, 0, 0], "{block}");
    }
}

/// T33, §6.1 Midwest: 5 wagons, tied discs G R R R G G with B anywhere: points go G, R, R, R, G.
/// T34: with 6 wagons R 3, G 3; with 7 Blue too; with 0 nobody.
#[test]
fn s6_1_midwest_equal_players_are_served_disc_by_disc() {
    for at in 0..=6 {
        let mut block = "GRRRGG".to_owned();
        block.insert(at, 'B');
        assert_eq!(pay(&block, 5), [3, 2, 0, 0], "{block}");
        assert_eq!(pay(&block, 6), [3, 3, 0, 0], "{block}");
        assert_eq!(pay(&block, 7), [3, 3, 1, 0], "{block}");
        assert_eq!(pay(&block, 0), [0; 4], "{block}");
        let ring = Block::new(0, &discs(&block)).unwrap();
        let order: Vec<Seat> = payment_order(ring, 5).map(|age| ring.owner(age)).collect();
        assert_eq!(order, discs("GRRRG"), "{block}");
    }
}

/// A26: ties among three, and for second place. A28: no wagons or no discs, no points.
#[test]
fn s6_ties_at_every_rank() {
    assert_eq!(pay("RGBRGB", 4), [2, 1, 1, 0]);
    assert_eq!(pay("BGRRGB", 3), [1, 1, 1, 0]);
    // Red first with three, then Blue and Green in age order.
    assert_eq!(pay("BRRRGGB", 5), [3, 1, 1, 0]);
    assert_eq!(pay("BRRRBGG", 5), [3, 0, 2, 0]);
    assert_eq!(pay("RGBY", 2), [1, 1, 0, 0]);
    assert_eq!(pay("", 20), [0; 4]);
    assert_eq!(pay("RGBY", 0), [0; 4]);
}

/// The divider's place on the board never matters, only the age order.
#[test]
fn s6_the_divider_changes_nothing() {
    for divider in 0..8 {
        let block = Block::new(divider, &discs("BGRRRGG")).unwrap();
        assert_eq!(points(block, 5), [3, 2, 0, 0]);
    }
}

/// The reference procedure of §6, word for word, for every block there can be and 0 to 8 wagons.
#[test]
fn s6_every_block_pays_as_the_reference_procedure_says() {
    for len in 0..=7u32 {
        for code in 0..4u32.pow(len) {
            let seats: Vec<Seat> = (0..len).map(|i| Seat((code / 4u32.pow(i) % 4) as u8)).collect();
            let block = Block::new(0, &seats).unwrap();
            for wagons in 0..=8 {
                let (expected, paid) = reference(&seats, wagons);
                assert_eq!(points(block, wagons), expected, "{seats:?}, {wagons} wagons");
                let order: Vec<u8> = payment_order(block, wagons).collect();
                assert_eq!(order, paid, "{seats:?}, {wagons} wagons");
            }
        }
    }
}

/// "rem = w; for k = 7..1: G = players with exactly k discs; for disc in age order: if owner in G
/// and rem > 0: owner += 1, rem -= 1".
fn reference(discs: &[Seat], wagons: u8) -> ([u8; 4], Vec<u8>) {
    let (mut points, mut paid, mut rem) = ([0; 4], vec![], wagons);
    for k in (1..=7).rev() {
        for (age, owner) in (0..).zip(discs) {
            if discs.iter().filter(|other| *other == owner).count() == k && rem > 0 {
                points[owner.index()] += 1;
                paid.push(age);
                rem -= 1;
            }
        }
    }
    (points, paid)
}

/// T38, §6.1 "The price": supply 10: supply 9, lid +1, card 1 gone; all score, the others pay nothing.
#[test]
fn s6_only_one_pays_but_everybody_scores() {
    let mut table = given(3)
        .wagons([9, 5, 4, 2, 0, 0])
        .block(Land::East, "RRRBG")
        .block(Land::GreatPlains, "GRGRGB")
        .supply(RED, 10)
        .table();
    let (red, green, blue) = (table.discs(RED), table.discs(GREEN), table.discs(BLUE));
    let facts = table.act("score");
    assert_eq!(table.discs(RED), (red.0 - 1, red.1 + 1));
    assert_eq!((table.discs(GREEN), table.discs(BLUE)), (green, blue));
    assert_eq!(table.player(RED).scored, 1);
    assert_eq!(table.vp(), [10 + 3 + 1, 10 + 1 + 3, 10 + 1]);
    assert_eq!(table.player(RED).earned, [3, 1, 0, 0]);
    assert!(facts.contains(&Fact::Scored { seat: Some(RED), number: Some(1), cost: 1 }));
    // East to west, each with what it paid and to whom in turn.
    assert!(facts.contains(&Fact::RegionScored {
        region: Land::GreatPlains,
        wagons: 4,
        points: vec![1, 3, 0],
        order: discs("GGGR"),
    }));
    let told = facts.iter().filter_map(|fact| match fact {
        Fact::RegionScored { region, .. } => Some(*region),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), Land::ALL);
}

/// T38: "The sequence is 1, 3, 6, 10, 15, 16", the lowest number left and no other.
/// T39, A13: after six scorings scoring is no legal action; the others are unaffected.
#[test]
fn s6_scoring_cards_are_used_in_order_and_once() {
    for (used, cost) in (0..).zip([1, 3, 6, 10, 15, 16]) {
        let mut table = given(2).scored(RED, used).table();
        table.act("score");
        assert_eq!(table.discs(RED), (30 - cost, cost));
        assert_eq!(table.player(RED).scored, used + 1);
    }
    let mut table = given(2).scored(RED, 6).table();
    table.refuses("score", "§6 no-scoring-card 1/0");
    let sale = table.legal().into_iter().find(|action| action.starts_with("sell")).unwrap();
    table.act(&sale);
    assert!(table.offers("score"));
}

/// §6 "Or who cannot pay, cannot score"; points may cover a shortfall as for any card.
#[test]
fn s6_a_scoring_must_be_paid() {
    let mut table = given(2).scored(RED, 3).supply(RED, 4).vp(RED, 5).table();
    table.refuses("score", "§8 cannot-pay 10/9");
    let mut table = given(2).scored(RED, 3).supply(RED, 4).vp(RED, 6).table();
    table.act("score");
    assert_eq!((table.discs(RED), table.vp()), ((0, 30), vec![0, 10]));
}

/// T41: "A scoring changes no wagon, no disc in a block and draws no action card."
/// §6 NE and CA never score.
#[test]
fn s6_wagons_and_discs_stay_where_they_are() {
    let mut table = given(2)
        .wagons([5, 1, 2, 3, 4, 5])
        .block(Land::West, "RGRGRGR")
        .block(Land::East, "G")
        .table();
    let before = *table.state();
    table.act("score");
    let after = *table.state();
    assert_eq!((before.wagons, before.blocks), (after.wagons, after.blocks));
    assert_eq!((before.draw_pile, before.discard), (after.draw_pile, after.discard));
    assert_eq!(before.players[0].hand, after.players[0].hand);
    assert_eq!(table.vp(), [10 + 4, 10 + 1]);
}

/// A14: a scoring that gives nobody, or only others, points is legal.
#[test]
fn s6_a_scoring_may_do_no_good() {
    let mut table = given(2).table();
    table.act("score");
    assert_eq!(table.vp(), [10, 10]);
    let mut table = given(2).wagons([19, 1, 0, 0, 0, 0]).block(Land::East, "G").table();
    table.act("score");
    assert_eq!(table.vp(), [10, 11]);
}

/// A scoring can be paid as the player likes under A3 `free_mix_always`; then all score.
#[test]
fn s6_a_scoring_is_paid_like_a_card() {
    let mut table = given_with(2, &[("vp_payment", "free_mix_always")])
        .wagons([19, 1, 0, 0, 0, 0])
        .block(Land::East, "G")
        .scored(RED, 1)
        .table();
    table.act("score");
    assert_eq!(table.vp(), [10, 10], "nothing is scored before it is paid");
    assert_eq!(table.legal(), ["pay 0", "pay 1", "pay 2", "pay 3"]);
    table.act("pay 2");
    assert_eq!((table.vp(), table.discs(RED)), (vec![8, 11], (29, 1)));
}
