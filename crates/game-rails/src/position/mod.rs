//! Positions as people write them, and what must hold in every one.

mod flow;
mod pending;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Stack};

pub use pending::PendingText;

use crate::{
    Rails,
    components::{CARS, Cards, Colour, FACE_UP, MARKERS},
    options::AlvinVariant,
    sets::{City, CitySet, Lane, LaneSet, TicketSet},
    state::{Alvin, End, LastRound, Player, State, TicketDeck},
};

/// A whole position. Cars, networks and the deck follow from the rest.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The active seat, from 0.
    pub turn: u8,
    /// Who had the first turn.
    #[serde(default)]
    pub first: u8,
    pub players: Vec<PlayerPosition>,
    #[serde(default)]
    pub face_up: [Option<Colour>; FACE_UP],
    #[serde(default)]
    pub discard: Cards,
    /// The ticket deck in layers, the top one first; if left out, all other tickets in one.
    #[serde(default)]
    pub ticket_deck: Option<Vec<Vec<LaidTicket>>>,
    #[serde(default)]
    pub alvin: Option<AlvinPosition>,
    #[serde(default)]
    pub last_round: Option<LastRoundPosition>,
    #[serde(default)]
    pub passes: u8,
    /// What is still to be decided, the next question last.
    #[serde(default)]
    pub pending: Vec<PendingText>,
    #[serde(default)]
    pub end: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    #[serde(default)]
    pub hand: Cards,
    /// The part of the hand everybody saw taken.
    #[serde(default)]
    pub known: Cards,
    #[serde(default)]
    pub score: i16,
    /// Of the score: for capturing Alvin.
    #[serde(default)]
    pub captures: i16,
    #[serde(default)]
    pub start: Option<String>,
    /// Cities with this player's marker, the start city included.
    #[serde(default)]
    pub markers: Vec<String>,
    #[serde(default)]
    pub lanes: Vec<String>,
    #[serde(default)]
    pub tickets: Vec<String>,
    #[serde(default)]
    pub offer: Vec<String>,
    #[serde(default = "yes")]
    pub chosen: bool,
}

fn yes() -> bool {
    true
}

/// A ticket in the deck, and who knows that it lies in its layer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidTicket {
    pub ticket: String,
    #[serde(default)]
    pub known_to: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlvinPosition {
    pub city: String,
    pub holder: Option<u8>,
}

#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastRoundPosition {
    pub seat: u8,
    pub turns_left: u8,
}

