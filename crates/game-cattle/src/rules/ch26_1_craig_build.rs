//! Chapter 26 – Craig builds: the search for a slot.

use tabletop::Sink;

use super::ch24_craig_movement::{CRAIG, Look};
use crate::{
    Cattle,
    components::{Building, Tile},
    fact::{BuildReason, Fact, NothingReason, building_name},
    state::{Pending, State},
    trail::{Fork, Kind, Node},
};

/// Where Craig builds: the slot, the fork it belongs to, and why there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    pub(crate) at: Node,
    pub(crate) fork: Node,
    pub(crate) reason: BuildReason,
}

/// The forks in the order in which Craig looks at them: from the first at or ahead of the player's
/// cattleman (R29), round the trail. The inner fork counts only for who stands there.
fn forks<'a>(game: &'a Cattle, state: &State) -> impl Iterator<Item = &'a Fork> {
    let trail = &game.parts.trail;
    let human = state.players[0].at.unwrap_or_default();
    let inner = |fork: &&Fork| !matches!(trail.kinds[fork.at.index()], Kind::Neutral(_));
    let here = trail.forks.iter().find(move |fork| inner(fork) && fork.at == human);
    let outer = move || trail.forks.iter().filter(move |fork| !inner(fork));
    let start = ahead(game, human);
    let from = outer().position(|fork| Some(fork.at) == start).unwrap_or(0);
    let count = outer().count();
    here.into_iter().chain(outer().cycle().skip(from).take(count))
}

/// The first neutral building at or ahead of a place; none in front of Kansas City.
fn ahead(game: &Cattle, from: Node) -> Option<Node> {
    let trail = &game.parts.trail;
    let mut at = from;
    loop {
        match trail.kinds[at.index()] {
            // D stands on a path of its own: the fork it leads to is the next.
            Kind::Neutral(_) if trail.forks.iter().any(|fork| fork.at == at) => return Some(at),
            Kind::KansasCity => return None,
            _ => at = trail.next[at.index()][0],
        }
    }
}

/// §26 At the first fork where exactly one path is left: most buildings of the player, fewest
/// locations, lowest fees, lowest part of them to the player (R30). All tied: R31.
pub(crate) fn site(game: &Cattle, state: &State) -> Option<Site> {
    let free = game.parts.trail.build & !state.occupied;
    let slot = |path: &[Node]| path.iter().copied().find(|at| free & at.bit() != 0);
    let mut tied = None;
    for fork in forks(game, state) {
        let rank = |path: &Vec<Node>| {
            let Look { length, fees, to_you, yours } = game.look(state, path);
            (std::cmp::Reverse(yours), length, fees, to_you)
        };
        let open = || fork.paths.iter().filter(|path| slot(path).is_some());
        let Some(best) = open().map(rank).min() else { continue };
        let mut left = open().filter(|path| rank(path) == best);
        let first = left.next().and_then(|path| slot(path)).expect("it has an empty slot");
        if left.next().is_none() {
            return Some(Site { at: first, fork: fork.at, reason: BuildReason::ClearChoice });
        }
        tied.get_or_insert(Site { at: first, fork: fork.at, reason: BuildReason::AllTied });
    }
    tied
}

impl Cattle {
    pub(super) fn craig_wants_to_build(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        if craig.stack == 0 {
            self.craig_lapses("build", NothingReason::EmptyStack, facts);
        } else if site(self, state).is_none() {
            self.craig_lapses("build", NothingReason::NoSlot, facts);
        } else {
            state.pending.push(Pending::CraigBuilds);
        }
    }

    /// No cost, no craftsmen needed, never over another tile.
    pub(super) fn craig_builds(&self, state: &mut State, number: u8, facts: &mut impl Sink<Fact>) {
        state.pending.pop();
        let Site { at, fork, reason } = site(self, state).expect("looked up before");
        state.craig.as_mut().expect("it is his turn").stack &= !(1 << (number - 1));
        state.put_tile(at, Tile::Private(Building::new(CRAIG.0, number)));
        facts.tell(|| Fact::CraigBuilt {
            building: building_name(state, number),
            at: self.node(at),
            fork: self.node(fork),
            reason,
            tiles: self.lying_on(state, [fork]),
        });
    }
}
