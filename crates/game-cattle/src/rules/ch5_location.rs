//! Chapter 5 – Phase B: what the location allows.

use tabletop::{Illegal, Seat, Sink};

use super::{
    ACTION_USED, CANNOT_GO_BACK, CANNOT_PAY, DRAW_COUNT, NO_SUCH_ACTION, NOT_THAT_FAR, NOT_YOURS,
    NOTHING_DONE, NOTHING_TO_GAIN, ch6_5_objective, ch9_objectives, ch10_draw,
};
use crate::{
    Cattle,
    action::Action,
    components::{Tile, Worker},
    fact::Fact,
    ops::{Counted, Gain, Most, Op, Per},
    parts::{Locals, OpId, Private},
    state::{Pending, State, Used},
    trail::Node,
};

/// R1: something must be done where the cattleman stands; using 8b was doing something.
pub(super) fn leaving(state: &State, at: Node, used: Used) -> Result<(), Illegal> {
    if used.acted() || state.me().at != Some(at) {
        return Ok(());
    }
    Err(Illegal::because(&NOTHING_DONE))
}

impl Cattle {
    /// The side of a private building that is used at this table.
    #[inline]
    pub(crate) fn private(&self, state: &State, number: u8) -> &Private {
        let side = usize::from(state.sides >> (number - 1) & 1);
        &self.parts.private[usize::from(number - 1)][side]
    }

    /// §5 The local actions open to the active player: of neutral and own buildings, and of any
    /// building reached through 8b.
    #[inline]
    pub(crate) fn locals(&self, state: &State, at: Node) -> Option<&Locals> {
        match state.tile(at)? {
            Tile::Neutral(n) => Some(&self.parts.neutral[usize::from(n)]),
            Tile::Private(building) => {
                let own = building.owner() == state.turn.0;
                let through = state.me().at != Some(at);
                (own || through).then(|| &self.private(state, building.number()).locals)
            }
            _ => None,
        }
    }

    /// §5 Each local action once; of a slash pair one half.
    pub(super) fn local(
        &self,
        state: &State,
        at: Node,
        used: Used,
        action: u8,
        half: u8,
    ) -> Result<OpId, Illegal> {
        let locals = self.locals(state, at).ok_or(Illegal::because(&NOT_YOURS))?;
        let pair = locals.get(usize::from(action)).and_then(|pair| pair.get(usize::from(half)));
        let op = pair.copied().flatten().ok_or(Illegal::because(&NO_SUCH_ACTION))?;
        if used.has(action) {
            return Err(Illegal::because(&ACTION_USED));
        }
        self.possible(state, op, at, state.visited)?;
        Ok(op)
    }

    /// §5 The risk action beside the slot is one more local action.
    pub(super) fn risk(&self, state: &State, at: Node, used: Used) -> Result<OpId, Illegal> {
        self.locals(state, at).ok_or(Illegal::because(&NOT_YOURS))?;
        let op = self.parts.risks[at.index()].ok_or(Illegal::because(&NO_SUCH_ACTION))?;
        if used.has(Used::RISK) {
            return Err(Illegal::because(&ACTION_USED));
        }
        self.possible(state, op, at, state.visited)?;
        Ok(op)
    }

    pub(super) fn list_local(&self, state: &State, at: Node, used: Used, out: &mut Vec<Action>) {
        if used != Used::ALL
            && let Some(locals) = self.locals(state, at)
        {
            for (action, pair) in (0..).zip(locals) {
                if used.has(action) {
                    continue;
                }
                for (half, op) in (0..).zip(pair) {
                    if let Some(op) = *op
                        && self.possible(state, op, at, state.visited).is_ok()
                    {
                        out.push(Action::Use { action, half });
                    }
                }
            }
            if self.parts.risks[at.index()].is_some() && self.risk(state, at, used).is_ok() {
                out.push(Action::Risk);
            }
        }
        if !used.acted() && state.me().at == Some(at) {
            self.list_aux(state, false, out);
        }
        ch9_objectives::list(state, out);
        if leaving(state, at, used).is_ok() {
            out.push(Action::Done);
        }
    }

