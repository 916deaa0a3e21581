//! Whether a position is one that play can be in the middle of.

use tabletop::{Actor, Quiet, Seat};

use crate::{
    Cattle,
    components::{ROWS, Tile},
    rules,
    state::{MasterPlace, Pending, State},
};

pub(super) fn check(game: &Cattle, state: &State) -> Result<(), String> {
    let parts: Vec<Pending> = state.pending.iter().collect();
    let setup = parts.first() == Some(&Pending::Begin);
    market(game, state, setup)?;
    engines(game, state, &parts)?;
    if state.playing().iter().any(|player| player.money > 2_000) {
        return Err("money: nobody has that much".into());
    }
    closing(state, &parts)?;
    in_kansas_city(game, state, &parts)?;
    if state.over {
        return Ok(());
    }
    match parts.as_slice() {
        [Pending::Begin, rest @ ..] => laying_out(game, state, rest)?,
        _ if state.masters.contains(&MasterPlace::Empty) => {
            return Err("masters: a station master or a worker lies at each (§2)".into());
        }
        [Pending::EndTurn, rest @ ..] if state.craigs_turn() => craigs(game, state, rest)?,
        [Pending::EndTurn, Pending::FillHand, rest @ ..] if !state.craigs_turn() => {
            turn(state, rest)?;
        }
        _ => return Err("pending: a turn ends with drawing cards (§3)".into()),
    }
    at_rest(game, state)
}

/// What nobody decides has been done, and whoever is asked has an answer.
fn at_rest(game: &Cattle, state: &State) -> Result<(), String> {
    let mut settled = *state;
    game.settle(&mut settled, &mut Quiet);
    if settled != *state {
        return Err("pending: something would have happened by itself (§13)".into());
    }
    let mut actions = vec![];
    game.list(state, state.turn, &mut actions);
    match rules::to_act(state) {
        Actor::Seat(_) if actions.is_empty() => {
            Err("pending: whoever is asked can say nothing (§13)".into())
        }
        _ => Ok(()),
    }
}

/// §8.1 Rows are filled one after the other, the token's from the left.
fn market(game: &Cattle, state: &State, setup: bool) -> Result<(), String> {
    let columns = usize::from(state.around());
    for (row, spaces) in state.jobs.iter().enumerate() {
        let spaces = &spaces[..columns];
        let filled = spaces.iter().filter(|space| space.is_some()).count();
        let fine = match row.cmp(&usize::from(state.token)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => {
                filled < columns && spaces[..filled].iter().all(Option::is_some)
            }
            std::cmp::Ordering::Greater => filled == 0,
        };
        if !fine {
            return Err(format!("jobs, row {}: rows are filled in order (§8.1)", row + 1));
        }
    }
    let of = |column: usize, tile: &crate::Supply| game.parts.piles[column][tile.index()] > 0;
    for (column, tiles) in state.foresight.iter().enumerate() {
        if tiles.iter().flatten().any(|tile| !of(column, tile)) {
            return Err(format!("foresight: column {} has other tiles (§2)", column + 1));
        }
    }
    for (column, pile) in state.piles.iter().enumerate() {
        if pile.iter().zip(game.parts.piles[column]).any(|(have, there)| *have > there) {
            return Err(format!("piles: pile {} has fewer such tiles (§2)", column + 1));
        }
    }
    if setup && state.token != 1 {
        return Err("token: it begins in the second row (§2)".into());
    }
    Ok(())
}

/// §7.1 One engine a space, but for the start; nobody stays at the end of the line (§7.4).
fn engines(game: &Cattle, state: &State, parts: &[Pending]) -> Result<(), String> {
    let last = game.parts.track.last;
    for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
        if state.other_engines(seat) & player.engine.bit() != 0 {
            return Err(format!("player {}: another engine stands there (§7.1)", seat.0));
        }
        let leaving = seat == state.turn && parts.contains(&Pending::EndOfLine);
        if player.engine == last && !leaving {
            return Err(format!("player {}: no engine stays at the end (§7.4)", seat.0));
        }
    }
    Ok(())
}

/// §11 The token is taken when the market closes; then everybody has one more turn.
fn closing(state: &State, parts: &[Pending]) -> Result<(), String> {
    let closed = usize::from(state.token) == ROWS;
    let fits = match state.closing {
        None => !closed && !state.over,
        Some(closing) => {
            let around = state.around();
            let turn = (closing.seat.0 + around - closing.turns_left.min(around)) % around;
            let over = closing.turns_left == 0;
            closed
                && closing.turns_left <= around
                && state.over == over
                && (over && parts.is_empty() || !over && turn == state.turn.0)
        }
    };
    if fits { Ok(()) } else { Err("closing: everybody has exactly one more turn (§11)".into()) }
}

