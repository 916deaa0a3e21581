//! Whether a position is one that play can be in the middle of.

use tabletop::Seat;

use crate::{
    Rails,
    components::{FIRST_HAND, FIRST_KEPT, FIRST_TICKETS, TICKETS_DRAWN},
    rules::{FEW_CARS, Limits, could_take_second},
    state::{End, Pending, Player, State},
};

pub(super) fn check(game: &Rails, state: &State) -> Result<(), String> {
    let err = |what: &str| Err(what.to_owned());
    let parts: Vec<Pending> = state.pending.iter().collect();
    if let Some(end) = state.end {
        return over(state, end, &parts);
    }
    if state.passes >= state.seats {
        return err("passes: a full round of passes has ended the game (R4)");
    }
    last_round(state)?;
    if let Some(alvin) = state.alvin {
        let home = match alvin.holder {
            Some(seat) => state.player(seat).controls.has(alvin.city),
            None => alvin.city == game.map.alvin,
        };
        if !home {
            return err("alvin: he is where he landed, or in a city of his holder (§10)");
        }
        if state.marked.has(game.map.alvin) {
            return err("no marker is ever set where Alvin landed (§10.1)");
        }
    }
    let filling = matches!(
        parts.last(),
        Some(Pending::StartPlayer | Pending::DealCards { .. } | Pending::Refill { .. })
    );
    if !filling && state.face_up.contains(&None) && state.undrawn() > 0 {
        return err("face_up: gaps are filled while there are cards (§5.4)");
    }
    match parts.first() {
        Some(Pending::StartCity { left }) => setup(state, *left, &parts[1..]),
        _ => running(game, state, &parts),
    }
}

/// §9 After the end.
fn over(state: &State, end: End, parts: &[Pending]) -> Result<(), String> {
    if !parts.is_empty() {
        return Err("pending: a game that is over asks nothing (§9)".into());
    }
    everybody_plays(state, parts)?;
    let reached = match end {
        End::LastRound => state.last_round.is_some_and(|round| round.turns_left == 0),
        End::Deadlock => state.passes == state.seats,
    };
    if reached { Ok(()) } else { Err("end: that end is not reached (§9)".into()) }
}

/// §9.2 Whether it has begun follows from the cars, and how far it is from the turn.
fn last_round(state: &State) -> Result<(), String> {
    let few = |player: &Player| player.cars <= FEW_CARS;
    let Some(round) = state.last_round else {
        // Whoever is in the middle of a turn may have claimed just now.
        let acting = |seat: Seat| seat == state.turn && !state.pending.is_empty();
        let mut seats = Seat::all(state.seats);
        return match seats.find(|&seat| few(state.player(seat)) && !acting(seat)) {
            Some(seat) => {
                Err(format!("player {}: with so few cars the last round has begun (§9.2)", seat.0))
            }
            None => Ok(()),
        };
    };
    let turn = |left: u8| Seat((round.seat.0 + 1 + state.seats - left) % state.seats);
    let fits = (1..=state.seats).contains(&round.turns_left)
        && few(state.player(round.seat))
        && turn(round.turns_left) == state.turn;
    if fits {
        Ok(())
    } else {
        Err("last_round: everybody has exactly one more turn (§9.2)".into())
    }
}

/// §3 Still setting up.
fn setup(state: &State, start_cities_left: u8, parts: &[Pending]) -> Result<(), String> {
    let err = |what: &str| Err(format!("pending: {what}"));
    let players = state.playing();
    if players.iter().any(|player| !player.lanes.is_empty() || player.score != 0) {
        return err("nobody claims a lane or has points before the first turn (§3)");
    }
    if state.turn != state.first || state.passes > 0 {
        return err("the first player has the first turn (§3)");
    }
    let dealt = |player: &Player| player.hand.len() == FIRST_HAND && player.known.is_empty();
    if parts.len() < 2 && !players.iter().all(dealt) {
        return err("everybody has four train cards (§3.2)");
    }
    let chosen = |player: &Player| {
        player.chosen && player.offer.len() + player.tickets.len() == FIRST_TICKETS
    };
    match parts {
        [] => {
            let order = |seat: Seat| (seat.0 + state.seats - state.first.0) % state.seats;
            let placed = |seat: Seat| {
                state.player(seat).start.is_some() == (order(seat) >= start_cities_left)
            };
            let one = |p: &Player| p.controls.len() == u8::from(p.start.is_some());
            let kept = |p: &Player| {
                p.chosen
                    && p.offer.is_empty()
                    && (FIRST_KEPT..=FIRST_TICKETS).contains(&p.tickets.len())
            };
            let fine = (1..=state.seats).contains(&start_cities_left)
                && Seat::all(state.seats).all(placed)
                && players.iter().all(one)
                && players.iter().all(kept);
            if fine { Ok(()) } else { err("start cities are chosen in reverse turn order (§3.5)") }
        }
        _ if start_cities_left != state.seats || players.iter().any(|p| !p.controls.is_empty()) => {
            err("tickets are chosen before start cities (§3)")
        }
        [Pending::FirstTickets] => {
            let offered =
                |p: &Player| !p.chosen && p.tickets.is_empty() && p.offer.len() == FIRST_TICKETS;
            let all =
                players.iter().all(|p| offered(p) || chosen(p) && p.tickets.len() >= FIRST_KEPT);
            let open = players.iter().any(|p| !p.chosen);
            if all && open { Ok(()) } else { err("everybody chooses from five tickets (§3.3)") }
        }
        [Pending::FirstTickets, rest @ ..] => dealing(state, rest),
        _ => err("these questions cannot be open together (§3)"),
    }
}

