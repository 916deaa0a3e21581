//! What every answer to the present question is worth by habit.

use tabletop::Seat;

use super::habits::Habits;
use crate::{
    Cattle,
    action::Action,
    cards::Card,
    components::{Aux, Place, Supply, Tile, Worker},
    ops::Op,
    parts::{Locals, OpId},
    state::{MasterPlace, Pending, Player, State},
    trail::Node,
};

/// A question, seen with somebody's habits.
pub(super) struct Moment<'a> {
    pub(super) game: &'a Cattle,
    pub(super) habits: &'a Habits,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) me: &'a Player,
    /// How much of the game is still to come, of 1.
    to_come: f32,
    /// What a dollar is worth now.
    pub(super) dollar: f32,
}

impl<'a> Moment<'a> {
    pub(super) fn new(game: &'a Cattle, habits: &'a Habits, state: &'a State, seat: Seat) -> Self {
        let (to_come, me) = (Cattle::to_come(state), state.player(seat));
        let mut moment = Self { game, habits, state, seat, me, to_come, dollar: 0.0 };
        moment.dollar = moment.over_time(habits.dollar, habits.dollar_end);
        moment
    }

    /// What is worth this much at the start of the game and that much at its end.
    pub(super) fn over_time(&self, start: f32, end: f32) -> f32 {
        start * self.to_come + end * (1.0 - self.to_come)
    }

    /// Ways are weighed by [`way`](Self::way) and [`stop`](Self::stop); declining is worth nothing.
    pub(super) fn worth(&self, action: Action) -> f32 {
        let (habits, state) = (self.habits, self.state);
        match action {
            Action::Place(at) | Action::Adjacent(at) => self.stop(at),
            Action::Use { action, half } => {
                let op = self.locals().map(|pairs| pairs[usize::from(action)][usize::from(half)]);
                op.flatten().map_or(0.0, |op| self.using(op))
            }
            Action::Risk => self.risk().map_or(0.0, |op| self.using(op)),
            Action::Aux { kind, double } => self.auxiliary(kind, double),
            Action::Hire { row, column } => {
                let price = f32::from(self.game.parts.row_cost[usize::from(row)]);
                let worker = state.jobs[usize::from(row)][usize::from(column)];
                worker.map_or(0.0, |worker| self.worker(worker) - self.dollar * price)
            }
            Action::Build { number, at } => self.building_at(self.project(number), at),
            Action::Buy { cards, cowboys } => self.purchase(cards, cowboys),
            Action::Reveal => self.over_time(habits.reveal, 0.0),
            Action::Discard(card) => self.discarding(card),
            Action::Remove(card) => self.removing(card),
            Action::Draw(count) => f32::from(count),
            Action::Engine(space) => self.engine_at(space),
            Action::Upgrade(station) => self.upgrade(station),
            Action::Give(worker) => self.station_master() - self.worker(worker),
            Action::Objective(place) => {
                state.display[usize::from(place)].map_or(0.0, |card| self.objective(card))
            }
            Action::Play(card) => habits.play + self.objective(card),
            Action::Teepee(at) => {
                let value = f32::from(self.game.parts.trail.values[at.index()]);
                self.over_time(habits.teepee, habits.teepee_end) + self.dollar * value
            }
            Action::Hazard(at) => self.hazard(at),
            Action::Foresight(place) => self.tile(place),
            Action::Certificates(count) => {
                let me = self.me;
                let sum = self.game.breeding(me.hand) + me.permanent() + count;
                self.best_city(sum) + (self.dollar - habits.kept) * f32::from(count)
            }
            Action::Deliver(city) => self.city(city.into()),
            Action::Disc(disc) => self.disc(disc),
            // Only where no disc is left on the board: better few points than many.
            Action::DiscFrom(station) => {
                -10.0 - f32::from(self.game.parts.stations[usize::from(station)].vp)
            }
            Action::Go(_) | Action::ObjectiveDeck | Action::No | Action::Done => 0.0,
        }
    }

    /// The place whose local actions are asked about, and what it has to offer.
    fn place(&self) -> Option<Node> {
        match self.state.pending.top() {
            Some(Pending::Local { at, .. }) => Some(at),
            _ => None,
        }
    }

    fn locals(&self) -> Option<&Locals> {
        match self.state.tile(self.place()?)? {
            Tile::Neutral(n) => Some(&self.game.parts.neutral[usize::from(n)]),
            Tile::Private(tile) => Some(&self.game.private(self.state, tile.number()).locals),
            _ => None,
        }
    }

