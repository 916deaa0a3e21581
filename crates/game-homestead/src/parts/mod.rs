//! The box: cards, tiles and maps as files that people can edit, checked against the rulebook.

mod cards;
mod counts;
mod maps;
mod rows;

use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{BoxError, BoxFiles, BoxId};

use crate::{
    components::{FARM_TABLE, SOLO_RATING, Symbol},
    effects::SoloEffect,
    map::Map,
    options::MapChoice,
    pile::{Cards, Kind},
    tile::Shape,
};

const MANIFEST: &str = "box.json";

/// `box.json`: what the box is and which files it holds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: String,
    id: String,
    own_design: bool,
    #[serde(default, rename = "about")]
    _about: String,
    cards: String,
    maps: String,
}

/// A tile of the pool: its type (posts are apart), its shape and how many there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TileRow {
    pub kind: crate::components::Type,
    pub is_post: bool,
    pub shape: u8,
    pub count: u8,
}

/// §10
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloCard {
    pub id: String,
    pub order: Kind,
    /// Tiles of the pool.
    pub tiles: Vec<u8>,
    pub effect: SoloEffect,
}

/// All that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    pub(crate) cards: Cards,
    pub(crate) shapes: Vec<Shape>,
    pub(crate) tiles: Vec<TileRow>,
    pub(crate) solo: Vec<SoloCard>,
    pub(crate) map: Map,
    pub(crate) components: Value,
}

pub(crate) fn default_box() -> BoxFiles {
    BoxFiles::new([
        (MANIFEST, include_str!("../../box/box.json")),
        ("cards.json", include_str!("../../box/cards.json")),
        ("maps.json", include_str!("../../box/maps.json")),
    ])
}

/// Reads and checks the whole box, and takes out the map that is played on.
pub(crate) fn open(
    files: &BoxFiles,
    choice: MapChoice,
    seats: u8,
) -> Result<(Parts, BoxId), BoxError> {
    let manifest: Manifest = files.json(MANIFEST)?;
    if manifest.game != "homestead" {
        let reason = format!("the box is for {:?}, not for \"homestead\"", manifest.game);
        return Err(BoxError::new(MANIFEST, None, &reason));
    }
    let read = cards::read(files, &manifest.cards)?;
    let (map, name) = maps::read(files, &manifest.maps, choice, seats)?;
    let file: Value = files.json(&manifest.cards)?;
    let components = describe(&file, &map, &name);
    let id = BoxId { id: manifest.id, hash: files.hash(), own_design: manifest.own_design };
    let cards::Read { cards, shapes, tiles, solo } = read;
    Ok((Parts { cards, shapes, tiles, solo, map, components }, id))
}

/// What clients draw: the map that is played on, and the cards with their effects as the box has
/// them.
fn describe(file: &Value, map: &Map, name: &Value) -> Value {
    let forests: Vec<Vec<[u8; 2]>> = map
        .forests
        .iter()
        .map(|area| area.iter().map(|cell| [cell.row, cell.col]).collect())
        .collect();
    let lists = ["buildings", "orders", "posts"].map(|list| file[list].as_array());
    let cards: Vec<&Value> = lists.into_iter().flatten().flatten().collect();
    json!({
        "map": {
            "id": map.id, "name": name, "width": map.width, "height": map.height,
            "rows": map.rows, "forests": forests,
        },
        "shapes": file["shapes"],
        "cards": cards,
        "posts": file["posts"],
        "solo_cards": file["solo_cards"],
        "tiles": file["tiles"],
        "farm_table": FARM_TABLE,
        "farm_symbols": Symbol::ALL,
        "solo_rating": SOLO_RATING.map(|(min, key)| json!({ "min": min, "key": key })),
    })
}
