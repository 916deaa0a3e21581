//! What a seat would best build for its tickets: the cheapest tree that joins their cities to its
//! network.
//!
//! Finding the very cheapest tree is hard and not worth it. Tickets join one after the other, those
//! that ask least for their points first, each by the shortest path from what has been joined so
//! far.

use tabletop::Seat;

use super::{
    Outlook,
    field::Field,
    hand::Bill,
    roads::{FAR, Roads},
};
use crate::{
    Rails, rules,
    sets::{CitySet, Lane, LaneSet, Ticket, TicketSet},
    state::State,
};

/// More tickets than anybody could complete.
const MOST_TICKETS: usize = 16;

/// What is to be built, and what comes of it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Project {
    pub(super) lanes: LaneSet,
    pub(super) spaces: u8,
    /// What the lanes bring, rivals' gains taken off.
    pub(super) points: f32,
    pub(super) bill: Bill,
    /// Tickets in the order they would be completed, with the turns until then.
    steps: [(Ticket, f32); MOST_TICKETS],
    count: usize,
    /// Tickets that can no longer be completed.
    pub(super) lost: TicketSet,
    field: Field,
}

impl Project {
    pub(super) const NONE: Self = Self {
        lanes: LaneSet::EMPTY,
        spaces: 0,
        points: 0.0,
        bill: Bill::NONE,
        steps: [(Ticket(0), 0.0); MOST_TICKETS],
        count: 0,
        lost: TicketSet::EMPTY,
        field: Field::EMPTY,
    };

    pub(super) fn tickets(&self) -> impl Iterator<Item = (Ticket, f32)> {
        self.steps[..self.count].iter().copied()
    }
}

impl Outlook<'_> {
    /// The project for these tickets, from these cities on.
    pub(super) fn project(&self, tickets: TicketSet, network: CitySet) -> Project {
        self.project_within(f32::INFINITY, tickets, network)
    }

    /// The same, as far as it can be built in so many turns.
    pub(super) fn project_within(
        &self,
        turns: f32,
        tickets: TicketSet,
        network: CitySet,
    ) -> Project {
        if tickets.is_empty() {
            return Project::NONE;
        }
        self.project_along(&Roads::of(self), turns, tickets, network)
    }

    /// The same, with the seat's roads at hand.
    pub(super) fn project_along(
        &self,
        roads: &Roads,
        turns: f32,
        tickets: TicketSet,
        network: CitySet,
    ) -> Project {
        let player = self.player();
        let mut project = Project::NONE;
        project.field.join(&self.game.map, roads, network, self.game.map.ends(tickets));
        let mut left = tickets;
        while let Some((ticket, asked)) = self.next_ticket(&project.field, left) {
            left.remove(ticket);
            let before = project;
            let fits = asked < FAR.into()
                && project.count < MOST_TICKETS
                && project.serve(self, roads, ticket, left)
                && project.spaces <= player.cars;
            if !fits {
                project = before;
                project.lost.insert(ticket);
                continue;
            }
            let asked = project.bill.turns(project.bill.missing(player.hand));
            if asked > turns {
                // The more tickets, the more turns: those that are left would come later still.
                return before;
            }
            project.steps[project.count] = (ticket, asked);
            project.count += 1;
        }
        project
    }

    /// The ticket that asks least for its points, and what it asks.
    fn next_ticket(&self, field: &Field, tickets: TicketSet) -> Option<(Ticket, u16)> {
        let asked = |ticket: Ticket| -> u16 {
            self.game.map.ticket(ticket).ends.iter().map(|&city| u16::from(field.to(city))).sum()
        };
        let priced = tickets.iter().map(|ticket| (ticket, asked(ticket)));
        priced.min_by_key(|&(ticket, asked)| {
            u32::from(asked) * 64 / u32::from(self.game.map.ticket(ticket).points.unsigned_abs())
        })
    }
}

impl Project {
    /// Joins a ticket's cities, the nearer one first. Answers whether both could be reached.
    fn serve(
        &mut self,
        outlook: &Outlook<'_>,
        roads: &Roads,
        ticket: Ticket,
        left: TicketSet,
    ) -> bool {
        let Outlook { game, state, seat, .. } = *outlook;
        let mut ends = game.map.ticket(ticket).ends;
        if self.field.to(ends[1]) < self.field.to(ends[0]) {
            ends.swap(0, 1);
        }
        let mut wanted = game.map.ends(left);
        wanted.insert(ends[1]);
        for end in ends {
            if self.field.to(end) == FAR {
                return false;
            }
            let mut new = CitySet::EMPTY;
            let mut city = end;
            while !self.field.has_joined(city) {
                new.insert(city);
                let lane = roads.lane(self.field.by(city));
                let data = *game.map.lane(lane);
                self.lanes.insert(lane);
                self.spaces = self.spaces.saturating_add(data.length);
                self.points += game.net_points(state, seat, lane);
                self.bill.add(data);
                city = if data.ends[0] == city { data.ends[1] } else { data.ends[0] };
            }
            if !new.is_empty() {
                self.field.join(&game.map, roads, new, wanted);
            }
        }
        true
    }
}

impl Rails {
    /// §7 What a claim would bring a seat, what it brings rivals taken off.
    pub(super) fn net_points(&self, state: &State, seat: Seat, lane: Lane) -> f32 {
        let rivals = f32::from(state.seats - 1);
        let awards = rules::awards(*self.map.lane(lane), seat, |city| state.controller(city));
        let net = |(to, points): (Seat, i16)| {
            if to == seat { f32::from(points) } else { -f32::from(points) / rivals }
        };
        awards.into_iter().flatten().map(net).sum()
    }
}
