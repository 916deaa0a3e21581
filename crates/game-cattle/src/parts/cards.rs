//! `cards.json`: cattle, market offers, objective cards.

use std::{collections::BTreeMap, ops::Range};

use serde::{Deserialize, Serialize};
use tabletop::{BoxError, BoxFiles};

use super::{ByPlayers, OpId, Ops};
use crate::{
    cards::{Card, Cards},
    ops::{BREEDS, Breed, Op},
};

/// No breeding value is higher.
pub(super) const MOST_VALUE: u8 = 20;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: BTreeMap<String, TypeRow>,
    start_deck: BTreeMap<String, u8>,
    market: Vec<MarketRow>,
    market_size: ByPlayers<u8>,
    offers: Vec<Offer>,
    objectives: Vec<ObjectiveRow>,
    start_objectives: Vec<ObjectiveRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeRow {
    value: u8,
    #[serde(rename = "colour")]
    _colour: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketRow {
    #[serde(rename = "type")]
    breed: String,
    vp: i16,
    n: u8,
}

/// §6.3 What cowboys can buy.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub cowboys: u8,
    pub value: u8,
    pub cards: u8,
    pub money: u8,
}

/// All offers, by value, number of cards and cowboys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    all: Vec<Offer>,
    /// Where those for one card and for two begin and end, by value.
    places: Vec<[Range<usize>; 2]>,
}

impl Offers {
    fn new(mut all: Vec<Offer>) -> Self {
        all.sort_unstable_by_key(|offer| (offer.value, offer.cards, offer.cowboys));
        let before = |key| all.partition_point(|offer| (offer.value, offer.cards) < key);
        let place = |value| [1, 2].map(|cards| before((value, cards))..before((value, cards + 1)));
        let values = 0..=all.last().map_or(0, |offer| offer.value);
        Self { places: values.map(place).collect(), all }
    }

    /// Those for one card or two of this value, by their cowboys.
    #[inline]
    pub fn of(&self, value: u8, cards: u8) -> &[Offer] {
        let places = self.places.get(usize::from(value));
        places.map_or(&[], |places| &self.all[places[usize::from(cards - 1)].clone()])
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Offer> {
        self.all.iter()
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    id: String,
    immediate: Option<Op>,
    tasks: Vec<Task>,
    vp: i16,
    penalty: i16,
    copies: u8,
}

/// §12 What an objective card asks for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    Building,
    Station,
    Hazard,
    GreenTeepee,
    BlueTeepee,
    Cattle3,
    Cattle4,
    Cattle5,
    SanFrancisco,
}

/// A kind of cattle card: breed and points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cattle {
    pub name: String,
    pub breed: Breed,
    pub value: u8,
    pub vp: i16,
}

/// A kind of objective card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    pub name: String,
    pub corner: Option<OpId>,
    /// How many of each [`Task`].
    pub tasks: [u8; 9],
    pub vp: i16,
    pub penalty: i16,
}

pub(super) struct CardBox {
    pub(super) cattle: Vec<Cattle>,
    pub(super) start_deck: Cards,
    pub(super) market: Cards,
    pub(super) market_size: [u8; 3],
    pub(super) offers: Offers,
    pub(super) objectives: Vec<Objective>,
    pub(super) objective_deck: Cards,
    pub(super) start_objectives: Vec<Objective>,
}

