#![doc = include_str!("../README.md")]

mod action;
mod bot;
mod cards;
mod components;
mod fact;
mod objectives;
mod ops;
mod options;
mod parts;
mod position;
mod preview;
pub mod rules;
mod score;
mod state;
mod track;
mod trail;
mod view;

pub use action::{Action, Drawn, Path};
pub use bot::{HABITS, Habits, THINGS, WEIGHTS, Weight};
pub use cards::{Card, Cards};
pub use components::{
    Aux, Building, Disc, Hand, Hazard, Master, Place, Supply, Teepee, Tile, Worker, Zone,
};
pub use fact::{
    BuildReason, CraigDisc, EngineReason, Fact, ForkReason, HazardReason, NothingReason,
    TakeReason, TileView,
};
pub use ops::{Breed, Counted, Gain, Most, Op, Per, Wanted};
pub use options::{
    Adjacent, Level, Neutral, Number, Options, Sides, SpecialDelivery, SpecialKansasCity,
    StartPlayer,
};
pub use parts::{
    Cattle as CattleCard, City, CraigBox, CraigCard, HazardKind, Link, Locals, Objective, Offer,
    Offers, OpId, Parts, Private, Special, Station, Steps, Task,
};
pub use position::{CraigPosition, PendingText, PlayerPosition, Position};
pub use preview::Preview;
pub use score::Score;
pub use state::{Closing, Craig, MasterPlace, Pending, Player, State, Used};
pub use track::{Space, Track};
pub use trail::{Ahead, Fork, Kind, Node, Trail};
pub use view::{
    Asking, AuxView, BuildingView, ClosingView, CraigView, FeeView, JobMarketView, Phase,
    PlayerView, ReachView, RefusalView, StationView, UseView, View, WhereView,
};

use rand::Rng;
use tabletop::{
    Actor, BoxFiles, BoxId, BySeat, Game, Illegal, Meta, Outcome, Seat, SetupError, Sink,
    Unreadable, Viewer, check_start,
};

/// Great Western Trail, with its box, its options and its seats.
#[derive(Clone, Debug)]
pub struct Cattle {
    parts: Parts,
    components: serde_json::Value,
    box_id: BoxId,
    options: Options,
    seats: u8,
}

impl Cattle {
    pub fn parts(&self) -> &Parts {
        &self.parts
    }

    /// §12 The score by category, hidden cards included.
    pub fn score_of(&self, state: &State, seat: Seat) -> Score {
        self.score(state, seat, true)
    }

    /// §27 Craig's score by category.
    pub fn score_of_craig(&self, state: &State) -> Score {
        self.craig_score(state)
    }
}

impl Game for Cattle {
    const META: Meta = Meta {
        slug: "cattle",
        min_seats: 1,
        max_seats: 4,
        rules_version: 1,
        minutes: 120,
        options: options::SPECS,
    };

    type Options = Options;
    type State = State;
    type Action = Action;
    type Drawn = Drawn;
    type Fact = Fact;
    type View = View;
    type Preview = Preview;
    type Position = Position;

    fn default_box() -> BoxFiles {
        parts::default_box()
    }

    fn new(files: &BoxFiles, options: Options, seats: u8) -> Result<Self, SetupError> {
        Self::META.check_seats(seats)?;
        check_start(options.start_player.seat(), seats.max(2))?;
        if parts::removed(&options.craig_removed()).is_none() {
            let reason = "craig_removed_1 to craig_removed_4: four different numbers";
            return Err(SetupError::Option(reason.into()));
        }
        let (parts, components, box_id) = parts::open(files)?;
        Ok(Self { parts, components, box_id, options, seats })
    }

    fn box_id(&self) -> BoxId {
        // Only the solo game uses what is not the publisher's: Craig's cards.
        BoxId { own_design: self.box_id.own_design && self.seats == 1, ..self.box_id.clone() }
    }

    fn components(&self) -> serde_json::Value {
        self.components.clone()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn write_action(&self, action: Action) -> String {
        self.write(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        self.read(text)
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        self.write_draw(drawn)
    }

    fn read_drawn(&self, text: &str) -> Result<Drawn, Unreadable> {
        self.read_draw(text)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    #[inline]
    fn to_act(&self, state: &State) -> Actor {
        rules::to_act(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, _: Seat, action: Action, facts: &mut impl Sink<Fact>) {
        self.perform(state, action, facts);
    }

    #[inline]
    fn draw(&self, state: &State, rng: &mut impl Rng) -> Drawn {
        self.sample(state, rng)
    }

    fn can_be_drawn(&self, state: &State, drawn: Drawn) -> bool {
        self.drawable(state, drawn)
    }

    #[inline]
    fn resolve(&self, state: &mut State, drawn: Drawn, facts: &mut impl Sink<Fact>) {
        self.accept(state, drawn, facts);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.show(state, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        self.dream(view, rng)
    }

    fn redact(&self, fact: &Fact, viewer: Viewer) -> Fact {
        fact.redacted(viewer)
    }

    fn is_secret(&self, _: &State, _: Seat, _: Action) -> bool {
        // Whatever is said shows on the table: discards lie face up.
        false
    }

    fn reveals(&self, _: &State, _: Seat, _: Action) -> bool {
        // Only draws show something new, and the table knows about draws.
        false
    }

    fn preview(&self, view: &View, action: Action) -> Preview {
        self.foresee(view, action)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        let mut scores = BySeat::default();
        for seat in Seat::all(state.seats) {
            // Shown to everybody: without cards nobody else has seen, until the end.
            scores[seat.index()] = self.score(state, seat, state.over).total.into();
        }
        scores
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.ranking(state)
    }

    fn position(&self, state: &State) -> Position {
        self.write_down(state)
    }

    fn place(&self, position: &Position) -> Result<State, String> {
        self.set_down(position)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.count_up(state)
    }
}
