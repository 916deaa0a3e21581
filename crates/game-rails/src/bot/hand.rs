//! Cards against lanes: what a plan costs with this hand.

use super::weights::TURNS_A_CARD;
use crate::{
    components::{Cards, Colour},
    map::{LONGEST, LaneData},
};

/// How many cards of a hand a lane could take, by the pile they come from. A gray one takes those
/// there are most of.
#[derive(Copy, Clone, Debug)]
pub(super) struct Held([u8; 9]);

impl Held {
    pub(super) fn of(hand: Cards) -> Self {
        let [piles @ .., _] = hand.0;
        let mut held = hand.0;
        held[Colour::Locomotive.index()] = piles.into_iter().fold(0, u8::max);
        Self(held)
    }

    #[inline]
    pub(super) fn for_lane(self, lane: LaneData) -> u8 {
        self.0[lane.pile().index()]
    }

    /// The same by pile.
    #[inline]
    pub(super) fn piles(self) -> [u8; 9] {
        self.0
    }
}

/// The cards all planned lanes ask for.
#[derive(Copy, Clone, Debug)]
pub(super) struct Bill {
    coloured: [u8; 8],
    /// How many gray lanes there are of each length.
    gray: [u8; LONGEST + 1],
    /// One bit for each length there are gray lanes of.
    lengths: u16,
    locomotives: u8,
    lanes: u8,
}

impl Bill {
    pub(super) const NONE: Self =
        Self { coloured: [0; 8], gray: [0; LONGEST + 1], lengths: 0, locomotives: 0, lanes: 0 };

    pub(super) fn add(&mut self, lane: LaneData) {
        self.lanes += 1;
        self.locomotives += lane.locomotives;
        let plain = lane.length - lane.locomotives;
        if let Some(colour) = lane.colour {
            self.coloured[colour.index()] += plain;
        } else {
            self.gray[usize::from(plain)] += 1;
            self.lengths |= 1 << plain;
        }
    }

    pub(super) fn remove(&mut self, lane: LaneData) {
        self.lanes -= 1;
        self.locomotives -= lane.locomotives;
        let plain = lane.length - lane.locomotives;
        if let Some(colour) = lane.colour {
            self.coloured[colour.index()] -= plain;
        } else {
            let gray = &mut self.gray[usize::from(plain)];
            *gray -= 1;
            if *gray == 0 {
                self.lengths &= !(1 << plain);
            }
        }
    }

    /// What is left of a hand when everything is paid that it can pay.
    pub(super) fn settle(&self, hand: Cards) -> Cards {
        let [mut piles @ .., wild] = hand.0;
        let missing = self.pay(&mut piles, wild);
        let mut left = Cards::NONE;
        left.0[..8].copy_from_slice(&piles);
        left.0[Colour::Locomotive.index()] = self.instead(wild).saturating_sub(missing);
        left
    }

    /// How many cards are missing when everything is paid that a hand can pay.
    pub(super) fn missing(&self, hand: Cards) -> u8 {
        let [mut piles @ .., wild] = hand.0;
        self.pay(&mut piles, wild).saturating_sub(self.instead(wild))
    }

    /// Takes from the piles of the colours what they can pay. Answers how many cards are missing
    /// then, before locomotives stand in.
    #[inline]
    fn pay(&self, piles: &mut [u8; 8], wild: u8) -> u8 {
        let mut missing = 0;
        for (pile, &asked) in piles.iter_mut().zip(&self.coloured) {
            missing += asked.saturating_sub(*pile);
            *pile = pile.saturating_sub(asked);
        }
        // The longest gray lanes first, each with the colour there is most of.
        let mut lengths = self.lengths;
        while let Some(length) = lengths.checked_ilog2() {
            lengths ^= 1 << length;
            for _ in 0..self.gray[length as usize] {
                let (place, most) = highest(*piles);
                missing += (length as u8).saturating_sub(most);
                piles[place] = most.saturating_sub(length as u8);
            }
        }
        // A locomotive that must be one is as hard to find as two cards.
        missing + 2 * self.locomotives.saturating_sub(wild)
    }

    /// The locomotives that can stand in for other cards.
    #[inline]
    fn instead(&self, wild: u8) -> u8 {
        wild.saturating_sub(self.locomotives)
    }

    /// Whether fewer cards than these would be missing with one more card of a colour.
    pub(super) fn is_helped(&self, hand: Cards, missing: u8, card: Colour) -> bool {
        // What lanes of its colour lack always helps; else it can only go to gray ones.
        let lacking = self.coloured[card.index()] > hand.of(card);
        missing > 0 && (lacking || self.lengths != 0 && self.missing(hand.with(card)) < missing)
    }

    /// The turns it takes to draw what is missing and to claim everything.
    pub(super) fn turns(&self, missing: u8) -> f32 {
        TURNS_A_CARD * f32::from(missing) + f32::from(self.lanes)
    }
}

/// The place and the height of the highest pile, of equal ones the last. A pile has less than 32
/// cards: its height and its place go into one number, and no two of them are equal.
#[inline]
fn highest(piles: [u8; 8]) -> (usize, u8) {
    let ranks: [u8; 8] = std::array::from_fn(|place| piles[place] << 3 | place as u8);
    let highest = ranks.into_iter().fold(0, u8::max);
    (usize::from(highest & 7), highest >> 3)
}
