//! What cards are worth in hand.

use crate::{
    Cattle,
    cards::{Card, Cards},
};

impl Cattle {
    /// The breeding value to expect of a hand for which so many cards of this deck were seen.
    pub(super) fn expected_breeding(&self, deck: Cards, seen: f32) -> f32 {
        let count = f32::from(deck.len().max(1));
        let part = |cards: u8, value: u8| {
            let missed = 1.0 - f32::from(cards) / count;
            f32::from(value) * (1.0 - power(missed, seen))
        };
        // Cards of one breed follow each other in the box.
        let (mut sum, mut breed, mut cards, mut value) = (0.0, None, 0, 0);
        for (card, count) in deck.cattle().iter() {
            let kind = &self.parts.cattle[card.kind()];
            if breed != Some(kind.breed) {
                sum += part(cards, value);
                (breed, cards, value) = (Some(kind.breed), 0, kind.value);
            }
            cards += count;
        }
        sum + part(cards, value)
    }

    /// Whether another card of the breed is in hand: then this one counts nothing.
    pub(super) fn is_twin(&self, hand: Cards, card: Card) -> bool {
        self.of_breed(hand, self.parts.cattle[card.kind()].breed).len() > 1
    }
}

/// Between whole powers it is a straight line.
fn power(x: f32, n: f32) -> f32 {
    let part = n.fract();
    x.powi(n as i32) * (1.0 - part * (1.0 - x))
}
