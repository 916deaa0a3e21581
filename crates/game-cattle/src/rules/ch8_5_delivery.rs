//! Chapter 8.5 – Delivery: the city, its links, the transport.

use tabletop::{Illegal, Sink};

use super::{CANNOT_PAY_TRANSPORT, CITY_TAKEN, CITY_TOO_FAR};
use crate::{
    Cattle,
    action::Action,
    components::CITIES,
    fact::Fact,
    state::{Pending, State},
};

impl Cattle {
    /// §8.5 One dollar for each crossing between engine and city.
    #[inline]
    pub(crate) fn transport(&self, state: &State, city: u8) -> u16 {
        let value = self.parts.cities[usize::from(city)].value;
        self.parts.track.transport(state.me().engine, value).into()
    }

    /// §8.5 A city worth at most that much, without an own disc unless it may be repeated.
    pub(super) fn delivery(
        &self,
        state: &State,
        most: u8,
        special: bool,
        city: u8,
    ) -> Result<(), Illegal> {
        let me = state.me();
        let data = &self.parts.cities[usize::from(city)];
        if data.value > most {
            return Err(Illegal::short(&CITY_TOO_FAR, data.value.into(), most.into()));
        }
        if me.cities[usize::from(city)] > 0 && !data.repeat {
            return Err(Illegal::because(&CITY_TAKEN));
        }
        let cost = self.transport(state, city);
        // A disc that brings money may pay the transport.
        if !special && me.money < cost && !self.city_target(state, city, false).any(me) {
            return Err(Illegal::short(&CANNOT_PAY_TRANSPORT, cost.into(), me.money.into()));
        }
        Ok(())
    }

    pub(super) fn list_delivery(
        &self,
        state: &State,
        most: u8,
        special: bool,
        out: &mut Vec<Action>,
    ) {
        let possible = |city: &u8| self.delivery(state, most, special, *city).is_ok();
        out.extend((0..CITIES as u8).filter(possible).map(Action::Deliver));
    }

    pub(super) fn deliver(
        &self,
        state: &mut State,
        city: u8,
        special: bool,
        facts: &mut impl Sink<Fact>,
    ) {
        let seat = state.turn.0;
        facts.tell(|| Fact::Delivered { seat, city: self.city(city).into(), special });
        state.pending.replace(Pending::CityDisc { city, special });
    }

    /// §8.5 A link fires once, when the second of its cities gets a disc. Objective links are
    /// compulsory.
    pub(super) fn settle_links(
        &self,
        state: &mut State,
        city: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        state.pending.pop();
        for link in &self.parts.links {
            let other = match link.between {
                [a, b] if a == city => b,
                [a, b] if b == city => a,
                _ => continue,
            };
            if state.me().cities[usize::from(other)] == 0 {
                continue;
            }
            let seat = state.turn.0;
            facts.tell(|| Fact::Link {
                seat,
                between: link.between.map(|city| self.city(city).into()).to_vec(),
            });
            if link.objective {
                state.pending.push(Pending::Objective { to_hand: false });
            }
        }
        false
    }

    pub(super) fn settle_transport(
        &self,
        state: &mut State,
        city: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        state.pending.pop();
        let cost = self.transport(state, city).min(state.me().money);
        if cost > 0 {
            let seat = state.turn.0;
            state.me_mut().money -= cost;
            facts.tell(|| Fact::Transport { seat, money: cost });
        }
        false
    }
}
