//! What a viewer may know, and what could lie behind it.

mod imagine;
mod parts;
mod show;

use serde::Serialize;
use tabletop::{Seat, Stack, Viewer};

use crate::{
    components::{Cards, Colour, FACE_UP},
    sets::{CitySet, LaneSet, Ticket},
    state::{Alvin, End, LastRound, Pending, Player},
};

/// All that `viewer` may know. Never contains a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsView)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    pub viewer: Viewer,
    pub seats: u8,
    pub turn: Seat,
    pub phase: Phase,
    pub asking: Asking,
    pub players: Vec<PlayerView>,
    /// The viewer's tickets, with what is left to build.
    pub my_tickets: Vec<TicketView>,
    /// The tickets the viewer is choosing from.
    pub my_offer: Vec<TicketView>,
    pub claimed: Vec<ClaimedView>,
    /// §6.4 Lanes nobody has and nobody can claim any more.
    pub closed: Vec<String>,
    pub markers: Vec<MarkerView>,
    #[schema(value_type = Vec<Option<String>>)]
    pub face_up: [Option<Colour>; FACE_UP],
    pub deck: u8,
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub discard: Cards,
    pub ticket_deck: u8,
    pub alvin: Option<AlvinView>,
    pub last_round: Option<LastRoundView>,
    /// The score by source, after the end.
    #[serde(rename = "final")]
    pub final_scores: Option<Vec<FinalView>>,
    #[serde(skip)]
    hidden: Rest,
}

/// What the viewer knows besides what a screen shows; [`Rails::dream`] starts from it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest {
    first: Seat,
    pending: Stack<Pending, 6>,
    /// Players without what the viewer cannot know.
    players: Vec<Player>,
    hand_sizes: Vec<u8>,
    ticket_counts: Vec<u8>,
    offer_counts: Vec<u8>,
    open: LaneSet,
    marked: CitySet,
    /// The train cards the viewer cannot place: the deck and the unknown parts of hands.
    unseen: Cards,
    /// How many tickets each layer of the deck has, and those the viewer put there.
    layers: Vec<u8>,
    laid_under: Vec<(Ticket, u8)>,
    passes: u8,
    alvin: Option<Alvin>,
    last_round: Option<LastRound>,
    end: Option<End>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RailsPhase)]
pub enum Phase {
    Deal,
    Tickets,
    Start,
    Turn,
    Over,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[schema(as = RailsAsking)]
pub enum Asking {
    /// §3.3, §9.1
    Keep {
        least: u8,
        seats: Vec<Seat>,
    },
    /// §3.5
    Start {
        seat: Seat,
    },
    /// §4
    Act,
    /// §5.1
    Second,
    /// §6.1
    PayLane {
        lane: String,
    },
    /// §8
    Marker {
        lane: String,
    },
    /// §8
    PayMarker {
        city: String,
    },
    /// §10.3
    Alvin,
    Chance,
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsPlayer)]
pub struct PlayerView {
    pub cars: u8,
    pub markers: u8,
    pub score: i16,
    pub hand_size: u8,
    #[schema(value_type = Option<std::collections::BTreeMap<String, u8>>)]
    pub hand: Option<Cards>,
    /// Cards everybody saw taken.
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub known: Cards,
    pub tickets: u8,
    pub offered: u8,
    pub start: Option<String>,
    pub network: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsTicket)]
pub struct TicketView {
    pub ticket: String,
    pub a: String,
    pub b: String,
    pub points: i16,
    pub done: bool,
    /// Spaces still to be built on the cheapest way; nothing when the cities are cut off.
    pub left: Option<u16>,
    pub way: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsClaimed)]
pub struct ClaimedView {
    pub lane: String,
    pub seat: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsMarker)]
pub struct MarkerView {
    pub city: String,
    pub seat: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsAlvin)]
pub struct AlvinView {
    pub city: String,
    pub holder: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsLastRound)]
pub struct LastRoundView {
    pub seat: Seat,
    pub turns_left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsFinal)]
pub struct FinalView {
    /// Points for lanes and for control.
    pub lanes: i16,
    pub alvin_captures: i16,
    pub tickets: Vec<TicketView>,
    pub globetrotter: i16,
    pub alvin: i16,
    pub total: i16,
    pub completed: u8,
}

impl View {
    /// The viewer's hand.
    pub(crate) fn hand(&self) -> Cards {
        let seat = self.viewer.seat();
        seat.and_then(|seat| self.players[seat.index()].hand).unwrap_or_default()
    }
}
