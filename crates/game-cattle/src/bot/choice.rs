//! Choosing by habit: the best, nearly the best, or what is worth a look.

use rand::{Rng, RngExt};
use tabletop::Seat;

use super::{
    habits::{HABITS, Habits},
    moment::Moment,
    trade::Project,
};
use crate::{
    Cattle,
    action::{Action, Path},
    state::State,
    trail::{NODES, Node},
};

/// What habit finds so much worse than its best is not looked at. A point of the final score is
/// about 5 in its numbers. With 1, 2, 3 and 5 greedy was 4.2, 2.9, 5.2 and 3.7 points ahead of habit
/// itself at a table of two.
pub(super) const MARGIN: f32 = 3.0;
/// The same for trial games, which find out what habit is wrong about; so many times of it as they
/// look wider.
pub(super) const TRIAL_MARGIN: f32 = 8.0;

/// What the stops are worth and ask for that were asked about already (many ways lead to one of
/// them), and a step on the way.
struct Stops {
    worth: [f32; NODES],
    fees: [Option<u16>; NODES],
    step: f32,
}

impl Stops {
    const UNKNOWN: Self = Self { worth: [f32::NAN; NODES], fees: [None; NODES], step: f32::NAN };

    #[inline]
    fn worth(&mut self, moment: &Moment<'_>, path: Path, surprise: impl FnOnce() -> f32) -> f32 {
        let Some(stop) = path.stop() else { return f32::NEG_INFINITY };
        if self.step.is_nan() {
            self.step = moment.step();
        }
        let known = &mut self.worth[stop.index()];
        if known.is_nan() {
            *known = moment.stop(stop) + surprise();
        }
        *known + self.way(moment, path)
    }

    #[inline]
    fn way(&mut self, moment: &Moment<'_>, path: Path) -> f32 {
        let fee = |at: &Node| *self.fees[at.index()].get_or_insert_with(|| moment.fee(*at));
        let fees = path.steps().iter().map(fee).sum();
        moment.way(path.steps().len(), self.step, fees)
    }
}

/// The answers to a question, one after the other.
struct Answers<'a> {
    moment: Moment<'a>,
    /// Few questions are about ways.
    stops: Option<Stops>,
    /// A building is asked about for slot after slot.
    project: Option<Project>,
}

impl<'a> Answers<'a> {
    fn new(game: &'a Cattle, habits: &'a Habits, state: &'a State, seat: Seat) -> Self {
        Self { moment: Moment::new(game, habits, state, seat), stops: None, project: None }
    }

    /// What an answer is worth, give or take a surprise; all ways to a stop share it.
    #[inline]
    fn worth(&mut self, action: Action, surprise: impl FnOnce() -> f32) -> f32 {
        let moment = &self.moment;
        match action {
            Action::Go(path) => {
                self.stops.get_or_insert(Stops::UNKNOWN).worth(moment, path, surprise)
            }
            Action::Build { number, at } => {
                let known = self.project.filter(|project| project.number == number);
                let project = known.unwrap_or_else(|| moment.project(number));
                self.project = Some(project);
                moment.building_at(project, at) + surprise()
            }
            _ => moment.worth(action) + surprise(),
        }
    }
}

impl Cattle {
    /// What is worth most by habit, give or take a little, so that playouts differ.
    pub fn habitual_choice(
        &self,
        habits: &Habits,
        state: &State,
        seat: Seat,
        actions: &[Action],
        rng: &mut impl Rng,
    ) -> Action {
        if let [only] = actions {
            return *only;
        }
        let mut answers = Answers::new(self, habits, state, seat);
        let mut best = (f32::NEG_INFINITY, actions[0]);
        for &action in actions {
            let surprise = || habits.noise * rng.random_range(0.0..1.0);
            let worth = answers.worth(action, surprise);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// Drops what habit finds worse than its best by more than `margin`, and all but one way to each
    /// stop.
    pub(super) fn drop_the_unlikely(
        &self,
        margin: f32,
        state: &State,
        seat: Seat,
        actions: &mut Vec<Action>,
    ) {
        if actions.len() < 2 {
            return;
        }
        let mut answers = Answers::new(self, &HABITS, state, seat);
        let worths: Vec<f32> =
            actions.iter().map(|action| answers.worth(*action, || 0.0)).collect();
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut ways = [f32::NEG_INFINITY; NODES];
        for (action, worth) in actions.iter().zip(&worths) {
            if let Some(stop) = stop_of(*action) {
                ways[stop] = ways[stop].max(*worth);
            }
        }
        let mut worths = worths.into_iter();
        actions.retain(|action| {
            let worth = worths.next().unwrap_or(f32::NEG_INFINITY);
            let way = match stop_of(*action) {
                // Of equal ways the first is kept.
                Some(stop) if worth >= ways[stop] => {
                    ways[stop] = f32::INFINITY;
                    true
                }
                Some(_) => false,
                None => true,
            };
            way && worth >= best - margin
        });
    }
}

fn stop_of(action: Action) -> Option<usize> {
    match action {
        Action::Go(path) => path.stop().map(Node::index),
        _ => None,
    }
}
