//! From a leaf of the tree to a verdict.

use rand::Rng;
use tabletop::{Actor, BySeat, Game, Heuristic, Quiet, Seat};

use crate::plans::Plans;

/// By seat, from 0 to 1.
pub(super) type Rewards = BySeat<f32>;

/// A lead in points as a chance to win.
pub(super) fn squash<G: Heuristic>(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead * (3.0_f32.ln() / G::LEAD)).exp())
}

/// Plays on for some turns and judges where that leads.
pub(super) fn roll_out<G: Heuristic>(
    game: &G,
    mut state: G::State,
    plans: &mut Plans<'_, G>,
    rng: &mut impl Rng,
) -> Rewards {
    let _ = plans;
    let mut legal = vec![];
    let (mut turns, mut last) = (0, None);
    loop {
        match game.to_act(&state) {
            Actor::Nobody => return final_rewards(game, &state),
            Actor::Chance => {
                let drawn = game.draw(&state, rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().expect("somebody is asked");
                if last != Some(seat) {
                    last = Some(seat);
                    turns += 1;
                    if turns > turns_limit() {
                        break;
                    }
                }
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = game.playout(&state, seat, &legal, rng);
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
    let mut rewards = [0.0; tabletop::MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        rewards[seat.index()] = squash::<G>(game.evaluate(&state, seat));
    }
    rewards
}

fn turns_limit() -> u32 {
    1
}

/// Mostly the place, and a little the lead: a bot that is sure to win should still care by how much.
fn final_rewards<G: Heuristic>(game: &G, state: &G::State) -> Rewards {
    let mut rewards = [0.0; tabletop::MAX_SEATS];
    let outcome = game.outcome(state).expect("the game is over");
    let winners = outcome.winners().count() as f32;
    for seat in Seat::all(game.seats()) {
        let won = if outcome.places[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
        rewards[seat.index()] = 0.8 * won + 0.2 * squash::<G>(game.evaluate(state, seat));
    }
    rewards
}
