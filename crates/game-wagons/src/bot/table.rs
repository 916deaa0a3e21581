//! All there is to know about a block, looked up: evaluations ask millions of times a second.

use std::sync::LazyLock;

use crate::{block::Block, components::MAX_PLAYERS, rules::points};

/// What a block means to each seat, in the numbers evaluations reckon with.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Known {
    /// By number of wagons; more than seven pay no more than seven (A31).
    points: [[u8; MAX_PLAYERS]; 8],
    /// How many discs.
    pub(super) discs: [f32; MAX_PLAYERS],
    /// The sum of how young they are: 0 for a disc that is pushed out next, 6 for the youngest.
    pub(super) youth: [f32; MAX_PLAYERS],
}

impl Known {
    /// What a scoring would pay.
    #[inline]
    pub(super) fn points(&self, wagons: u8) -> [u8; MAX_PLAYERS] {
        self.points[usize::from(wagons.min(7))]
    }
}

/// By the word a block is kept in: 2 MB, of which a game touches a few pages.
static TABLE: LazyLock<Vec<Known>> = LazyLock::new(|| Block::all().map(know).collect());

#[inline]
pub(super) fn known(block: Block) -> &'static Known {
    &TABLE[block.code()]
}

fn know(block: Block) -> Known {
    let mut known = Known { discs: block.counts().map(f32::from), ..Known::default() };
    for (wagons, paid) in (0..).zip(&mut known.points) {
        *paid = points(block, wagons);
    }
    for (youth, owner) in (Block::FULL - block.len()..).zip(block.discs()) {
        known.youth[owner.index()] += f32::from(youth);
    }
    known
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn the_table_agrees_with_the_rules() {
        assert_eq!(TABLE.len(), 1 << 15);
        for block in Block::all().step_by(37) {
            let known = known(block);
            for wagons in 0..=20 {
                assert_eq!(known.points(wagons), points(block, wagons), "{block:?} {wagons}");
            }
        }
        let block = Block::new(3, &[Seat(0), Seat(1), Seat(0)]).unwrap();
        let youth = [4.0 + 6.0, 5.0, 0.0, 0.0].map(f32::to_bits);
        assert_eq!(known(block).youth.map(f32::to_bits), youth);
    }
}
