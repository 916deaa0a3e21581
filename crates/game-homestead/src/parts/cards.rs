//! Reading `cards.json`: rows become cards, or an error names the entry.

use tabletop::{BoxError, BoxFiles};

use super::{
    SoloCard, TileRow, counts,
    rows::{CardRow, File, SoloRow, read_effect},
};
use crate::{
    components::{BUILDING_CARDS, Type},
    effects::{BuildEffect, EndEffect, Paid, Requirement, SoloEffect},
    pile::{Card, Cards, Kind},
    tile::{MOST_CELLS, Shape},
};

pub(super) struct Read {
    pub(super) cards: Cards,
    pub(super) shapes: Vec<Shape>,
    pub(super) tiles: Vec<TileRow>,
    pub(super) solo: Vec<SoloCard>,
}

pub(super) fn read(files: &BoxFiles, name: &str) -> Result<Read, BoxError> {
    let file: File = files.json(name)?;
    let bad = |entry: &str, reason: &str| BoxError::new(name, Some(entry), reason);
    let mut shapes = vec![];
    for (id, cells) in &file.shapes {
        shapes.push(read_shape(id, cells).map_err(|e| bad(&format!("shape {id}"), &e))?);
    }
    let mut tiles: Vec<TileRow> = vec![];
    for row in &file.tiles {
        let entry = format!("tile {} {}", row.kind, row.shape);
        let shape = find_shape(&shapes, &row.shape).map_err(|e| bad(&entry, &e))?;
        let is_post = row.kind == "post";
        let kind = if is_post { Some(Type::City) } else { Type::read(&row.kind) };
        let kind = kind.ok_or_else(|| bad(&entry, "unknown type"))?;
        let same = |t: &TileRow| (t.kind, t.is_post, t.shape) == (kind, is_post, shape);
        if tiles.iter().any(same) {
            return Err(bad(&entry, "is listed twice"));
        }
        tiles.push(TileRow { kind, is_post, shape, count: row.count });
    }
    let lists = [("card", &file.buildings), ("order", &file.orders), ("post", &file.posts)];
    let (mut rows, mut copies): (Vec<Card>, Vec<u8>) = (vec![], vec![]);
    for (list, cards) in lists {
        for row in cards {
            let entry = format!("{list} {}", row.id);
            if rows.iter().any(|card| card.id == row.id) {
                return Err(bad(&entry, "the id is used twice"));
            }
            let card = read_card(row, list, &shapes, &file, &tiles).map_err(|e| bad(&entry, &e))?;
            rows.push(card);
            copies.push(row.count);
        }
    }
    counts::cards(&file).map_err(|e| BoxError::new(name, None, &e))?;
    counts::tiles(&rows, &copies, &tiles, &shapes).map_err(|e| BoxError::new(name, None, &e))?;
    let in_piles = file.buildings.len() + file.orders.len();
    let cards = Cards::new(rows, &copies[..in_piles]);
    let mut solo: Vec<SoloCard> = vec![];
    for row in &file.solo_cards {
        let entry = format!("solo card {}", row.id);
        let card = read_solo(row, &cards, &tiles, &shapes).map_err(|e| bad(&entry, &e))?;
        if solo.iter().any(|other| other.id == card.id || other.order == card.order) {
            return Err(bad(&entry, "its id or its order is another solo card's already (§10)"));
        }
        solo.push(card);
    }
    Ok(Read { cards, shapes, tiles, solo })
}

fn read_shape(id: &str, cells: &[[u8; 2]]) -> Result<Shape, String> {
    let mut sorted: Vec<(u8, u8)> = cells.iter().map(|&[row, col]| (row, col)).collect();
    let list = sorted.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if !(1..=MOST_CELLS).contains(&cells.len()) {
        return Err(format!("{} cells: a tile has 1 to {MOST_CELLS}", cells.len()));
    }
    if sorted.len() != cells.len() {
        return Err("a cell is there twice".into());
    }
    if sorted.iter().any(|&(row, col)| usize::from(row.max(col)) >= MOST_CELLS) {
        return Err(format!("cells lie in a square of {MOST_CELLS} by {MOST_CELLS}"));
    }
    let mut joined = vec![sorted[0]];
    for _ in 0..MOST_CELLS {
        for &(row, col) in &sorted {
            let beside = |&(r, c): &(u8, u8)| row.abs_diff(r) + col.abs_diff(c) == 1;
            if !joined.contains(&(row, col)) && joined.iter().any(beside) {
                joined.push((row, col));
            }
        }
    }
    if joined.len() != sorted.len() {
        return Err("the cells are not joined by their edges".into());
    }
    Ok(Shape::new(id, &list))
}

