//! Reading `maps.json`.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{BoxError, BoxFiles};

use super::rows::Names;
use crate::{
    cells::{Cell, SIDE},
    components::Terrain,
    map::{MOST_FORESTS, Map, read_sign},
    options::MapChoice,
};

/// A smaller map has no room for two players' posts.
const LEAST_SIDE: usize = 12;
/// §2 Posts keep this distance, and are two cells wide.
const APART: u8 = 4;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "legend")]
    _legend: Value,
    maps: Vec<MapRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapRow {
    id: String,
    name: Names,
    rows: Vec<String>,
}

/// Checks all maps, and answers the chosen one with its name.
pub(super) fn read(
    files: &BoxFiles,
    name: &str,
    choice: MapChoice,
    seats: u8,
) -> Result<(Map, Value), BoxError> {
    let file: File = files.json(name)?;
    let wanted = choice.id(seats);
    let mut found = None;
    for row in &file.maps {
        let bad = |reason: &str| BoxError::new(name, Some(&format!("map {}", row.id)), reason);
        if !MapChoice::VALUES[1..].contains(&row.id.as_str()) {
            return Err(bad("the maps are solo20, small21, medium23 and large25 (§1)"));
        }
        check_rows(&row.rows).map_err(|e| bad(&e))?;
        let map = Map::new(&row.id, &row.rows);
        if map.forests.len() > MOST_FORESTS {
            return Err(bad(&format!("{} forest areas: 32 at most", map.forests.len())));
        }
        if row.id == wanted {
            if !has_room(&map, seats) {
                return Err(bad(&format!("{seats} trading posts do not always fit (§2)")));
            }
            found = Some((map, serde_json::to_value(&row.name).expect("names are plain data")));
        }
    }
    let missing = || BoxError::new(name, Some(&format!("map {wanted}")), "is not in the box (§1)");
    found.ok_or_else(missing)
}

fn check_rows(rows: &[String]) -> Result<(), String> {
    let width = rows.first().map_or(0, String::len);
    for side in [width, rows.len()] {
        if !(LEAST_SIDE..=SIDE).contains(&side) {
            return Err(format!("a side of {side} cells is not {LEAST_SIDE} to {SIDE}"));
        }
    }
    for (number, row) in rows.iter().enumerate() {
        if row.len() != width {
            return Err(format!("row {number} has {} cells, the first has {width}", row.len()));
        }
        if let Some(sign) = row.bytes().find(|&sign| read_sign(sign).is_none()) {
            return Err(format!("row {number}: {:?} is no terrain", char::from(sign)));
        }
    }
    Ok(())
}

/// §2 Whether the last player finds room for a post wherever the others put theirs.
fn has_room(map: &Map, seats: u8) -> bool {
    let steppe = map.of(Terrain::Steppe);
    let square = |&Cell { row, col }: &Cell| {
        [(0, 0), (0, 1), (1, 0), (1, 1)]
            .iter()
            .all(|&(d, r)| steppe.has(Cell::new(row + d, col + r)))
    };
    let corners: Vec<Cell> = map.all.iter().filter(square).collect();
    room_left(&corners, seats)
}

fn room_left(corners: &[Cell], posts: u8) -> bool {
    let near =
        |a: &Cell, b: &Cell| a.row.abs_diff(b.row) <= APART && a.col.abs_diff(b.col) <= APART;
    let blocked = |corner: &Cell| corners.iter().filter(|other| near(corner, other)).count();
    let widest = corners.iter().map(blocked).max().unwrap_or(0);
    if corners.is_empty() || posts <= 1 || corners.len() > widest * (usize::from(posts) - 1) {
        return !corners.is_empty();
    }
    corners.iter().all(|corner| {
        let rest: Vec<Cell> =
            corners.iter().filter(|other| !near(corner, other)).copied().collect();
        room_left(&rest, posts - 1)
    })
}
