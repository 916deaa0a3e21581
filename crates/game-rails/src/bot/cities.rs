//! What controlled cities promise, and Alvin.

use tabletop::Seat;

use super::{
    Outlook,
    weights::{ALVIN_FADE, ALVIN_LOST, ALVIN_NEAR, CITIES_FADE, FAR, NEAR},
};
use crate::{
    components::ALVIN,
    sets::{CitySet, Lane},
};

impl Outlook<'_> {
    /// §7 What rivals will pay for lanes at one's cities.
    pub(super) fn income(&self) -> f32 {
        let Self { game, state, seat, turns } = *self;
        let rivals = || Seat::all(state.seats).filter(|rival| *rival != seat);
        // Of the lanes of a pair the first one speaks for all.
        let first =
            |lane: Lane| game.map.parallel(lane).and(state.open).iter().next() == Some(lane);
        let mut income = 0.0;
        for city in state.player(seat).controls.iter() {
            for lane in game.map.at_city(city).and(state.open).iter().filter(|&lane| first(lane)) {
                let data = game.map.lane(lane);
                let ends: CitySet = data.ends.into_iter().collect();
                let near = |rival: &Seat| !state.player(*rival).network.and(ends).is_empty();
                let come = rivals().map(|rival| if near(&rival) { NEAR } else { FAR });
                income += f32::from(data.points) * come.sum::<f32>();
            }
        }
        // Rivals get in each other's way.
        income / f32::from(state.seats - 1).sqrt() * (turns / CITIES_FADE).min(1.0)
    }

    /// §10.2, §10.7 The bonus at the end, or the hope to capture him.
    pub(super) fn alvin(&self) -> f32 {
        let Self { game, state, seat, turns } = *self;
        let Some(alvin) = state.alvin else { return 0.0 };
        let bonus = f32::from(ALVIN);
        let doors = game.map.at_city(alvin.city).and(state.open);
        if alvin.holder == Some(seat) {
            // Everyone who comes to that city takes Alvin away.
            let kept = 1.0 - ALVIN_LOST * (turns / ALVIN_FADE).min(1.0);
            return bonus * kept.powi(doors.len().cast_signed());
        }
        let within_reach = !doors.and(state.player(seat).reach).is_empty();
        if within_reach { ALVIN_NEAR * bonus * (turns / 3.0).min(1.0) } else { 0.0 }
    }
}
