//! Chapter 8.5 – Discs: which one goes to a city or a station.

use tabletop::{Illegal, Sink};

use super::{BOARD_DISC_FIRST, CANNOT_PAY_DISC, DISC_CORNER, DISC_GONE, NO_STATION_DISC};
use crate::{
    Cattle,
    action::Action,
    components::{Disc, STATIONS},
    fact::Fact,
    options::SpecialKansasCity,
    state::{Pending, Player, State},
};

/// Where a disc is to go, and what it may cost.
#[derive(Copy, Clone)]
pub(super) struct Target {
    pub(super) dark: bool,
    /// Money at hand, and what must be left of it.
    pub(super) money: i16,
    pub(super) keep: i16,
    /// R5: the reward of Kansas City, which may pay for a disc when only such discs remain.
    pub(super) bonus: i16,
    /// The station it goes to; a disc cannot come from there.
    pub(super) station: Option<u8>,
}

impl Target {
    /// §8.5 Corner and money.
    fn allows(&self, player: &Player, disc: Disc) -> Result<(), Illegal> {
        if !player.has_disc(disc) {
            return Err(Illegal::because(&DISC_GONE));
        }
        let whites = Disc::ALL.iter().any(|other| !other.is_dark() && player.has_disc(*other));
        if disc.is_dark() && !self.dark && whites {
            return Err(Illegal::because(&DISC_CORNER));
        }
        let costly = |disc: &Disc| disc.money() < 0;
        let only_costly = Disc::ALL.iter().all(|other| !player.has_disc(*other) || costly(other));
        let money = self.money + if only_costly { self.bonus } else { 0 };
        if money + disc.money() < self.keep {
            let need = self.keep - disc.money();
            return Err(Illegal::short(&CANNOT_PAY_DISC, need.into(), money.into()));
        }
        Ok(())
    }

    /// Whether a disc of the player board can be used.
    pub(super) fn any(&self, player: &Player) -> bool {
        Disc::ALL.iter().any(|disc| self.allows(player, *disc).is_ok())
    }

    /// §8.5 None left, or none affordable: a disc of an own station, of another one for an upgrade.
    fn allows_from(&self, player: &Player, from: u8) -> Result<(), Illegal> {
        if self.any(player) {
            return Err(Illegal::because(&BOARD_DISC_FIRST));
        }
        let there = usize::from(from) < STATIONS && player.stations & 1 << from != 0;
        if !there || self.station == Some(from) {
            return Err(Illegal::because(&NO_STATION_DISC));
        }
        Ok(())
    }

    fn list(&self, player: &Player, out: &mut Vec<Action>) {
        self.each(player, |action| out.push(action));
    }

    /// The only choice, if there is just one; `Err` if there is none.
    fn sole(&self, player: &Player) -> Result<Option<Action>, ()> {
        let (mut count, mut last) = (0, None);
        self.each(player, |action| {
            count += 1;
            last = Some(action);
        });
        match count {
            0 => Err(()),
            1 => Ok(last),
            _ => Ok(None),
        }
    }

    fn each(&self, player: &Player, mut visit: impl FnMut(Action)) {
        for &disc in Disc::ALL {
            if self.allows(player, disc).is_ok() {
                visit(Action::Disc(disc));
            }
        }
        for station in 0..STATIONS as u8 {
            if self.allows_from(player, station).is_ok() {
                visit(Action::DiscFrom(station));
            }
        }
    }
}

impl Cattle {
    pub(super) fn station_target(&self, state: &State, station: u8) -> Target {
        let dark = self.parts.stations[usize::from(station)].dark;
        let money = state.me().money.cast_signed();
        Target { dark, money, keep: 0, bonus: 0, station: Some(station) }
    }

    /// §8.5 The transport must still be payable.
    pub(super) fn city_target(&self, state: &State, city: u8, special: bool) -> Target {
        let data = &self.parts.cities[usize::from(city)];
        let keep = if special { 0 } else { self.transport(state, city) };
        Target {
            dark: data.dark,
            money: state.me().money.cast_signed(),
            keep: keep.cast_signed(),
            bonus: self.city_money(city, special).cast_signed(),
            station: None,
        }
    }

    /// §8.5 Kansas City pays at once (R3: also for a special delivery, unless agreed otherwise).
    fn city_money(&self, city: u8, special: bool) -> u16 {
        let pays = !special || self.options.special_kansas_city == SpecialKansasCity::Pays;
        if pays { self.parts.cities[usize::from(city)].money.into() } else { 0 }
    }

