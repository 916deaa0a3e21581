//! The map and the tickets, as loaded from the box, with what the rules look up all the time.

use tabletop::Unreadable;

use crate::{
    components::{Cards, Colour},
    sets::{City, CitySet, Lane, LaneSet, Ticket, TicketSet, find},
    spans::{self, Spans},
};

pub(crate) const LONGEST: usize = 9;

/// One printed track between two cities.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LaneData {
    pub ends: [City; 2],
    pub length: u8,
    /// Gray when there is none.
    pub colour: Option<Colour>,
    /// How many of its cards must be locomotives: a ferry.
    pub locomotives: u8,
    /// §7 What claiming it is worth.
    pub points: i16,
}

impl LaneData {
    /// The pile its cards come from: gray ones have that of locomotives, which are no lane's colour.
    #[inline]
    pub(crate) fn pile(self) -> Colour {
        self.colour.unwrap_or(Colour::Locomotive)
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TicketData {
    pub ends: [City; 2],
    pub points: i16,
}

/// The cities one pair away from a city.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Neighbours {
    pub(crate) cities: CitySet,
    /// By city: the first lane of the pair.
    pairs: [Lane; 64],
}

impl Neighbours {
    const NONE: Self = Self { cities: CitySet::EMPTY, pairs: [Lane(0); 64] };

    fn insert(&mut self, city: City, pair: Lane) {
        self.cities.insert(city);
        self.pairs[usize::from(city.0)] = pair;
    }

    #[inline]
    pub(crate) fn pair(&self, city: City) -> Lane {
        self.pairs[usize::from(city.0 % 64)]
    }
}

#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) city_names: Vec<String>,
    pub(crate) lane_names: Vec<String>,
    pub(crate) ticket_names: Vec<String>,
    lanes: Vec<LaneData>,
    tickets: Vec<TicketData>,
    /// The lanes that touch a city.
    at_city: Vec<LaneSet>,
    /// All lanes of the pair a lane belongs to, itself included.
    parallel: Vec<LaneSet>,
    /// By colour and length: the lanes of that colour that are at most so long.
    coloured: [[LaneSet; LONGEST + 1]; 8],
    gray: [LaneSet; LONGEST + 1],
    any: [LaneSet; LONGEST + 1],
    ferries: Vec<Lane>,
    pub(crate) spans: Spans,
    neighbours: Vec<Neighbours>,
    /// Where Alvin starts.
    pub alvin: City,
}

/// What the loader hands over: checked rows.
pub(crate) struct Parts {
    pub(crate) city_names: Vec<String>,
    pub(crate) lane_names: Vec<String>,
    pub(crate) ticket_names: Vec<String>,
    pub(crate) lanes: Vec<LaneData>,
    pub(crate) tickets: Vec<TicketData>,
    pub(crate) alvin: City,
}

impl Map {
    pub(crate) fn new(parts: Parts) -> Self {
        let Parts { city_names, lane_names, ticket_names, lanes, tickets, alvin } = parts;
        let numbered = || (0..).map(Lane).zip(&lanes);
        let select = |wanted: &dyn Fn(&LaneData) -> bool| -> LaneSet {
            numbered().filter(|(_, data)| wanted(data)).map(|(lane, _)| lane).collect()
        };
        let up_to = |wanted: &dyn Fn(&LaneData) -> bool| -> [LaneSet; LONGEST + 1] {
            std::array::from_fn(|n| select(&|l| wanted(l) && usize::from(l.length) <= n))
        };
        let plain: Vec<Colour> = Colour::plain().collect();
        let mut neighbours = vec![Neighbours::NONE; city_names.len()];
        for (first, pair) in spans::pairs(&lanes) {
            let [a, b] = pair[0].ends;
            neighbours[usize::from(a.0)].insert(b, first);
            neighbours[usize::from(b.0)].insert(a, first);
        }
        Self {
            spans: Spans::of(&lanes),
            neighbours,
            at_city: (0..city_names.len() as u8)
                .map(|city| select(&|lane| lane.ends.contains(&City(city))))
                .collect(),
            parallel: lanes.iter().map(|l| select(&|other| other.ends == l.ends)).collect(),
            coloured: std::array::from_fn(|c| up_to(&|lane| lane.colour == Some(plain[c]))),
            gray: up_to(&|lane| lane.colour.is_none() && lane.locomotives == 0),
            any: up_to(&|_| true),
            ferries: numbered().filter(|(_, l)| l.locomotives > 0).map(|(lane, _)| lane).collect(),
            city_names,
            lane_names,
            ticket_names,
            lanes,
            tickets,
            alvin,
        }
    }

