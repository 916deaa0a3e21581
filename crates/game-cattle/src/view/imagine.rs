//! What could lie behind a view.

use rand::{Rng, RngExt};

use super::{Rest, View};
use crate::{Cattle, cards::Cards, components::MAX_PLAYERS, state::Player, state::State};

impl Cattle {
    /// Deals what the viewer cannot see at random to where it could lie: cards of others to hand
    /// and draw stack, objective cards to those who took some unseen, and to the deck.
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(crate) fn dream(&self, view: &View, rng: &mut impl Rng) -> State {
        let Rest {
            first,
            over,
            pending,
            ref players,
            ref hand_sizes,
            ref blind_counts,
            craig,
            sides,
            tiles,
            occupied,
            visited,
            masters,
            jobs,
            token,
            closing,
            foresight,
            piles,
            lost,
            market,
            market_deck,
            display,
            mut unseen,
        } = view.hidden;
        let mut dreamt = [Player::ABSENT; MAX_PLAYERS];
        for (i, known) in players.iter().enumerate() {
            let mut player = *known;
            let blind = take(&mut unseen, blind_counts[i], rng);
            player.blind = player.blind.plus(blind);
            player.draw = player.draw.plus(blind);
            let missing = hand_sizes[i] - player.hand.len();
            let hand = take(&mut player.draw, missing, rng);
            player.hand = player.hand.plus(hand);
            dreamt[i] = player;
        }
        State {
            seats: view.seats,
            first,
            turn: view.turn,
            over,
            pending,
            players: dreamt,
            craig,
            sides,
            tiles,
            occupied,
            visited,
            masters,
            jobs,
            token,
            closing,
            foresight,
            piles,
            lost,
            market,
            market_deck,
            display,
            objective_deck: unseen,
        }
    }
}

/// So many cards of a stack, at random.
fn take(from: &mut Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..count {
        let card = from.nth(rng.random_range(0..from.len()));
        from.take(card);
        taken.add(card);
    }
    taken
}
