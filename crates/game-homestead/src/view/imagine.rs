//! What could lie behind a view: a world in which the viewer has seen the same.
//!
//! What left a stack between two looks is dealt to those who held it; what is in a stack is dealt
//! from what was passed on. A deal that leaves somebody with a play nobody can explain is thrown
//! away and tried again. All else comes from the cards the viewer has never seen.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use tabletop::Seat;

use super::{View, explain::Hand, rest::Rest};
use crate::{
    Homestead,
    components::{MAX_PLAYERS, RESERVE},
    pile::{Few, Kind, Pile},
    state::{Choice, Done, Pending, Player, Stack, State},
};

pub(super) type List = ArrayVec<Kind, 128>;

pub(super) fn shuffle(cards: &mut [Kind], rng: &mut impl Rng) {
    for i in (1..cards.len()).rev() {
        cards.swap(i, rng.random_range(0..=i));
    }
}

fn take(from: &mut List, count: u8) -> impl Iterator<Item = Kind> {
    let keep = from.len().saturating_sub(count.into());
    from.drain(keep..)
}

impl Homestead {
    pub(crate) fn dream(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut state = self.public_state(view);
        let (stacks, hands) = self.deal_stacks(view, &state, rng);
        state.stacks = stacks;
        self.deal_rest(view, &mut state, hands, rng);
        self.guess_choices(view, &mut state);
        state
    }

    /// What everybody sees of the table, and the viewer's own cards.
    pub(crate) fn public_state(&self, view: &View) -> State {
        let rest = &view.hidden;
        let mut state = self.set_up();
        (state.round, state.turn, state.first) = (rest.round, rest.turn, rest.first);
        (state.pending, state.board) = (rest.pending, rest.board);
        (state.posts, state.solo) = (rest.posts, rest.solo);
        state.players[..rest.players.len()].copy_from_slice(&rest.players);
        state
    }

    /// Deals what the viewer has never seen.
    fn deal_rest(&self, view: &View, state: &mut State, mut hands: Vec<Hand>, rng: &mut impl Rng) {
        let (rest, cards) = (&view.hidden, &self.parts.cards);
        let unseen = self.unseen(view, &state.stacks, &hands);
        let (mut buildings, mut orders) = unseen.split(self, rng);
        // Offers, and start hands, have fixed numbers of orders.
        for (i, held) in rest.hands.iter().enumerate().filter(|(_, held)| !held.offer_open) {
            let offer = take(&mut orders, held.offer.orders);
            let offer = cards.pile(offer.chain(take(&mut buildings, held.offer.buildings)));
            state.players[i].offer = offer;
        }
        let starting = matches!(rest.pending, Pending::StartHands { .. }) && !rest.teams;
        let known = |hand: &Hand| hand.cards.iter().filter(|c| cards.is_order(**c)).count() as u8;
        let known: u8 = hands.iter().map(known).sum();
        let mut in_hands = self.hidden_orders(view).saturating_sub(known);
        let mut places: u8 = hands.iter().map(|hand| hand.any).sum();
        for hand in &mut hands {
            for n in 0..std::mem::take(&mut hand.any) {
                let order =
                    if starting { n < RESERVE } else { rng.random_range(0..places) < in_hands };
                places -= 1;
                in_hands -= u8::from(order);
                hand.cards.extend(take(if order { &mut orders } else { &mut buildings }, 1));
            }
            for (number, turn) in std::mem::take(&mut hand.picks) {
                if let Some(card) = buildings.pop() {
                    hand.cards.push(card);
                    state.stacks[usize::from(number)].trail[usize::from(turn)] = card;
                }
            }
        }
        for (known, stack) in rest.stacks.iter().zip(&mut state.stacks) {
            if known.open.is_none() && known.seen.is_none() {
                stack.cards = cards.pile(take(&mut buildings, known.size));
            }
        }
        let mut laid = unseen.laid;
        laid.extend(hands.iter().flat_map(|hand| hand.buried.iter().copied()));
        let mut discard = cards.pile(laid.iter().copied());
        let (b, o) = (cards.buildings_of(discard).len(), cards.orders_of(discard).len());
        for card in take(&mut buildings, rest.discard.buildings.saturating_sub(b)) {
            cards.put(&mut discard, card);
        }
        for card in take(&mut orders, rest.discard.orders.saturating_sub(o)) {
            cards.put(&mut discard, card);
        }
        state.discard = discard;
        state.deck = cards.pile(buildings.into_iter().chain(orders));
        for (i, hand) in hands.into_iter().enumerate().filter(|(i, _)| !rest.hands[*i].open) {
            state.players[i].hand = cards.pile(hand.cards);
        }
        self.fill_trails(state);
    }

