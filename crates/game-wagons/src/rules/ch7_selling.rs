//! Chapter 7 – Selling.

use tabletop::{Illegal, Sink};

use super::{
    FREE_CARD, ch4_turn,
    ch5_card::{Held, discard, held},
};
use crate::{
    Wagons,
    components::Card,
    fact::Fact,
    options::ZeroSale,
    state::{Pending, State},
};

/// §7 Any card in hand may be sold, also for nothing (A15).
pub(super) fn sale(game: &Wagons, state: &State, card: Card) -> Result<Held, Illegal> {
    let held = held(game, state, card)?;
    saleable(game, card)?;
    Ok(held)
}

#[inline]
pub(super) fn saleable(game: &Wagons, card: Card) -> Result<(), Illegal> {
    match game.options.zero_sale {
        ZeroSale::ForbiddenIfCardIsFree if card.cost == 0 => Err(Illegal::short(&FREE_CARD, 1, 0)),
        _ => Ok(()),
    }
}

/// §7 As many discs from the own lid as the card costs, at most what is there; the rest lapses.
#[inline]
pub(super) fn sell(game: &Wagons, state: &mut State, card: Card, facts: &mut impl Sink<Fact>) {
    ch4_turn::begin_action(state);
    let sold = sale(game, state, card).expect("judged by the caller");
    discard(game, state, sold);
    let seat = state.turn;
    let player = state.player_mut(seat);
    let discs = card.cost.min(player.lid);
    player.lid -= discs;
    player.supply += discs;
    facts.tell(|| Fact::Sold { seat, card, discs, lapsed: card.cost - discs });
    state.pending.push_in_order([Pending::Draw, Pending::Finish]);
}