#[expect(clippy::too_many_lines, reason = "one check after the other, in the order of the file")]
pub(super) fn read(files: &BoxFiles, file: &str, ops: &mut Ops) -> Result<CardBox, BoxError> {
    let rows: File = files.json(file)?;
    let bad = |entry: &str, reason: &str| BoxError::new(file, Some(entry), reason);
    for name in rows.types.keys().map(String::as_str).chain(BREEDS) {
        if !BREEDS.contains(&name) || !rows.types.contains_key(name) {
            return Err(bad(&format!("type {name}"), "the types are the nine breeds of the game"));
        }
    }
    if let Some((name, _)) =
        rows.types.iter().find(|(_, row)| !(1..=MOST_VALUE).contains(&row.value))
    {
        return Err(bad(&format!("type {name}"), "a breeding value is 1 to 20"));
    }
    let breed = |entry: &str, name: &str| {
        let index = BREEDS.iter().position(|breed| *breed == name);
        index.map(|i| Breed(i as u8)).ok_or_else(|| bad(entry, "unknown type"))
    };
    let value = |breed: Breed| rows.types[BREEDS[usize::from(breed.0)]].value;
    let (mut cattle, mut start_deck, mut market) = (vec![], Cards::NONE, Cards::NONE);
    let mut put = |pile: &mut Cards, kind: Cattle, count: u8, players: u8| {
        let entry = format!("card {}", kind.name);
        if cattle.len() == Card::MAX_CATTLE {
            return Err(bad(&entry, "there are 16 kinds of cattle at most"));
        }
        if count == 0 || count.saturating_mul(players) > Cards::MOST_CATTLE {
            return Err(bad(&entry, "there are 1 to 15 cards of a kind"));
        }
        (0..count).for_each(|_| pile.add(Card(cattle.len() as u8)));
        cattle.push(kind);
        Ok(())
    };
    for name in BREEDS.iter().filter(|name| rows.start_deck.contains_key(**name)) {
        let breed = breed("start_deck", name)?;
        let kind = Cattle { name: (*name).into(), breed, value: value(breed), vp: 0 };
        put(&mut start_deck, kind, rows.start_deck[*name], 1)?;
    }
    for row in &rows.market {
        let entry = format!("market, {} {}", row.breed, row.vp);
        let breed = breed(&entry, &row.breed)?;
        if rows.start_deck.contains_key(&row.breed) {
            return Err(bad(&entry, "a breed is in the start decks or in the market"));
        }
        if rows.market.iter().filter(|r| r.breed == row.breed && r.vp == row.vp).count() > 1 {
            return Err(bad(&entry, "the card is listed twice"));
        }
        let alone = rows.market.iter().filter(|r| r.breed == row.breed).count() == 1;
        let name = if alone { row.breed.clone() } else { format!("{}_{}", row.breed, row.vp) };
        put(&mut market, Cattle { name, breed, value: value(breed), vp: row.vp }, row.n, 1)?;
    }
    if !(4..=60).contains(&start_deck.len())
        || rows.start_deck.len()
            != BREEDS.iter().filter(|b| rows.start_deck.contains_key(**b)).count()
    {
        return Err(bad("start_deck", "a deck has 4 to 60 cards of known types"));
    }
    let sizes = rows.market_size.each();
    if sizes.iter().any(|size| *size > market.len()) {
        return Err(bad("market_size", "there are not so many market cards"));
    }
    if rows.offers.len() > 16
        || rows.offers.iter().any(|o| o.cowboys == 0 || !(1..=2).contains(&o.cards))
    {
        return Err(bad("offers", "an offer takes one cowboy at least and gives one or two cards"));
    }
    let key = |o: &Offer| (o.value, o.cards, o.cowboys);
    for (i, offer) in rows.offers.iter().enumerate() {
        if rows.offers[..i].iter().any(|other| key(other) == key(offer)) {
            return Err(bad("offers", "two offers differ in their price alone"));
        }
    }
    let offers = Offers::new(rows.offers);
    let mut objective_deck = Cards::NONE;
    let mut objectives: Vec<Objective> = vec![];
    for row in &rows.objectives {
        let entry = format!("objective {}", row.id);
        if objectives.len() == Card::MAX_OBJECTIVES
            || !(1..=Cards::MOST_OBJECTIVES).contains(&row.copies)
        {
            return Err(bad(&entry, "there are 21 kinds of 1 to 7 cards at most"));
        }
        let known: Vec<&str> = objectives.iter().map(|o| o.name.as_str()).collect();
        let objective = objective(row, &known, ops).map_err(|e| bad(&entry, e))?;
        let card = Card::objective(objectives.len() as u8);
        (0..row.copies).for_each(|_| objective_deck.add(card));
        objectives.push(objective);
    }
    let mut start_objectives: Vec<Objective> = vec![];
    for row in &rows.start_objectives {
        let entry = format!("start objective {}", row.id);
        let known: Vec<&str> =
            objectives.iter().chain(&start_objectives).map(|o| o.name.as_str()).collect();
        if row.immediate.is_some() || row.copies != 1 {
            return Err(bad(&entry, "start cards have no corner action and are there once"));
        }
        let card = objective(row, &known, ops).map_err(|e| bad(&entry, e))?;
        start_objectives.push(card);
    }
    if !(4..=8).contains(&start_objectives.len()) {
        return Err(bad("start_objectives", "there are 4 to 8 of them (§2)"));
    }
    Ok(CardBox {
        cattle,
        start_deck,
        market,
        market_size: sizes,
        offers,
        objectives,
        objective_deck,
        start_objectives,
    })
}

fn objective(row: &ObjectiveRow, known: &[&str], ops: &mut Ops) -> Result<Objective, &'static str> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if row.id.is_empty() || !row.id.chars().all(plain) || row.id == "deck" {
        return Err("an id has lower-case letters, digits and _ only");
    }
    if known.contains(&row.id.as_str()) || BREEDS.iter().any(|breed| row.id.starts_with(breed)) {
        return Err("the id is used twice");
    }
    if row.penalty < 0 || row.vp < 0 || row.vp > 50 || row.penalty > 50 {
        return Err("points and penalties are 0 to 50");
    }
    let corner = row.immediate;
    if !matches!(
        corner,
        None | Some(
            Op::Gain { .. }
                | Op::DrawThenDiscard { .. }
                | Op::FreeWalk { .. }
                | Op::EngineForward { pay: 0, .. }
                | Op::Aux
        )
    ) {
        return Err("a corner cannot show that action");
    }
    let mut tasks = [0; 9];
    row.tasks.iter().for_each(|task| tasks[*task as usize] += 1);
    let corner = corner.map(|op| ops.add(op, format!("corner {}", row.id)));
    Ok(Objective { name: row.id.clone(), corner, tasks, vp: row.vp, penalty: row.penalty })
}
