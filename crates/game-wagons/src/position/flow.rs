//! Whether a position is one that play can be in the middle of.

use tabletop::Seat;

use crate::{
    Wagons,
    components::{Card, HAND},
    rules,
    state::{Pending, State},
};

pub(super) fn check(game: &Wagons, state: &State) -> Result<(), String> {
    let err = |what: &str| Err(what.to_owned());
    if state.over {
        return match state.end.is_some() && state.pending.is_empty() {
            true => Ok(()),
            false => err("a game that is over has an end and nothing pending (§11)"),
        };
    }
    match (state.actions_left, state.doubled) {
        (1, _) | (2, true) => {}
        (2, false) => return err("two actions are left but the turn is not doubled (§10)"),
        _ => return err("actions_left is 1 or 2 (§4)"),
    }
    let parts: Vec<Pending> = state.pending.iter().collect();
    if let Some(Pending::StartPlayer | Pending::Deal { .. }) = state.pending.top() {
        return dealing(state, &parts);
    }
    for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
        let drawing = parts.contains(&Pending::Draw) && seat == state.turn;
        let due = HAND - u8::from(drawing);
        if player.hand.len() != due {
            let found = player.hand.len();
            return Err(format!("player {}: the hand has {found} cards, not {due} (§4)", seat.0));
        }
    }
    match pending(game, state, &parts) {
        true => Ok(()),
        false => err("pending: these questions cannot be open here (§5)"),
    }
}

/// §3.3 One card to each player in turn, until all have seven.
fn dealing(state: &State, parts: &[Pending]) -> Result<(), String> {
    let dealt: u8 = state.playing().iter().map(|player| player.hand.len()).sum();
    let due = |seat: u8| (dealt + state.seats - 1 - seat) / state.seats;
    let even = (0..).zip(state.playing()).all(|(seat, player)| player.hand.len() == due(seat));
    let left = (HAND * state.seats).checked_sub(dealt).filter(|&left| left > 0);
    let expected = left.is_some_and(|left| match parts {
        [deal] => *deal == Pending::Deal { left },
        [deal, Pending::StartPlayer] => *deal == Pending::Deal { left } && dealt == 0,
        _ => false,
    });
    match even && expected {
        true => Ok(()),
        false => Err("pending: that is not how cards are dealt (§3)".to_owned()),
    }
}

/// The open parts are those a card (or a scoring) leaves, and the top one really asks something.
fn pending(game: &Wagons, state: &State, parts: &[Pending]) -> bool {
    let Some((&top, below)) = parts.split_last() else { return true };
    let player = state.player(state.turn);
    match top {
        Pending::Draw => below == [Pending::Finish],
        Pending::Steps { left, card } => {
            (1..=card.wagons).contains(&left) && state.can_move() && follows(game, card, top, below)
        }
        Pending::Either { card } | Pending::Other { card } => {
            player.supply > 0 && follows(game, card, top, below)
        }
        Pending::Pay { cost, card: Some(card) } => {
            rules::payment(game, player, cost, Some(card)).is_ok()
                && follows(game, card, top, below)
        }
        Pending::Pay { cost, card: None } => {
            player.scoring_cost() == Some(cost)
                && rules::payment(game, player, cost, None).is_ok()
                && below == [Pending::Finish, Pending::Score]
        }
        _ => false,
    }
}

/// Whether `top` above `below` is a stage of carrying out `card`.
fn follows(game: &Wagons, card: Card, top: Pending, below: &[Pending]) -> bool {
    let mut fresh = State::new(game.seats, game.deck.all());
    rules::lay_out(game, &mut fresh, card);
    let parts: Vec<Pending> = fresh.pending.iter().collect();
    let stage = |part: Pending| match (part, top) {
        (Pending::Steps { card: of, .. }, Pending::Steps { .. }) => of == card,
        // A6 `free`: choosing the shown region first leaves the other one to be chosen.
        (Pending::Either { card: of }, Pending::Other { .. }) => of == card,
        _ => part == top,
    };
    parts.starts_with(below) && parts.get(below.len()).copied().is_some_and(stage)
}