    /// Whether the active player could use this action, seen from the tile at `at`.
    pub(crate) fn possible(
        &self,
        state: &State,
        op: OpId,
        at: Node,
        visited: u64,
    ) -> Result<(), Illegal> {
        let me = state.me();
        let no = |reason| Err(Illegal::because(reason));
        match self.parts.op(op) {
            Op::Discard { card, .. } => self.holds(me.hand, card),
            Op::Hire { cost_change } => self.hireable(state, cost_change),
            Op::Build { pay_per_craftsman } => self.buildable(state, pay_per_craftsman),
            Op::Gain { .. }
            | Op::CertToLimit
            | Op::Aux
            | Op::MoveCattleman { .. }
            | Op::FreeWalk { .. } => Ok(()),
            Op::GainPer { per, .. } => match self.count(state, per) {
                0 => no(&NOTHING_TO_GAIN),
                _ => Ok(()),
            },
            Op::TakeObjective => ch6_5_objective::available(state),
            Op::EngineForward { max, pay } => {
                if me.money < pay.into() {
                    return Err(Illegal::short(&CANNOT_PAY, pay.into(), me.money.into()));
                }
                if self.can_go_forward(state, self.most(state, max)) {
                    Ok(())
                } else {
                    no(&NOT_THAT_FAR)
                }
            }
            Op::EngineBack { exact, .. } => self.can_go_back(state, exact),
            Op::TradeTeepee => self.tradeable(state),
            Op::RemoveHazard { pay } => self.clearable(state, pay),
            Op::BuyCattle => self.buyable(state, me.workers_of(Worker::Cowboy)),
            Op::DrawThenDiscard { max } => match ch10_draw::most(state, self.most(state, max)) {
                0 => no(&DRAW_COUNT),
                _ => Ok(()),
            },
            Op::SpecialDelivery => {
                if self.any_back(state) {
                    Ok(())
                } else {
                    no(&CANNOT_GO_BACK)
                }
            }
            Op::UseAdjacentBuilding => self.any_adjacent(state, at, visited),
            Op::UpgradeStationBehindEngine => self.any_upgrade_behind(state),
        }
    }

    /// How much an action allows at most.
    #[inline]
    pub(crate) fn most(&self, state: &State, most: Most) -> u8 {
        match most {
            Most::Number(number) => number,
            Most::Counted(Counted::Engineers) => state.me().workers_of(Worker::Engineer),
            Most::Counted(Counted::Cowboys) => state.me().workers_of(Worker::Cowboy),
            Most::Counted(Counted::OwnBuildingsInWoods) => self.in_woods(state, state.turn),
        }
    }

    pub(crate) fn count(&self, state: &State, per: Per) -> u8 {
        match per {
            Per::OwnBuildingsInWoods => self.in_woods(state, state.turn),
            Per::TeepeePairBlueGreen => state.me().teepee_pairs(),
            Per::Engineers => state.me().workers_of(Worker::Engineer),
        }
    }

    /// §5.3 Own buildings now standing in woods slots.
    fn in_woods(&self, state: &State, seat: Seat) -> u8 {
        let woods = crate::trail::Ahead(self.parts.trail.woods & state.occupied);
        let own =
            |at: &Node| matches!(state.tile(*at), Some(Tile::Private(b)) if b.owner() == seat.0);
        woods.filter(own).count() as u8
    }

    pub(super) fn use_local(
        &self,
        state: &mut State,
        at: Node,
        used: Used,
        action: u8,
        half: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let locals = self.locals(state, at).expect("judged before");
        let op = locals[usize::from(action)][usize::from(half)].expect("judged before");
        let seat = state.turn.0;
        facts.tell(|| Fact::Used {
            seat,
            at: self.node(at),
            action: format!("{}{}", action + 1, if half == 1 { "b" } else { "" }),
            tiles: self.lying_on(state, [at]),
        });
        state.pending.replace(Pending::Local { at, used: used.with(action) });
        self.start(state, op, at, false, facts);
    }

    pub(super) fn take_risk(
        &self,
        state: &mut State,
        at: Node,
        used: Used,
        facts: &mut impl Sink<Fact>,
    ) {
        let op = self.parts.risks[at.index()].expect("judged before");
        let seat = state.turn.0;
        facts.tell(|| Fact::Used {
            seat,
            at: self.node(at),
            action: "risk".into(),
            tiles: self.lying_on(state, [at]),
        });
        state.pending.replace(Pending::Local { at, used: used.with(Used::RISK) });
        self.start(state, op, at, false, facts);
    }

