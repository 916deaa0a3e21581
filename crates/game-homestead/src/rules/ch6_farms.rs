//! Chapter 6.3 – Farms and their sets.

use super::ch3_concepts::Survey;
use crate::{
    Homestead,
    board::{Board, Ids},
    components::{FARM_TABLE, Type},
    pile::Kind,
};

impl Homestead {
    /// How often each symbol is among some farms.
    pub(crate) fn symbols(&self, board: &Board, own: Ids) -> [u8; 7] {
        let mut copies = [0; 7];
        for id in own.and(board.of(Type::Farm)).iter() {
            let card = board.building(id).card.some();
            if let Some(symbol) = card.and_then(|card| self.card(card).symbol) {
                copies[symbol.index()] += 1;
            }
        }
        copies
    }
}

/// §6.3 The size of each set, largest first: the k-th copies of all symbols form set k.
pub(crate) fn sets(copies: &[u8; 7]) -> impl Iterator<Item = u8> {
    let most = copies.iter().copied().max().unwrap_or(0);
    (1..=most).map(|k| copies.iter().filter(|&&n| n >= k).count() as u8)
}

/// RULING A13 The k-th copy of a symbol joins set k, which then has
/// `1 + #{t != s : copies(t) >= k}` symbols: always the best-paying set it can join.
pub(super) fn set_size(survey: &Survey<'_>, card: Kind) -> u32 {
    let Some(symbol) = survey.game.card(card).symbol else { return 0 };
    let copies = survey.game.symbols(survey.board(), survey.own);
    let k = copies[symbol.index()] + 1;
    let others = copies.iter().enumerate().filter(|&(s, &n)| s != symbol.index() && n >= k);
    1 + others.count() as u32
}

/// §6.3 The table.
pub(super) fn pays(size: u32) -> i16 {
    let row = (size as usize).clamp(1, FARM_TABLE.len());
    FARM_TABLE[row - 1]
}
