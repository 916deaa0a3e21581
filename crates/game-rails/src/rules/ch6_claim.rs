//! Chapter 6 – Claiming a route.

use tabletop::{Illegal, Seat, Sink};

use super::{
    CANNOT_PAY_LANE, LANE_CLOSED, LANE_TAKEN, NOT_CONNECTED, OWN_PARALLEL, TOO_FEW_CARS,
    ch6_1_payment, ch7_points, ch10_alvin,
};
use crate::{
    Rails,
    action::Payment,
    fact::Fact,
    sets::{City, Lane, LaneSet},
    state::{Pending, State},
};

/// §6 The conditions of a claim, each as the set of lanes that meet it. Judge and generator read
/// the same sets.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Limits {
    /// 1 and 4: nobody has claimed it, and no lane of its pair closes it.
    open: LaneSet,
    /// 2: as long as the cars reach.
    fits: LaneSet,
    /// 3: an end lies in the network.
    connected: LaneSet,
    /// 4: the player owns a lane of that pair.
    barred: LaneSet,
    /// 5: the hand can pay it.
    payable: LaneSet,
}

impl Limits {
    #[inline]
    pub(crate) fn of(game: &Rails, state: &State, seat: Seat) -> Self {
        let player = state.player(seat);
        Self {
            open: state.open,
            fits: game.map.up_to(player.cars),
            connected: player.reach,
            barred: player.barred,
            payable: game.map.payable(player.hand),
        }
    }

    /// Every lane that meets all conditions.
    #[inline]
    pub(crate) fn all(self) -> LaneSet {
        let Self { open, fits, connected, barred, payable } = self;
        open.and(fits).and(connected).and(payable).without(barred)
    }

    /// The first condition a lane does not meet.
    pub(super) fn claim(self, game: &Rails, state: &State, lane: Lane) -> Result<(), Illegal> {
        let player = state.player(state.turn);
        let data = *game.map.lane(lane);
        if state.playing().iter().any(|player| player.lanes.has(lane)) {
            return Err(Illegal::because(&LANE_TAKEN));
        }
        if self.barred.has(lane) {
            return Err(Illegal::because(&OWN_PARALLEL));
        }
        if !self.open.has(lane) {
            return Err(Illegal::because(&LANE_CLOSED));
        }
        if !self.fits.has(lane) {
            return Err(Illegal::short(&TOO_FEW_CARS, data.length.into(), player.cars.into()));
        }
        if !self.connected.has(lane) {
            return Err(Illegal::because(&NOT_CONNECTED));
        }
        if !self.payable.has(lane) {
            let have = ch6_1_payment::most_cards(data, player.hand);
            return Err(Illegal::short(&CANNOT_PAY_LANE, data.length.into(), have.into()));
        }
        Ok(())
    }
}

/// §6 Pay, place cars, score, capture; refill the display; then a marker; then Alvin moves.
pub(super) fn begin(game: &Rails, state: &mut State, lane: Lane) {
    state.passes = 0;
    state.pending.push(Pending::EndTurn);
    if ch10_alvin::captures(game, state, lane) {
        state.pending.push(Pending::Alvin);
    }
    state.pending.push_in_order([
        Pending::PayLane { lane },
        Pending::Refill { sweeps: 0 },
        Pending::Marker { lane },
    ]);
}

/// Pays at once where there is one way to pay. Answers whether the player has to choose.
pub(super) fn settle(
    game: &Rails,
    state: &mut State,
    lane: Lane,
    facts: &mut impl Sink<Fact>,
) -> bool {
    let hand = state.player(state.turn).hand;
    match ch6_1_payment::only_way(|each| {
        ch6_1_payment::ways_for_lane(*game.map.lane(lane), hand, each);
    }) {
        Some(only) => {
            claim(game, state, lane, only, facts);
            false
        }
        None => true,
    }
}

/// The lane is paid and becomes the player's.
pub(super) fn claim(
    game: &Rails,
    state: &mut State,
    lane: Lane,
    payment: Payment,
    facts: &mut impl Sink<Fact>,
) {
    let (seat, data) = (state.turn, *game.map.lane(lane));
    state.pending.pop();
    ch6_1_payment::pay(state, payment, facts);
    let name = || game.map.lane_name(lane).to_owned();
    facts.tell(|| Fact::Claimed { seat, lane: name(), cars: data.length });
    let parallel = game.map.parallel(lane);
    let player = state.player_mut(seat);
    player.cars -= data.length;
    player.lanes.insert(lane);
    player.barred = player.barred.union(parallel);
    // §6.4, §11 With two or three players the first claim closes the pair for everybody.
    let closed = if state.seats <= 3 { parallel } else { [lane].into_iter().collect() };
    state.open = state.open.without(closed);
    ch7_points::award(game, state, lane, facts);
    ch10_alvin::capture(game, state, lane, facts);
    for city in data.ends {
        game.grow_network(state, seat, city);
    }
}

impl Rails {
    /// §1 A city joins a player's network, and so do the lanes that touch it.
    pub(crate) fn grow_network(&self, state: &mut State, seat: Seat, city: City) {
        let player = state.player_mut(seat);
        if !player.network.has(city) {
            player.network.insert(city);
            player.reach = player.reach.union(self.map.at_city(city));
        }
    }
}
