//! Where to go: what there is to do at a place, and what the way there costs.

use super::moment::Moment;
use crate::{
    components::{Tile, Worker},
    ops::{Gain, Most, Op, Wanted},
    parts::OpId,
    trail::Node,
};

/// A herd that goes far enough at the beginning: with less it pays to walk slowly.
const GOOD_HERD: u8 = 8;

impl Moment<'_> {
    /// A way of so many steps, each worth so much, and its fees.
    #[inline]
    pub(super) fn way(&self, steps: usize, step: f32, fees: u16) -> f32 {
        step * f32::from(steps as u8) - self.habits.fee * f32::from(fees)
    }

    pub(super) fn fee(&self, at: Node) -> u16 {
        self.game.due(self.state, self.seat, at).amount
    }

    pub(super) fn step(&self) -> f32 {
        let habits = self.habits;
        let weak = f32::from(GOOD_HERD.saturating_sub(self.game.breeding(self.me.hand)));
        let step = self.over_time(habits.step, habits.step + habits.step_late);
        step + habits.step_weak * weak
    }

    /// Everything useful at a place, of a slash pair the better half.
    pub(super) fn stop(&self, at: Node) -> f32 {
        if at == self.game.parts.trail.kansas_city {
            return self.kansas_city();
        }
        let (locals, risk) = match self.state.tile(at) {
            Some(Tile::Neutral(n)) => (&self.game.parts.neutral[usize::from(n)], None),
            Some(Tile::Private(tile)) if tile.owner() == self.seat.0 => {
                let building = self.game.private(self.state, tile.number());
                (&building.locals, self.game.parts.risks[at.index()])
            }
            _ => return self.habits.idle,
        };
        let useful = |op: &OpId| {
            let possible = self.game.possible(self.state, *op, at, self.state.visited);
            if possible.is_ok() { self.using(*op).max(0.0) } else { 0.0 }
        };
        let risk = risk.map_or(0.0, |op| self.using(op).max(0.0));
        let each = |pair: &[Option<OpId>; 2]| pair.iter().flatten().map(useful).fold(0.0, f32::max);
        risk + locals.iter().map(each).sum::<f32>()
    }

    fn kansas_city(&self) -> f32 {
        let (habits, me) = (self.habits, self.me);
        let sum = self.game.breeding(me.hand) + me.permanent() + me.temporary();
        let city = self.best_city(sum);
        let short = if city < 0.0 { habits.kansas_city_short } else { 0.0 };
        self.over_time(habits.kansas_city, habits.kansas_city + habits.kansas_city_late)
            + habits.kansas_city_delivery * city
            + short
    }

    /// An action of a building or a risk action.
    pub(super) fn using(&self, op: OpId) -> f32 {
        let habits = self.habits;
        match self.game.parts.op(op) {
            Op::Discard { card, gain } => self.exchange(card, gain),
            Op::Hire { cost_change } => {
                self.over_time(habits.hire, habits.hire_end) + self.best_worker(cost_change)
            }
            Op::Build { pay_per_craftsman } => habits.build + self.best_building(pay_per_craftsman),
            Op::Gain { money, cert } => self.dollar * f32::from(money) + self.certificates(cert),
            Op::GainPer { money, cert, per } => {
                let count = self.game.count(self.state, per);
                self.dollar * f32::from(money * count) + self.certificates(cert * count)
            }
            Op::TakeObjective => self.over_time(habits.objective, habits.objective_end),
            Op::EngineForward { max, pay } => {
                let spaces = match max {
                    Most::Number(number) => number,
                    Most::Counted(_) => self.me.workers_of(Worker::Engineer),
                };
                let each = self.over_time(habits.engine, habits.engine_end);
                each * f32::from(spaces) + habits.station_near * self.best_station(spaces)
                    - self.dollar * f32::from(pay)
            }
            Op::EngineBack { gain, exact } => self.gain(gain) - habits.space * f32::from(exact),
            Op::TradeTeepee => self.over_time(habits.teepee, habits.teepee_end) + habits.trade,
            Op::RemoveHazard { pay } => {
                self.over_time(habits.hazard, habits.hazard_end) + habits.clear
                    - self.dollar * f32::from(pay)
            }
            Op::Aux => habits.aux + if self.twins() { habits.aux_twins } else { 0.0 },
            Op::BuyCattle => {
                let cowboys = f32::from(self.me.workers_of(Worker::Cowboy));
                let buy = self.over_time(habits.buy, habits.buy_end);
                buy + habits.buy_cowboys * cowboys + self.best_cattle()
            }
            Op::MoveCattleman { .. } => habits.move_on,
            Op::SpecialDelivery => habits.special_delivery,
            Op::CertToLimit => self.certificates(u8::MAX),
            Op::FreeWalk { .. }
            | Op::DrawThenDiscard { .. }
            | Op::UseAdjacentBuilding
            | Op::UpgradeStationBehindEngine => habits.other,
        }
    }

    /// The card that is missed least, for what it brings.
    fn exchange(&self, wanted: Wanted, gain: Gain) -> f32 {
        let hand = self.me.hand;
        let (cards, count) = match wanted {
            Wanted::Objective => (hand.objectives(), 1),
            Wanted::Breed(breed) => (self.game.of_breed(hand, breed), 1),
            Wanted::AnyCattle => (hand.cattle(), 1),
            Wanted::Pair => (hand.cattle(), 2),
        };
        let fitting = cards.iter().filter(|(_, there)| *there >= count);
        match fitting.map(|(card, _)| self.missed(card)).reduce(f32::min) {
            Some(least) => self.gain(gain) - least,
            None => f32::NEG_INFINITY,
        }
    }

    pub(super) fn gain(&self, gain: Gain) -> f32 {
        let habits = self.habits;
        self.dollar * f32::from(gain.money)
            + self.certificates(gain.cert)
            + habits.space * f32::from(gain.engine_forward)
            + if gain.objective { habits.objective } else { 0.0 }
    }

    /// Those beyond the limit are lost.
    fn certificates(&self, count: u8) -> f32 {
        let limit = self.game.certificate_limit(self.state, self.seat);
        let room = limit.saturating_sub(self.me.temporary());
        let each = self.over_time(self.habits.certificate, self.habits.certificate_end);
        each * f32::from(count.min(room))
    }
}
