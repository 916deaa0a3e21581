//! What can be said now, by the same judges.

use tabletop::{Actor, Seat};

use super::{ch6_5_objective, ch7_upgrade, ch8_kansas_city, ch10_draw, to_act};
use crate::{
    Cattle,
    action::Action,
    state::{Pending, State},
};

impl Cattle {
    /// Lists what [`judge`](Self::judge) accepts, in order.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if to_act(state) != Actor::Seat(seat) {
            return;
        }
        let Some(pending) = state.pending.top() else { return };
        match pending {
            Pending::Move => self.list_move(state, out),
            Pending::Local { at, used } => self.list_local(state, at, used, out),
            Pending::Step { most } => self.list_ways(state, most, true, out),
            Pending::Walk { most } => self.list_ways(state, most, false, out),
            Pending::Hire { change, .. } => self.list_hire(state, change, out),
            Pending::Build { rate, .. } => self.list_build(state, rate, out),
            Pending::Buy { cowboys, begun } => self.list_buy(state, cowboys, begun, out),
            Pending::Discard { op, .. } => self.list_discard(state, op, out),
            Pending::DiscardSecond { first, .. } => self.list_second(state, first, out),
            Pending::PutBack { .. } => out.extend(state.me().hand.kinds().map(Action::Discard)),
            Pending::Remove { .. } => out.extend(state.me().hand.kinds().map(Action::Remove)),
            Pending::DrawUpTo { most, .. } => {
                out.extend((1..=ch10_draw::most(state, most)).map(Action::Draw));
            }
            Pending::Forward { most, .. } => self.list_forward(state, most, out),
            Pending::Back { steps } => self.list_back(state, steps, out),
            Pending::SpecialBack => self.list_special_back(state, out),
            Pending::EndOfLine => self.list_leave_the_end(state, out),
            Pending::Upgrade { station } => self.list_upgrade(state, station, out),
            Pending::UpgradeBehind => self.list_upgrade_behind(state, out),
            Pending::StationDisc { station } => self.list_station_disc(state, station, out),
            Pending::CityDisc { city, special } => self.list_city_disc(state, city, special, out),
            Pending::Master { .. } => ch7_upgrade::list_giving(state, out),
            Pending::MasterAction => {
                self.list_teepees(state, out);
                self.list_hazards(state, 0, out);
            }
            Pending::Objective { .. } => ch6_5_objective::list(state, out),
            Pending::Teepee { .. } => self.list_teepees(state, out),
            Pending::Hazard { pay, .. } => self.list_hazards(state, pay, out),
            Pending::Adjacent { from } => self.list_adjacent(state, from, out),
            Pending::Aux { .. } => self.list_aux(state, true, out),
            Pending::Foresight { column } => ch8_kansas_city::list_foresight(state, column, out),
            Pending::Income => ch8_kansas_city::list_spending(state, out),
            Pending::Deliver { most, special } => self.list_delivery(state, most, special, out),
            _ => {}
        }
        if pending.is_optional() {
            out.push(Action::No);
        }
    }
}
