//! The cheapest way to complete a ticket: what is still to be built, and where.

use tabletop::Seat;

use crate::{
    Rails,
    map::LaneData,
    sets::{City, CitySet, Lane, LaneSet, Ticket},
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

impl Field {
    fn to(&self, city: City) -> u16 {
        self.distance[usize::from(city.0)]
    }
}

/// The ways of one seat. The field around its network serves all its tickets.
#[derive(Clone, Debug)]
pub(crate) struct Ways<'a> {
    game: &'a Rails,
    own: LaneSet,
    usable: LaneSet,
    network: CitySet,
    home: Field,
}

impl Rails {
    /// `None` when the seat can no longer join the ticket's cities.
    pub fn way(&self, state: &State, seat: Seat, ticket: Ticket) -> Option<Way> {
        Ways::of(self, state, seat).to(ticket)
    }
}

impl<'a> Ways<'a> {
    pub(crate) fn of(game: &'a Rails, state: &State, seat: Seat) -> Self {
        let player = state.player(seat);
        let usable = state.open.without(player.barred).union(player.lanes);
        let home = Field { distance: [FAR; 64], by: [None; 64] };
        let mut ways = Self { game, own: player.lanes, usable, network: player.network, home };
        ways.home = ways.field(player.network);
        ways
    }

    pub(crate) fn to(&self, ticket: Ticket) -> Option<Way> {
        let [a, b] = self.game.map.ticket(ticket).ends;
        // With one end in the network, the other only has to be joined to it.
        if self.network.has(a) || self.network.has(b) {
            let far = if self.network.has(a) { b } else { a };
            return self.joined(&[&self.home], far);
        }
        let [from_a, from_b] = [a, b].map(|end| self.field([end].into_iter().collect()));
        if self.network.is_empty() {
            return self.joined(&[&from_a], b);
        }
        // Claims touch the network (§6.3), so it has to be joined as well: three sides meet in one
        // city.
        let fields = [&from_a, &from_b, &self.home];
        let cost = |city: City| fields.iter().map(|field| field.to(city)).sum::<u16>();
        let meeting = self.game.map.cities().min_by_key(|&city| cost(city))?;
        self.joined(&fields, meeting)
    }

    /// What is to be built so that a city is joined to where all these fields began.
    fn joined(&self, fields: &[&Field], city: City) -> Option<Way> {
        if fields.iter().any(|field| field.to(city) >= FAR) {
            return None;
        }
        let mut lanes: Vec<Lane> = vec![];
        for field in fields {
            self.walk(field, city, &mut lanes);
        }
        lanes.sort_unstable();
        lanes.dedup();
        let spaces = lanes.iter().map(|&lane| u16::from(self.game.map.lane(lane).length)).sum();
        Some(Way { spaces, lanes })
    }

    fn field(&self, from: CitySet) -> Field {
        let mut field = Field { distance: [FAR; 64], by: [None; 64] };
        let mut open = from;
        for city in from.iter() {
            field.distance[usize::from(city.0)] = 0;
        }
        while let Some(city) = open.iter().min_by_key(|&city| field.to(city)) {
            open.remove(city);
            for lane in self.game.map.at_city(city).and(self.usable).iter() {
                let LaneData { ends, length, .. } = *self.game.map.lane(lane);
                let next = if ends[0] == city { ends[1] } else { ends[0] };
                let step = if self.own.has(lane) { 0 } else { u16::from(length) };
                let distance = field.to(city) + step;
                if distance < field.to(next) {
                    field.distance[usize::from(next.0)] = distance;
                    field.by[usize::from(next.0)] = Some(lane);
                    open.insert(next);
                }
            }
        }
        field
    }

    /// The lanes still to be built on the way back to where a field began.
    fn walk(&self, field: &Field, mut city: City, lanes: &mut Vec<Lane>) {
        while let Some(lane) = field.by[usize::from(city.0)] {
            if !self.own.has(lane) {
                lanes.push(lane);
            }
            let ends = self.game.map.lane(lane).ends;
            city = if ends[0] == city { ends[1] } else { ends[0] };
        }
    }
}
