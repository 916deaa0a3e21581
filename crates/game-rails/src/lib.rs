#![doc = include_str!("../README.md")]

mod action;
mod bot;
mod components;
mod fact;
mod map;
mod options;
mod parts;
mod position;
mod preview;
pub mod rules;
mod sets;
mod spans;
mod state;
mod view;
mod way;

pub use action::{Action, Drawn, Payment};
pub use bot::Intent;
pub use components::{Cards, Colour};
pub use fact::{Fact, PointsFor};
pub use map::{LaneData, Map, TicketData};
pub use options::{AlvinVariant, Options, StartPlayer};
pub use position::{
    AlvinPosition, LaidTicket, LastRoundPosition, PendingText, PlayerPosition, Position,
};
pub use preview::{AwardPreview, Preview};
pub use sets::{City, CitySet, Lane, LaneSet, Ticket, TicketSet};
pub use state::{Alvin, End, LastRound, Pending, Player, State, TicketDeck};
pub use view::{
    AlvinView, Asking, ClaimedView, FinalView, LastRoundView, MarkerView, Phase, PlayerView,
    TicketView, View,
};
pub use way::Way;

use rand::Rng;
use tabletop::{
    Actor, BoxFiles, BoxId, BySeat, Game, Illegal, Meta, Outcome, Seat, SetupError, Sink,
    Unreadable, Viewer, check_start,
};

/// The Old West map, with its box, its options and its seats.
#[derive(Clone, Debug)]
pub struct Rails {
    map: Map,
    components: parts::Components,
    box_id: BoxId,
    options: Options,
    seats: u8,
}

impl Rails {
    pub fn map(&self) -> &Map {
        &self.map
    }
}

impl Game for Rails {
    const META: Meta = Meta {
        slug: "rails",
        min_seats: 2,
        max_seats: 6,
        rules_version: 1,
        minutes: 60,
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
        check_start(options.start_player.seat(), seats)?;
        let (map, components, box_id) = parts::open(files)?;
        Ok(Self { map, components, box_id, options, seats })
    }

    fn box_id(&self) -> BoxId {
        self.box_id.clone()
    }

    fn components(&self) -> serde_json::Value {
        serde_json::to_value(&self.components).expect("components are plain data")
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn write_action(&self, action: Action) -> String {
        action::write(&self.map, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        action::read(&self.map, text)
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        action::write_drawn(&self.map, drawn)
    }

    fn read_drawn(&self, text: &str) -> Result<Drawn, Unreadable> {
        action::read_drawn(&self.map, text)
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
        rules::sample(state, rng)
    }

    fn can_be_drawn(&self, state: &State, drawn: Drawn) -> bool {
        rules::drawable(state, drawn)
    }

    #[inline]
    fn resolve(&self, state: &mut State, drawn: Drawn, facts: &mut impl Sink<Fact>) {
        self.take(state, drawn, facts);
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
        // Which tickets somebody keeps is nobody else's affair; everything else shows on the table.
        matches!(action, Action::Keep(_))
    }

    fn reveals(&self, _: &State, _: Seat, _: Action) -> bool {
        // Only draws show something new, and the table knows about draws.
        false
    }

    fn preview(&self, view: &View, action: Action) -> Preview {
        self.foresee(view, action)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        std::array::from_fn(|i| state.players[i].score.into())
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
