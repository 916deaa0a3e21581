//! What happened, for logs and animations.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::{
    Cattle,
    cards::Cards,
    components::{Hazard, Supply, Tile, letter},
    score::Score,
    state::State,
    trail::Node,
    view::WhereView,
};

/// A tile as people see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = CattleTile)]
pub enum TileView {
    Neutral { letter: String },
    Private { owner: u8, building: String },
    Hazard { zone: String, vp: i16, hand: String },
    Teepee { colour: String },
    Worker { worker: String },
}

impl Cattle {
    pub(crate) fn show_tile(&self, state: &State, tile: Tile) -> TileView {
        match tile {
            Tile::Neutral(n) => TileView::Neutral { letter: letter(n).into() },
            Tile::Private(b) => {
                TileView::Private { owner: b.owner(), building: building_name(state, b.number()) }
            }
            Tile::Hazard(hazard) => self.show_supply(Supply::Hazard(hazard)),
            Tile::Teepee(teepee) => self.show_supply(Supply::Teepee(teepee)),
        }
    }

    pub(crate) fn show_supply(&self, tile: Supply) -> TileView {
        match tile {
            Supply::Worker(worker) => TileView::Worker { worker: worker.to_string() },
            Supply::Teepee(teepee) => TileView::Teepee { colour: teepee.to_string() },
            Supply::Hazard(hazard) => {
                let kind = self.parts.hazards[hazard.kind()];
                let (zone, hand) = (hazard.zone().to_string(), kind.hand.to_string());
                TileView::Hazard { zone, vp: kind.vp, hand }
            }
        }
    }

    pub(crate) fn hazard_vp(&self, hazard: Hazard) -> i16 {
        self.parts.hazards[hazard.kind()].vp
    }

    /// Cards by name, with their numbers.
    pub(crate) fn show_cards(&self, cards: Cards) -> BTreeMap<String, u8> {
        cards.iter().map(|(card, count)| (self.name(card).to_owned(), count)).collect()
    }

    /// Cards by name, one by one.
    pub(crate) fn list_cards(&self, cards: Cards) -> Vec<String> {
        let times = |(card, n): (_, u8)| (0..n).map(move |_| self.name(card).to_owned());
        cards.iter().flat_map(times).collect()
    }

    pub(crate) fn node(&self, at: Node) -> String {
        self.parts.trail.name(at).to_owned()
    }

    /// What lies on these places, so that people can call them by it.
    pub(crate) fn lying_on(
        &self,
        state: &State,
        places: impl IntoIterator<Item = Node>,
    ) -> Vec<WhereView> {
        let tile = |at| {
            let tile = self.show_tile(state, state.tile(at)?);
            Some(WhereView { at: self.node(at), tile })
        };
        places.into_iter().filter_map(tile).collect()
    }
}

/// "3a".
pub(crate) fn building_name(state: &State, number: u8) -> String {
    let side = if state.sides & 1 << (number - 1) == 0 { 'a' } else { 'b' };
    format!("{number}{side}")
}

/// A fact of a game. Seats are numbers; what a viewer may not know is `None` to that viewer. `tiles` says
/// what lay on the places of the trail that a fact speaks of: most have no other name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[schema(as = CattleFact)]
pub enum Fact {
    Started {
        seat: u8,
    },
    Sides {
        sides: String,
    },
    MasterPlaced {
        station: u8,
        master: String,
    },
    NeutralPlaced {
        at: String,
        letter: String,
    },
    TilePlaced {
        at: String,
        tile: TileView,
    },
    /// R11
    TileReturned {
        tile: TileView,
    },
    /// §8.1 No free slot: out of the game.
    TileLost {
        tile: TileView,
    },
    WorkerPlaced {
        row: u8,
        column: u8,
        worker: String,
    },
    TokenMoved {
        row: u8,
    },
    ForesightLaid {
        column: u8,
        place: String,
        tile: TileView,
    },
    MarketCard {
        card: String,
    },
    DisplayCard {
        place: u8,
        card: String,
    },
    StartCard {
        seat: u8,
        card: String,
    },

