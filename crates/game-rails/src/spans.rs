//! Lanes as plans see them: the cards they take, and which of them join the same two cities. A byte
//! for each lane, one lane after the other, so that all of them are reckoned with at once.

use crate::{
    map::LaneData,
    sets::{Lane, LaneSet},
};

/// A byte for each lane there can be.
pub(crate) type ByLane = [u8; LaneSet::MOST];

/// The lanes of a pair are neighbours in the box; the first of them stands for the pair.
#[derive(Clone, Debug)]
pub(crate) struct Spans {
    /// How many cards a lane takes besides locomotives.
    plain: ByLane,
    /// What claiming it asks of somebody who has no cards, in quarters of a turn: two for a card
    /// still to be found, five for a locomotive, three for the claim itself.
    bare: ByLane,
    /// By pile: all bits set for the lanes whose cards come from it.
    from: [ByLane; 9],
    /// For the next lane, the one after it and so on: all bits set where it is of another pair.
    apart: Vec<ByLane>,
}

/// The lanes of each pair, with the first of them by number.
pub(crate) fn pairs(lanes: &[LaneData]) -> impl Iterator<Item = (Lane, &[LaneData])> {
    let mut next = 0;
    lanes.chunk_by(|one, other| one.ends == other.ends).map(move |pair| {
        let first = Lane(next);
        next += pair.len() as u8;
        (first, pair)
    })
}

impl Spans {
    pub(crate) fn of(lanes: &[LaneData]) -> Self {
        let none = [0; LaneSet::MOST];
        let mut spans = Self { plain: none, bare: none, from: [none; 9], apart: vec![] };
        for (place, lane) in lanes.iter().enumerate() {
            let plain = lane.length - lane.locomotives;
            spans.plain[place] = plain;
            spans.bare[place] = 2 * plain + 5 * lane.locomotives + 3;
            spans.from[lane.pile().index()][place] = u8::MAX;
        }
        let widest = pairs(lanes).map(|(_, pair)| pair.len()).max().unwrap_or(1);
        let apart = |steps: usize, place: usize| {
            let together = lanes
                .get(place..=place + steps)
                .is_some_and(|lanes| lanes.iter().all(|lane| lane.ends == lanes[0].ends));
            if together { 0 } else { u8::MAX }
        };
        spans.apart =
            (1..widest).map(|steps| std::array::from_fn(|place| apart(steps, place))).collect();
        spans
    }

    /// What claiming each lane asks of somebody who has piles as high as these. A card at hand asks
    /// for half of what a missing one does, because it could serve another lane.
    #[inline]
    pub(crate) fn efforts(&self, piles: [u8; 9]) -> ByLane {
        let mut at_hand = [0; LaneSet::MOST];
        for (from, height) in self.from.iter().zip(piles) {
            for (at_hand, from) in at_hand.iter_mut().zip(from) {
                *at_hand |= from & height;
            }
        }
        let mut efforts = self.bare;
        for (effort, (at_hand, plain)) in efforts.iter_mut().zip(at_hand.iter().zip(&self.plain)) {
            *effort = effort.saturating_sub(*at_hand.min(plain));
        }
        efforts
    }

    /// By the first lane of a pair, the least of all its lanes.
    #[inline]
    pub(crate) fn least(&self, of: &ByLane) -> ByLane {
        let mut least = *of;
        for (steps, apart) in (1..).zip(&self.apart) {
            let others = of[steps..].iter().zip(apart);
            for (least, (other, apart)) in least.iter_mut().zip(others) {
                *least = (*least).min(other | apart);
            }
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{components::Colour, sets::City};

    fn lane(ends: [u8; 2], length: u8, colour: Option<Colour>, locomotives: u8) -> LaneData {
        LaneData { ends: ends.map(City), length, colour, locomotives, points: 0 }
    }

    /// Three lanes, one, and two.
    fn spans() -> Spans {
        let [red, blue] = ["red", "blue"].map(|name| Some(name.parse().unwrap()));
        Spans::of(&[
            lane([0, 1], 3, red, 0),
            lane([0, 1], 3, blue, 0),
            lane([0, 1], 3, None, 0),
            lane([0, 2], 5, None, 2),
            lane([1, 2], 1, blue, 0),
            lane([1, 2], 1, red, 0),
        ])
    }

    #[test]
    fn the_first_lane_of_a_pair_has_the_least_of_its_lanes() {
        let mut of = [0; LaneSet::MOST];
        of[..6].copy_from_slice(&[7, 6, 5, 1, 3, 4]);
        let least = spans().least(&of);
        assert_eq!([least[0], least[3], least[4]], [5, 1, 3]);
        of[..6].copy_from_slice(&[7, 6, 9, 8, 4, 3]);
        let least = spans().least(&of);
        assert_eq!([least[0], least[3], least[4]], [6, 8, 3]);
    }

    #[test]
    fn cards_of_its_colour_make_a_lane_easier_until_it_has_enough() {
        let mut piles = [0; 9];
        piles["red".parse::<Colour>().unwrap().index()] = 2;
        piles["blue".parse::<Colour>().unwrap().index()] = 4;
        piles[Colour::Locomotive.index()] = 6;
        assert_eq!(spans().efforts([0; 9])[..6], [9, 9, 9, 19, 5, 5]);
        assert_eq!(spans().efforts(piles)[..6], [7, 6, 6, 16, 4, 4]);
    }
}