/// §8.6 Nobody rests in Kansas City: who is there is about to leave.
fn in_kansas_city(game: &Cattle, state: &State, parts: &[Pending]) -> Result<(), String> {
    let city = game.parts.trail.kansas_city;
    let leaving = parts.contains(&Pending::LeaveKansasCity);
    let there = |seat: Seat, at| (at == Some(city)) == (leaving && seat == state.turn);
    let players = Seat::all(state.seats).zip(state.playing());
    let craig = state.craig.is_none_or(|craig| there(Seat(1), Some(craig.at)));
    if craig && players.into_iter().all(|(seat, player)| there(seat, player.at)) {
        return Ok(());
    }
    Err("at: in Kansas City stands who is about to leave it (§8.6)".into())
}

/// §2 What is laid out in the setup follows a fixed order.
fn laying_out(game: &Cattle, state: &State, rest: &[Pending]) -> Result<(), String> {
    let start = game.set_up();
    let all: Vec<Pending> = start.pending.iter().skip(1).collect();
    let kind = |pending: &Pending| std::mem::discriminant(pending);
    let fits =
        rest.len() <= all.len() && rest.iter().map(kind).eq(all.iter().map(kind).take(rest.len()));
    let untouched = state
        .playing()
        .iter()
        .all(|player| player.at.is_none() && player.discard.is_empty() && player.area.is_empty());
    let tops: Vec<bool> = rest
        .iter()
        .rev()
        .skip(1)
        .zip(all.iter().take(rest.len().saturating_sub(1)).rev())
        .map(|(found, fresh)| found == fresh)
        .collect();
    let craig = match &state.craig {
        Some(craig) => craig.top.is_none() && craig.card.is_none() && craig.discard == 0,
        None => true,
    };
    let deck = !rest.contains(&Pending::CraigTop) || craig;
    let laid = |waiting: fn(&Pending) -> bool, empty: bool| !rest.iter().any(waiting) || empty;
    let fine = fits
        && untouched
        && tops.into_iter().all(|fresh| fresh)
        && deck
        && state.turn == state.first
        && laid(
            |p| matches!(p, Pending::StartCards { .. }),
            state.playing().iter().all(|player| player.hand.is_empty()),
        );
    if fine { Ok(()) } else { Err("pending: that is not how the game is set up (§2)".into()) }
}

/// §3 The turn of a player.
fn turn(state: &State, rest: &[Pending]) -> Result<(), String> {
    let err = |what: &str| Err(format!("pending: {what}"));
    let me = state.me();
    if state.craig.is_some_and(|craig| craig.top.is_none()) {
        return Err("craig: the top of his deck is seen (§23)".into());
    }
    let in_location = matches!(rest, [Pending::Local { .. }, ..]);
    let inner: &[Pending] = match rest {
        [] => &[],
        [Pending::Move] => return Ok(()),
        _ if me.at.is_none() => return err("the first turn begins with a place (§2)"),
        [Pending::Move, inner @ ..] => inner,
        [Pending::Local { at, .. }, inner @ ..] if Some(*at) == me.at => {
            let through = |pending: &&Pending| matches!(pending, Pending::Local { .. });
            let nested = inner.iter().take_while(through).count();
            let building = |pending: &Pending| match pending {
                Pending::Local { at, .. } => {
                    matches!(state.tile(*at), Some(Tile::Neutral(_) | Tile::Private(_)))
                }
                _ => true,
            };
            if !inner[..nested].iter().all(building) {
                return err("only buildings are used through 8b (§5.3)");
            }
            &inner[nested..]
        }
        [Pending::Columns, inner @ ..] => match inner {
            [] => &[],
            [Pending::LeaveKansasCity, inner @ ..] => kansas_city(inner)?,
            _ => return err("Kansas City ends with new tiles (§8.6)"),
        },
        _ => return err("a turn is a move, then a location or Kansas City (§3)"),
    };
    if !inner.windows(2).all(|pair| may_wait(pair[0], pair[1])) {
        return err("one action comes after the other (§13)");
    }
    let of_location = |p: &Pending| matches!(p, Pending::Adjacent { .. } | Pending::Step { .. });
    if !in_location && inner.iter().any(of_location) {
        return err("only a building is used through, or sends you on (§5.3)");
    }
    inner.iter().try_for_each(|pending| one_action(state, *pending))
}

