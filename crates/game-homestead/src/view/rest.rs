//! What a viewer knows, in the terms of the rules: all that a world behind the view must agree with.

use tabletop::{Seat, Viewer};

use crate::{
    Homestead,
    board::Board,
    pile::{Kind, Pile},
    state::{Pending, Player, Solo, Stack, State},
};

/// A state without what the viewer cannot know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rest {
    pub(super) teams: bool,
    pub(super) round: u8,
    pub(super) turn: u8,
    pub(super) first: Seat,
    pub(crate) pending: Pending,
    /// Hands, offers, choices and memories only where the viewer sees them.
    pub(super) players: Vec<Player>,
    pub(super) hands: Vec<Held>,
    pub(super) board: Board,
    pub(super) stacks: Vec<Known>,
    /// How many cards lie in the draw piles and the discard piles.
    pub(super) deck: Sizes,
    pub(super) discard: Sizes,
    pub(super) posts: u8,
    pub(super) solo: Solo,
}

/// What can be seen of a hand from outside.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) open: bool,
    pub(super) size: u8,
    pub(super) offer_open: bool,
    pub(super) offer: Sizes,
    pub(super) chosen: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Sizes {
    pub(super) buildings: u8,
    pub(super) orders: u8,
}

/// What is known of a stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) size: u8,
    pub(super) gone: u8,
    /// The viewer's own picks; nothing where others picked.
    pub(super) trail: [Kind; 6],
    /// The cards, while the viewer holds it.
    pub(super) open: Option<Pile>,
    /// What was in it when the viewer passed it on, and from where on the trail that is.
    pub(super) seen: Option<Pile>,
    pub(super) since: u8,
    /// Cards that left it between two looks: the places on the trail, and the cards.
    pub(super) between: Vec<(u8, u8, Pile)>,
}

impl Homestead {
    pub(super) fn sizes(&self, pile: Pile) -> Sizes {
        let cards = &self.parts.cards;
        Sizes { buildings: cards.buildings_of(pile).len(), orders: cards.orders_of(pile).len() }
    }

    pub(super) fn known(&self, state: &State, viewer: Viewer, number: u8) -> Known {
        let stack: &Stack = &state.stacks[usize::from(number)];
        let look = self.look(state, viewer, number);
        let own = |n: u8| !state.is_solo() && viewer.is(state.picker(number, n));
        let mut trail = [Kind::NONE; 6];
        for n in (0..stack.gone).filter(|n| own(*n)) {
            trail[usize::from(n)] = stack.trail[usize::from(n)];
        }
        let group = |&(from, to): &(u8, u8)| {
            let taken = &stack.trail[usize::from(from)..usize::from(to)];
            (from, to, self.parts.cards.pile(taken.iter().copied()))
        };
        Known {
            size: stack.cards.len(),
            gone: stack.gone,
            trail,
            open: look.open.then_some(stack.cards),
            seen: look.seen,
            since: look.since,
            between: look.between.iter().map(group).collect(),
        }
    }
}
