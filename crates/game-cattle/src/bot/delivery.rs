//! Cities, discs and stations.

use super::moment::Moment;
use crate::{
    components::{CITIES, Disc},
    state::MasterPlace,
    track::Space,
};

impl Moment<'_> {
    /// A disc on a city: links that it completes included, transport paid.
    pub(super) fn city(&self, city: usize) -> f32 {
        let habits = self.habits;
        let own = match city {
            0 => habits.city_kansas_city,
            1 => habits.city_topeka,
            2 => habits.city_wichita,
            3 => habits.city_colorado_springs,
            4 => habits.city_santa_fe,
            5 => habits.city_albuquerque,
            6 => habits.city_el_paso,
            7 => habits.city_san_diego,
            8 => habits.city_sacramento,
            _ => habits.city_san_francisco,
        };
        let data = &self.game.parts.cities[city];
        let point = self.over_time(0.0, habits.city_vp_end);
        let mut worth = own + point * f32::from(data.vp);
        for (other, link) in &self.game.parts.joined[city] {
            if self.me.cities[*other] > 0 {
                worth += (habits.link_vp + point) * f32::from(link.vp);
                worth += if link.objective { habits.link_objective } else { 0.0 };
            }
        }
        let transport = self.game.parts.track.transport(self.me.engine, data.value);
        worth - self.dollar * f32::from(transport)
    }

    /// The best city for this breeding value.
    pub(super) fn best_city(&self, sum: u8) -> f32 {
        let open = |city: &usize| {
            let data = &self.game.parts.cities[*city];
            data.value <= sum && (self.me.cities[*city] == 0 || data.repeat)
        };
        (0..CITIES).filter(open).map(|city| self.city(city)).fold(f32::NEG_INFINITY, f32::max)
    }

    pub(super) fn disc(&self, disc: Disc) -> f32 {
        let habits = self.habits;
        match disc {
            Disc::Money => habits.disc_money,
            Disc::Draw => habits.disc_draw,
            Disc::Certificate => habits.disc_certificate,
            Disc::Engine => habits.disc_engine,
            Disc::Remove => habits.disc_remove,
            Disc::Cert4 => habits.disc_cert4,
            Disc::Cert6 => habits.disc_cert6,
            Disc::StepLeft => habits.disc_step_left,
            // §12 It scores in the end.
            Disc::StepRight => self.over_time(habits.disc_step_right, 3.0),
            Disc::HandLeft | Disc::HandRight => {
                self.over_time(habits.disc_hand, habits.disc_hand_end)
            }
        }
    }

    pub(super) fn upgrade(&self, station: u8) -> f32 {
        let habits = self.habits;
        let place = self.state.masters.get(usize::from(station));
        let hired = self.me.workers.iter().any(|workers| *workers > 1);
        let waits = matches!(place, Some(MasterPlace::Tile(_)));
        let master = if waits && hired { habits.master_hope } else { 0.0 };
        let station = &self.game.parts.stations[usize::from(station)];
        self.over_time(habits.station, habits.station_end)
            + habits.station_vp * f32::from(station.vp)
            + master
            - self.dollar * f32::from(station.cost)
    }

    /// An engine that stops there.
    pub(super) fn engine_at(&self, space: Space) -> f32 {
        let habits = self.habits;
        let stop = match self.game.parts.track.station_at(space) {
            Some(station) if self.me.upgraded & 1 << station == 0 => {
                self.upgrade(station).max(0.0) + habits.turnout
            }
            _ => 0.0,
        };
        habits.space * f32::from(space.0) / 2.0 + stop
    }

    /// The best station within so many spaces that can be paid for.
    pub(super) fn best_station(&self, spaces: u8) -> f32 {
        let me = self.me;
        let reach = Space(me.engine.0 + 2 * spaces);
        let stations = (0..).zip(self.game.parts.track.stations);
        stations
            .filter(|(_, at)| *at > me.engine && *at <= reach)
            .filter(|(number, _)| me.upgraded & 1 << number == 0)
            .filter(|(number, _)| me.money >= self.game.parts.stations[*number].cost.into())
            .map(|(number, _)| self.upgrade(number as u8))
            .fold(0.0, f32::max)
    }
}