    /// Every card of the box that is nowhere yet, and those known to lie in the discard piles.
    pub(super) fn unseen(
        &self,
        view: &View,
        stacks: &[Stack; MAX_PLAYERS],
        hands: &[Hand],
    ) -> Unseen {
        let (rest, cards): (&Rest, _) = (&view.hidden, &self.parts.cards);
        let mut out = List::new();
        let board = rest.board.buildings().iter().filter_map(|building| building.card.some());
        out.extend(board.filter(|card| !self.card(*card).is_post));
        if let Pending::Place { card, .. } = rest.pending {
            out.push(card);
        }
        let mut laid = List::new();
        for Player { hand, offer, buried, .. } in &rest.players {
            out.extend(cards.list(*hand).chain(cards.list(*offer)));
            laid.extend(cards.list(*buried));
        }
        for hand in hands {
            out.extend(hand.cards.iter().chain(&hand.buried).copied());
        }
        for (known, stack) in rest.stacks.iter().zip(stacks) {
            if known.open.is_some() || known.seen.is_some() {
                out.extend(cards.list(stack.cards));
            }
            // Alone, what a known stack lost lies in the discard pile.
            if view.seats == 1 && known.seen.is_some() {
                laid.extend(stack.trail().iter().copied());
            }
        }
        out.extend(laid.iter().copied());
        let (mut pile, mut fits) = (cards.all(), true);
        for card in out {
            fits &= cards.has(pile, card);
            cards.take(&mut pile, card);
        }
        Unseen { pile, laid, fits }
    }

    /// Places of a trail nobody remembers: picks that were played since, or cards lost unseen.
    fn fill_trails(&self, state: &mut State) {
        let any = self.parts.cards.list(self.parts.cards.buildings_of(state.discard)).next();
        let any = any.or_else(|| self.parts.cards.list(self.parts.cards.all()).next());
        for number in 0..state.stacks.len() {
            for turn in 0..state.stacks[number].gone {
                if state.stacks[number].trail[usize::from(turn)] != Kind::NONE {
                    continue;
                }
                let played = if state.is_solo() {
                    Done::Nothing
                } else {
                    let seat = state.picker(number as u8, turn);
                    state.player(seat).done[usize::from(turn)]
                };
                let card = match played {
                    Done::Played(card) if !self.parts.cards.is_order(card) => Some(card),
                    _ => any,
                };
                state.stacks[number].trail[usize::from(turn)] = card.unwrap_or(Kind(0));
            }
        }
    }

    /// Some choice was made; which one is anybody's guess.
    fn guess_choices(&self, view: &View, state: &mut State) {
        let cards = &self.parts.cards;
        for seat in Seat::all(view.seats) {
            let held = view.hidden.hands[seat.index()];
            if !held.chosen || state.player(seat).choice.is_some() {
                continue;
            }
            let (hand, offer) = (state.player(seat).hand, state.player(state.purse(seat)).offer);
            let first = |pile: Pile| Few::of(cards.list(pile).take(1)).unwrap_or(Few::NONE);
            let three = |orders: usize| {
                let pile = if state.teams { offer } else { hand };
                let some = cards.list(cards.orders_of(pile)).take(orders);
                let others = cards.list(cards.buildings_of(pile)).take(3 - orders);
                Few::of(some.chain(others)).unwrap_or(Few::NONE)
            };
            let choice = match state.pending {
                Pending::StartHands { .. } => Choice::Cards(three(1)),
                Pending::Pick => {
                    let stack = &state.stacks[usize::from(state.stack_of(seat))];
                    Choice::Cards(first(stack.cards))
                }
                Pending::KeepOrder { .. } => Choice::Cards(first(offer)),
                Pending::DiscardOne => Choice::Cards(first(hand)),
                Pending::Exchange | Pending::Answer if seat.0 < 2 => Choice::Cards(cards.few(hand)),
                Pending::Answer => Choice::Decline,
                _ => Choice::Cards(Few::NONE),
            };
            state.player_mut(seat).choice = Some(choice);
        }
    }
}

/// Cards the viewer cannot place.
pub(super) struct Unseen {
    pile: Pile,
    laid: List,
    /// No more copies of a card are about than the box has.
    pub(super) fits: bool,
}

impl Unseen {
    /// Shuffled, buildings and orders.
    fn split(&self, game: &Homestead, rng: &mut impl Rng) -> (List, List) {
        let cards = &game.parts.cards;
        let mut buildings: List = cards.list(cards.buildings_of(self.pile)).collect();
        let mut orders: List = cards.list(cards.orders_of(self.pile)).collect();
        shuffle(&mut buildings, rng);
        shuffle(&mut orders, rng);
        (buildings, orders)
    }
}
