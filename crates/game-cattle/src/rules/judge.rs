//! Which chapter judges which action.

use tabletop::{Actor, Illegal, Seat};

use super::{
    GAME_OVER, NOT_ASKED_NOW, NOT_YOUR_TURN, ch5_discard, ch5_location, ch6_3_buy, ch6_5_objective,
    ch6_small, ch7_upgrade, ch8_kansas_city, ch9_objectives, ch10_draw, to_act,
};
use crate::{
    Cattle,
    action::Action,
    state::{Pending, State},
};

impl Cattle {
    /// The dispatch table: read it to learn which chapter judges which action.
    #[expect(clippy::too_many_lines, reason = "a table is read as a whole")]
    pub(crate) fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.over {
            return Err(Illegal::because(&GAME_OVER));
        }
        if to_act(state) != Actor::Seat(seat) {
            return Err(Illegal::because(&NOT_YOUR_TURN));
        }
        let Some(pending) = state.pending.top() else {
            return Err(Illegal::because(&NOT_ASKED_NOW));
        };
        match (pending, action) {
            (Pending::Move | Pending::Local { .. }, Action::Play(card)) => {
                ch9_objectives::play(state, card)
            }
            (Pending::Move, Action::Place(at)) => self.first_place(state, at),
            (Pending::Move, Action::Go(path)) => self.move_along(state, path),
            (Pending::Step { most }, Action::Go(path)) => self.way(state, path, most),
            (Pending::Walk { most }, Action::Go(path)) => self.free_way(state, path, most),
            (Pending::Local { at, used }, Action::Use { action, half }) => {
                self.local(state, at, used, action, half).map(drop)
            }
            (Pending::Local { at, used }, Action::Risk) => self.risk(state, at, used).map(drop),
            (Pending::Local { at, used }, Action::Aux { kind, double }) => {
                self.aux_at_location(state, at, used, kind, double)
            }
            (Pending::Local { at, used }, Action::Done) => ch5_location::leaving(state, at, used),
            (Pending::Aux { .. }, Action::Aux { kind, double }) => self.aux(state, kind, double),
            (Pending::Hire { change, .. }, Action::Hire { row, column }) => {
                self.hiring(state, change, row, column).map(drop)
            }
            (Pending::Build { rate, .. }, Action::Build { number, at }) => {
                self.building(state, rate, number, at).map(drop)
            }
            (Pending::Buy { cowboys, .. }, Action::Buy { cards, cowboys: with }) => {
                self.purchase(state, cowboys, cards, with).map(drop)
            }
            (Pending::Buy { cowboys, .. }, Action::Reveal) => ch6_3_buy::reveal(state, cowboys),
            (Pending::Buy { begun, .. }, Action::Done) => ch6_3_buy::stopping(begun),
            (Pending::Discard { op, .. }, Action::Discard(card)) => {
                self.discarding(state, op, card)
            }
            (Pending::DiscardSecond { first, .. }, Action::Discard(card)) => {
                self.second_card(state, first, card)
            }
            (Pending::PutBack { .. }, Action::Discard(card))
            | (Pending::Remove { .. }, Action::Remove(card)) => ch5_discard::in_hand(state, card),
            (Pending::DrawUpTo { most, .. }, Action::Draw(count)) => {
                ch10_draw::drawing(state, most, count)
            }
            (Pending::Forward { most, .. }, Action::Engine(space)) => {
                self.forward(state, most, space)
            }
            (Pending::Back { steps }, Action::Engine(space)) => self.back(state, steps, space),
            (Pending::SpecialBack, Action::Engine(space)) => {
                self.special_back(state, space).map(drop)
            }
            (Pending::EndOfLine, Action::Engine(space)) => self.leave_the_end(state, space),
            (Pending::Upgrade { station }, Action::Upgrade(named)) if named == station => {
                self.upgrade(state, station)
            }
            (Pending::UpgradeBehind, Action::Upgrade(station)) => {
                self.upgrade_behind(state, station)
            }
            (Pending::StationDisc { station }, Action::Disc(disc)) => {
                self.station_disc(state, station, disc)
            }
            (Pending::StationDisc { station }, Action::DiscFrom(from)) => {
                self.station_disc_from(state, station, from)
            }
            (Pending::CityDisc { city, special }, Action::Disc(disc)) => {
                self.city_disc(state, city, special, disc)
            }
            (Pending::CityDisc { city, special }, Action::DiscFrom(from)) => {
                self.city_disc_from(state, city, special, from)
            }
            (Pending::Master { .. }, Action::Give(worker)) => ch7_upgrade::giving(state, worker),
            (Pending::Objective { .. }, Action::Objective(place)) => {
                ch6_5_objective::shown(state, place).map(drop)
            }
            (Pending::Objective { .. }, Action::ObjectiveDeck) => ch6_5_objective::unseen(state),
            (Pending::Teepee { .. } | Pending::MasterAction, Action::Teepee(at)) => {
                self.trade(state, at).map(drop)
            }
            (Pending::Hazard { pay, .. }, Action::Hazard(at)) => {
                ch6_small::clearing(state, pay, at).map(drop)
            }
            (Pending::MasterAction, Action::Hazard(at)) => {
                ch6_small::clearing(state, 0, at).map(drop)
            }
            (Pending::Adjacent { from }, Action::Adjacent(at)) => {
                self.adjacent(state, from, at, state.visited)
            }
            (Pending::Foresight { column }, Action::Foresight(place)) => {
                ch8_kansas_city::foresight(state, column, place).map(drop)
            }
            (Pending::Income, Action::Certificates(count)) => {
                ch8_kansas_city::spending(state, count).map(drop)
            }
            (Pending::Deliver { most, special }, Action::Deliver(city)) => {
                self.delivery(state, most, special, city)
            }
            (pending, Action::No) if pending.is_optional() => Ok(()),
            _ => Err(Illegal::because(&NOT_ASKED_NOW)),
        }
    }
}
