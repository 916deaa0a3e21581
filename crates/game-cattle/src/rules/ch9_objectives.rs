//! Chapter 9 – Objective cards are played before phase A and between single actions of phase B.

use tabletop::{Illegal, Sink};

use super::{NOT_IN_HAND, NOT_OBJECTIVE};
use crate::{Cattle, action::Action, cards::Card, fact::Fact, state::State};

pub(super) fn play(state: &State, card: Card) -> Result<(), Illegal> {
    if !card.is_objective() {
        return Err(Illegal::because(&NOT_OBJECTIVE));
    }
    if !state.me().hand.has(card) {
        return Err(Illegal::because(&NOT_IN_HAND));
    }
    Ok(())
}

pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    out.extend(state.me().hand.objectives().kinds().map(Action::Play));
}

impl Cattle {
    /// §9 The card goes to the own area; its corner action may be done now or forgone.
    pub(super) fn play_objective(
        &self,
        state: &mut State,
        card: Card,
        facts: &mut impl Sink<Fact>,
    ) {
        let me = state.me_mut();
        me.take_from_hand(card);
        me.area.add(card);
        let (seat, at) = (state.turn.0, state.me().at.unwrap_or_default());
        facts.tell(|| Fact::ObjectivePlayed { seat, card: self.name(card).into() });
        if let Some(op) = self.parts.objectives[card.kind()].corner {
            self.start(state, op, at, true, facts);
        }
    }
}
