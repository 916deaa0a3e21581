//! What could lie behind a view.

use rand::{Rng, RngExt};
use tabletop::{Seat, SeatSet};

use super::View;
use crate::{
    Rails,
    components::{FIRST_KEPT, FIRST_TICKETS},
    sets::TicketSet,
    state::{State, TicketDeck},
};

impl Rails {
    /// Deals what the viewer cannot see at random to where it could lie: train cards to the unknown
    /// parts of hands, tickets to hands, offers and layers.
    pub(crate) fn dream(&self, view: &View, rng: &mut impl Rng) -> State {
        let rest = &view.hidden;
        let mut cards = rest.unseen;
        let mut state = self.set_up();
        let mut tickets = self.map.tickets().collect::<TicketSet>();
        for player in &rest.players {
            tickets = tickets.without(player.tickets).without(player.offer);
        }
        tickets = tickets.without(rest.laid_under.iter().map(|(ticket, _)| *ticket).collect());
        let mut take = |count: u8, rng: &mut _| take_tickets(&mut tickets, count, rng);
        for (i, &known) in rest.players.iter().enumerate() {
            let mut player = known;
            if !view.viewer.is(Seat(i as u8)) {
                for _ in player.hand.len()..rest.hand_sizes[i] {
                    let card = cards.nth(rng.random_range(0..cards.len()));
                    cards.take(card, 1);
                    player.hand.add(card);
                }
                if rest.end.is_none() {
                    player.tickets = take(rest.ticket_counts[i], rng);
                }
                player.offer = take(rest.offer_counts[i], rng);
                if player.chosen && rest.offer_counts[i] == FIRST_TICKETS {
                    // Some choice was made; which one is anybody's guess.
                    player.tickets = player.offer.iter().take(FIRST_KEPT.into()).collect();
                    player.offer = player.offer.without(player.tickets);
                }
            }
            state.players[i] = player;
        }
        let mut deck =
            TicketDeck { tickets: TicketSet::EMPTY, layer: [0; 64], known: [SeatSet::EMPTY; 64] };
        for (layer, &size) in rest.layers.iter().enumerate() {
            let mine = rest.laid_under.iter().filter(|(_, at)| usize::from(*at) == layer);
            let mine: TicketSet = mine.map(|(ticket, _)| *ticket).collect();
            for ticket in mine.union(take(size - mine.len(), rng)).iter() {
                deck.tickets.insert(ticket);
                deck.layer[usize::from(ticket.0)] = layer as u8;
            }
            if let Some(seat) = view.viewer.seat() {
                mine.iter().for_each(|t| deck.known[usize::from(t.0)] = SeatSet::only(seat));
            }
        }
        State {
            first: rest.first,
            turn: view.turn,
            pending: rest.pending,
            open: rest.open,
            marked: rest.marked,
            face_up: view.face_up,
            deck: cards,
            discard: view.discard,
            tickets: deck,
            alvin: rest.alvin,
            last_round: rest.last_round,
            passes: rest.passes,
            end: rest.end,
            ..state
        }
    }
}

fn take_tickets(from: &mut TicketSet, count: u8, rng: &mut impl Rng) -> TicketSet {
    let mut taken = TicketSet::EMPTY;
    for _ in 0..count {
        let n = rng.random_range(0..from.len());
        let ticket = from.iter().nth(n.into()).expect("there are so many");
        from.remove(ticket);
        taken.insert(ticket);
    }
    taken
}
