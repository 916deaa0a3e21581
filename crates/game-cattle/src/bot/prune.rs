//! Choices not worth a look: what is worse than another one in every respect, or nearly so.
use crate::{
    Cattle,
    action::{Action, Path},
    cards::Card,
    components::{Disc, Place},
    state::{Pending, State},
    trail::Node,
};
use tabletop::Seat;

impl Cattle {
    pub(super) fn drop_the_silly(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if actions.len() < 2 {
            return;
        }
        let Some(pending) = state.pending.top() else { return };
        match pending {
            Pending::Move | Pending::Step { .. } | Pending::Walk { .. } => {
                self.cheapest_ways(state, seat, actions);
            }
            Pending::Hire { .. } => self.cheapest_workers(state, actions),
            Pending::Build { .. } => self.likely_sites(state, actions),
            Pending::Buy { .. } => self.best_of_breed(actions),
            Pending::Forward { .. } | Pending::EndOfLine => self.useful_stops(state, actions),
            Pending::SpecialBack => self.special_stops(state, actions),
            Pending::Foresight { column } => {
                let [top, bottom] = state.foresight[usize::from(column)];
                if top == bottom {
                    actions.retain(|action| *action == Action::Foresight(Place::Top));
                }
            }
            Pending::Income => self.useful_certificates(state, actions),
            Pending::Deliver { .. } => {
                // Kansas City is for those who can reach nothing else; they are listed by value.
                let far = actions
                    .len()
                    .saturating_sub(5)
                    .max(usize::from(actions[0] == Action::Deliver(0)));
                actions.drain(..far);
            }
            // Both hand discs are alike.
            Pending::CityDisc { .. } | Pending::StationDisc { .. }
                if actions.contains(&Action::Disc(Disc::HandLeft)) =>
            {
                actions.retain(|action| *action != Action::Disc(Disc::HandRight));
            }
            Pending::PutBack { .. } | Pending::Remove { .. } => self.least_missed(state, actions),
            Pending::Teepee { .. } => self.best_teepees(state, actions),
            Pending::Hazard { .. } => self.best_hazards(state, actions),
            _ => {}
        }
    }

    /// One way to each place to stop at: the one with the lowest fees.
    fn cheapest_ways(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let fees = |path: &Path| {
            path.steps().iter().map(|at| self.due(state, seat, *at).amount).sum::<u16>()
        };
        let mut lowest = [u16::MAX; 64];
        for action in actions.iter() {
            if let Action::Go(path) = action
                && let Some(stop) = path.stop()
            {
                let low = &mut lowest[stop.index()];
                *low = fees(path).min(*low);
            }
        }
        let mut found = 0u64;
        actions.retain(|action| match action {
            Action::Go(path) => path.stop().is_some_and(|stop| {
                let keep = found & stop.bit() == 0 && fees(path) == lowest[stop.index()];
                found |= if keep { stop.bit() } else { 0 };
                keep
            }),
            _ => true,
        });
    }

    /// Of each trade the cheapest.
    fn cheapest_workers(&self, state: &State, actions: &mut Vec<Action>) {
        let worker = |row: u8, column: u8| state.jobs[usize::from(row)][usize::from(column)];
        let price = |row: u8| self.parts.row_cost[usize::from(row)];
        let mut best: [Option<(u8, u8, u8)>; 3] = [None; 3];
        for action in actions.iter() {
            if let Action::Hire { row, column } = *action
                && let Some(worker) = worker(row, column)
            {
                let best = &mut best[worker.index()];
                if best.is_none_or(|(low, ..)| price(row) < low) {
                    *best = Some((price(row), row, column));
                }
            }
        }
        actions.retain(|action| match *action {
            Action::Hire { row, column } => {
                best.iter().flatten().any(|(_, r, c)| (*r, *c) == (row, column))
            }
            _ => true,
        });
    }

    /// The first empty slot of each plain road, and own tiles.
    fn likely_sites(&self, state: &State, actions: &mut Vec<Action>) {
        let first = |path: &Vec<Node>| {
            let empty = |at: &&Node| self.parts.trail.build & at.bit() & !state.occupied != 0;
            path.iter().find(empty).map_or(0, |at| at.bit())
        };
        let forks = self.parts.trail.forks.iter().filter(|fork| fork.paths.len() > 1);
        let sites = forks.fold(0, |set, fork| set | first(&fork.paths[0])) | state.occupied;
        let likely = |action: &Action| match action {
            Action::Build { at, .. } => sites & at.bit() != 0,
            _ => true,
        };
        if actions.iter().any(|a| matches!(a, Action::Build { .. }) && likely(a)) {
            actions.retain(likely);
        }
    }

