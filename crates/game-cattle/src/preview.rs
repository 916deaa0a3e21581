//! What an action would cost and do.

use rand::SeedableRng;
use serde::Serialize;
use tabletop::Seat;

use crate::{
    Cattle,
    action::Action,
    fact::Fact,
    state::Pending,
    view::{FeeView, View},
};

/// What an action does by itself, before anything is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[schema(as = CattlePreview)]
pub struct Preview {
    /// By how much the own money changes.
    pub money: i16,
    pub certificates: i8,
    /// Where the own engine then stands, if it moves.
    pub engine: Option<String>,
    /// By how much the own live total changes.
    pub points: i16,
    /// What is paid on the way.
    pub fees: Vec<FeeView>,
    /// What is paid for it.
    pub price: Option<u16>,
}

impl Cattle {
    /// Tries the action in a world the viewer holds possible. What an action does before a draw does
    /// not depend on what is hidden from its player.
    pub(crate) fn foresee(&self, view: &View, action: Action) -> Preview {
        let before = self.dream(view, &mut rand_pcg::Pcg64Mcg::seed_from_u64(0));
        let seat = view.turn;
        if self.judge(&before, seat, action).is_err() {
            return Preview::default();
        }
        let (mut after, mut facts) = (before, vec![]);
        self.perform(&mut after, action, &mut facts);
        let (me, then) = (before.player(seat), after.player(seat));
        let total = |state| self.score(state, seat, true).total;
        let fees = match action {
            Action::Go(path) if !matches!(before.pending.top(), Some(Pending::Walk { .. })) => {
                self.fees(&before, path)
            }
            _ => vec![],
        };
        Preview {
            money: then.money.cast_signed() - me.money.cast_signed(),
            certificates: then.temporary().cast_signed() - me.temporary().cast_signed(),
            engine: (then.engine != me.engine).then(|| then.engine.to_string()),
            points: total(&after) - total(&before),
            fees,
            price: facts.iter().find_map(|fact| price(fact, seat)),
        }
    }
}

/// What a fact says was paid by a seat.
fn price(fact: &Fact, by: Seat) -> Option<u16> {
    match *fact {
        Fact::Hired { seat, price, .. }
        | Fact::Built { seat, price, .. }
        | Fact::Bought { seat, price, .. }
        | Fact::Upgraded { seat, price, .. }
        | Fact::Paid { seat, money: price, .. } => (seat == by.0).then_some(price),
        _ => None,
    }
}
