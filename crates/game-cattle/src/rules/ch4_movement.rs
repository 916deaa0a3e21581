//! Chapter 4 – Phase A: movement and fees.

use tabletop::{Illegal, Seat, Sink};

use super::{NOT_AHEAD, NOT_ASKED_NOW, NOT_NEUTRAL, STAY_OUT, TOO_FAR, ch3_turn};
use crate::{
    Cattle,
    action::{Action, Path},
    components::{Disc, Tile},
    fact::Fact,
    state::{Pending, State, Used},
    trail::{Kind, Node},
};

/// A fee: how much, and which player receives it; nobody where the bank does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub(crate) amount: u16,
    pub(crate) to: Option<Seat>,
}

impl Cattle {
    /// §4 Steps of the active player.
    #[inline]
    pub(crate) fn step_limit(&self, state: &State, seat: Seat) -> u8 {
        let [base, left, right] = self.parts.steps[usize::from(state.around() - 2)];
        let player = state.player(seat);
        let clear = |disc, more| if player.has_disc(disc) { 0 } else { more };
        base + clear(Disc::StepLeft, left) + clear(Disc::StepRight, right)
    }

    /// §2 On the first turn the cattleman is put on a neutral building.
    pub(super) fn first_place(&self, state: &State, at: Node) -> Result<(), Illegal> {
        if state.me().at.is_some() {
            return Err(Illegal::because(&NOT_ASKED_NOW));
        }
        match self.parts.trail.kinds[at.index()] {
            Kind::Neutral(_) => Ok(()),
            _ => Err(Illegal::because(&NOT_NEUTRAL)),
        }
    }

    /// §4 1 to the step limit.
    pub(super) fn move_along(&self, state: &State, path: Path) -> Result<(), Illegal> {
        if state.me().at.is_none() {
            return Err(Illegal::because(&NOT_NEUTRAL));
        }
        self.way(state, path, self.step_limit(state, state.turn))
    }

    /// §4 Every step leads to the next location on some road.
    pub(super) fn way(&self, state: &State, path: Path, most: u8) -> Result<(), Illegal> {
        let steps = path.steps();
        let mut at = state.me().at.ok_or(Illegal::because(&NOT_AHEAD))?;
        for &next in steps {
            if self.parts.trail.ahead(at, state.occupied).0 & next.bit() == 0 {
                return Err(Illegal::because(&NOT_AHEAD));
            }
            at = next;
        }
        match steps.len() {
            0 => Err(Illegal::because(&NOT_AHEAD)),
            taken if taken > usize::from(most) => {
                Err(Illegal::short(&TOO_FAR, (taken as u8).into(), most.into()))
            }
            _ => Ok(()),
        }
    }

    /// §9 A free walk stays out of Kansas City.
    pub(super) fn free_way(&self, state: &State, path: Path, most: u8) -> Result<(), Illegal> {
        if path.stop() == Some(self.parts.trail.kansas_city) {
            return Err(Illegal::because(&STAY_OUT));
        }
        self.way(state, path, most)
    }

    pub(super) fn list_move(&self, state: &State, out: &mut Vec<Action>) {
        if state.me().at.is_none() {
            out.extend(self.parts.trail.neutral.map(Action::Place));
        } else {
            self.list_ways(state, self.step_limit(state, state.turn), true, out);
        }
        super::ch9_objectives::list(state, out);
    }

    pub(super) fn can_step(&self, state: &State, most: u8) -> bool {
        most > 0
            && state.me().at.is_some_and(|at| self.parts.trail.ahead(at, state.occupied).0 != 0)
    }

    pub(super) fn list_ways(&self, state: &State, most: u8, city: bool, out: &mut Vec<Action>) {
        let Some(from) = state.me().at else { return };
        self.extend_ways(state.occupied, Path::default(), from, most, city, out);
    }

    /// Every way on from `from`, shorter ones before their continuations.
    fn extend_ways(
        &self,
        occupied: u64,
        path: Path,
        from: Node,
        most: u8,
        city: bool,
        out: &mut Vec<Action>,
    ) {
        for next in self.parts.trail.ahead(from, occupied) {
            if next == self.parts.trail.kansas_city && !city {
                continue;
            }
            let path = path.and(next);
            out.push(Action::Go(path));
            if most > 1 {
                self.extend_ways(occupied, path, next, most - 1, city, out);
            }
        }
    }

