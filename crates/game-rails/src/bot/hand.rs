//! Cards against lanes: what a plan costs with this hand.

use super::weights::TURNS_A_CARD;
use crate::{
    components::{Cards, Colour},
    map::LaneData,
};

/// How many cards of a hand a lane of each colour could take. A gray one takes those there are most
/// of; it has the place of locomotives, which are no lane's colour.
#[derive(Copy, Clone, Debug)]
pub(super) struct Held([u8; 9]);

impl Held {
    const GRAY: usize = Colour::Locomotive.index();

    pub(super) fn of(hand: Cards) -> Self {
        let mut held = hand.0;
        held[Self::GRAY] = held[..8].iter().copied().max().unwrap_or(0);
        Self(held)
    }

    #[inline]
    pub(super) fn by(&self, lane: LaneData) -> u8 {
        self.0[lane.colour.map_or(Self::GRAY, Colour::index)]
    }
}

/// What claiming a lane asks of a seat, in quarters of a turn: two for a card still to be found,
/// one for a card at hand (it could serve another lane), three for the claim itself.
#[inline]
pub(super) fn effort(lane: LaneData, held: &Held) -> u8 {
    let held = held.by(lane).min(lane.length - lane.locomotives);
    2 * lane.length - held + 3 * lane.locomotives + 3
}

/// The cards all planned lanes ask for.
#[derive(Copy, Clone, Debug)]
pub(super) struct Bill {
    coloured: [u8; 8],
    /// How many gray lanes there are of each length.
    gray: [u8; 10],
    locomotives: u8,
    lanes: u8,
}

impl Bill {
    pub(super) const NONE: Self =
        Self { coloured: [0; 8], gray: [0; 10], locomotives: 0, lanes: 0 };

    pub(super) fn add(&mut self, lane: LaneData) {
        self.lanes += 1;
        self.locomotives += lane.locomotives;
        let plain = lane.length - lane.locomotives;
        match lane.colour {
            Some(colour) => self.coloured[colour.index()] += plain,
            None => self.gray[usize::from(plain)] += 1,
        }
    }

    pub(super) fn remove(&mut self, lane: LaneData) {
        self.lanes -= 1;
        self.locomotives -= lane.locomotives;
        let plain = lane.length - lane.locomotives;
        match lane.colour {
            Some(colour) => self.coloured[colour.index()] -= plain,
            None => self.gray[usize::from(plain)] -= 1,
        }
    }

    /// What is left of a hand when everything is paid that it can pay, and how many cards are
    /// missing.
    pub(super) fn settle(&self, hand: Cards) -> (Cards, u8) {
        let mut left = hand;
        let mut missing = 0;
        for (left, &asked) in left.0.iter_mut().zip(&self.coloured) {
            missing += asked.saturating_sub(*left);
            *left = left.saturating_sub(asked);
        }
        // The longest gray lanes first, each with the colour there is most of.
        for length in (1..10u8).rev() {
            for _ in 0..self.gray[usize::from(length)] {
                let most = left.0[..8].iter_mut().max().expect("eight colours");
                missing += length.saturating_sub(*most);
                *most = most.saturating_sub(length);
            }
        }
        let wild = &mut left.0[Colour::Locomotive.index()];
        let mut instead = wild.saturating_sub(self.locomotives);
        // A locomotive that must be one is as hard to find as two cards.
        missing += 2 * self.locomotives.saturating_sub(*wild);
        let used = instead.min(missing);
        missing -= used;
        instead -= used;
        *wild = instead;
        (left, missing)
    }

    /// The turns it takes to draw what is missing and to claim everything.
    pub(super) fn turns(&self, hand: Cards) -> f32 {
        let (_, missing) = self.settle(hand);
        TURNS_A_CARD * f32::from(missing) + f32::from(self.lanes)
    }
}
