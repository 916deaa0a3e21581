//! What it would ask of a seat to join two cities that have track between them.

use super::{Outlook, hand::Held, weights::GIVEN_AWAY};
use crate::{
    sets::{Lane, LaneSet},
    spans::ByLane,
};

/// No road at all.
pub(super) const FAR: u8 = u8::MAX;
/// No road asks for less: one card at hand, and the claim.
pub(super) const EASIEST: u8 = 4;
/// No single road counts for more.
pub(super) const HARDEST: u8 = 63;

/// What each lane asks of a seat.
pub(super) struct Roads {
    by_lane: ByLane,
    /// By the first lane of a pair, the least that one of its lanes asks. The table is as long as
    /// its index can count, so that nothing has to be checked on the way.
    by_pair: [u8; 256],
}

impl Roads {
    pub(super) fn of(outlook: &Outlook<'_>) -> Self {
        let Outlook { game, state, .. } = *outlook;
        let player = outlook.player();
        let free = state.open.and(game.map.up_to(player.cars)).without(player.barred);
        let mut by_lane = game.map.spans.efforts(Held::of(player.hand).piles());
        let foreign = state.marked.without(player.controls);
        let rivals = i16::from(state.seats - 1);
        let [_, one, both] = game.map.by_ends_in(foreign);
        for (given, lanes) in [(1, one), (2, both)] {
            for lane in free.and(lanes).iter() {
                let toll = GIVEN_AWAY * game.map.lane(lane).points * given / (2 * rivals);
                let effort = &mut by_lane[usize::from(lane.0)];
                *effort = effort.saturating_add(toll.unsigned_abs() as u8);
            }
        }
        for (effort, missing) in by_lane.iter_mut().zip(free.missing()) {
            *effort = (*effort).min(HARDEST) | missing;
        }
        let mut by_pair = [FAR; 256];
        by_pair[..LaneSet::MOST].copy_from_slice(&game.map.spans.least(&by_lane));
        Self { by_lane, by_pair }
    }

    /// What a pair asks for.
    #[inline]
    pub(super) fn effort(&self, pair: Lane) -> u8 {
        self.by_pair[usize::from(pair.0)]
    }

    /// Of a pair's lanes the one that asks least, of equal ones the first.
    pub(super) fn lane(&self, pair: Lane) -> Lane {
        let least = self.effort(pair);
        let mut from_here = self.by_lane[usize::from(pair.0)..].iter();
        let steps = from_here.position(|&effort| effort == least).expect("it is one of them");
        Lane(pair.0 + steps as u8)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seat};

    use super::*;
    use crate::{Options, Rails, State};

    /// What the tables say of all lanes at once is what each of them asks when looked at alone.
    #[test]
    fn every_lane_asks_what_it_asks_by_itself() {
        let mut tolls = 0;
        for seats in 2..=6 {
            let game = Rails::new(&Rails::default_box(), Options::default(), seats).unwrap();
            nets::play(&game, seats.into(), |state: &State| {
                for seat in Seat::all(seats) {
                    let outlook = Outlook::of(&game, state, seat);
                    let (roads, player) = (Roads::of(&outlook), outlook.player());
                    let alone = |lane: Lane| {
                        let data = *game.map.lane(lane);
                        let taken = !state.open.has(lane) || player.barred.has(lane);
                        if taken || data.length > player.cars {
                            return FAR;
                        }
                        let plain = i16::from(data.length - data.locomotives);
                        let [colours @ .., _] = player.hand.0;
                        let most = colours.into_iter().max().unwrap();
                        let held = data.colour.map_or(most, |colour| player.hand.of(colour));
                        let cards = 2 * plain - plain.min(held.into());
                        let foreign = |city| state.controller(city).is_some_and(|by| by != seat);
                        let given: i16 =
                            data.ends.map(|city| i16::from(foreign(city))).iter().sum();
                        let rivals = i16::from(seats) - 1;
                        let toll = GIVEN_AWAY * data.points * given / (2 * rivals);
                        tolls += usize::from(toll > 0);
                        let asked = cards + 5 * i16::from(data.locomotives) + 3 + toll;
                        u8::try_from(asked.min(HARDEST.into())).unwrap()
                    };
                    let asked: Vec<u8> = game.map.lanes().map(alone).collect();
                    assert_eq!(roads.by_lane[..asked.len()], asked);
                    for lane in game.map.lanes() {
                        let pair = game.map.parallel(lane);
                        let first = pair.iter().next().unwrap();
                        let least = pair.iter().min_by_key(|lane| asked[usize::from(lane.0)]);
                        assert_eq!(Some(roads.lane(first)), least);
                        assert_eq!(roads.effort(first), asked[usize::from(least.unwrap().0)]);
                    }
                }
            });
        }
        assert!(tolls > 100, "{tolls}");
    }
}
