//! Chapter 12 – Hidden and public information: what a player has seen in passing.
//!
//! A stack shows itself to whoever holds it. What left it between two looks went to the seats that
//! held it in between; what is in it now is among what one passed on.

use arrayvec::ArrayVec;
use tabletop::{Seat, Viewer};

use crate::{
    Homestead,
    components::turns,
    pile::{Kind, Pile},
    state::{Done, Pending, State},
};

/// What one viewer knows of a stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// What it held when the viewer passed it on; so many as it has now are still there.
    pub(crate) seen: Option<Pile>,
    /// From where on the trail is unknown, as to who took what.
    pub(crate) since: u8,
    /// Places on the trail that lie between two looks.
    pub(crate) between: ArrayVec<(u8, u8), 3>,
    /// The viewer holds it now.
    pub(crate) open: bool,
}

impl Look {
    const NONE: Self = Self { seen: None, since: 0, between: ArrayVec::new_const(), open: false };

    /// When a seat held a stack, without what it saw.
    fn at(state: &State, seat: Seat, number: u8) -> Self {
        let stack = &state.stacks[usize::from(number)];
        let holds = state.pending == Pending::Pick && state.stack_of(seat) == number;
        let mut look = Self { open: holds && !stack.cards.is_empty(), ..Self::NONE };
        if state.is_solo() {
            return look;
        }
        for n in (0..stack.gone).filter(|n| state.picker(number, *n) == seat) {
            look.again(n);
        }
        if look.open && look.since > 0 {
            look.again(stack.gone);
            look.since = stack.gone;
        }
        look
    }

    /// The viewer looks when so many have left the stack.
    fn again(&mut self, gone: u8) {
        if self.since > 0 && self.since < gone {
            self.between.push((self.since, gone));
        }
        self.since = gone + 1;
    }
}

impl Homestead {
    /// What a viewer knows of a stack.
    pub(crate) fn look(&self, state: &State, viewer: Viewer, number: u8) -> Look {
        let Some(seat) = viewer.seat() else { return Look::NONE };
        let stack = &state.stacks[usize::from(number)];
        let mut look = Look::at(state, seat, number);
        let cards = &self.parts.cards;
        if state.is_solo() {
            let passed = number < state.turn
                || (number == state.turn
                    && matches!(
                        state.pending,
                        Pending::Lose { .. } | Pending::Play { .. } | Pending::Place { .. }
                    ));
            if passed && !look.open && !(stack.cards.is_empty() && stack.gone == 0) {
                look.seen =
                    Some(cards.merged(stack.cards, cards.pile(stack.trail().iter().copied())));
            }
        } else if look.since > 0 && !look.open {
            let after = stack.trail()[usize::from(look.since)..].iter().copied();
            look.seen = Some(cards.merged(stack.cards, cards.pile(after)));
        }
        look
    }

    /// The pick of `seat` in a turn of this round, if the viewer can be sure of it.
    fn sure_pick(state: &State, viewer: Seat, seat: Seat, turn: u8) -> Option<Kind> {
        let number = (0..state.seats).find(|stack| state.picker(*stack, turn) == seat)?;
        let trail = state.stacks[usize::from(number)].trail();
        let look = Look::at(state, viewer, number);
        let group = look.between.iter().find(|(from, to)| (*from..*to).contains(&turn))?;
        let group = &trail[usize::from(group.0)..usize::from(group.1)];
        // One of several different cards: anybody's guess.
        group.iter().all(|card| *card == group[0]).then_some(group[0])
    }

    /// Cards the viewer can be sure another seat holds.
    pub(crate) fn certain(&self, state: &State, viewer: Viewer, seat: Seat) -> Pile {
        let Some(me) = viewer.seat().filter(|me| *me != seat) else { return Pile::EMPTY };
        let cards = &self.parts.cards;
        let sure = state.player(me).sure[seat.index()];
        let mut held = cards.pile(sure.into_iter().filter_map(Kind::some));
        for (turn, done) in (0..turns(state.seats)).zip(state.player(seat).done) {
            if let Some(card) = Self::sure_pick(state, me, seat, turn) {
                cards.put(&mut held, card);
            }
            match done {
                Done::Played(card) if cards.has(held, card) => cards.take(&mut held, card),
                Done::Discarded { .. } => held = Pile::EMPTY,
                Done::Played(_) | Done::Nothing => {}
            }
        }
        // A card that lies open for its place is no longer in the hand.
        if let Pending::Place { card, left } = state.pending
            && super::ch4_turn::active(state, left) == seat
            && cards.has(held, card)
        {
            cards.take(&mut held, card);
        }
        held
    }

    /// At the end of a round only what is certain is remembered.
    pub(super) fn remember_hands(&self, state: &mut State) {
        let mut sure = [[[Kind::NONE; 3]; 4]; 4];
        for me in Seat::all(state.seats) {
            for other in Seat::all(state.seats).filter(|other| *other != me) {
                let held = self.certain(state, Viewer::Seat(me), other);
                let places = sure[me.index()][other.index()].iter_mut();
                places.zip(self.parts.cards.list(held)).for_each(|(place, card)| *place = card);
            }
        }
        for (player, sure) in state.players.iter_mut().zip(sure) {
            player.sure = sure;
        }
    }
}

/// Nobody can be sure any more what this seat holds.
pub(super) fn unsure_about(state: &mut State, seat: Seat) {
    for player in &mut state.players {
        player.sure[seat.index()] = [Kind::NONE; 3];
    }
}

/// §9 Team-mates have seen each other's hands, and nobody else can follow what they exchanged.
pub(super) fn know_mates(game: &Homestead, state: &mut State) {
    for seat in Seat::all(state.seats) {
        unsure_about(state, seat);
    }
    for seat in Seat::all(state.seats) {
        let Some(mate) = state.mate(seat) else { continue };
        let held = state.player(mate).hand;
        let places = &mut state.player_mut(seat).sure[mate.index()];
        places.iter_mut().zip(game.parts.cards.list(held)).for_each(|(place, card)| *place = card);
    }
}
