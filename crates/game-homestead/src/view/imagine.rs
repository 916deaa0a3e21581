//! What could lie behind a view: a world in which the viewer has seen the same.
//!
//! What left a stack between two looks is dealt to those who held it; what is in a stack is dealt
//! from what was passed on. A deal that leaves somebody with a play nobody can explain is thrown
//! away and tried again. All else comes from the cards the viewer has never seen.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use tabletop::Seat;

use super::{
    View,
    rest::{Known, Rest},
};
use crate::{
    Homestead,
    components::{MAX_PLAYERS, RESERVE},
    pile::{Few, Kind, Pile},
    rules,
    state::{Choice, Done, Pending, Player, Stack, State},
};

/// Deals tried before one is taken that leaves a play unexplained. Most often the first will do; the
/// later ones first give everybody the cards they were seen to play.
const TRIES: u32 = 400;
const BLIND_TRIES: u32 = 20;

type List = ArrayVec<Kind, 128>;

/// What a seat holds in a world: known cards, and places for unknown ones.
#[derive(Clone, Default)]
struct Hand {
    cards: ArrayVec<Kind, 12>,
    /// Places where any card could be, and trail places where only buildings can.
    any: u8,
    picks: ArrayVec<(u8, u8), 6>,
    /// Known cards that went to the discard piles.
    buried: ArrayVec<Kind, 6>,
}

fn shuffle(cards: &mut [Kind], rng: &mut impl Rng) {
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

    /// Tries to deal what passed through the viewer's hands so that everything seen is explained.
    fn deal_stacks(
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
    fn hidden_orders(&self, view: &View) -> u8 {
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
    fn unseen(&self, view: &View, stacks: &[Stack; MAX_PLAYERS], hands: &[Hand]) -> Unseen {
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
struct Unseen {
    pile: Pile,
    laid: List,
    /// No more copies of a card are about than the box has.
    fits: bool,
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
