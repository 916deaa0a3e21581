//! Chapter 3 – Setup.

use rand::{Rng, RngExt};
use tabletop::{Illegal, Seat, Sink, Stack};

use super::{CITY_TAKEN, ROSWELL_BANNED, ch10_alvin};
use crate::{
    Rails,
    action::Drawn,
    components::{Cards, Colour, FACE_UP, FIRST_HAND, FIRST_TICKETS, MAX_PLAYERS},
    fact::Fact,
    options::AlvinVariant,
    sets::{City, CitySet, Ticket, TicketSet},
    state::{Alvin, Pending, Player, State, TicketDeck},
};

impl Rails {
    /// §3 The table before anything is drawn.
    pub(crate) fn set_up(&self) -> State {
        let first = self.options.start_player.seat();
        let mut state = State {
            seats: self.seats,
            first: first.unwrap_or_default(),
            turn: first.unwrap_or_default(),
            pending: Stack::EMPTY,
            players: [Player::START; MAX_PLAYERS],
            open: self.map.lanes().collect(),
            marked: CitySet::EMPTY,
            face_up: [None; FACE_UP],
            deck: Cards::BOX,
            discard: Cards::NONE,
            tickets: TicketDeck {
                tickets: self.map.tickets().collect::<TicketSet>(),
                layer: [0; 64],
                known: [tabletop::SeatSet::EMPTY; 64],
            },
            alvin: (self.options.alvin == AlvinVariant::On)
                .then_some(Alvin { city: self.map.alvin, holder: None }),
            last_round: None,
            passes: 0,
            end: None,
        };
        state.pending.push_in_order([
            Pending::DealCards { left: FIRST_HAND * self.seats },
            Pending::Refill { sweeps: 0 },
            Pending::DealTickets { left: FIRST_TICKETS * self.seats },
            Pending::FirstTickets,
            Pending::StartCity { left: self.seats },
        ]);
        if first.is_none() {
            state.pending.push(Pending::StartPlayer);
        }
        state
    }
}

pub(super) fn sample_start(state: &State, rng: &mut impl Rng) -> Drawn {
    Drawn::Starts(Seat(rng.random_range(0..state.seats)))
}

/// §3.1 The first player is drawn.
pub(super) fn begin_with(state: &mut State, seat: Seat, facts: &mut impl Sink<Fact>) {
    state.pending.pop();
    (state.first, state.turn) = (seat, seat);
    facts.tell(|| Fact::Started { seat });
}

/// §3.2 Four cards to each player, one at a time.
pub(super) fn deal(state: &mut State, left: u8, card: Colour, facts: &mut impl Sink<Fact>) {
    let seat = Seat((FIRST_HAND * state.seats - left) % state.seats);
    state.deck.take(card, 1);
    state.player_mut(seat).hand.add(card);
    state.pending.pop();
    facts.tell(|| Fact::Dealt { seat, card: Some(card) });
    if left > 1 {
        state.pending.push(Pending::DealCards { left: left - 1 });
    }
}

/// §3.3 Five tickets to each player, one at a time.
pub(super) fn deal_ticket(
    game: &Rails,
    state: &mut State,
    left: u8,
    ticket: Ticket,
    facts: &mut impl Sink<Fact>,
) {
    let seat = Seat((FIRST_TICKETS * state.seats - left) % state.seats);
    state.tickets.draw(ticket, seat);
    state.player_mut(seat).offer.insert(ticket);
    state.pending.pop();
    let name = || Some(game.map.ticket_name(ticket).to_owned());
    facts.tell(|| Fact::TicketDealt { seat, ticket: name() });
    if left > 1 {
        state.pending.push(Pending::DealTickets { left: left - 1 });
    }
}

/// §3.5 Reverse turn order: the last player chooses first, the first player last.
#[inline]
pub(super) fn chooser(state: &State, left: u8) -> Seat {
    Seat((state.first.0 + left - 1) % state.seats)
}

/// §3.5 Any city without a marker; in the variant not where Alvin landed (§10.1).
pub(super) fn start_city(game: &Rails, state: &State, city: City) -> Result<(), Illegal> {
    if ch10_alvin::is_banned(game, city) {
        return Err(Illegal::because(&ROSWELL_BANNED));
    }
    if state.marked.has(city) {
        return Err(Illegal::because(&CITY_TAKEN));
    }
    Ok(())
}

pub(super) fn start_in(
    game: &Rails,
    state: &mut State,
    seat: Seat,
    city: City,
    facts: &mut impl Sink<Fact>,
) {
    let Some(Pending::StartCity { left }) = state.pending.pop() else {
        unreachable!("a start city that nobody asked for")
    };
    super::ch8_marker::put(state, seat, city);
    state.player_mut(seat).start = Some(city);
    game.grow_network(state, seat, city);
    facts.tell(|| Fact::StartCity { seat, city: game.map.city_name(city).to_owned() });
    if left > 1 {
        state.pending.push(Pending::StartCity { left: left - 1 });
    } else {
        facts.tell(|| Fact::Turn { seat: state.turn });
    }
}