    #[inline]
    pub fn lane(&self, lane: Lane) -> &LaneData {
        &self.lanes[usize::from(lane.0)]
    }

    pub fn ticket(&self, ticket: Ticket) -> &TicketData {
        &self.tickets[usize::from(ticket.0)]
    }

    /// The cities these tickets name.
    pub(crate) fn ends(&self, tickets: TicketSet) -> CitySet {
        tickets.iter().flat_map(|ticket| self.ticket(ticket).ends).collect()
    }

    pub fn cities(&self) -> impl DoubleEndedIterator<Item = City> {
        (0..self.city_names.len() as u8).map(City)
    }

    pub fn lanes(&self) -> impl Iterator<Item = Lane> {
        (0..self.lanes.len() as u8).map(Lane)
    }

    pub fn tickets(&self) -> impl Iterator<Item = Ticket> {
        (0..self.tickets.len() as u8).map(Ticket)
    }

    #[inline]
    pub fn at_city(&self, city: City) -> LaneSet {
        self.at_city[usize::from(city.0)]
    }

    /// The lanes that touch any of these cities.
    pub fn at_cities(&self, cities: CitySet) -> LaneSet {
        cities.iter().fold(LaneSet::EMPTY, |lanes, city| lanes.union(self.at_city(city)))
    }

    #[inline]
    pub fn parallel(&self, lane: Lane) -> LaneSet {
        self.parallel[usize::from(lane.0)]
    }

    /// All lanes, by how many of their ends are among these cities.
    pub(crate) fn by_ends_in(&self, cities: CitySet) -> [LaneSet; 3] {
        let (mut any, mut both) = (LaneSet::EMPTY, LaneSet::EMPTY);
        for lanes in cities.iter().map(|city| self.at_city(city)) {
            both = both.union(any.and(lanes));
            any = any.union(lanes);
        }
        [self.up_to(LONGEST as u8).without(any), any.without(both), both]
    }

    #[inline]
    pub(crate) fn neighbours(&self, city: City) -> &Neighbours {
        &self.neighbours[usize::from(city.0)]
    }

    /// The lanes of at most that length.
    #[inline]
    pub fn up_to(&self, length: u8) -> LaneSet {
        self.any[usize::from(length).min(LONGEST)]
    }

    /// §6.1 The lanes these cards can pay for.
    #[inline]
    pub fn payable(&self, hand: Cards) -> LaneSet {
        let wild = hand.locomotives();
        let (mut payable, mut most) = (LaneSet::EMPTY, 0);
        for (lanes, &cards) in self.coloured.iter().zip(&hand.0) {
            most = most.max(cards);
            payable = payable.union(lanes[usize::from(cards + wild).min(LONGEST)]);
        }
        payable = payable.union(self.gray[usize::from(most + wild).min(LONGEST)]);
        for &ferry in &self.ferries {
            let LaneData { length, locomotives, .. } = *self.lane(ferry);
            if wild >= locomotives && most + wild >= length {
                payable.insert(ferry);
            }
        }
        payable
    }

    pub fn city_name(&self, city: City) -> &str {
        &self.city_names[usize::from(city.0)]
    }

    pub fn lane_name(&self, lane: Lane) -> &str {
        &self.lane_names[usize::from(lane.0)]
    }

    pub fn ticket_name(&self, ticket: Ticket) -> &str {
        &self.ticket_names[usize::from(ticket.0)]
    }

    pub fn read_city(&self, text: &str) -> Result<City, Unreadable> {
        find(&self.city_names, text, "a city such as salt_lake_city").map(City)
    }

    pub fn read_lane(&self, text: &str) -> Result<Lane, Unreadable> {
        find(&self.lane_names, text, "a lane such as salt_lake_city-st_george-0").map(Lane)
    }

    pub fn read_ticket(&self, text: &str) -> Result<Ticket, Unreadable> {
        find(&self.ticket_names, text, "a ticket such as bend-las_vegas").map(Ticket)
    }
}
