//! Chapter 4.2 – Turn: playing a card.

use tabletop::{Illegal, Seat, Sink};

use super::{CANNOT_BE_PLAYED, MUST_PLAY, ch3_concepts::Survey};
use crate::{
    Homestead,
    action::Action,
    board::Building,
    components::{Type, turns},
    fact::{Fact, Gain},
    pile::{Few, Kind},
    state::{BONUS, Done, Pending, State},
    tile::Spot,
};

/// Who plays, or places a post, when so many are left: from the first player clockwise.
#[inline]
pub(super) fn active(state: &State, left: u8) -> Seat {
    Seat((state.first.0 + state.seats - left) % state.seats)
}

impl Homestead {
    /// §4.2 A card of the hand that has a legal place.
    pub(super) fn play(&self, state: &State, seat: Seat, card: Kind) -> Result<(), Illegal> {
        self.held(state, seat, Few::of([card]).expect("one card"))?;
        let survey = Survey::new(self, state, seat);
        survey.allowed(card)?;
        if survey.fits(card) { Ok(()) } else { Err(Illegal::because(&CANNOT_BE_PLAYED)) }
    }

    pub(super) fn list_plays(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.player(seat).hand;
        let survey = Survey::new(self, state, seat);
        let kinds = self.parts.cards.kinds(hand);
        let playable = kinds.filter(|&card| survey.allowed(card).is_ok() && survey.fits(card));
        let before = out.len();
        out.extend(playable.map(Action::Play));
        if out.len() == before {
            self.list_discards(state, seat, out);
        }
    }

    /// RULING A23, A24 Only if no card of the hand can be placed, and then any of them.
    pub(super) fn forced_discard(
        &self,
        state: &State,
        seat: Seat,
        cards: Few,
    ) -> Result<(), Illegal> {
        Self::count_is(cards, 1)?;
        self.held(state, seat, cards)?;
        let survey = Survey::new(self, state, seat);
        let mut kinds = self.parts.cards.kinds(state.player(seat).hand);
        if kinds.any(|card| survey.allowed(card).is_ok() && survey.fits(card)) {
            Err(Illegal::because(&MUST_PLAY))
        } else {
            Ok(())
        }
    }

    pub(super) fn reveal(
        &self,
        state: &mut State,
        seat: Seat,
        card: Kind,
        left: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        self.parts.cards.take(&mut state.player_mut(seat).hand, card);
        state.pending = Pending::Place { card, left };
        facts.tell(|| Fact::Played { seat, card: self.card(card).id.clone() });
    }

    /// §4.2 "place its tile, mark ownership, take the income at once".
    pub(super) fn build(
        &self,
        state: &mut State,
        seat: Seat,
        card: Kind,
        spot: Spot,
        left: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let row = self.card(card);
        let income = Survey::new(self, state, seat).income(card, &spot.into());
        let id = self.lay_tile(state, Some(seat), card, row.tile, spot, facts);
        let player = state.player_mut(seat);
        if row.kind != Type::Order {
            // A toll is taken off what the building pays, then off the bonus.
            let paid = income.dollars() - income.bonus;
            player.earned[row.kind.index()] += paid.max(0);
            player.earned[BONUS] += income.bonus + paid.min(0);
            facts.tell(|| {
                let gain =
                    |c: &super::ch6_income::Counted| Gain { count: c.count, dollars: c.dollars };
                let effects = income.effects.iter().map(gain).collect();
                let (dollars, bonus, toll) = (income.dollars(), income.bonus, income.toll);
                Fact::Income { seat, building: id.0, dollars, effects, bonus, toll }
            });
        }
        Self::finish_play(state, seat, Done::Played(card), left);
        if state.is_solo() {
            state.solo.built[row.kind.index()] += 1;
            state.solo.last = Some(row.kind);
        }
    }

    pub(super) fn discard_forced(
        &self,
        state: &mut State,
        seat: Seat,
        cards: Few,
        left: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let card = cards.sole().expect("judged by the caller");
        let order = self.parts.cards.is_order(card);
        let player = state.player_mut(seat);
        self.parts.cards.take(&mut player.hand, card);
        self.parts.cards.put(&mut player.buried, card);
        self.parts.cards.put(&mut state.discard, card);
        facts.tell(|| Fact::ForcedDiscard { seat, card: Some(self.card(card).id.clone()), order });
        Self::finish_play(state, seat, Done::Discarded { order }, left);
        state.solo.last = None;
    }

    fn finish_play(state: &mut State, seat: Seat, done: Done, left: u8) {
        let turn = usize::from(state.turn);
        state.player_mut(seat).done[turn] = done;
        state.pending = Pending::Play { left: left - 1 };
    }

    /// A tile comes to the map; §6.1 a forester opens its forest.
    pub(crate) fn lay_tile(
        &self,
        state: &mut State,
        seat: Option<Seat>,
        card: Kind,
        tile: u8,
        spot: Spot,
        facts: &mut impl Sink<Fact>,
    ) -> crate::board::Id {
        let row = &self.parts.tiles[usize::from(tile)];
        let shape = &self.parts.shapes[usize::from(row.shape)];
        let building = Building {
            card,
            tile,
            owner: seat.map_or(crate::board::RIVAL, |seat| seat.0),
            way: shape.way(spot).expect("judged by the caller"),
            row: spot.row(),
            col: spot.col(),
        };
        let id = state.board.put(building, row.kind, self.cells_of(&building));
        facts.tell(|| Fact::Placed {
            seat,
            card: card.some().map(|card| self.card(card).id.clone()),
            kind: row.kind,
            shape: shape.name.clone(),
            cells: spot.cells().map(|cell| [cell.row, cell.col]).collect(),
            building: id.0,
        });
        if row.kind == Type::Forester
            && let Some(forest) = spot.cells().find_map(|cell| self.parts.map.forest_of(cell))
        {
            facts.tell(|| Fact::Unlocked { seat, forest });
        }
        id
    }

    /// The stacks come round again, or §4.3 the round ends.
    pub(super) fn end_turn(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        state.turn += 1;
        if state.turn < turns(state.seats) {
            self.begin_turn(state, facts)
        } else {
            self.end_round(state, facts)
        }
    }

    pub(super) fn begin_turn(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        match self.lost_before_pick(state) {
            0 => self.show_stacks(state, facts),
            left => {
                state.pending = Pending::Blind { left };
                true
            }
        }
    }
}