/// §3.2, §3.3 Cards, display and tickets are dealt one by one.
fn dealing(state: &State, rest: &[Pending]) -> Result<(), String> {
    let (cards, tickets) = (FIRST_HAND * state.seats, FIRST_TICKETS * state.seats);
    let dealt: u8 = state.playing().iter().map(|p| p.hand.len()).sum();
    let offered: u8 = state.playing().iter().map(|p| p.offer.len()).sum();
    let even = |total: u8, len: fn(&Player) -> u8| {
        (0..)
            .zip(state.playing())
            .all(|(i, p)| len(p) == (total + state.seats - 1 - i) / state.seats)
    };
    let nobody_chose =
        state.playing().iter().all(|p| !p.chosen && p.tickets.is_empty() && p.known.is_empty());
    let all_dealt = dealt == cards && nobody_chose;
    let fine = match *rest {
        [Pending::DealTickets { left }] => {
            all_dealt
                && left > 0
                && offered.checked_add(left) == Some(tickets)
                && even(offered, |p| p.offer.len())
        }
        [Pending::DealTickets { left }, Pending::Refill { sweeps }] => {
            all_dealt && left == tickets && offered == 0 && sweeps <= 3 && has_gap(state)
        }
        [
            Pending::DealTickets { left: t },
            Pending::Refill { sweeps: 0 },
            Pending::DealCards { left },
        ] => {
            t == tickets
                && left > 0
                && dealt.checked_add(left) == Some(cards)
                && even(dealt, |p| p.hand.len())
                && nobody_chose
        }
        [
            Pending::DealTickets { left: t },
            Pending::Refill { sweeps: 0 },
            Pending::DealCards { left },
            Pending::StartPlayer,
        ] => t == tickets && left == cards && dealt == 0 && nobody_chose,
        _ => false,
    };
    if fine { Ok(()) } else { Err("pending: that is not how the game is set up (§3)".into()) }
}

/// §4 A turn.
fn running(game: &Rails, state: &State, parts: &[Pending]) -> Result<(), String> {
    let err = |what: &str| Err(format!("pending: {what}"));
    everybody_plays(state, parts)?;
    let me = state.player(state.turn);
    // Alvin's move may wait under every part of a claim.
    let (claim, rest) = match parts {
        [Pending::EndTurn, Pending::Alvin, rest @ ..] if state.alvin.is_some() => (true, rest),
        [Pending::EndTurn, rest @ ..] => (false, rest),
        [] => return Ok(()),
        _ => return err("a turn ends with its tests (§9.2)"),
    };
    let captures = |lane| {
        state.alvin.is_some_and(|alvin| {
            alvin.holder != Some(state.turn) && game.map.lane(lane).ends.contains(&alvin.city)
        })
    };
    let holds = state.alvin.is_some_and(|alvin| alvin.holder == Some(state.turn));
    let pays = |lane| Limits::of(game, state, state.turn).all().has(lane);
    let marks = |lane| game.map.lane(lane).ends.iter().any(|&c| game.could_mark(state, lane, c));
    let fine = match *rest {
        [] => claim && me.controls.len() > 1 && !holds,
        [
            Pending::Marker { lane },
            Pending::Refill { sweeps: 0 },
            Pending::PayLane { lane: paid },
        ] => lane == paid && pays(lane) && claim == captures(lane),
        [Pending::Marker { lane }, Pending::Refill { sweeps }] => {
            me.lanes.has(lane) && claim == captures(lane) && sweeps <= 3 && has_gap(state)
        }
        [Pending::Marker { lane }] => me.lanes.has(lane) && claim == captures(lane) && marks(lane),
        [Pending::PayMarker { city }] => me
            .lanes
            .iter()
            .any(|lane| game.could_mark(state, lane, city) && claim == captures(lane)),
        [Pending::Refill { sweeps }] => sweeps <= 3 && has_gap(state),
        [Pending::Second, Pending::Refill { sweeps }] => !claim && sweeps <= 3 && has_gap(state),
        [Pending::Second, Pending::Blind] | [Pending::Blind] => {
            !claim && state.undrawn() > 0 && !state.deck.is_empty()
        }
        [Pending::Second] => !claim && could_take_second(state),
        [Pending::Keep] => !claim && (1..=TICKETS_DRAWN).contains(&me.offer.len()),
        [Pending::Keep, Pending::DrawTickets { left }] => {
            let drawn = me.offer.len().saturating_add(left);
            !claim && left > 0 && drawn <= TICKETS_DRAWN && left <= state.tickets.tickets.len()
        }
        _ => false,
    };
    if fine { Ok(()) } else { err("these questions cannot be open here (§4)") }
}

/// §3, §9.1 Setting up is over, and only the active player may be choosing tickets.
fn everybody_plays(state: &State, parts: &[Pending]) -> Result<(), String> {
    for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
        if player.start.is_none() || !player.chosen {
            return Err(format!(
                "player {}: everybody has chosen tickets and a start city (§3)",
                seat.0
            ));
        }
        let choosing = seat == state.turn
            && parts.iter().any(|p| matches!(p, Pending::Keep | Pending::DrawTickets { .. }));
        if !choosing && !player.offer.is_empty() {
            return Err(format!("player {}: nothing is offered now (§9.1)", seat.0));
        }
    }
    Ok(())
}

/// A gap in the display that can be filled, with the deck at hand.
fn has_gap(state: &State) -> bool {
    state.face_up.contains(&None) && !state.deck.is_empty()
}
