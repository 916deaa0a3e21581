//! The table as plain data.

use tabletop::{Seat, SeatSet, Stack};

use crate::{
    components::{CARS, Cards, Colour, FACE_UP, MARKERS, MAX_PLAYERS},
    sets::{City, CitySet, Lane, LaneSet, Ticket, TicketSet},
};

/// A question on the table, or a part of a turn still to be carried out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Chance: §3.1 who has the first turn.
    StartPlayer,
    /// Chance: §3.2 so many cards are still to be dealt.
    DealCards { left: u8 },
    /// Chance: §5.1 the display is filled; §5.3 after so many sweeps in a row.
    Refill { sweeps: u8 },
    /// Chance: §3.3 so many tickets are still to be dealt.
    DealTickets { left: u8 },
    /// §3.3 Everybody chooses tickets, at once and in secret.
    FirstTickets,
    /// §3.5 So many start cities are still to be chosen, the last player's first.
    StartCity { left: u8 },
    /// Chance: §5.1 the active player draws blind.
    Blind,
    /// §5.1 The second card of the turn.
    Second,
    /// §6.1 How the lane is paid.
    PayLane { lane: Lane },
    /// §8 A marker at an end of the lane, or none.
    Marker { lane: Lane },
    /// §8 How the marker is paid.
    PayMarker { city: City },
    /// §10.3 Where Alvin goes.
    Alvin,
    /// Chance: §9 so many tickets are still to be drawn.
    DrawTickets { left: u8 },
    /// §9 Which of the drawn tickets are kept.
    Keep,
    /// The tests of §9.
    EndTurn,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Hidden from the others, but for what they saw taken.
    pub hand: Cards,
    /// The part of the hand that everybody saw taken from the display and that is surely still
    /// there.
    pub known: Cards,
    pub cars: u8,
    pub markers: u8,
    pub score: i16,
    /// Of the score: points for capturing Alvin.
    pub captures: i16,
    pub start: Option<City>,
    /// Cities that carry this player's marker.
    pub controls: CitySet,
    /// §1 The start city and both ends of every own lane.
    pub network: CitySet,
    pub lanes: LaneSet,
    /// Lanes that touch the network, and lanes parallel to own ones: what claims look up.
    pub reach: LaneSet,
    pub barred: LaneSet,
    /// Hidden from the others.
    pub tickets: TicketSet,
    /// Tickets to choose from; in the setup also those already rejected. Hidden from the others.
    pub offer: TicketSet,
    /// §3.3 The first choice has been made.
    pub chosen: bool,
}

impl Player {
    pub(crate) const START: Self = Self {
        hand: Cards::NONE,
        known: Cards::NONE,
        cars: CARS,
        markers: MARKERS,
        score: 0,
        captures: 0,
        start: None,
        controls: CitySet::EMPTY,
        network: CitySet::EMPTY,
        lanes: LaneSet::EMPTY,
        reach: LaneSet::EMPTY,
        barred: LaneSet::EMPTY,
        tickets: TicketSet::EMPTY,
        offer: TicketSet::EMPTY,
        chosen: false,
    };
}

/// §9, R9 The ticket deck: layers of mixed tickets. The first layer is drawn from; rejected tickets
/// become a new last one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TicketDeck {
    pub tickets: TicketSet,
    /// The layer of each ticket in the deck, 0 on top; 0 for tickets elsewhere.
    pub layer: [u8; 64],
    /// Who knows that a ticket lies in its layer, having put it there.
    pub known: [SeatSet; 64],
}

/// §10 Alvin the Alien.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alvin {
    pub city: City,
    pub holder: Option<Seat>,
}

/// §9 The last round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LastRound {
    /// Who started it.
    pub seat: Seat,
    /// Turns still to be ended, the present one included.
    pub turns_left: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum End {
    LastRound,
    /// R4
    Deadlock,
}

impl End {
    pub const fn code(self) -> &'static str {
        match self {
            Self::LastRound => "last-round",
            Self::Deadlock => "deadlock",
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub seats: u8,
    /// Who has the first turn.
    pub first: Seat,
    pub turn: Seat,
    pub pending: Stack<Pending, 6>,
    pub players: [Player; MAX_PLAYERS],
    /// Lanes nobody has claimed and no rule has closed.
    pub open: LaneSet,
    /// Cities that carry a marker.
    pub marked: CitySet,
    pub face_up: [Option<Colour>; FACE_UP],
    pub deck: Cards,
    pub discard: Cards,
    pub tickets: TicketDeck,
    pub alvin: Option<Alvin>,
    pub last_round: Option<LastRound>,
    /// Forced passes in a row.
    pub passes: u8,
    pub end: Option<End>,
}

const _: () = assert!(size_of::<State>() <= 1536, "a copy should stay cheap");

impl State {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Who controls a city.
    #[inline]
    pub fn controller(&self, city: City) -> Option<Seat> {
        if !self.marked.has(city) {
            return None;
        }
        Seat::all(self.seats).find(|seat| self.player(*seat).controls.has(city))
    }

    /// The cards of the display.
    pub fn display(&self) -> Cards {
        let mut cards = Cards::NONE;
        self.face_up.iter().flatten().for_each(|&card| cards.add(card));
        cards
    }

    /// §5.4 Cards that can still be drawn blind.
    #[inline]
    pub fn undrawn(&self) -> u8 {
        self.deck.len() + self.discard.len()
    }
}

impl TicketDeck {
    /// Puts tickets under the deck, mixed; `seen_by` is who knows each of them.
    pub(crate) fn put_under(&mut self, tickets: TicketSet, seen_by: impl Fn(Ticket) -> SeatSet) {
        let under = self.tickets.iter().map(|t| self.layer[usize::from(t.0)] + 1).max();
        for ticket in tickets.iter() {
            self.tickets.insert(ticket);
            self.layer[usize::from(ticket.0)] = under.unwrap_or(0);
            self.known[usize::from(ticket.0)] = seen_by(ticket);
        }
    }

    /// The tickets of which the next one is drawn.
    pub fn top(&self) -> TicketSet {
        self.tickets.iter().filter(|ticket| self.layer[usize::from(ticket.0)] == 0).collect()
    }

    /// Draws a ticket of the top layer for `seat`.
    ///
    /// From then on nobody else can be sure where the other tickets of that layer are: the drawn
    /// one might be among those they knew.
    pub(crate) fn draw(&mut self, ticket: Ticket, seat: Seat) {
        self.tickets.remove(ticket);
        self.known[usize::from(ticket.0)] = SeatSet::EMPTY;
        for other in self.top().iter() {
            let known = &mut self.known[usize::from(other.0)];
            *known = if known.contains(seat) { SeatSet::only(seat) } else { SeatSet::EMPTY };
        }
        if self.top().is_empty() {
            for ticket in self.tickets.iter() {
                self.layer[usize::from(ticket.0)] -= 1;
            }
        }
    }
}
