//! Small sets of map things, as bits.

use tabletop::Unreadable;

/// A city, by its place in the box.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct City(pub u8);

/// A lane, by its place in the box: tracks in order, and the lanes of a track in order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane(pub u8);

/// A ticket, by its place in the box.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(pub u8);

macro_rules! small_set {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $set(pub u64);

        impl $set {
            pub const EMPTY: Self = Self(0);

            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 & 1 << item.0 != 0
            }
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = $item(bits.trailing_zeros() as u8);
                        bits &= bits - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}

small_set! {
    /// At most 64 cities.
    CitySet of City
}
small_set! {
    /// At most 64 tickets.
    TicketSet of Ticket
}

/// Eight bits, each as a byte that has all of its own set where that one is not.
const MISSING: [[u8; 8]; 256] = {
    let mut missing = [[u8::MAX; 8]; 256];
    let mut place = 0;
    while place < 256 * 8 {
        let (bits, bit) = (place / 8, place % 8);
        if bits >> bit & 1 == 1 {
            missing[bits][bit] = 0;
        }
        place += 1;
    }
    missing
};

/// At most 192 lanes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct LaneSet([u64; 3]);

impl LaneSet {
    pub const MOST: usize = 192;
    pub const EMPTY: Self = Self([0; 3]);

    /// By lane, all bits set for those that are not in the set.
    #[inline]
    pub(crate) fn missing(self) -> [u8; Self::MOST] {
        let mut missing = [0; Self::MOST];
        let bytes = self.0.iter().flat_map(|word| word.to_le_bytes());
        for (eight, bits) in missing.as_chunks_mut().0.iter_mut().zip(bytes) {
            *eight = MISSING[usize::from(bits)];
        }
        missing
    }

    #[inline]
    pub const fn has(&self, lane: Lane) -> bool {
        self.0[lane.0 as usize / 64] & 1 << (lane.0 % 64) != 0
    }

    #[inline]
    pub const fn insert(&mut self, lane: Lane) {
        self.0[lane.0 as usize / 64] |= 1 << (lane.0 % 64);
    }

    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Lane> {
        let (mut word, mut bits) = (0, self.0[0]);
        std::iter::from_fn(move || {
            while bits == 0 {
                word += 1;
                bits = *self.0.get(word)?;
            }
            let lane = Lane(64 * word as u8 + bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(lane)
        })
    }
}

impl FromIterator<Lane> for LaneSet {
    fn from_iter<I: IntoIterator<Item = Lane>>(lanes: I) -> Self {
        let mut set = Self::EMPTY;
        lanes.into_iter().for_each(|lane| set.insert(lane));
        set
    }
}

/// The place of a name in a list of names.
pub(crate) fn find(names: &[String], text: &str, expected: &'static str) -> Result<u8, Unreadable> {
    let place = names.iter().position(|name| name == text);
    place.map(|i| i as u8).ok_or_else(|| Unreadable::new(text, expected))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_everything_else() {
        let set: LaneSet = [0, 7, 8, 63, 64, 100, 191].into_iter().map(Lane).collect();
        let missing = set.missing();
        for lane in (0..LaneSet::MOST as u8).map(Lane) {
            let expected = if set.has(lane) { 0 } else { u8::MAX };
            assert_eq!(missing[usize::from(lane.0)], expected, "{lane:?}");
        }
    }
}
