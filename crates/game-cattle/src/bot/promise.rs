//! Alone against Craig: what the player may expect to have in the end.

use tabletop::Seat;

use super::{clock::Clock, deliveries::Outlook, weights::W};
use crate::{
    Cattle,
    components::Worker,
    state::{Player, State},
};

/// §12.1 Points for a dollar in the end.
const SCORED_DOLLAR: f32 = 0.2;

impl Cattle {
    /// The score as it stands and what is still to come.
    pub(super) fn worth(&self, state: &State, seat: Seat, clock: &Clock) -> f32 {
        let score = f32::from(self.score(state, seat, true).total);
        if state.over {
            return score;
        }
        let player = state.player(seat);
        let laps = clock.laps();
        let dollar = SCORED_DOLLAR + W.dollar * (laps / W.dollar_laps).min(1.0);
        score
            + money(player, dollar)
            + self.deliveries(player, &self.outlook(state, seat, clock, dollar))
            + laps * self.working(state, seat)
            + self.railway(player, laps, dollar)
            + objectives(player, laps)
    }

    fn outlook(&self, state: &State, seat: Seat, clock: &Clock, dollar: f32) -> Outlook {
        let player = state.player(seat);
        let limit = f32::from(self.hand_limit(state, seat));
        let herd = self.expected_breeding(player.deck(), limit + W.seen);
        let progress = clock.progress(seat);
        // What is in hand on the way may still be exchanged.
        let sure = W.hand + (1.0 - W.hand) * progress;
        let hand = f32::from(self.breeding(player.hand));
        let permanent = f32::from(player.permanent());
        let cowboys = f32::from(player.workers_of(Worker::Cowboy));
        Outlook {
            visits: clock.visits(seat),
            now: sure * hand + (1.0 - sure) * herd + permanent + f32::from(player.temporary()),
            spread: 0.25 + W.spread * (1.0 - progress),
            later: herd + permanent + W.later_certificates,
            growth: W.growth + W.growth_by_cowboy * cowboys,
            dollar,
        }
    }

    /// What workers, buildings and open auxiliary actions do in a lap.
    fn working(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let hands = Worker::ALL
            .iter()
            .map(|worker| W.workers[worker.index()] * f32::from(player.workers_of(*worker)));
        let closed = W.aux.iter().zip(player.discs).map(|(each, discs)| each * f32::from(discs));
        let built = W.building * f32::from(10 - player.unbuilt.count_ones() as u8);
        let certificates = W.certificates * f32::from(self.certificate_limit(state, seat));
        hands.sum::<f32>() + built + certificates - closed.sum::<f32>()
    }

    /// How far the engine has come, and the stations it can still reach.
    fn railway(&self, player: &Player, laps: f32, dollar: f32) -> f32 {
        let engineers = f32::from(player.workers_of(Worker::Engineer));
        let reach = laps * (W.reach + W.reach_by_engineer * engineers);
        let mut sum = W.space * laps.min(2.0) * f32::from(player.engine.0) / 2.0;
        let stations = self.parts.track.stations.iter().zip(&self.parts.stations);
        for (number, (&at, station)) in stations.enumerate() {
            if player.upgraded & 1 << number != 0 || at < player.engine {
                continue;
            }
            let far = f32::from(at.0 - player.engine.0) / 2.0;
            if far >= reach {
                break;
            }
            // A disc more off the board counts as a point.
            let gain = f32::from(station.vp) + 1.0 - 0.7 * dollar * f32::from(station.cost);
            sum += W.station * gain.max(0.0) * (1.0 - far / reach);
        }
        sum
    }
}

/// Money beyond a full purse finds little to buy. The part that does not yet make a point counts
/// too.
fn money(player: &Player, dollar: f32) -> f32 {
    let money = f32::from(player.money);
    let spent = money.min(W.purse) + W.spare * (money - W.purse).max(0.0);
    (dollar - SCORED_DOLLAR) * spent + SCORED_DOLLAR * f32::from(player.money % 5)
}

/// Objective cards that are not met may still be.
fn objectives(player: &Player, laps: f32) -> f32 {
    let hope = W.hope * (laps / 3.0).min(1.0);
    let (area, deck) = (player.area.len(), player.deck().objectives().len());
    hope * (3.0 * f32::from(area) + 2.5 * f32::from(deck.min(4)))
}
