//! Choices not worth thinking about, and quick choices for playouts.

use super::{Outlook, weights::TURNS_A_TICKET};
use crate::{
    action::{Action, Payment},
    rules,
    sets::Lane,
};

/// More claims than this are sorted out.
const MANY_CLAIMS: usize = 5;

impl Outlook<'_> {
    /// Drops what leads only where another choice leads, or nowhere good.
    pub(super) fn narrow(&self, actions: &mut Vec<Action>) {
        match actions.first() {
            Some(Action::Pay(_)) => fewest_locomotives(actions),
            _ if self.state.pending.is_empty() => {
                self.one_of_twins(actions);
                self.promising_claims(actions);
                if self.turns < TURNS_A_TICKET && actions.len() > 1 {
                    actions.retain(|action| *action != Action::Tickets);
                }
            }
            _ => {}
        }
    }

    /// Claims that tickets ask for, that capture Alvin or that bring most; the others are seldom a
    /// good idea.
    fn promising_claims(&self, actions: &mut Vec<Action>) {
        let Self { game, state, seat, .. } = *self;
        if actions.iter().filter_map(claimed).count() <= MANY_CLAIMS {
            return;
        }
        let net = |lane| game.net_points(state, seat, lane);
        let mut best = [f32::MIN; MANY_CLAIMS];
        for points in actions.iter().filter_map(claimed).map(net) {
            if let Some(place) = best.iter().position(|&other| other < points) {
                best[place..].rotate_right(1);
                best[place] = points;
            }
        }
        let open = self.player().tickets.without(self.completed());
        let planned = self.project(open, self.player().network).lanes;
        actions.retain(|action| {
            claimed(action).is_none_or(|lane| {
                net(lane) >= best[MANY_CLAIMS - 1]
                    || !game.map.parallel(lane).and(planned).is_empty()
                    || rules::captures(game, state, lane)
            })
        });
    }

    /// Two lanes of one pair and colour are the same.
    fn one_of_twins(&self, actions: &mut Vec<Action>) {
        let same = |a: Lane, b: Lane| {
            let (a, b) = (self.game.map.lane(a), self.game.map.lane(b));
            a.ends == b.ends && a.colour == b.colour
        };
        let mut kept: Option<Lane> = None;
        actions.retain(|action| match (*action, kept) {
            (Action::Claim(lane), Some(before)) if same(lane, before) => false,
            (Action::Claim(lane), _) => {
                kept = Some(lane);
                true
            }
            _ => true,
        });
    }
}

pub(super) fn claimed(action: &Action) -> Option<Lane> {
    match action {
        Action::Claim(lane) => Some(*lane),
        _ => None,
    }
}

/// Of each colour only the payment that spares most locomotives, and locomotives alone only where
/// nothing else pays.
fn fewest_locomotives(actions: &mut Vec<Action>) {
    let payment = |action: &Action| match action {
        Action::Pay(payment) => Some(*payment),
        _ => None,
    };
    let all: [Option<Payment>; 9] = std::array::from_fn(|i| {
        let of_colour = actions.iter().filter_map(payment).filter(|p| p.colour.index() == i);
        of_colour.max_by_key(|p| p.cards)
    });
    let coloured = all[..8].iter().any(Option::is_some);
    actions.retain(|action| {
        payment(action)
            .is_none_or(|p| all[p.colour.index()] == Some(p) && (p.cards > 0 || !coloured))
    });
}
