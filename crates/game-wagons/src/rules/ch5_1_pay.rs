//! Chapters 5.1 and 8 – Paying, with discs and, where they do not suffice, victory points.

use tabletop::{Illegal, Sink};

use super::{CANNOT_PAY, ONE_DISC_FOR_TWO, TOO_FEW_VP, TOO_MANY_VP};
use crate::{
    Wagons,
    components::Card,
    fact::Fact,
    options::{PartialPlacement, VpPayment},
    state::{Pending, Player, State},
};

/// The ways in which a cost can be paid: this least and this most number of victory points, the
/// rest in discs. Only [`payment`] makes one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Payment {
    pub(crate) least_vp: u8,
    most_vp: u8,
}

/// §5.1 "Move cost discs from supply to own lid"; §8 victory points may cover what is missing.
#[inline]
pub(crate) fn payment(
    game: &Wagons,
    player: &Player,
    cost: u8,
    card: Option<Card>,
) -> Result<Payment, Illegal> {
    let least_vp = cost.saturating_sub(player.supply);
    if least_vp > player.vp {
        let have = i32::from(player.supply) + i32::from(player.vp);
        return Err(Illegal::short(&CANNOT_PAY, cost.into(), have));
    }
    // RULING A3: by default all discs are paid first, and points cover exactly the shortfall.
    let may_mix = match game.options.vp_payment {
        VpPayment::Shortfall => false,
        VpPayment::FreeMixWhenShort => least_vp > 0,
        VpPayment::FreeMixAlways => true,
    };
    let most_vp = if may_mix { cost.min(player.vp) } else { least_vp };
    if game.options.partial_placement == PartialPlacement::AllOrNothing {
        let fits = |vp| leaves_enough(player, cost, card, vp);
        if !(least_vp..=most_vp).any(fits) {
            return Err(Illegal::short(&ONE_DISC_FOR_TWO, 2, 1));
        }
    }
    Ok(Payment { least_vp, most_vp })
}

/// A5 `all_or_nothing`: a payment must not leave exactly one disc for a placement of two.
fn leaves_enough(player: &Player, cost: u8, card: Option<Card>, vp: u8) -> bool {
    let left = player.supply - (cost - vp);
    left != 1 || card.is_none_or(|card| card.discs() < 2)
}

/// §8 One way of paying, chosen by the player.
pub(super) fn choice(
    game: &Wagons,
    state: &State,
    cost: u8,
    card: Option<Card>,
    vp: u8,
) -> Result<u8, Illegal> {
    let player = state.player(state.turn);
    let Payment { least_vp, most_vp } = payment(game, player, cost, card)?;
    if vp < least_vp {
        return Err(Illegal::short(&TOO_FEW_VP, least_vp.into(), vp.into()));
    }
    if vp > most_vp {
        return Err(Illegal::short(&TOO_MANY_VP, vp.into(), most_vp.into()));
    }
    let all_or_nothing = game.options.partial_placement == PartialPlacement::AllOrNothing;
    if all_or_nothing && !leaves_enough(player, cost, card, vp) {
        return Err(Illegal::short(&ONE_DISC_FOR_TWO, 2, 1));
    }
    Ok(vp)
}

/// Pays at once where there is one way to pay. Answers whether the player has to choose.
#[inline]
pub(super) fn settle(
    game: &Wagons,
    state: &mut State,
    cost: u8,
    card: Option<Card>,
    facts: &mut impl Sink<Fact>,
) -> bool {
    let Payment { least_vp, most_vp } =
        payment(game, state.player(state.turn), cost, card).expect("judged with the card");
    if least_vp == most_vp {
        pay(state, cost, least_vp, facts);
        return false;
    }
    let mut ways = (least_vp..=most_vp).filter(|&vp| choice(game, state, cost, card, vp).is_ok());
    match (ways.next(), ways.next()) {
        (Some(only), None) => {
            pay(state, cost, only, facts);
            false
        }
        _ => true,
    }
}

pub(super) fn pay_chosen(state: &mut State, vp: u8, facts: &mut impl Sink<Fact>) {
    let Some(Pending::Pay { cost, .. }) = state.pending.top() else {
        unreachable!("a payment that nobody asked for")
    };
    pay(state, cost, vp, facts);
}

/// §5.1 Discs go to the lid; §8 victory points paid are gone.
#[inline]
fn pay(state: &mut State, cost: u8, vp: u8, facts: &mut impl Sink<Fact>) {
    state.pending.pop();
    let (seat, discs) = (state.turn, cost - vp);
    let player = state.player_mut(seat);
    player.supply -= discs;
    player.lid += discs;
    player.vp -= vp;
    player.vp_paid = player.vp_paid.saturating_add(vp.into());
    if cost > 0 {
        facts.tell(|| Fact::Paid { seat, discs, vp });
    }
}
