//! Chapter 5.1 – Auxiliary actions.

use tabletop::{Illegal, Sink};

use super::{
    AUX_CLOSED, AUX_DOUBLE_CLOSED, AUX_ONLY_FIRST, AUX_SINGLE_ONLY, CANNOT_PAY, DRAW_COUNT,
    ch10_draw,
};
use crate::{
    Cattle,
    action::Action,
    components::Aux,
    fact::Fact,
    state::{Pending, State, Used},
    trail::Node,
};

impl Cattle {
    /// §5.1 A kind is open if one of its two disc spaces is clear, and double if both are.
    pub(crate) fn aux(&self, state: &State, kind: Aux, double: bool) -> Result<(), Illegal> {
        let me = state.me();
        match (me.discs[kind.index()], double) {
            (0, _) | (1, false) => {}
            (1, true) => return Err(Illegal::because(&AUX_DOUBLE_CLOSED)),
            _ => return Err(Illegal::because(&AUX_CLOSED)),
        }
        let count = 1 + u8::from(double);
        let afford = || {
            if me.money < count.into() {
                return Err(Illegal::short(&CANNOT_PAY, count.into(), me.money.into()));
            }
            Ok(())
        };
        match kind {
            Aux::Draw if !ch10_draw::can_draw(state) => Err(Illegal::because(&DRAW_COUNT)),
            Aux::Money | Aux::Draw => Ok(()),
            Aux::Certificate => afford().and_then(|()| self.can_go_back(state, count)),
            Aux::Engine => afford(),
            Aux::Remove => self.can_go_back(state, count),
        }
    }

    /// §5 The location's choice: the single form, in place of all local actions.
    pub(crate) fn aux_at_location(
        &self,
        state: &State,
        at: Node,
        used: Used,
        kind: Aux,
        double: bool,
    ) -> Result<(), Illegal> {
        if used.acted() || state.me().at != Some(at) {
            return Err(Illegal::because(&AUX_ONLY_FIRST));
        }
        if double {
            return Err(Illegal::because(&AUX_SINGLE_ONLY));
        }
        self.aux(state, kind, false)
    }

    pub(super) fn list_aux(&self, state: &State, double: bool, out: &mut Vec<Action>) {
        for &kind in Aux::ALL {
            if self.aux(state, kind, false).is_ok() {
                out.push(Action::Aux { kind, double: false });
            }
            if double && self.aux(state, kind, true).is_ok() {
                out.push(Action::Aux { kind, double: true });
            }
        }
    }

    pub(super) fn do_aux(
        &self,
        state: &mut State,
        kind: Aux,
        double: bool,
        facts: &mut impl Sink<Fact>,
    ) {
        let seat = state.turn.0;
        facts.tell(|| Fact::Aux { seat, kind: kind.to_string(), double });
        match state.pending.pop() {
            Some(Pending::Local { at, .. }) => {
                state.pending.push(Pending::Local { at, used: Used::ALL });
            }
            Some(Pending::Aux { .. }) => {}
            pending => unreachable!("an auxiliary action for {pending:?}"),
        }
        let count = 1 + u8::from(double);
        match kind {
            Aux::Money => self.gain(state, count.into(), "aux", facts),
            Aux::Draw if double => {
                state.pending.push(Pending::DrawUpTo { most: 2, optional: false });
            }
            Aux::Draw => state.pending.push(Pending::Draw { left: 1, drawn: 0 }),
            Aux::Certificate => {
                self.pay(state, count.into(), "aux", facts);
                state
                    .pending
                    .push_in_order([Pending::Back { steps: count }, Pending::Certify { count }]);
            }
            Aux::Engine => {
                self.pay(state, count.into(), "aux", facts);
                state.pending.push(Pending::Forward { most: count, optional: false });
            }
            Aux::Remove => {
                state.pending.push_in_order([
                    Pending::Back { steps: count },
                    Pending::Remove { left: count },
                ]);
            }
        }
    }
}
