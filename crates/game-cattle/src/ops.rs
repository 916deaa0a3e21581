//! What buildings, slots and cards let a player do: the vocabulary of the box's actions.

use serde::{Deserialize, Serialize};

/// One action as tiles and cards show it. Which rules it follows is a matter of `rules`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Discard what `card` says and gain.
    Discard {
        card: Wanted,
        gain: Gain,
    },
    /// §6.1
    Hire {
        cost_change: i8,
    },
    /// §6.2
    Build {
        pay_per_craftsman: u8,
    },
    Gain {
        #[serde(default, skip_serializing_if = "is_zero")]
        money: u8,
        #[serde(default, skip_serializing_if = "is_zero")]
        cert: u8,
    },
    /// §5.3 So much for each thing counted.
    GainPer {
        #[serde(default, skip_serializing_if = "is_zero")]
        money: u8,
        #[serde(default, skip_serializing_if = "is_zero")]
        cert: u8,
        per: Per,
    },
    /// §6.5
    TakeObjective,
    /// §6.4
    EngineForward {
        max: Most,
        #[serde(default, skip_serializing_if = "is_zero")]
        pay: u8,
    },
    /// §7.1
    EngineBack {
        exact: u8,
        gain: Gain,
    },
    /// §6.6
    TradeTeepee,
    /// §6.7
    RemoveHazard {
        pay: u8,
    },
    /// §5.1 "single or double"
    Aux,
    /// §6.3
    BuyCattle,
    /// §5 With fees, then a whole new phase B.
    MoveCattleman {
        max: u8,
    },
    /// §9 Without fees, without use of the location.
    FreeWalk {
        max: u8,
    },
    DrawThenDiscard {
        max: Most,
    },
    /// §5.3 9a
    SpecialDelivery,
    /// §5.3 10a
    CertToLimit,
    /// §5.3 8b
    UseAdjacentBuilding,
    /// §5.3 9b
    UpgradeStationBehindEngine,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gain {
    #[serde(skip_serializing_if = "is_zero")]
    pub money: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub cert: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub engine_forward: u8,
    /// An objective card into the hand.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub objective: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The breeds of cattle, in the order of the box.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Breed(pub u8);

/// Which cards an action wants.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    Breed(Breed),
    AnyCattle,
    /// Two cattle cards of one breed.
    Pair,
    Objective,
}

/// The names of breeds; the box's list must be this one, in this order.
pub(crate) const BREEDS: [&str; 9] = [
    "jersey",
    "guernsey",
    "black_angus",
    "dutch_belt",
    "holstein",
    "brown_swiss",
    "ayrshire",
    "west_highland",
    "texas_longhorn",
];

impl Serialize for Wanted {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self {
            Self::Breed(breed) => BREEDS[usize::from(breed.0)],
            Self::AnyCattle => "any_cattle",
            Self::Pair => "pair_same_type",
            Self::Objective => "objective_card",
        })
    }
}

impl<'de> Deserialize<'de> for Wanted {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Ok(match text.as_str() {
            "any_cattle" => Self::AnyCattle,
            "pair_same_type" => Self::Pair,
            "objective_card" => Self::Objective,
            breed => match BREEDS.iter().position(|known| *known == breed) {
                Some(index) => Self::Breed(Breed(index as u8)),
                None => return Err(serde::de::Error::custom(format!("unknown card {breed:?}"))),
            },
        })
    }
}

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    OwnBuildingsInWoods,
    TeepeePairBlueGreen,
    Engineers,
}

/// How much at most.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Most {
    Number(u8),
    Counted(Counted),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    Engineers,
    Cowboys,
    OwnBuildingsInWoods,
}

/// A local action, or a slash pair of which only one half may be used (§5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Local {
    One(Op),
    Either { either: [Op; 2] },
}

impl Local {
    pub(crate) fn halves(&self) -> &[Op] {
        match self {
            Self::One(op) => std::slice::from_ref(op),
            Self::Either { either } => either,
        }
    }
}
