#![doc = include_str!("../README.md")]

mod action;
mod block;
pub mod bot;
mod components;
mod deck;
mod fact;
mod hash;
mod options;
mod parts;
mod position;
mod preview;
pub mod rules;
mod state;
mod view;

pub use action::{Action, Drawn};
pub use block::{Added, Block};
pub use components::{Card, Land, Placement, Region};
pub use deck::{Deck, FaceId, Pile};
pub use fact::Fact;
pub use options::{
    CustomDeckMoves, DoubleAtEnd, DoubleSecond, OpenHands, Options, PartialPlacement, PlusOneOrder,
    Reshuffle, StallGuard, StartPlayer, VpPayment, ZeroSale,
};
pub use position::{BlockPosition, PlayerPosition, Position};
pub use preview::{PlacePreview, Preview};
pub use state::{End, Pending, Player, State};
pub use view::{Asking, BlockView, IfScored, Phase, PlayerView, View};

use rand::Rng;
use tabletop::{
    Actor, BoxFiles, BoxId, BySeat, Game, Illegal, Meta, Outcome, Seat, SetupError, Sink,
    Unreadable, Viewer, check_start,
};

/// Go West!, with its box, its options and its seats.
#[derive(Clone, Debug)]
pub struct Wagons {
    deck: Deck,
    box_id: BoxId,
    options: Options,
    seats: u8,
}

impl Wagons {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}

impl Game for Wagons {
    const META: Meta = Meta {
        slug: "wagons",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        minutes: 45,
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

    fn new(files: &BoxFiles, mut options: Options, seats: u8) -> Result<Self, SetupError> {
        Self::META.check_seats(seats)?;
        check_start(options.start_player.seat(), seats)?;
        let (deck, box_id) = parts::open(files, &mut options)?;
        Ok(Self { deck, box_id, options, seats })
    }

    fn box_id(&self) -> BoxId {
        self.box_id.clone()
    }

    fn components(&self) -> serde_json::Value {
        serde_json::json!({ "cards": self.deck.cards(self.deck.all()) })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn write_action(&self, action: Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        text.parse()
    }

    fn write_drawn(&self, drawn: Drawn) -> String {
        drawn.to_string()
    }

    fn read_drawn(&self, text: &str) -> Result<Drawn, Unreadable> {
        text.parse()
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

    #[inline]
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
        self.take(state, drawn, facts);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.show(state, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        self.dream(view, rng)
    }

    fn redact(&self, fact: &Fact, viewer: Viewer) -> Fact {
        match self.options.open_hands {
            OpenHands::Yes => fact.clone(),
            OpenHands::No => fact.redacted(viewer),
        }
    }

    fn is_secret(&self, _: &State, _: Seat, _: Action) -> bool {
        // Everything a player says shows on the table: the card played or sold, the wagons, the
        // discs.
        false
    }

    fn reveals(&self, _: &State, _: Seat, _: Action) -> bool {
        // Only a draw shows something new, and the table knows about draws.
        false
    }

    fn preview(&self, view: &View, action: Action) -> Preview {
        self.foresee(view, action)
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        let mut scores = [0; tabletop::MAX_SEATS];
        for (score, player) in scores.iter_mut().zip(state.playing()) {
            *score = player.vp.into();
        }
        scores
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
