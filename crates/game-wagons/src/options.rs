//! Chapter 13 – Options: the house rules a host may choose, the books' (or our ruling's) first.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec, Seat};

/// Declares an option whose values are words, the default first.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$value_doc])* #[serde(rename = $text)] $value),+ }

        impl $name {
            const VALUES: &'static [&'static str] = &[$($text),+];
        }
    };
}

choice! {
    /// A1 Who begins.
    StartPlayer {
        Random = "random",
        Seat1 = "seat1",
        Seat2 = "seat2",
        Seat3 = "seat3",
        Seat4 = "seat4",
        /// Players sit in order of age: the first seat is the oldest.
        Oldest = "oldest",
    }
}
choice! {
    /// A3 When victory points may be paid.
    VpPayment {
        Shortfall = "shortfall",
        FreeMixWhenShort = "free_mix_when_short",
        FreeMixAlways = "free_mix_always",
    }
}
choice! {
    /// A5 One disc left, the card asks for two.
    PartialPlacement { Sequential = "sequential", AllOrNothing = "all_or_nothing" }
}
choice! {
    /// A6 Which disc of a +1 card comes first.
    PlusOneOrder { ShownFirst = "shown_first", Free = "free" }
}
choice! {
    /// A9 Cards with more wagons than can always be moved.
    CustomDeckMoves { Reject = "reject", AsManyAsPossible = "as_many_as_possible" }
}
choice! {
    /// A15 Selling a card that costs nothing.
    ZeroSale { Allowed = "allowed", ForbiddenIfCardIsFree = "forbidden_if_card_is_free" }
}
choice! {
    /// A16 The end comes in the first action of a double turn.
    DoubleAtEnd { Cut = "cut", FinishTurn = "finish_turn" }
}
choice! {
    /// A21 Must the second action be taken?
    DoubleSecond { Required = "required", Optional = "optional" }
}
choice! {
    /// A23 When the discard pile becomes the draw pile.
    Reshuffle { Eager = "eager", OnNextDraw = "on_next_draw" }
}

/// A24 Rounds without a wagon step or a scoring that end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct StallGuard(pub Option<NonZeroU16>);

impl StallGuard {
    const MAX: u16 = 1000;
}

impl Serialize for StallGuard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(rounds) => to.collect_str(&rounds),
            None => to.serialize_str("off"),
        }
    }
}

impl<'de> Deserialize<'de> for StallGuard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        if text == "off" {
            return Ok(Self(None));
        }
        let rounds = text.parse().ok().filter(|rounds: &NonZeroU16| rounds.get() <= Self::MAX);
        let expected =
            || serde::de::Error::custom("stall_guard is a number from 1 to 1000, or off");
        rounds.map(|rounds| Self(Some(rounds))).ok_or_else(expected)
    }
}

choice! {
    /// A25 All hands face up, for teaching.
    OpenHands { No = "false", Yes = "true" }
}

/// What the host has chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub start_player: StartPlayer,
    pub vp_payment: VpPayment,
    pub partial_placement: PartialPlacement,
    pub plus_one_order: PlusOneOrder,
    pub custom_deck_moves: CustomDeckMoves,
    pub zero_sale: ZeroSale,
    pub double_at_end: DoubleAtEnd,
    pub double_second: DoubleSecond,
    pub reshuffle: Reshuffle,
    pub stall_guard: StallGuard,
    pub open_hands: OpenHands,
    /// The name of a deck in the box; empty is the box's first.
    pub deck: String,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            start_player: StartPlayer::Random,
            vp_payment: VpPayment::Shortfall,
            partial_placement: PartialPlacement::Sequential,
            plus_one_order: PlusOneOrder::ShownFirst,
            custom_deck_moves: CustomDeckMoves::Reject,
            zero_sale: ZeroSale::Allowed,
            double_at_end: DoubleAtEnd::Cut,
            double_second: DoubleSecond::Required,
            reshuffle: Reshuffle::Eager,
            stall_guard: StallGuard(NonZeroU16::new(40)),
            open_hands: OpenHands::No,
            deck: String::new(),
        }
    }
}

impl StartPlayer {
    /// The seat that begins, unless chance decides.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Seat1 | Self::Oldest => Some(Seat(0)),
            Self::Seat2 => Some(Seat(1)),
            Self::Seat3 => Some(Seat(2)),
            Self::Seat4 => Some(Seat(3)),
        }
    }
}

const fn choice(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec::new(key, OptionKind::Choice { values }, values[0])
}

/// What a form for these options looks like.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new(
        "start_player",
        OptionKind::Seat { values: StartPlayer::VALUES, least: 2 },
        StartPlayer::VALUES[0],
    ),
    choice("vp_payment", VpPayment::VALUES),
    choice("partial_placement", PartialPlacement::VALUES),
    choice("plus_one_order", PlusOneOrder::VALUES),
    choice("custom_deck_moves", CustomDeckMoves::VALUES),
    choice("zero_sale", ZeroSale::VALUES),
    choice("double_at_end", DoubleAtEnd::VALUES),
    choice("double_second", DoubleSecond::VALUES),
    choice("reshuffle", Reshuffle::VALUES),
    OptionSpec::new(
        "stall_guard",
        OptionKind::Number { min: 1, max: StallGuard::MAX, off: true },
        "40",
    ),
    OptionSpec::new("open_hands", OptionKind::Flag, OpenHands::VALUES[0]),
    choice("deck", &["frontier-56", "grid-56"]),
];
