//! Who sees what. Everything hidden is taken out here.

use tabletop::{Seat, Viewer};

use super::{AlvinView, LastRoundView, Rest, View, parts};
use crate::{
    Rails,
    components::{Cards, FIRST_TICKETS},
    sets::{Ticket, TicketSet},
    state::{Alvin, LastRound, Pending, Player, State, TicketDeck},
};

impl Rails {
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> View {
        // Exhaustive on purpose: a new field does not compile until someone decides who sees it.
        let State {
            seats,
            first,
            turn,
            pending,
            players,
            open,
            marked,
            face_up,
            deck,
            discard,
            tickets,
            alvin,
            last_round,
            passes,
            end,
        } = *state;
        let over = end.is_some();
        let choosing = pending.iter().any(|p| p == Pending::FirstTickets);
        let mut unseen = deck;
        let mut rest = Rest {
            first,
            pending,
            players: vec![],
            hand_sizes: vec![],
            ticket_counts: vec![],
            offer_counts: vec![],
            open,
            marked,
            unseen: Cards::NONE,
            layers: layer_sizes(&tickets),
            laid_under: laid_under(&tickets, viewer),
            passes,
            alvin,
            last_round,
            end,
        };
        for (seat, mut player) in Seat::all(seats).zip(players) {
            // While all choose in secret, nobody sees how many tickets another has kept.
            let secret = choosing && player.chosen && !viewer.is(seat);
            let (kept, offered) = if secret {
                (0, FIRST_TICKETS)
            } else {
                (player.tickets.len(), player.offer.len())
            };
            rest.hand_sizes.push(player.hand.len());
            rest.ticket_counts.push(kept);
            rest.offer_counts.push(offered);
            if !viewer.is(seat) {
                unseen = unseen
                    .plus(player.hand.minus(player.known).expect("known cards are in the hand"));
                player.hand = player.known;
                player.offer = TicketSet::EMPTY;
                if !over {
                    player.tickets = TicketSet::EMPTY;
                }
            }
            rest.players.push(player);
        }
        rest.unseen = unseen;
        let me = viewer.seat().map(|seat| (seat, *state.player(seat)));
        let ticket_views = |set: fn(&Player) -> TicketSet| match me {
            Some((seat, player)) if !(set(&player).is_empty()) => {
                set(&player).iter().map(|ticket| self.show_ticket(state, seat, ticket)).collect()
            }
            _ => vec![],
        };
        View {
            viewer,
            seats,
            turn,
            phase: parts::phase(state),
            asking: self.asking(state),
            players: Seat::all(seats).map(|seat| self.show_player(&rest, seat, viewer)).collect(),
            my_tickets: ticket_views(|player| player.tickets),
            my_offer: match me {
                // Who has chosen has nothing left to choose from.
                Some((_, player)) if player.chosen && choosing => vec![],
                _ => ticket_views(|player| player.offer),
            },
            claimed: self.show_claimed(state),
            closed: self.show_closed(state),
            markers: self.show_markers(state),
            face_up,
            deck: deck.len(),
            discard,
            ticket_deck: tickets.tickets.len(),
            alvin: alvin.map(|Alvin { city, holder }| AlvinView {
                city: self.map.city_name(city).to_owned(),
                holder,
            }),
            last_round: last_round
                .map(|LastRound { seat, turns_left }| LastRoundView { seat, turns_left }),
            final_scores: over.then(|| self.show_final(state)),
            hidden: rest,
        }
    }
}

/// How many tickets lie in each layer, from the top.
fn layer_sizes(deck: &TicketDeck) -> Vec<u8> {
    let mut sizes = vec![];
    for ticket in deck.tickets.iter() {
        let layer = usize::from(deck.layer[usize::from(ticket.0)]);
        if sizes.len() <= layer {
            sizes.resize(layer + 1, 0);
        }
        sizes[layer] += 1;
    }
    sizes
}

/// Tickets the viewer knows to lie in a layer.
fn laid_under(deck: &TicketDeck, viewer: Viewer) -> Vec<(Ticket, u8)> {
    let Some(seat) = viewer.seat() else { return vec![] };
    let known = deck.tickets.iter().filter(|t| deck.known[usize::from(t.0)].contains(seat));
    known.map(|ticket| (ticket, deck.layer[usize::from(ticket.0)])).collect()
}
