//! Chapters 3.3 and 9.1 – Tickets: drawing and choosing.

use rand::{Rng, RngExt};
use tabletop::{Illegal, Seat, SeatSet, Sink};

use super::{NO_TICKETS_LEFT, NOT_OFFERED, TOO_FEW_FIRST, TOO_FEW_TICKETS};
use crate::{
    Rails,
    action::{Action, Drawn},
    components::{FIRST_KEPT, TICKETS_DRAWN, TICKETS_KEPT},
    fact::Fact,
    sets::{Ticket, TicketSet},
    state::{Pending, Player, State},
};

/// §9.1 The top four, or all that are left (R20). Answers how many.
pub(super) fn drawing(state: &State) -> Result<u8, Illegal> {
    match state.tickets.tickets.len() {
        0 => Err(Illegal::short(&NO_TICKETS_LEFT, 1, 0)),
        left => Ok(left.min(TICKETS_DRAWN)),
    }
}

pub(super) fn begin(state: &mut State, facts: &mut impl Sink<Fact>) {
    let count = drawing(state).expect("judged by the caller");
    state.passes = 0;
    facts.tell(|| Fact::DrewTickets { seat: state.turn, count });
    state.pending.push_in_order([
        Pending::DrawTickets { left: count },
        Pending::Keep,
        Pending::EndTurn,
    ]);
}

/// Every ticket of the top layer is equally likely to be the next.
pub(super) fn sample(state: &State, rng: &mut impl Rng) -> Drawn {
    let top = state.tickets.top();
    let n = rng.random_range(0..top.len());
    Drawn::Ticket(top.iter().nth(n.into()).expect("there are so many"))
}

pub(super) fn draw(
    game: &Rails,
    state: &mut State,
    left: u8,
    ticket: Ticket,
    facts: &mut impl Sink<Fact>,
) {
    let seat = state.turn;
    state.tickets.draw(ticket, seat);
    state.player_mut(seat).offer.insert(ticket);
    state.pending.pop();
    let name = || Some(game.map.ticket_name(ticket).to_owned());
    facts.tell(|| Fact::TicketDealt { seat, ticket: name() });
    if left > 1 {
        state.pending.push(Pending::DrawTickets { left: left - 1 });
    }
}

/// §3.3 At least three of the first five; §9.1 at least one later.
pub(super) fn choice(
    state: &State,
    seat: Seat,
    kept: TicketSet,
    first: bool,
) -> Result<(), Illegal> {
    if !kept.without(state.player(seat).offer).is_empty() {
        return Err(Illegal::because(&NOT_OFFERED));
    }
    let (least, reason) =
        if first { (FIRST_KEPT, &TOO_FEW_FIRST) } else { (TICKETS_KEPT, &TOO_FEW_TICKETS) };
    if kept.len() < least {
        return Err(Illegal::short(reason, least.into(), kept.len().into()));
    }
    Ok(())
}

/// Every choice that would pass, in order.
pub(super) fn list(state: &State, seat: Seat, first: bool, out: &mut Vec<Action>) {
    let offer = state.player(seat).offer.0;
    // All subsets of the offered bits, smallest number first.
    let mut subset = 0u64;
    loop {
        if choice(state, seat, TicketSet(subset), first).is_ok() {
            out.push(Action::Keep(TicketSet(subset)));
        }
        subset = subset.wrapping_sub(offer) & offer;
        if subset == 0 {
            return;
        }
    }
}

pub(super) fn keep(
    game: &Rails,
    state: &mut State,
    seat: Seat,
    kept: TicketSet,
    facts: &mut impl Sink<Fact>,
) {
    let player = state.player_mut(seat);
    player.tickets = player.tickets.union(kept);
    player.offer = player.offer.without(kept);
    let names = || kept.iter().map(|ticket| game.map.ticket_name(ticket).to_owned()).collect();
    facts.tell(|| Fact::Chose { seat, tickets: Some(names()) });
    if state.pending.top() == Some(Pending::FirstTickets) {
        state.player_mut(seat).chosen = true;
        if state.playing().iter().all(|player| player.chosen) {
            state.pending.pop();
            put_back(state, SeatSet::all(state.seats), |player| player.tickets.len(), facts);
        }
    } else {
        state.pending.pop();
        put_back(state, SeatSet::only(seat), |_| kept.len(), facts);
    }
}

/// R9 The rejected tickets go under the deck, mixed together.
fn put_back(
    state: &mut State,
    seats: SeatSet,
    kept: impl Fn(&Player) -> u8,
    facts: &mut impl Sink<Fact>,
) {
    let players = state.players;
    let rejected =
        seats.iter().fold(TicketSet::EMPTY, |all, s| all.union(players[s.index()].offer));
    state.tickets.put_under(rejected, |ticket| {
        seats.iter().filter(|seat| players[seat.index()].offer.has(ticket)).collect()
    });
    for seat in seats.iter() {
        let player = state.player_mut(seat);
        let (rejected, count) = (player.offer.len(), kept(player));
        player.offer = TicketSet::EMPTY;
        facts.tell(|| Fact::Kept { seat, count, rejected });
    }
}
