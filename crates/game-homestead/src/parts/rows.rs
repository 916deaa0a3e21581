//! The rows of `cards.json`, as people write them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::components::{Symbol, Terrain, Type};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) shapes: BTreeMap<String, Vec<[u8; 2]>>,
    pub(super) buildings: Vec<CardRow>,
    pub(super) orders: Vec<CardRow>,
    pub(super) posts: Vec<CardRow>,
    pub(super) solo_cards: Vec<SoloRow>,
    pub(super) tiles: Vec<PoolRow>,
}

/// A name in three languages.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Names {
    pub(super) de: String,
    pub(super) en: String,
    pub(super) it: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) id: String,
    #[serde(rename = "name")]
    _name: Names,
    #[serde(rename = "type")]
    pub(super) kind: Type,
    #[serde(default = "one")]
    pub(super) count: u8,
    pub(super) shape: String,
    pub(super) terrain: Vec<Terrain>,
    #[serde(default)]
    pub(super) cell_terrain: Option<Vec<Terrain>>,
    #[serde(default)]
    pub(super) river_cells: Vec<u8>,
    pub(super) wagon: bool,
    #[serde(default)]
    pub(super) requirements: Vec<Value>,
    #[serde(default)]
    pub(super) farm_symbol: Option<Symbol>,
    #[serde(default)]
    pub(super) bonus: Vec<Type>,
    #[serde(default)]
    pub(super) start_player: bool,
    pub(super) effects: Vec<Value>,
    #[serde(default, rename = "source")]
    _source: String,
}

const fn one() -> u8 {
    1
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloRow {
    pub(super) id: String,
    #[serde(rename = "name")]
    _name: Names,
    pub(super) order_id: String,
    pub(super) buildings: Vec<ShownTile>,
    pub(super) effect: Value,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShownTile {
    #[serde(rename = "type")]
    pub(super) kind: Type,
    pub(super) shape: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PoolRow {
    /// A type, or "post".
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) shape: String,
    pub(super) count: u8,
}

/// Reads one effect or requirement. Whatever it does not understand is an error: a slip of the pen
/// must not change a card silently.
pub(super) fn read_effect<T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, String> {
    let effect: T = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let known = serde_json::to_value(&effect).expect("effects are plain data");
    let defaults = [("per", Value::from(1)), ("dollars", Value::from(0))];
    for (key, said) in value.as_object().into_iter().flatten() {
        let default = defaults.iter().any(|(k, v)| k == key && v == said);
        if known.get(key).is_none() && !default && !said.is_null() {
            return Err(format!("unknown field `{key}`"));
        }
    }
    Ok(effect)
}
