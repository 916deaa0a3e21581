//! Chapter 1 – Components: what a card can name, and the counts of the rulebook.

use serde::{Deserialize, Serialize};

/// §1 The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// §1
pub(crate) const BUILDING_CARDS: usize = 98;
/// §1
pub(crate) const ORDER_CARDS: usize = 24;
/// §1
pub(crate) const POST_CARDS: usize = 4;
/// §1
pub(crate) const SOLO_CARDS: usize = 24;
/// §1
pub(crate) const TILES: usize = 126;
/// §4
pub(crate) const ROUNDS: u8 = 4;
/// §2
pub(crate) const START_ORDERS: u8 = 3;
/// §2
pub(crate) const START_BUILDINGS: u8 = 3;
/// §2, §4.2 Cards in hand between turns.
pub(crate) const RESERVE: u8 = 3;
/// §4.3
pub(crate) const ORDERS_DRAWN: u8 = 3;
/// §10
pub(crate) const SOLO_STACKS: [u8; 3] = [7, 6, 5];
/// §10
pub(crate) const SOLO_ORDERS: u8 = 3;
/// §6.3 What a farm pays, by the size its set has then.
pub(crate) const FARM_TABLE: [i16; 7] = [5, 6, 7, 8, 10, 12, 15];
/// §10 What a total is called in the solo game, best last.
pub(crate) const SOLO_RATING: [(i16, &str); 6] = [
    (0, "failed"),
    (100, "poor"),
    (150, "modest"),
    (200, "successful"),
    (250, "wealthy"),
    (300, "flourishing"),
];

/// §4 Cards of a stack at the start of a round.
pub(crate) const fn stack_size(seats: u8) -> u8 {
    9 - seats
}

/// §4 Turns of a round.
pub(crate) const fn turns(seats: u8) -> u8 {
    if seats == 1 { 6 } else { stack_size(seats) - 1 }
}

macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(
            Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
            utoipa::ToSchema,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$item_doc])* $item,)* }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$item),*];

            pub const fn name(self) -> &'static str {
                match self { $(Self::$item => $text,)* }
            }

            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn read(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|item| item.name() == text)
            }
        }
    };
}

named! {
    /// §3.1 What a building is.
    Type {
        Forester = "forester",
        Mine = "mine",
        Farm = "farm",
        Production = "production",
        City = "city",
        Order = "order",
    }
}

named! {
    /// §3.2
    Terrain {
        Steppe = "steppe",
        Forest = "forest",
        Mountain = "mountain",
        River = "river",
    }
}

named! {
    /// §3.2
    Deposit {
        Gold = "gold",
        Silver = "silver",
    }
}

named! {
    /// §6.3
    Symbol {
        Wheat = "wheat",
        Corn = "corn",
        Apple = "apple",
        Chicken = "chicken",
        Pig = "pig",
        Cattle = "cattle",
        Horse = "horse",
    }
}

named! {
    /// Whose buildings count.
    Owner {
        Own = "own",
        Other = "other",
        Any = "any",
    }
}
