//! The table as plain data.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Stack};

use crate::{
    cards::{Card, Cards},
    components::{
        Building, CERTIFICATE_TRACK, CITIES, DISPLAY, Disc, Hazard, MASTERS, MAX_PLAYERS, Master,
        ROWS, Supply, Teepee, Tile, Worker,
    },
    parts::OpId,
    track::Space,
    trail::{NODES, Node},
};

/// A question on the table, or a part of a turn still to be carried out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// Chance: §2.11
    StartPlayer,
    /// Chance: §2.10
    Sides,
    /// Chance: §2.1
    Masters { station: u8 },
    /// Chance: §2.2
    Neutrals { slot: u8 },
    /// Chance: §2.5 So many tiles are still to be laid on the trail.
    FirstTiles { left: u8 },
    /// Chance: §2.6
    FirstWorkers,
    /// Chance: §2.10 The start cards, seat by seat, then Craig's.
    StartCards { player: u8 },
    /// Chance: §2.11 The first hands, seat by seat.
    Deal { player: u8 },
    /// The first turn begins.
    Begin,

    /// Chance: §2.7, §8.6 Gaps of the foresight columns are filled.
    Columns,
    /// Chance: §2.8, §8.1 The cattle market is filled up.
    Market,
    /// Chance: §2.9, §6.5 Gaps of the objective display are filled.
    Display,
    /// Chance: §6.3 A cowboy turns up market cards.
    TurnUp { left: u8 },
    /// Chance: §5.1 The active player draws, to discard as many.
    Draw { left: u8, drawn: u8 },
    /// Chance: §6.5 The top objective card.
    DeckObjective { to_hand: bool },
    /// Chance: §10
    FillHand,

    /// §3 Phase A; §2 on the first turn the cattleman is put on a neutral building.
    Move,
    /// §5 Phase B at this place; one bit for each local action used.
    Local { at: Node, used: Used },
    /// §5 The action that moves the cattleman.
    Step { most: u8 },
    /// §9 "3 steps free".
    Walk { most: u8 },
    /// §6.1
    Hire { change: i8, optional: bool },
    /// §6.2
    Build { rate: u8, optional: bool },
    /// §6.3
    Buy { cowboys: u8, begun: bool },
    /// §5 The card an action asks for.
    Discard { op: OpId, optional: bool },
    /// §5.2 The second of two cards of one type.
    DiscardSecond { op: OpId, first: Card },
    /// §5.1 As many cards as were drawn are discarded.
    PutBack { left: u8 },
    /// §5.1
    Remove { left: u8 },
    /// §5.1 How many cards are drawn.
    DrawUpTo { most: u8, optional: bool },
    /// §6.4
    Forward { most: u8, optional: bool },
    /// §7.1 Exactly so many spaces.
    Back { steps: u8 },
    /// §5.3 9a
    SpecialBack,
    /// §7.4
    EndOfLine,
    /// §7.2
    Upgrade { station: u8 },
    /// §5.3 9b
    UpgradeBehind,
    /// §8.5 Which disc goes to the station.
    StationDisc { station: u8 },
    /// §7.3
    Master { station: u8 },
    /// §7.3 A hazard or a teepee.
    MasterAction,
    /// §6.5
    Objective { to_hand: bool },
    /// §6.6
    Teepee { optional: bool },
    /// §6.7
    Hazard { pay: u8, optional: bool },
    /// §5.3 8b
    Adjacent { from: Node },
    /// §5.1 Single or double.
    Aux { optional: bool },
    /// §8.1
    Foresight { column: u8 },
    /// §8.4
    Income,
    /// §8.5
    Deliver { most: u8, special: bool },
    /// §8.5 Which disc goes to the city.
    CityDisc { city: u8, special: bool },

    /// §6.8 The marker moves up.
    Certify { count: u8 },
    /// Money after a price has been paid.
    Money { amount: u8 },
    /// §8.5 The links of the city.
    Links { city: u8 },
    /// §8.5
    Transport { city: u8 },
    /// §8.6
    LeaveKansasCity,
    /// §11 The turn passes on, or the game ends.
    EndTurn,

    /// Chance: §23 The next card of Craig's deck is seen.
    CraigTop,
    /// §23 Craig moves and acts by his card.
    CraigActs,
    /// §25
    CraigColumn { column: u8 },
    /// §25
    CraigDelivers,
    /// §25, §26 Craig takes an objective card.
    CraigObjective { link: bool },
    /// Chance: §26 The bottom tile of Craig's stack.
    CraigBuilds,
}

