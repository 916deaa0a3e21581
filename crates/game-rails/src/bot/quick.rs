//! Quick choices for playouts: along the plan for the tickets, with hardly anything weighed.

use std::cmp::Reverse;

use rand::{Rng, RngExt};
use tabletop::Seat;

use super::{
    Outlook,
    aim::{Aim, Intent, Temper},
    choices::claimed,
    hand::Bill,
    project::Project,
    roads::Roads,
    weights::{CITIES_FADE, FAR, NEAR},
};
use crate::{
    action::{Action, Payment},
    components::{Cards, Colour, FIRST_KEPT, TICKETS_KEPT},
    rules::{self, Limits},
    sets::{City, CitySet, Lane, Ticket, TicketSet},
    state::Pending,
};

/// Cards a claim may take from the lanes planned beside it, while there are so many turns to get
/// them back.
const BORROWED: i16 = 1;
const TURNS_TO_WAIT: f32 = 3.0;
/// What a marker has to bring: for its two cards, and for each of them that was needed.
const MARKER: f32 = 1.5;
const NEEDED_CARD: f32 = 1.6;
/// Turns to spare that a ticket is kept with, and one of the first tickets.
const SPARE: f32 = 1.0;
const FIRST_SPARE: f32 = 8.0;

impl Temper {
    /// With fewer turns left nobody looks for more tickets.
    fn turns_for_tickets(self) -> f32 {
        match self {
            Self::Calm => 8.0,
            Self::Bold => 4.0,
        }
    }

    /// With so few cards missing a locomotive is worth a turn, if no other card helps.
    fn few_missing(self) -> u8 {
        match self {
            Self::Calm => 1,
            Self::Bold => 3,
        }
    }
}