    /// Begins an action. `optional`: it was offered, not chosen (slots, corners).
    pub(super) fn start(
        &self,
        state: &mut State,
        id: OpId,
        at: Node,
        optional: bool,
        facts: &mut impl Sink<Fact>,
    ) {
        match self.parts.op(id) {
            Op::Discard { card, gain } => {
                self.start_discard(state, id, card, gain, optional, facts);
            }
            Op::Hire { cost_change: change } => {
                state.pending.push(Pending::Hire { change, optional });
            }
            Op::Build { pay_per_craftsman: rate } => {
                state.pending.push(Pending::Build { rate, optional });
            }
            Op::Gain { money, cert } => {
                let gain = Gain { money, cert, ..Gain::default() };
                self.reward(state, gain, facts);
            }
            Op::GainPer { money, cert, per } => {
                let count = self.count(state, per);
                let gain = Gain { money: money * count, cert: cert * count, ..Gain::default() };
                self.reward(state, gain, facts);
            }
            Op::TakeObjective => state.pending.push(Pending::Objective { to_hand: false }),
            Op::EngineForward { max, pay } => {
                self.pay(state, pay.into(), "engine", facts);
                let most = self.most(state, max);
                state.pending.push(Pending::Forward { most, optional });
            }
            Op::EngineBack { exact, gain } => {
                state.pending.push_in_order([
                    Pending::Back { steps: exact },
                    Pending::Money { amount: gain.money },
                    Pending::Certify { count: gain.cert },
                ]);
            }
            Op::TradeTeepee => state.pending.push(Pending::Teepee { optional }),
            Op::RemoveHazard { pay } => state.pending.push(Pending::Hazard { pay, optional }),
            Op::Aux => state.pending.push(Pending::Aux { optional }),
            Op::BuyCattle => {
                let cowboys = state.me().workers_of(Worker::Cowboy);
                state.pending.push(Pending::Buy { cowboys, begun: false });
            }
            Op::MoveCattleman { max: most } => state.pending.push(Pending::Step { most }),
            Op::FreeWalk { max: most } => state.pending.push(Pending::Walk { most }),
            Op::DrawThenDiscard { max } => {
                let most = self.most(state, max);
                state.pending.push(Pending::DrawUpTo { most, optional });
            }
            Op::SpecialDelivery => state.pending.push(Pending::SpecialBack),
            Op::CertToLimit => state.pending.push(Pending::Certify { count: 6 }),
            Op::UseAdjacentBuilding => state.pending.push(Pending::Adjacent { from: at }),
            Op::UpgradeStationBehindEngine => state.pending.push(Pending::UpgradeBehind),
        }
    }

    /// Money must be taken in full; other rewards may be refused (§5).
    pub(super) fn reward(&self, state: &mut State, gain: Gain, facts: &mut impl Sink<Fact>) {
        self.gain(state, gain.money.into(), "action", facts);
        if gain.objective {
            state.pending.push(Pending::Objective { to_hand: true });
        }
        if gain.engine_forward > 0 {
            let most = gain.engine_forward;
            state.pending.push(Pending::Forward { most, optional: true });
        }
        if gain.cert > 0 {
            state.pending.push(Pending::Certify { count: gain.cert });
        }
    }

    #[inline]
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn gain(
        &self,
        state: &mut State,
        money: u16,
        why: &str,
        facts: &mut impl Sink<Fact>,
    ) {
        if money > 0 {
            state.me_mut().money += money;
            let seat = state.turn.0;
            facts.tell(|| Fact::Gained { seat, money, why: why.into() });
        }
    }

    #[inline]
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn pay(
        &self,
        state: &mut State,
        money: u16,
        why: &str,
        facts: &mut impl Sink<Fact>,
    ) {
        if money > 0 {
            state.me_mut().money -= money;
            let seat = state.turn.0;
            facts.tell(|| Fact::Paid { seat, money, why: why.into() });
        }
    }
}