/// Whether one thing may still be to come while another is asked: what an engine's way or a delivery
/// brings, after it.
fn may_wait(waiting: Pending, asked: Pending) -> bool {
    use Pending as P;
    let line = matches!(
        asked,
        P::EndOfLine
            | P::Upgrade { .. }
            | P::StationDisc { .. }
            | P::Master { .. }
            | P::MasterAction
            | P::DeckObjective { .. }
            | P::Display
    );
    let drives = matches!(asked, P::Back { .. } | P::Forward { .. });
    let taken = matches!(asked, P::Objective { .. } | P::DeckObjective { .. } | P::Display);
    let delivers = matches!(asked, P::Deliver { .. } | P::CityDisc { .. } | P::Links { .. });
    match waiting {
        // §5.1, §5.2 Back on the line for a certificate, money or a card less.
        P::Certify { .. } | P::Remove { .. } => line || drives || matches!(asked, P::Money { .. }),
        P::Money { .. } => line || drives,
        // §5 The rewards of a discarded card; §8.5 those of two links.
        P::Objective { .. } => line || drives || taken,
        // §5.3 The delivery comes before the station; §7.4 the station before the way back.
        P::Upgrade { .. } => taken || delivers,
        P::EndOfLine => line || taken || delivers,
        // §7.2 A disc first, then its master.
        P::Master { .. } => matches!(asked, P::StationDisc { .. }),
        // §8.5 Links, then the costs of transport.
        P::Transport { .. } | P::Links { .. } => taken || matches!(asked, P::Links { .. }),
        // §6.3 What is turned up, then more cattle.
        P::Buy { .. } => matches!(asked, P::TurnUp { .. }),
        _ => false,
    }
}

/// §8 Foresight 1, 2, 3, income: what is still to come lies below.
fn kansas_city(inner: &[Pending]) -> Result<&[Pending], String> {
    let order = [
        Pending::Income,
        Pending::Foresight { column: 2 },
        Pending::Foresight { column: 1 },
        Pending::Foresight { column: 0 },
    ];
    let count = inner.iter().zip(order).take_while(|(found, due)| *found == due).count();
    match &inner[count..] {
        [] | [Pending::Market] => Ok(&[]),
        rest if count == 0 => Ok(rest),
        _ => Err("pending: that is not the order of Kansas City (§8)".into()),
    }
}

/// A part of a single action, that could be open in the middle of a turn.
fn one_action(state: &State, pending: Pending) -> Result<(), String> {
    let me = state.me();
    let fine = match pending {
        Pending::Move
        | Pending::Local { .. }
        | Pending::Columns
        | Pending::LeaveKansasCity
        | Pending::Foresight { .. }
        | Pending::Income
        | Pending::FillHand
        | Pending::EndTurn
        | Pending::Begin
        | Pending::StartPlayer
        | Pending::Sides
        | Pending::Masters { .. }
        | Pending::Neutrals { .. }
        | Pending::FirstTiles { .. }
        | Pending::FirstWorkers
        | Pending::StartCards { .. }
        | Pending::Deal { .. }
        | Pending::CraigTop
        | Pending::CraigActs
        | Pending::CraigColumn { .. }
        | Pending::CraigDelivers
        | Pending::CraigObjective { .. }
        | Pending::CraigBuilds => false,
        Pending::StationDisc { station } => {
            me.upgraded & 1 << station != 0 && me.stations & 1 << station == 0
        }
        Pending::CityDisc { city, .. } => {
            let (count, last) = (me.cities[usize::from(city)], me.cities.len() - 1);
            count == 0 || city == 0 || usize::from(city) == last
        }
        Pending::PutBack { left } | Pending::Draw { drawn: left, .. } => left <= me.hand.len(),
        _ => true,
    };
    if fine {
        Ok(())
    } else {
        Err("pending: these questions cannot be open together (§13)".into())
    }
}

/// §23 Craig's turn.
fn craigs(game: &Cattle, state: &State, rest: &[Pending]) -> Result<(), String> {
    let err = || Err("pending: that is no part of Craig's turn (§23)".into());
    let Some(craig) = &state.craig else { return err() };
    let cards = match rest {
        [Pending::CraigActs, Pending::CraigTop] => {
            craig.card.is_some() && craig.top.is_none() && craig.deck != 0
        }
        _ => craig.card.is_some() && craig.top.is_some(),
    };
    let order = [
        Pending::Columns,
        Pending::LeaveKansasCity,
        Pending::CraigDelivers,
        Pending::CraigColumn { column: 2 },
        Pending::CraigColumn { column: 1 },
        Pending::CraigColumn { column: 0 },
    ];
    let count = rest.iter().zip(order).take_while(|(found, due)| *found == due).count();
    let fine = match &rest[count..] {
        [] | [Pending::Market] => count > 0,
        [Pending::CraigActs, Pending::CraigTop] | [Pending::CraigBuilds | Pending::Display] => {
            count == 0 || count == 2
        }
        [Pending::CraigObjective { .. }, Pending::Display] => count == 2,
        _ => false,
    };
    let builds = rest.last() != Some(&Pending::CraigBuilds)
        || craig.stack != 0 && rules::site(game, state).is_some();
    if cards && fine && builds { Ok(()) } else { err() }
}
