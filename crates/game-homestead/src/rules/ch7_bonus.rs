//! Chapter 7 – Build bonus.

use super::ch3_concepts::Survey;
use crate::{
    Homestead,
    board::{Board, Ids},
    components::Type,
    effects::SoloEffect,
};

impl Homestead {
    /// The build-bonus symbols some buildings show, by type.
    pub(crate) fn bonus_symbols(&self, board: &Board, own: Ids) -> [u8; 6] {
        let mut symbols = [0; 6];
        for id in own.and(board.of(Type::City).or(board.of(Type::Production))).iter() {
            if let Some(card) = board.building(id).card.some() {
                let bonus = &self.card(card).bonus;
                symbols.iter_mut().zip(bonus).for_each(|(sum, n)| *sum += n);
            }
        }
        symbols
    }
}

/// §7 "1 $ extra for each symbol" of the built type. Symbols on the card being built count from the
/// next building on: it is not on the map yet.
pub(super) fn earned(survey: &Survey<'_>, kind: Type) -> i16 {
    if kind == Type::Order || survey.solo == Some(SoloEffect::NoBonus) {
        return 0;
    }
    survey.symbols()[kind.index()].into()
}
