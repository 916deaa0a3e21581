//! Chapter 26 – Craig takes cattle, a worker, a teepee, a hazard, an objective card.

use tabletop::Sink;

use super::ch6_5_objective::take_out;
use crate::{
    Cattle,
    cards::{Card, Cards},
    components::{Hazard, ROWS, Zone},
    fact::{Fact, HazardReason, NothingReason},
    state::{Craig, State},
    trail::Node,
};

/// R35 Where he looks if the zone of his card has none: the nearest first.
const fn zones(first: Zone) -> [Zone; 3] {
    match first {
        Zone::Flood => [Zone::Flood, Zone::Drought, Zone::Rockfall],
        Zone::Drought => [Zone::Drought, Zone::Rockfall, Zone::Flood],
        Zone::Rockfall => [Zone::Rockfall, Zone::Drought, Zone::Flood],
    }
}

fn craig_mut(state: &mut State) -> &mut Craig {
    state.craig.as_mut().expect("it is his turn")
}

impl Cattle {
    /// R22 The market in Craig's order: by points, then breeding value, then colour.
    pub(crate) fn market_order(&self, market: Cards) -> impl Iterator<Item = Card> {
        let mut cards = [Card(0); Card::MAX_CATTLE];
        let mut count = 0;
        for card in market.cattle().kinds() {
            cards[count] = card;
            count += 1;
        }
        cards[..count].sort_by_key(|card| {
            let kind = &self.parts.cattle[card.kind()];
            (kind.vp, kind.value, kind.breed)
        });
        let times = move |card: Card| (0..market.of(card)).map(move |_| card);
        cards.into_iter().take(count).flat_map(times)
    }

    pub(super) fn craig_cattle(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        let position = self.craig_option(craig).cattle_position.min(state.market.len());
        let Some(nth) = position.checked_sub(1) else {
            return self.craig_lapses("cattle", NothingReason::NoCattle, facts);
        };
        let card = self.market_order(state.market).nth(nth.into()).expect("so many are there");
        state.market.take(card);
        craig_mut(state).cattle.add(card);
        facts.tell(|| Fact::CraigCattle { position, card: self.name(card).into() });
    }

    /// The cheapest hireable worker of his card's type; of equal price the upper, then the left.
    pub(super) fn craig_job(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        let worker = self.craig_option(craig).worker;
        let spaces = (0..ROWS).flat_map(|row| (0..4).map(move |column| (row, column)));
        let hireable = |&(row, column): &(usize, usize)| {
            row != usize::from(state.token) && state.jobs[row][column] == Some(worker)
        };
        let best = spaces.filter(hireable).min_by_key(|(row, _)| self.parts.row_cost[*row]);
        let Some((row, column)) = best else {
            return self.craig_lapses("job", NothingReason::NoWorker, facts);
        };
        state.jobs[row][column] = None;
        craig_mut(state).workers[worker.index()] += 1;
        facts.tell(|| Fact::CraigJob {
            worker: worker.to_string(),
            row: row as u8 + 1,
            column: column as u8 + 1,
        });
    }

    /// The teepee of his card's colour on the highest slot value.
    pub(super) fn craig_teepee(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        let colour = self.craig_option(craig).teepee;
        let mut slots = self.parts.trail.teepees.iter().rev().map(|(at, _)| *at);
        let Some(at) = slots.find(|at| state.teepee_at(*at) == Some(colour)) else {
            return self.craig_lapses("teepee", NothingReason::NoTeepee, facts);
        };
        state.take_tile(at);
        craig_mut(state).teepees[colour.index()] += 1;
        facts.tell(|| Fact::CraigTeepee { colour: colour.to_string(), at: self.node(at) });
    }

    /// The hazard he would take: of the highest ones that in the nearest zone, lowest slot first.
    pub(crate) fn craigs_hazard(
        &self,
        state: &State,
        zone: Zone,
    ) -> Option<(Node, Hazard, HazardReason)> {
        let slots = |zone: Zone| {
            let slots = self.parts.trail.hazards[zone.index()].iter();
            slots.filter_map(|at| state.hazard_at(*at).map(|hazard| (*at, hazard)))
        };
        let all = || zones(zone).into_iter().flat_map(slots);
        let most = all().map(|(_, hazard)| self.hazard_vp(hazard)).max()?;
        let mut highest = all().filter(|(_, hazard)| self.hazard_vp(*hazard) == most);
        let (at, hazard) = highest.next()?;
        let reason = match highest.next() {
            None => HazardReason::Highest,
            Some(_) if hazard.zone() == zone => HazardReason::Zone,
            Some(_) => HazardReason::NearestZone,
        };
        Some((at, hazard, reason))
    }

    pub(super) fn craig_hazard(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        let zone = self.craig_option(craig).hazard;
        let Some((at, hazard, reason)) = self.craigs_hazard(state, zone) else {
            return self.craig_lapses("hazard", NothingReason::NoHazard, facts);
        };
        state.take_tile(at);
        craig_mut(state).hazards[usize::from(hazard.0)] += 1;
        facts.tell(|| Fact::CraigHazard {
            at: self.node(at),
            zone: hazard.zone().to_string(),
            vp: self.hazard_vp(hazard),
            reason,
        });
    }

    /// The shown card at his card's position; with fewer shown the last. Refilled at once (R28).
    pub(super) fn craig_objective(
        &self,
        state: &mut State,
        link: bool,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        state.pending.pop();
        let craig = state.craig.as_ref().expect("it is his turn");
        let position = self.craig_option(craig).objective_position;
        let shown = (0..).zip(state.display).filter(|(_, card)| card.is_some());
        let Some((place, _)) = shown.take(position.into()).last() else {
            self.craig_lapses("objective", NothingReason::NoCard, facts);
            return false;
        };
        let card = take_out(state, place);
        craig_mut(state).objectives.add(card);
        facts.tell(|| Fact::CraigObjective {
            place: place + 1,
            card: self.name(card).into(),
            link,
        });
        false
    }
}
