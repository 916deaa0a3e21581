//! What this game tells a bot.

use tabletop::{Heuristic, Seat};

use crate::{
    Wagons,
    action::Action,
    components::{Land, MAX_PLAYERS, Region},
    rules::points,
    state::State,
};

impl Heuristic for Wagons {
    /// Nothing hidden is read: own discs and the board say it all.
    const WORLDS: u32 = 1;
    const LEAD: f32 = 8.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let worth = worths(state);
        let rivals = (0..usize::from(state.seats)).filter(|&rival| rival != seat.index());
        let best = rivals.map(|rival| worth[rival]).fold(f32::NEG_INFINITY, f32::max);
        worth[seat.index()] - best
    }

    fn prune(&self, _: &State, _: Seat, last: Option<Action>, actions: &mut Vec<Action>) {
        // Only how many steps leave each region counts, and any such choice can be carried out
        // from east to west (§5.4): so a step is never taken east of the one before.
        if let Some(Action::Move(last)) = last {
            actions.retain(|action| !matches!(action, Action::Move(from) if *from < last));
        }
    }
}

fn worths(state: &State) -> [f32; MAX_PLAYERS] {
    let mut worth = state.players.map(|player| f32::from(player.vp));
    if state.over {
        return worth;
    }
    for land in Land::ALL {
        let now = points(state.blocks[land.index()], state.wagons_in(land.region()));
        for (worth, now) in worth.iter_mut().zip(now) {
            *worth += 0.9 * f32::from(now);
        }
    }
    for (worth, player) in worth.iter_mut().zip(&state.players) {
        // Discs are money and claims; a few matter much, many hardly.
        *worth += 0.35 * f32::from(player.supply.min(16)) + 0.12 * f32::from(player.lid.min(12));
    }
    let _ = Region::ALL;
    worth
}
