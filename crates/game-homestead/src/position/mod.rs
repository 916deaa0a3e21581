//! Positions as people write them down.

mod count;
mod flow;
mod pending;
mod set_down;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

pub use pending::PendingText;

use crate::{
    Homestead,
    board::Building,
    cells::Cells,
    components::Type,
    pile::Kind,
    state::{Choice, Done, Player, Solo, Stack, State},
};

/// A whole state. What lies nowhere is in the draw piles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// From 1; 0 before the first.
    pub round: u8,
    /// From 0.
    #[serde(default)]
    pub turn: u8,
    pub first: u8,
    pub pending: PendingText,
    pub players: Vec<PlayerPosition>,
    /// In the order in which they were built.
    #[serde(default)]
    pub buildings: Vec<BuildingPosition>,
    #[serde(default)]
    pub stacks: Vec<StackPosition>,
    #[serde(default)]
    pub discard: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloPosition>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    pub hand: Vec<String>,
    pub offer: Vec<String>,
    /// A secret choice: cards, or "agree" or "decline".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<Vec<String>>,
    /// Cards this player laid into the discard piles.
    pub buried: Vec<String>,
    pub post: Option<String>,
    pub earned: EarnedPosition,
    /// What was done in the turns of this round: a card, or "discarded building" or "discarded
    /// order".
    pub done: Vec<String>,
    /// By other seat: cards this player was sure of when the round began.
    pub sure: BTreeMap<u8, Vec<String>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EarnedPosition {
    pub forester: i16,
    pub mine: i16,
    pub farm: i16,
    pub production: i16,
    pub city: i16,
    pub bonus: i16,
    pub orders: i16,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingPosition {
    /// A rival's tile has no card, but a type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<Type>,
    /// Nobody: the rival.
    pub owner: Option<u8>,
    pub cells: Vec<[u8; 2]>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackPosition {
    pub cards: Vec<String>,
    /// What left it this round, oldest first.
    #[serde(default)]
    pub trail: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloPosition {
    /// Solo cards that are no longer in the draw pile, and did not come into force.
    pub discarded: Vec<String>,
    pub past: Vec<String>,
    /// The one in force.
    pub card: Option<String>,
    /// The number of the first building of its area, and how many there are.
    pub area_from: u8,
    pub area: u8,
    pub built: BTreeMap<String, u8>,
    pub last: Option<Type>,
}

impl Homestead {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        // Exhaustive on purpose: a new field does not compile until it is written down.
        let State {
            seats,
            teams: _,
            round,
            turn,
            first,
            pending,
            players: _,
            board: _,
            stacks,
            deck: _,
            discard,
            posts: _,
            solo,
        } = state;
        let many = if *seats == 1 { 3 } else { usize::from(*seats) };
        let written = stacks[..many].iter().map(|stack| self.write_stack(stack)).collect();
        Position {
            round: *round,
            turn: *turn,
            first: first.0,
            pending: self.write_pending(*pending),
            players: state.playing().iter().map(|player| self.write_player(player)).collect(),
            buildings: state.board.buildings().iter().map(|&b| self.write_building(b)).collect(),
            stacks: written,
            discard: self.names(*discard),
            solo: state.is_solo().then(|| self.write_solo(solo)),
        }
    }

    fn write_stack(&self, stack: &Stack) -> StackPosition {
        StackPosition {
            cards: self.names(stack.cards),
            trail: self.ids(stack.trail().iter().copied()),
        }
    }

    fn write_player(&self, player: &Player) -> PlayerPosition {
        let Player { hand, offer, choice, buried, post, earned, done, sure } = *player;
        let [forester, mine, farm, production, city, bonus, orders] = earned;
        let done = done.into_iter().map_while(|done| match done {
            Done::Nothing => None,
            Done::Played(card) => Some(self.card(card).id.clone()),
            Done::Discarded { order: false } => Some(pending::DISCARDED_BUILDING.into()),
            Done::Discarded { order: true } => Some(pending::DISCARDED_ORDER.into()),
        });
        let known = |sure: [Kind; 3]| self.ids(sure.into_iter().filter_map(Kind::some));
        let sure = (0..).zip(sure).map(|(seat, sure)| (seat, known(sure)));
        PlayerPosition {
            hand: self.names(hand),
            offer: self.names(offer),
            choice: choice.map(|choice| match choice {
                Choice::Cards(cards) => self.ids(cards.iter()),
                Choice::Agree => vec!["agree".into()],
                Choice::Decline => vec!["decline".into()],
            }),
            buried: self.names(buried),
            post: post.some().map(|post| self.card(post).id.clone()),
            earned: EarnedPosition { forester, mine, farm, production, city, bonus, orders },
            done: done.collect(),
            sure: sure.filter(|(_, sure)| !sure.is_empty()).collect(),
        }
    }

    fn write_building(&self, building: Building) -> BuildingPosition {
        let cells: Cells = self.cells_of(&building).collect();
        let card = building.card.some();
        BuildingPosition {
            card: card.map(|card| self.card(card).id.clone()),
            kind: card.is_none().then(|| self.type_of(building)),
            owner: building.seat().map(|Seat(seat)| seat),
            cells: cells.iter().map(|cell| [cell.row, cell.col]).collect(),
        }
    }

    fn write_solo(&self, solo: &Solo) -> SoloPosition {
        let Solo { deck, past, card, area_from, area_len, forests: _, built, last } = *solo;
        let list = |cards: u32| -> Vec<String> {
            let cards = (0..self.parts.solo.len()).filter(|card| cards >> card & 1 != 0);
            cards.map(|card| self.parts.solo[card].id.clone()).collect()
        };
        let all = (1u32 << self.parts.solo.len()) - 1;
        let built = Type::ALL.iter().zip(built).filter(|(_, n)| *n > 0);
        SoloPosition {
            discarded: list(all & !deck & !past),
            past: list(past),
            card: card.map(|card| self.parts.solo[usize::from(card)].id.clone()),
            area_from,
            area: area_len,
            built: built.map(|(kind, n)| (kind.name().to_owned(), n)).collect(),
            last,
        }
    }
}
