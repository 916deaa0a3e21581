//! What this game tells a bot: money now, what orders would pay, and what the hand promises. Nothing
//! of it is hidden from the seat.

mod sites;

use rand::{Rng, RngExt};
use tabletop::{Heuristic, Seat};

use crate::{
    Homestead,
    action::Action,
    components::{RESERVE, ROUNDS, SOLO_ORDERS, Type, turns},
    pile::{Kind, Pile},
    rules::{self, Survey},
    state::{Choice, Pending, State},
};

/// What a card of each type pays on the average when bots like this one build it, as measured by
/// `examples/balance`.
const USUAL: [f32; 6] = [7.5, 8.4, 7.6, 8.0, 7.5, 24.0];
/// A card in hand is worth this part of what it would bring: its turn has still to come.
const HELD: f32 = 0.45;
/// What the best place of a card drawn from the pile pays, instead of one that is thrown away.
const FRESH: f32 = 7.0;
/// What a build-bonus symbol brings in a turn.
const SYMBOL: f32 = 0.17;
/// How much an order that stands still grows until the end.
const GROWTH: f32 = 0.8;
/// §10 What it is worth to have built one of the three orders that are needed.
const NEEDED: f32 = 40.0;
/// What bots come to alone, on the average: leads are counted from there.
const ALONE: f32 = 245.0;
/// Places worth looking at, of all that a card has.
const PLACES: usize = 8;
/// Places a card is judged by before it is chosen: its best place counts when it is placed.
const LOOKS: usize = 24;

impl Heuristic for Homestead {
    type Intent = ();

    const WORLDS: u8 = 1;
    const LEAD: f32 = 20.0;

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let own = self.standing(state, seat) + self.promise(state, seat);
        let rivals = Seat::all(state.seats)
            .filter(|&other| other != seat && state.mate(seat) != Some(other));
        let best = rivals.map(|rival| self.standing(state, rival)).fold(f32::MIN, f32::max);
        if state.is_solo() { own - ALONE } else { own - best }
    }

    /// Even quick choices tell more than the evaluation does: what a place is worth shows when more
    /// is built beside it. Measured, see docs/bots.md.
    fn trials(&self) -> bool {
        true
    }

    fn prune(&self, state: &State, seat: Seat, last: Option<Action>, actions: &mut Vec<Action>) {
        if matches!(last, Some(Action::Play(_))) {
            thin_out(actions);
        }
        let rival = matches!(state.pending, Pending::Tile { .. } | Pending::RivalTile { .. });
        if actions.len() <= PLACES && !rival {
            return;
        }
        let survey = Survey::new(self, state, seat);
        match state.pending {
            Pending::Place { card, .. } => keep_best(actions, |action| match action {
                Action::Place(spot) => self.place_worth(state, &survey, card, spot),
                _ => 0,
            }),
            Pending::Posts { .. } => keep_best(actions, |action| match action {
                Action::Place(spot) => self.site(state, spot),
                _ => 0,
            }),
            Pending::Tile { .. } => self.keep_rarest(state, actions),
            Pending::RivalTile { .. } => self.keep_harmless(state, actions),
            _ => {}
        }
    }

    fn playout(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        (): &mut (),
        rng: &mut impl Rng,
    ) -> Action {
        let mut any = || actions[rng.random_range(0..actions.len())];
        let Pending::Place { card, .. } = state.pending else { return any() };
        let survey = Survey::new(self, state, seat);
        let tries = [any(), any(), any()];
        let worth = |action: &Action| match *action {
            Action::Place(spot) => self.place_worth(state, &survey, card, spot),
            _ => 0,
        };
        tries.into_iter().max_by_key(worth).unwrap_or(actions[0])
    }
}

/// Keeps some places from all over the map, in order.
fn thin_out(places: &mut Vec<Action>) {
    let step = places.len().div_ceil(LOOKS).max(1);
    let mut number = 0_usize;
    places.retain(|_| {
        number += 1;
        number.is_multiple_of(step)
    });
}

/// Keeps the most promising actions, in order.
fn keep_best(actions: &mut Vec<Action>, worth: impl Fn(Action) -> i16) {
    let mut ranked: Vec<(i16, Action)> = actions.iter().map(|&a| (worth(a), a)).collect();
    ranked.select_nth_unstable_by_key(PLACES - 1, |&(worth, action)| {
        (std::cmp::Reverse(worth), action)
    });
    actions.clear();
    actions.extend(ranked[..PLACES].iter().map(|&(_, action)| action));
    actions.sort_unstable();
}

