//! Chapter 6.2 – Build.

use tabletop::{Illegal, Sink, Stack};

use super::{CANNOT_BUILD, NOT_A_SLOT, NOT_HIGHER, SLOT_TAKEN, TILE_BUILT, TOO_FEW_CRAFTSMEN};
use crate::{
    Cattle,
    action::Action,
    components::{BUILDINGS, Building, Tile, Worker},
    fact::{Fact, building_name},
    state::{Pending, State, Used},
    trail::{Ahead, Node},
};

/// A building that can be built: its price, and which own tile it replaces.
pub(super) struct Plan {
    price: u16,
    over: Option<u8>,
}

impl Cattle {
    /// §6.2 On an empty slot, or over an own tile that needs fewer craftsmen.
    pub(super) fn building(
        &self,
        state: &State,
        rate: u8,
        number: u8,
        at: Node,
    ) -> Result<Plan, Illegal> {
        if at.0 >= 64 || self.parts.trail.build & at.bit() == 0 {
            return Err(Illegal::because(&NOT_A_SLOT));
        }
        let me = state.me();
        if number == 0 || number > BUILDINGS || me.unbuilt & 1 << (number - 1) == 0 {
            return Err(Illegal::because(&TILE_BUILT));
        }
        let needed = self.private(state, number).craftsmen;
        let (needed, over) = match state.tile(at) {
            None => (needed, None),
            Some(Tile::Private(old)) if old.owner() == state.turn.0 => {
                let before = self.private(state, old.number()).craftsmen;
                if before >= needed {
                    return Err(Illegal::because(&NOT_HIGHER));
                }
                (needed - before, Some(old.number()))
            }
            Some(_) => return Err(Illegal::because(&SLOT_TAKEN)),
        };
        let craftsmen = me.workers_of(Worker::Craftsman);
        if craftsmen < needed {
            return Err(Illegal::short(&TOO_FEW_CRAFTSMEN, needed.into(), craftsmen.into()));
        }
        let price = u16::from(needed) * u16::from(rate);
        if me.money < price {
            return Err(Illegal::short(&CANNOT_BUILD, price.into(), me.money.into()));
        }
        Ok(Plan { price, over })
    }

    fn unbuilt(state: &State) -> impl Iterator<Item = u8> {
        let unbuilt = state.me().unbuilt;
        (1..=BUILDINGS).filter(move |number| unbuilt & 1 << (number - 1) != 0)
    }

    /// Empty slots: what can be built on one of them can be built on all.
    fn empty_slots(&self, state: &State) -> Ahead {
        Ahead(self.parts.trail.build & !state.occupied)
    }

    /// Own tiles on the trail.
    fn own_tiles(&self, state: &State) -> Ahead {
        let tiles = Ahead(self.parts.trail.build & state.occupied);
        let own = |at: &Node| matches!(state.tile(*at), Some(Tile::Private(tile)) if tile.owner() == state.turn.0);
        Ahead(tiles.filter(own).fold(0, |set, at| set | at.bit()))
    }

    #[inline]
    pub(super) fn can_build(&self, state: &State, rate: u8) -> bool {
        let (empty, own) = (self.empty_slots(state).next(), self.own_tiles(state));
        Self::unbuilt(state).any(|number| {
            let mut sites = empty.into_iter().chain(own.clone());
            sites.any(|at| self.building(state, rate, number, at).is_ok())
        })
    }

    pub(super) fn buildable(&self, state: &State, rate: u8) -> Result<(), Illegal> {
        if self.can_build(state, rate) { Ok(()) } else { Err(self.unbuildable(state, rate)) }
    }

    /// Why nothing can be built: what is nearest to being built says best what is missing.
    fn unbuildable(&self, state: &State, rate: u8) -> Illegal {
        let mut why = Illegal::because(&TILE_BUILT);
        let (empty, own) = (self.empty_slots(state).next(), self.own_tiles(state));
        for number in Self::unbuilt(state) {
            for at in empty.into_iter().chain(own.clone()) {
                let Err(no) = self.building(state, rate, number, at) else { continue };
                let nearly = no.reason == &CANNOT_BUILD;
                if nearly || why.reason != &CANNOT_BUILD && no.reason != &NOT_HIGHER {
                    why = nearer(why, no);
                }
            }
        }
        why
    }

    pub(super) fn list_build(&self, state: &State, rate: u8, out: &mut Vec<Action>) {
        let (empty, own) = (self.empty_slots(state), self.own_tiles(state));
        for number in Self::unbuilt(state) {
            let fits = |at: &Node| self.building(state, rate, number, *at).is_ok();
            let on_empty = empty.clone().next().filter(fits).map_or(0, |_| empty.0);
            let over_own = own.clone().filter(fits).fold(0, |set, at| set | at.bit());
            for at in Ahead(on_empty | over_own) {
                out.push(Action::Build { number, at });
            }
        }
    }

    pub(super) fn build(
        &self,
        state: &mut State,
        rate: u8,
        number: u8,
        at: Node,
        facts: &mut impl Sink<Fact>,
    ) {
        let Plan { price, over } = self.building(state, rate, number, at).expect("judged before");
        state.pending.pop();
        let seat = state.turn.0;
        let me = state.me_mut();
        me.money -= price;
        me.unbuilt &= !(1 << (number - 1));
        state.put_tile(at, Tile::Private(Building::new(seat, number)));
        facts.tell(|| Fact::Built {
            seat,
            building: building_name(state, number),
            at: self.node(at),
            price,
            over: over.map(|old| building_name(state, old)),
        });
        if over.is_some() {
            close(state, at);
        }
    }
}

/// Of two refusals of one kind the one that asks for less; otherwise the later.
fn nearer(one: Illegal, other: Illegal) -> Illegal {
    let same = one.reason == other.reason;
    if same && one.count.is_some_and(|(need, _)| other.count.is_none_or(|(n, _)| need <= n)) {
        one
    } else {
        other
    }
}

/// §5 The new tile's actions are not available this turn.
fn close(state: &mut State, at: Node) {
    let shut = |pending| match pending {
        Pending::Local { at: here, .. } if here == at => Pending::Local { at, used: Used::ALL },
        other => other,
    };
    state.pending = Stack::from_bottom(state.pending.iter().map(shut)).expect("as many as before");
}
