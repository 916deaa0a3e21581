//! What the deliveries still to come will bring.

use super::weights::W;
use crate::{Cattle, components::CITIES, parts::Link, state::Player};

/// What a seat can expect of its visits to Kansas City.
pub(super) struct Outlook {
    /// How many there will be.
    pub(super) visits: f32,
    /// What the next delivery will be worth, and how far off that may be.
    pub(super) now: f32,
    pub(super) spread: f32,
    /// What the ones after it will be worth, and how much more each time.
    pub(super) later: f32,
    pub(super) growth: f32,
    /// Points for a dollar.
    pub(super) dollar: f32,
}

/// What a delivery that falls short of its city comes to.
const SHORT: f32 = -3.0;
/// More visits than that are not looked at.
const MOST: u8 = 9;

fn worth(link: Link) -> f32 {
    f32::from(link.vp) + if link.objective { W.objective } else { 0.0 }
}

impl Cattle {
    /// Visit by visit the city that promises most: a few numbers, not a search.
    pub(super) fn deliveries(&self, player: &Player, outlook: &Outlook) -> f32 {
        let mut gains = self.gains(player, outlook.dollar);
        let (mut left, mut total) = (outlook.visits, 0.0);
        for visit in 0..MOST {
            if left <= 0.0 {
                break;
            }
            let (value, spread) = match visit {
                0 => (outlook.now, outlook.spread),
                _ => (outlook.later + outlook.growth * f32::from(visit), W.spread),
            };
            let (gain, city) = self.most_promising(&gains, value, spread);
            total += left.min(1.0) * (gain + W.visit + outlook.dollar * value);
            self.settle_city(&mut gains, city);
            left -= 1.0;
        }
        total
    }

    /// What a disc on each city would bring now.
    fn gains(&self, player: &Player, dollar: f32) -> [f32; CITIES] {
        let mut gains = [0.0; CITIES];
        for (city, data) in self.parts.cities.iter().enumerate() {
            let cost = f32::from(self.parts.track.transport(player.engine, data.value));
            gains[city] = if player.cities[city] > 0 && !data.repeat {
                f32::NEG_INFINITY
            } else {
                // Until then the engine will have come a little nearer.
                f32::from(data.vp) + dollar * (f32::from(data.money) - 0.7 * cost)
            };
        }
        for link in &self.parts.links {
            let [a, b] = link.between.map(usize::from);
            match (player.cities[a] > 0, player.cities[b] > 0) {
                (true, true) => {}
                (true, false) => gains[b] += worth(*link),
                (false, true) => gains[a] += worth(*link),
                (false, false) => {
                    gains[a] += W.link_hope * worth(*link);
                    gains[b] += W.link_hope * worth(*link);
                }
            }
        }
        gains
    }

    fn most_promising(&self, gains: &[f32; CITIES], value: f32, spread: f32) -> (f32, usize) {
        let mut best = (gains[0], 0);
        for (city, (gain, data)) in gains.iter().zip(&self.parts.cities).enumerate().skip(1) {
            let chance = (0.5 + (value - f32::from(data.value)) / (2.0 * spread)).clamp(0.0, 1.0);
            if chance == 0.0 {
                continue;
            }
            let gain = chance * gain + (1.0 - chance) * SHORT;
            if gain > best.0 {
                best = (gain, city);
            }
        }
        best
    }

    /// A disc lies there from now on: its links are worth more to their other ends.
    fn settle_city(&self, gains: &mut [f32; CITIES], city: usize) {
        if self.parts.cities[city].repeat {
            return;
        }
        gains[city] = f32::NEG_INFINITY;
        for link in &self.parts.links {
            let [a, b] = link.between.map(usize::from);
            if a == city {
                gains[b] += (1.0 - W.link_hope) * worth(*link);
            } else if b == city {
                gains[a] += (1.0 - W.link_hope) * worth(*link);
            }
        }
    }
}
