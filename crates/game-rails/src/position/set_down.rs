//! Setting a position up: what is written is taken at its word, and must fit together.

use tabletop::{Seat, SeatSet, Stack, Unreadable};

use super::{LaidTicket, LastRoundPosition, PlayerPosition, Position, flow, pending};
use crate::{
    Rails,
    components::{CARS, Cards, MARKERS},
    options::AlvinVariant,
    sets::{CitySet, Lane, TicketSet},
    state::{Alvin, End, LastRound, Player, State, TicketDeck},
};

impl Rails {
    pub(crate) fn set_down(&self, position: &Position) -> Result<State, String> {
        if position.players.len() != usize::from(self.seats) {
            let found = position.players.len();
            return Err(format!("{found} players are described, {} sit at the table", self.seats));
        }
        let seat = |what: &str, n: u8| {
            let known = (n < self.seats).then_some(Seat(n));
            known.ok_or_else(|| format!("{what}: there is no seat {n}"))
        };
        let mut state = self.set_up();
        state.turn = seat("turn", position.turn)?;
        state.first = seat("first", position.first)?;
        for (i, shown) in position.players.iter().enumerate() {
            let player = self.set_player(shown).map_err(|e| format!("player {i}: {e}"))?;
            self.claim_all(&mut state, i, player)?;
        }
        state.face_up = position.face_up;
        state.discard = position.discard;
        state.deck = rest_of_deck(&state)?;
        state.tickets = self.set_tickets(&state, position.ticket_deck.as_deref())?;
        state.alvin = match (&position.alvin, self.options.alvin) {
            (None, AlvinVariant::Off) => None,
            (None, AlvinVariant::On) => Some(Alvin { city: self.map.alvin, holder: None }),
            (Some(_), AlvinVariant::Off) => return Err("alvin: the variant is off (§10)".into()),
            (Some(shown), AlvinVariant::On) => Some(Alvin {
                city: self.map.read_city(&shown.city).map_err(|e| format!("alvin: {e}"))?,
                holder: shown.holder.map(|n| seat("alvin", n)).transpose()?,
            }),
        };
        state.last_round = match position.last_round {
            None => None,
            Some(LastRoundPosition { seat: n, turns_left }) => {
                Some(LastRound { seat: seat("last_round", n)?, turns_left })
            }
        };
        state.passes = position.passes;
        state.end = match position.end.as_deref() {
            None => None,
            Some("last-round") => Some(End::LastRound),
            Some("deadlock") => Some(End::Deadlock),
            Some(other) => return Err(format!("end: {other:?} is last-round or deadlock")),
        };
        let read = |p| pending::read(&self.map, p).map_err(|e| format!("pending: {e}"));
        let parts = position.pending.iter().map(read).collect::<Result<Vec<_>, String>>()?;
        let depth = || "pending: too many open questions".to_owned();
        state.pending = Stack::from_bottom(parts).ok_or_else(depth)?;
        flow::check(self, &state)?;
        Ok(state)
    }

    fn set_player(&self, shown: &PlayerPosition) -> Result<Player, String> {
        let city = |name: &str| self.map.read_city(name);
        let ticket = |name: &str| self.map.read_ticket(name);
        let lane = |name: &str| self.map.read_lane(name);
        let start = shown.start.as_deref().map(city).transpose();
        let player = Player {
            hand: shown.hand,
            known: shown.known,
            score: shown.score,
            captures: shown.captures,
            start: start.map_err(|e| format!("start: {e}"))?,
            controls: each_once("markers", &shown.markers, city)?,
            lanes: each_once("lanes", &shown.lanes, lane)?,
            tickets: each_once("tickets", &shown.tickets, ticket)?,
            offer: each_once("offer", &shown.offer, ticket)?,
            chosen: shown.chosen,
            ..Player::START
        };
        if player.hand.minus(player.known).is_none() {
            return Err("known cards must be in the hand".into());
        }
        if !(-5_000..=20_000).contains(&player.score) || !(0..=5_000).contains(&player.captures) {
            return Err(format!("a score of {} cannot be reached", player.score));
        }
        if player.start.is_some_and(|start| !player.controls.has(start)) {
            return Err("the start city carries the player's marker (§3.5)".into());
        }
        Ok(player)
    }