    Turn {
        seat: u8,
    },
    Placed {
        seat: u8,
        at: String,
        tiles: Vec<WhereView>,
    },
    Moved {
        seat: u8,
        path: Vec<String>,
        tiles: Vec<WhereView>,
    },
    /// `to` is nobody where the bank receives.
    Fee {
        seat: u8,
        at: String,
        due: u16,
        paid: u16,
        to: Option<u8>,
        tiles: Vec<WhereView>,
    },
    Used {
        seat: u8,
        at: String,
        #[serde(rename = "use")]
        action: String,
        tiles: Vec<WhereView>,
    },
    Aux {
        seat: u8,
        kind: String,
        double: bool,
    },
    Gained {
        seat: u8,
        money: u16,
        why: String,
    },
    Paid {
        seat: u8,
        money: u16,
        why: String,
    },
    Certificates {
        seat: u8,
        from: u8,
        to: u8,
    },
    Discarded {
        seat: u8,
        card: String,
    },
    Removed {
        seat: u8,
        card: String,
    },
    Drew {
        seat: u8,
        card: Option<String>,
    },
    Reshuffled {
        seat: u8,
        cards: u8,
    },
    Hired {
        seat: u8,
        worker: String,
        row: u8,
        column: u8,
        price: u16,
    },
    Built {
        seat: u8,
        building: String,
        at: String,
        price: u16,
        over: Option<String>,
    },
    Bought {
        seat: u8,
        cards: Vec<String>,
        cowboys: u8,
        price: u16,
    },
    Engine {
        seat: u8,
        from: String,
        to: String,
    },
    Upgraded {
        seat: u8,
        station: u8,
        price: u16,
    },
    Disc {
        seat: u8,
        from: String,
        to: String,
    },
    MasterTaken {
        seat: u8,
        station: u8,
        master: String,
        worker: String,
    },
    ObjectiveTaken {
        seat: u8,
        card: Option<String>,
        to: String,
        from: Option<u8>,
    },
    ObjectivePlayed {
        seat: u8,
        card: String,
    },
    TeepeeTaken {
        seat: u8,
        at: String,
        colour: String,
        money: i8,
    },
    HazardTaken {
        seat: u8,
        at: String,
        zone: String,
        vp: i16,
    },
    Foresight {
        seat: u8,
        column: u8,
        place: String,
        tile: TileView,
    },
    Income {
        seat: u8,
        breeding: u8,
        permanent: u8,
        temporary: u8,
        money: u16,
        hand: BTreeMap<String, u8>,
    },
    Delivered {
        seat: u8,
        city: String,
        special: bool,
    },
    /// §8.5 No disc anywhere: the delivery scores nothing.
    Undelivered {
        seat: u8,
        city: String,
    },
    Link {
        seat: u8,
        between: Vec<String>,
    },
    Transport {
        seat: u8,
        money: u16,
    },
    Token {
        seat: u8,
    },
    LastTurns {
        seat: u8,
    },
    Ended {
        reason: String,
    },
    /// §12 All cards lie open in the end.
    Shown {
        seat: u8,
        hand: BTreeMap<String, u8>,
        draw: BTreeMap<String, u8>,
    },
    Scored {
        seat: u8,
        score: Score,
    },

    CraigReshuffled {
        cards: u8,
    },
    /// `card` is played, the option side of `next` is seen. Before the first turn nothing is played.
    CraigCard {
        card: Option<u8>,
        next: u8,
    },
    /// §24 Why this path: lengths, fees and what the player gets, path by path in listed order.
    CraigFork {
        at: String,
        path: Vec<String>,
        reason: ForkReason,
        lengths: Vec<u8>,
        fees: Vec<u16>,
        to_you: Vec<u16>,
        tiles: Vec<WhereView>,
    },
    CraigMoved {
        path: Vec<String>,
        tiles: Vec<WhereView>,
    },
    /// §24 The bank pays for Craig.
    CraigPays {
        at: String,
        money: u16,
        tiles: Vec<WhereView>,
    },
    CraigForesight {
        column: u8,
        place: Option<String>,
        tile: Option<TileView>,
        reason: TakeReason,
    },
    CraigDelivered {
        city: String,
        disc: CraigDisc,
    },
    CraigBuilt {
        building: String,
        at: String,
        fork: String,
        reason: BuildReason,
        tiles: Vec<WhereView>,
    },
    CraigCattle {
        position: u8,
        card: String,
    },
    CraigJob {
        worker: String,
        row: u8,
        column: u8,
    },
    CraigTeepee {
        colour: String,
        at: String,
    },
    CraigEngine {
        from: String,
        to: String,
        steps: u8,
        reason: EngineReason,
    },
    CraigStation {
        station: u8,
    },
    CraigMaster {
        station: u8,
        master: String,
    },
    CraigHazard {
        at: String,
        zone: String,
        vp: i16,
        reason: HazardReason,
    },
    CraigObjective {
        place: u8,
        card: String,
        link: bool,
    },
    CraigNothing {
        special: Option<String>,
        reason: NothingReason,
    },
}

/// Reasons that people read in their language.
macro_rules! reasons {
    ($($(#[$meta:meta])* $name:ident as $schema:ident { $($(#[$note:meta])* $variant:ident,)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
            #[serde(rename_all = "kebab-case")]
            #[schema(as = $schema)]
            pub enum $name {
                $($(#[$note])* $variant,)*
            }
        )*
    };
}

reasons! {
    /// §24 Why Craig takes a path.
    ForkReason as CattleForkReason {
        Shorter,
        Cheaper,
        /// Less of it would go to the player.
        SparesYou,
        /// R24
        Listed,
    }
    /// R26
    TakeReason as CattleTakeReason {
        Named,
        Other,
        Skipped,
    }
    /// R27
    CraigDisc as CattleCraigDisc {
        Board,
        Reserve,
        NoDisc,
    }
    BuildReason as CattleBuildReason {
        ClearChoice,
        /// R31
        AllTied,
    }
    EngineReason as CattleEngineReason {
        /// The player's engine is ahead.
        Behind,
        Station,
        Run,
        /// R34
        EndOfLine,
    }
    HazardReason as CattleHazardReason {
        Highest,
        Zone,
        /// R35
        NearestZone,
    }
    /// R32
    NothingReason as CattleNothingReason {
        NoSpecial,
        EmptyStack,
        NoSlot,
        NoCattle,
        NoWorker,
        NoTeepee,
        NoHazard,
        NoCard,
    }
}

impl Fact {
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let mine = |seat: &u8| viewer.is(Seat(*seat));
        match self {
            Self::Drew { seat, .. } if !mine(seat) => Self::Drew { seat: *seat, card: None },
            Self::ObjectiveTaken { seat, to, from: None, .. } if !mine(seat) && to == "hand" => {
                Self::ObjectiveTaken { seat: *seat, card: None, to: to.clone(), from: None }
            }
            _ => self.clone(),
        }
    }
}
