//! Chapters 5.2 and 5.3 – Placing discs, one at a time, as far as the supply goes.

use tabletop::{Illegal, Sink};

use super::SAME_REGION;
use crate::{
    components::{Card, Land},
    fact::Fact,
    state::{Pending, State},
};

/// §5.2 The second disc of a +1 card goes to one of the three other regions.
#[inline]
pub(super) fn other(card: Card, land: Land) -> Result<(), Illegal> {
    match card.place {
        Some((shown, _)) if shown == land => Err(Illegal::because(&SAME_REGION)),
        _ => Ok(()),
    }
}

/// Places what is compulsory. Nobody has to be asked.
#[inline]
pub(super) fn settle(
    state: &mut State,
    land: Land,
    discs: u8,
    facts: &mut impl Sink<Fact>,
) -> bool {
    state.pending.pop();
    for placed in 0..discs {
        if !place(state, land, facts) {
            // RULING A5: what cannot be supplied lapses, and the card stays playable.
            lapse(state, discs - placed, facts);
            break;
        }
    }
    false
}

/// §5.2 Without a disc there is nothing to choose (A6). Answers whether the player has to choose.
#[inline]
pub(super) fn settle_choice(state: &mut State, discs: u8, facts: &mut impl Sink<Fact>) -> bool {
    if state.player(state.turn).supply > 0 {
        return true;
    }
    state.pending.pop();
    lapse(state, discs, facts);
    false
}

/// §5.2 The player has chosen the region of a disc.
#[inline]
pub(super) fn choose(state: &mut State, land: Land, facts: &mut impl Sink<Fact>) {
    let asked = state.pending.pop();
    place(state, land, facts);
    if let Some(Pending::Either { card }) = asked {
        let (shown, _) = card.place.expect("a +1 card shows a region");
        // A6 `free`: if the shown region came second, there is nothing left to choose.
        state.pending.push(if land == shown {
            Pending::Other { card }
        } else {
            Pending::Place { land: shown, discs: 1 }
        });
    }
}

/// §5.3 One disc from the supply into a block. A disc pushed out is in its owner's supply at once,
/// and may be the next one to be placed (A7). Answers whether there was a disc.
#[inline]
fn place(state: &mut State, land: Land, facts: &mut impl Sink<Fact>) -> bool {
    let seat = state.turn;
    let Some(supply) = state.player(seat).supply.checked_sub(1) else { return false };
    state.player_mut(seat).supply = supply;
    let added = state.blocks[land.index()].add(seat);
    if let Some(owner) = added.pushed {
        state.player_mut(owner).supply += 1;
    }
    facts.tell(|| Fact::Placed { seat, region: land, circle: added.circle, pushed: added.pushed });
    true
}

fn lapse(state: &State, discs: u8, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Lapsed { seat: state.turn, discs });
}