impl Homestead {
    /// Money, and what the standing orders and symbols will come to.
    fn standing(&self, state: &State, seat: Seat) -> f32 {
        let money = f32::from(rules::team_total(state, seat));
        // §10 Alone, three orders must be built, or all the money is worth nothing.
        let built = Self::orders_built(state, seat).min(SOLO_ORDERS);
        let missing = if state.is_solo() { SOLO_ORDERS - built } else { 0 };
        if state.pending == Pending::Over {
            return if missing > 0 { 0.0 } else { money };
        }
        let left = plays_left(state);
        let own = state.own(seat);
        let orders = own.and(state.board.of(Type::Order)).iter().map(|id| {
            let building = state.board.building(id);
            let (owner, card) = (building.seat().unwrap_or(seat), building.card);
            let tile = self.spot_of(*building).into();
            f32::from(self.order_pays(state, owner, card, tile))
        });
        let all = f32::from(turns(state.seats)) * f32::from(ROUNDS);
        let orders: f32 = orders.sum::<f32>() * (1.0 + GROWTH * left / all);
        let symbols: u8 = self.bonus_symbols(&state.board, own).iter().sum();
        money + orders + SYMBOL * left * f32::from(symbols) - NEEDED * f32::from(missing)
    }

    /// What the hand promises, with the secret choice of this moment carried out.
    fn promise(&self, state: &State, seat: Seat) -> f32 {
        if state.pending == Pending::Over {
            return 0.0;
        }
        let player = state.player(seat);
        let (mut hand, mut extra) = (player.hand, 0.0);
        if let Some(Choice::Cards(cards)) = player.choice {
            let chosen = self.parts.cards.pile(cards.iter());
            match state.pending {
                Pending::StartHands { .. } if state.teams => hand = chosen,
                Pending::StartHands { .. } | Pending::DiscardOne | Pending::Replace => {
                    hand = self.parts.cards.minus(hand, chosen).unwrap_or(hand);
                    if state.pending == Pending::Replace {
                        extra = HELD * FRESH * f32::from(chosen.len());
                        extra += HELD * self.prospects(state, seat, hand);
                    }
                }
                Pending::Exchange => hand = chosen,
                Pending::Pick => {
                    hand = self.parts.cards.merged(hand, chosen);
                    extra = cards.sole().map_or(0.0, |card| self.best_now(state, seat, card));
                }
                _ => hand = self.parts.cards.merged(hand, chosen),
            }
        }
        // Who picks last sees the picks end: the picked card is in the hand already, with the rest.
        if matches!(state.pending, Pending::Play { .. }) && hand.len() > RESERVE {
            let buildings = self.parts.cards.list(self.parts.cards.buildings_of(hand));
            extra = buildings.map(|card| self.best_now(state, seat, card)).sum();
        }
        extra + self.held_worth(state, seat, hand)
    }

    fn held_worth(&self, state: &State, seat: Seat, hand: Pile) -> f32 {
        let left = plays_left(state);
        let cards = self.parts.cards.list(hand);
        let worth: f32 = cards.map(|card| self.usual(state, seat, card)).sum();
        // Near the end the hand is worth less: three cards are never played.
        HELD * worth * (left / 4.0).min(1.0)
    }

    /// What a card usually brings, as the board stands.
    fn usual(&self, state: &State, seat: Seat, card: Kind) -> f32 {
        let row = self.card(card);
        match row.kind {
            Type::Order => {
                let counts = self.order_counts(state, seat, card, None);
                let now: f32 = counts.map(|c| c.dollars.map_or(6.0, f32::from)).sum();
                let alone = if state.is_solo() { NEEDED } else { 0.0 };
                alone + 0.6 * now.max(USUAL[Type::Order.index()])
            }
            kind => USUAL[kind.index()],
        }
    }

    /// The best place of a picked card, beyond what such a card usually brings.
    fn best_now(&self, state: &State, seat: Seat, card: Kind) -> f32 {
        let usual = USUAL[self.card(card).kind.index()];
        let best = self.best_place(&Survey::new(self, state, seat), card);
        best.map_or(-usual * HELD, |best| 0.8 * (best - usual))
    }

    /// How much better or worse the buildings of a hand find their places than they usually do.
    fn prospects(&self, state: &State, seat: Seat, hand: Pile) -> f32 {
        let survey = Survey::new(self, state, seat);
        let buildings = self.parts.cards.list(self.parts.cards.buildings_of(hand));
        let beyond = |card: Kind| {
            self.best_place(&survey, card).unwrap_or(0.0) - USUAL[self.card(card).kind.index()]
        };
        buildings.map(beyond).sum()
    }

    /// What the best of some places of a card pays.
    fn best_place(&self, survey: &Survey<'_>, card: Kind) -> Option<f32> {
        let mut places = vec![];
        survey.places(card, |spot| places.push(Action::Place(spot)));
        thin_out(&mut places);
        let worth = |action: &Action| match *action {
            Action::Place(spot) => Some(self.place_worth(survey.state, survey, card, spot)),
            _ => None,
        };
        places.iter().filter_map(worth).max().map(f32::from)
    }
}

/// How often a player still plays.
fn plays_left(state: &State) -> f32 {
    let rounds = f32::from(ROUNDS) - f32::from(state.round);
    let turns = f32::from(turns(state.seats));
    let this = if state.round == 0 { 0.0 } else { turns - f32::from(state.turn) };
    rounds * turns + this
}
