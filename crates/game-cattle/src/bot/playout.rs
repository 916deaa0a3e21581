//! Quick choices for playouts: sensible, and cheap.

use rand::{Rng, RngExt};
use tabletop::Seat;

use crate::{
    Cattle,
    action::Action,
    components::{Aux, Tile},
    state::{Pending, State},
    trail::Node,
};

fn any(actions: &[Action], rng: &mut impl Rng) -> Action {
    actions[rng.random_range(0..actions.len())]
}

/// The one that is worth most; the last of equals.
fn best(actions: &[Action], worth: impl Fn(&Action) -> i16) -> Action {
    let best = actions.iter().max_by_key(|action| worth(action));
    *best.expect("something is legal")
}

impl Cattle {
    pub(super) fn quick_choice(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        rng: &mut impl Rng,
    ) -> Action {
        let last = actions[actions.len() - 1];
        let Some(pending) = state.pending.top() else { return last };
        match pending {
            Pending::Move | Pending::Step { .. } => self.walk(state, seat, actions, rng),
            Pending::Local { .. } => self.use_place(state, actions, rng),
            // What is listed last is the farthest city, the most certificates.
            Pending::Deliver { .. } | Pending::Income => last,
            // The last discs are those for steps and hand.
            Pending::CityDisc { .. } | Pending::StationDisc { .. }
                if rng.random_range(0..3) > 0 =>
            {
                last
            }
            Pending::Buy { .. } => {
                let dearest = actions.iter().rfind(|a| matches!(a, Action::Buy { .. }));
                *dearest.unwrap_or(&last)
            }
            Pending::Build { .. } => biggest_building(actions, rng),
            Pending::Forward { .. } => self.drive_on(state, actions, rng),
            Pending::PutBack { .. } | Pending::Remove { .. } | Pending::Discard { .. } => {
                let hand = state.me().hand;
                best(actions, |action| match action {
                    Action::Discard(card) | Action::Remove(card) => {
                        -i16::from(self.missed(hand, *card))
                    }
                    _ => -3,
                })
            }
            Pending::Teepee { .. } => best(actions, |action| match action {
                Action::Teepee(at) => self.parts.trail.values[at.index()].into(),
                _ => 0,
            }),
            Pending::Hazard { .. } | Pending::MasterAction => {
                best(actions, |action| match action {
                    Action::Hazard(at) => {
                        state.hazard_at(*at).map_or(0, |tile| self.hazard_vp(tile))
                    }
                    _ => 0,
                })
            }
            pending if pending.is_optional() && actions.len() > 1 => {
                any(&actions[..actions.len() - 1], rng)
            }
            _ => any(actions, rng),
        }
    }

    /// The best of a few ways: far, cheap, and to a place that can be used.
    fn walk(&self, state: &State, seat: Seat, actions: &[Action], rng: &mut impl Rng) -> Action {
        let useful = |at: Node| match state.tile(at) {
            Some(Tile::Neutral(_)) => 6,
            Some(Tile::Private(building)) if building.owner() == seat.0 => 5,
            _ if at == self.parts.trail.kansas_city => 8,
            _ => 0,
        };
        let worth = |action: &Action| match action {
            Action::Go(path) => {
                let fees = path.steps().iter().map(|at| self.due(state, seat, *at).amount);
                let steps = i16::from(path.steps().len() as u8);
                path.stop().map_or(0, useful) + 2 * steps - fees.sum::<u16>().cast_signed()
            }
            Action::Place(_) => 1,
            _ => -1,
        };
        let few = [any(actions, rng), any(actions, rng), any(actions, rng)];
        best(&few, worth)
    }

    /// Everything a place has to give; else a card for one of two alike, or money.
    fn use_place(&self, state: &State, actions: &[Action], rng: &mut impl Rng) -> Action {
        let local = |action: &&Action| matches!(action, Action::Use { .. } | Action::Risk);
        let uses = actions.iter().take_while(local).count();
        if uses > 0 {
            return any(&actions[..uses], rng);
        }
        let last = actions[actions.len() - 1];
        if last == Action::Done {
            return last;
        }
        let hand = state.me().hand;
        let draw = Action::Aux { kind: Aux::Draw, double: false };
        let poor = hand.kinds().any(|card| self.missed(hand, card) == 0);
        if poor && actions.contains(&draw) {
            draw
        } else {
            Action::Aux { kind: Aux::Money, double: false }
        }
    }

    /// To a station that can be upgraded, or as far as possible.
    fn drive_on(&self, state: &State, actions: &[Action], rng: &mut impl Rng) -> Action {
        let me = state.me();
        let open = |action: &&Action| match action {
            Action::Engine(space) => self.parts.track.station_at(*space).is_some_and(|station| {
                let price = self.parts.stations[usize::from(station)].cost;
                me.upgraded & 1 << station == 0 && me.money >= price.into()
            }),
            _ => false,
        };
        let station = actions.iter().rfind(open).filter(|_| rng.random_range(0..3) > 0);
        let far = || actions.iter().rfind(|action| matches!(action, Action::Engine(_)));
        *station.or_else(far).unwrap_or(&actions[0])
    }
}

/// Buildings are listed by number.
fn biggest_building(actions: &[Action], rng: &mut impl Rng) -> Action {
    let number = |action: &Action| match action {
        Action::Build { number, .. } => *number,
        _ => 0,
    };
    let most = actions.iter().map(number).max().unwrap_or(0);
    let from = actions.iter().position(|action| number(action) == most).unwrap_or(0);
    let sites = actions[from..].iter().take_while(|action| number(action) == most).count();
    any(&actions[from..from + sites], rng)
}
