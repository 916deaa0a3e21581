//! States by the word.
//!
//! Bots hash every position they look ahead to. A small number hashed by itself is a multiplication that
//! waits for the one before, and a state has some seventy of them; so they share words.

use std::hash::{Hash, Hasher};

use crate::{
    block::Block,
    state::{End, Player, State},
};

impl Hash for State {
    #[inline]
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Self {
            seats,
            turn,
            actions_left,
            doubled,
            pending,
            players: _,
            wagons,
            blocks,
            draw_pile,
            discard,
            idle,
            end,
            over,
        } = *self;
        let (doubled, over, end) = (doubled.into(), over.into(), end.map_or(0, number));
        word([seats, turn.0, actions_left, doubled, over, end, 0, 0]).hash(to);
        let counts =
            wagons.into_iter().fold(u64::from(idle), |word, count| word << 8 | u64::from(count));
        counts.hash(to);
        let [first, second, third, fourth] = blocks.map(half);
        (first | second << 32, third | fourth << 32).hash(to);
        (draw_pile, discard, pending).hash(to);
        self.playing().iter().for_each(|player| player.hash(to));
    }
}

impl Hash for Player {
    #[inline]
    fn hash<H: Hasher>(&self, to: &mut H) {
        let Self { supply, lid, vp, token, scored, hand, earned, vp_paid } = *self;
        let [low, high] = vp_paid.to_le_bytes();
        word([supply, lid, vp, token.into(), scored, low, high, 0]).hash(to);
        earned.into_iter().fold(0, |word, points| word << 16 | u64::from(points)).hash(to);
        hand.hash(to);
    }
}

const fn word(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

fn half(block: Block) -> u64 {
    (block.code() as u64) << 8 | u64::from(block.divider())
}

/// None at all is 0.
fn number(end: End) -> u8 {
    match end {
        End::Fifty => 1,
        End::WagonsGone => 2,
        End::Stalemate => 3,
    }
}

#[cfg(test)]
mod tests {
    use std::hash::DefaultHasher;

    use tabletop::Seat;

    use super::*;
    use crate::{deck::Pile, state::Pending};

    fn hash(state: State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn every_number_counts() {
        let changes: [fn(&mut State); 28] = [
            |state| state.seats = 3,
            |state| state.turn = Seat(1),
            |state| state.actions_left += 1,
            |state| state.doubled = true,
            |state| state.pending.push(Pending::Draw),
            |state| state.pending.push(Pending::Deal { left: 1 }),
            |state| state.pending.push(Pending::Deal { left: 2 }),
            |state| state.players[0].supply -= 1,
            |state| state.players[1].supply -= 1,
            |state| state.players[0].lid += 1,
            |state| state.players[0].vp += 1,
            |state| state.players[0].token = false,
            |state| state.players[0].scored += 1,
            |state| state.players[1].hand = Pile(1),
            |state| state.players[1].earned[0] += 1,
            |state| state.players[1].earned[3] += 1,
            |state| state.players[1].vp_paid += 300,
            |state| state.wagons[0] -= 1,
            |state| state.wagons[5] += 1,
            |state| state.blocks[0] = Block::new(1, &[]).unwrap(),
            |state| state.blocks[1] = Block::new(0, &[Seat(1)]).unwrap(),
            |state| state.blocks[3] = Block::new(0, &[Seat(1)]).unwrap(),
            |state| state.draw_pile = Pile(2),
            |state| state.discard = Pile(2),
            |state| state.idle += 256,
            |state| state.end = Some(End::Fifty),
            |state| state.end = Some(End::Stalemate),
            |state| state.over = true,
        ];
        let start = State::new(2, Pile::EMPTY);
        let mut met = vec![hash(start)];
        for (number, change) in changes.into_iter().enumerate() {
            let mut state = start;
            change(&mut state);
            let hash = hash(state);
            assert!(!met.contains(&hash), "change {number}");
            met.push(hash);
        }
    }
}
