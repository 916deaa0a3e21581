//! Open questions in position files, with names in place of numbers.

use serde::{Deserialize, Serialize};
use tabletop::Unreadable;

use crate::{map::Map, state::Pending};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PendingText {
    StartPlayer,
    DealCards { left: u8 },
    Refill { sweeps: u8 },
    DealTickets { left: u8 },
    FirstTickets,
    StartCity { left: u8 },
    Blind,
    Second,
    PayLane { lane: String },
    Marker { lane: String },
    PayMarker { city: String },
    Alvin,
    DrawTickets { left: u8 },
    Keep,
    EndTurn,
}

pub(super) fn write(map: &Map, pending: Pending) -> PendingText {
    match pending {
        Pending::StartPlayer => PendingText::StartPlayer,
        Pending::DealCards { left } => PendingText::DealCards { left },
        Pending::Refill { sweeps } => PendingText::Refill { sweeps },
        Pending::DealTickets { left } => PendingText::DealTickets { left },
        Pending::FirstTickets => PendingText::FirstTickets,
        Pending::StartCity { left } => PendingText::StartCity { left },
        Pending::Blind => PendingText::Blind,
        Pending::Second => PendingText::Second,
        Pending::PayLane { lane } => PendingText::PayLane { lane: map.lane_name(lane).into() },
        Pending::Marker { lane } => PendingText::Marker { lane: map.lane_name(lane).into() },
        Pending::PayMarker { city } => PendingText::PayMarker { city: map.city_name(city).into() },
        Pending::Alvin => PendingText::Alvin,
        Pending::DrawTickets { left } => PendingText::DrawTickets { left },
        Pending::Keep => PendingText::Keep,
        Pending::EndTurn => PendingText::EndTurn,
    }
}

pub(super) fn read(map: &Map, text: &PendingText) -> Result<Pending, Unreadable> {
    Ok(match *text {
        PendingText::StartPlayer => Pending::StartPlayer,
        PendingText::DealCards { left } => Pending::DealCards { left },
        PendingText::Refill { sweeps } => Pending::Refill { sweeps },
        PendingText::DealTickets { left } => Pending::DealTickets { left },
        PendingText::FirstTickets => Pending::FirstTickets,
        PendingText::StartCity { left } => Pending::StartCity { left },
        PendingText::Blind => Pending::Blind,
        PendingText::Second => Pending::Second,
        PendingText::PayLane { ref lane } => Pending::PayLane { lane: map.read_lane(lane)? },
        PendingText::Marker { ref lane } => Pending::Marker { lane: map.read_lane(lane)? },
        PendingText::PayMarker { ref city } => Pending::PayMarker { city: map.read_city(city)? },
        PendingText::Alvin => Pending::Alvin,
        PendingText::DrawTickets { left } => Pending::DrawTickets { left },
        PendingText::Keep => Pending::Keep,
        PendingText::EndTurn => Pending::EndTurn,
    })
}
