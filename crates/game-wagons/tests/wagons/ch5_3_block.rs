//! §5.3 How a block works.

use game_wagons::{Added, Block, Land};
use tabletop::Seat;

use crate::common::{GREEN, RED, discs, given};

/// On which circle each disc lies, oldest first, as the rule says.
fn circles(block: Block) -> Vec<(u8, Seat)> {
    (0..).map(|i| (block.divider() + 1 + i) % 8).zip(block.discs()).collect()
}

/// T11, the example of §5.3: R, G, B, R, G, B, Y lie on circles 1 to 7, the divider is still on 0.
#[test]
fn s5_3_seven_discs_fill_a_block() {
    let mut block = Block::EMPTY;
    for (circle, seat) in (1..).zip(discs("RGBRGBY")) {
        assert!(!block.is_full());
        assert_eq!(block.add(seat), Added { circle, pushed: None });
    }
    assert_eq!((block.divider(), block.is_full(), block.len()), (0, true, 7));
    let expected: Vec<_> = (1..=7).zip(discs("RGBRGBY")).collect();
    assert_eq!(circles(block), expected);
}

/// T12: R again: divider 1, the R disc from circle 1 is back, the new R lies on circle 0.
/// T13: then G: divider 2, G's disc from circle 2 returns, the new G on circle 1.
#[test]
fn s5_3_the_eighth_disc_pushes_out_the_oldest() {
    let mut block = Block::new(0, &discs("RGBRGBY")).unwrap();
    assert_eq!(block.add(RED), Added { circle: 0, pushed: Some(RED) });
    assert_eq!((block.divider(), block.discs().collect::<Vec<_>>()), (1, discs("GBRGBYR")));
    assert_eq!(block.add(GREEN), Added { circle: 1, pushed: Some(GREEN) });
    assert_eq!((block.divider(), block.discs().collect::<Vec<_>>()), (2, discs("BRGBYRG")));
}

/// T12 at the table: the disc pushed out is in its owner's supply at once. A8: whoever owns it,
/// also one's own.
#[test]
fn s5_3_a_disc_pushed_out_is_back_in_its_owners_supply() {
    for (block, red, green) in [("RGRGRGR", 0, 0), ("GRGRGRG", -1, 1)] {
        let mut table = given(2).block(Land::East, block).hand(RED, "E1w0c0").table();
        let before = (table.player(RED).supply, table.player(GREEN).supply);
        table.act("play E1w0c0");
        let supply = |before: u8, change: i8| before.checked_add_signed(change).unwrap();
        assert_eq!(table.player(RED).supply, supply(before.0, red));
        assert_eq!(table.player(GREEN).supply, supply(before.1, green));
        assert_eq!(table.state().blocks[0].divider(), 1);
    }
}

/// T21, A7: no disc after payment, GP full with an own disc oldest: nothing is placed, the divider
/// does not move, the own disc stays.
#[test]
fn s5_3_nothing_is_pushed_without_a_disc_to_push() {
    let mut table =
        given(2).block(Land::GreatPlains, "RGGGGGG").supply(RED, 1).hand(RED, "GP1w1c1").table();
    table.act("play GP1w1c1");
    assert_eq!(table.block(Land::GreatPlains), "RGGGGGG");
    assert_eq!(table.state().blocks[1].divider(), 0);
    assert_eq!(table.player(RED).supply, 0);
}

/// The ring against the rule's own words, for every block and every next disc: a disc never moves
/// on the board, "the divider never moves before the eighth disc", the queue is first in first out.
#[test]
fn s5_3_the_ring_is_a_queue_of_seven() {
    fn walk(block: Block, board: [Option<Seat>; 8], ages: &[Seat], depth: u8) {
        assert_eq!(board[usize::from(block.divider())], None, "the divider has its circle");
        assert_eq!(block.discs().collect::<Vec<_>>(), ages);
        for (circle, seat) in circles(block) {
            assert_eq!(board[usize::from(circle)], Some(seat));
        }
        if depth == 0 {
            return;
        }
        for seat in Seat::all(4) {
            let (mut next, mut board, mut ages) = (block, board, ages.to_vec());
            let added = next.add(seat);
            assert_eq!(added, block.would_add());
            let full = ages.len() == 7;
            assert_eq!(added.pushed, full.then(|| ages.remove(0)));
            ages.push(seat);
            if full {
                assert_eq!(next.divider(), (block.divider() + 1) % 8);
                assert_eq!(added.circle, block.divider());
                board[usize::from(next.divider())] = None;
            } else {
                assert_eq!(next.divider(), block.divider());
                assert_eq!(added.circle, (block.divider() + 1 + block.len()) % 8);
            }
            board[usize::from(added.circle)] = Some(seat);
            walk(next, board, &ages, depth - 1);
        }
    }
    walk(Block::EMPTY, [None; 8], &[], 8);
}

/// From every full block and every place of the divider, once round the ring and on.
#[test]
fn s5_3_the_divider_goes_round() {
    for divider in 0..8 {
        let mut block = Block::new(divider, &discs("RGBYRGB")).unwrap();
        for step in 1..=17 {
            let (oldest, before) = (block.owner(0), block.divider());
            let added = block.add(RED);
            assert_eq!(added, Added { circle: before, pushed: Some(oldest) });
            assert_eq!(block.divider(), (divider + step) % 8);
        }
    }
    assert_eq!(Block::new(8, &[]), None);
    assert_eq!(Block::new(0, &discs("RRRRRRRR")), None);
}
