//! Chapter 6 – Scoring.

use tabletop::{Illegal, Sink};

use super::{NO_SCORING_CARD, Payment, ch4_turn, payment};
use crate::{
    Wagons,
    block::Block,
    components::{Land, MAX_PLAYERS},
    fact::Fact,
    state::{Pending, State},
};

/// §6 The lowest-numbered scoring card left, paid like an action card.
#[inline]
pub(super) fn scoring(game: &Wagons, state: &State) -> Result<Payment, Illegal> {
    let player = state.player(state.turn);
    let Some(cost) = player.scoring_cost() else {
        return Err(Illegal::short(&NO_SCORING_CARD, 1, 0));
    };
    payment(game, player, cost, None)
}

pub(super) fn begin(state: &mut State, facts: &mut impl Sink<Fact>) {
    ch4_turn::begin_action(state);
    let (seat, player) = (state.turn, state.player(state.turn));
    let cost = player.scoring_cost().expect("judged by the caller");
    let number = player.scored + 1;
    facts.tell(|| Fact::Scored { seat: Some(seat), number: Some(number), cost });
    state.pending.push_in_order([
        Pending::Pay { cost, card: None },
        Pending::Score,
        Pending::Finish,
    ]);
}

/// The card is out of the game; all players score. Nobody has to be asked.
pub(super) fn settle(state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
    state.pending.pop();
    let seat = state.turn;
    state.player_mut(seat).scored += 1;
    score_all(state, facts);
    // A24 A scoring breaks a stall.
    state.idle = 0;
    false
}

/// §6 East to west; the order never changes the result.
pub(super) fn score_all(state: &mut State, facts: &mut impl Sink<Fact>) {
    for land in Land::ALL {
        let (block, wagons) = (state.blocks[land.index()], state.wagons_in(land.region()));
        let points = points(block, wagons);
        for (player, points) in state.players.iter_mut().zip(points) {
            player.vp += points;
            // Only for people to read: a position may claim any number.
            let earned = &mut player.earned[land.index()];
            *earned = earned.saturating_add(points.into());
        }
        facts.tell(|| Fact::RegionScored {
            region: land,
            wagons,
            points: points[..usize::from(state.seats)].to_vec(),
            order: payment_order(block, wagons).map(|age| block.owner(age)).collect(),
        });
    }
}

/// §6 What each seat gets from a region with this block and so many wagons.
#[inline]
pub fn points(block: Block, wagons: u8) -> [u8; MAX_PLAYERS] {
    let counts = block.counts();
    if wagons >= block.len() {
        return counts;
    }
    let (mut points, mut left) = ([0; MAX_PLAYERS], wagons);
    let most = counts.into_iter().max().unwrap_or(0);
    for count in (1..=most).rev() {
        let group: u8 = counts.map(|c| u8::from(c == count)).iter().sum();
        if group * count <= left {
            left -= group * count;
            for (points, _) in points.iter_mut().zip(counts).filter(|&(_, c)| c == count) {
                *points = count;
            }
            continue;
        }
        // Equal numbers share disc by disc in age order until the wagons run out (A26).
        for owner in block.discs().filter(|owner| counts[owner.index()] == count).take(left.into())
        {
            points[owner.index()] += 1;
        }
        break;
    }
    points
}

/// §6 The discs that are paid, by age, in the order in which the points are handed out: players
/// with most discs first, equal ones disc by disc.
pub fn payment_order(block: Block, wagons: u8) -> impl Iterator<Item = u8> {
    let counts = block.counts();
    let by_count = (1..=Block::FULL).rev().flat_map(move |count| {
        (0..block.len()).filter(move |&age| counts[block.owner(age).index()] == count)
    });
    by_count.take(wagons.into())
}