    fn risk(&self) -> Option<OpId> {
        self.game.parts.risks[self.place()?.index()]
    }

    fn auxiliary(&self, kind: Aux, double: bool) -> f32 {
        let habits = self.habits;
        let single = match kind {
            Aux::Money => habits.aux_money,
            Aux::Draw if self.twins() => habits.aux_draw + habits.aux_draw_twins,
            Aux::Draw => habits.aux_draw,
            Aux::Certificate => habits.aux_certificate,
            Aux::Engine => habits.aux_engine,
            Aux::Remove => habits.aux_remove,
        };
        single + if double { habits.aux_double } else { 0.0 }
    }

    /// Whether some cattle card in hand counts nothing beside another one.
    pub(super) fn twins(&self) -> bool {
        let hand = self.me.hand;
        hand.cattle().kinds().any(|card| self.game.is_twin(hand, card))
    }

    /// What the hand loses with a card: the more, the nearer Kansas City is.
    pub(super) fn missed(&self, card: Card) -> f32 {
        let habits = self.habits;
        if card.is_objective() {
            return habits.objective_in_hand;
        }
        if self.game.is_twin(self.me.hand, card) {
            return habits.twin;
        }
        let at = self.me.at.map_or(0.0, |at| f32::from(at.0));
        let way = at / f32::from(self.game.parts.trail.kansas_city.0);
        let each = habits.single_value + habits.single_value_near * way;
        habits.single + each * f32::from(self.value(card))
    }

    pub(super) fn value(&self, card: Card) -> u8 {
        self.game.parts.cattle[card.kind()].value
    }

    fn discarding(&self, card: Card) -> f32 {
        let gain = match self.state.pending.top() {
            Some(Pending::Discard { op, .. }) => match self.game.parts.op(op) {
                Op::Discard { gain, .. } => self.gain(gain),
                _ => 0.0,
            },
            _ => 0.0,
        };
        gain - self.missed(card)
    }

    fn removing(&self, card: Card) -> f32 {
        let good = if card.is_objective() { 0 } else { self.value(card) };
        1.0 - self.missed(card) - self.habits.removed_value * f32::from(good)
    }

    fn station_master(&self) -> f32 {
        let habits = self.habits;
        let lasting = match self.state.pending.top() {
            Some(Pending::Master { station }) => {
                matches!(self.state.masters[usize::from(station)],
                    MasterPlace::Tile(master) if master.is_certificate())
            }
            _ => false,
        };
        self.over_time(habits.master, habits.master_end)
            + if lasting { habits.permanent } else { 0.0 }
    }

    fn hazard(&self, at: Node) -> f32 {
        let habits = self.habits;
        let points = self.state.hazard_at(at).map_or(0, |tile| self.game.hazard_vp(tile));
        let price = match self.state.pending.top() {
            Some(Pending::Hazard { pay, .. }) => pay,
            _ => 0,
        };
        self.over_time(habits.hazard, habits.hazard_end) + habits.hazard_vp * f32::from(points)
            - self.dollar * f32::from(price)
    }

    /// A tile for the board, in Kansas City.
    fn tile(&self, place: Place) -> f32 {
        let habits = self.habits;
        let Some(Pending::Foresight { column }) = self.state.pending.top() else { return 0.0 };
        match self.state.foresight[usize::from(column)][place.index()] {
            Some(Supply::Worker(worker)) => {
                let (start, end) = match worker {
                    Worker::Cowboy => (habits.tile_cowboy, habits.tile_cowboy_end),
                    Worker::Craftsman => (habits.tile_craftsman, habits.tile_craftsman_end),
                    Worker::Engineer => (habits.tile_engineer, habits.tile_engineer_end),
                };
                self.over_time(start, end) + habits.tile_wanted * self.worker(worker)
            }
            Some(Supply::Hazard(_)) => self.over_time(habits.tile_hazard, habits.tile_hazard_end),
            Some(Supply::Teepee(_)) => self.over_time(habits.tile_teepee, habits.tile_teepee_end),
            None => 0.0,
        }
    }

    /// An objective card: its points, and what is missing for them.
    fn objective(&self, card: Card) -> f32 {
        let card = &self.game.parts.objectives[card.kind()];
        let built = 10 - self.me.unbuilt.count_ones() as u8;
        let assets = self.game.assets(self.me, self.me.deck(), built);
        let missing: u8 =
            card.tasks.iter().zip(assets).map(|(need, have)| need.saturating_sub(have)).sum();
        self.habits.objective_vp * f32::from(card.vp) - self.habits.unmet * f32::from(missing)
    }
}
