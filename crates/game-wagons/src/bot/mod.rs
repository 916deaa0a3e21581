//! What this game tells a bot.
//!
//! The weights were fitted: greedy bots with a tenth of random moves played some thousand games,
//! and final leads were regressed on what a turn began with (linear, three rounds, each with the
//! bots of the round before). With them greedy beat itself with weights guessed by hand in 87 % of
//! 600 games for two, and in 80 % (of 33 % due) for three. Then they were rounded.

mod table;
mod turn;

use rand::Rng;
use tabletop::{Heuristic, Seat};

use crate::{
    Wagons,
    action::Action,
    components::{Land, MAX_PLAYERS},
    state::State,
};
use table::known;
pub use turn::Intent;

impl Heuristic for Wagons {
    type Intent = Intent;

    /// Nothing hidden is read: the board and the discs say it all.
    const WORLDS: u8 = 1;
    /// In those games a lead of 6 at the start of a turn won three times in four.
    const LEAD: f32 = 6.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let worths = worths(state);
        let rivals = (0..usize::from(state.seats)).filter(|&rival| rival != seat.index());
        let best = rivals.map(|rival| worths[rival]).fold(f32::NEG_INFINITY, f32::max);
        worths[seat.index()] - best
    }

    /// With more rivals than one, what they do meanwhile decides: no evaluation sees it, and a tree
    /// would have to grow too wide. Measured, see docs/bots.md.
    fn trials(&self) -> bool {
        self.seats > 2
    }

    fn prune(&self, state: &State, seat: Seat, last: Option<Action>, actions: &mut Vec<Action>) {
        // Only how many steps leave each region counts, and any such choice can be carried out
        // from east to west (§5.4): so a step is never taken east of the one before. (A first step
        // taken too far west can leave nothing but steps east of it; those stay.)
        if let Some(Action::Move(last)) = last {
            let follows = |action: &Action| matches!(action, Action::Move(from) if *from >= last);
            if actions.iter().any(follows) {
                actions.retain(follows);
            }
        }
        // Selling a card for nothing only changes it for another, and one such offer is enough.
        let (lid, mut free) = (state.player(seat).lid, 0);
        actions.retain(|action| match action {
            Action::Sell(card) if card.cost.min(lid) == 0 => {
                free += 1;
                free == 1
            }
            _ => true,
        });
    }

    fn set_out(&self, _: u32, intent: &mut Intent) {
        intent.forget();
    }

    fn playout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        intent: &mut Intent,
        rng: &mut impl Rng,
    ) -> Action {
        self.follow(state, seat, actions, intent, rng)
    }
}

/// A weight at the end of the road and what is added to it at its start.
#[derive(Copy, Clone, Debug)]
struct Weight(f32, f32);

impl Weight {
    /// `road` goes from 1 at the start to 0 at the end of §11.2.
    fn at(self, road: f32) -> f32 {
        self.0 + self.1 * road
    }
}

/// What things are worth, in points of the final lead.
#[derive(Debug)]
struct Weights {
    vp: f32,
    /// A point that a scoring would bring now.
    now: Weight,
    /// The same for whoever is to act, and so may score.
    now_to_act: f32,
    /// A disc in a block, from East to West.
    disc: [Weight; 4],
    /// How young a disc is, from 0 to 1: the oldest are pushed out next.
    young: f32,
    supply: Weight,
    lid: f32,
    token: Weight,
    /// A scoring card that is left. They are worth a lot while there is much to be scored.
    card: Weight,
    /// To be the one to act.
    to_act: f32,
}

const TWO: Weights = Weights {
    vp: 1.0,
    now: Weight(0.25, -0.08),
    now_to_act: 0.18,
    disc: [Weight(-0.4, 2.0), Weight(0.27, 0.6), Weight(0.2, 0.8), Weight(0.12, 1.0)],
    young: 1.0,
    supply: Weight(0.36, 0.28),
    lid: 0.12,
    token: Weight(0.5, 1.35),
    card: Weight(0.1, 3.9),
    to_act: 0.5,
};

/// With more rivals a lead lasts less, so everything counts less.
const MORE: Weights = Weights {
    vp: 0.58,
    now: Weight(0.28, -0.35),
    now_to_act: 0.14,
    disc: [Weight(-0.25, 0.9), Weight(0.1, 0.13), Weight(0.05, 0.1), Weight(0.1, 0.0)],
    young: 0.42,
    supply: Weight(0.16, 0.08),
    lid: 0.0,
    token: Weight(0.55, 0.0),
    card: Weight(-0.2, 2.6),
    to_act: 0.0,
};

/// What each player may expect, up to a constant that is the same for all.
fn worths(state: &State) -> [f32; MAX_PLAYERS] {
    if state.over {
        return state.players.map(|player| f32::from(player.vp));
    }
    let weights = if state.seats == 2 { &TWO } else { &MORE };
    // §11.2 The game ends when NE and E are empty: after so many steps, of 40 at the start.
    let road = f32::from(2 * state.wagons[0] + state.wagons[1]) / 40.0;
    let (mut worths, mut now) = ([0.0; MAX_PLAYERS], 0);
    let young = weights.young / 7.0;
    for (land, disc) in Land::ALL.into_iter().zip(weights.disc) {
        let (known, disc) = (known(state.blocks[land.index()]), disc.at(road));
        let points = known.points(state.wagons_in(land.region()));
        for (worth, (discs, youth)) in worths.iter_mut().zip(known.discs.iter().zip(&known.youth)) {
            *worth += disc * discs + young * youth;
        }
        // All seats at once: nobody has so many discs that a byte would run over.
        now += u32::from_le_bytes(points);
    }
    let now = now.to_le_bytes();
    let (supply, token) = (weights.supply.at(road), weights.token.at(road));
    let (point, card) = (weights.now.at(road), weights.card.at(road));
    for (worth, (player, now)) in worths.iter_mut().zip(state.players.iter().zip(now)) {
        *worth += weights.vp * f32::from(player.vp)
            + point * f32::from(now)
            + supply * f32::from(player.supply)
            + weights.lid * f32::from(player.lid.min(12))
            + token * f32::from(u8::from(player.token))
            + card * f32::from(6 - player.scored);
    }
    let turn = state.turn.index();
    worths[turn] += weights.to_act + weights.now_to_act * f32::from(now[turn]);
    worths
}