/// Which local actions of a place have been used: bits 0 to 2 by number, bit 3 the risk action.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Used(pub u8);

impl Used {
    pub const NOTHING: Self = Self(0);
    /// The place has nothing more to give: an auxiliary action was taken, or the tile replaced.
    pub const ALL: Self = Self(0x1f);
    pub const RISK: u8 = 3;

    #[inline]
    pub const fn has(self, action: u8) -> bool {
        self.0 & 1 << action != 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, action: u8) -> Self {
        Self(self.0 | 1 << action)
    }

    /// §5 Something has been done.
    #[inline]
    pub const fn acted(self) -> bool {
        self.0 != 0
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Hidden from the others.
    pub hand: Cards,
    /// The draw stack; its order is nobody's knowledge.
    pub draw: Cards,
    pub discard: Cards,
    /// Objective cards in hand or draw stack that nobody else has seen (6b).
    pub blind: Cards,
    /// §9 Objective cards played.
    pub area: Cards,
    /// Cards out of the game.
    pub removed: Cards,
    pub start_card: Option<u8>,
    pub money: u16,
    /// `None` beside the board.
    pub at: Option<Node>,
    pub engine: Space,
    /// Position on the certificate track.
    pub marker: u8,
    pub workers: [u8; 3],
    /// Discs still on the player board.
    pub discs: [u8; 11],
    /// Stations with an own disc, and those ever upgraded.
    pub stations: u16,
    pub upgraded: u16,
    pub cities: [u8; CITIES],
    /// Station master tiles.
    pub masters: u8,
    pub hazards: [u8; Hazard::COUNT],
    pub teepees: [u8; 2],
    /// Buildings not yet built; bit 0 is number 1.
    pub unbuilt: u16,
}

impl Player {
    pub(crate) const ABSENT: Self = Self {
        hand: Cards::NONE,
        draw: Cards::NONE,
        discard: Cards::NONE,
        blind: Cards::NONE,
        area: Cards::NONE,
        removed: Cards::NONE,
        start_card: None,
        money: 0,
        at: None,
        engine: Space::START,
        marker: 0,
        workers: [1; 3],
        discs: Disc::START,
        stations: 0,
        upgraded: 0,
        cities: [0; CITIES],
        masters: 0,
        hazards: [0; Hazard::COUNT],
        teepees: [0; 2],
        unbuilt: 0x3ff,
    };

    #[inline]
    pub const fn has_disc(&self, disc: Disc) -> bool {
        self.discs[disc.index()] > 0
    }

    #[inline]
    pub const fn workers_of(&self, worker: Worker) -> u8 {
        self.workers[worker.index()]
    }

    /// Certificates the marker stands for.
    #[inline]
    pub const fn temporary(&self) -> u8 {
        CERTIFICATE_TRACK[self.marker as usize]
    }

    #[inline]
    pub const fn has_master(&self, master: Master) -> bool {
        self.masters & 1 << master.index() != 0
    }

    /// Certificates printed on station masters.
    #[inline]
    pub const fn permanent(&self) -> u8 {
        (self.masters & 0b111).count_ones() as u8
    }

    pub fn hazard_count(&self) -> u8 {
        self.hazards.iter().sum()
    }

    /// §5.3 Pairs of a blue and a green teepee.
    #[inline]
    pub fn teepee_pairs(&self) -> u8 {
        self.teepees[0].min(self.teepees[1])
    }

    /// All cards of the deck (§1).
    #[inline]
    pub const fn deck(&self) -> Cards {
        self.hand.plus(self.draw).plus(self.discard)
    }

    /// Takes a card out of the hand. What others cannot have seen stays unseen as long as the card
    /// may be one they knew of.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, card: Card) {
        let unseen = self.hand.of(card) + self.draw.of(card);
        if self.blind.of(card) == unseen {
            self.blind.take(card);
        }
        self.hand.take(card);
    }
}

/// §7.3 What lies at a station of the first five.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MasterPlace {
    Empty,
    Tile(Master),
    Worker(Worker),
}

