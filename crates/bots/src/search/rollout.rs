//! From a leaf of the tree to a verdict.

use std::cmp::Ordering;

use rand::Rng;
use tabletop::{Actor, BySeat, Game, Heuristic, Outcome, Quiet, Seat};

use crate::plans::Plans;

/// By seat, from 0 to 1.
pub(super) type Rewards = BySeat<f64>;

/// A lead in points as a chance to win.
pub(super) fn squash<G: Heuristic>(lead: f32) -> f64 {
    f64::from(1.0 / (1.0 + (-lead * (3.0_f32.ln() / G::LEAD)).exp()))
}

/// Plays on a little and judges where that leads. A turn in the middle (`last` was just said by
/// the seat that is asked again) is first played to its end as well as the evaluation knows: half
/// a turn says little.
pub(super) fn roll_out<G: Heuristic>(
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
    play_on(game, &mut state, rng);
    match game.outcome(&state) {
        Some(outcome) => final_rewards(game, &state, &outcome),
        None => rewards(game, |seat| squash::<G>(game.evaluate(&state, seat))),
    }
}

/// Plays a few turns as the game says ([`Heuristic::TURNS`]). A turn is tried a few times by the
/// game's own hints, and the try stands that is worth most to its seat: nearly as good as planning
/// it, in a small part of the time.
fn play_on<G: Heuristic>(game: &G, state: &mut G::State, rng: &mut impl Rng) {
    let mut legal = vec![];
    for _ in 0..G::TURNS {
        let_chance_speak(game, state, rng);
        let Some(seat) = game.to_act(state).seats().first() else { return };
        let mut best: Option<(f32, G::State)> = None;
        for _ in 0..G::TRIES {
            let mut next = *state;
            while game.to_act(&next).seats().contains(seat) {
                legal.clear();
                game.legal(&next, seat, &mut legal);
                let action = game.playout(&next, seat, &legal, &mut G::Intent::default(), rng);
                game.apply(&mut next, seat, action, &mut Quiet);
            }
            let_chance_speak(game, &mut next, rng);
            let worth = game.evaluate(&next, seat);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, next));
            }
        }
        if let Some((_, next)) = best {
            *state = next;
        }
    }
}

fn let_chance_speak<G: Game>(game: &G, state: &mut G::State, rng: &mut impl Rng) {
    while game.to_act(state) == Actor::Chance {
        let drawn = game.draw(state, rng);
        game.resolve(state, drawn, &mut Quiet);
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
