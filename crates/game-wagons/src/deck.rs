//! The deck, and piles of its cards as multisets in one word.

use crate::components::Card;

/// A multiset of cards: a hand, the draw pile, the discard pile.
///
/// Every face owns as many neighbouring bits as it has copies; having `k` of them is having the
/// lowest `k` bits set. So equal piles are equal words, a random card is a random bit, and cards
/// with one face cannot be told apart, just as on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile(pub(crate) u64);

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

/// Position of a face in the deck's sorted list of faces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaceId(pub(crate) u8);

/// The cards of the box, sorted.
#[derive(Clone, Debug)]
pub struct Deck {
    faces: Vec<Card>,
    /// The bits each face owns.
    bits: Vec<u64>,
    /// Which face owns a bit.
    owner: [u8; 64],
    by_code: Vec<Option<FaceId>>,
}

impl Deck {
    /// # Panics
    /// With more than 64 cards; the loader has counted them.
    pub fn new(mut cards: Vec<Card>) -> Self {
        assert!(cards.len() <= 64, "a pile is one word");
        cards.sort_unstable();
        let mut deck =
            Self { faces: vec![], bits: vec![], owner: [0; 64], by_code: vec![None; Card::CODES] };
        for (bit, card) in cards.into_iter().enumerate() {
            if deck.faces.last() != Some(&card) {
                deck.by_code[card.code()] = Some(FaceId(deck.faces.len() as u8));
                deck.faces.push(card);
                deck.bits.push(0);
            }
            let face = deck.faces.len() - 1;
            deck.bits[face] |= 1 << bit;
            deck.owner[bit] = face as u8;
        }
        deck
    }

    /// All cards of the box.
    pub fn all(&self) -> Pile {
        Pile(self.bits.iter().sum())
    }

    #[inline]
    pub fn card(&self, face: FaceId) -> Card {
        self.faces[usize::from(face.0)]
    }

    /// `None` if the box has no such card.
    #[inline]
    pub fn face(&self, card: Card) -> Option<FaceId> {
        self.by_code[card.code()]
    }

    pub fn count(&self, pile: Pile, face: FaceId) -> u8 {
        Pile(pile.0 & self.bits[usize::from(face.0)]).len()
    }

    #[inline]
    pub fn contains(&self, pile: Pile, card: Card) -> bool {
        self.face(card).is_some_and(|face| pile.0 & self.bits[usize::from(face.0)] != 0)
    }

    /// # Panics
    /// If all copies are in the pile already.
    #[inline]
    pub fn add(&self, pile: &mut Pile, face: FaceId) {
        let free = self.bits[usize::from(face.0)] & !pile.0;
        assert!(free != 0, "there are no more such cards in the box");
        pile.0 |= free & free.wrapping_neg();
    }

    /// # Panics
    /// If the pile has no such card.
    #[inline]
    pub fn remove(&self, pile: &mut Pile, face: FaceId) {
        let here = self.bits[usize::from(face.0)] & pile.0;
        assert!(here != 0, "the card is not in that pile");
        pile.0 &= !(1 << here.ilog2());
    }

    /// The face of the `n`-th card of the pile, in order.
    #[inline]
    pub fn nth(&self, pile: Pile, n: u8) -> FaceId {
        let mut bits = pile.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        FaceId(self.owner[bits.trailing_zeros() as usize])
    }

    /// The different faces in a pile, in order.
    #[inline]
    pub fn faces(&self, pile: Pile) -> impl Iterator<Item = FaceId> + '_ {
        let mut bits = pile.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let face = self.owner[bits.trailing_zeros() as usize];
                bits &= !self.bits[usize::from(face)];
                FaceId(face)
            })
        })
    }

    /// Every card of a pile, in order, copies repeated.
    pub fn cards(&self, pile: Pile) -> Vec<Card> {
        (0..64)
            .filter(|bit| pile.0 & (1 << bit) != 0)
            .map(|bit: usize| self.faces[usize::from(self.owner[bit])])
            .collect()
    }

    /// Cards in both piles together. `None` if the box has not that many of one face.
    pub fn merge(&self, a: Pile, b: Pile) -> Option<Pile> {
        let mut sum = 0;
        for &bits in &self.bits {
            let count = (a.0 & bits).count_ones() + (b.0 & bits).count_ones();
            if count > bits.count_ones() {
                return None;
            }
            sum |= low_bits(bits, count);
        }
        Some(Pile(sum))
    }

    /// The cards of `a` that are left when those of `b` are taken out; `None` if `b` is not in `a`.
    pub fn without(&self, a: Pile, b: Pile) -> Option<Pile> {
        let mut rest = 0;
        for &bits in &self.bits {
            let count = (a.0 & bits).count_ones().checked_sub((b.0 & bits).count_ones())?;
            rest |= low_bits(bits, count);
        }
        Some(Pile(rest))
    }

    /// The pile of those cards, or the first card the box has not (or not so often).
    pub fn pile(&self, cards: &[Card]) -> Result<Pile, Card> {
        let mut pile = Pile::EMPTY;
        for &card in cards {
            let face = self.face(card).ok_or(card)?;
            if self.count(pile, face) == self.copies(face) {
                return Err(card);
            }
            self.add(&mut pile, face);
        }
        Ok(pile)
    }

    pub fn copies(&self, face: FaceId) -> u8 {
        Pile(self.bits[usize::from(face.0)]).len()
    }
}

/// The lowest `count` bits of a run of neighbouring bits.
const fn low_bits(run: u64, count: u32) -> u64 {
    run & !(u64::MAX.unbounded_shl(run.trailing_zeros() + count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck() -> Deck {
        Deck::new(["w2c0", "E1w0c0", "w2c0", "E2w2c5", "w2c0"].map(|c| c.parse().unwrap()).to_vec())
    }

    #[test]
    fn equal_piles_are_equal_words_however_they_came_about() {
        let deck = deck();
        let train = deck.face("w2c0".parse().unwrap()).unwrap();
        let mut pile = deck.all();
        deck.remove(&mut pile, train);
        deck.remove(&mut pile, train);
        deck.add(&mut pile, train);
        let mut once = deck.all();
        deck.remove(&mut once, train);
        assert_eq!(pile, once);
        assert_eq!(deck.count(pile, train), 2);
        assert_eq!(
            deck.merge(pile, deck.pile(&["w2c0".parse().unwrap()]).unwrap()),
            Some(deck.all())
        );
        assert_eq!(deck.without(deck.all(), pile).map(Pile::len), Some(1));
        assert_eq!(deck.merge(pile, pile), None);
    }

    #[test]
    fn piles_refuse_what_the_box_has_not() {
        let deck = deck();
        let card: Card = "E1w0c0".parse().unwrap();
        assert_eq!(deck.pile(&[card, card]), Err(card));
        assert_eq!(deck.pile(&["W1w0c0".parse().unwrap()]), Err("W1w0c0".parse().unwrap()));
    }
}
