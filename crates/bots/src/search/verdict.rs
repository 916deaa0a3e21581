//! From a leaf of the tree to a verdict.

use std::cmp::Ordering;

use rand::Rng;
use tabletop::{Actor, BySeat, Game, Heuristic, Outcome, Seat};

use crate::plans::Plans;

/// By seat, from 0 to 1.
pub(super) type Rewards = BySeat<f64>;

/// A lead in points as a chance to win.
pub(super) fn squash<G: Heuristic>(lead: f32) -> f64 {
    f64::from(1.0 / (1.0 + (-lead * (3.0_f32.ln() / G::LEAD)).exp()))
}

/// Judges a position. A turn in the middle (`last` was just said by the seat that is asked again) is
/// first played to its end as well as the evaluation knows: half a turn says little.
pub(super) fn judge<G: Heuristic>(
    game: &G,
    mut state: G::State,
    last: Option<(Seat, G::Action)>,
    plans: &mut Plans<'_, G>,
    rng: &mut impl Rng,
) -> Rewards {
    if let Some((seat, action)) = last
        && game.to_act(&state) == Actor::Seat(seat)
    {
        state = plans.finish_turn(&state, seat, action, rng);
    }
    match game.outcome(&state) {
        Some(outcome) => final_rewards(game, &state, &outcome),
        None => rewards(game, |seat| squash::<G>(game.evaluate(&state, seat))),
    }
}

/// Mostly the place, and a little the lead: who is sure of a place should still care by how much.
fn final_rewards<G: Heuristic>(game: &G, state: &G::State, outcome: &Outcome) -> Rewards {
    let rivals = f64::from(game.seats() - 1);
    rewards(game, |seat| {
        let own = outcome.places[seat.index()];
        // A rival behind counts one, a rival beside half; the seat itself is beside itself.
        let beaten = |&place: &u8| match place.cmp(&own) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        let place = match game.seats() {
            // Alone against the game: won or not.
            1 => f64::from(u8::from(own == 1)),
            _ => (outcome.places.iter().map(beaten).sum::<f64>() - 0.5) / rivals,
        };
        0.8 * place + 0.2 * squash::<G>(game.evaluate(state, seat))
    })
}

fn rewards<G: Game>(game: &G, of: impl Fn(Seat) -> f64) -> Rewards {
    let mut rewards = [0.0; tabletop::MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        rewards[seat.index()] = of(seat);
    }
    rewards
}
