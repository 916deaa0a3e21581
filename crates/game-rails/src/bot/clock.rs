//! How long the game will last.

use tabletop::Seat;

use super::weights::{CARDS_A_DRAW, CARS_A_CLAIM};
use crate::{
    rules::FEW_CARS,
    state::{Player, State},
};

/// Turns a seat still has, the present one included unless it is under way.
pub(super) fn turns_left(state: &State, seat: Seat) -> f32 {
    let under_way = state.turn == seat && !state.pending.is_empty();
    if let Some(round) = state.last_round {
        let wait = (seat.0 + state.seats - state.turn.0) % state.seats;
        return f32::from(u8::from(wait < round.turns_left && !under_way));
    }
    let soonest = state.playing().iter().map(turns_to_few_cars).fold(f32::MAX, f32::min);
    // Everybody has the last round; and who is about to act has half a turn more than the others.
    1.0 + soonest + if state.turn == seat && !under_way { 0.5 } else { 0.0 }
}

/// §9.2 Turns until a player has few cars, if all goes into drawing and claiming.
fn turns_to_few_cars(player: &Player) -> f32 {
    let cars = player.cars.saturating_sub(FEW_CARS);
    let missing = cars.saturating_sub(player.hand.len());
    f32::from(cars) / CARS_A_CLAIM + f32::from(missing) / CARDS_A_DRAW
}
