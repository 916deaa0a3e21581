//! The parts of a view that everybody sees alike, with the names of the map.

use tabletop::{Actor, Seat, Viewer};

use super::{Asking, ClaimedView, FinalView, MarkerView, Phase, PlayerView, Rest, TicketView};
use crate::{
    Rails,
    components::{FIRST_KEPT, TICKETS_KEPT},
    rules,
    sets::Ticket,
    state::{Pending, State},
};

impl Rails {
    pub(super) fn show_player(&self, rest: &Rest, seat: Seat, viewer: Viewer) -> PlayerView {
        let (i, player) = (seat.index(), &rest.players[seat.index()]);
        let name = |city| self.map.city_name(city).to_owned();
        PlayerView {
            cars: player.cars,
            markers: player.markers,
            score: player.score,
            hand_size: rest.hand_sizes[i],
            hand: viewer.is(seat).then_some(player.hand),
            known: player.known,
            tickets: rest.ticket_counts[i],
            offered: rest.offer_counts[i],
            start: player.start.map(name),
            network: player.network.iter().map(name).collect(),
        }
    }

    pub(super) fn show_ticket(&self, state: &State, seat: Seat, ticket: Ticket) -> TicketView {
        let data = self.map.ticket(ticket);
        let way = self.way(state, seat, ticket);
        let [a, b] = data.ends.map(|city| self.map.city_name(city).to_owned());
        let lanes = way.iter().flat_map(|way| &way.lanes);
        TicketView {
            ticket: self.map.ticket_name(ticket).to_owned(),
            a,
            b,
            points: data.points,
            done: self.is_complete(state, seat, ticket),
            left: way.as_ref().map(|way| way.spaces),
            way: lanes.map(|&lane| self.map.lane_name(lane).to_owned()).collect(),
        }
    }

    pub(super) fn show_closed(&self, state: &State) -> Vec<String> {
        let built = state.playing().iter().fold(state.open, |all, p| all.union(p.lanes));
        let closed = self.map.lanes().filter(|lane| !built.has(*lane));
        closed.map(|lane| self.map.lane_name(lane).to_owned()).collect()
    }

    pub(super) fn show_claimed(&self, state: &State) -> Vec<ClaimedView> {
        let mut claimed = vec![];
        for seat in Seat::all(state.seats) {
            for lane in state.player(seat).lanes.iter() {
                claimed.push(ClaimedView { lane: self.map.lane_name(lane).to_owned(), seat });
            }
        }
        claimed
    }

    pub(super) fn show_markers(&self, state: &State) -> Vec<MarkerView> {
        let marker = |city| {
            Some(MarkerView {
                city: self.map.city_name(city).to_owned(),
                seat: state.controller(city)?,
            })
        };
        state.marked.iter().filter_map(marker).collect()
    }

    pub(super) fn show_final(&self, state: &State) -> Vec<FinalView> {
        let finals = rules::final_scores(self, state);
        let one = |seat: Seat| {
            let (player, f) = (state.player(seat), finals[seat.index()]);
            FinalView {
                lanes: player.score - player.captures - f.total(),
                alvin_captures: player.captures,
                tickets: player.tickets.iter().map(|t| self.show_ticket(state, seat, t)).collect(),
                globetrotter: f.globetrotter,
                alvin: f.alvin,
                total: player.score,
                completed: f.completed,
            }
        };
        Seat::all(state.seats).map(one).collect()
    }

    pub(super) fn asking(&self, state: &State) -> Asking {
        let lane_name = |lane| self.map.lane_name(lane).to_owned();
        match (state.pending.top(), rules::to_act(state)) {
            (_, Actor::Nobody) => Asking::Nothing,
            (_, Actor::Chance) => Asking::Chance,
            (Some(Pending::FirstTickets), Actor::Together(seats)) => {
                Asking::Keep { least: FIRST_KEPT, seats: seats.iter().collect() }
            }
            (Some(Pending::StartCity { .. }), Actor::Seat(seat)) => Asking::Start { seat },
            (Some(Pending::Second), _) => Asking::Second,
            (Some(Pending::PayLane { lane }), _) => Asking::PayLane { lane: lane_name(lane) },
            (Some(Pending::Marker { lane }), _) => Asking::Marker { lane: lane_name(lane) },
            (Some(Pending::PayMarker { city }), _) => {
                Asking::PayMarker { city: self.map.city_name(city).to_owned() }
            }
            (Some(Pending::Alvin), _) => Asking::Alvin,
            (Some(Pending::Keep), _) => {
                Asking::Keep { least: TICKETS_KEPT, seats: vec![state.turn] }
            }
            _ => Asking::Act,
        }
    }
}

pub(super) fn phase(state: &State) -> Phase {
    match state.pending.top() {
        _ if state.end.is_some() => Phase::Over,
        Some(Pending::FirstTickets) => Phase::Tickets,
        Some(Pending::StartCity { .. }) => Phase::Start,
        // Before that, everything is dealt; the choice of start cities lies under it all.
        _ if state.pending.iter().any(|p| matches!(p, Pending::StartCity { .. })) => Phase::Deal,
        _ => Phase::Turn,
    }
}
