//! Piles of cards: multisets in 128 bits.

pub use crate::card::{Card, Kind};
use crate::components::Type;

/// A multiset of building and order cards: a bit for each copy in the box, the lowest bits of a
/// kind first, so that equal multisets are equal numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile(pub(crate) u128);

impl Pile {
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A few cards in the order of the box, as players name them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Few([Kind; 6]);

impl Few {
    pub const NONE: Self = Self([Kind::NONE; 6]);

    /// None if there are more than six.
    pub fn of(cards: impl IntoIterator<Item = Kind>) -> Option<Self> {
        let mut few = Self::NONE;
        for (i, card) in cards.into_iter().enumerate() {
            *few.0.get_mut(i)? = card;
        }
        few.0.sort_unstable();
        Some(few)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        self.0.into_iter().take_while(|&card| card != Kind::NONE)
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.iter().count() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0[0] == Kind::NONE
    }

    pub fn sole(self) -> Option<Kind> {
        (self.len() == 1).then_some(self.0[0])
    }
}

/// All cards of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    pub rows: Vec<Card>,
    pub(crate) buildings: u128,
    pub(crate) orders: u128,
    kind_of_bit: [Kind; 128],
}

impl Cards {
    /// `counts` says how often a building or order is there; posts are no part of piles.
    pub(crate) fn new(mut rows: Vec<Card>, counts: &[u8]) -> Self {
        let mut kind_of_bit = [Kind::NONE; 128];
        let (mut next, mut buildings, mut orders) = (0, 0, 0);
        for (number, (card, &count)) in rows.iter_mut().zip(counts).enumerate() {
            for _ in 0..count {
                kind_of_bit[next] = Kind(number as u8);
                card.bits |= 1 << next;
                next += 1;
            }
            match card.kind {
                Type::Order => orders |= card.bits,
                _ => buildings |= card.bits,
            }
        }
        Self { rows, buildings, orders, kind_of_bit }
    }

    #[inline]
    pub fn row(&self, card: Kind) -> &Card {
        &self.rows[card.index()]
    }

    pub fn find(&self, id: &str) -> Option<Kind> {
        self.rows.iter().position(|card| card.id == id).map(|i| Kind(i as u8))
    }

    pub fn all(&self) -> Pile {
        Pile(self.buildings | self.orders)
    }

    #[inline]
    pub fn is_order(&self, card: Kind) -> bool {
        self.row(card).kind == Type::Order
    }

    /// A pile never has more of a kind than the box.
    #[inline]
    pub fn put(&self, pile: &mut Pile, card: Kind) {
        let bits = self.row(card).bits;
        let have = pile.0 & bits;
        pile.0 |= (have << 1 | bits & bits.wrapping_neg()) & bits;
    }

    #[inline]
    pub fn take(&self, pile: &mut Pile, card: Kind) {
        let bits = self.row(card).bits;
        let have = pile.0 & bits;
        pile.0 = pile.0 & !bits | have >> 1 & bits;
    }

    #[inline]
    pub fn has(&self, pile: Pile, card: Kind) -> bool {
        pile.0 & self.row(card).bits != 0
    }

    #[inline]
    pub fn count(&self, pile: Pile, card: Kind) -> u8 {
        (pile.0 & self.row(card).bits).count_ones() as u8
    }

    /// Whether the pile has all of these, as often as they are named.
    pub fn holds(&self, pile: Pile, cards: Few) -> bool {
        let mut rest = pile;
        cards.iter().all(|card| {
            let there = card.index() < self.rows.len() && self.has(rest, card);
            if there {
                self.take(&mut rest, card);
            }
            there
        })
    }

    /// Every card, copies one after another.
    #[inline]
    pub fn list(&self, pile: Pile) -> impl Iterator<Item = Kind> {
        let mut bits = pile.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                self.kind_of_bit[bit as usize]
            })
        })
    }

    /// Every kind once.
    #[inline]
    pub fn kinds(&self, pile: Pile) -> impl Iterator<Item = Kind> {
        let mut bits = pile.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = self.kind_of_bit[bits.trailing_zeros() as usize];
                bits &= !self.row(kind).bits;
                kind
            })
        })
    }

    /// The n-th card.
    #[inline]
    pub fn nth(&self, pile: Pile, n: u8) -> Kind {
        let mut bits = pile.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        self.kind_of_bit[bits.trailing_zeros() as usize]
    }

    pub fn pile(&self, cards: impl IntoIterator<Item = Kind>) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| self.put(&mut pile, card));
        pile
    }

    pub fn merged(&self, pile: Pile, other: Pile) -> Pile {
        let mut all = pile;
        self.list(other).for_each(|card| self.put(&mut all, card));
        all
    }

    /// Without the cards of another pile; none if they are not all there.
    pub fn minus(&self, pile: Pile, other: Pile) -> Option<Pile> {
        let mut rest = pile;
        for card in self.list(other) {
            if !self.has(rest, card) {
                return None;
            }
            self.take(&mut rest, card);
        }
        Some(rest)
    }

    #[inline]
    pub fn buildings_of(&self, pile: Pile) -> Pile {
        Pile(pile.0 & self.buildings)
    }

    #[inline]
    pub fn orders_of(&self, pile: Pile) -> Pile {
        Pile(pile.0 & self.orders)
    }

    pub fn few(&self, pile: Pile) -> Few {
        Few::of(self.list(pile)).unwrap_or(Few::NONE)
    }
}
