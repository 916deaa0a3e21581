//! What a viewer may know, and what could lie behind it.

use rand::{Rng, RngExt};
use serde::Serialize;
use tabletop::{Actor, Seat, SeatSet, Stack, Viewer};

use crate::{
    Rails,
    components::{Cards, Colour, FACE_UP, FIRST_KEPT, FIRST_TICKETS, TICKETS_KEPT},
    rules,
    sets::{CitySet, LaneSet, Ticket, TicketSet},
    state::{Alvin, End, LastRound, Pending, Player, State, TicketDeck},
};

/// All that `viewer` may know. Never contains a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsView)]
pub struct View {
    #[schema(value_type = Option<u8>)]
    pub viewer: Viewer,
    pub seats: u8,
    pub turn: Seat,
    pub phase: Phase,
    pub asking: Asking,
    pub players: Vec<PlayerView>,
    /// The viewer's tickets, with what is left to build.
    pub my_tickets: Vec<TicketView>,
    /// The tickets the viewer is choosing from.
    pub my_offer: Vec<TicketView>,
    pub claimed: Vec<ClaimedView>,
    pub markers: Vec<MarkerView>,
    #[schema(value_type = Vec<Option<String>>)]
    pub face_up: [Option<Colour>; FACE_UP],
    pub deck: u8,
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub discard: Cards,
    pub ticket_deck: u8,
    pub alvin: Option<AlvinView>,
    pub last_round: Option<LastRoundView>,
    /// The score by source, after the end.
    #[serde(rename = "final")]
    pub final_scores: Option<Vec<FinalView>>,
    #[serde(skip)]
    hidden: Rest,
}

/// What the viewer knows besides what a screen shows; [`Rails::dream`] starts from it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Rest {
    first: Seat,
    pending: Stack<Pending, 6>,
    /// Players without what the viewer cannot know.
    players: Vec<Player>,
    hand_sizes: Vec<u8>,
    ticket_counts: Vec<u8>,
    offer_counts: Vec<u8>,
    open: LaneSet,
    marked: CitySet,
    /// The train cards the viewer cannot place: the deck and the unknown parts of hands.
    unseen: Cards,
    /// How many tickets each layer of the deck has, and those the viewer put there.
    layers: Vec<u8>,
    laid_under: Vec<(Ticket, u8)>,
    passes: u8,
    alvin: Option<Alvin>,
    last_round: Option<LastRound>,
    end: Option<End>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RailsPhase)]
pub enum Phase {
    Deal,
    Tickets,
    Start,
    Turn,
    Over,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[schema(as = RailsAsking)]
pub enum Asking {
    /// §3.3, §9.1
    Keep {
        least: u8,
        seats: Vec<Seat>,
    },
    /// §3.5
    Start {
        seat: Seat,
    },
    /// §4
    Act,
    /// §5.1
    Second,
    /// §6.1
    PayLane {
        lane: String,
    },
    /// §8
    Marker {
        lane: String,
    },
    /// §8
    PayMarker {
        city: String,
    },
    /// §10.3
    Alvin,
    Chance,
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsPlayer)]
pub struct PlayerView {
    pub cars: u8,
    pub markers: u8,
    pub score: i16,
    pub hand_size: u8,
    #[schema(value_type = Option<std::collections::BTreeMap<String, u8>>)]
    pub hand: Option<Cards>,
    /// Cards everybody saw taken.
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub known: Cards,
    pub tickets: u8,
    pub offered: u8,
    pub start: Option<String>,
    pub network: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsTicket)]
pub struct TicketView {
    pub ticket: String,
    pub a: String,
    pub b: String,
    pub points: i16,
    pub done: bool,
    /// Spaces still to be built on the cheapest way; nothing when the cities are cut off.
    pub left: Option<u16>,
    pub way: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsClaimed)]
pub struct ClaimedView {
    pub lane: String,
    pub seat: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsMarker)]
pub struct MarkerView {
    pub city: String,
    pub seat: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsAlvin)]
pub struct AlvinView {
    pub city: String,
    pub holder: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsLastRound)]
pub struct LastRoundView {
    pub seat: Seat,
    pub turns_left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RailsFinal)]
