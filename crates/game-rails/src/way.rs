//! The cheapest way to complete a ticket: what is still to be built, and where.

use tabletop::Seat;

use crate::{
    Rails,
    map::LaneData,
    sets::{City, CitySet, Lane, Ticket},
    state::State,
};

/// Spaces still to be built and the lanes they are on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    pub spaces: u16,
    pub lanes: Vec<Lane>,
}

const FAR: u16 = u16::MAX / 4;

/// Distances from a set of cities over own lanes (free) and lanes the seat could still claim.
#[derive(Clone, Debug)]
struct Field {
    distance: [u16; 64],
    /// The lane by which a city is reached.
    by: [Option<Lane>; 64],
}

impl Rails {
    /// `None` when the seat can no longer join the ticket's cities.
    pub fn way(&self, state: &State, seat: Seat, ticket: Ticket) -> Option<Way> {
        let network = state.player(seat).network;
        let ends = self.map.ticket(ticket).ends.map(|city| [city].into_iter().collect::<CitySet>());
        let [a, b] = ends.map(|end| self.field(state, seat, end));
        // Claims touch the network (§6.3), so it has to be joined as well: three sides meet in
        // one city.
        let home = if network.is_empty() { ends[0] } else { network };
        let home = self.field(state, seat, home);
        let fields = [&a, &b, &home];
        let cost = |city: City| fields.iter().map(|f| f.distance[usize::from(city.0)]).sum::<u16>();
        let meeting = self.map.cities().min_by_key(|&city| cost(city))?;
        if cost(meeting) >= FAR {
            return None;
        }
        let mut lanes: Vec<Lane> =
            fields.iter().flat_map(|f| self.walk(state, seat, f, meeting)).collect();
        lanes.sort_unstable();
        lanes.dedup();
        let spaces = lanes.iter().map(|&lane| u16::from(self.map.lane(lane).length)).sum();
        Some(Way { spaces, lanes })
    }

    fn field(&self, state: &State, seat: Seat, from: CitySet) -> Field {
        let player = state.player(seat);
        let usable = state.open.without(player.barred).union(player.lanes);
        let mut field = Field { distance: [FAR; 64], by: [None; 64] };
        let mut open = CitySet::EMPTY;
        for city in from.iter() {
            field.distance[usize::from(city.0)] = 0;
            open.insert(city);
        }
        while let Some(city) = open.iter().min_by_key(|c| field.distance[usize::from(c.0)]) {
            open.remove(city);
            for lane in self.map.at_city(city).and(usable).iter() {
                let LaneData { ends, length, .. } = *self.map.lane(lane);
                let next = if ends[0] == city { ends[1] } else { ends[0] };
                let step = if player.lanes.has(lane) { 0 } else { u16::from(length) };
                let distance = field.distance[usize::from(city.0)] + step;
                if distance < field.distance[usize::from(next.0)] {
                    field.distance[usize::from(next.0)] = distance;
                    field.by[usize::from(next.0)] = Some(lane);
                    open.insert(next);
                }
            }
        }
        field
    }

    /// The lanes still to be built on the way back to where a field began.
    fn walk(&self, state: &State, seat: Seat, field: &Field, mut city: City) -> Vec<Lane> {
        let mut lanes = vec![];
        while let Some(lane) = field.by[usize::from(city.0)] {
            if !state.player(seat).lanes.has(lane) {
                lanes.push(lane);
            }
            let ends = self.map.lane(lane).ends;
            city = if ends[0] == city { ends[1] } else { ends[0] };
        }
        lanes
    }
}
