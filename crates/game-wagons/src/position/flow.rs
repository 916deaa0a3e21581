//! Whether play can be in a position: turn, tokens, hands, end and open questions fit together.

use tabletop::{Quiet, Seat};

use crate::{
    Wagons,
    components::{Card, HAND},
    options::{CustomDeckMoves, DoubleAtEnd, Reshuffle},
    rules,
    state::{End, Pending, State},
};

/// What a person reads who wrote down something that cannot be.
type Fit = Result<(), String>;

fn that(holds: bool, otherwise: &str) -> Fit {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

pub(super) fn check(game: &Wagons, state: &State) -> Fit {
    if let Some(Pending::StartPlayer | Pending::Deal { .. }) = state.pending.top() {
        return that(is_deal(game, state), "pending: that is not how cards are dealt (§3)");
    }
    turn(state)?;
    hands(state)?;
    let eager = game.options.reshuffle == Reshuffle::Eager;
    that(
        !(eager && state.draw_pile.is_empty()),
        "discard: with the draw pile empty it would have been shuffled (§9)",
    )?;
    if state.over { over(game, state) } else { running(game, state) }
}

/// §3 Until all have seven cards, nothing but the hands differs from the beginning.
fn is_deal(game: &Wagons, state: &State) -> bool {
    let dealt: u8 = state.playing().iter().map(|player| player.hand.len()).sum();
    let due = |seat: u8| (dealt + state.seats - 1 - seat) / state.seats;
    let in_turn = (0..).zip(state.playing()).all(|(seat, player)| player.hand.len() == due(seat));
    let mut begin = game.set_up();
    let start_is_known = state.pending.top() != Some(Pending::StartPlayer);
    if start_is_known {
        if begin.pending.len() > 1 {
            begin.pending.pop();
            begin.turn = state.turn;
        }
        begin.pending.replace(Pending::Deal { left: (HAND * state.seats).saturating_sub(dealt) });
    }
    for (fresh, player) in begin.players.iter_mut().zip(&state.players) {
        fresh.hand = player.hand;
    }
    begin.draw_pile = state.draw_pile;
    let most = if start_is_known { HAND * state.seats } else { 1 };
    in_turn && dealt < most && begin == *state
}

/// §4 One action a turn, §10 two if it is doubled.
fn turn(state: &State) -> Fit {
    let running = u8::from(!state.over);
    that(
        (running..=running + u8::from(state.doubled)).contains(&state.actions_left),
        "actions_left: a turn has one action (§4), two only if it is doubled (§10)",
    )?;
    let ready = state.playing().iter().filter(|player| player.token).count();
    that(ready > 0, "token: when all are spent, all come back at once (§10)")?;
    that(
        !(state.doubled && state.player(state.turn).token && ready < state.playing().len()),
        "doubled: the active player's token is not spent (§10)",
    )
}

/// §4 Seven cards each; one less while the active player is still to draw.
fn hands(state: &State) -> Fit {
    let drawing = state.pending.iter().any(|part| part == Pending::Draw);
    for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
        let due = HAND - u8::from(drawing && seat == state.turn);
        if player.hand.len() != due {
            let found = player.hand.len();
            return Err(format!("player {}: the hand has {found} cards, not {due} (§4)", seat.0));
        }
    }
    Ok(())
}

fn over(game: &Wagons, state: &State) -> Fit {
    that(state.pending.is_empty(), "pending: the game is over, nothing is asked (§11)")?;
    let Some(end) = state.end else {
        return Err("end: a game that is over has come to one of its ends (§11)".into());
    };
    // A16 `finish_turn`: the second action may have paid points away or broken a stall.
    let blurred = finishing(game) && state.doubled && end != End::WagonsGone;
    that(blurred || rules::holds(game, state, end), "end: that end is not reached (§11)")
}

fn running(game: &Wagons, state: &State) -> Fit {
    if let Some(end) = state.end {
        let second = state.doubled && state.actions_left == 1;
        that(second && finishing(game), "end: the game would be over at once (A16)")?;
        // What the second action does may blur what the first one brought about.
        let blurred = !state.pending.is_empty() && end != End::WagonsGone;
        that(blurred || rules::holds(game, state, end), "end: that end is not reached (§11)")?;
        return question(game, state);
    }
    match (state.pending.top(), rules::met(game, state)) {
        (_, Some(End::Fifty)) => Err("vp: with 50 points the game would be over (§11.1)".into()),
        // A running action may be the one that brings the end about.
        (
            None | Some(Pending::Pay { .. } | Pending::Either { .. } | Pending::Other { .. }),
            Some(End::WagonsGone),
        ) => Err("wagons: with none in NE and E the game would be over (§11.2)".into()),
        (None, Some(End::Stalemate)) => Err("idle: the game would be a stalemate (A24)".into()),
        _ => question(game, state),
    }
}

fn finishing(game: &Wagons) -> bool {
    game.options.double_at_end == DoubleAtEnd::FinishTurn
}

/// The open parts are those that a card (or a scoring) leaves, and the top one really asks.
fn question(game: &Wagons, state: &State) -> Fit {
    let parts: Vec<Pending> = state.pending.iter().collect();
    let Some((&top, below)) = parts.split_last() else { return Ok(()) };
    let player = state.player(state.turn);
    let fits = match top {
        Pending::Draw => below == [Pending::Finish],
        Pending::Pay { cost, card: None } => {
            player.scoring_cost() == Some(cost) && below == [Pending::Finish, Pending::Score]
        }
        Pending::Pay { card: Some(card), .. }
        | Pending::Either { card }
        | Pending::Other { card }
        | Pending::Steps { card, .. } => follows(game, state, card, top, below),
        _ => false,
    };
    that(fits, "pending: these questions cannot be open here (§5)")?;
    if let Pending::Pay { cost, card } = top {
        rules::payment(game, player, cost, card).map_err(|illegal| illegal.to_string())?;
    }
    let mut settled = *state;
    game.settle(&mut settled, &mut Quiet);
    that(settled == *state, "pending: there is nothing to decide about that (§5)")
}

/// Whether `top` above `below` is a stage of carrying out `card`, which lies on the discard pile.
fn follows(game: &Wagons, state: &State, card: Card, top: Pending, below: &[Pending]) -> bool {
    let mut fresh = State::new(game.seats, state.draw_pile);
    rules::lay_out(game, &mut fresh, card);
    let parts: Vec<Pending> = fresh.pending.iter().collect();
    let is_stage = match (parts.get(below.len()), top) {
        (Some(&Pending::Steps { left: all, .. }), Pending::Steps { left, .. }) => {
            let made = game.options.custom_deck_moves == CustomDeckMoves::AsManyAsPossible
                || state.end.is_some()
                || left <= state.steps_ahead();
            left <= all && made
        }
        // A6 `free`: choosing the shown region first leaves the other one to be chosen.
        (Some(Pending::Either { .. }), Pending::Other { .. }) => true,
        (part, top) => part == Some(&top),
    };
    is_stage && parts.starts_with(below) && game.deck.contains(state.discard, card)
}
