//! What passed through the viewer's hands, dealt so that everything that was seen is explained.

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::Seat;

use super::{
    View,
    imagine::{List, shuffle},
    rest::Known,
};
use crate::{
    Homestead,
    components::MAX_PLAYERS,
    pile::{Kind, Pile},
    rules,
    state::{Done, Pending, Stack, State},
};

/// Deals tried before one is taken that leaves a play unexplained. Most often the first will do; the
/// later ones first give everybody the cards they were seen to play.
const TRIES: u32 = 400;
const BLIND_TRIES: u32 = 20;

/// What a seat holds in a world: known cards, and places for unknown ones.
#[derive(Clone, Default)]
pub(super) struct Hand {
    pub(super) cards: ArrayVec<Kind, 12>,
    /// Places where any card could be, and trail places where only buildings can.
    pub(super) any: u8,
    pub(super) picks: ArrayVec<(u8, u8), 6>,
    /// Known cards that went to the discard piles.
    pub(super) buried: ArrayVec<Kind, 6>,
}

impl Homestead {
    /// Tries to deal what passed through the viewer's hands so that everything seen is explained.
    pub(super) fn deal_stacks(
        &self,
        view: &View,
        state: &State,
        rng: &mut impl Rng,
    ) -> ([Stack; MAX_PLAYERS], Vec<Hand>) {
        let rest = &view.hidden;
        let mut stacks = [Stack::EMPTY; MAX_PLAYERS];
        for attempt in 0..TRIES {
            for (number, known) in (0..).zip(&rest.stacks) {
                let picker = |n: u8| (attempt > BLIND_TRIES).then(|| state.picker(number, n));
                stacks[usize::from(number)] = self.deal_stack(state, known, picker, rng);
            }
            let hands = Seat::all(view.seats)
                .map(|seat| {
                    if rest.hands[seat.index()].open {
                        Some(Hand::default())
                    } else {
                        self.explain(view, state, &stacks, seat)
                    }
                })
                .collect::<Option<Vec<Hand>>>();
            let fits = |hands: &Vec<Hand>| {
                self.orders_find_room(view, hands) && self.unseen(view, &stacks, hands).fits
            };
            if let Some(hands) = hands.filter(fits) {
                return (stacks, hands);
            }
        }
        let blank = |held: &super::rest::Held| Hand {
            any: if held.open { 0 } else { held.size },
            ..Hand::default()
        };
        (stacks, rest.hands.iter().map(blank).collect())
    }

    /// What is known of a stack; the rest of its trail and cards is left open. With a `picker`, who
    /// was seen to play one of the cards gets it.
    fn deal_stack(
        &self,
        state: &State,
        known: &Known,
        picker: impl Fn(u8) -> Option<Seat>,
        rng: &mut impl Rng,
    ) -> Stack {
        let cards = &self.parts.cards;
        let mut stack = Stack { cards: Pile::EMPTY, trail: known.trail, gone: known.gone };
        let mut deal = |from: u8, to: u8, pile: Pile, stack: &mut Stack| {
            let mut taken: List = cards.list(pile).collect();
            shuffle(&mut taken, rng);
            for n in from..to {
                let done = picker(n).map(|seat| Self::seen_doing(state, seat));
                let played = taken.iter().position(|card| {
                    done.is_some_and(|done| done[usize::from(n)..].contains(&Done::Played(*card)))
                });
                let place = played.unwrap_or(taken.len() - 1);
                stack.trail[usize::from(n)] = taken.remove(place);
            }
            taken
        };
        for &(from, to, group) in &known.between {
            deal(from, to, group, &mut stack);
        }
        if let Some(open) = known.open {
            stack.cards = open;
        } else if let Some(seen) = known.seen {
            let left = deal(known.since, known.gone, seen, &mut stack);
            stack.cards = cards.pile(left);
        }
        stack
    }

    /// What a seat did in this round, the card that lies open for its place included.
    fn seen_doing(state: &State, seat: Seat) -> [Done; 6] {
        let mut done = state.player(seat).done;
        if let Pending::Place { card, .. } = state.pending
            && rules::to_act(state).seats().contains(seat)
        {
            done[usize::from(state.turn)] = Done::Played(card);
        }
        done
    }

