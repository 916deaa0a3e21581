//! What can be had for money: workers, cattle and buildings.

use super::moment::Moment;
use crate::{
    cards::Card,
    components::{BUILDINGS, ROW_SIZE, Tile, Worker},
    parts::Offer,
    state::Pending,
    trail::Node,
};

/// An action that cannot be used for anything good.
const NOTHING_GOOD: f32 = -2.0;

/// A building that is to be built: all that does not depend on where.
#[derive(Copy, Clone)]
pub(super) struct Project {
    pub(super) number: u8,
    craftsmen: u8,
    /// Dollars for each craftsman.
    rate: u8,
    worth: f32,
}

impl Moment<'_> {
    pub(super) fn worker(&self, worker: Worker) -> f32 {
        let habits = self.habits;
        let (first, more) = match worker {
            Worker::Cowboy => (habits.cowboy, habits.more_cowboys),
            Worker::Craftsman => (habits.craftsman, habits.more_craftsmen),
            Worker::Engineer => (habits.engineer, habits.more_engineers),
        };
        let hired = self.me.workers_of(worker);
        // §12 The last two of a row count points.
        let scores = if hired + 2 >= ROW_SIZE { habits.scoring_slot } else { 0.0 };
        self.over_time(first + more * f32::from(hired - 1), habits.worker_end) + scores
    }

    /// Who is worth most beyond the price, at list price and so much more or less.
    pub(super) fn best_worker(&self, change: i8) -> f32 {
        let open = usize::from(self.state.token);
        let rows = self.state.jobs.iter().zip(&self.game.parts.row_cost).take(open);
        // Whoever finds no room cannot be hired.
        let worths = [Worker::Cowboy, Worker::Craftsman, Worker::Engineer].map(|worker| {
            let room = self.me.workers_of(worker) < ROW_SIZE;
            if room { self.worker(worker) } else { f32::NEG_INFINITY }
        });
        let mut best = NOTHING_GOOD;
        for (row, price) in rows {
            let price = i16::from(*price) + i16::from(change);
            if price > self.me.money.cast_signed() {
                continue;
            }
            let price = self.dollar * f32::from(price);
            for &worker in row.iter().flatten() {
                let worth = worths[worker.index()] - price;
                best = if worth > best { worth } else { best };
            }
        }
        best
    }

    /// §6.3 An offer taken.
    pub(super) fn purchase(&self, cards: [Option<Card>; 2], cowboys: u8) -> f32 {
        let mut count = 0;
        let (mut worth, mut value) = (0.0, 0);
        for card in cards.into_iter().flatten() {
            worth += self.cattle(card);
            value = self.value(card);
            count += 1;
        }
        let mut offers = self.game.parts.offers.of(value, count).iter();
        let offer = offers.find(|offer| offer.cowboys == cowboys);
        offer.map_or(worth, |offer| self.bargain(worth, *offer))
    }

    /// What is bought, without its price.
    fn bargain(&self, worth: f32, offer: Offer) -> f32 {
        let cowboys = self.habits.cowboy_used * f32::from(offer.cowboys);
        worth - self.dollar * f32::from(offer.money) - cowboys
    }

    /// A card for the deck; the first of its breed is worth more.
    fn cattle(&self, card: Card) -> f32 {
        let habits = self.habits;
        let kind = &self.game.parts.cattle[card.kind()];
        let first = self.game.of_breed(self.me.deck(), kind.breed).is_empty();
        let fresh = if first { habits.new_breed } else { 0.0 };
        let work = habits.cattle_value * f32::from(kind.value) + fresh;
        habits.cattle_vp * f32::from(kind.vp) + self.over_time(work, habits.cattle_end)
    }

    /// The best offer for one card or two alike.
    pub(super) fn best_cattle(&self) -> f32 {
        let (me, market) = (self.me, self.state.market);
        let cowboys = me.workers_of(Worker::Cowboy);
        let mut best = 0.0_f32;
        let within = |offer: &&Offer| offer.cowboys <= cowboys && me.money >= offer.money.into();
        for offer in self.game.parts.offers.iter().filter(within) {
            let Some(kinds) = self.game.parts.values.get(usize::from(offer.value)) else {
                continue;
            };
            let there = market.of_kinds(*kinds).iter();
            for (card, _) in there.filter(|(_, count)| *count >= offer.cards) {
                let worth = self.cattle(card);
                let worth = if offer.cards == 2 { worth + worth } else { worth };
                best = best.max(self.bargain(worth, *offer));
            }
        }
        best
    }

    /// A building wherever it may stand.
    fn building(&self, number: u8) -> f32 {
        let habits = self.habits;
        let own = match number {
            // The habits are about the sides of the beginners' game.
            _ if self.state.sides >> (number - 1) & 1 == 1 => 0.0,
            1 => habits.building_1,
            2 => habits.building_2,
            3 => habits.building_3,
            4 => habits.building_4,
            5 => habits.building_5,
            6 => habits.building_6,
            7 => habits.building_7,
            8 => habits.building_8,
            9 => habits.building_9,
            _ => habits.building_10,
        };
        let points = self.game.private(self.state, number).vp;
        habits.building_vp * f32::from(points)
            + self.over_time(habits.building + own, habits.building_end)
    }

    /// A building that is to be built somewhere.
    pub(super) fn project(&self, number: u8) -> Project {
        let rate = match self.state.pending.top() {
            Some(Pending::Build { rate, .. }) => rate,
            _ => 0,
        };
        let craftsmen = self.game.private(self.state, number).craftsmen;
        Project { number, craftsmen, rate, worth: self.building(number) }
    }

    pub(super) fn building_at(&self, project: Project, at: Node) -> f32 {
        let habits = self.habits;
        let trail = &self.game.parts.trail;
        let (old, lost) = match self.state.tile(at) {
            Some(Tile::Private(old)) => {
                (self.game.private(self.state, old.number()).craftsmen, habits.building_lost)
            }
            _ => (0, 0.0),
        };
        let price = project.rate * project.craftsmen.saturating_sub(old);
        let part = |is: bool, worth: f32| if is { worth } else { 0.0 };
        project.worth - self.dollar * f32::from(price) - lost
            + part(trail.woods & at.bit() != 0, habits.in_the_woods)
            + part(self.game.parts.risks[at.index()].is_some(), habits.beside_a_risk)
            + part(trail.plain & at.bit() != 0, habits.on_a_plain_road)
    }

    pub(super) fn best_building(&self, rate: u8) -> f32 {
        let me = self.me;
        let mut best = NOTHING_GOOD;
        for number in (1..=BUILDINGS).filter(|number| me.unbuilt & 1 << (number - 1) != 0) {
            let needed = self.game.private(self.state, number).craftsmen;
            let price = rate * needed;
            if needed <= me.workers_of(Worker::Craftsman) && me.money >= price.into() {
                best = best.max(self.building(number) - self.dollar * f32::from(price));
            }
        }
        best
    }
}
