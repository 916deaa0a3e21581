//! What happened, for logs and animations.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{
    components::{Card, Land, Region},
    state::End,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[schema(as = WagonsFact)]
pub enum Fact {
    /// §3.5
    Started { seat: Seat },
    /// §3.3 The card is known to its owner only.
    Dealt {
        seat: Seat,
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
    /// §10
    Doubled { seat: Seat },
    /// §10 All tokens were spent and have come back.
    TokensBack,
    /// §5
    Played {
        seat: Seat,
        #[schema(value_type = String)]
        card: Card,
    },
    /// §5.1, §8
    Paid { seat: Seat, discs: u8, vp: u8 },
    /// §5.2, §5.3
    Placed {
        seat: Seat,
        #[schema(value_type = String)]
        region: Land,
        circle: u8,
        pushed: Option<Seat>,
    },
    /// §5.2 So many discs could not be placed: the supply was empty.
    Lapsed { seat: Seat, discs: u8 },
    /// §5.4
    Moved {
        seat: Seat,
        #[schema(value_type = String)]
        from: Region,
        #[schema(value_type = String)]
        to: Region,
    },
    /// A9 So many steps could not be made: no wagon was left to move.
    StepsLapsed { seat: Seat, steps: u8 },
    /// §5.6 The card is known to its owner only.
    Drew {
        seat: Seat,
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
    /// §9
    Reshuffled { cards: u8 },
    /// §6 By a seat with its scoring card, or the free last scoring of §11.2.
    Scored { seat: Option<Seat>, number: Option<u8>, cost: u8 },
    /// §6 `order` is who was paid, point by point.
    RegionScored {
        #[schema(value_type = String)]
        region: Land,
        wagons: u8,
        points: Vec<u8>,
        order: Vec<Seat>,
    },
    /// §7
    Sold {
        seat: Seat,
        #[schema(value_type = String)]
        card: Card,
        discs: u8,
        lapsed: u8,
    },
    /// A21
    Stopped { seat: Seat },
    /// §4 The turn passes to this seat.
    Turn { seat: Seat },
    /// §11
    Ended { reason: End },
}

impl Fact {
    /// Only its owner sees which card was dealt or drawn.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is(seat) => Self::Dealt { seat, card: None },
            Self::Drew { seat, .. } if !viewer.is(seat) => Self::Drew { seat, card: None },
            _ => self.clone(),
        }
    }
}
