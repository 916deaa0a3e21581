//! Positions as people write them, and what must hold in every one.

mod count;
mod flow;
mod pending;
mod set_down;

use serde::{Deserialize, Serialize};

pub use pending::PendingText;

use crate::{
    Rails,
    components::{Cards, Colour, FACE_UP},
    sets::{City, TicketSet},
    state::{Player, State},
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
}