fn find_shape(shapes: &[Shape], name: &str) -> Result<u8, String> {
    let place = shapes.iter().position(|shape| shape.name == name);
    place.map(|i| i as u8).ok_or_else(|| format!("unknown shape {name:?}"))
}

fn find_tile(tiles: &[TileRow], kind: Type, is_post: bool, shape: u8) -> Result<u8, String> {
    let same = |t: &TileRow| (t.kind, t.is_post, t.shape) == (kind, is_post, shape);
    let place = tiles.iter().position(same);
    place.map(|i| i as u8).ok_or_else(|| "no tile of its type and shape is in the box".into())
}

fn read_card(
    row: &CardRow,
    list: &str,
    shapes: &[Shape],
    file: &File,
    tiles: &[TileRow],
) -> Result<Card, String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if row.id.is_empty() || !row.id.chars().all(plain) || row.id == "none" {
        return Err("an id has lower-case letters, digits and _ only, and is not \"none\"".into());
    }
    let shape = find_shape(shapes, &row.shape)?;
    let size = usize::from(shapes[usize::from(shape)].size);
    counts::fields(row, list, size)?;
    let at = |what: &str, i: usize, e: String| format!("{what} {}: {e}", i + 1);
    let mut requirements = vec![];
    for (i, value) in row.requirements.iter().enumerate() {
        let read = read_effect::<Requirement>(value).map_err(|e| at("requirement", i, e))?;
        counts::requirement(read, list == "post").map_err(|e| at("requirement", i, e))?;
        requirements.push(read);
    }
    let (mut effects, mut end_effects) = (vec![], vec![]);
    for (i, value) in row.effects.iter().enumerate() {
        if row.kind == Type::Order {
            let read = read_effect::<Paid<EndEffect>>(value).map_err(|e| at("effect", i, e))?;
            counts::end_effect(&read).map_err(|e| at("effect", i, e))?;
            end_effects.push(read);
        } else {
            let read = read_effect::<Paid<BuildEffect>>(value).map_err(|e| at("effect", i, e))?;
            counts::build_effect(&read, row.kind).map_err(|e| at("effect", i, e))?;
            effects.push(read);
        }
    }
    let cells: Vec<(u8, u8)> = file.shapes[&row.shape].iter().map(|&[r, c]| (r, c)).collect();
    let river_cells = row.river_cells.iter().fold(0, |all, &cell| all | 1 << cell);
    let mark = |i: usize| {
        let terrain = row.cell_terrain.as_ref().map_or(0, |list| 1 + list[i] as u8);
        terrain | (river_cells >> i & 1) << 4
    };
    let marks: Vec<u8> = (0..size).map(mark).collect();
    if !Shape::carries(&cells, &marks) {
        return Err("cell_terrain and river_cells must look the same however the tile is turned \
                    on the same cells"
            .into());
    }
    let mut bonus = [0; 6];
    row.bonus.iter().for_each(|kind| bonus[kind.index()] += 1);
    Ok(Card {
        id: row.id.clone(),
        kind: row.kind,
        is_post: list == "post",
        start_player: row.start_player,
        wagon: row.wagon,
        tile: find_tile(tiles, row.kind, list == "post", shape)?,
        shape,
        terrain: row.terrain.iter().fold(0, |all, terrain| all | 1 << *terrain as u8),
        cell_terrain: row.cell_terrain.clone(),
        river_cells,
        requirements,
        symbol: row.farm_symbol,
        bonus,
        effects,
        end_effects,
        bits: 0,
    })
}

fn read_solo(
    row: &SoloRow,
    cards: &Cards,
    tiles: &[TileRow],
    shapes: &[Shape],
) -> Result<SoloCard, String> {
    let order = cards.find(&row.order_id).filter(|&card| cards.is_order(card));
    let order: Kind = order.ok_or_else(|| format!("unknown order {:?}", row.order_id))?;
    if !(1..=4).contains(&row.buildings.len()) {
        return Err(format!("{} buildings: a rival has 1 to 4", row.buildings.len()));
    }
    let mut list = vec![];
    for shown in &row.buildings {
        let shape = find_shape(shapes, &shown.shape)?;
        if shown.kind == Type::Order && cards.row(order).shape != shape {
            return Err("its special tile is not the tile of its order (§10)".into());
        }
        list.push(find_tile(tiles, shown.kind, false, shape)?);
    }
    let effect = read_effect::<SoloEffect>(&row.effect).map_err(|e| format!("effect: {e}"))?;
    counts::solo_effect(effect).map_err(|e| format!("effect: {e}"))?;
    Ok(SoloCard { id: row.id.clone(), order, tiles: list, effect })
}

const _: () =
    assert!(BUILDING_CARDS + crate::components::ORDER_CARDS <= 128, "piles have 128 bits");