    /// A card with fewer points is not bought where one of its breed with more is to be had.
    fn best_of_breed(&self, actions: &mut Vec<Action>) {
        let breeds = |cards: [Option<Card>; 2]| {
            cards.map(|card| card.map(|card| self.parts.cattle[card.kind()].breed))
        };
        let mut index = 0;
        while index < actions.len() {
            let dominated = match actions[index] {
                Action::Buy { cards, cowboys } => {
                    actions[index + 1..].iter().any(|other| match *other {
                        Action::Buy { cards: better, cowboys: with } => {
                            with == cowboys && breeds(better) == breeds(cards)
                        }
                        _ => false,
                    })
                }
                _ => false,
            };
            if dominated {
                actions.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// As far as possible, or to a station.
    fn useful_stops(&self, state: &State, actions: &mut Vec<Action>) {
        let engine = |action: &Action| match action {
            Action::Engine(space) => Some(*space),
            _ => None,
        };
        let far = actions.iter().filter_map(engine).filter(|space| !space.is_turnout()).max();
        let open = |space| {
            let station = self.parts.track.station_at(space);
            station.is_some_and(|station| state.me().upgraded & 1 << station == 0)
        };
        actions.retain(|action| match engine(action) {
            Some(space) => Some(space) == far || far.is_none() || open(space),
            None => true,
        });
    }

    /// As far back as a city asks for.
    fn special_stops(&self, state: &State, actions: &mut Vec<Action>) {
        let wanted = |action: &Action| match action {
            Action::Engine(space) => {
                let far = (state.me().engine.0 - space.0).div_ceil(2);
                self.parts.cities.iter().any(|city| city.value == far)
            }
            _ => true,
        };
        if actions.iter().any(wanted) {
            actions.retain(wanted);
        }
    }

    /// No more certificates than the city needs.
    fn useful_certificates(&self, state: &State, actions: &mut Vec<Action>) {
        let me = state.me();
        let sum = self.breeding(me.hand) + me.permanent();
        let reach = |total: u8| {
            let open = |n: usize| me.cities[n] == 0 || self.parts.cities[n].repeat;
            let near = self.parts.cities.iter().enumerate().filter(|(n, _)| open(*n));
            near.filter(|(_, city)| city.value <= total).map(|(_, city)| city.value).max()
        };
        let mut best = None;
        actions.retain(|action| match action {
            Action::Certificates(count) => {
                let reached = reach(sum + count);
                let more = *count == 0 || reached > best;
                best = best.max(reached);
                more
            }
            _ => true,
        });
    }

    /// The two cards the hand misses least.
    fn least_missed(&self, state: &State, actions: &mut Vec<Action>) {
        let hand = state.me().hand;
        let missed = |action: &Action| match action {
            Action::Discard(card) | Action::Remove(card) => self.missed(hand, *card),
            _ => u8::MAX,
        };
        let no = actions.contains(&Action::No);
        actions.sort_by_key(missed);
        actions.truncate(2);
        if no && !actions.contains(&Action::No) {
            actions.push(Action::No);
        }
    }

    /// Of each colour the one that pays most.
    fn best_teepees(&self, state: &State, actions: &mut Vec<Action>) {
        let value = |at: Node| self.parts.trail.values[at.index()];
        let mut best: [Option<Node>; 2] = [None; 2];
        for action in actions.iter() {
            if let Action::Teepee(at) = *action
                && let Some(teepee) = state.teepee_at(at)
            {
                let best = &mut best[teepee.index()];
                if best.is_none_or(|old| value(at) > value(old)) {
                    *best = Some(at);
                }
            }
        }
        actions.retain(|action| match action {
            Action::Teepee(at) => best.contains(&Some(*at)),
            _ => true,
        });
    }

    /// Those with the most points.
    fn best_hazards(&self, state: &State, actions: &mut Vec<Action>) {
        let points = |action: &Action| match action {
            Action::Hazard(at) => {
                state.hazard_at(*at).map(|tile| self.parts.hazards[tile.kind()].vp)
            }
            _ => None,
        };
        let most = actions.iter().filter_map(points).max();
        actions.retain(|action| points(action).is_none() || points(action) == most);
    }
}

/// Among rivals only what is the same as something else, or a last resort.
pub(super) fn drop_the_same(state: &State, actions: &mut Vec<Action>) {
    // Both hand discs are alike.
    if actions.contains(&Action::Disc(Disc::HandLeft)) {
        actions.retain(|action| *action != Action::Disc(Disc::HandRight));
    }
    // A delivery to Kansas City is for those who can reach nothing else.
    if actions.len() > 1 && matches!(state.pending.top(), Some(Pending::Deliver { .. })) {
        actions.retain(|action| *action != Action::Deliver(0));
    }
}
