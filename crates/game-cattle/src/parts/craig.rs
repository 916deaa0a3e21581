//! `craig.json`: Craig's cards and his movement board.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{BoxError, BoxFiles};

use crate::components::{Place, Teepee, Worker, Zone};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    own_design: bool,
    #[serde(default, rename = "about")]
    _about: String,
    movement_board: [u8; 8],
    removed: BTreeMap<String, Vec<u8>>,
    cards: Vec<CraigCard>,
}

/// §23 How far, in steps of the cattleman or spaces of the engine.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Steps {
    Fixed {
        n: u8,
    },
    /// That many, and the value of the movement board.
    Variable {
        base: u8,
    },
}

/// §26 What a card makes Craig do besides moving.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    Build,
    Cattle,
    Job,
    Teepee,
    Engine,
    Hazard,
    Objective,
}

/// One of Craig's cards: the action side, then the option side.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CraigCard {
    pub card: u8,
    #[serde(rename = "move")]
    pub steps: Steps,
    pub special: Option<Special>,
    pub kansas_city: [Place; 3],
    pub cattle_position: u8,
    pub worker: Worker,
    pub teepee: Teepee,
    pub engine: Steps,
    pub hazard: Zone,
    pub objective_position: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CraigBox {
    pub own_design: bool,
    /// The value of "?" by discs removed.
    pub board: [u8; 8],
    /// Buildings put back at easy, normal and hard.
    pub removed: [u16; 3],
    pub cards: Vec<CraigCard>,
}

/// Four building numbers as a set; bit 0 is number 1.
pub(crate) fn removed(numbers: &[u8]) -> Option<u16> {
    let known = numbers.iter().all(|n| (1..=10).contains(n));
    let set = numbers.iter().filter(|_| known).fold(0u16, |set, n| set | 1 << (n - 1));
    (set.count_ones() == 4 && numbers.len() == 4).then_some(set)
}

pub(super) fn read(files: &BoxFiles, file: &str) -> Result<CraigBox, BoxError> {
    let rows: File = files.json(file)?;
    let bad = |entry: &str, reason: &str| BoxError::new(file, Some(entry), reason);
    if rows.movement_board.iter().any(|value| *value > 9) {
        return Err(bad("movement_board", "values are 0 to 9"));
    }
    let mut sets = [0; 3];
    for (name, set) in ["easy", "normal", "hard"].into_iter().zip(&mut sets) {
        let entry = format!("removed, {name}");
        let numbers = rows.removed.get(name).ok_or_else(|| bad(&entry, "it is missing"))?;
        *set = removed(numbers).ok_or_else(|| bad(&entry, "four different numbers of 1 to 10"))?;
    }
    // A reshuffle needs a card besides the one in use (R23); a set of cards is kept in 32 bits.
    if !(2..=32).contains(&rows.cards.len()) {
        return Err(bad("cards", "Craig has 2 to 32 cards"));
    }
    for (number, card) in (1..).zip(&rows.cards) {
        let entry = format!("card {}", card.card);
        if card.card != number {
            return Err(bad(&entry, "cards are numbered in order, from 1"));
        }
        let far = |steps: Steps| match steps {
            Steps::Fixed { n } => (1..=9).contains(&n),
            Steps::Variable { base } => (1..=9).contains(&base),
        };
        if !far(card.steps) || !far(card.engine) {
            return Err(bad(&entry, "steps are 1 to 9"));
        }
        if card.cattle_position == 0 || !(1..=4).contains(&card.objective_position) {
            return Err(bad(&entry, "positions are counted from 1; four objectives are shown"));
        }
    }
    let (own_design, board) = (rows.own_design, rows.movement_board);
    Ok(CraigBox { own_design, board, removed: sets, cards: rows.cards })
}
