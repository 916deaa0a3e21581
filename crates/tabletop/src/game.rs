//! What a game is.

use std::{fmt::Debug, hash::Hash};

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use crate::{
    BoxFiles, BoxId, BySeat, Illegal, OptionSpec, Seat, SeatSet, SetupError, Sink, Unreadable,
    Viewer,
};

/// Who must supply the next input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// One seat decides.
    Seat(Seat),
    /// Several seats decide at once and in secret; each still has to say one thing.
    Together(SeatSet),
    /// Nature: the driver calls [`Game::draw`], records the outcome, then [`Game::resolve`].
    Chance,
    /// The game is over.
    Nobody,
}

impl Actor {
    /// The seats that are asked now.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seat(seat) => SeatSet::only(seat),
            Self::Together(seats) => seats,
            Self::Chance | Self::Nobody => SeatSet::EMPTY,
        }
    }
}

/// What does not change from table to table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Meta {
    /// The name in addresses, files and commands.
    pub slug: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    /// Bumped whenever a fix changes what is legal or what follows from it.
    pub rules_version: u16,
    /// How long a game among people takes.
    pub minutes: u16,
    pub options: &'static [OptionSpec],
}

impl Meta {
    /// Refuses a number of players the game is not made for.
    pub fn check_seats(&self, asked: u8) -> Result<(), SetupError> {
        let Self { slug: game, min_seats: min, max_seats: max, .. } = *self;
        if (min..=max).contains(&asked) {
            Ok(())
        } else {
            Err(SetupError::Seats { game, min, max, asked })
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize, utoipa::ToSchema)]
pub struct Outcome {
    /// The end condition, as a code with a sentence in every language.
    pub reason: String,
    /// Place of each seat, from 1; seats that share a place share its number.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Ranks seats by `key`, highest first.
    pub fn ranked<K: Ord>(reason: &str, keys: &[K]) -> Self {
        let place = |key: &K| 1 + keys.iter().filter(|other| *other > key).count();
        let places = keys.iter().map(|key| u8::try_from(place(key)).expect("six seats at most"));
        Self { reason: reason.into(), places: places.collect() }
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.places).filter(|&(_, &place)| place == 1).map(|(seat, _)| seat)
    }
}

/// A box on the table: components, options and seats, and the rules as pure functions over plain
/// data. Another deck or another option is another value of the type, never another build.
///
/// Laws every game keeps (and the conformance suite checks): `legal` lists exactly what `check`
/// accepts, sorted; while a seat is asked it has a legal action; `view(imagine(v)) == v`; what a
/// viewer cannot know changes nothing that viewer receives; `place(position(s)) == s`; and
/// `audit` holds after every step.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    const META: Meta;

    /// Variants as data. Every field reads from and writes to a text.
    type Options: Clone + Eq + Default + Debug + Serialize + DeserializeOwned;
    /// Plain data without heap: a copy is a snapshot.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// What a player says.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What nature says.
    type Drawn: Copy + Eq + Debug + Send + Sync;
    /// What happened, for logs and animations.
    type Fact: Clone + Eq + Debug + Serialize + ToSchema + Send + Sync;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug + Serialize + ToSchema + Send + Sync;
    /// What an action would cost and do, as far as its viewer can know.
    type Preview: Clone + Eq + Debug + Serialize + ToSchema;
    /// A whole state as a person would write it down.
    type Position: Clone + Debug + Serialize + DeserializeOwned;

    /// The box that comes with the program.
    fn default_box() -> BoxFiles;
    fn new(files: &BoxFiles, options: Self::Options, seats: u8) -> Result<Self, SetupError>;
    fn box_id(&self) -> BoxId;
    /// What a client draws that never changes at a table: the map, the cards of the box.
    fn components(&self) -> serde_json::Value;
    fn options(&self) -> &Self::Options;
    fn seats(&self) -> u8;

    /// The notation of actions: stable texts that people read and type, with names from the box.
    fn write_action(&self, action: Self::Action) -> String;
    fn read_action(&self, text: &str) -> Result<Self::Action, Unreadable>;
    /// The notation of draws.
    fn write_drawn(&self, drawn: Self::Drawn) -> String;
    fn read_drawn(&self, text: &str) -> Result<Self::Drawn, Unreadable>;

    /// Before anything has been drawn or decided.
    fn start(&self) -> Self::State;
    fn to_act(&self, state: &Self::State) -> Actor;
    /// Appends to `out`, so that the caller owns (and reuses) the allocation.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// The judge: the only source of "why not".
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;
    /// The caller has `check`ed. Misuse panics and never corrupts.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        facts: &mut impl Sink<Self::Fact>,
    );

    /// Samples what nature says now; changes nothing.
    fn draw(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Drawn;
    /// Whether nature could say that now. Records from outside are judged with it.
    fn can_be_drawn(&self, state: &Self::State, drawn: Self::Drawn) -> bool;
    fn resolve(
        &self,
        state: &mut Self::State,
        drawn: Self::Drawn,
        facts: &mut impl Sink<Self::Fact>,
    );

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A whole state consistent with `view`, sampled. It takes the view: a bot cannot peek.
    fn imagine(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;
    /// The fact as `viewer` may hear it.
    fn redact(&self, fact: &Self::Fact, viewer: Viewer) -> Self::Fact;
    /// Whether other viewers may not read this action in the record of a running game.
    fn is_secret(&self, before: &Self::State, seat: Seat, action: Self::Action) -> bool;
    /// Whether the action itself showed its player something new, so that it cannot be taken back.
    /// Draws, other seats' acts and the end are known to the table without asking.
    fn reveals(&self, before: &Self::State, seat: Seat, action: Self::Action) -> bool;
    /// What a legal action would do, told from the view alone.
    fn preview(&self, view: &Self::View, action: Self::Action) -> Self::Preview;

    fn scores(&self, state: &Self::State) -> BySeat<i32>;
    /// `Some` exactly when nobody is to act any more.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    fn position(&self, state: &Self::State) -> Self::Position;
    /// Sets a position up, or says which rule of the box it breaks.
    fn place(&self, position: &Self::Position) -> Result<Self::State, String>;
    /// Conservation: every component is somewhere exactly once.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
