//! What a seat may expect to have in the end: its score, and what its things will still bring.

use tabletop::Seat;

use super::{
    clock::Clock,
    weights::{THINGS, WEIGHTS},
};
use crate::{
    Cattle,
    cards::Cards,
    components::{CITIES, Disc},
    score::Score,
    state::{Player, State},
};

/// An objective card for a link, and a dollar of transport, in points.
const CARD: f32 = 2.0;
const DOLLAR: f32 = 0.3;
/// Stations that far ahead are looked at.
const NEAR: f32 = 8.0;

impl Cattle {
    /// `own`: with the cards the seat alone knows.
    pub(super) fn prospects(&self, state: &State, seat: Seat, own: bool) -> f32 {
        let score = self.score(state, seat, own || state.over);
        let now = f32::from(score.total);
        if state.over {
            return now;
        }
        let left = Self::to_come(state);
        let things = self.things_of(state, seat, own, &score);
        let to_come = WEIGHTS.iter().zip(things).map(|(weight, thing)| weight.at(left) * thing);
        now + to_come.sum::<f32>()
    }

    /// What the evaluation looks at, in the order of [`WEIGHTS`].
    pub fn things(&self, state: &State, seat: Seat, own: bool) -> [f32; THINGS] {
        self.things_of(state, seat, own, &self.score(state, seat, own))
    }

    fn things_of(&self, state: &State, seat: Seat, own: bool, score: &Score) -> [f32; THINGS] {
        let player = state.player(seat);
        let deck = if own { player.deck() } else { player.deck().minus(player.blind) };
        let clock = Clock::new(self, state);
        let (visits, progress) = (clock.visits(seat), clock.progress(seat));
        let limit = f32::from(self.hand_limit(state, seat));
        let hand = if own {
            f32::from(self.breeding(player.hand))
        } else {
            self.expected_breeding(deck, limit)
        };
        let (temporary, permanent) = (f32::from(player.temporary()), f32::from(player.permanent()));
        let city = self.city_within(player, hand + temporary + permanent);
        let [half, open] = self.links_to_come(player);
        let money = f32::from(player.money);
        let [cowboys, craftsmen, engineers] = player.workers.map(|workers| f32::from(workers - 1));
        let cleared =
            |disc: Disc| f32::from(Disc::START[disc.index()] - player.discs[disc.index()]);
        let is = |so: bool| f32::from(u8::from(so));
        [
            1.0,
            is(state.closing.is_some()),
            is(state.turn == seat),
            progress,
            visits.min(1.0),
            (visits - 1.0).max(0.0),
            money.min(6.0),
            (money - 6.0).clamp(0.0, 8.0),
            (money - 14.0).clamp(0.0, 30.0),
            cowboys.min(2.0),
            (cowboys - 2.0).max(0.0),
            craftsmen.min(2.0),
            (craftsmen - 2.0).max(0.0),
            engineers.min(2.0),
            (engineers - 2.0).max(0.0),
            cleared(Disc::Money),
            cleared(Disc::Draw),
            cleared(Disc::Certificate),
            cleared(Disc::Engine),
            cleared(Disc::Remove),
            cleared(Disc::Cert4),
            cleared(Disc::Cert4) * cleared(Disc::Cert6),
            cleared(Disc::StepLeft),
            cleared(Disc::StepRight),
            cleared(Disc::HandLeft) + cleared(Disc::HandRight),
            f32::from(player.engine.0) / 2.0,
            f32::from(
                self.parts.track.transport(player.engine, self.parts.cities[CITIES - 1].value),
            ),
            self.stations_near(player),
            count(player.stations.count_ones()),
            temporary,
            permanent,
            self.expected_breeding(deck, limit + 1.0),
            hand,
            hand * progress,
            city,
            city * progress,
            half,
            open,
            f32::from(player.cities[CITIES - 1]),
            count(10 - player.unbuilt.count_ones()),
            f32::from(deck.objectives().len()),
            f32::from(player.area.len()),
            self.objectives_to_come(player, deck, score),
            f32::from(player.teepees[0]),
            f32::from(player.teepees[1]),
            f32::from(player.hazard_count()),
            count(player.masters.count_ones()),
            f32::from(deck.cattle().len()),
        ]
    }

    /// What the best city brings that can be reached with this breeding value.
    fn city_within(&self, player: &Player, value: f32) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for (number, city) in self.parts.cities.iter().enumerate() {
            if f32::from(city.value) > value + 0.5 || (player.cities[number] > 0 && !city.repeat) {
                continue;
            }
            let transport = self.parts.track.transport(player.engine, city.value);
            let paid = f32::from(transport) - f32::from(city.money);
            let mut gain = f32::from(city.vp) - DOLLAR * paid;
            for link in &self.parts.links {
                let [one, other] = link.between.map(usize::from);
                let joins = (one == number && player.cities[other] > 0)
                    || (other == number && player.cities[one] > 0);
                if joins {
                    gain += f32::from(link.vp) + if link.objective { CARD } else { 0.0 };
                }
            }
            best = best.max(gain);
        }
        best
    }

    /// What links bring of which one city is reached, and those of which none is.
    fn links_to_come(&self, player: &Player) -> [f32; 2] {
        let mut sums = [0.0; 2];
        for link in &self.parts.links {
            let worth = f32::from(link.vp) + if link.objective { CARD } else { 0.0 };
            match link.between.map(|city| player.cities[usize::from(city)] > 0) {
                [true, true] => {}
                [false, false] => sums[1] += worth,
                _ => sums[0] += worth,
            }
        }
        sums
    }

    /// Stations ahead of the engine, the nearer the more.
    fn stations_near(&self, player: &Player) -> f32 {
        let stations = self.parts.track.stations.iter().zip(&self.parts.stations).enumerate();
        let ahead = stations
            .filter(|(number, (at, _))| player.upgraded & 1 << number == 0 && **at > player.engine);
        let near = ahead.map(|(_, (at, station))| {
            let far = f32::from(at.0 - player.engine.0) / 2.0;
            (f32::from(station.vp) + 1.0) * (1.0 - far / NEAR).max(0.0)
        });
        near.sum()
    }

    /// Points of objective cards that are not met yet.
    fn objectives_to_come(&self, player: &Player, deck: Cards, score: &Score) -> f32 {
        let cards = player.area.plus(deck.objectives());
        let each =
            cards.iter().map(|(card, n)| self.parts.objectives[card.kind()].vp * i16::from(n));
        let start = player.start_card.map(|card| self.parts.start_objectives[usize::from(card)].vp);
        f32::from(each.sum::<i16>() + start.unwrap_or(0) - score.objectives)
    }
}

/// A count of pieces.
fn count(pieces: u32) -> f32 {
    f32::from(pieces as u8)
}
