//! A game being played.

mod history;
mod replay;
mod undo;
mod wish;

pub use wish::WishError;

use crate::{Actor, Entry, Game, Illegal, Outcome, Said, Seat, Seed, Viewer, rule::core_rules};

/// A game being played: the one place where rules, chance and the record meet.
///
/// The record only grows, also when something is taken back; its length is the ply. The *line* is
/// the part of it that stands: what the present state follows from.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    seed: Seed,
    record: Vec<Entry<G>>,
    line: Vec<Step>,
    /// States at the changes of the active seat, oldest first, each within the present line.
    snapshots: Vec<Snapshot<G>>,
    state: G::State,
}

/// An entry of the record that stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Step {
    ply: u32,
    kind: StepKind,
    /// Somebody learnt something by it: nothing at or before it can be taken back.
    news: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum StepKind {
    Alone(Seat),
    /// One of several simultaneous secret choices, none of them shown yet.
    Together(Seat),
    Chance,
}

impl StepKind {
    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Alone(seat) | Self::Together(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

/// A state on the way, so that no position is far from one that is known.
#[derive(Debug)]
pub struct Snapshot<G: Game> {
    /// The length of the record when it was taken.
    pub ply: u32,
    /// How many entries stood then.
    steps: usize,
    pub state: G::State,
}

impl<G: Game> Copy for Snapshot<G> {}
impl<G: Game> Clone for Snapshot<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// What one entry of the record did.
#[derive(Clone, Debug)]
pub struct Happened<G: Game> {
    pub ply: u32,
    pub said: Said<G>,
    /// Whether only its own seat may read what was said.
    pub secret: bool,
    pub facts: Vec<G::Fact>,
    pub scores: Vec<i32>,
    pub undone: bool,
}

impl<G: Game> Table<G> {
    /// Sets the game up and draws what is drawn before the first decision.
    pub fn open(game: G, seed: Seed) -> (Self, Vec<Happened<G>>) {
        let state = game.start();
        let mut table = Self { game, seed, record: vec![], line: vec![], snapshots: vec![], state };
        let happened = table.run_chance();
        (table, happened)
    }

    /// A table that starts in the middle: from a position somebody wrote down.
    pub fn from_position(game: G, seed: Seed, state: G::State) -> (Self, Vec<Happened<G>>) {
        let mut table = Self::lay_out(game, seed, state);
        let happened = table.run_chance();
        (table, happened)
    }

    /// Judges an action and, if it is legal, does it and whatever nature has to say to it.
    /// A refused action changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Happened<G>>, Illegal> {
        self.check(seat, action)?;
        let mut happened = vec![self.apply(Said::Act { seat, action }, G::META.rules_version)];
        happened.append(&mut self.run_chance());
        Ok(happened)
    }

    /// What [`act`](Self::act) would answer.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        if seat.0 >= self.game.seats() {
            return Err(Illegal::because(&core_rules::NO_SUCH_SEAT));
        }
        self.game.check(&self.state, seat, action)
    }

    fn run_chance(&mut self) -> Vec<Happened<G>> {
        let mut happened = vec![];
        while self.game.to_act(&self.state) == Actor::Chance {
            let drawn = self.game.draw(&self.state, &mut self.seed.draw(self.draws()));
            happened.push(self.apply(Said::Chance { drawn }, G::META.rules_version));
        }
        happened
    }

    /// How many draws stand.
    fn draws(&self) -> u32 {
        let draws = self.line.iter().filter(|step| step.kind == StepKind::Chance).count();
        u32::try_from(draws).expect("a game has far fewer draws")
    }

    /// Takes a judged entry into the record and the state.
    fn apply(&mut self, said: Said<G>, rules: u16) -> Happened<G> {
        let before = self.state;
        let asked = self.game.to_act(&before);
        let (mut facts, mut secret) = (vec![], false);
        let (kind, mut news) = match said {
            Said::Act { seat, action } => {
                secret = self.game.is_secret(&before, seat, action);
                let reveals = self.game.reveals(&before, seat, action);
                self.game.apply(&mut self.state, seat, action, &mut facts);
                match asked {
                    Actor::Together(_) => (StepKind::Together(seat), reveals),
                    _ => (StepKind::Alone(seat), reveals),
                }
            }
            Said::Chance { drawn } => {
                self.game.resolve(&mut self.state, drawn, &mut facts);
                (StepKind::Chance, true)
            }
            Said::Undo { .. } => unreachable!("an undo is not applied to a state"),
        };
        let asks = self.game.to_act(&self.state);
        if let (StepKind::Together(seat), Actor::Together(asked)) = (kind, asked) {
            // The last secret choice shows all of them.
            news |= asks != Actor::Together(asked.without(seat));
        }
        // The end lays everything open, hands and seed.
        news |= asks == Actor::Nobody;
        let ply = self.ply();
        self.record.push(Entry { said, rules });
        self.line.push(Step { ply, kind, news });
        if asks != asked && asks != Actor::Chance {
            let steps = self.line.len();
            self.snapshots.push(Snapshot { ply: self.ply(), steps, state: self.state });
        }
        Happened { ply, said, secret, facts, scores: self.scores(), undone: false }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    pub fn to_act(&self) -> Actor {
        self.game.to_act(&self.state)
    }

    /// What `seat` may say now, in order; nothing if it is not asked.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = vec![];
        if self.to_act().seats().contains(seat) {
            self.game.legal(&self.state, seat, &mut actions);
        }
        actions
    }

    /// The length of the record. It never shrinks.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.record.len()).expect("a record has far fewer entries")
    }

    pub fn record(&self) -> &[Entry<G>] {
        &self.record
    }

    pub fn snapshots(&self) -> &[Snapshot<G>] {
        &self.snapshots
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.scores(&self.state)[..usize::from(self.game.seats())].to_vec()
    }
}