pub struct FinalView {
    /// Points for lanes and for control.
    pub lanes: i16,
    pub alvin_captures: i16,
    pub tickets: Vec<TicketView>,
    pub globetrotter: i16,
    pub alvin: i16,
    pub total: i16,
    pub completed: u8,
}

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
            phase: phase(state),
            asking: self.asking(state),
            players: Seat::all(seats).map(|seat| self.show_player(&rest, seat, viewer)).collect(),
            my_tickets: ticket_views(|player| player.tickets),
            my_offer: match me {
                // Who has chosen has nothing left to choose from.
                Some((_, player)) if player.chosen && choosing => vec![],
                _ => ticket_views(|player| player.offer),
            },
            claimed: self.show_claimed(state),
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

    fn show_player(&self, rest: &Rest, seat: Seat, viewer: Viewer) -> PlayerView {
        let (i, player) = (seat.index(), &rest.players[seat.index()]);
        let name = |city| self.map.city_name(city).to_owned();
        PlayerView {
            cars: player.cars,
            markers: player.markers,
            score: player.score,
            hand_size: rest.hand_sizes[i],
            hand: viewer.is(seat).then_some(player.hand),
            known: player.known,
            tickets: rest.ticket_counts[i],
            offered: rest.offer_counts[i],
            start: player.start.map(name),
            network: player.network.iter().map(name).collect(),
        }
    }

    fn show_ticket(&self, state: &State, seat: Seat, ticket: Ticket) -> TicketView {
        let data = self.map.ticket(ticket);
        let way = self.way(state, seat, ticket);
        let [a, b] = data.ends.map(|city| self.map.city_name(city).to_owned());
        let lanes = way.iter().flat_map(|way| &way.lanes);
        TicketView {
            ticket: self.map.ticket_name(ticket).to_owned(),
            a,
            b,
            points: data.points,
            done: self.is_complete(state, seat, ticket),
            left: way.as_ref().map(|way| way.spaces),
            way: lanes.map(|&lane| self.map.lane_name(lane).to_owned()).collect(),
        }
    }

    fn show_claimed(&self, state: &State) -> Vec<ClaimedView> {
        let mut claimed = vec![];
        for seat in Seat::all(state.seats) {
            for lane in state.player(seat).lanes.iter() {
                claimed.push(ClaimedView { lane: self.map.lane_name(lane).to_owned(), seat });
            }
        }
        claimed
    }

    fn show_markers(&self, state: &State) -> Vec<MarkerView> {
        let marker = |city| {
            Some(MarkerView {
                city: self.map.city_name(city).to_owned(),
                seat: state.controller(city)?,
            })
        };
        state.marked.iter().filter_map(marker).collect()
    }

    fn show_final(&self, state: &State) -> Vec<FinalView> {
        let finals = rules::final_scores(self, state);
        let one = |seat: Seat| {
            let (player, f) = (state.player(seat), finals[seat.index()]);
            FinalView {
                lanes: player.score - player.captures - f.total(),
                alvin_captures: player.captures,
                tickets: player.tickets.iter().map(|t| self.show_ticket(state, seat, t)).collect(),
                globetrotter: f.globetrotter,
                alvin: f.alvin,
                total: player.score,
                completed: f.completed,
            }
        };
        Seat::all(state.seats).map(one).collect()
    }

    fn asking(&self, state: &State) -> Asking {
        let lane_name = |lane| self.map.lane_name(lane).to_owned();
        match (state.pending.top(), rules::to_act(state)) {
            (_, Actor::Nobody) => Asking::Nothing,
            (_, Actor::Chance) => Asking::Chance,
            (Some(Pending::FirstTickets), Actor::Together(seats)) => {
                Asking::Keep { least: FIRST_KEPT, seats: seats.iter().collect() }
            }
            (Some(Pending::StartCity { .. }), Actor::Seat(seat)) => Asking::Start { seat },
            (Some(Pending::Second), _) => Asking::Second,
            (Some(Pending::PayLane { lane }), _) => Asking::PayLane { lane: lane_name(lane) },
            (Some(Pending::Marker { lane }), _) => Asking::Marker { lane: lane_name(lane) },
            (Some(Pending::PayMarker { city }), _) => {
                Asking::PayMarker { city: self.map.city_name(city).to_owned() }
            }
            (Some(Pending::Alvin), _) => Asking::Alvin,
            (Some(Pending::Keep), _) => {
                Asking::Keep { least: TICKETS_KEPT, seats: vec![state.turn] }
            }
            _ => Asking::Act,
        }
    }

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

impl View {
    /// The viewer's hand.
    pub(crate) fn hand(&self) -> Cards {
        let seat = self.viewer.seat();
        seat.and_then(|seat| self.players[seat.index()].hand).unwrap_or_default()
    }
}

fn phase(state: &State) -> Phase {
    match state.pending.top() {
        _ if state.end.is_some() => Phase::Over,
        Some(Pending::FirstTickets) => Phase::Tickets,
        Some(Pending::StartCity { .. }) => Phase::Start,
        // Before that, everything is dealt; the choice of start cities lies under it all.
        _ if state.pending.iter().any(|p| matches!(p, Pending::StartCity { .. })) => Phase::Deal,
        _ => Phase::Turn,
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
