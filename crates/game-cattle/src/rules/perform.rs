//! Which chapter carries out which action.

use tabletop::Sink;

use super::{ch5_3_adjacent, ch6_3_buy};
use crate::{
    Cattle,
    action::Action,
    fact::Fact,
    state::{Pending, State},
};

impl Cattle {
    /// The caller has judged the action.
    #[inline]
    pub(crate) fn perform(&self, state: &mut State, action: Action, facts: &mut impl Sink<Fact>) {
        let pending = state.pending.top().expect("a question was answered");
        match (pending, action) {
            (_, Action::Play(card)) => self.play_objective(state, card, facts),
            (_, Action::Place(at)) => self.place_first(state, at, facts),
            (Pending::Walk { .. }, Action::Go(path)) => self.walk_free(state, path, facts),
            (_, Action::Go(path)) => self.go(state, path, facts),
            (Pending::Local { at, used }, Action::Use { action, half }) => {
                self.use_local(state, at, used, action, half, facts);
            }
            (Pending::Local { at, used }, Action::Risk) => self.take_risk(state, at, used, facts),
            (_, Action::Aux { kind, double }) => self.do_aux(state, kind, double, facts),
            (Pending::Hire { change, .. }, Action::Hire { row, column }) => {
                self.hire(state, change, row, column, facts);
            }
            (Pending::Build { rate, .. }, Action::Build { number, at }) => {
                self.build(state, rate, number, at, facts);
            }
            (_, Action::Buy { cards, cowboys }) => self.buy(state, cards, cowboys, facts),
            (_, Action::Reveal) => ch6_3_buy::turn_up(state),
            (_, Action::Discard(card)) => self.discard_asked(state, card, facts),
            (_, Action::Remove(card)) => self.remove(state, card, facts),
            (_, Action::Draw(count)) => {
                state.pending.replace(Pending::Draw { left: count, drawn: 0 });
            }
            (_, Action::Engine(space)) => self.drive(state, space, facts),
            (_, Action::Upgrade(station)) => self.do_upgrade(state, station, facts),
            (_, Action::Disc(disc)) => self.place_disc(state, disc, facts),
            (_, Action::DiscFrom(station)) => self.move_disc(state, station, facts),
            (Pending::Master { station }, Action::Give(worker)) => {
                self.take_master(state, station, worker, facts);
            }
            (Pending::Objective { to_hand }, Action::Objective(place)) => {
                self.take_shown(state, place, to_hand, facts);
            }
            (Pending::Objective { to_hand }, Action::ObjectiveDeck) => {
                state.pending.replace(Pending::DeckObjective { to_hand });
            }
            (_, Action::Teepee(at)) => self.take_teepee(state, at, facts),
            (Pending::Hazard { pay, .. }, Action::Hazard(at)) => {
                self.take_hazard(state, pay, at, facts);
            }
            (_, Action::Hazard(at)) => self.take_hazard(state, 0, at, facts),
            (_, Action::Adjacent(at)) => ch5_3_adjacent::enter(state, at),
            (Pending::Foresight { column }, Action::Foresight(place)) => {
                self.take_foresight(state, column, place, facts);
            }
            (_, Action::Certificates(count)) => self.take_income(state, count, facts),
            (Pending::Deliver { special, .. }, Action::Deliver(city)) => {
                self.deliver(state, city, special, facts);
            }
            (_, Action::No | Action::Done) => drop(state.pending.pop()),
            (pending, action) => unreachable!("{action:?} answers {pending:?}"),
        }
        self.settle(state, facts);
    }
}
