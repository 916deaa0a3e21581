//! Stampede: a small invented game with everything the core must carry and the first real game
//! lacks: simultaneous secret choices, secret actions, an action that shows its player something.
//!
//! Everybody has three of the animals 0–9. Each round all drive one, in secret; when all have
//! chosen, the highest animal scores 2, a tie scores nothing. The lowest seat that drove highest
//! may then look at one stray (a secret only it learns) or rest. After three rounds the stray it
//! has seen, if any, scores its owner 1.

#![expect(unreachable_pub, reason = "it is written as the crate of a real game would be")]

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use tabletop::{
    Actor, BoxFiles, BoxId, BySeat, Game, Illegal, Meta, Outcome, Seat, SeatSet, SetupError, Sink,
    Unreadable, Viewer,
};

tabletop::rulebook! {
    "stampede";
    S1_DRIVE = "1" "Driving" {
        NOT_ASKED = "not-asked" "you are not asked";
        NO_SUCH_ANIMAL = "no-such-animal" "you have no such animal";
    }
}

#[derive(Clone, Debug)]
pub struct Stampede {
    seats: u8,
    options: Options,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// A set of animals, as bits.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, utoipa::ToSchema,
)]
pub struct Herd(u16);

impl Herd {
    fn animals(self) -> impl Iterator<Item = u8> {
        (0..10).filter(move |n| self.0 & 1 << n != 0)
    }
    fn has(self, animal: u8) -> bool {
        animal < 10 && self.0 & 1 << animal != 0
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Rancher {
    herd: Herd,
    /// Chosen in secret this round.
    chosen: Option<u8>,
    score: i32,
    seen: Option<u8>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    ranchers: [Rancher; 3],
    strays: Herd,
    driven: Herd,
    /// The seat that may look at a stray.
    looking: Option<u8>,
    round: u8,
    to_deal: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Drive(u8),
    Look(u8),
    Rest,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dealt(u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    Dealt { seat: Seat, animal: Option<u8> },
    Chose { seat: Seat, animal: Option<u8> },
    Drove { animals: Vec<u8> },
    Looked { seat: Seat, animal: Option<u8> },
    Rested { seat: Seat },
}

/// What a viewer knows, with the same fields as the state; what is hidden is counted or left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    viewer: Viewer,
    herds: Vec<Option<Herd>>,
    sizes: Vec<usize>,
    chosen: Vec<bool>,
    mine: Option<u8>,
    scores: Vec<i32>,
    has_seen: Vec<bool>,
    my_seen: Option<u8>,
    unseen: Herd,
    strays: usize,
    driven: Herd,
    looking: Option<u8>,
    round: u8,
    to_deal: u8,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drive(animal) => write!(f, "drive {animal}"),
            Self::Look(nth) => write!(f, "look {nth}"),
            Self::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "drive ANIMAL, look NTH or rest");
        match text.split_once(' ') {
            None if text == "rest" => Ok(Self::Rest),
            Some(("drive", n)) => n.parse().map(Self::Drive).map_err(|_| unreadable()),
            Some(("look", n)) => n.parse().map(Self::Look).map_err(|_| unreadable()),
            _ => Err(unreadable()),
        }
    }
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Dealt {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().map(Dealt).map_err(|_| Unreadable::new(text, "an animal"))
    }
}

impl Stampede {
    pub fn every_action() -> Vec<Action> {
        (0..12).map(Action::Drive).chain((0..12).map(Action::Look)).chain([Action::Rest]).collect()
    }

    fn ranchers<'a>(&self, state: &'a State) -> &'a [Rancher] {
        &state.ranchers[..usize::from(self.seats)]
    }

    fn drive_together(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let seats = usize::from(self.seats);
        let driven: Vec<u8> =
            state.ranchers[..seats].iter().map(|r| r.chosen.expect("all chose")).collect();
        let best = *driven.iter().max().expect("somebody drove");
        let winner = driven.iter().position(|&animal| animal == best).expect("the best is there");
        for (rancher, &animal) in state.ranchers.iter_mut().zip(&driven) {
            rancher.chosen = None;
            rancher.herd.0 &= !(1 << animal);
            state.driven.0 |= 1 << animal;
        }
        state.ranchers[winner].score += 2;
        state.round += 1;
        let left = state.strays.0 != 0 && state.ranchers[winner].seen.is_none();
        state.looking = left.then_some(winner as u8);
        facts.tell(|| Fact::Drove { animals: driven });
    }
}

