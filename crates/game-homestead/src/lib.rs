#![doc = include_str!("../README.md")]

mod action;
mod board;
mod bot;
mod card;
mod cells;
mod components;
mod effects;
mod fact;
mod map;
mod options;
mod parts;
mod patch;
mod pile;
mod position;
mod preview;
pub mod rules;
mod state;
mod tile;
mod view;

pub use action::{Action, Drawn};
pub use board::{Board, Building, Id, Ids, RIVAL};
pub use cells::{Cell, Cells};
pub use components::{Deposit, Owner, Symbol, Terrain, Type};
pub use effects::{BuildEffect, EndEffect, Paid, Requirement, SoloEffect, Toll, TollScope, Types};
pub use fact::{Fact, Gain, Revealed, What};
pub use map::Map;
pub use options::{MapChoice, Options, Teams};
pub use parts::{SoloCard, TileRow};
pub use pile::{Card, Cards, Few, Kind, Pile};
pub use position::{
    BuildingPosition, EarnedPosition, PendingText, PlayerPosition, Position, SoloPosition,
    StackPosition,
};
pub use preview::{BuildPreview, EffectPreview, GroundPreview, Preview};
pub use state::{Choice, Done, Pending, Player, Solo, Stack, State};
pub use tile::{Shape, Spot};

pub use view::{
    Asking, BuildingView, CountView, Earned, FinalView, OrderView, Phase, PileSizes, PlayerView,
    SoloView, StackView, TakenView, TileView, TilesLeft, View,
};

use rand::Rng;
use tabletop::{
    Actor, BoxFiles, BoxId, BySeat, Game, Illegal, Meta, Outcome, Seat, SetupError, Sink,
    Unreadable, Viewer,
};

/// GO WEST, with its box, its options and its seats.
#[derive(Clone, Debug)]
pub struct Homestead {
    parts: parts::Parts,
    box_id: BoxId,
    options: Options,
    seats: u8,
}

impl Homestead {
    pub fn map(&self) -> &Map {
        &self.parts.map
    }

    pub fn cards(&self) -> &Cards {
        &self.parts.cards
    }

    /// # Panics
    /// When the box has no such card.
    #[inline]
    pub fn card(&self, card: Kind) -> &Card {
        self.parts.cards.row(card)
    }

    pub fn tiles(&self) -> &[TileRow] {
        &self.parts.tiles
    }

    #[inline]
    pub fn shape_of(&self, card: Kind) -> &Shape {
        &self.parts.shapes[usize::from(self.card(card).shape)]
    }

    /// Every legal place of every card in a hand, whoever's turn it is.
    pub fn places_of_hand(&self, state: &State, seat: Seat, out: &mut Vec<(Kind, Spot)>) {
        let survey = rules::Survey::new(self, state, seat);
        for card in self.parts.cards.kinds(state.player(seat).hand) {
            survey.places(card, |spot| out.push((card, spot)));
        }
    }

    pub(crate) fn tile_named(&self, kind: Type, shape: &str) -> Option<u8> {
        let named = |row: &TileRow| {
            row.kind == kind
                && !row.is_post
                && self.parts.shapes[usize::from(row.shape)].name == shape
        };
        self.parts.tiles.iter().position(named).map(|tile| tile as u8)
    }

    pub(crate) fn names(&self, pile: Pile) -> Vec<String> {
        self.ids(self.parts.cards.list(pile))
    }

    pub(crate) fn ids(&self, cards: impl Iterator<Item = Kind>) -> Vec<String> {
        cards.map(|card| self.card(card).id.clone()).collect()
    }
}

impl Game for Homestead {
    const META: Meta = Meta {
        slug: "homestead",
        min_seats: 1,
        max_seats: 4,
        rules_version: 1,
        minutes: 90,
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
        if options.teams == Teams::On && seats != 4 {
            return Err(SetupError::Option("teams: two against two are four players".into()));
        }
        let (parts, box_id) = parts::open(files, options.map, seats)?;
        Ok(Self { parts, box_id, options, seats })
    }

    fn box_id(&self) -> BoxId {
        self.box_id.clone()
    }

    fn components(&self) -> serde_json::Value {
        self.parts.components.clone()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn write_action(&self, action: Action) -> String {
        action::write(self, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        action::read(self, text)
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        action::write_drawn(self, drawn)
    }

    fn read_drawn(&self, text: &str) -> Result<Drawn, Unreadable> {
        action::read_drawn(self, text)
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
    fn apply(&self, state: &mut State, seat: Seat, action: Action, facts: &mut impl Sink<Fact>) {
        self.perform(state, seat, action, facts);
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
        self.resolve_draw(state, drawn, facts);
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

    fn is_secret(&self, _: &State, _: Seat, action: Action) -> bool {
        // What is played and placed lies on the table; all else is said to oneself.
        !matches!(action, Action::Play(_) | Action::Place(_) | Action::Tile(_) | Action::Again)
    }

    fn reveals(&self, before: &State, _: Seat, action: Action) -> bool {
        !matches!(action, Action::Play(_)) && rules::ends_turn(before)
    }

    fn preview(&self, view: &View, action: Action) -> Preview {
        self.foresee(view, action)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        std::array::from_fn(|i| state.players.get(i).map_or(0, |player| player.money().into()))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        Self::ranking(state)
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
