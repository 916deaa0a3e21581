//! What this game tells a bot: how far tickets are, what cards are worth, what to claim in a hurry.

use rand::{Rng, RngExt};
use tabletop::{Heuristic, Seat};

use crate::{
    Rails,
    action::Action,
    components::Colour,
    sets::{Lane, TicketSet},
    state::{Pending, Player, State},
    way::Ways,
};

/// What a card is worth that a wanted lane needs, one that may come in handy, and a locomotive.
/// A turn is worth two cards, so four spaces (seven points) should beat three turns of drawing.
const WANTED: f32 = 0.95;
const SPARE: f32 = 0.45;
const LOCOMOTIVE: f32 = 1.25;
/// How much less likely each space still to be built makes a ticket.
const PER_SPACE: f32 = 0.972;
/// Four new tickets with many cars left are about this good, and bad with few.
const NEW_TICKETS: f32 = 6.0;

impl Heuristic for Rails {
    const WORLDS: u32 = 1;
    const LEAD: f32 = 25.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
        // Rivals' tickets are anybody's guess; what they have scored and built is not.
        let best = rivals.map(|rival| standing(state.player(rival))).fold(f32::MIN, f32::max);
        self.worth(state, seat) - best
    }

    fn playout(&self, state: &State, _: Seat, actions: &[Action], rng: &mut impl Rng) -> Action {
        let any = |rng: &mut _| actions[RngExt::random_range(rng, 0..actions.len())];
        if !state.pending.is_empty() {
            return any(rng);
        }
        // Long lanes pay best; new tickets rarely come true in a playout.
        let points = |action: &Action| match action {
            Action::Claim(lane) => self.map.lane(*lane).points,
            _ => 0,
        };
        let best = actions.iter().copied().max_by_key(points).filter(|best| points(best) > 0);
        match best {
            Some(best) if rng.random_range(0..4) > 0 => best,
            _ => match any(rng) {
                Action::Tickets => actions[0],
                action => action,
            },
        }
    }
}

fn standing(player: &Player) -> f32 {
    f32::from(player.score) + 0.5 * f32::from(player.hand.len().min(player.cars))
}

fn chance(state: &State, spaces: u16) -> f32 {
    match state.last_round {
        Some(_) if spaces > 0 => 0.1,
        _ => PER_SPACE.powi(i32::from(spaces)),
    }
}

impl Rails {
    /// What a seat may expect to have in the end.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let mut worth = f32::from(player.score);
        if state.end.is_some() {
            return worth;
        }
        let ways = Ways::of(self, state, seat);
        let mut wanted: Vec<Lane> = vec![];
        for ticket in player.tickets.iter() {
            let points = f32::from(self.map.ticket(ticket).points);
            let chance = match ways.to(ticket) {
                Some(way) if way.spaces <= player.cars.into() => {
                    let chance = chance(state, way.spaces);
                    wanted.extend(way.lanes);
                    chance
                }
                _ => 0.0,
            };
            worth += points * (2.0 * chance - 1.0);
        }
        wanted.sort_unstable();
        wanted.dedup();
        worth + self.cards_worth(player, &wanted) + self.pending_worth(state, player)
    }

    /// Cards for wanted lanes first; of any other no more than there are cars.
    fn cards_worth(&self, player: &Player, wanted: &[Lane]) -> f32 {
        let (mut need, mut gray) = ([0u8; 9], 0u8);
        for &lane in wanted {
            let data = self.map.lane(lane);
            match data.colour {
                Some(colour) => {
                    need[colour.index()] = need[colour.index()].saturating_add(data.length);
                }
                None => gray = gray.saturating_add(data.length),
            }
        }
        let mut worth = 0.0;
        let (mut spare, mut most) = (0, 0);
        for colour in Colour::plain() {
            let (have, need) = (player.hand.of(colour), need[colour.index()]);
            worth += WANTED * f32::from(have.min(need));
            spare += have.saturating_sub(need);
            most = most.max(have.saturating_sub(need));
        }
        let for_gray = most.min(gray);
        worth += WANTED * f32::from(for_gray);
        worth += SPARE * f32::from((spare - for_gray).min(player.cars));
        worth + LOCOMOTIVE * f32::from(player.hand.locomotives())
    }

    /// What an interrupted turn promises.
    fn pending_worth(&self, state: &State, player: &Player) -> f32 {
        let open = |tickets: TicketSet| {
            tickets
                .iter()
                .filter(|t| !self.map.ticket(*t).ends.iter().all(|c| player.network.has(*c)))
                .count()
        };
        let drawing = state.pending.iter().any(|p| matches!(p, Pending::DrawTickets { .. }));
        if !drawing || state.player(state.turn) != player {
            return 0.0;
        }
        match (open(player.tickets), player.cars) {
            (0, 16..) if state.last_round.is_none() => NEW_TICKETS,
            _ => -NEW_TICKETS,
        }
    }
}