impl Rails {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        let deck = &state.tickets;
        let layers = deck.tickets.iter().map(|t| deck.layer[usize::from(t.0)] + 1).max();
        let layer = |n: u8| {
            let here = deck.tickets.iter().filter(|t| deck.layer[usize::from(t.0)] == n);
            here.map(|t| LaidTicket {
                ticket: self.map.ticket_name(t).to_owned(),
                known_to: deck.known[usize::from(t.0)].iter().map(|seat| seat.0).collect(),
            })
            .collect()
        };
        Position {
            turn: state.turn.0,
            first: state.first.0,
            players: state.playing().iter().map(|player| self.write_player(player)).collect(),
            face_up: state.face_up,
            discard: state.discard,
            ticket_deck: Some((0..layers.unwrap_or(0)).map(layer).collect()),
            alvin: state.alvin.map(|alvin| AlvinPosition {
                city: self.map.city_name(alvin.city).to_owned(),
                holder: alvin.holder.map(|seat| seat.0),
            }),
            last_round: state.last_round.map(|round| LastRoundPosition {
                seat: round.seat.0,
                turns_left: round.turns_left,
            }),
            passes: state.passes,
            pending: state.pending.iter().map(|p| pending::write(&self.map, p)).collect(),
            end: state.end.map(|end| end.code().to_owned()),
        }
    }

    fn write_player(&self, player: &Player) -> PlayerPosition {
        let city = |city: City| self.map.city_name(city).to_owned();
        let tickets = |set: TicketSet| {
            set.iter().map(|ticket| self.map.ticket_name(ticket).to_owned()).collect()
        };
        PlayerPosition {
            hand: player.hand,
            known: player.known,
            score: player.score,
            captures: player.captures,
            start: player.start.map(city),
            markers: player.controls.iter().map(city).collect(),
            lanes: player.lanes.iter().map(|l| self.map.lane_name(l).to_owned()).collect(),
            tickets: tickets(player.tickets),
            offer: tickets(player.offer),
            chosen: player.chosen,
        }
    }

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
        state.deck = self.rest_of_deck(&state)?;
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
        let city = |name: &String| self.map.read_city(name).map_err(|e| e.to_string());
        let tickets = |names: &[String]| -> Result<TicketSet, String> {
            let ticket = |name: &String| self.map.read_ticket(name).map_err(|e| e.to_string());
            names.iter().map(ticket).collect()
        };
        let lane = |name: &String| self.map.read_lane(name).map_err(|e| e.to_string());
        let player = Player {
            hand: shown.hand,
            known: shown.known,
            score: shown.score,
            captures: shown.captures,
            start: shown.start.as_ref().map(city).transpose()?,
            controls: shown.markers.iter().map(city).collect::<Result<CitySet, _>>()?,
            lanes: shown.lanes.iter().map(lane).collect::<Result<LaneSet, _>>()?,
            tickets: tickets(&shown.tickets)?,
            offer: tickets(&shown.offer)?,
            chosen: shown.chosen,
            ..Player::START
        };
        if player.hand.minus(player.known).is_none() {
            return Err("known cards must be in the hand".into());
        }
        if !(-1000..=2000).contains(&player.score) || !(0..=1000).contains(&player.captures) {
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
                return bad(format!("{name} is claimed by another, or closed (§6.4)"));
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
            return bad("the lanes are not all joined to the start city (§6.3)".into());
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

    fn rest_of_deck(&self, state: &State) -> Result<Cards, String> {
        let seen = state.playing().iter().map(|player| player.hand);
        seen.chain([state.display(), state.discard]).try_fold(Cards::BOX, Cards::minus).ok_or_else(
            || "hands, display and discard pile hold more cards than the box (§2)".into(),
        )
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
                if deck.tickets.has(ticket) {
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

    /// Conservation: every card, ticket, car and marker is somewhere exactly once.
    pub(crate) fn count_up(&self, state: &State) -> Result<(), String> {
        let hands = state.playing().iter().map(|player| player.hand);
        let piles = hands.chain([state.display(), state.deck, state.discard]);
        let all = piles
            .fold([0u32; 9], |sum, pile| std::array::from_fn(|i| sum[i] + u32::from(pile.0[i])));
        if all != Cards::BOX.0.map(u32::from) {
            return Err(format!("there are {all:?} train cards, the box has others (§2)"));
        }
        let mut tickets = state.tickets.tickets;
        let mut count = u32::from(tickets.len());
        for player in state.playing() {
            count += u32::from(player.tickets.len()) + u32::from(player.offer.len());
            tickets = tickets.union(player.tickets).union(player.offer);
        }
        let there = self.map.tickets().count();
        if usize::from(tickets.len()) != there || count as usize != there {
            return Err(format!("there are {count} tickets, the box has {there} (§2)"));
        }
        self.count_pieces(state)
    }

    fn count_pieces(&self, state: &State) -> Result<(), String> {
        let mut claimed = LaneSet::EMPTY;
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            let length = |lane: Lane| u32::from(self.map.lane(lane).length);
            let cars = player.lanes.iter().map(length).sum::<u32>() + u32::from(player.cars);
            if cars != u32::from(CARS) {
                return Err(format!("player {} has {cars} cars, not 40 (§2)", seat.0));
            }
            if player.controls.len() + player.markers != MARKERS {
                return Err(format!("player {} has not 3 markers (§2)", seat.0));
            }
            if !claimed.and(player.lanes).is_empty() {
                return Err("a lane has two owners (§6.1)".into());
            }
            claimed = claimed.union(player.lanes);
            if player.reach != self.map.at_cities(player.network) {
                return Err(format!("player {}: the network is not what its lanes make", seat.0));
            }
        }
        Ok(())
    }
}
