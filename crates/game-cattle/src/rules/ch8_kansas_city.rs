//! Chapters 8.1 to 8.4 and 8.6 – Kansas City: foresight, income, and what comes after.

use tabletop::{Illegal, Sink};

use super::{NO_SUCH_CERTIFICATES, NO_WORKERS_NOW, PLACE_EMPTY};
use crate::{
    Cattle,
    action::Action,
    cards::Cards,
    components::{CERTIFICATE_TRACK, Place, ROWS, Supply, Tile},
    fact::Fact,
    state::{Closing, Pending, State},
    trail::Node,
};

/// The five subphases.
pub(super) fn enter(state: &mut State) {
    state.pending.push_in_order([
        Pending::Foresight { column: 0 },
        Pending::Foresight { column: 1 },
        Pending::Foresight { column: 2 },
        Pending::Income,
        Pending::LeaveKansasCity,
        Pending::Columns,
    ]);
}

/// §8.6 The cattleman goes back to the start.
pub(super) fn leave(state: &mut State) -> bool {
    state.pending.pop();
    match &mut state.craig {
        Some(craig) if state.turn.0 == 1 => craig.at = Node(0),
        _ => state.me_mut().at = Some(Node(0)),
    }
    false
}

/// §8.1 One of the two tiles; no worker once the job market is closed (§11).
pub(super) fn foresight(state: &State, column: u8, place: Place) -> Result<Supply, Illegal> {
    let tile = state.foresight[usize::from(column)][place.index()];
    let tile = tile.ok_or(Illegal::because(&PLACE_EMPTY))?;
    if tile.is_worker() && usize::from(state.token) == ROWS {
        return Err(Illegal::because(&NO_WORKERS_NOW));
    }
    Ok(tile)
}

pub(super) fn list_foresight(state: &State, column: u8, out: &mut Vec<Action>) {
    let places = Place::ALL.iter().filter(|place| foresight(state, column, **place).is_ok());
    out.extend(places.map(|place| Action::Foresight(*place)));
}

/// The first gap of the columns that its pile can fill.
#[inline]
pub(super) fn gap(state: &State) -> Option<(usize, usize)> {
    let filled = |column: &usize| state.piles[*column].iter().any(|count| *count > 0);
    (0..3).find_map(|column| {
        let place = state.foresight[column].iter().position(Option::is_none)?;
        filled(&column).then_some((column, place))
    })
}

/// §8.6 An exhausted pile leaves a gap.
pub(super) fn settle_columns(state: &mut State) -> bool {
    let asks = gap(state).is_some();
    if !asks {
        state.pending.pop();
    }
    asks
}

/// §8.4 The marker moves back by whole positions; from 6 the first step is worth 2 (R9).
/// Answers where it then stands.
pub(super) fn spending(state: &State, count: u8) -> Result<u8, Illegal> {
    let left = state.me().temporary().checked_sub(count);
    let position = left.and_then(|left| CERTIFICATE_TRACK.iter().position(|v| *v == left));
    position.map(|marker| marker as u8).ok_or(Illegal::because(&NO_SUCH_CERTIFICATES))
}

pub(super) fn list_spending(state: &State, out: &mut Vec<Action>) {
    let possible = |count: &u8| spending(state, *count).is_ok();
    out.extend((0..=state.me().temporary()).filter(possible).map(Action::Certificates));
}

impl Cattle {
    /// §8.4 The sum over the different types in hand.
    pub(crate) fn breeding(&self, hand: Cards) -> u8 {
        let (mut seen, mut sum) = (0u16, 0);
        for card in hand.cattle().kinds() {
            let kind = &self.parts.cattle[card.kind()];
            if seen & 1 << kind.breed.0 == 0 {
                seen |= 1 << kind.breed.0;
                sum += kind.value;
            }
        }
        sum
    }

    pub(super) fn settle_foresight(
        &self,
        state: &mut State,
        column: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        let open = |place: Place| foresight(state, column, place).is_ok();
        match (open(Place::Top), open(Place::Bottom)) {
            (true, true) => return true,
            (true, false) => self.take_foresight(state, column, Place::Top, facts),
            (false, true) => self.take_foresight(state, column, Place::Bottom, facts),
            (false, false) => drop(state.pending.pop()),
        }
        false
    }

    pub(super) fn take_foresight(
        &self,
        state: &mut State,
        column: u8,
        place: Place,
        facts: &mut impl Sink<Fact>,
    ) {
        let tile = foresight(state, column, place).expect("judged before");
        state.pending.pop();
        state.foresight[usize::from(column)][place.index()] = None;
        let seat = state.turn.0;
        facts.tell(|| Fact::Foresight {
            seat,
            column: column + 1,
            place: place.to_string(),
            tile: self.show_supply(tile),
        });
        self.place_supply(state, tile, facts);
    }

