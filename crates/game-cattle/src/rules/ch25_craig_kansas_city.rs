//! Chapter 25 – Craig in Kansas City.

use tabletop::Sink;

use super::ch8_kansas_city::foresight;
use crate::{
    Cattle,
    components::{CITIES, Place},
    fact::{CraigDisc, Fact, TakeReason},
    state::{Pending, State},
};

/// His first city; he goes on from there to the end of the list.
const FIRST_CITY: usize = 3;

/// What replaces the special action of his card.
pub(super) fn enter(state: &mut State) {
    state.pending.push_in_order([
        Pending::CraigColumn { column: 0 },
        Pending::CraigColumn { column: 1 },
        Pending::CraigColumn { column: 2 },
        Pending::CraigDelivers,
        Pending::LeaveKansasCity,
        Pending::Columns,
    ]);
}

impl Cattle {
    /// §25 The tile his card names; the other one if it is missing or forbidden (R26).
    pub(super) fn craig_column(
        &self,
        state: &mut State,
        column: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        state.pending.pop();
        let craig = state.craig.as_ref().expect("it is his turn");
        let named = self.craig_card(craig).kansas_city[usize::from(column)];
        let other = match named {
            Place::Top => Place::Bottom,
            Place::Bottom => Place::Top,
        };
        let tries = [(named, TakeReason::Named), (other, TakeReason::Other)];
        let open = |place| foresight(state, column, place).ok();
        let taken =
            tries.into_iter().find_map(|(place, why)| open(place).map(|tile| (place, tile, why)));
        let Some((place, tile, reason)) = taken else {
            facts.tell(|| Fact::CraigForesight {
                column: column + 1,
                place: None,
                tile: None,
                reason: TakeReason::Skipped,
            });
            return false;
        };
        state.foresight[usize::from(column)][place.index()] = None;
        facts.tell(|| Fact::CraigForesight {
            column: column + 1,
            place: Some(place.to_string()),
            tile: Some(self.show_supply(tile)),
            reason,
        });
        self.place_supply(state, tile, facts);
        false
    }

    /// §25 The first city that has none of his, from Colorado Springs on; then San Francisco again.
    /// A disc from the movement board, else from the reserve, else without one (R27).
    pub(super) fn craig_delivers(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.pending.pop();
        let craig = state.craig.as_mut().expect("it is his turn");
        let city = (FIRST_CITY..CITIES).find(|city| craig.cities[*city] == 0).unwrap_or(CITIES - 1);
        let disc = if craig.board_discs > 0 {
            craig.board_discs -= 1;
            CraigDisc::Board
        } else if craig.reserve > 0 {
            craig.reserve -= 1;
            CraigDisc::Reserve
        } else {
            CraigDisc::NoDisc
        };
        craig.cities[city] += 1;
        let cities = craig.cities;
        facts.tell(|| Fact::CraigDelivered { city: self.city(city as u8).into(), disc });
        if cities[city] > 1 {
            return false;
        }
        for link in self.parts.links.iter().filter(|link| link.objective) {
            let [a, b] = link.between.map(usize::from);
            if (a == city || b == city) && cities[a] > 0 && cities[b] > 0 {
                state.pending.push(Pending::CraigObjective { link: true });
            }
        }
        false
    }
}
