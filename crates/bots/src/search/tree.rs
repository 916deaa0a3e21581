//! The tree: what has been said, and how it went.

use rand::Rng;
use rustc_hash::FxHashMap;
use tabletop::{Heuristic, Seat};

use super::{
    findings::Findings,
    verdict::{Rewards, squash},
};
use crate::plans::{BEAM, Plans};

/// How eagerly rarely tried actions are tried again. Small, because rewards of reasonable actions
/// lie close together and because the evaluation has already sorted them. Measured with wagons, see
/// docs/bots.md: 0.5, 0.2, 0.05 and 0.02 won 51, 63, 74 and 71 games of 100 against greedy.
const EXPLORE: f64 = 0.05;
/// An action starts as if it had been tried so often with the result its evaluation promises.
pub(super) const PRIOR_VISITS: f64 = 2.0;
/// Growth ends here, some hundred megabytes at worst; searching goes on with what there is.
const MOST_NODES: u32 = 1 << 20;

pub(super) struct Tree<G: Heuristic> {
    /// Where the search begins.
    pub(super) root: u32,
    nodes: Vec<Node<G>>,
    /// Which node follows: by where one came from, and by the choice (its node and edge). Those who
    /// choose together choose at one node but move on one after the other.
    below: FxHashMap<(u32, u32, u32), u32>,
    legal: Vec<G::Action>,
    fresh: Vec<G::Action>,
    /// Where the edges of the legal actions are.
    places: Vec<u32>,
}

struct Node<G: Heuristic> {
    edges: Vec<Edge<G>>,
    visits: u32,
}

struct Edge<G: Heuristic> {
    seat: Seat,
    action: G::Action,
    findings: Findings,
    /// In how many visits of the node it was possible.
    possible: u32,
}

/// Where and between what a seat chooses.
pub(super) struct At<'a, G: Heuristic> {
    pub(super) game: &'a G,
    pub(super) node: u32,
    pub(super) state: &'a G::State,
    pub(super) seat: Seat,
    /// What the seat has just decided, if nothing came between.
    pub(super) last: Option<G::Action>,
}

/// An edge that was taken.
#[derive(Copy, Clone, Debug)]
pub(super) struct Choice {
    node: u32,
    edge: u32,
}

impl<G: Heuristic> Default for Tree<G> {
    fn default() -> Self {
        let root = Node { edges: vec![], visits: 0 };
        Self {
            root: 0,
            nodes: vec![root],
            below: FxHashMap::default(),
            legal: vec![],
            fresh: vec![],
            places: vec![],
        }
    }
}

impl<G: Heuristic> Tree<G> {
    /// A node grows edges on its second visit or later: most are never visited twice. The root has
    /// them always.
    pub(super) fn is_grown(&self, node: u32) -> bool {
        node == self.root || self.nodes[node as usize].visits > 0
    }

    /// Whether so many more tries could not bring another action of `seat` to the front.
    pub(super) fn is_settled(&self, seat: Seat, more: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for edge in self.nodes[self.root as usize].edges.iter().filter(|edge| edge.seat == seat) {
            let visits = edge.findings.visits;
            if visits > most {
                (most, next) = (visits, most);
            } else {
                next = next.max(visits);
            }
        }
        most > next + more
    }

    /// How often something was tried at the root.
    #[cfg(test)]
    pub(super) fn tried(&self) -> u32 {
        self.nodes[self.root as usize].edges.iter().map(|edge| edge.findings.visits).sum()
    }

    /// The same tree from where `seat` has said `action` on; none if that was never tried.
    pub(super) fn after(mut self, seat: Seat, action: G::Action) -> Option<Self> {
        let edges = &self.nodes[self.root as usize].edges;
        let edge = edges.iter().position(|edge| edge.seat == seat && edge.action == action)?;
        self.root = *self.below.get(&(self.root, self.root, edge as u32))?;
        Some(self)
    }

    pub(super) fn visit(&mut self, node: u32) {
        self.nodes[node as usize].visits += 1;
    }

    /// UCB1 over what is possible in this world. Actions not met before at this node are weighed
    /// first.
    pub(super) fn choose(
        &mut self,
        at: &At<'_, G>,
        plans: &mut Plans<'_, G>,
        rng: &mut impl Rng,
    ) -> (Choice, G::Action) {
        let At { game, node, state, seat, last } = *at;
        self.legal.clear();
        game.legal(state, seat, &mut self.legal);
        game.prune(state, seat, last, &mut self.legal);
        let edges = &mut self.nodes[node as usize].edges;
        // Each world brings actions not seen in the worlds before; only those are weighed.
        let known = edges.len();
        self.fresh.clear();
        self.places.clear();
        let mut next = 0;
        for &action in &self.legal {
            let is_it = |edge: &Edge<G>| edge.seat == seat && edge.action == action;
            // Worlds name actions in much the same order.
            let place = if edges.get(next).is_some_and(is_it) {
                next
            } else if let Some(place) = edges.iter().position(is_it) {
                place
            } else {
                self.fresh.push(action);
                known + self.fresh.len() - 1
            };
            self.places.push(place as u32);
            next = place + 1;
        }
        if !self.fresh.is_empty() {
            let beam = if node == self.root { BEAM } else { 0 };
            let worths = plans.weigh(state, seat, &self.fresh, &self.fresh, beam, rng);
            edges.extend(self.fresh.iter().zip(worths).map(|(&action, worth)| {
                let findings = Findings::promised(squash::<G>(worth));
                Edge { seat, action, findings, possible: 0 }
            }));
        }
        let mut best = (0, f64::NEG_INFINITY);
        for &place in &self.places {
            let edge = &mut edges[place as usize];
            edge.possible += 1;
            let tried = f64::from(edge.findings.visits) + PRIOR_VISITS;
            let mean = edge.findings.value(PRIOR_VISITS);
            let bound = mean + EXPLORE * ((1.0 + f64::from(edge.possible)).ln() / tried).sqrt();
            if bound > best.1 {
                best = (place, bound);
            }
        }
        let action = edges[best.0 as usize].action;
        (Choice { node, edge: best.0 }, action)
    }

    /// The node that follows when `choice` was made on the way from `from`; none when the tree is
    /// full and has no such node.
    pub(super) fn below(&mut self, from: u32, choice: Choice) -> Option<u32> {
        let key = (from, choice.node, choice.edge);
        if let Some(&node) = self.below.get(&key) {
            return Some(node);
        }
        let node = u32::try_from(self.nodes.len()).ok().filter(|&node| node < MOST_NODES)?;
        self.nodes.push(Node { edges: vec![], visits: 0 });
        self.below.insert(key, node);
        Some(node)
    }

    pub(super) fn learn(&mut self, Choice { node, edge }: Choice, rewards: &Rewards) {
        let edge = &mut self.nodes[node as usize].edges[edge as usize];
        edge.findings.learn(rewards[edge.seat.index()]);
    }

    /// What is known about an action at the root.
    pub(super) fn findings(&self, seat: Seat, action: G::Action) -> Findings {
        let edges = &self.nodes[self.root as usize].edges;
        let edge = edges.iter().find(|edge| edge.seat == seat && edge.action == action);
        edge.map_or(Findings::default(), |edge| edge.findings)
    }
}
