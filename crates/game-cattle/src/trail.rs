//! The trail: its spaces, what may lie on them, and the next location from each of them.

use serde::{Deserialize, Serialize};

use crate::{components::Zone, ops::Op};

/// A space, in walking order: whoever walks from one to another walks to a higher number.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Node(pub u8);

impl Node {
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Spaces, and the teepee slots off the trail, at most.
pub(crate) const NODES: usize = 56;
/// Roads that lead from a space to the next neutral building.
pub(crate) const ROADS: usize = 4;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Start,
    /// By its letter, from 0.
    Neutral(u8),
    Build,
    Hazard(Zone),
    Teepee,
    KansasCity,
}

/// A fork as Craig sees it: whole paths to where they meet again, in the order of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fork {
    pub at: Node,
    pub paths: Vec<Vec<Node>>,
}

#[derive(Clone, Debug)]
pub struct Trail {
    pub names: Vec<String>,
    pub kinds: Vec<Kind>,
    /// The spaces each is joined to, forwards.
    pub next: Vec<Vec<Node>>,
    /// Risk actions, by space.
    pub risks: Vec<Option<Op>>,
    pub kansas_city: Node,
    pub neutral: [Node; 7],
    pub build: u64,
    pub woods: u64,
    /// All hazard slots, and all teepee slots.
    pub(crate) hazard_slots: u64,
    pub(crate) teepee_slots: u64,
    /// Hazard slots of each zone, the lowest number first.
    pub hazards: [Vec<Node>; 3],
    /// Teepee slots in the order they are filled, with their values.
    pub teepees: Vec<(Node, i8)>,
    pub forks: Vec<Fork>,
    /// Spaces on the first path of a fork.
    pub(crate) plain: u64,
    /// From each space: the spaces of every road up to the next place that always is a location.
    /// The first location on a road is its lowest occupied space.
    roads: [[u64; ROADS]; NODES],
    /// Joined directly, forwards or backwards.
    joined: [u64; NODES],
    /// What a teepee slot is worth, by space.
    pub(crate) values: [i8; NODES],
}

/// What the box says about the trail.
pub(crate) struct Parts {
    pub(crate) names: Vec<String>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) next: Vec<Vec<Node>>,
    pub(crate) risks: Vec<Option<Op>>,
    pub(crate) woods: u64,
    pub(crate) hazards: [Vec<Node>; 3],
    pub(crate) teepees: Vec<(Node, i8)>,
    pub(crate) forks: Vec<Fork>,
}

impl Trail {
    /// Fails if more roads lead from a space than can be kept.
    pub(crate) fn new(parts: Parts) -> Result<Self, Node> {
        let Parts { names, kinds, next, risks, woods, hazards, teepees, forks } = parts;
        let nodes = || (0..).map(Node).zip(&kinds);
        let of = |wanted: Kind| nodes().find(|(_, kind)| **kind == wanted).map(|(node, _)| node);
        let mask = |is: fn(&Kind) -> bool| {
            nodes().filter(|(_, kind)| is(kind)).fold(0, |set, (node, _)| set | node.bit())
        };
        let always = mask(|kind| matches!(kind, Kind::Neutral(_) | Kind::KansasCity));
        let (mut roads, mut joined, mut values) = ([[0; ROADS]; NODES], [0; NODES], [0; NODES]);
        for (node, _) in nodes() {
            let mut found = vec![];
            follow(&next, always, node, 0, &mut found);
            found.dedup();
            if found.len() > ROADS {
                return Err(node);
            }
            roads[node.index()][..found.len()].copy_from_slice(&found);
            for &to in &next[node.index()] {
                joined[node.index()] |= to.bit();
                joined[to.index()] |= node.bit();
            }
        }
        for &(node, value) in &teepees {
            values[node.index()] = value;
        }
        let plain = forks.iter().flat_map(|fork| &fork.paths[0]).fold(0, |set, at| set | at.bit());
        let kansas_city = of(Kind::KansasCity).expect("checked by the box");
        let neutral = std::array::from_fn(|i| of(Kind::Neutral(i as u8)).expect("checked"));
        let build = mask(|kind| matches!(kind, Kind::Build));
        let hazard_slots = mask(|kind| matches!(kind, Kind::Hazard(_)));
        let teepee_slots = mask(|kind| matches!(kind, Kind::Teepee));
        Ok(Self {
            names,
            kinds,
            next,
            risks,
            kansas_city,
            neutral,
            build,
            woods,
            hazard_slots,
            teepee_slots,
            hazards,
            teepees,
            forks,
            plain,
            roads,
            joined,
            values,
        })
    }

    /// §1 The next locations from a space, in order and each once: a step leads to one of them.
    #[inline]
    pub fn ahead(&self, from: Node, occupied: u64) -> Ahead {
        let mut set = 0u64;
        for road in self.roads[from.index()] {
            let there = road & occupied;
            set |= there & there.wrapping_neg();
        }
        Ahead(set)
    }

    /// Where the last step to `to` may have come from: the locations (and the start) from which it
    /// is the next one.
    pub fn behind(&self, to: Node, occupied: u64) -> u64 {
        Ahead(occupied | 1)
            .filter(|from| self.ahead(*from, occupied).0 & to.bit() != 0)
            .fold(0, |set, from| set | from.bit())
    }

    /// §5.3 Slots joined to this one by a single stretch of trail.
    pub fn joined(&self, to: Node) -> u64 {
        self.joined[to.index()]
    }

    pub fn name(&self, node: Node) -> &str {
        &self.names[node.index()]
    }

    pub fn read(&self, name: &str) -> Option<Node> {
        self.names.iter().position(|known| known == name).map(|index| Node(index as u8))
    }

    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.names.len() as u8).map(Node)
    }

    /// How many locations there are on the shortest way to Kansas City, from every neutral building.
    pub(crate) fn distances(&self, occupied: u64) -> Distances {
        let mut distances = Distances([0; NODES]);
        for at in self.neutral.into_iter().rev() {
            distances.0[at.index()] = self.to_go(at, occupied, &distances);
        }
        distances
    }

    /// How many locations there are on the shortest way from `at` to Kansas City.
    pub(crate) fn to_go(&self, at: Node, occupied: u64, distances: &Distances) -> u8 {
        let roads = self.roads[at.index()].iter().filter(|road| **road != 0);
        let length = |road: &u64| {
            // A road ends at a place that always is a location.
            let end = road.ilog2() as usize;
            (road & occupied).count_ones() as u8 + distances.0[end]
        };
        roads.map(length).min().unwrap_or(0)
    }

    /// Spaces of a road or a set, by name.
    pub(crate) fn names_of(&self, nodes: impl IntoIterator<Item = Node>) -> Vec<String> {
        nodes.into_iter().map(|node| self.name(node).to_owned()).collect()
    }
}

/// Locations up to Kansas City, from the places that always are locations.
pub(crate) struct Distances([u8; NODES]);

/// Collects every road from `node` to the next place in `always`.
fn follow(next: &[Vec<Node>], always: u64, node: Node, road: u64, found: &mut Vec<u64>) {
    for &to in &next[node.index()] {
        let road = road | to.bit();
        if always & to.bit() != 0 {
            found.push(road);
        } else {
            follow(next, always, to, road, found);
        }
    }
}

/// A set of spaces, walked through in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead(pub u64);

impl Iterator for Ahead {
    type Item = Node;

    #[inline]
    fn next(&mut self) -> Option<Node> {
        (self.0 != 0).then(|| {
            let node = Node(self.0.trailing_zeros() as u8);
            self.0 &= self.0 - 1;
            node
        })
    }
}
