//! The table as plain data.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Stack};

use crate::{
    block::Block,
    components::{
        Card, DISCS_PER_PLAYER, Land, MAX_PLAYERS, Region, SCORING_COSTS, START_POINTS, WAGONS,
    },
    deck::Pile,
};

/// A question on the table, or a part of an action still to be carried out. Its fields are the
/// locals of a suspended rule.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Chance: §3.5 who begins.
    StartPlayer,
    /// Chance: §3.3 so many cards are still to be dealt, one to each player in turn.
    Deal { left: u8 },
    /// §5.1 Pay for the card, or for the scoring if there is none.
    Pay { cost: u8, card: Option<Card> },
    /// §5.2 Place discs in one region.
    Place { land: Land, discs: u8 },
    /// §5.2 With A6 `free`: choose where the first disc of a +1 card goes.
    Either { card: Card },
    /// §5.2 Choose where the second disc of a +1 card goes.
    Other { card: Card },
    /// §5.4 So many wagon steps are still to be made.
    Steps { left: u8, card: Card },
    /// Chance: §5.6 the active player draws.
    Draw,
    /// §6 All regions are scored.
    Score,
    /// The end of an action: the tests of §11 and A24.
    Finish,
}

/// How the game came to its end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = WagonsEnd)]
pub enum End {
    /// §11.1
    Fifty,
    /// §11.2
    WagonsGone,
    /// A24
    Stalemate,
}

impl End {
    /// In the order in which they are tested.
    pub const ALL: [Self; 3] = [Self::Fifty, Self::WagonsGone, Self::Stalemate];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Fifty => "fifty",
            Self::WagonsGone => "wagons-gone",
            Self::Stalemate => "stalemate",
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub supply: u8,
    pub lid: u8,
    pub vp: u8,
    /// The double-move token is available.
    pub token: bool,
    /// How many scoring cards are used.
    pub scored: u8,
    /// Hidden from the others.
    pub hand: Pile,
    /// Where the points came from, and how many were paid away again.
    pub earned: [u16; 4],
    pub vp_paid: u16,
}

impl Player {
    pub(crate) const START: Self = Self {
        supply: DISCS_PER_PLAYER,
        lid: 0,
        vp: START_POINTS,
        token: true,
        scored: 0,
        hand: Pile::EMPTY,
        earned: [0; 4],
        vp_paid: 0,
    };

    /// What the next scoring card costs; `None` when all six are used.
    pub fn scoring_cost(&self) -> Option<u8> {
        SCORING_COSTS.get(usize::from(self.scored)).copied()
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub seats: u8,
    pub turn: Seat,
    /// Actions still to be taken in this turn, the present one included.
    pub actions_left: u8,
    /// The double-move token was declared in this turn.
    pub doubled: bool,
    pub pending: Stack<Pending, 6>,
    pub players: [Player; MAX_PLAYERS],
    /// By region, from New England to California.
    pub wagons: [u8; 6],
    pub blocks: [Block; 4],
    pub draw_pile: Pile,
    pub discard: Pile,
    /// A24 Actions in a row without a wagon step or a scoring, the present one included.
    pub idle: u16,
    /// Set when an end condition was met. The game is over once nothing is pending.
    pub end: Option<End>,
    pub over: bool,
}

const _: () = assert!(size_of::<State>() <= 256, "a copy should stay within four cache lines");

impl State {
    /// §3 Everything in its place, before the first card is dealt.
    pub(crate) fn new(seats: u8, cards: Pile) -> Self {
        Self {
            seats,
            turn: Seat(0),
            actions_left: 1,
            doubled: false,
            pending: Stack::EMPTY,
            players: [Player::START; MAX_PLAYERS],
            wagons: [WAGONS, 0, 0, 0, 0, 0],
            blocks: [Block::EMPTY; 4],
            draw_pile: cards,
            discard: Pile::EMPTY,
            idle: 0,
            end: None,
            over: false,
        }
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players who take part.
    pub fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    #[inline]
    pub fn wagons_in(&self, region: Region) -> u8 {
        self.wagons[region.index()]
    }

    /// How many discs of a seat lie in blocks.
    pub(crate) fn placed_by(&self, seat: Seat) -> u8 {
        self.blocks.iter().map(|block| block.counts()[seat.index()]).sum()
    }

    /// Whether any wagon can still make a step.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        self.wagons_in(Region::California) < WAGONS
    }

    /// How many steps all wagons together have ahead of them.
    pub(crate) fn steps_ahead(&self) -> u8 {
        // At most 5 each.
        self.wagons.iter().zip((0..=5).rev()).map(|(wagons, steps)| wagons * steps).sum()
    }
}