    /// A seat's round, turn by turn: every card it played must have come from somewhere.
    fn explain(
        &self,
        view: &View,
        state: &State,
        stacks: &[Stack; MAX_PLAYERS],
        seat: Seat,
    ) -> Option<Hand> {
        let rest = &view.hidden;
        let sure = match view.viewer.seat() {
            Some(me) => rest.players[me.index()].sure[seat.index()],
            None => [Kind::NONE; 3],
        };
        let done = Self::seen_doing(state, seat);
        let picked = |turn: u8| {
            let number = (0..view.seats).find(|n| state.picker(*n, turn) == seat)?;
            (turn < stacks[usize::from(number)].gone).then_some(number)
        };
        let multi = view.seats > 1;
        let picks = (0..6).filter(|turn| multi && picked(*turn).is_some()).count() as u8;
        let plays = done.iter().filter(|done| **done != Done::Nothing).count() as u8;
        let start = rest.hands[seat.index()].size + plays
            - picks.min(rest.hands[seat.index()].size + plays);
        let mut hand =
            Hand { cards: sure.into_iter().filter_map(Kind::some).collect(), ..Hand::default() };
        hand.any = start.checked_sub(hand.cards.len() as u8)?;
        for (turn, done) in (0..6u8).zip(done) {
            if let Some(number) = picked(turn).filter(|_| multi) {
                match stacks[usize::from(number)].trail[usize::from(turn)].some() {
                    Some(card) => hand.cards.push(card),
                    None => hand.picks.push((number, turn)),
                }
            }
            match done {
                Done::Nothing => {}
                Done::Played(card) => {
                    let building = !self.parts.cards.is_order(card);
                    Self::spend(&mut hand, |other| other == card, building).then_some(())?;
                }
                Done::Discarded { order } => {
                    let before = hand.cards.clone();
                    let fits = |card: Kind| self.parts.cards.is_order(card) == order;
                    Self::spend(&mut hand, fits, !order).then_some(())?;
                    if hand.cards.len() < before.len() {
                        let gone = before.iter().zip(&hand.cards).position(|(a, b)| a != b);
                        hand.buried.push(before[gone.unwrap_or(before.len() - 1)]);
                    }
                }
            }
        }
        Some(hand)
    }

    /// Takes a card out of a hand: a known one if it fits, else an unknown pick, else any card.
    fn spend(hand: &mut Hand, fits: impl Fn(Kind) -> bool, building: bool) -> bool {
        if let Some(place) = hand.cards.iter().position(|card| fits(*card)) {
            hand.cards.remove(place);
        } else if building && !hand.picks.is_empty() {
            hand.picks.pop();
        } else if hand.any > 0 {
            hand.any -= 1;
        } else {
            return false;
        }
        true
    }

    /// The orders nobody has seen: those in no draw pile, discard pile or offer are in hands.
    pub(super) fn hidden_orders(&self, view: &View) -> u8 {
        let (rest, cards) = (&view.hidden, &self.parts.cards);
        let board = rest.board.buildings().iter().filter_map(|building| building.card.some());
        let mut out = board.filter(|card| cards.is_order(*card)).count() as u8;
        if let Pending::Place { card, .. } = rest.pending {
            out += u8::from(cards.is_order(card));
        }
        for (player, held) in rest.players.iter().zip(&rest.hands) {
            out += held.offer.orders + cards.orders_of(player.hand).len();
        }
        cards.orders_of(cards.all()).len() - out - rest.deck.orders - rest.discard.orders
    }

    fn orders_find_room(&self, view: &View, hands: &[Hand]) -> bool {
        let known = |hand: &Hand| {
            hand.cards.iter().filter(|card| self.parts.cards.is_order(**card)).count() as u8
        };
        let known: u8 = hands.iter().map(known).sum();
        let room: u8 = hands.iter().map(|hand| hand.any).sum();
        let orders = self.hidden_orders(view);
        orders >= known && orders - known <= room
    }
}
