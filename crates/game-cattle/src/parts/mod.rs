//! The box: everything that is a figure, as files that people can edit.

mod board;
mod cards;
mod craig;
mod tiles;
mod trail;

use serde::{Deserialize, Serialize};
use tabletop::{BoxError, BoxFiles, BoxId};

use cards::MOST_VALUE;
pub use cards::{Cattle, Objective, Offer, Offers, Task};
pub(crate) use craig::removed;
pub use craig::{CraigBox, CraigCard, Special, Steps};

use crate::{
    cards::{Card, Cards, Kinds},
    components::{CITIES, Hand, ROWS, STATIONS, Supply},
    ops::{BREEDS, Op},
    track::Track,
    trail::Trail,
};

const MANIFEST: &str = "box.json";

/// `box.json`: what the box is and which files it has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: String,
    id: String,
    #[serde(default, rename = "about")]
    _about: String,
    trail: String,
    board: String,
    tiles: String,
    cards: String,
    player: String,
    craig: String,
}

/// An action of the box, by its place in [`Parts::ops`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct OpId(pub u8);

/// The local actions of a building: up to three, each perhaps in two halves.
pub type Locals = [[Option<OpId>; 2]; 3];

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Station {
    pub cost: u8,
    pub vp: i16,
    pub dark: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct City {
    pub name: String,
    pub value: u8,
    pub dark: bool,
    pub repeat: bool,
    /// §8.5 Money at once, and points in the end, for each disc.
    pub money: u8,
    pub vp: i16,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub between: [u8; 2],
    pub vp: i16,
    pub objective: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HazardKind {
    pub vp: i16,
    pub hand: Hand,
    pub count: u8,
}

/// One side of a private building.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Private {
    pub craftsmen: u8,
    pub vp: i16,
    /// Green and black hands.
    pub hands: [u8; 2],
    pub locals: Locals,
}

/// A checked box.
#[derive(Clone, Debug)]
pub struct Parts {
    pub trail: Trail,
    pub track: Track,
    pub start_money: [u8; 4],
    /// §4 What a green and a black hand cost, for 2, 3 and 4 players.
    pub fees: [[u8; 2]; 3],
    pub row_cost: [u8; ROWS],
    /// §8.1 Leaving these rows fills the cattle market: one bit a row, from 0.
    pub refill_rows: u16,
    pub token_vp: i16,
    pub end_bonus: u8,
    pub stations: [Station; STATIONS],
    pub cities: [City; CITIES],
    pub links: Vec<Link>,
    /// By city: its links, and the city at the other end of each.
    pub(crate) joined: [Vec<(usize, Link)>; CITIES],
    pub hazards: [HazardKind; 5],
    pub setup_tiles: u8,
    pub piles: [[u8; Supply::KINDS]; 3],
    pub neutral: [Locals; 7],
    /// By number less one, and side.
    pub private: [[Private; 2]; 10],
    /// By space of the trail.
    pub risks: Vec<Option<OpId>>,
    /// By worker and slot.
    pub slots: [[Option<OpId>; 7]; 3],
    pub ops: Vec<Op>,
    pub op_names: Vec<String>,
    pub cattle: Vec<Cattle>,
    /// The kinds of cattle of each breed.
    pub(crate) breeds: [Kinds; BREEDS.len()],
    /// The kinds of cattle of each breeding value.
    pub(crate) values: [Kinds; MOST_VALUE as usize + 1],
    pub start_deck: Cards,
    pub market: Cards,
    /// For 2, 3 and 4 players.
    pub market_size: [u8; 3],
    pub offers: Offers,
    pub objectives: Vec<Objective>,
    pub objective_deck: Cards,
    pub start_objectives: Vec<Objective>,
    pub hand: u8,
    /// Base, left and right disc, for 2, 3 and 4 players.
    pub steps: [[u8; 3]; 3],
    pub certificate_limits: [u8; 3],
    pub worker_vp: i16,
    pub craig: CraigBox,
}

impl Parts {
    #[inline]
    pub fn op(&self, id: OpId) -> Op {
        self.ops[usize::from(id.0)]
    }
}

/// Actions get their numbers as the files are read.
#[derive(Default)]
struct Ops {
    ops: Vec<Op>,
    names: Vec<String>,
}

impl Ops {
    fn add(&mut self, op: Op, name: String) -> OpId {
        self.ops.push(op);
        self.names.push(name);
        OpId((self.ops.len() - 1) as u8)
    }
}

pub(crate) fn default_box() -> BoxFiles {
    BoxFiles::new([
        (MANIFEST, include_str!("../../box/box.json")),
        ("trail.json", include_str!("../../box/trail.json")),
        ("board.json", include_str!("../../box/board.json")),
        ("tiles.json", include_str!("../../box/tiles.json")),
        ("cards.json", include_str!("../../box/cards.json")),
        ("player.json", include_str!("../../box/player.json")),
        ("craig.json", include_str!("../../box/craig.json")),
    ])
}

/// Reads and checks the whole box.
pub(crate) fn open(files: &BoxFiles) -> Result<(Parts, serde_json::Value, BoxId), BoxError> {
    let manifest: Manifest = files.json(MANIFEST)?;
    if manifest.game != "cattle" {
        let reason = format!("the box is for {:?}, not for \"cattle\"", manifest.game);
        return Err(BoxError::new(MANIFEST, None, &reason));
    }
    let mut ops = Ops::default();
    let trail = trail::read(files, &manifest.trail)?;
    let risks = trail
        .risks
        .iter()
        .zip(&trail.names)
        .map(|(risk, name)| risk.map(|op| ops.add(op, format!("risk {name}"))))
        .collect();
    let board = board::read(files, &manifest.board)?;
    let tiles = tiles::read(files, &manifest.tiles, &mut ops)?;
    let player = board::read_player(files, &manifest.player, &mut ops)?;
    let cards = cards::read(files, &manifest.cards, &mut ops)?;
    let craig = craig::read(files, &manifest.craig)?;
    let whole = |file: &String| files.json::<serde_json::Value>(file);
    let components = serde_json::json!({
        "trail": whole(&manifest.trail)?,
        "board": whole(&manifest.board)?,
        "tiles": whole(&manifest.tiles)?,
        "cards": whole(&manifest.cards)?,
        "player": whole(&manifest.player)?,
        "craig": whole(&manifest.craig)?,
    });
    let id = BoxId { id: manifest.id, hash: files.hash(), own_design: craig.own_design };
    let mut breeds = [Kinds::default(); BREEDS.len()];
    let mut values = [Kinds::default(); MOST_VALUE as usize + 1];
    for (card, kind) in (0..).map(Card).zip(&cards.cattle) {
        breeds[usize::from(kind.breed.0)].add(card);
        values[usize::from(kind.value)].add(card);
    }
    let mut joined = <[Vec<_>; CITIES]>::default();
    for link in &board.links {
        let [one, other] = link.between.map(usize::from);
        joined[one].push((other, *link));
        joined[other].push((one, *link));
    }
    let parts = Parts {
        trail,
        track: board.track,
        start_money: board.start_money,
        fees: board.fees,
        row_cost: board.row_cost,
        refill_rows: board.refill_rows,
        token_vp: board.token_vp,
        end_bonus: board.end_bonus,
        stations: board.stations,
        cities: board.cities,
        links: board.links,
        joined,
        hazards: tiles.hazards,
        setup_tiles: tiles.laid_out,
        piles: tiles.piles,
        neutral: tiles.neutral,
        private: tiles.private,
        risks,
        slots: player.slots,
        ops: ops.ops,
        op_names: ops.names,
        cattle: cards.cattle,
        breeds,
        values,
        start_deck: cards.start_deck,
        market: cards.market,
        market_size: cards.market_size,
        offers: cards.offers,
        objectives: cards.objectives,
        objective_deck: cards.objective_deck,
        start_objectives: cards.start_objectives,
        hand: player.hand,
        steps: player.steps,
        certificate_limits: player.certificate_limits,
        worker_vp: player.worker_vp,
        craig,
    };
    Ok((parts, components, id))
}

/// Exactly so many, or the error names the entry.
fn exactly<T, const N: usize>(file: &str, entry: &str, found: Vec<T>) -> Result<[T; N], BoxError> {
    let have = found.len();
    found
        .try_into()
        .map_err(|_| BoxError::new(file, Some(entry), &format!("{have} entries, not {N}")))
}

/// A figure by number of players: `{"2": …, "3": …, "4": …}`.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByPlayers<T> {
    #[serde(rename = "2")]
    two: T,
    #[serde(rename = "3")]
    three: T,
    #[serde(rename = "4")]
    four: T,
}

impl<T> ByPlayers<T> {
    fn each(self) -> [T; 3] {
        [self.two, self.three, self.four]
    }
}