/// §21 Craig. He has no player board, herd, money or certificates.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Craig {
    pub at: Node,
    pub engine: Space,
    pub board_discs: u8,
    pub reserve: u8,
    /// Buildings still in the stack; bit 0 is number 1.
    pub stack: u16,
    pub workers: [u8; 3],
    pub cattle: Cards,
    pub objectives: Cards,
    pub start_card: Option<u8>,
    pub hazards: [u8; Hazard::COUNT],
    pub teepees: [u8; 2],
    pub stations: u16,
    /// R27 Deliveries, also those for which no disc was left.
    pub cities: [u8; CITIES],
    pub masters: u8,
    /// The card he plays, or has played last.
    pub card: Option<u8>,
    /// The top of his deck: its option side is seen.
    pub top: Option<u8>,
    /// The rest of his deck, and what he has played; one bit a card.
    pub deck: u32,
    pub discard: u32,
}

/// §11 The job market is closed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Closing {
    /// Who has the token.
    pub seat: Seat,
    /// Turns still to be ended, the present one included.
    pub turns_left: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub seats: u8,
    pub first: Seat,
    /// Whose turn it is; alone, the second seat is Craig's.
    pub turn: Seat,
    pub over: bool,
    pub pending: Stack<Pending, 18>,
    pub players: [Player; MAX_PLAYERS],
    pub craig: Option<Craig>,
    /// Which side of each number is used: a bit is set for b.
    pub sides: u16,
    pub tiles: [Option<Tile>; NODES],
    /// Locations: spaces with a tile, and Kansas City.
    pub occupied: u64,
    /// §5.3 Tiles whose actions were open this turn.
    pub visited: u64,
    pub masters: [MasterPlace; MASTERS],
    pub jobs: [[Option<Worker>; 4]; ROWS],
    /// The row the token is in, from 0; 12 when the market is closed.
    pub token: u8,
    pub closing: Option<Closing>,
    pub foresight: [[Option<Supply>; 2]; 3],
    pub piles: [[u8; Supply::KINDS]; 3],
    /// Tiles that found no free slot.
    pub lost: [u8; Supply::KINDS],
    pub market: Cards,
    pub market_deck: Cards,
    pub display: [Option<Card>; DISPLAY],
    pub objective_deck: Cards,
}

const _: () = assert!(size_of::<State>() <= 1280, "a copy should stay cheap");

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.turn)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.turn)
    }

    pub fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Players at the table, Craig included: fees, market and rows go by it.
    #[inline]
    pub const fn around(&self) -> u8 {
        self.seats + self.craig.is_some() as u8
    }

    /// Whose turn it is belongs to Craig.
    #[inline]
    pub fn craigs_turn(&self) -> bool {
        self.craig.is_some() && self.turn.0 == 1
    }

    #[inline]
    pub(crate) fn tile(&self, at: Node) -> Option<Tile> {
        self.tiles[at.index()]
    }

    #[inline]
    pub(crate) fn put_tile(&mut self, at: Node, tile: Tile) {
        self.tiles[at.index()] = Some(tile);
        self.occupied |= at.bit();
    }

    #[inline]
    pub(crate) fn take_tile(&mut self, at: Node) {
        self.tiles[at.index()] = None;
        self.occupied &= !at.bit();
    }

    /// Own buildings on the trail.
    pub(crate) fn buildings(&self, owner: u8) -> impl Iterator<Item = (Node, Building)> {
        let tiles = (0..).map(Node).zip(&self.tiles);
        tiles.filter_map(move |(at, tile)| match *tile {
            Some(Tile::Private(building)) if building.owner() == owner => Some((at, building)),
            _ => None,
        })
    }

    /// Engines of the others: their spaces do not exist for the mover, but for the start (§7.1).
    #[inline]
    pub(crate) fn other_engines(&self, seat: Seat) -> u128 {
        let mut set = 0;
        for (i, player) in self.playing().iter().enumerate() {
            if i != seat.index() {
                set |= player.engine.bit();
            }
        }
        if let Some(craig) = self.craig.filter(|_| seat.0 == 0) {
            set |= craig.engine.bit();
        }
        set & !1
    }

    /// Teepees on the board, by colour.
    pub(crate) fn teepee_at(&self, at: Node) -> Option<Teepee> {
        match self.tile(at) {
            Some(Tile::Teepee(teepee)) => Some(teepee),
            _ => None,
        }
    }

    pub(crate) fn hazard_at(&self, at: Node) -> Option<Hazard> {
        match self.tile(at) {
            Some(Tile::Hazard(hazard)) => Some(hazard),
            _ => None,
        }
    }
}
