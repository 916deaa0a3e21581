//! All there is to know about a block, looked up: evaluations ask millions of times a second.

use std::sync::LazyLock;

use crate::{
    block::Block,
    components::{Land, MAX_PLAYERS},
    rules::points,
    state::State,
};

/// What a block means to each seat.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Known {
    /// By number of wagons; more than seven pay no more than seven (A31).
    points: [[u8; MAX_PLAYERS]; 8],
    /// How many discs.
    pub(super) discs: [u8; MAX_PLAYERS],
    /// The sum of how young they are: 0 for a disc that is pushed out next, 6 for the youngest.
    pub(super) youth: [u8; MAX_PLAYERS],
}

impl Known {
    #[inline]
    pub(super) fn points(&self, wagons: u8) -> [u8; MAX_PLAYERS] {
        self.points[usize::from(wagons.min(7))]
    }
}

/// By the word a block is kept in: 1.3 MB, of which a game touches a few pages.
static TABLE: LazyLock<Vec<Known>> = LazyLock::new(|| Block::all().map(know).collect());

/// The four blocks of the board with the wagons beside them, from East to West.
#[inline]
pub(super) fn blocks(state: &State) -> [(&'static Known, u8); 4] {
    let table = TABLE.as_slice();
    Land::ALL
        .map(|land| (&table[state.blocks[land.index()].code()], state.wagons_in(land.region())))
}

/// What a scoring would pay now.
#[inline]
pub(super) fn scored_now(state: &State) -> [u8; MAX_PLAYERS] {
    let mut sums = [0; MAX_PLAYERS];
    for (known, wagons) in blocks(state) {
        sums.iter_mut().zip(known.points(wagons)).for_each(|(sum, points)| *sum += points);
    }
    sums
}

fn know(block: Block) -> Known {
    let mut known = Known { discs: block.counts(), ..Known::default() };
    for (wagons, paid) in (0..).zip(&mut known.points) {
        *paid = points(block, wagons);
    }
    for (youth, owner) in (Block::FULL - block.len()..).zip(block.discs()) {
        known.youth[owner.index()] += youth;
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
            let known = TABLE[block.code()];
            for wagons in 0..=20 {
                assert_eq!(known.points(wagons), points(block, wagons), "{block:?} {wagons}");
            }
        }
        let block = Block::new(3, &[Seat(0), Seat(1), Seat(0)]).unwrap();
        assert_eq!(TABLE[block.code()].youth, [4 + 6, 5, 0, 0]);
    }
}
