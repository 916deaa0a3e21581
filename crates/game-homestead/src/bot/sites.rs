//! Where a post stands well, and where a rival's tile is least in the way.

use crate::{
    Homestead, action::Action, cells::Cells, components::Terrain, state::State, tile::Spot,
};

/// Places that are looked at for room.
const SOME: usize = 200;

impl Homestead {
    /// Something of every terrain within reach, and room to build.
    pub(super) fn site(&self, state: &State, spot: Spot) -> i16 {
        let tile: Cells = spot.cells().collect();
        let free = self.parts.map.all.without(&state.board.covered);
        let within = |terrain: Terrain, radius: u8, most: u32| {
            let cells = tile.around(radius).and(&free).and(self.parts.map.of(terrain));
            cells.len().min(most) as i16
        };
        within(Terrain::Steppe, 3, 40)
            + 2 * within(Terrain::Forest, 4, 10)
            + 2 * within(Terrain::Mountain, 4, 10)
            + within(Terrain::River, 4, 6)
    }

    /// Of a rival's tiles the one with the least ground comes first: the others find room beside it.
    pub(super) fn keep_rarest(&self, state: &State, actions: &mut Vec<Action>) {
        let rarity = |action: &Action| match *action {
            Action::Tile(tile) => self.rarity(tile),
            _ => 0,
        };
        let finishes = |action: &&Action| match **action {
            Action::Tile(tile) => self.goes_on_with(state, tile),
            _ => true,
        };
        actions.sort_by_key(rarity);
        let first = actions.iter().find(finishes).or(actions.first()).copied();
        *actions = first.into_iter().collect();
    }

    /// Keeps a few places of a rival's tile that are least in the way and leave room for the rest:
    /// who cannot finish an area begins it anew, and a bot would do the same again for ever.
    pub(super) fn keep_harmless(&self, state: &State, actions: &mut Vec<Action>) {
        let harm = |action: &Action| match *action {
            Action::Place(spot) => self.nuisance(state, spot),
            _ => 0,
        };
        let mut ranked = actions.clone();
        ranked.sort_by_key(harm);
        let finishes = |action: &&Action| match **action {
            Action::Place(spot) => self.leaves_room(state, spot),
            _ => true,
        };
        let mut kept: Vec<Action> =
            ranked.iter().take(SOME).filter(finishes).take(super::PLACES).copied().collect();
        if kept.is_empty() {
            kept.extend(self.room_for_the_rest(state).map(Action::Place));
        }
        if !kept.is_empty() {
            kept.sort_unstable();
            *actions = kept;
        }
    }

    /// How much of the player's ground a rival's tile takes.
    pub(super) fn nuisance(&self, state: &State, spot: Spot) -> i16 {
        let tile: Cells = spot.cells().collect();
        let own = self.ground_of(&state.board, state.board.owners[0]);
        let near = tile.meets(&own.around(2));
        let deposits =
            self.parts.map.deposits.iter().map(|cells| cells.and(&tile).len()).sum::<u32>();
        20 * i16::from(near) + 5 * deposits as i16
    }
}
