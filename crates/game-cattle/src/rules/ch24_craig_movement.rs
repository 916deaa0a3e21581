//! Chapter 24 – Craig's movement, and what he looks at when he compares paths.

use tabletop::{Seat, Sink};

use crate::{
    Cattle,
    components::Tile,
    fact::{Fact, ForkReason},
    state::State,
    trail::{Fork, Node},
};

/// The seat of Craig's buildings.
pub(super) const CRAIG: Seat = Seat(1);

/// What Craig sees of a path.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Look {
    /// R37 Locations, not printed spaces.
    pub(crate) length: u8,
    /// What he would owe there, and the part of it that goes to the player.
    pub(crate) fees: u16,
    pub(crate) to_you: u16,
    /// The player's buildings.
    pub(crate) yours: u8,
}

/// The path he takes at a fork, and why.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) path: usize,
    pub(crate) reason: ForkReason,
}

impl Cattle {
    pub(crate) fn look(&self, state: &State, path: &[Node]) -> Look {
        let mut look = Look::default();
        for &at in path.iter().filter(|at| state.occupied & at.bit() != 0) {
            let due = self.due(state, CRAIG, at);
            look.length += 1;
            look.fees += due.amount;
            if let Some(Tile::Private(building)) = state.tile(at)
                && building.owner() != CRAIG.0
            {
                look.yours += 1;
                look.to_you += due.amount;
            }
        }
        look
    }

    /// §24 He walks so many steps, or to Kansas City; left-over steps are lost.
    pub(super) fn craig_moves(&self, state: &mut State, steps: u8, facts: &mut impl Sink<Fact>) {
        let trail = &self.parts.trail;
        let start = state.craig.as_ref().expect("it is his turn").at;
        let (mut at, mut left) = (start, steps);
        let mut walked = [Node(0); 20];
        let mut count = 0;
        // The rest of the path chosen at the last fork.
        let mut path: &[Node] = &[];
        while left > 0 && at != trail.kansas_city {
            let next = match path {
                [next, rest @ ..] => {
                    path = rest;
                    *next
                }
                [] => match self.fork_at(at, start) {
                    Some(fork) => {
                        let Choice { path: index, reason } = choose_path(self, state, fork);
                        path = &fork.paths[index];
                        self.tell_fork(state, fork, index, reason, facts);
                        continue;
                    }
                    // The chain goes on, or the paths meet again.
                    None => trail.next[at.index()][0],
                },
            };
            at = next;
            if state.occupied & at.bit() != 0 {
                left -= 1;
                walked[count] = at;
                count += 1;
            }
        }
        state.craig.as_mut().expect("it is his turn").at = at;
        let walked = &walked[..count];
        facts.tell(|| Fact::CraigMoved {
            path: trail.names_of(walked.iter().copied()),
            tiles: self.lying_on(state, walked.last().copied()),
        });
        for &at in walked {
            self.craig_pays(state, at, facts);
        }
    }

    /// The fork at a place; M1 counts only for who begins a turn there.
    fn fork_at(&self, at: Node, start: Node) -> Option<&Fork> {
        let inner = !matches!(self.parts.trail.kinds[at.index()], crate::trail::Kind::Neutral(_));
        let fork = self.parts.trail.forks.iter().find(|fork| fork.at == at)?;
        (!inner || at == start).then_some(fork)
    }

    /// §24 The bank pays the player for every building Craig enters or passes (R42: in full).
    fn craig_pays(&self, state: &mut State, at: Node, facts: &mut impl Sink<Fact>) {
        let due = self.due(state, CRAIG, at);
        let Some(owner) = due.to else { return };
        state.player_mut(owner).money += due.amount;
        let tiles = || self.lying_on(state, [at]);
        facts.tell(|| Fact::CraigPays { at: self.node(at), money: due.amount, tiles: tiles() });
    }

    fn tell_fork(
        &self,
        state: &State,
        fork: &Fork,
        path: usize,
        reason: ForkReason,
        facts: &mut impl Sink<Fact>,
    ) {
        facts.tell(|| {
            let looks: Vec<Look> = fork.paths.iter().map(|path| self.look(state, path)).collect();
            let path = &fork.paths[path];
            Fact::CraigFork {
                at: self.node(fork.at),
                path: self.parts.trail.names_of(path.iter().copied()),
                reason,
                lengths: looks.iter().map(|look| look.length).collect(),
                fees: looks.iter().map(|look| look.fees).collect(),
                to_you: looks.iter().map(|look| look.to_you).collect(),
                tiles: self.lying_on(state, [fork.at].into_iter().chain(path.first().copied())),
            }
        });
    }
}

/// §24 Fewest locations, then lowest fees, then the lowest part of them to the player, then the
/// order in which the paths are listed (R24). The reason names the test that decided.
pub(crate) fn choose_path(game: &Cattle, state: &State, fork: &Fork) -> Choice {
    let mut looks = [Look::default(); 4];
    for (look, path) in looks.iter_mut().zip(&fork.paths) {
        *look = game.look(state, path);
    }
    let looks = &looks[..fork.paths.len()];
    let key = |index: &usize| {
        let look = looks[*index];
        (look.length, look.fees, look.to_you)
    };
    let path = (0..looks.len()).min_by_key(key).expect("a fork has paths");
    let best = looks[path];
    let others = || looks.iter().enumerate().filter(|(index, _)| *index != path);
    let reason = if others().all(|(_, look)| look.length > best.length) {
        ForkReason::Shorter
    } else if others().all(|(_, look)| (look.length, look.fees) > (best.length, best.fees)) {
        ForkReason::Cheaper
    } else if others().all(|(index, _)| key(&index) > key(&path)) {
        ForkReason::SparesYou
    } else {
        ForkReason::Listed
    };
    Choice { path, reason }
}
