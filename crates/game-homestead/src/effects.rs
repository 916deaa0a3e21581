//! Chapter 11 – The closed vocabulary of cards: what a building pays, what an order pays, what a
//! star demands and what a solo card forbids. A card is a row; a kind is a variant.

use serde::{Deserialize, Serialize};

use crate::components::{Deposit, Owner, Terrain, Type};

/// §11 Pays `dollars` for each full `per` of what is counted, and `max` at most.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paid<E> {
    #[serde(flatten)]
    pub effect: E,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dollars: i16,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub per: i16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<i16>,
}

const fn one() -> i16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_one(n: &i16) -> bool {
    *n == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_zero(n: &i16) -> bool {
    *n == 0
}

impl<E> Paid<E> {
    #[inline]
    pub fn pays(&self, count: u32) -> i16 {
        let dollars = self.dollars * (count as i16 / self.per);
        self.max.map_or(dollars, |max| dollars.min(max))
    }
}

/// A list of types, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Type>", into = "Vec<Type>")]
pub struct Types(pub u8);

impl Types {
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.iter().copied().filter(move |kind| self.0 >> *kind as u8 & 1 != 0)
    }

    #[inline]
    pub const fn has(self, kind: Type) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }
}

impl From<Vec<Type>> for Types {
    fn from(types: Vec<Type>) -> Self {
        Self(types.into_iter().fold(0, |all, kind| all | 1 << kind as u8))
    }
}

impl From<Types> for Vec<Type> {
    fn from(types: Types) -> Self {
        types.iter().collect()
    }
}

/// §6 What a building pays, right after it is down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum BuildEffect {
    Flat,
    CoveredCell { terrain: Terrain },
    AdjacentCell { terrain: Terrain },
    RadiusCell { terrain: Terrain, radius: u8 },
    ForestAreaSize,
    CoveredDeposit { deposit: Deposit },
    AdjacentDeposit { deposit: Deposit },
    FarmSet,
    SetsInRadius { radius: u8, needs: Types },
    BuildingInRadius { types: Types, owner: Owner, radius: u8 },
    AdjacentBuilding { types: Types, owner: Owner },
    CityAreaSize,
    CityAreaNeighbour { types: Types, owner: Owner },
    CityAreaNeighbourTypes,
    CityAreaCell { terrain: Terrain },
}

/// §8 What an order pays at the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EndEffect {
    Flat,
    OwnBuilding { types: Types },
    OwnBuildingNearCell { types: Types, terrain: Terrain },
    OwnBuildingOnTerrain { types: Types, terrain: Terrain },
    OwnBuildingInRadius { types: Types, radius: u8 },
    OwnBuildingTouchingOther { types: Types },
    OwnAreaSize { types: Types },
    OwnAreas { types: Types, min_size: u8 },
    OwnTypeSets { needs: Types },
    OwnFarmSymbols,
    OwnFarmSets { min_size: u8 },
    OwnDeposit { deposit: Deposit },
    OwnForestAreas,
    OwnBonusSymbol,
    OwnMapEdges,
}

/// §5 What a star demands of a placement.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Requirement {
    AdjacentCell { terrain: Terrain, min: u8 },
    CellInRadius { terrain: Terrain, radius: u8, min: u8 },
    AdjacentBuilding { types: Types, owner: Owner, min: u8 },
    BuildingInRadius { types: Types, owner: Owner, radius: u8, min: u8 },
    NoBuildingInRadius { types: Types, owner: Owner, radius: u8 },
    NoPostInRadius { radius: u8 },
    CityAreaMin { size: u8 },
    AdjacentCityArea { min_size: u8 },
    OwnAreaMin { size: u8 },
    AdjacentOwnTypes { min: u8 },
}

/// §10 What a solo card does for its round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SoloEffect {
    ForbidType { types: Types },
    LimitType { types: Types, max: u8 },
    NoRepeatType,
    MaxCells { cells: u8 },
    NoWagon,
    NoBonus,
    NoForestConversion,
    ForbidAdjacentRival,
    ForbidRadiusRival { radius: u8 },
    Toll(Toll),
    IgnoreRivalBuildings,
    BlindDiscard { count: u8 },
}

/// What is taken off the income of a building, and of which ones.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toll {
    pub dollars: i16,
    #[serde(flatten)]
    pub scope: TollScope,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "scope", rename_all = "snake_case")]
pub enum TollScope {
    Any,
    Types { types: Types },
    NearRival { radius: u8 },
}
