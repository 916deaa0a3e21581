//! Where the active player can go and what the location offers, with the reason where it does not.

use serde::Serialize;
use tabletop::{Illegal, Viewer};

use crate::{
    Cattle,
    action::{Action, Path},
    components::Aux,
    rules::Due,
    state::{Pending, State},
    trail::Node,
};

/// A way that can be walked, with its fees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleReach)]
pub struct ReachView {
    pub path: Vec<String>,
    pub stop: String,
    /// What really changes hands.
    pub pays: u16,
    pub fees: Vec<FeeView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleFee)]
pub struct FeeView {
    pub at: String,
    pub due: u16,
    pub pays: u16,
    /// Nobody where the bank receives.
    pub to: Option<u8>,
}

/// Why something is not possible now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleRefusal)]
pub struct RefusalView {
    pub section: String,
    pub code: String,
    pub need: Option<i32>,
    pub have: Option<i32>,
}

impl From<Illegal> for RefusalView {
    fn from(no: Illegal) -> Self {
        Self {
            section: no.reason.rule.section.into(),
            code: no.code().into(),
            need: no.count.map(|(need, _)| need),
            have: no.count.map(|(_, have)| have),
        }
    }
}

/// A local action: `op` is as the box writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleUse)]
pub struct UseView {
    #[serde(rename = "use")]
    pub name: String,
    #[schema(value_type = Object)]
    pub op: serde_json::Value,
    pub refusal: Option<RefusalView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CattleAux)]
pub struct AuxView {
    pub kind: String,
    pub single: Option<RefusalView>,
    pub double: Option<RefusalView>,
}

impl Cattle {
    /// What walking a path costs the active player.
    pub(crate) fn fees(&self, state: &State, path: Path) -> Vec<FeeView> {
        let mut money = state.me().money;
        let mut fees = vec![];
        for &at in path.steps() {
            let Due { amount, to } = self.due(state, state.turn, at);
            if amount > 0 {
                let pays = amount.min(money);
                money -= pays;
                let to = to.map(|seat| seat.0);
                fees.push(FeeView { at: self.node(at), due: amount, pays, to });
            }
        }
        fees
    }

    /// Everybody can see where the active player can go.
    pub(super) fn reach(&self, state: &State) -> Vec<ReachView> {
        let pending = state.pending.top().filter(|_| !state.over);
        let free = matches!(pending, Some(Pending::Walk { .. }));
        if !matches!(pending, Some(Pending::Move | Pending::Step { .. } | Pending::Walk { .. })) {
            return vec![];
        }
        let mut ways = vec![];
        self.list(state, state.turn, &mut ways);
        let reach = |action| {
            let Action::Go(path) = action else { return None };
            let fees = if free { vec![] } else { self.fees(state, path) };
            Some(ReachView {
                path: self.parts.trail.names_of(path.steps().iter().copied()),
                stop: self.node(path.stop()?),
                pays: fees.iter().map(|fee| fee.pays).sum(),
                fees,
            })
        };
        ways.into_iter().filter_map(reach).collect()
    }

    /// The actions of the place being used, for the one who uses it: which are possible depends on
    /// the hand.
    pub(super) fn location(&self, state: &State, viewer: Viewer) -> Vec<UseView> {
        let Some(at) = using(state, viewer) else { return vec![] };
        let Some(locals) = self.locals(state, at) else { return vec![] };
        let mut uses = vec![];
        let show = |name: String, op, judged: Result<(), Illegal>| UseView {
            name,
            op: serde_json::to_value(self.parts.op(op)).expect("actions are plain data"),
            refusal: judged.err().map(Into::into),
        };
        for (action, pair) in (0..).zip(locals) {
            for (half, op) in (0..).zip(pair) {
                if let Some(op) = *op {
                    let name = format!("{}{}", action + 1, if half == 1 { "b" } else { "" });
                    let judged = self.judge(state, state.turn, Action::Use { action, half });
                    uses.push(show(name, op, judged));
                }
            }
        }
        if let Some(op) = self.parts.risks[at.index()] {
            uses.push(show("risk".into(), op, self.judge(state, state.turn, Action::Risk)));
        }
        uses
    }

    /// Auxiliary actions, at a location and where an icon gives one.
    pub(super) fn aux_view(&self, state: &State, viewer: Viewer) -> Vec<AuxView> {
        let asked =
            matches!(state.pending.top(), Some(Pending::Aux { .. } | Pending::Local { .. }));
        if state.over || !asked || !viewer.is(state.turn) {
            return vec![];
        }
        let judge = |kind, double| {
            self.judge(state, state.turn, Action::Aux { kind, double }).err().map(Into::into)
        };
        let show = |kind: &Aux| AuxView {
            kind: kind.to_string(),
            single: judge(*kind, false),
            double: judge(*kind, true),
        };
        Aux::ALL.iter().map(show).collect()
    }
}

/// The place in use, if the viewer is the one who uses it.
fn using(state: &State, viewer: Viewer) -> Option<Node> {
    match state.pending.top() {
        Some(Pending::Local { at, .. }) if viewer.is(state.turn) && !state.over => Some(at),
        _ => None,
    }
}
