//! How far cities are from what has been joined.

use super::roads::{EASIEST, FAR, HARDEST, Roads};
use crate::{
    map::Map,
    sets::{City, CitySet, Lane},
};

/// How much effort each city is away from a set of cities, and by which pair it is reached.
#[derive(Copy, Clone, Debug)]
pub(super) struct Field {
    effort: [u8; 64],
    by: [Lane; 64],
    joined: CitySet,
}

/// A map has 64 cities at most.
fn place(city: City) -> usize {
    usize::from(city.0 % 64)
}

impl Field {
    pub(super) const EMPTY: Self =
        Self { effort: [FAR; 64], by: [Lane(0); 64], joined: CitySet::EMPTY };

    #[inline]
    pub(super) fn to(&self, city: City) -> u8 {
        self.effort[place(city)]
    }

    /// The pair by which a city is reached, by its first lane.
    #[inline]
    pub(super) fn by(&self, city: City) -> Lane {
        self.by[place(city)]
    }

    #[inline]
    pub(super) fn has_joined(&self, city: City) -> bool {
        self.joined.has(city)
    }

    /// Cities join what the field spreads from; what comes nearer by that is found again, as far as
    /// anybody asks for it: no farther than the farthest of the wanted cities. Whoever joins others
    /// later may want some of these cities then, but no other ones.
    pub(super) fn join(&mut self, map: &Map, roads: &Roads, cities: CitySet, wanted: CitySet) {
        // Dijkstra with one set of cities for each effort, in a ring as long as a road can be hard.
        const RING: usize = HARDEST as usize + 1;
        let mut waiting = [CitySet::EMPTY; RING];
        for city in cities.iter() {
            self.effort[place(city)] = 0;
        }
        waiting[0] = cities;
        // Cities that come no nearer.
        let mut settled = self.joined.without(cities);
        self.joined = self.joined.union(cities);
        // The levels somebody waits for, the present one first.
        let (mut level, mut levels) = (0, 1u64);
        let mut wanted = wanted.iter().peekable();
        while levels != 0 {
            level += levels.trailing_zeros() as u16;
            levels >>= levels.trailing_zeros();
            let near = |&city: &City| u16::from(self.to(city)) <= level + u16::from(EASIEST);
            while wanted.next_if(near).is_some() {}
            if wanted.peek().is_none() {
                break;
            }
            // No road is without effort: nothing comes to a level while it is worked off.
            let cities = std::mem::take(&mut waiting[usize::from(level) % RING]).without(settled);
            settled = settled.union(cities);
            for city in cities.iter() {
                let neighbours = map.neighbours(city);
                for next in neighbours.cities.without(settled).iter() {
                    let pair = neighbours.pair(next);
                    let effort = roads.effort(pair);
                    let reached = level + u16::from(effort);
                    if reached < u16::from(self.to(next)) {
                        self.effort[place(next)] = reached as u8;
                        self.by[place(next)] = pair;
                        waiting[usize::from(reached) % RING].insert(next);
                        levels |= 1 << effort;
                    }
                }
            }
            levels &= !1;
        }
    }
}
