//! What players and nature say, and the notation they say it in. Names come from the map.

use tabletop::{Seat, Unreadable};

use crate::{
    components::Colour,
    map::Map,
    sets::{City, Lane, Ticket, TicketSet},
};

/// What a player says. Intent only: nothing the rules can work out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §3.3, §9 Keep these of the offered tickets.
    Keep(TicketSet),
    /// §3.5 Start here.
    Start(City),
    /// §5 Draw a card blind.
    Draw,
    /// §5 Take a card of this kind from the display.
    Take(Colour),
    /// §6 Claim this lane.
    Claim(Lane),
    /// §6.1, §8 Pay so.
    Pay(Payment),
    /// §8 Put a marker on this city.
    Mark(City),
    /// §8 Put no marker.
    NoMarker,
    /// §10.3 Move Alvin here.
    Alvin(City),
    /// §9 Draw tickets.
    Tickets,
    /// §4 Nothing else is possible.
    Pass,
}

/// Cards of one colour and locomotives. Without cards of a colour, the colour is `Locomotive`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    pub colour: Colour,
    pub cards: u8,
    pub locomotives: u8,
}

impl Payment {
    pub const fn new(colour: Colour, cards: u8, locomotives: u8) -> Self {
        let colour = if cards == 0 { Colour::Locomotive } else { colour };
        Self { colour, cards, locomotives }
    }
}

/// What nature says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// §3.1 This seat has the first turn.
    Starts(Seat),
    /// A card from the deck.
    Card(Colour),
    /// A ticket from the top of its deck.
    Ticket(Ticket),
}

pub(crate) fn write(map: &Map, action: Action) -> String {
    match action {
        Action::Keep(tickets) => {
            let names: Vec<&str> = tickets.iter().map(|ticket| map.ticket_name(ticket)).collect();
            format!("keep {}", names.join(" "))
        }
        Action::Start(city) => format!("start {}", map.city_name(city)),
        Action::Draw => "draw".into(),
        Action::Take(colour) => format!("take {colour}"),
        Action::Claim(lane) => format!("claim {}", map.lane_name(lane)),
        Action::Pay(Payment { colour, cards, locomotives }) => match (cards, locomotives) {
            (0, _) => format!("pay {locomotives} locomotive"),
            (_, 0) => format!("pay {cards} {colour}"),
            _ => format!("pay {cards} {colour} {locomotives} locomotive"),
        },
        Action::Mark(city) => format!("mark {}", map.city_name(city)),
        Action::NoMarker => "no-marker".into(),
        Action::Alvin(city) => format!("alvin {}", map.city_name(city)),
        Action::Tickets => "tickets".into(),
        Action::Pass => "pass".into(),
    }
}

pub(crate) fn read(map: &Map, text: &str) -> Result<Action, Unreadable> {
    const EXPECTED: &str = "keep TICKETS, start CITY, draw, take COLOUR, claim LANE, \
        pay N COLOUR [M locomotive], mark CITY, no-marker, alvin CITY, tickets or pass";
    let unreadable = || Unreadable::new(text, EXPECTED);
    match text {
        "draw" => return Ok(Action::Draw),
        "no-marker" => return Ok(Action::NoMarker),
        "tickets" => return Ok(Action::Tickets),
        "pass" => return Ok(Action::Pass),
        _ => {}
    }
    let (verb, object) = text.split_once(' ').ok_or_else(unreadable)?;
    Ok(match verb {
        "keep" => Action::Keep(read_tickets(map, object)?),
        "start" => Action::Start(map.read_city(object)?),
        "take" => Action::Take(object.parse()?),
        "claim" => Action::Claim(map.read_lane(object)?),
        "pay" => Action::Pay(read_payment(object).ok_or_else(unreadable)?),
        "mark" => Action::Mark(map.read_city(object)?),
        "alvin" => Action::Alvin(map.read_city(object)?),
        _ => return Err(unreadable()),
    })
}

/// In any order; each once.
fn read_tickets(map: &Map, text: &str) -> Result<TicketSet, Unreadable> {
    let mut set = TicketSet::EMPTY;
    for name in text.split(' ') {
        let ticket = map.read_ticket(name)?;
        if set.has(ticket) {
            return Err(Unreadable::new(name, "each ticket once"));
        }
        set.insert(ticket);
    }
    Ok(set)
}

fn read_payment(text: &str) -> Option<Payment> {
    let count = |text: &str| text.parse().ok().filter(|n: &u8| *n > 0 && n.to_string() == text);
    match text.split(' ').collect::<Vec<_>>()[..] {
        [n, "locomotive"] => Some(Payment::new(Colour::Locomotive, 0, count(n)?)),
        [n, colour] => Some(Payment::new(colour.parse().ok()?, count(n)?, 0)),
        [n, colour, m, "locomotive"] if colour != "locomotive" => {
            Some(Payment::new(colour.parse().ok()?, count(n)?, count(m)?))
        }
        _ => None,
    }
}

pub(crate) fn write_drawn(map: &Map, drawn: Drawn) -> String {
    match drawn {
        Drawn::Starts(seat) => format!("starts {}", seat.0),
        Drawn::Card(colour) => format!("card {colour}"),
        Drawn::Ticket(ticket) => format!("ticket {}", map.ticket_name(ticket)),
    }
}

pub(crate) fn read_drawn(map: &Map, text: &str) -> Result<Drawn, Unreadable> {
    let unreadable = || Unreadable::new(text, "starts SEAT, card COLOUR or ticket TICKET");
    match text.split_once(' ').ok_or_else(unreadable)? {
        ("starts", seat) => {
            let read = seat.parse().ok().filter(|n: &u8| n.to_string() == seat);
            read.map(|n| Drawn::Starts(Seat(n))).ok_or_else(unreadable)
        }
        ("card", colour) => Ok(Drawn::Card(colour.parse()?)),
        ("ticket", ticket) => Ok(Drawn::Ticket(map.read_ticket(ticket)?)),
        _ => Err(unreadable()),
    }
}
