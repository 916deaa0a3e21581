//! Chapter 2 – Setup: start hands.

use tabletop::{Illegal, Seat, Sink};

use super::{NO_ORDER_DISCARDED, NOT_IN_HAND, WRONG_NUMBER};
use crate::{
    Homestead,
    action::Action,
    board::Board,
    components::{MAX_PLAYERS, POST_CARDS, RESERVE, START_BUILDINGS, START_ORDERS},
    fact::Fact,
    options::Teams,
    pile::{Few, Kind, Pile},
    state::{Pending, Player, Solo, Stack, State},
};

/// §2 Cards everybody starts with.
const FIRST_CARDS: u8 = START_ORDERS + START_BUILDINGS;

impl Homestead {
    /// §2 The table before anything is drawn.
    pub(crate) fn set_up(&self) -> State {
        let teams = self.options.teams == Teams::On;
        // §9 Each team draws together: as many orders as one player, and twice the buildings.
        let cards =
            if teams { 2 * (START_ORDERS + 2 * START_BUILDINGS) } else { FIRST_CARDS * self.seats };
        State {
            seats: self.seats,
            teams,
            round: 0,
            turn: 0,
            first: Seat(0),
            pending: Pending::Deal { left: cards },
            players: [Player::START; MAX_PLAYERS],
            board: Board::EMPTY,
            stacks: [Stack::EMPTY; MAX_PLAYERS],
            deck: self.parts.cards.all(),
            discard: Pile::EMPTY,
            posts: (1 << POST_CARDS) - 1,
            solo: Solo {
                deck: if self.seats == 1 { (1 << self.parts.solo.len()) - 1 } else { 0 },
                past: 0,
                card: None,
                area_from: 0,
                area_len: 0,
                forests: 0,
                built: [0; 6],
                last: None,
            },
        }
    }

    /// Who gets the next start card, and whether it is an order.
    fn dealing(state: &State, left: u8) -> (Seat, bool) {
        let each = if state.teams { FIRST_CARDS + START_BUILDINGS } else { FIRST_CARDS };
        let hands = if state.teams { 2 } else { state.seats };
        let dealt = each * hands - left;
        (Seat(dealt / each), dealt % each < START_ORDERS)
    }

    /// The pile the next card is drawn from.
    pub(super) fn drawn_from(&self, state: &State) -> Pile {
        let orders = match state.pending {
            Pending::Deal { left } => Self::dealing(state, left).1,
            Pending::DealOrders { .. } => true,
            _ => false,
        };
        if orders {
            self.parts.cards.orders_of(state.deck)
        } else {
            self.parts.cards.buildings_of(state.deck)
        }
    }

    pub(super) fn deal(
        &self,
        state: &mut State,
        left: u8,
        card: Kind,
        facts: &mut impl Sink<Fact>,
    ) {
        let (seat, order) = Self::dealing(state, left);
        self.parts.cards.take(&mut state.deck, card);
        let teams = state.teams;
        let player = state.player_mut(seat);
        let pile = if teams { &mut player.offer } else { &mut player.hand };
        self.parts.cards.put(pile, card);
        state.pending = Pending::Deal { left: left - 1 };
        facts.tell(|| {
            let card = Some(self.card(card).id.clone());
            if teams {
                Fact::TeamDealt { team: seat.0, card, order }
            } else {
                Fact::Dealt { seat, card, order }
            }
        });
    }

    /// §2 "Everyone discards exactly 3 of these 6; at least one discarded card must be an order."
    pub(super) fn start_discard(
        &self,
        state: &State,
        seat: Seat,
        cards: Few,
    ) -> Result<(), Illegal> {
        Self::count_is(cards, RESERVE)?;
        self.held(state, seat, cards)?;
        if cards.iter().any(|card| self.parts.cards.is_order(card)) {
            Ok(())
        } else {
            Err(Illegal::because(&NO_ORDER_DISCARDED))
        }
    }

    pub(super) fn list_start_discards(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.subsets(state.player(seat).hand, RESERVE, |cards| {
            if cards.iter().any(|card| self.parts.cards.is_order(card)) {
                out.push(Action::Discard(cards));
            }
        });
    }

    pub(super) fn count_is(cards: Few, need: u8) -> Result<(), Illegal> {
        if cards.len() == need {
            Ok(())
        } else {
            Err(Illegal::short(&WRONG_NUMBER, need.into(), cards.len().into()))
        }
    }

    /// Whether the seat holds these cards.
    pub(super) fn held(&self, state: &State, seat: Seat, cards: Few) -> Result<(), Illegal> {
        if self.parts.cards.holds(state.player(seat).hand, cards) {
            Ok(())
        } else {
            Err(Illegal::because(&NOT_IN_HAND))
        }
    }

    /// Shows every choice of `count` cards out of a pile once, in order.
    pub(super) fn subsets(&self, pile: Pile, count: u8, mut show: impl FnMut(Few)) {
        let mut cards = [Kind::NONE; 9];
        let mut len = 0;
        for card in self.parts.cards.list(pile) {
            cards[len] = card;
            len += 1;
        }
        let mut chosen = [0usize; 6];
        let count = usize::from(count);
        if count > len {
            return;
        }
        for (i, place) in chosen.iter_mut().enumerate().take(count) {
            *place = i;
        }
        // Combinations in lexicographic order; copies of a card are passed over as a whole.
        loop {
            let few = Few::of(chosen[..count].iter().map(|&i| cards[i])).expect("six at most");
            show(few);
            let Some(step) = (0..count).rev().find(|&i| {
                let last = len - count + i;
                (chosen[i] + 1..=last).any(|next| cards[next] != cards[chosen[i]])
            }) else {
                return;
            };
            let old = cards[chosen[step]];
            while cards[chosen[step]] == old {
                chosen[step] += 1;
            }
            for i in step + 1..count {
                chosen[i] = chosen[i - 1] + 1;
            }
        }
    }

    /// §2 All start hands are chosen: the rest is discarded.
    pub(super) fn end_start_hands(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        for seat in Seat::all(state.seats) {
            let cards = super::ch4_between::chosen_cards(state, seat);
            self.lay_away(state, seat, cards, facts);
        }
        state.pending = Pending::DealPosts { left: state.seats };
    }

    /// Cards go from a hand to the discard piles, face down.
    pub(super) fn lay_away(
        &self,
        state: &mut State,
        seat: Seat,
        cards: Few,
        facts: &mut impl Sink<Fact>,
    ) {
        for card in cards.iter() {
            self.parts.cards.take(&mut state.player_mut(seat).hand, card);
            self.parts.cards.put(&mut state.discard, card);
            self.parts.cards.put(&mut state.player_mut(seat).buried, card);
        }
        if !cards.is_empty() {
            super::ch12_memory::unsure_about(state, seat);
        }
        let mate = state.mate(seat);
        facts.tell(|| Fact::Discarded {
            seat,
            count: cards.len(),
            orders: cards.iter().filter(|card| self.parts.cards.is_order(*card)).count() as u8,
            cards: Some(self.ids(cards.iter())),
            mate,
        });
    }
}
