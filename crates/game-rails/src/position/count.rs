//! Counting up: nothing is lost and nothing is there twice.

use tabletop::Seat;

use crate::{
    Rails,
    components::{CARS, Cards, MARKERS},
    sets::{Lane, LaneSet},
    state::State,
};

impl Rails {
    /// Conservation: every card, ticket, car and marker is somewhere exactly once.
    pub(crate) fn count_up(&self, state: &State) -> Result<(), String> {
        let hands = state.playing().iter().map(|player| player.hand);
        let piles = hands.chain([state.display(), state.deck, state.discard]);
        let all = piles
            .fold([0u32; 9], |sum, pile| std::array::from_fn(|i| sum[i] + u32::from(pile.0[i])));
        if all != Cards::BOX.0.map(u32::from) {
            return Err(format!("there are {all:?} train cards, the box has others (§2)"));
        }
        let mut tickets = state.tickets.tickets;
        let mut count = u32::from(tickets.len());
        for player in state.playing() {
            count += u32::from(player.tickets.len()) + u32::from(player.offer.len());
            tickets = tickets.union(player.tickets).union(player.offer);
        }
        let there = self.map.tickets().count();
        if usize::from(tickets.len()) != there || count as usize != there {
            return Err(format!("there are {count} tickets, the box has {there} (§2)"));
        }
        self.count_pieces(state)
    }

    fn count_pieces(&self, state: &State) -> Result<(), String> {
        let mut claimed = LaneSet::EMPTY;
        for (seat, player) in Seat::all(state.seats).zip(state.playing()) {
            let length = |lane: Lane| u32::from(self.map.lane(lane).length);
            let cars = player.lanes.iter().map(length).sum::<u32>() + u32::from(player.cars);
            if cars != u32::from(CARS) {
                return Err(format!("player {} has {cars} cars, not 40 (§2)", seat.0));
            }
            if player.controls.len() + player.markers != MARKERS {
                return Err(format!("player {} has not 3 markers (§2)", seat.0));
            }
            if !claimed.and(player.lanes).is_empty() {
                return Err("a lane has two owners (§6)".into());
            }
            claimed = claimed.union(player.lanes);
            if player.reach != self.map.at_cities(player.network) {
                return Err(format!("player {}: the network is not what its lanes make", seat.0));
            }
        }
        Ok(())
    }
}
