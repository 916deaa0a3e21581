//! Chapter 23 – Craig's turn.

use rand::{Rng, RngExt};
use tabletop::Sink;

use crate::{
    Cattle,
    action::Drawn,
    fact::{Fact, NothingReason},
    parts::{CraigCard, Special, Steps},
    state::{Craig, Pending, State},
};

/// The top card is drawn; the next one is only looked at. The card in use is not shuffled in (R23).
pub(super) fn begin(state: &mut State, facts: &mut impl Sink<Fact>) {
    state.pending.push_in_order([Pending::CraigTop, Pending::CraigActs]);
    let craig = state.craig.as_mut().expect("it is his turn");
    if let Some(last) = craig.card {
        craig.discard |= 1 << last;
    }
    craig.card = craig.top.take();
    if craig.deck == 0 {
        craig.deck = std::mem::take(&mut craig.discard);
        let cards = craig.deck.count_ones() as u8;
        facts.tell(|| Fact::CraigReshuffled { cards });
    }
}

/// The `n`-th bit that is set.
fn nth_bit(mut set: u32, n: u32) -> u8 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

pub(super) fn sample(state: &State, pending: Pending, rng: &mut impl Rng) -> Drawn {
    let craig = state.craig.as_ref().expect("Craig plays");
    let mut any = |set: u32| nth_bit(set, rng.random_range(0..set.count_ones()));
    match pending {
        Pending::CraigTop => Drawn::Craig(any(craig.deck)),
        _ => Drawn::Building(any(craig.stack.into()) + 1),
    }
}

pub(super) fn drawable(state: &State, pending: Pending, drawn: Drawn) -> bool {
    let Some(craig) = &state.craig else { return false };
    match (pending, drawn) {
        (Pending::CraigTop, Drawn::Craig(card)) => card < 32 && craig.deck & 1 << card != 0,
        (Pending::CraigBuilds, Drawn::Building(number)) => {
            (1..=10).contains(&number) && craig.stack & 1 << (number - 1) != 0
        }
        _ => false,
    }
}

impl Cattle {
    /// The value of "?" on the movement board.
    pub(crate) fn board_value(&self, craig: &Craig) -> u8 {
        let removed = super::ch2_setup::CRAIG_DISCS - craig.board_discs;
        self.parts.craig.board[usize::from(removed)]
    }

    pub(super) fn craig_steps(&self, craig: &Craig, steps: Steps) -> u8 {
        match steps {
            Steps::Fixed { n } => n,
            Steps::Variable { base } => base + self.board_value(craig),
        }
    }

    /// The card he plays.
    pub(super) fn craig_card(&self, craig: &Craig) -> CraigCard {
        self.parts.craig.cards[usize::from(craig.card.expect("a card is played"))]
    }

    /// R40 The card whose option side is seen.
    pub(super) fn craig_option(&self, craig: &Craig) -> CraigCard {
        self.parts.craig.cards[usize::from(craig.top.expect("a card is seen"))]
    }

    /// The next card of his deck is seen.
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn craig_begins(&self, state: &mut State, card: u8, facts: &mut impl Sink<Fact>) {
        state.pending.pop();
        let craig = state.craig.as_mut().expect("Craig plays");
        craig.deck &= !(1 << card);
        craig.top = Some(card);
        let played = craig.card;
        facts.tell(|| Fact::CraigCard { card: played.map(|card| card + 1), next: card + 1 });
    }

    /// He moves, then delivers in Kansas City or does what the card says.
    pub(super) fn craig_acts(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.pending.pop();
        let craig = state.craig.as_ref().expect("it is his turn");
        let card = self.craig_card(craig);
        let steps = self.craig_steps(craig, card.steps);
        self.craig_moves(state, steps, facts);
        let at = state.craig.as_ref().map(|craig| craig.at);
        if at == Some(self.parts.trail.kansas_city) {
            super::ch25_craig_kansas_city::enter(state);
            return false;
        }
        match card.special {
            None => facts
                .tell(|| Fact::CraigNothing { special: None, reason: NothingReason::NoSpecial }),
            Some(Special::Build) => self.craig_wants_to_build(state, facts),
            Some(Special::Cattle) => self.craig_cattle(state, facts),
            Some(Special::Job) => self.craig_job(state, facts),
            Some(Special::Teepee) => self.craig_teepee(state, facts),
            Some(Special::Engine) => self.craig_engine(state, facts),
            Some(Special::Hazard) => self.craig_hazard(state, facts),
            Some(Special::Objective) => {
                state.pending.push(Pending::CraigObjective { link: false });
            }
        }
        false
    }

    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn craig_lapses(
        &self,
        special: &str,
        reason: NothingReason,
        facts: &mut impl Sink<Fact>,
    ) {
        facts.tell(|| Fact::CraigNothing { special: Some(special.into()), reason });
    }
}