    /// §2.5 The lowest free slot for a hazard or teepee.
    #[inline]
    pub(crate) fn free_slot(&self, state: &State, tile: Supply) -> Option<Node> {
        let free = |at: &Node| state.occupied & at.bit() == 0;
        match tile {
            Supply::Hazard(hazard) => {
                self.parts.trail.hazards[hazard.zone().index()].iter().copied().find(free)
            }
            Supply::Teepee(_) => self.parts.trail.teepees.iter().map(|(at, _)| *at).find(free),
            Supply::Worker(_) => None,
        }
    }

    /// §8.1 Hazard and teepee to their slots, a worker to the token's row.
    pub(super) fn place_supply(
        &self,
        state: &mut State,
        tile: Supply,
        facts: &mut impl Sink<Fact>,
    ) {
        let put = match tile {
            Supply::Worker(_) => return self.place_worker(state, tile, facts),
            Supply::Hazard(hazard) => Tile::Hazard(hazard),
            Supply::Teepee(teepee) => Tile::Teepee(teepee),
        };
        if let Some(at) = self.free_slot(state, tile) {
            state.put_tile(at, put);
            facts.tell(|| Fact::TilePlaced { at: self.node(at), tile: self.show_supply(tile) });
        } else {
            state.lost[tile.index()] += 1;
            facts.tell(|| Fact::TileLost { tile: self.show_supply(tile) });
        }
    }

    /// §8.1 Left to right; the last space of the row sends the token down.
    fn place_worker(&self, state: &mut State, tile: Supply, facts: &mut impl Sink<Fact>) {
        let Supply::Worker(worker) = tile else { unreachable!("only workers are placed here") };
        let (row, columns) = (usize::from(state.token), usize::from(state.around()));
        let spaces = &mut state.jobs[row][..columns];
        let column = spaces.iter().position(Option::is_none).expect("the token's row has room");
        spaces[column] = Some(worker);
        facts.tell(|| Fact::WorkerPlaced {
            row: row as u8 + 1,
            column: column as u8 + 1,
            worker: worker.to_string(),
        });
        if column + 1 < columns {
            return;
        }
        state.token += 1;
        if self.parts.refill_rows & 1 << row != 0 {
            state.pending.push(Pending::Market);
        }
        if row + 1 == ROWS {
            let seat = state.turn;
            state.closing = Some(Closing { seat, turns_left: state.around() });
            facts.tell(|| Fact::Token { seat: seat.0 });
            facts.tell(|| Fact::LastTurns { seat: seat.0 });
        } else {
            facts.tell(|| Fact::TokenMoved { row: row as u8 + 2 });
        }
    }

    /// §8.6, §2.7
    pub(super) fn lay_foresight(
        &self,
        state: &mut State,
        tile: Supply,
        facts: &mut impl Sink<Fact>,
    ) {
        let (column, place) = gap(state).expect("a gap to fill");
        state.piles[column][tile.index()] -= 1;
        state.foresight[column][place] = Some(tile);
        facts.tell(|| Fact::ForesightLaid {
            column: column as u8 + 1,
            place: Place::ALL[place].to_string(),
            tile: self.show_supply(tile),
        });
    }

    /// With the marker at 0 there is nothing to decide.
    pub(super) fn settle_income(&self, state: &mut State, facts: &mut impl Sink<Fact>) -> bool {
        if state.me().marker > 0 {
            return true;
        }
        self.take_income(state, 0, facts);
        false
    }

    /// §8.4 Breeding value and certificates in dollars; the whole hand is discarded.
    pub(super) fn take_income(
        &self,
        state: &mut State,
        temporary: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let marker = spending(state, temporary).expect("judged before");
        state.pending.pop();
        let (seat, me) = (state.turn.0, state.me_mut());
        let hand = me.hand;
        let (breeding, permanent) = (self.breeding(hand), me.permanent());
        let total = breeding + permanent + temporary;
        me.marker = marker;
        me.money += u16::from(total);
        me.discard = me.discard.plus(hand);
        for (card, count) in hand.objectives().iter() {
            (0..count).for_each(|_| me.take_from_hand(card));
        }
        me.hand = Cards::NONE;
        facts.tell(|| Fact::Income {
            seat,
            breeding,
            permanent,
            temporary,
            money: total.into(),
            hand: self.show_cards(hand),
        });
        state.pending.push(Pending::Deliver { most: total, special: false });
    }
}
