//! What happened, for logs and animations. Facts name things as the map does.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::components::Colour;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[schema(as = RailsFact)]
pub enum Fact {
    /// §3.1
    Started { seat: Seat },
    /// §3.2 The card is known to its owner only.
    Dealt {
        seat: Seat,
        #[schema(value_type = Option<String>)]
        card: Option<Colour>,
    },
    /// §5.1 A card comes to the display.
    TurnedUp {
        slot: u8,
        #[schema(value_type = String)]
        card: Colour,
    },
    /// §3.3, §9 The ticket is known to its owner only.
    TicketDealt { seat: Seat, ticket: Option<String> },
    /// §3.3, §9 Which tickets were chosen is known to the chooser only.
    Chose { seat: Seat, tickets: Option<Vec<String>> },
    /// §3.3, §9 How many tickets were kept, and how many went under the deck.
    Kept { seat: Seat, count: u8, rejected: u8 },
    /// §3.5
    StartCity { seat: Seat, city: String },
    /// §5 The card is known to its owner only.
    Drew {
        seat: Seat,
        #[schema(value_type = Option<String>)]
        card: Option<Colour>,
    },
    /// §5 From the display.
    Took {
        seat: Seat,
        slot: u8,
        #[schema(value_type = String)]
        card: Colour,
    },
    /// §5.4
    Reshuffled { cards: u8 },
    /// §5.3
    Swept {
        #[schema(value_type = Vec<String>)]
        cards: Vec<Colour>,
    },
    /// §5.3, R5 The sweep is not made: three in a row have failed, or none can succeed.
    SweepLimit,
    /// §6
    Claimed { seat: Seat, lane: String, cars: u8 },
    /// §6.1, §8
    Paid {
        seat: Seat,
        #[schema(value_type = String)]
        colour: Colour,
        cards: u8,
        locomotives: u8,
    },
    /// §7, §10.2
    Points { seat: Seat, points: i16, lane: String, reason: PointsFor },
    /// §8
    Marked { seat: Seat, city: String },
    /// §8
    NoMarker { seat: Seat },
    /// §10.3
    AlvinMoved { seat: Seat, city: String },
    /// §9
    DrewTickets { seat: Seat, count: u8 },
    /// §4
    Passed { seat: Seat },
    /// §4 The turn passes to this seat.
    Turn { seat: Seat },
    /// §9
    LastRound { seat: Seat },
    /// §9, R4
    Ended { reason: String },
    /// §9 At the end, open to all.
    TicketScored { seat: Seat, ticket: String, points: i16, done: bool },
    /// §9
    Globetrotter { seat: Seat, points: i16 },
    /// §10.7
    AlvinScored { seat: Seat, points: i16 },
}

/// Why somebody gets points for a lane.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = RailsPointsFor)]
pub enum PointsFor {
    Claim,
    Control,
    Alvin,
}

impl Fact {
    /// Only its owner sees a card drawn blind, a ticket, and which tickets were chosen.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is(seat) => Self::Dealt { seat, card: None },
            Self::Drew { seat, .. } if !viewer.is(seat) => Self::Drew { seat, card: None },
            Self::TicketDealt { seat, .. } if !viewer.is(seat) => {
                Self::TicketDealt { seat, ticket: None }
            }
            Self::Chose { seat, .. } if !viewer.is(seat) => Self::Chose { seat, tickets: None },
            _ => self.clone(),
        }
    }
}
