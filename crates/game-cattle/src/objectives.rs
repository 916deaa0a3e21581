//! Chapter 12 – Objective cards in the end: every owned thing serves one card only, and the best
//! way to share them out is found by trying all subsets of cards.

use crate::parts::Objective;

/// How many there are of each [`Task`](crate::parts::Task).
pub(crate) type Assets = [u8; 9];

/// More cards than this are never looked at together: the deck has 24, and a start card.
const MOST: usize = 32;

#[derive(Copy, Clone)]
struct Row {
    tasks: Assets,
    vp: i16,
    penalty: i16,
    /// It lies in the area and counts for good or ill.
    fixed: bool,
}

/// The cards of a player and what can be used for them.
pub(crate) struct Deal {
    assets: Assets,
    /// The owner of `sm_objectives` gets 3 points for every 2 cards in the area.
    paired: bool,
    rows: [Row; MOST],
    len: usize,
}

const PAIR_VP: i16 = 3;

impl Deal {
    pub(crate) fn new(assets: Assets, paired: bool) -> Self {
        let row = Row { tasks: [0; 9], vp: 0, penalty: 0, fixed: false };
        Self { assets, paired, rows: [row; MOST], len: 0 }
    }

    /// A card in the area.
    pub(crate) fn fixed(&mut self, card: &Objective) {
        self.add(card, true);
    }

    /// A card of the deck: it may be added or left out.
    pub(crate) fn optional(&mut self, card: &Objective) {
        self.add(card, false);
    }

    fn add(&mut self, card: &Objective, fixed: bool) {
        if self.len < MOST {
            let Objective { tasks, vp, penalty, .. } = *card;
            self.rows[self.len] = Row { tasks, vp, penalty, fixed };
            self.len += 1;
        }
    }

    /// The best sum of points and penalties, and the points for pairs of cards in the area.
    pub(crate) fn best(&self) -> (i16, i16) {
        let mut best = (i16::MIN, 0, 0);
        self.search(0, self.assets, 0, 0, &mut best);
        (best.1, best.2)
    }

    /// Decides card by card whether it is met; `best` holds the sum, and both its parts.
    fn search(
        &self,
        index: usize,
        left: Assets,
        points: i16,
        met: u32,
        best: &mut (i16, i16, i16),
    ) {
        if index == self.len {
            let (points, pairs) = self.with_pairs(points, met);
            if points + pairs > best.0 {
                *best = (points + pairs, points, pairs);
            }
            return;
        }
        let row = &self.rows[index];
        if row.tasks.iter().zip(left).all(|(need, have)| *need <= have) {
            let mut rest = left;
            for (have, need) in rest.iter_mut().zip(row.tasks) {
                *have -= need;
            }
            self.search(index + 1, rest, points + row.vp, met | 1 << index, best);
        }
        // What is to come cannot make up for it.
        let lost = if row.fixed { row.penalty } else { 0 };
        let hope: i16 = self.rows[index + 1..self.len].iter().map(|row| row.vp).sum();
        let pairs = if self.paired { PAIR_VP * (points_of(self.len) / 2) } else { 0 };
        if points - lost + hope + pairs > best.0 {
            self.search(index + 1, left, points - lost, met, best);
        }
    }

    /// Unmet cards of the deck may be added for the sake of a pair, the cheapest first.
    fn with_pairs(&self, points: i16, met: u32) -> (i16, i16) {
        if !self.paired {
            return (points, 0);
        }
        let rows = || self.rows[..self.len].iter().enumerate();
        let in_area = points_of(rows().filter(|(i, row)| row.fixed || met & 1 << i != 0).count());
        let mut penalties = [0; MOST];
        let mut count = 0;
        for (_, row) in rows().filter(|(i, row)| !row.fixed && met & 1 << i == 0) {
            penalties[count] = row.penalty;
            count += 1;
        }
        penalties[..count].sort_unstable();
        let (mut best, mut points) = ((points, in_area / 2 * PAIR_VP), points);
        for (added, penalty) in (1..).zip(&penalties[..count]) {
            points -= penalty;
            let cards: i16 = in_area + added;
            let pairs = cards / 2 * PAIR_VP;
            if points + pairs > best.0 + best.1 {
                best = (points, pairs);
            }
        }
        best
    }
}

/// A handful of cards as a number of points.
fn points_of(cards: usize) -> i16 {
    i16::try_from(cards).expect("a handful of cards")
}