impl Outlook<'_> {
    pub(super) fn quick(
        &self,
        actions: &[Action],
        intent: &mut Intent,
        rng: &mut impl Rng,
    ) -> Action {
        let choice = match self.state.pending.top() {
            None => Some(self.quick_turn(actions, intent, rng)),
            Some(Pending::Second) => {
                Some(self.draw_for(&self.aim(intent), intent.temper, actions, rng))
            }
            Some(Pending::PayLane { lane }) => {
                let aim = self.aim(intent);
                self.cheapest(&self.bill_beside(&aim, lane), actions)
            }
            Some(Pending::PayMarker { .. }) => self.cheapest(&self.aim(intent).bill, actions),
            Some(Pending::Marker { .. }) => Some(self.quick_marker(actions, intent)),
            Some(Pending::Keep) => {
                let open = self.player().tickets.without(self.completed());
                let project = self.project(open.union(self.player().offer), self.player().network);
                Some(self.quick_keep(&project, TICKETS_KEPT, SPARE))
            }
            Some(Pending::FirstTickets) => {
                let project = self.best_start(self.player().offer, |_| true).1;
                Some(self.quick_keep(&project, FIRST_KEPT, FIRST_SPARE))
            }
            Some(Pending::StartCity { .. }) => {
                let free = |city| actions.contains(&Action::Start(city));
                self.best_start(self.player().tickets, free).0.map(Action::Start)
            }
            _ => None,
        };
        choice
            .filter(|choice| actions.contains(choice))
            .unwrap_or_else(|| actions[rng.random_range(0..actions.len())])
    }

    fn quick_turn(&self, actions: &[Action], intent: &mut Intent, rng: &mut impl Rng) -> Action {
        if self.turns <= 1.0
            && let Some(claim) = self.last_claim(actions)
        {
            return claim;
        }
        let time = self.turns > intent.temper.turns_for_tickets();
        let more = time && !self.state.tickets.tickets.is_empty();
        let for_tickets = self.for_tickets(intent);
        if more && for_tickets.lanes.is_empty() {
            return Action::Tickets;
        }
        let aim = self.or_for_points(for_tickets);
        let claim = self.quick_claim(&aim);
        claim.unwrap_or_else(|| self.draw_for(&aim, intent.temper, actions, rng))
    }

    /// Of the lanes aimed at the one that brings most, if its cards are not needed more elsewhere.
    fn quick_claim(&self, aim: &Aim) -> Option<Action> {
        let Self { game, state, seat, turns } = *self;
        let hand = self.player().hand;
        let payable = Limits::of(game, state, seat).all();
        let mut best: Option<(i16, Lane)> = None;
        for planned in aim.lanes.iter() {
            let claims = game.map.parallel(planned).and(payable);
            if claims.is_empty() {
                continue;
            }
            let bill = self.bill_beside(aim, planned);
            for lane in claims.iter() {
                let data = *game.map.lane(lane);
                let mut least = (u8::MAX, 0);
                rules::ways_for_lane(data, hand, |way| {
                    least = least.min((bill.missing(less(hand, way)), way.locomotives));
                });
                let borrowed = i16::from(least.0) - i16::from(aim.missing);
                if borrowed > BORROWED && turns > TURNS_TO_WAIT {
                    continue;
                }
                let worth = data.points - 3 * borrowed - i16::from(least.1);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, lane));
                }
            }
        }
        best.map(|(_, lane)| Action::Claim(lane))
    }

    /// In the last turn: what brings most at once.
    fn last_claim(&self, actions: &[Action]) -> Option<Action> {
        let Self { game, state, seat, .. } = *self;
        let open = self.player().tickets.without(self.completed());
        let worth = |lane: Lane| {
            let ends: CitySet = game.map.lane(lane).ends.into_iter().collect();
            let network = self.player().network.union(ends);
            let tickets = open.iter().map(|ticket| game.map.ticket(ticket));
            let joined = tickets.filter(|data| data.ends.iter().all(|&end| network.has(end)));
            // Won instead of lost.
            let won: i16 = joined.map(|data| 2 * data.points).sum();
            game.net_points(state, seat, lane) + f32::from(won)
        };
        let claims = actions.iter().filter_map(claimed).map(|lane| (worth(lane), lane));
        let best = claims.filter(|(worth, _)| *worth > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, lane)| Action::Claim(lane))
    }

    /// What is to be paid besides a lane, or the one planned beside it.
    fn bill_beside(&self, aim: &Aim, lane: Lane) -> Bill {
        let mut bill = aim.bill;
        if let Some(planned) = self.game.map.parallel(lane).and(aim.lanes).iter().next() {
            bill.remove(*self.game.map.lane(planned));
        }
        bill
    }

    /// The payment that leaves most for the bill.
    fn cheapest(&self, bill: &Bill, actions: &[Action]) -> Option<Action> {
        let hand = self.player().hand;
        let cost = |action: &Action| match *action {
            Action::Pay(way) => {
                let missing = bill.missing(less(hand, way));
                (missing, way.locomotives, Reverse(hand.of(way.colour)))
            }
            _ => (u8::MAX, 0, Reverse(0)),
        };
        actions.iter().copied().min_by_key(cost)
    }

    fn quick_marker(&self, actions: &[Action], intent: &mut Intent) -> Action {
        let (aim, hand) = (self.aim(intent), self.player().hand);
        let tolls = actions.iter().filter_map(|&action| match action {
            Action::Mark(city) => Some((self.toll(city, &aim), action)),
            _ => None,
        });
        // Of equal ones the first. What it costs is looked at only where it could be worth that.
        let best = tolls.reduce(|best, other| if other.0 > best.0 { other } else { best });
        let Some((toll, mark)) = best.filter(|&(toll, _)| toll > MARKER) else {
            return Action::NoMarker;
        };
        let mut needed = u8::MAX;
        rules::ways_for_marker(hand, |way| {
            let then = aim.bill.missing(less(hand, way));
            needed = needed.min(then.saturating_sub(aim.missing) + way.locomotives);
        });
        if toll > MARKER + NEEDED_CARD * f32::from(needed) { mark } else { Action::NoMarker }
    }

    /// §7 What rivals may have to pay at a city, for lanes the seat does not want itself.
    fn toll(&self, city: City, aim: &Aim) -> f32 {
        let Self { game, state, seat, turns } = *self;
        let lanes = game.map.at_city(city).and(state.open).without(aim.lanes);
        let mut sum = 0.0;
        for lane in lanes.iter() {
            // Of the lanes of a pair the first one speaks for all.
            if game.map.parallel(lane).and(lanes).iter().next() != Some(lane) {
                continue;
            }
            let data = game.map.lane(lane);
            for rival in Seat::all(state.seats).filter(|rival| *rival != seat) {
                let near = data.ends.iter().any(|&end| state.player(rival).network.has(end));
                sum += f32::from(data.points) * if near { NEAR } else { FAR };
            }
        }
        sum * (turns / CITIES_FADE).min(1.0)
    }

    /// The offered tickets that fit into the time, and as many more as must be.
    fn quick_keep(&self, project: &Project, least: u8, spare: f32) -> Action {
        let offer = self.player().offer;
        let mut kept = self.in_time(project, spare).and(offer);
        for ticket in project.tickets().map(|(ticket, _)| ticket).filter(|&t| offer.has(t)) {
            if kept.len() < least {
                kept.insert(ticket);
            }
        }
        let points = |&ticket: &Ticket| self.game.map.ticket(ticket).points;
        while kept.len() < least
            && let Some(ticket) = offer.without(kept).iter().min_by_key(points)
        {
            kept.insert(ticket);
        }
        Action::Keep(kept)
    }

    /// Of the cities these tickets name the one to start in, and the project from there.
    fn best_start(
        &self,
        tickets: TicketSet,
        free: impl Fn(City) -> bool,
    ) -> (Option<City>, Project) {
        let roads = Roads::of(self);
        let mut best = (f32::MIN, None, Project::NONE);
        for city in self.game.map.ends(tickets).iter().filter(|&city| free(city)) {
            let start = [city].into_iter().collect();
            let project = self.project_along(&roads, f32::INFINITY, tickets, start);
            let worth = self.of_project(TicketSet::EMPTY, &project);
            if worth > best.0 {
                best = (worth, Some(city), project);
            }
        }
        (best.1, best.2)
    }

    /// A card that is asked for, else one from the deck.
    fn draw_for(
        &self,
        aim: &Aim,
        temper: Temper,
        actions: &[Action],
        rng: &mut impl Rng,
    ) -> Action {
        let hand = self.player().hand;
        let missing = aim.missing;
        let helps = |action: &Action| match *action {
            Action::Take(Colour::Locomotive) => false,
            Action::Take(colour) => aim.bill.is_helped(hand, missing, colour),
            _ => false,
        };
        let (mut found, mut count) = (None, 0);
        for &action in actions.iter().filter(|action| helps(action)) {
            count += 1;
            if rng.random_range(0..count) == 0 {
                found = Some(action);
            }
        }
        let locomotive = Action::Take(Colour::Locomotive);
        let few = (1..=temper.few_missing()).contains(&missing);
        if found.is_none() && few && actions.contains(&locomotive) {
            return locomotive;
        }
        found.unwrap_or(Action::Draw)
    }
}

fn less(hand: Cards, way: Payment) -> Cards {
    let mut left = hand;
    left.take(way.colour, way.cards);
    left.take(Colour::Locomotive, way.locomotives);
    left
}
