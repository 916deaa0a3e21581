//! A scoring block: a ring of eight circles with a divider, which is a queue of at most seven discs.

use tabletop::Seat;

/// §5.3 Discs in age order with the divider's circle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    /// Two bits a disc, oldest lowest, and one bit above the youngest that marks the length.
    discs: u16,
    divider: u8,
}

/// Where a disc came to lie and whose disc it pushed out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Added {
    pub circle: u8,
    pub pushed: Option<Seat>,
}

impl Block {
    pub const EMPTY: Self = Self { discs: 1, divider: 0 };
    pub const CIRCLES: u8 = 8;
    /// One circle is always the divider's.
    pub const FULL: u8 = 7;

    /// `None` if that is no block: too many discs, or no such circle.
    pub fn new(divider: u8, discs: &[Seat]) -> Option<Self> {
        if divider >= Self::CIRCLES || discs.len() > usize::from(Self::FULL) {
            return None;
        }
        let mut block = Self::EMPTY;
        for &seat in discs {
            block.add(seat);
        }
        Some(Self { divider, ..block })
    }

    #[inline]
    pub const fn len(self) -> u8 {
        (self.discs.ilog2() / 2) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.discs == 1
    }

    #[inline]
    pub const fn is_full(self) -> bool {
        self.discs >> 14 != 0
    }

    pub const fn divider(self) -> u8 {
        self.divider
    }

    /// Names the discs and their order, for look-up tables: below 2^15.
    #[inline]
    pub(crate) const fn code(self) -> usize {
        self.discs as usize
    }

    /// A block for every code, in order. (No block has the code 0; an empty one stands in.)
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let last = (1 << (2 * Self::FULL + 1)) - 1;
        // The length is marked by the highest bit, which two bits a disc put on even places only.
        let even = |discs: u16| {
            if discs.checked_ilog2().is_some_and(|top| top % 2 == 0) { discs } else { 1 }
        };
        (0..=last).map(move |discs| Self { discs: even(discs), divider: 0 })
    }

    /// The owner of the `age`-th oldest disc, from 0.
    #[inline]
    pub const fn owner(self, age: u8) -> Seat {
        Seat((self.discs >> (2 * age) & 3) as u8)
    }

    /// Owners in age order, oldest first.
    #[inline]
    pub fn discs(self) -> impl Iterator<Item = Seat> {
        (0..self.len()).map(move |age| self.owner(age))
    }

    /// How many discs each seat has here.
    #[inline]
    pub fn counts(self) -> [u8; 4] {
        let mut counts = [0; 4];
        for seat in self.discs() {
            counts[seat.index()] += 1;
        }
        counts
    }

    /// What [`add`](Self::add) would do.
    pub const fn would_add(self) -> Added {
        if self.is_full() {
            Added { circle: self.divider, pushed: Some(self.owner(0)) }
        } else {
            Added { circle: (self.divider + 1 + self.len()) % Self::CIRCLES, pushed: None }
        }
    }

    /// §5.3 A new disc goes behind the youngest. Into a full block: the divider advances one
    /// circle, the oldest disc that lay there goes back to its owner, the new one takes the
    /// divider's old circle.
    #[inline]
    pub fn add(&mut self, seat: Seat) -> Added {
        let added = self.would_add();
        let owner = u16::from(seat.0);
        if self.is_full() {
            self.discs = (self.discs & 0x3fff) >> 2 | owner << 12 | 1 << 14;
            self.divider = (self.divider + 1) % Self::CIRCLES;
        } else {
            let end = 2 * self.len();
            self.discs = self.discs & ((1 << end) - 1) | owner << end | 1 << (end + 2);
        }
        added
    }
}
