//! What is counted. Everything is a whole number, so that sums do not hang on their order.

use game_homestead::{Action, Fact, Homestead, Kind, State, Type};
use tabletop::{Game, Seat};

/// Wins are counted in parts of 12, which every number of winners divides.
pub(crate) const WIN: u64 = 12;

/// What many games came to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// In the order of the box.
    pub(crate) cards: Vec<CardTally>,
    /// By chair, and by who plays first, second … in round 1.
    pub(crate) chairs: [SeatTally; 4],
    pub(crate) turns: [SeatTally; 4],
    /// How often each score was reached.
    pub(crate) scores: Vec<u64>,
    /// Sums over games: the winner's lead over the second and over the last.
    pub(crate) lead: u64,
    pub(crate) range: u64,
    pub(crate) forced: u64,
}

#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct CardTally {
    /// Times it was in a hand when a card was to be played; copies apart.
    pub(crate) held: u64,
    pub(crate) built: u64,
    /// Times it left a hand unbuilt, and never had a legal place while it was there.
    pub(crate) dead: u64,
    /// What its effects paid, when built or at the end.
    pub(crate) paid: i64,
    /// The build bonus it was built with.
    pub(crate) bonus: i64,
    /// What its build-bonus symbols brought later.
    pub(crate) brought: i64,
}

#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct SeatTally {
    pub(crate) score: i64,
    pub(crate) wins: u64,
}

impl Tally {
    pub(crate) fn new(game: &Homestead) -> Self {
        Self { cards: vec![CardTally::default(); game.cards().rows.len()], ..Self::default() }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (sum, part) in self.cards.iter_mut().zip(&other.cards) {
            *sum = sum.plus(*part);
        }
        for (sums, parts) in [(&mut self.chairs, other.chairs), (&mut self.turns, other.turns)] {
            for (sum, part) in sums.iter_mut().zip(parts) {
                sum.score += part.score;
                sum.wins += part.wins;
            }
        }
        self.scores.resize(self.scores.len().max(other.scores.len()), 0);
        self.scores.iter_mut().zip(&other.scores).for_each(|(sum, part)| *sum += part);
        self.lead += other.lead;
        self.range += other.range;
        self.forced += other.forced;
    }
}

impl CardTally {
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            held: self.held + other.held,
            built: self.built + other.built,
            dead: self.dead + other.dead,
            paid: self.paid + other.paid,
            bonus: self.bonus + other.bonus,
            brought: self.brought + other.brought,
        }
    }
}

/// Watches one game.
pub(crate) struct Watch<'a> {
    game: &'a Homestead,
    tally: &'a mut Tally,
    hands: [Vec<Held>; 4],
    first: Seat,
}

/// A card in a hand, and whether it had a place so far.
#[derive(Copy, Clone)]
struct Held {
    card: Kind,
    fitted: bool,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(game: &'a Homestead, tally: &'a mut Tally) -> Self {
        Self { game, tally, hands: Default::default(), first: Seat(0) }
    }

    /// A seat is asked for the card to play: those of its hand that fit are on the list.
    pub(crate) fn about_to_play(&mut self, state: &State, seat: Seat, legal: &[Action]) {
        self.compare_hand(state, seat);
        for held in &mut self.hands[seat.index()] {
            held.fitted |= legal.contains(&Action::Play(held.card));
        }
    }

    pub(crate) fn hear(&mut self, state: &State, fact: &Fact) {
        match fact {
            Fact::FirstPlayer { seat } if state.round == 0 => self.first = *seat,
            Fact::Played { seat, card } => {
                let card = self.game.cards().find(card).expect("a card of the box");
                self.tally.cards[card.index()].built += 1;
                let hand = &mut self.hands[seat.index()];
                hand.remove(hand.iter().position(|held| held.card == card).expect("it was held"));
            }
            Fact::Income { seat, building, dollars, bonus, .. } => {
                let built = state.board.buildings()[usize::from(*building)];
                let sum = &mut self.tally.cards[built.card.index()];
                sum.paid += i64::from(dollars - bonus);
                sum.bonus += i64::from(*bonus);
                let kind = self.game.card(built.card).kind;
                self.credit_symbols(state, *seat, *building, kind);
            }
            Fact::OrderScored { card, dollars, .. } => {
                let card = self.game.cards().find(card).expect("a card of the box");
                self.tally.cards[card.index()].paid += i64::from(*dollars);
            }
            Fact::ForcedDiscard { .. } => self.tally.forced += 1,
            _ => {}
        }
    }

    /// A bonus is owed as much to the cards with the symbols as to the building it is paid for.
    fn credit_symbols(&mut self, state: &State, seat: Seat, building: u8, kind: Type) {
        for id in state.own(seat).iter().filter(|id| id.0 != building) {
            let card = state.board.building(id).card;
            let symbols = self.game.card(card).bonus[kind.index()];
            self.tally.cards[card.index()].brought += i64::from(symbols);
        }
    }

    /// Finds out which cards came to a hand and which left it unbuilt.
    fn compare_hand(&mut self, state: &State, seat: Seat) {
        let now = state.playing()[seat.index()].hand;
        let mut new: Vec<Kind> = self.game.cards().list(now).collect();
        let tally = &mut self.tally.cards;
        self.hands[seat.index()].retain(|held| {
            let there = new.iter().position(|card| *card == held.card);
            match there {
                Some(place) => drop(new.swap_remove(place)),
                None => tally[held.card.index()].dead += u64::from(!held.fitted),
            }
            there.is_some()
        });
        for card in new {
            tally[card.index()].held += 1;
            self.hands[seat.index()].push(Held { card, fitted: false });
        }
    }

    pub(crate) fn end(mut self, state: &State) {
        for seat in Seat::all(state.seats) {
            for held in std::mem::take(&mut self.hands[seat.index()]) {
                self.tally.cards[held.card.index()].dead += u64::from(!held.fitted);
            }
        }
        let scores = &self.game.scores(state)[..usize::from(state.seats)];
        let outcome = self.game.outcome(state).expect("the game is over");
        let share = WIN.checked_div(outcome.winners().count() as u64).unwrap_or(0);
        self.tally.games += 1;
        for seat in Seat::all(state.seats) {
            let score = scores[seat.index()];
            let wins = if outcome.winners().any(|winner| winner == seat) { share } else { 0 };
            let turn = (seat.0 + state.seats - self.first.0) % state.seats;
            for sum in
                [&mut self.tally.chairs[seat.index()], &mut self.tally.turns[usize::from(turn)]]
            {
                sum.score += i64::from(score);
                sum.wins += wins;
            }
            let place = usize::try_from(score).unwrap_or(0);
            self.tally.scores.resize(self.tally.scores.len().max(place + 1), 0);
            self.tally.scores[place] += 1;
        }
        let mut ranked = scores.to_vec();
        ranked.sort_unstable_by(|a, b| b.cmp(a));
        let behind = |other: Option<&i32>| other.map_or(0, |score| ranked[0].abs_diff(*score));
        self.tally.lead += u64::from(behind(ranked.get(1)));
        self.tally.range += u64::from(behind(ranked.last()));
    }
}
