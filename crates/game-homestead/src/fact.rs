//! What happened, for logs and animations. Facts name things as the box does.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::components::Type;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[schema(as = HomesteadFact)]
pub enum Fact {
    /// §2 Known to its owner only.
    Dealt { seat: Seat, card: Option<String>, order: bool },
    /// §9 Known to the team only.
    TeamDealt { team: u8, card: Option<String>, order: bool },
    /// A secret choice, known to the chooser only.
    Chose { seat: Seat, what: What, cards: Option<Vec<String>> },
    /// §2, §4.3 Which cards is known to the player, and to the team.
    Discarded {
        seat: Seat,
        count: u8,
        /// How many of them went to the orders' pile.
        orders: u8,
        cards: Option<Vec<String>>,
        #[serde(skip)]
        mate: Option<Seat>,
    },
    /// §9 A member's part of the team's cards, known to the team only.
    Shared { seat: Seat, team: u8, cards: Option<Vec<String>> },
    /// §9 What nobody of the team took is discarded; known to the team only.
    LeftOver { team: u8, count: u8, cards: Option<Vec<String>> },
    /// §2
    PostDealt { seat: Seat, post: String },
    /// §2, §4.3
    FirstPlayer { seat: Seat },
    /// §4.1
    Round { round: u8, first: Seat, clockwise: bool },
    /// §4.1 A card came to a stack, face down.
    Stacked { stack: u8 },
    /// §4.2 A seat takes a stack; it alone sees the cards.
    StackTaken { seat: Seat, size: u8, cards: Option<Vec<String>> },
    /// §4.2
    Played { seat: Seat, card: String },
    /// §2, §5, §10 Without a seat: for the rival.
    Placed {
        seat: Option<Seat>,
        card: Option<String>,
        #[serde(rename = "type")]
        kind: Type,
        shape: String,
        cells: Vec<[u8; 2]>,
        building: u8,
    },
    /// §6, §7
    Income { seat: Seat, building: u8, dollars: i16, effects: Vec<Gain>, bonus: i16, toll: i16 },
    /// §6.1 Without a seat: for the rival's area.
    Unlocked { seat: Option<Seat>, forest: u8 },
    /// §4.2 Nothing could be played; the card is known to its owner only.
    ForcedDiscard { seat: Seat, card: Option<String>, order: bool },
    /// §4.3 The cards left on the trays are discarded unseen.
    RoundEnded { round: u8, cards: u8 },
    /// §9 A hand is shown to the team-mate.
    HandShown { seat: Seat, to: Seat, cards: Option<Vec<String>> },
    /// §4.3 Known to its owner, §9 to the team.
    OrderDealt {
        seat: Seat,
        card: Option<String>,
        #[serde(skip)]
        mate: Option<Seat>,
    },
    /// §10 The order's solo card is on the table: another one is drawn.
    OrderReplaced { card: String },
    /// §4.3 Known to its owner, §9 to the team.
    Kept {
        seat: Seat,
        card: Option<String>,
        #[serde(skip)]
        mate: Option<Seat>,
    },
    /// §4.3 Known to its owner, §9 to the team.
    Drew {
        seat: Seat,
        card: Option<String>,
        #[serde(skip)]
        mate: Option<Seat>,
    },
    /// §9 The hand a member proposes to hold, known to the team.
    Proposed { seat: Seat, to: Seat, cards: Option<Vec<String>> },
    /// §9 Whether cards changed hands is known to the team.
    Exchanged { team: u8, agreed: Option<bool> },
    /// §4.1
    Reshuffled { cards: u8, orders: bool },
    /// §10
    SoloRevealed { card: String, outcome: Revealed },
    /// §10 The rival's area is taken up.
    TakenUp { tiles: u8 },
    /// §10 A card of the front stack is lost unseen.
    Lost { cards: u8 },
    /// §4.4 A played order pays.
    OrderScored { seat: Seat, card: String, building: u8, dollars: i16, effects: Vec<Gain> },
    /// §4.4
    Ended { reason: String },
    /// §4.4 Cards nobody played, laid open.
    HandLeft { seat: Seat, cards: Vec<String> },
}

/// What one effect of a card counted and paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HomesteadGain)]
pub struct Gain {
    pub count: u32,
    pub dollars: i16,
}

/// What is chosen in secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = HomesteadWhat)]
pub enum What {
    StartHand,
    Pick,
    KeepOrder,
    DiscardOne,
    Replace,
    Exchange,
    Answer,
}

/// §10 What became of a solo card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = HomesteadRevealed)]
pub enum Revealed {
    InForce,
    /// Its order is in the hand or on the map.
    Clash,
    /// Its buildings do not fit on the map.
    NoRoom,
}

impl Fact {
    /// Hidden cards are told to those who may see them.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let mut fact = self.clone();
        let is = |seat: &Seat| viewer.is(*seat);
        let one_of = |seat: &Seat, mate: &Option<Seat>| is(seat) || mate.as_ref().is_some_and(is);
        let in_team = |team: u8| viewer.seat().is_some_and(|seat| seat.0 % 2 == team);
        match &mut fact {
            Self::Dealt { seat, card, .. } | Self::ForcedDiscard { seat, card, .. }
                if !is(seat) =>
            {
                *card = None;
            }
            Self::TeamDealt { team, card, .. } if !in_team(*team) => *card = None,
            Self::Chose { seat, cards, .. } | Self::StackTaken { seat, cards, .. } if !is(seat) => {
                *cards = None;
            }
            Self::Discarded { seat, cards, mate, .. } if !one_of(seat, mate) => *cards = None,
            Self::Shared { team, cards, .. } | Self::LeftOver { team, cards, .. }
                if !in_team(*team) =>
            {
                *cards = None;
            }
            Self::HandShown { seat, to, cards } | Self::Proposed { seat, to, cards }
                if !is(to) && !is(seat) =>
            {
                *cards = None;
            }
            Self::OrderDealt { seat, card, mate }
            | Self::Kept { seat, card, mate }
            | Self::Drew { seat, card, mate }
                if !one_of(seat, mate) =>
            {
                *card = None;
            }
            Self::Exchanged { team, agreed } if !in_team(*team) => *agreed = None,
            _ => {}
        }
        fact
    }
}
