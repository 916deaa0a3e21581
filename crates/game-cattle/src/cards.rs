//! Cards as small multisets: two words, so that hands and stacks are copied and added in no time.

use serde::{Deserialize, Serialize};

/// A kind of card in a player's deck: cattle from 0, objective cards from [`Card::OBJECTIVE`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// The first objective card.
    pub const OBJECTIVE: u8 = 16;
    /// As many kinds of cattle and of objective cards fit into [`Cards`].
    pub(crate) const MAX_CATTLE: usize = 16;
    pub(crate) const MAX_OBJECTIVES: usize = 21;

    #[inline]
    pub const fn objective(kind: u8) -> Self {
        Self(Self::OBJECTIVE + kind)
    }

    #[inline]
    pub const fn is_objective(self) -> bool {
        self.0 >= Self::OBJECTIVE
    }

    /// The kind among cattle or among objective cards.
    #[inline]
    pub const fn kind(self) -> usize {
        if self.is_objective() { (self.0 - Self::OBJECTIVE) as usize } else { self.0 as usize }
    }
}

/// Some kinds of cattle, to look for among cards: all four bits of each.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const fn add(&mut self, card: Card) {
        self.0 |= 15 << (4 * card.kind());
    }
}

/// A multiset of cards: a hand, a stack, a pile, the market.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards {
    /// Four bits for each kind of cattle.
    cattle: u64,
    /// Three bits for each kind of objective card.
    objectives: u64,
}

const ONES: u64 = 0x1249_2492_4924_9249;

impl Cards {
    pub const NONE: Self = Self { cattle: 0, objectives: 0 };
    pub(crate) const MOST_CATTLE: u8 = 15;
    pub(crate) const MOST_OBJECTIVES: u8 = 7;

    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        if card.is_objective() {
            (self.objectives >> (3 * card.kind()) & 7) as u8
        } else {
            (self.cattle >> (4 * card.kind()) & 15) as u8
        }
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.of(card) > 0
    }

    const fn one(card: Card) -> Self {
        if card.is_objective() {
            Self { cattle: 0, objectives: 1 << (3 * card.kind()) }
        } else {
            Self { cattle: 1 << (4 * card.kind()), objectives: 0 }
        }
    }

    #[inline]
    pub const fn add(&mut self, card: Card) {
        let one = Self::one(card);
        self.cattle += one.cattle;
        self.objectives += one.objectives;
    }

    /// # Panics
    /// If the card is not there.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        assert!(self.has(card), "the card is not there");
        let one = Self::one(card);
        self.cattle -= one.cattle;
        self.objectives -= one.objectives;
    }

    /// The box makes sure that no kind has too many cards to be counted together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { cattle: self.cattle + other.cattle, objectives: self.objectives + other.objectives }
    }

    /// `other` is part of this.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self { cattle: self.cattle - other.cattle, objectives: self.objectives - other.objectives }
    }

    pub fn contains(self, other: Self) -> bool {
        other.iter().all(|(card, count)| self.of(card) >= count)
    }

    #[inline]
    #[must_use]
    pub const fn objectives(self) -> Self {
        Self { cattle: 0, objectives: self.objectives }
    }

    #[inline]
    #[must_use]
    pub const fn cattle(self) -> Self {
        Self { cattle: self.cattle, objectives: 0 }
    }

    /// The cards of these kinds.
    #[inline]
    #[must_use]
    pub(crate) const fn of_kinds(self, kinds: Kinds) -> Self {
        Self { cattle: self.cattle & kinds.0, objectives: 0 }
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cattle == 0 && self.objectives == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.cattle & LOW) + (self.cattle >> 4 & LOW);
        let cattle = pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56;
        let bits = self.objectives;
        // Bits are slow to count, and most hands have no objective cards.
        if bits == 0 {
            return cattle as u8;
        }
        let objectives = (bits & ONES).count_ones()
            + 2 * (bits >> 1 & ONES).count_ones()
            + 4 * (bits >> 2 & ONES).count_ones();
        cattle as u8 + objectives as u8
    }

    /// The kinds that are there, in order, each with its number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        let Self { mut cattle, mut objectives } = self;
        std::iter::from_fn(move || {
            if cattle != 0 {
                let kind = cattle.trailing_zeros() / 4;
                let count = (cattle >> (4 * kind) & 15) as u8;
                cattle &= !(15 << (4 * kind));
                return Some((Card(kind as u8), count));
            }
            (objectives != 0).then(|| {
                let kind = objectives.trailing_zeros() / 3;
                let count = (objectives >> (3 * kind) & 7) as u8;
                objectives &= !(7 << (3 * kind));
                (Card::objective(kind as u8), count)
            })
        })
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        self.iter().map(|(card, _)| card)
    }

    /// The `n`-th card, in order of kinds.
    #[inline]
    pub fn nth(self, mut n: u8) -> Card {
        for (card, count) in self.iter() {
            match n.checked_sub(count) {
                Some(rest) => n = rest,
                None => return card,
            }
        }
        unreachable!("there are not so many cards")
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let cards: Cards = [0, 0, 0, 15, 16, 16, 16, 16, 36].map(Card).into_iter().collect();
        assert_eq!(cards.len(), 9);
        assert_eq!(cards.of(Card(16)), 4);
        assert_eq!(cards.cattle().len(), 4);
        let listed: Vec<(u8, u8)> = cards.iter().map(|(card, n)| (card.0, n)).collect();
        assert_eq!(listed, [(0, 3), (15, 1), (16, 4), (36, 1)]);
        let each: Vec<u8> = (0..9).map(|n| cards.nth(n).0).collect();
        assert_eq!(each, [0, 0, 0, 15, 16, 16, 16, 16, 36]);
        assert!(cards.contains(cards.objectives()) && !cards.cattle().contains(cards));
    }
}
