//! What is being decided, as people write it.

use serde::{Deserialize, Serialize};

use crate::{
    Homestead,
    components::Type,
    state::{Done, Pending},
};

pub(super) const DISCARDED_BUILDING: &str = "discarded building";
pub(super) const DISCARDED_ORDER: &str = "discarded order";

/// The fields count what is still to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PendingText {
    Deal {
        left: u8,
    },
    StartHands {
        #[serde(default)]
        mates: bool,
    },
    DealPosts {
        left: u8,
    },
    Posts {
        left: u8,
    },
    SoloCard,
    /// The places on the solo card, from 0, whose tiles are still to be placed.
    Tile {
        left: Vec<u8>,
    },
    RivalTile {
        left: Vec<u8>,
        shown: u8,
        #[serde(rename = "type")]
        kind: Type,
        shape: String,
    },
    DealStacks {
        left: u8,
    },
    Blind {
        left: u8,
    },
    Pick,
    Lose {
        left: u8,
    },
    Play {
        left: u8,
    },
    Place {
        left: u8,
        card: String,
    },
    DealOrders {
        left: u8,
    },
    KeepOrder {
        #[serde(default)]
        mates: bool,
    },
    DiscardOne,
    Replace,
    Draw,
    Exchange,
    Answer,
    Over,
}

impl Homestead {
    pub(super) fn write_pending(&self, pending: Pending) -> PendingText {
        let places = |left: u8| (0..8).filter(|place| left >> place & 1 != 0).collect();
        match pending {
            Pending::Deal { left } => PendingText::Deal { left },
            Pending::StartHands { mates } => PendingText::StartHands { mates },
            Pending::DealPosts { left } => PendingText::DealPosts { left },
            Pending::Posts { left } => PendingText::Posts { left },
            Pending::SoloCard => PendingText::SoloCard,
            Pending::Tile { left } => PendingText::Tile { left: places(left) },
            Pending::RivalTile { left, shown, tile } => {
                let row = &self.parts.tiles[usize::from(tile)];
                let shape = self.parts.shapes[usize::from(row.shape)].name.clone();
                PendingText::RivalTile { left: places(left), shown, kind: row.kind, shape }
            }
            Pending::DealStacks { left } => PendingText::DealStacks { left },
            Pending::Blind { left } => PendingText::Blind { left },
            Pending::Pick => PendingText::Pick,
            Pending::Lose { left } => PendingText::Lose { left },
            Pending::Play { left } => PendingText::Play { left },
            Pending::Place { card, left } => {
                PendingText::Place { left, card: self.card(card).id.clone() }
            }
            Pending::DealOrders { left } => PendingText::DealOrders { left },
            Pending::KeepOrder { mates } => PendingText::KeepOrder { mates },
            Pending::DiscardOne => PendingText::DiscardOne,
            Pending::Replace => PendingText::Replace,
            Pending::Draw => PendingText::Draw,
            Pending::Exchange => PendingText::Exchange,
            Pending::Answer => PendingText::Answer,
            Pending::Over => PendingText::Over,
        }
    }

    pub(super) fn read_pending(&self, text: &PendingText) -> Result<Pending, String> {
        let places = |left: &[u8]| {
            if left.iter().any(|place| *place >= 4) {
                Err("pending: a solo card has places 0 to 3".to_owned())
            } else {
                Ok(left.iter().fold(0, |all, place| all | 1 << place))
            }
        };
        Ok(match text {
            PendingText::Deal { left } => Pending::Deal { left: *left },
            PendingText::StartHands { mates } => Pending::StartHands { mates: *mates },
            PendingText::DealPosts { left } => Pending::DealPosts { left: *left },
            PendingText::Posts { left } => Pending::Posts { left: *left },
            PendingText::SoloCard => Pending::SoloCard,
            PendingText::Tile { left } => Pending::Tile { left: places(left)? },
            PendingText::RivalTile { left, shown, kind, shape } => {
                let tile = self.tile_named(*kind, shape);
                let tile =
                    tile.ok_or_else(|| format!("pending: no tile {} {shape}", kind.name()))?;
                Pending::RivalTile { left: places(left)?, shown: *shown, tile }
            }
            PendingText::DealStacks { left } => Pending::DealStacks { left: *left },
            PendingText::Blind { left } => Pending::Blind { left: *left },
            PendingText::Pick => Pending::Pick,
            PendingText::Lose { left } => Pending::Lose { left: *left },
            PendingText::Play { left } => Pending::Play { left: *left },
            PendingText::Place { left, card } => {
                Pending::Place { left: *left, card: self.read_card("pending", card)? }
            }
            PendingText::DealOrders { left } => Pending::DealOrders { left: *left },
            PendingText::KeepOrder { mates } => Pending::KeepOrder { mates: *mates },
            PendingText::DiscardOne => Pending::DiscardOne,
            PendingText::Replace => Pending::Replace,
            PendingText::Draw => Pending::Draw,
            PendingText::Exchange => Pending::Exchange,
            PendingText::Answer => Pending::Answer,
            PendingText::Over => Pending::Over,
        })
    }

    pub(super) fn read_done(&self, text: &str) -> Result<Done, String> {
        Ok(match text {
            DISCARDED_BUILDING => Done::Discarded { order: false },
            DISCARDED_ORDER => Done::Discarded { order: true },
            card => Done::Played(self.read_card("done", card)?),
        })
    }
}
