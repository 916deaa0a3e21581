//! Quick choices for tables of three and four: a few turns are thought through, and the best of them
//! is played.

use std::mem;

use rand::{Rng, RngExt};
use tabletop::{Actor, Game, Heuristic, Quiet, Seat};

use crate::{Wagons, action::Action, state::State};

/// Turns that are thought through, beside a scoring.
const TURNS: usize = 3;

/// What is left of the turn a seat has thought of, its next step last.
#[derive(Clone, Debug, Default)]
pub struct Intent {
    steps: Vec<Action>,
    /// Kept for their room alone: there are many turns in a game.
    tried: Vec<Action>,
    begun: Vec<Action>,
    legal: Vec<Action>,
}

impl Intent {
    /// Another game begins.
    pub(super) fn forget(&mut self) {
        self.steps.clear();
    }
}

impl Wagons {
    pub(super) fn follow(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        intent: &mut Intent,
        rng: &mut impl Rng,
    ) -> Action {
        match (intent.steps.pop().filter(|step| actions.contains(step)), actions) {
            (Some(step), _) => step,
            (None, [only]) => *only,
            (None, _) => {
                self.think_of_a_turn(state, seat, actions, intent, rng);
                intent.steps.pop().unwrap_or(actions[0])
            }
        }
    }

    fn think_of_a_turn(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        intent: &mut Intent,
        rng: &mut impl Rng,
    ) {
        let all = is_step(actions[0]) || actions.len() <= TURNS;
        let any =
            |number: usize| actions[if all { number } else { rng.random_range(0..actions.len()) }];
        let scoring = (!all && actions.contains(&Action::Score)).then_some(Action::Score);
        let count = if all { actions.len() } else { TURNS };
        let mut best = f32::NEG_INFINITY;
        intent.begun.clear();
        for first in (0..count).map(any).chain(scoring) {
            // What was thought through is not better the second time.
            if !all && intent.begun.contains(&first) {
                continue;
            }
            intent.begun.push(first);
            let worth = self.think_through(*state, seat, first, intent);
            if worth > best {
                best = worth;
                mem::swap(&mut intent.steps, &mut intent.tried);
            }
        }
        intent.steps.reverse();
    }

    /// Takes the best step after each, to the end of the turn. Answers what that is worth.
    fn think_through(
        &self,
        mut state: State,
        seat: Seat,
        first: Action,
        intent: &mut Intent,
    ) -> f32 {
        intent.tried.clear();
        intent.tried.push(first);
        self.apply(&mut state, seat, first, &mut Quiet);
        let mut worth = None;
        while self.to_act(&state) == Actor::Seat(seat) {
            intent.legal.clear();
            self.legal(&state, seat, &mut intent.legal);
            // The second action of a double move is thought of when it comes.
            if !is_step(intent.legal[0]) {
                break;
            }
            if let [only] = intent.legal[..] {
                intent.tried.push(only);
                self.apply(&mut state, seat, only, &mut Quiet);
                worth = None;
                continue;
            }
            let (before, mut best, mut chosen) = (state, f32::NEG_INFINITY, intent.legal[0]);
            for &step in &intent.legal {
                let mut after = before;
                self.apply(&mut after, seat, step, &mut Quiet);
                let worth = self.evaluate(&after, seat);
                // Of equals the last.
                if worth >= best {
                    (best, chosen, state) = (worth, step, after);
                }
            }
            intent.tried.push(chosen);
            worth = Some(best);
        }
        worth.unwrap_or_else(|| self.evaluate(&state, seat))
    }
}

/// Whether this carries out what was played, instead of beginning something.
fn is_step(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Disc(_) | Action::Pay(_))
}
