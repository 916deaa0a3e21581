//! Chapter 6.1 – Hire.

use tabletop::{Illegal, Sink};

use super::{CANNOT_HIRE, NO_WORKER, ROW_CLOSED, ROW_FULL};
use crate::{
    Cattle,
    action::Action,
    components::{ROW_SIZE, ROWS, Worker},
    fact::Fact,
    state::State,
};

/// Somebody who can be hired, and for how much.
pub(super) struct Hiring {
    worker: Worker,
    price: u16,
}

impl Cattle {
    /// §6.1 Row cost and change, never below 0.
    #[inline]
    fn wage(&self, change: i8, row: usize) -> u16 {
        let price = i16::from(self.parts.row_cost[row]) + i16::from(change);
        price.max(0).unsigned_abs()
    }

    /// §6.1 Anybody but those in the token's row, if there is room and money.
    pub(super) fn hiring(
        &self,
        state: &State,
        change: i8,
        row: u8,
        column: u8,
    ) -> Result<Hiring, Illegal> {
        let space = state.jobs.get(usize::from(row)).and_then(|r| r.get(usize::from(column)));
        let worker = space.copied().flatten().ok_or(Illegal::because(&NO_WORKER))?;
        if row == state.token {
            return Err(Illegal::because(&ROW_CLOSED));
        }
        let me = state.me();
        if me.workers_of(worker) == ROW_SIZE {
            return Err(Illegal::because(&ROW_FULL));
        }
        let price = self.wage(change, usize::from(row));
        if me.money < price {
            return Err(Illegal::short(&CANNOT_HIRE, price.into(), me.money.into()));
        }
        Ok(Hiring { worker, price })
    }

    /// What anybody could be hired for, row by row.
    fn wages(&self, state: &State, change: i8) -> impl Iterator<Item = u16> {
        let me = state.me();
        let rows = (0..ROWS).filter(|row| *row != usize::from(state.token));
        let room = |row: &usize| {
            state.jobs[*row].iter().flatten().any(|worker| me.workers_of(*worker) < ROW_SIZE)
        };
        rows.filter(room).map(move |row| self.wage(change, row))
    }

    #[inline]
    pub(super) fn can_hire(&self, state: &State, change: i8) -> bool {
        self.wages(state, change).any(|wage| wage <= state.me().money)
    }

    pub(super) fn hireable(&self, state: &State, change: i8) -> Result<(), Illegal> {
        if self.can_hire(state, change) {
            return Ok(());
        }
        Err(match self.wages(state, change).min() {
            None => Illegal::because(&NO_WORKER),
            Some(price) => Illegal::short(&CANNOT_HIRE, price.into(), state.me().money.into()),
        })
    }

    pub(super) fn list_hire(&self, state: &State, change: i8, out: &mut Vec<Action>) {
        let last = usize::from(state.token).min(ROWS);
        for row in 0..last as u8 {
            for column in 0..4 {
                if self.hiring(state, change, row, column).is_ok() {
                    out.push(Action::Hire { row, column });
                }
            }
        }
    }

    /// §6.1 The worker fills the leftmost free slot; what the slot shows may be done at once.
    pub(super) fn hire(
        &self,
        state: &mut State,
        change: i8,
        row: u8,
        column: u8,
        facts: &mut impl Sink<Fact>,
    ) {
        let Hiring { worker, price } =
            self.hiring(state, change, row, column).expect("judged before");
        state.pending.pop();
        state.jobs[usize::from(row)][usize::from(column)] = None;
        let me = state.me_mut();
        me.money -= price;
        me.workers[worker.index()] += 1;
        let (slot, at) = (me.workers[worker.index()], me.at);
        let seat = state.turn.0;
        facts.tell(|| Fact::Hired {
            seat,
            worker: worker.to_string(),
            row: row + 1,
            column: column + 1,
            price,
        });
        if let Some(op) = self.parts.slots[worker.index()][usize::from(slot)] {
            self.start(state, op, at.expect("a player who hires stands somewhere"), true, facts);
        }
    }
}