    /// §4 What the location asks of this player. Own and neutral buildings are free.
    #[inline]
    pub(crate) fn due(&self, state: &State, seat: Seat, at: Node) -> Due {
        let [green, black] = self.parts.fees[usize::from(state.around() - 2)];
        let free = Due { amount: 0, to: None };
        match state.tile(at) {
            Some(Tile::Hazard(hazard)) => {
                let hand = self.parts.hazards[hazard.kind()].hand;
                Due { amount: [green, black][hand.index()].into(), to: None }
            }
            Some(Tile::Teepee(teepee)) => {
                Due { amount: [green, black][teepee.hand().index()].into(), to: None }
            }
            Some(Tile::Private(building)) if building.owner() != seat.0 => {
                let hands = self.private(state, building.number()).hands;
                let amount =
                    u16::from(green) * u16::from(hands[0]) + u16::from(black) * u16::from(hands[1]);
                let owner = Seat(building.owner());
                // R25 What Craig's buildings ask for goes to the bank.
                Due { amount, to: (owner.0 < state.seats && amount > 0).then_some(owner) }
            }
            _ => free,
        }
    }

    /// §4 Fees are settled in walking order; whoever has too little hands over what there is.
    fn pay_fees(&self, state: &mut State, path: Path, facts: &mut impl Sink<Fact>) {
        let seat = state.turn;
        for &at in path.steps() {
            let Due { amount, to } = self.due(state, seat, at);
            if amount == 0 {
                continue;
            }
            let paid = amount.min(state.me().money);
            state.me_mut().money -= paid;
            if let Some(owner) = to {
                state.player_mut(owner).money += paid;
            }
            facts.tell(|| Fact::Fee {
                seat: seat.0,
                at: self.node(at),
                due: amount,
                paid,
                to: to.map(|owner| owner.0),
                tiles: self.lying_on(state, [at]),
            });
        }
    }

    /// Phase A, and the action that moves the cattleman.
    pub(super) fn go(&self, state: &mut State, path: Path, facts: &mut impl Sink<Fact>) {
        self.tell_move(state, path, facts);
        self.pay_fees(state, path, facts);
        ch3_turn::leave_location(state);
        self.arrive(state, path.stop().expect("a step was taken"));
    }

    pub(super) fn place_first(&self, state: &mut State, at: Node, facts: &mut impl Sink<Fact>) {
        let seat = state.turn.0;
        let tiles = || self.lying_on(state, [at]);
        facts.tell(|| Fact::Placed { seat, at: self.node(at), tiles: tiles() });
        state.pending.pop();
        self.arrive(state, at);
    }

    /// §9 No fees, no use of the location; in phase B the turn goes on to phase C.
    pub(super) fn walk_free(&self, state: &mut State, path: Path, facts: &mut impl Sink<Fact>) {
        self.tell_move(state, path, facts);
        state.pending.pop();
        state.me_mut().at = path.stop();
        if matches!(state.pending.top(), Some(Pending::Local { .. })) {
            ch3_turn::leave_location(state);
        }
    }

    /// §9 A walk before anything has been done would leave the location unused.
    pub(super) fn settle_walk(&self, state: &mut State, most: u8) -> bool {
        state.pending.pop();
        let unused = matches!(
            state.pending.top(),
            Some(Pending::Local { used, .. }) if !used.acted()
        );
        let ahead = state.me().at.map_or(0, |at| self.parts.trail.ahead(at, state.occupied).0);
        let somewhere = ahead & !self.parts.trail.kansas_city.bit() != 0;
        let possible = somewhere && !unused;
        if possible {
            state.pending.push(Pending::Walk { most });
        }
        possible
    }

    fn tell_move(&self, state: &State, path: Path, facts: &mut impl Sink<Fact>) {
        let seat = state.turn.0;
        facts.tell(|| Fact::Moved {
            seat,
            path: self.parts.trail.names_of(path.steps().iter().copied()),
            tiles: self.lying_on(state, path.stop()),
        });
    }

    /// §3 Phase B begins.
    fn arrive(&self, state: &mut State, at: Node) {
        state.me_mut().at = Some(at);
        if at == self.parts.trail.kansas_city {
            super::ch8_kansas_city::enter(state);
        } else {
            state.visited |= at.bit();
            state.pending.push(Pending::Local { at, used: Used::NOTHING });
        }
    }
}
