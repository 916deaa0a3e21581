//! Chapter 5 – Building rules: where a tile may lie.
//!
//! What a card demands of a place is a list of [`Test`]s on sets of cells. The judge asks them of
//! one place and says which one fails; the generator asks them of all places at once.

use arrayvec::ArrayVec;
use tabletop::{Illegal, Reason};

use super::{
    FOREST_LOCKED, NOT_ADJACENT, NOT_FREE, NOT_THIS_TILE, OFF_THE_MAP, WRONG_TERRAIN,
    ch3_concepts::Survey, ch5_stars,
};
use crate::{
    cells::{Cells, SIDE},
    components::Terrain,
    effects::{Requirement, SoloEffect},
    patch::Patch,
    pile::{Card, Kind},
    tile::{Corners, Shape, Spot, Turned},
};

/// Every cell of a tile.
pub(super) const ALL: u8 = u8::MAX;

/// What a place must fulfil.
pub(super) enum Test {
    /// The marked cells of the tile lie on these.
    Ground { cells: Cells, marked: u8 },
    /// No cell of the tile lies outside these.
    Within { cells: Cells, reason: &'static Reason, count: Option<(i32, i32)> },
    /// Some cell of the tile lies on these.
    Touches { cells: Cells, reason: &'static Reason, count: Option<(i32, i32)> },
    /// To be asked of each place by itself.
    Star(Requirement),
}

/// All that a card demands of a place now.
pub(super) struct Demands {
    tests: ArrayVec<Test, 14>,
    stars: bool,
}

impl Demands {
    pub(super) fn new() -> Self {
        Self { tests: ArrayVec::new(), stars: false }
    }

    pub(super) fn add(&mut self, test: Test) {
        self.stars |= matches!(test, Test::Star(_));
        self.tests.push(test);
    }

    /// The corners from which a tile turned so fulfils everything but single stars.
    fn corners(&self, way: &Turned) -> Corners {
        let mut corners = [u32::MAX; SIDE];
        for test in &self.tests {
            match test {
                Test::Ground { cells, marked } => way.keep_all(cells, *marked, &mut corners),
                Test::Within { cells, .. } => way.keep_all(cells, ALL, &mut corners),
                Test::Touches { cells, .. } => way.keep_any(cells, &mut corners),
                Test::Star(_) => {}
            }
        }
        corners
    }

    /// Whether there is any legal place.
    pub(super) fn fit(&self, survey: &Survey<'_>, shape: &Shape) -> bool {
        if !self.stars {
            let any = |way| self.corners(way).into_iter().fold(0, |all, row| all | row) != 0;
            return shape.ways.iter().any(any);
        }
        let mut found = false;
        self.each(survey, shape, |_| {
            found = true;
            false
        });
        found
    }

    /// Shows every legal place in order, until told to stop.
    #[inline]
    pub(super) fn each(
        &self,
        survey: &Survey<'_>,
        shape: &Shape,
        mut show: impl FnMut(Spot) -> bool,
    ) {
        for way in &shape.ways {
            let corners = self.corners(way);
            for row in rows_with_any(&corners) {
                let mut bits = corners[row];
                while bits != 0 {
                    let spot = Spot::new(way.mask, row as u8, bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    if (!self.stars || self.stars_hold(survey, spot)) && !show(spot) {
                        return;
                    }
                }
            }
        }
    }

    fn stars_hold(&self, survey: &Survey<'_>, spot: Spot) -> bool {
        let tile = Patch::from(spot);
        self.tests.iter().all(|test| match test {
            Test::Star(star) => ch5_stars::holds(survey, &tile, *star).is_ok(),
            _ => true,
        })
    }

    /// The judge of one place.
    pub(super) fn judge(
        &self,
        survey: &Survey<'_>,
        shape: &Shape,
        spot: Spot,
    ) -> Result<(), Illegal> {
        let Some(way) = shape.way(spot) else {
            return Err(Illegal::because(&NOT_THIS_TILE));
        };
        let way = &shape.ways[usize::from(way)];
        let tile = Patch::from(spot);
        if !tile.within(&survey.game.parts.map.all) {
            return Err(Illegal::because(&OFF_THE_MAP));
        }
        if survey.board().covered.any(tile.rows()) {
            return Err(Illegal::because(&NOT_FREE));
        }
        for test in &self.tests {
            match test {
                Test::Ground { cells, marked } => {
                    let bad = way.at(spot.row(), spot.col()).enumerate();
                    let bad = bad.filter(|(i, cell)| marked >> i & 1 != 0 && !cells.has(*cell));
                    let bad: Cells = bad.map(|(_, cell)| cell).collect();
                    if !bad.is_empty() {
                        return Err(wrong_ground(survey, shape, &bad));
                    }
                }
                Test::Within { cells, reason, count } if !tile.within(cells) => {
                    return Err(Illegal { reason, count: *count });
                }
                Test::Touches { cells, reason, count } if !cells.any(tile.rows()) => {
                    return Err(Illegal { reason, count: *count });
                }
                Test::Star(star) => ch5_stars::holds(survey, &tile, *star)?,
                Test::Within { .. } | Test::Touches { .. } => {}
            }
        }
        Ok(())
    }
}

/// Most rows have no corner. They are found all at once: to ask one after the other is mostly to guess
/// wrong.
#[inline]
fn rows_with_any(corners: &Corners) -> impl Iterator<Item = usize> {
    let mark = |rows, (row, &bits): (u32, &u32)| rows | u32::from(bits != 0) << row;
    let mut rows: u32 = (0..).zip(corners).fold(0, mark);
    std::iter::from_fn(move || {
        (rows != 0).then(|| {
            let row = rows.trailing_zeros() as usize;
            rows &= rows - 1;
            row
        })
    })
}

/// §6.1 Closed forest is told apart: somebody may open it.
fn wrong_ground(survey: &Survey<'_>, shape: &Shape, bad: &Cells) -> Illegal {
    let fits = i32::from(shape.size) - bad.len().cast_signed();
    let reason = if bad.within(survey.game.parts.map.of(Terrain::Forest)) {
        &FOREST_LOCKED
    } else {
        &WRONG_TERRAIN
    };
    Illegal::short(reason, i32::from(shape.size), fits)
}

impl Survey<'_> {
    /// Everything a card demands of a place now, but for what forbids the card altogether. Added to
    /// what the caller has: so many sets of cells are not worth a copy.
    fn demand(&self, card: Kind, demands: &mut Demands) {
        let (game, card) = (self.game, self.game.card(card));
        let free = game.parts.map.all.without(&self.board().covered);
        self.add_ground(demands, card, &free);
        // §5 "adjacent to at least one own building"; a wagon is exempt.
        if !card.wagon || self.solo == Some(SoloEffect::NoWagon) {
            let cells = *self.reach();
            demands.add(Test::Touches { cells, reason: &NOT_ADJACENT, count: None });
        }
        for &star in &card.requirements {
            ch5_stars::demand(self, star, demands);
        }
        self.add_rival(demands);
    }

    /// §5 Terrain; unlocked forest may replace steppe, cell by cell.
    fn add_ground(&self, demands: &mut Demands, card: &Card, free: &Cells) {
        let map = &self.game.parts.map;
        let ground = |terrain: Terrain| match terrain {
            Terrain::Steppe => self.as_steppe(),
            other => map.of(other),
        };
        if let Some(terrains) = &card.cell_terrain {
            for &terrain in Terrain::ALL {
                let marked = terrains.iter().enumerate().filter(|(_, t)| **t == terrain);
                let marked = marked.fold(0, |all, (i, _)| all | 1 << i);
                if marked != 0 {
                    demands.add(Test::Ground { cells: ground(terrain).and(free), marked });
                }
            }
            return;
        }
        let terrains = Terrain::ALL.iter().filter(|terrain| card.may_lie_on(**terrain));
        let cells = terrains.fold(Cells::EMPTY, |all, &terrain| all.or(ground(terrain)));
        demands.add(Test::Ground { cells: cells.and(free), marked: ALL });
    }

    /// Whether the card has any legal place.
    pub(super) fn fits(&self, card: Kind) -> bool {
        let mut demands = Demands::new();
        self.demand(card, &mut demands);
        demands.fit(self, self.game.shape_of(card))
    }

    /// Shows every legal place of a card, in order.
    pub(crate) fn places(&self, card: Kind, mut show: impl FnMut(Spot)) {
        let mut demands = Demands::new();
        self.demand(card, &mut demands);
        demands.each(self, self.game.shape_of(card), |spot| {
            show(spot);
            true
        });
    }

    /// §5 Judges one place.
    pub(super) fn placement(&self, card: Kind, spot: Spot) -> Result<(), Illegal> {
        let mut demands = Demands::new();
        self.demand(card, &mut demands);
        demands.judge(self, self.game.shape_of(card), spot)
    }
}
