//! Chapters 9.2 to 9.4 – The last round, the deadlock, final scoring.

use tabletop::{Outcome, Seat, Sink};

use crate::{
    Rails,
    components::{ALVIN, GLOBETROTTER},
    fact::Fact,
    sets::Ticket,
    state::{End, LastRound, State},
};

/// §9.2 So few cars start the last round.
pub(crate) const FEW_CARS: u8 = 2;

/// The end of a turn. Nobody has to be asked.
pub(super) fn end_turn(game: &Rails, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    state.pending.pop();
    match &mut state.last_round {
        Some(round) => round.turns_left -= 1,
        None if state.players[state.turn.index()].cars <= FEW_CARS => {
            // Everybody, the present player included, has exactly one more turn.
            let seat = state.turn;
            state.last_round = Some(LastRound { seat, turns_left: state.seats });
            facts.tell(|| Fact::LastRound { seat });
        }
        None => {}
    }
    if state.last_round.is_some_and(|round| round.turns_left == 0) {
        close(game, state, End::LastRound, facts);
    } else if state.passes >= state.seats {
        // RULING R4: a full round of forced passes.
        close(game, state, End::Deadlock, facts);
    } else {
        state.turn = state.turn.next(state.seats);
        facts.tell(|| Fact::Turn { seat: state.turn });
    }
    false
}

/// §9.4 What the end adds to one player's score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Final {
    pub(crate) tickets: i16,
    pub(crate) completed: u8,
    pub(crate) globetrotter: i16,
    pub(crate) alvin: i16,
}

impl Final {
    pub(crate) fn total(self) -> i16 {
        self.tickets + self.globetrotter + self.alvin
    }
}

impl Rails {
    /// §9.4.1 A ticket is complete if its cities are joined by the owner's own lanes. A network is
    /// always connected (§1), so both cities in it are joined.
    pub(crate) fn is_complete(&self, state: &State, seat: Seat, ticket: Ticket) -> bool {
        let network = state.player(seat).network;
        self.map.ticket(ticket).ends.iter().all(|&city| network.has(city))
    }
}

/// §9.4 As if the game ended now.
pub(crate) fn final_scores(game: &Rails, state: &State) -> [Final; 6] {
    let mut finals = [Final::default(); 6];
    for seat in Seat::all(state.seats) {
        for ticket in state.player(seat).tickets.iter() {
            let (done, points) =
                (game.is_complete(state, seat, ticket), game.map.ticket(ticket).points);
            finals[seat.index()].tickets += if done { points } else { -points };
            finals[seat.index()].completed += u8::from(done);
        }
    }
    // R10: nobody gets it when nobody completed a ticket.
    let most = finals.iter().map(|f| f.completed).max().filter(|&most| most > 0);
    for seat in Seat::all(state.seats) {
        let f = &mut finals[seat.index()];
        if Some(f.completed) == most {
            f.globetrotter = GLOBETROTTER;
        }
        if state.alvin.is_some_and(|alvin| alvin.holder == Some(seat)) {
            f.alvin = ALVIN;
        }
    }
    finals
}

fn close(game: &Rails, state: &mut State, end: End, facts: &mut impl Sink<Fact>) {
    facts.tell(|| Fact::Ended { reason: end.code().into() });
    let finals = final_scores(game, state);
    for seat in Seat::all(state.seats) {
        for ticket in state.player(seat).tickets.iter() {
            facts.tell(|| {
                let done = game.is_complete(state, seat, ticket);
                let worth = game.map.ticket(ticket).points;
                let points = if done { worth } else { -worth };
                let ticket = game.map.ticket_name(ticket).to_owned();
                Fact::TicketScored { seat, ticket, points, done }
            });
        }
    }
    for (seat, f) in Seat::all(state.seats).zip(finals) {
        if f.globetrotter > 0 {
            facts.tell(|| Fact::Globetrotter { seat, points: f.globetrotter });
        }
        if f.alvin > 0 {
            facts.tell(|| Fact::AlvinScored { seat, points: f.alvin });
        }
        state.player_mut(seat).score += f.total();
    }
    state.pending.clear();
    state.end = Some(end);
}

impl Rails {
    /// §9.4.4 Most points; then most completed tickets; then a shared win (R11).
    pub(crate) fn ranking(&self, state: &State) -> Option<Outcome> {
        let end = state.end?;
        let finals = final_scores(self, state);
        let key = |seat: Seat| (state.player(seat).score, finals[seat.index()].completed);
        let keys: Vec<_> = Seat::all(state.seats).map(key).collect();
        Some(Outcome::ranked(end.code(), &keys))
    }
}