impl Game for Stampede {
    const META: Meta = Meta {
        slug: "stampede",
        min_seats: 2,
        max_seats: 3,
        rules_version: 1,
        minutes: 1,
        options: &[],
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type Drawn = Dealt;
    type Fact = Fact;
    type View = View;
    type Preview = ();
    type Position = State;

    fn default_box() -> BoxFiles {
        BoxFiles::default()
    }
    fn new(_: &BoxFiles, options: Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Self { seats, options })
    }
    fn box_id(&self) -> BoxId {
        BoxId { id: "none".into(), hash: BoxFiles::default().hash(), own_design: true }
    }
    fn components(&self) -> serde_json::Value {
        serde_json::Value::Null
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
    fn write_drawn(&self, drawn: Dealt) -> String {
        drawn.to_string()
    }
    fn read_drawn(&self, text: &str) -> Result<Dealt, Unreadable> {
        text.parse()
    }
    fn start(&self) -> State {
        let ranchers = [Rancher::default(); 3];
        let to_deal = 3 * self.seats;
        State { ranchers, strays: Herd(0x3ff), driven: Herd(0), looking: None, round: 0, to_deal }
    }
    fn to_act(&self, state: &State) -> Actor {
        if state.to_deal > 0 {
            return Actor::Chance;
        }
        if let Some(seat) = state.looking {
            return Actor::Seat(Seat(seat));
        }
        if state.round == 3 {
            return Actor::Nobody;
        }
        let open = Seat::all(self.seats).filter(|s| state.ranchers[s.index()].chosen.is_none());
        Actor::Together(open.collect::<SeatSet>())
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            Self::every_action().into_iter().filter(|&a| self.check(state, seat, a).is_ok()),
        );
    }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act(state).seats().contains(seat) {
            return Err(Illegal::because(&NOT_ASKED));
        }
        let fine = match (state.looking, action) {
            (None, Action::Drive(animal)) => state.ranchers[seat.index()].herd.has(animal),
            (Some(_), Action::Look(nth)) => usize::from(nth) < state.strays.animals().count(),
            (Some(_), Action::Rest) => true,
            _ => return Err(Illegal::because(&NOT_ASKED)),
        };
        fine.then_some(()).ok_or(Illegal::because(&NO_SUCH_ANIMAL))
    }
    fn apply(&self, state: &mut State, seat: Seat, action: Action, facts: &mut impl Sink<Fact>) {
        match action {
            Action::Drive(animal) => {
                state.ranchers[seat.index()].chosen = Some(animal);
                facts.tell(|| Fact::Chose { seat, animal: Some(animal) });
                if self.ranchers(state).iter().all(|r| r.chosen.is_some()) {
                    self.drive_together(state, facts);
                }
            }
            Action::Look(nth) => {
                let animal = state.strays.animals().nth(nth.into());
                state.ranchers[seat.index()].seen = animal;
                state.looking = None;
                facts.tell(|| Fact::Looked { seat, animal });
            }
            Action::Rest => {
                state.looking = None;
                facts.tell(|| Fact::Rested { seat });
            }
        }
    }
    fn draw(&self, state: &State, rng: &mut impl Rng) -> Dealt {
        let strays: Vec<u8> = state.strays.animals().collect();
        Dealt(strays[rng.random_range(0..strays.len())])
    }
    fn can_be_drawn(&self, state: &State, Dealt(animal): Dealt) -> bool {
        state.strays.has(animal)
    }
    fn resolve(&self, state: &mut State, Dealt(animal): Dealt, facts: &mut impl Sink<Fact>) {
        state.to_deal -= 1;
        let seat = Seat(state.to_deal % self.seats);
        state.strays.0 &= !(1 << animal);
        state.ranchers[seat.index()].herd.0 |= 1 << animal;
        facts.tell(|| Fact::Dealt { seat, animal: Some(animal) });
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { strays, driven, looking, round, to_deal, ref ranchers } = *state;
        let all = || Seat::all(self.seats).map(|seat| (seat, ranchers[seat.index()]));
        let me = viewer.seat().map(|seat| ranchers[seat.index()]);
        let hidden =
            all().filter(|(seat, _)| !viewer.is(*seat)).fold(strays.0, |h, (_, r)| h | r.herd.0);
        View {
            viewer,
            herds: all().map(|(seat, r)| viewer.is(seat).then_some(r.herd)).collect(),
            sizes: all().map(|(_, r)| r.herd.animals().count()).collect(),
            chosen: all().map(|(_, r)| r.chosen.is_some()).collect(),
            mine: me.and_then(|r| r.chosen),
            scores: all().map(|(_, r)| r.score).collect(),
            has_seen: all().map(|(_, r)| r.seen.is_some()).collect(),
            my_seen: me.and_then(|r| r.seen),
            unseen: Herd(hidden),
            strays: strays.animals().count(),
            driven,
            looking,
            round,
            to_deal,
        }
    }
    fn imagine(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut unseen: Vec<u8> =
            view.unseen.animals().filter(|a| Some(*a) != view.my_seen).collect();
        let mut take = || unseen.swap_remove(rng.random_range(0..unseen.len()));
        let mut ranchers = [Rancher::default(); 3];
        for (seat, rancher) in Seat::all(self.seats).zip(&mut ranchers) {
            let i = seat.index();
            rancher.herd = view.herds[i]
                .unwrap_or_else(|| Herd((0..view.sizes[i]).fold(0, |herd, _| herd | 1 << take())));
            let mine = view.viewer.is(seat);
            rancher.chosen = match (view.chosen[i], mine) {
                (false, _) => None,
                (true, true) => view.mine,
                (true, false) => rancher.herd.animals().next(),
            };
            rancher.score = view.scores[i];
        }
        let strays = unseen.iter().copied().chain(view.my_seen).fold(0, |herd, a| herd | 1 << a);
        for (seat, rancher) in Seat::all(self.seats).zip(&mut ranchers) {
            let others = Herd(strays).animals().next();
            rancher.seen = match (view.has_seen[seat.index()], view.viewer.is(seat)) {
                (false, _) => None,
                (true, true) => view.my_seen,
                (true, false) => others,
            };
        }
        State {
            ranchers,
            strays: Herd(strays),
            driven: view.driven,
            looking: view.looking,
            round: view.round,
            to_deal: view.to_deal,
        }
    }
    fn redact(&self, fact: &Fact, viewer: Viewer) -> Fact {
        match *fact {
            Fact::Dealt { seat, .. } if !viewer.is(seat) => Fact::Dealt { seat, animal: None },
            Fact::Chose { seat, .. } if !viewer.is(seat) => Fact::Chose { seat, animal: None },
            Fact::Looked { seat, .. } if !viewer.is(seat) => Fact::Looked { seat, animal: None },
            _ => fact.clone(),
        }
    }
    fn is_secret(&self, _: &State, _: Seat, action: Action) -> bool {
        action != Action::Rest
    }
    fn reveals(&self, _: &State, _: Seat, action: Action) -> bool {
        matches!(action, Action::Look(_))
    }
    fn preview(&self, _: &View, _: Action) {}
    fn scores(&self, state: &State) -> BySeat<i32> {
        let mut scores = [0; tabletop::MAX_SEATS];
        for (score, rancher) in scores.iter_mut().zip(self.ranchers(state)) {
            *score = rancher.score + i32::from(state.round == 3 && rancher.seen.is_some());
        }
        scores
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = self.to_act(state) == Actor::Nobody;
        over.then(|| Outcome::ranked("rounds", &self.scores(state)[..usize::from(self.seats)]))
    }
    fn position(&self, state: &State) -> State {
        *state
    }
    fn place(&self, position: &State) -> Result<State, String> {
        Ok(*position)
    }
    fn audit(&self, state: &State) -> Result<(), String> {
        let piles =
            self.ranchers(state).iter().map(|r| r.herd.0).chain([state.strays.0, state.driven.0]);
        let (mut seen, mut twice) = (0, 0);
        for pile in piles {
            twice |= seen & pile;
            seen |= pile;
        }
        let whole = seen == 0x3ff && twice == 0;
        whole.then_some(()).ok_or_else(|| format!("animals {seen:b}, twice {twice:b}"))
    }
}
