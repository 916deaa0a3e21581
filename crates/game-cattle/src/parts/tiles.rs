//! `tiles.json`: hazards, supply piles, neutral and private buildings.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{BoxError, BoxFiles};

use super::{HazardKind, Locals, Ops, Private, exactly};
use crate::{
    components::{HAZARD_KINDS, Hand, Hazard, Supply, Teepee, Worker, Zone, letter},
    ops::{Local, Op},
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    hazards: Vec<HazardRow>,
    supply: SupplyRows,
    neutral: BTreeMap<String, Vec<Local>>,
    private: Vec<PrivateRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HazardRow {
    vp: i16,
    hand: Hand,
    n: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyRows {
    setup_tiles: u8,
    pile1: BTreeMap<String, u8>,
    pile2: BTreeMap<String, u8>,
    pile3: BTreeMap<String, u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivateRow {
    number: u8,
    side: char,
    craftsmen: u8,
    vp: i16,
    hands: Vec<Hand>,
    actions: Vec<Local>,
}

pub(super) struct Tiles {
    pub(super) hazards: [HazardKind; 5],
    pub(super) laid_out: u8,
    pub(super) piles: [[u8; Supply::KINDS]; 3],
    pub(super) neutral: [Locals; 7],
    pub(super) private: [[Private; 2]; 10],
}

pub(super) fn read(files: &BoxFiles, file: &str, ops: &mut Ops) -> Result<Tiles, BoxError> {
    let rows: File = files.json(file)?;
    let bad = |entry: &str, reason: &str| BoxError::new(file, Some(entry), reason);
    let hazards = rows.hazards.iter().map(|h| HazardKind { vp: h.vp, hand: h.hand, count: h.n });
    let hazards: [HazardKind; 5] = exactly(file, "hazards", hazards.collect())?;
    // Tiles are named by zone, points and hand.
    for (i, one) in hazards.iter().enumerate() {
        if hazards[..i].iter().any(|other| (other.vp, other.hand) == (one.vp, one.hand)) {
            return Err(bad("hazards", "two kinds look the same"));
        }
    }
    let mut piles = [[0; Supply::KINDS]; 3];
    let supply = [&rows.supply.pile1, &rows.supply.pile2, &rows.supply.pile3];
    for (number, pile) in (1..).zip(supply) {
        let entry = format!("supply, pile{number}");
        for (name, &count) in pile {
            add(&mut piles[number - 1], &hazards, name, count).map_err(|e| bad(&entry, &e))?;
        }
        if piles[number - 1].iter().map(|n| u32::from(*n)).sum::<u32>() > 200 {
            return Err(bad(&entry, "a pile has 200 tiles at most"));
        }
    }
    let workers: u8 = piles[1][..3].iter().sum();
    if workers < 7 || piles[1][3..].iter().any(|n| *n > 0) {
        return Err(bad("supply, pile2", "it holds workers, and seven at least (§2)"));
    }
    let others: u8 = piles[0][3..].iter().sum();
    if piles[0][..3].iter().any(|n| *n > 0) || others < 20 {
        return Err(bad("supply, pile1", "it holds hazards and teepees, and twenty at least (§2)"));
    }
    // Else a setup might never find a seventh tile with room.
    if rows.supply.setup_tiles > 7 {
        return Err(bad("supply", "at most 7 tiles are laid out in the setup (§2)"));
    }
    let mut neutral = vec![];
    for n in 0..7 {
        let name = letter(n).to_string();
        let entry = format!("neutral {name}");
        let actions = rows.neutral.get(&name).ok_or_else(|| bad(&entry, "it is missing"))?;
        neutral.push(locals(actions, &name, ops).map_err(|e| bad(&entry, &e))?);
    }
    if rows.neutral.len() != 7 {
        return Err(bad("neutral", "there are the buildings A to G"));
    }
    let mut private = vec![];
    for number in 1..=10 {
        let mut sides = vec![];
        for side in ['a', 'b'] {
            let name = format!("{number}{side}");
            let entry = format!("private {name}");
            let mut found = rows.private.iter().filter(|r| r.number == number && r.side == side);
            let (Some(row), None) = (found.next(), found.next()) else {
                return Err(bad(&entry, "it must be there once"));
            };
            let count = |hand: Hand| row.hands.iter().filter(|h| **h == hand).count() as u8;
            if row.craftsmen == 0 || row.craftsmen > 20 {
                return Err(bad(&entry, "a building needs 1 to 20 craftsmen"));
            }
            sides.push(Private {
                craftsmen: row.craftsmen,
                vp: row.vp,
                hands: [count(Hand::Green), count(Hand::Black)],
                locals: locals(&row.actions, &name, ops).map_err(|e| bad(&entry, &e))?,
            });
        }
        private.push(exactly(file, "private", sides)?);
    }
    Ok(Tiles {
        hazards,
        laid_out: rows.supply.setup_tiles,
        piles,
        neutral: exactly(file, "neutral", neutral)?,
        private: exactly(file, "private", private)?,
    })
}

/// Adds so many tiles of a name to a pile; a zone's hazards come as the zone's mixture.
fn add(
    pile: &mut [u8; Supply::KINDS],
    hazards: &[HazardKind; 5],
    name: &str,
    count: u8,
) -> Result<(), String> {
    if let Ok(worker) = name.parse::<Worker>() {
        pile[Supply::Worker(worker).index()] = count;
    } else if let Some(teepee) = name.strip_suffix("_teepee") {
        let teepee: Teepee = teepee.parse().map_err(|_| format!("unknown tile {name:?}"))?;
        pile[Supply::Teepee(teepee).index()] = count;
    } else if let Ok(zone) = name.parse::<Zone>() {
        let all: u8 = hazards.iter().map(|h| h.count).sum();
        if count != all {
            return Err(format!("{count} {name} tiles, but a zone has {all} (hazards)"));
        }
        for kind in 0..HAZARD_KINDS {
            let tile = Supply::Hazard(Hazard::new(zone, kind));
            pile[tile.index()] = hazards[usize::from(kind)].count;
        }
    } else {
        return Err(format!("unknown tile {name:?}"));
    }
    Ok(())
}

fn locals(actions: &[Local], tile: &str, ops: &mut Ops) -> Result<Locals, String> {
    if !(1..=3).contains(&actions.len()) {
        return Err(format!("{} local actions: a building has 1 to 3", actions.len()));
    }
    let mut locals = Locals::default();
    for (i, action) in actions.iter().enumerate() {
        for (half, &op) in action.halves().iter().enumerate() {
            if matches!(op, Op::FreeWalk { .. }) {
                return Err("free walks are on objective cards (§9)".into());
            }
            let name = format!("{tile} {}{}", i + 1, if half == 1 { "b" } else { "" });
            locals[i][half] = Some(ops.add(op, name));
        }
    }
    Ok(locals)
}
