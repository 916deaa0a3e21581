//! Conservation: every card, tile and post is somewhere exactly once.

use tabletop::Seat;

use crate::{
    Homestead,
    board::Board,
    pile::{Kind, Pile},
    state::{Pending, State},
};

impl Homestead {
    pub(crate) fn count_up(&self, state: &State) -> Result<(), String> {
        let cards = &self.parts.cards;
        let mut all: Vec<Kind> = cards.list(state.deck).chain(cards.list(state.discard)).collect();
        for player in state.playing() {
            all.extend(cards.list(player.hand).chain(cards.list(player.offer)));
            if cards.minus(state.discard, player.buried).is_none() {
                return Err("buried cards are not in the discard piles".into());
            }
        }
        state.stacks.iter().for_each(|stack| all.extend(cards.list(stack.cards)));
        let built = state.board.buildings().iter().filter_map(|building| building.card.some());
        let (posts, built): (Vec<Kind>, Vec<Kind>) = built.partition(|c| self.card(*c).is_post);
        all.extend(built);
        if let Pending::Place { card, .. } = state.pending {
            all.push(card);
        }
        let pile: Pile = cards.pile(all.iter().copied());
        if all.len() != usize::from(cards.all().len()) || pile != cards.all() {
            return Err(format!("{} cards are on the table, the box has 122 (§1)", all.len()));
        }
        for (i, post) in posts.iter().enumerate() {
            if posts[..i].contains(post) {
                return Err(format!("{} stands twice (§1)", self.card(*post).id));
            }
        }
        for seat in Seat::all(state.seats) {
            let own = state.board.owners[seat.index()].iter();
            let own = own.map(|id| state.board.building(id).card);
            if own
                .filter(|c| c.some().is_some_and(|c| self.card(c).is_post))
                .any(|c| c != state.player(seat).post)
            {
                return Err(format!("{seat} has another player's post (§2)"));
            }
        }
        self.count_tiles(state)?;
        self.check_board(&state.board)
    }

    fn count_tiles(&self, state: &State) -> Result<(), String> {
        for (tile, row) in self.parts.tiles.iter().enumerate() {
            let used = state.board.buildings().iter().filter(|b| usize::from(b.tile) == tile);
            let used = used.count();
            if used > usize::from(row.count) {
                let (kind, count) = (row.kind.name(), row.count);
                return Err(format!("{used} {kind} tiles of one shape, the box has {count} (§1)"));
            }
        }
        Ok(())
    }

    /// What the board keeps for looking up agrees with its buildings.
    fn check_board(&self, board: &Board) -> Result<(), String> {
        let mut again = Board::EMPTY;
        for building in board.buildings() {
            let cells: Vec<_> = self.cells_of(building).collect();
            if cells.iter().any(|cell| again.covered.has(*cell) || !self.parts.map.all.has(*cell)) {
                return Err("two tiles lie on one cell, or one lies beside the map (§5)".into());
            }
            again.put(*building, self.type_of(*building), cells.into_iter());
        }
        (again == *board).then_some(()).ok_or_else(|| "the board contradicts itself".into())
    }
}