    pub(super) fn station_disc(
        &self,
        state: &State,
        station: u8,
        disc: Disc,
    ) -> Result<(), Illegal> {
        self.station_target(state, station).allows(state.me(), disc)
    }

    pub(super) fn station_disc_from(
        &self,
        state: &State,
        station: u8,
        from: u8,
    ) -> Result<(), Illegal> {
        self.station_target(state, station).allows_from(state.me(), from)
    }

    pub(super) fn city_disc(
        &self,
        state: &State,
        city: u8,
        special: bool,
        disc: Disc,
    ) -> Result<(), Illegal> {
        self.city_target(state, city, special).allows(state.me(), disc)
    }

    pub(super) fn city_disc_from(
        &self,
        state: &State,
        city: u8,
        special: bool,
        from: u8,
    ) -> Result<(), Illegal> {
        self.city_target(state, city, special).allows_from(state.me(), from)
    }

    pub(super) fn list_station_disc(&self, state: &State, station: u8, out: &mut Vec<Action>) {
        self.station_target(state, station).list(state.me(), out);
    }

    pub(super) fn list_city_disc(
        &self,
        state: &State,
        city: u8,
        special: bool,
        out: &mut Vec<Action>,
    ) {
        self.city_target(state, city, special).list(state.me(), out);
    }

    pub(super) fn settle_station_disc(
        &self,
        state: &mut State,
        station: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        match self.station_target(state, station).sole(state.me()) {
            Ok(None) => return true,
            Ok(Some(action)) => self.put_only(state, action, facts),
            Err(()) => drop(state.pending.pop()),
        }
        false
    }

    pub(super) fn settle_city_disc(
        &self,
        state: &mut State,
        city: u8,
        special: bool,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        match self.city_target(state, city, special).sole(state.me()) {
            Ok(None) => return true,
            Ok(Some(action)) => self.put_only(state, action, facts),
            // §8.5 No disc anywhere: nothing is placed, and the delivery scores nothing.
            Err(()) => {
                let seat = state.turn.0;
                facts.tell(|| Fact::Undelivered { seat, city: self.city(city).into() });
                state.pending.pop();
                if !special {
                    state.pending.push(Pending::Transport { city });
                }
            }
        }
        false
    }

    fn put_only(&self, state: &mut State, action: Action, facts: &mut impl Sink<Fact>) {
        match action {
            Action::Disc(disc) => self.place_disc(state, disc, facts),
            Action::DiscFrom(station) => self.move_disc(state, station, facts),
            other => unreachable!("{other:?} places no disc"),
        }
    }

    /// A disc of the player board is cleared, with its effect.
    pub(super) fn place_disc(&self, state: &mut State, disc: Disc, facts: &mut impl Sink<Fact>) {
        state.me_mut().discs[disc.index()] -= 1;
        self.land(state, || disc.to_string(), facts);
        match disc.money() {
            0 => {}
            gain @ 1.. => self.gain(state, gain.unsigned_abs(), "disc", facts),
            cost => self.pay(state, cost.unsigned_abs(), "disc", facts),
        }
    }

    pub(super) fn move_disc(&self, state: &mut State, from: u8, facts: &mut impl Sink<Fact>) {
        state.me_mut().stations &= !(1 << from);
        self.land(state, || format!("station{}", from + 1), facts);
    }

    /// The disc reaches the city or station that was waiting for it.
    fn land(&self, state: &mut State, from: impl FnOnce() -> String, facts: &mut impl Sink<Fact>) {
        let seat = state.turn.0;
        match state.pending.pop() {
            Some(Pending::StationDisc { station }) => {
                state.me_mut().stations |= 1 << station;
                facts.tell(|| Fact::Disc {
                    seat,
                    from: from(),
                    to: format!("station{}", station + 1),
                });
            }
            Some(Pending::CityDisc { city, special }) => {
                state.me_mut().cities[usize::from(city)] += 1;
                facts.tell(|| Fact::Disc { seat, from: from(), to: self.city(city).into() });
                self.gain(state, self.city_money(city, special), "city", facts);
                if !special {
                    state.pending.push(Pending::Transport { city });
                }
                state.pending.push(Pending::Links { city });
            }
            pending => unreachable!("a disc for {pending:?}"),
        }
    }
}