    /// Puts a player's lanes and markers on the map, and works out cars, markers and network.
    fn claim_all(&self, state: &mut State, i: usize, mut player: Player) -> Result<(), String> {
        let bad = |what: String| Err(format!("player {i}: {what}"));
        if player.controls.len() > MARKERS {
            return bad(format!(
                "{} markers are out, each player has 3 (§2)",
                player.controls.len()
            ));
        }
        if !CitySet(state.marked.0 & player.controls.0).is_empty() {
            return bad("two markers on one city (§1)".into());
        }
        let mut length = 0u16;
        for lane in player.lanes.iter() {
            if !state.open.has(lane) || player.barred.has(lane) {
                let name = self.map.lane_name(lane);
                return bad(format!("{name} is claimed by another, or closed (§6)"));
            }
            length += u16::from(self.map.lane(lane).length);
            let parallel = self.map.parallel(lane);
            player.barred = player.barred.union(parallel);
            let closed = if self.seats <= 3 { parallel } else { [lane].into_iter().collect() };
            state.open = state.open.without(closed);
        }
        let Some(cars) = u16::from(CARS).checked_sub(length) else {
            return bad(format!("{length} cars are on the map, each player has 40 (§2)"));
        };
        player.cars = cars as u8;
        player.markers = MARKERS - player.controls.len();
        state.marked = state.marked.union(player.controls);
        player.network = self.network(&player);
        if player.lanes.iter().any(|l| !self.within(player.network, l)) {
            return bad("the lanes are not all joined to the start city (§6)".into());
        }
        if !player.controls.without(player.network).is_empty() {
            return bad("a marker is set on an end of an own lane (§8)".into());
        }
        player.reach = self.map.at_cities(player.network);
        state.players[i] = player;
        Ok(())
    }

    /// §1 What is joined to the start city by own lanes.
    fn network(&self, player: &Player) -> CitySet {
        let mut network: CitySet = player.start.into_iter().collect();
        loop {
            let mut grown = network;
            for lane in player.lanes.and(self.map.at_cities(network)).iter() {
                self.map.lane(lane).ends.iter().for_each(|&city| grown.insert(city));
            }
            if grown == network {
                return network;
            }
            network = grown;
        }
    }

    fn within(&self, network: CitySet, lane: Lane) -> bool {
        self.map.lane(lane).ends.iter().all(|&city| network.has(city))
    }

    fn set_tickets(
        &self,
        state: &State,
        layers: Option<&[Vec<LaidTicket>]>,
    ) -> Result<TicketDeck, String> {
        let mut deck =
            TicketDeck { tickets: TicketSet::EMPTY, layer: [0; 64], known: [SeatSet::EMPTY; 64] };
        let mut elsewhere = TicketSet::EMPTY;
        for player in state.playing() {
            let both = player.tickets.union(player.offer);
            if both.len() != player.tickets.len() + player.offer.len()
                || !TicketSet(elsewhere.0 & both.0).is_empty()
            {
                return Err("a ticket is in two places (§2)".into());
            }
            elsewhere = elsewhere.union(both);
        }
        let Some(layers) = layers else {
            deck.tickets = self.map.tickets().collect::<TicketSet>().without(elsewhere);
            return Ok(deck);
        };
        for (n, layer) in layers.iter().enumerate() {
            if layer.is_empty() {
                return Err("ticket_deck: a layer is empty".into());
            }
            for LaidTicket { ticket, known_to } in layer {
                let ticket =
                    self.map.read_ticket(ticket).map_err(|e| format!("ticket_deck: {e}"))?;
                if deck.tickets.has(ticket) || elsewhere.has(ticket) {
                    return Err("a ticket is in two places (§2)".into());
                }
                if known_to.iter().any(|&n| n >= self.seats) {
                    return Err("ticket_deck: known_to names no seat".into());
                }
                deck.tickets.insert(ticket);
                deck.layer[usize::from(ticket.0)] = n as u8;
                deck.known[usize::from(ticket.0)] = known_to.iter().map(|&n| Seat(n)).collect();
            }
        }
        Ok(deck)
    }
}

/// What is neither in a hand nor on the table is in the deck.
fn rest_of_deck(state: &State) -> Result<Cards, String> {
    let seen = state.playing().iter().map(|player| player.hand);
    seen.chain([state.display(), state.discard])
        .try_fold(Cards::BOX, Cards::minus)
        .ok_or_else(|| "hands, display and discard pile hold more cards than the box (§2)".into())
}

/// Reads a list of names into a set. What is there twice is a slip of the pen.
fn each_once<T, S: FromIterator<T>>(
    what: &str,
    names: &[String],
    read: impl Fn(&str) -> Result<T, Unreadable>,
) -> Result<S, String> {
    for (i, name) in names.iter().enumerate() {
        if names[..i].contains(name) {
            return Err(format!("{what}: {name} is there twice (§2)"));
        }
    }
    let read = |name: &String| read(name).map_err(|e| format!("{what}: {e}"));
    names.iter().map(read).collect()
}
