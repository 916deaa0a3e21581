//! Chapters 6.6 to 6.8 – Trade with the tribes, remove a hazard, certificates.

use tabletop::{Illegal, Seat, Sink};

use super::{CANNOT_CLEAR, CANNOT_TRADE, NO_HAZARD, NO_TEEPEE};
use crate::{
    Cattle,
    action::Action,
    components::{CERTIFICATE_TRACK, Disc, Hazard, Teepee},
    fact::Fact,
    state::State,
    trail::{Ahead, Node},
};

/// §6.7 Any hazard tile, for what the icon says.
pub(super) fn clearing(state: &State, pay: u8, at: Node) -> Result<Hazard, Illegal> {
    let there = state.tiles.get(at.index()).is_some();
    let hazard = there.then(|| state.hazard_at(at)).flatten();
    let hazard = hazard.ok_or(Illegal::because(&NO_HAZARD))?;
    let money = state.me().money;
    if money < pay.into() {
        return Err(Illegal::short(&CANNOT_CLEAR, pay.into(), money.into()));
    }
    Ok(hazard)
}

/// Money that follows a price.
pub(super) fn settle_money(state: &mut State, amount: u8, facts: &mut impl Sink<Fact>) -> bool {
    state.pending.pop();
    if amount > 0 {
        let seat = state.turn.0;
        state.me_mut().money += u16::from(amount);
        facts.tell(|| Fact::Gained { seat, money: amount.into(), why: "action".into() });
    }
    false
}

impl Cattle {
    /// §6.6 Any teepee; a negative value must be paid in full.
    pub(super) fn trade(&self, state: &State, at: Node) -> Result<Teepee, Illegal> {
        let there = state.tiles.get(at.index()).is_some();
        let teepee = there.then(|| state.teepee_at(at)).flatten();
        let teepee = teepee.ok_or(Illegal::because(&NO_TEEPEE))?;
        let (value, money) = (self.parts.trail.values[at.index()], state.me().money);
        if i32::from(money) + i32::from(value) < 0 {
            return Err(Illegal::short(&CANNOT_TRADE, (-value).into(), money.into()));
        }
        Ok(teepee)
    }

    #[inline]
    pub(super) fn can_trade(&self, state: &State) -> bool {
        self.teepees(state).any(|at| self.trade(state, at).is_ok())
    }

    /// Teepees on the board.
    fn teepees(&self, state: &State) -> Ahead {
        Ahead(self.parts.trail.teepee_slots & state.occupied)
    }

    pub(super) fn tradeable(&self, state: &State) -> Result<(), Illegal> {
        if self.can_trade(state) {
            return Ok(());
        }
        let mut slots = self.parts.trail.teepees.iter().rev();
        let dear = slots.find_map(|(at, _)| match self.trade(state, *at) {
            Err(no) if no.reason == &CANNOT_TRADE => Some(no),
            _ => None,
        });
        Err(dear.unwrap_or(Illegal::because(&NO_TEEPEE)))
    }

    pub(super) fn list_teepees(&self, state: &State, out: &mut Vec<Action>) {
        let all = self.teepees(state);
        out.extend(all.filter(|at| self.trade(state, *at).is_ok()).map(Action::Teepee));
    }

    pub(super) fn take_teepee(&self, state: &mut State, at: Node, facts: &mut impl Sink<Fact>) {
        let teepee = self.trade(state, at).expect("judged before");
        let money = self.parts.trail.values[at.index()];
        state.pending.pop();
        state.take_tile(at);
        let me = state.me_mut();
        me.teepees[teepee.index()] += 1;
        me.money = me.money.saturating_add_signed(money.into());
        let seat = state.turn.0;
        facts.tell(|| Fact::TeepeeTaken {
            seat,
            at: self.node(at),
            colour: teepee.to_string(),
            money,
        });
    }

    /// Hazards on the board.
    fn hazards(&self, state: &State) -> Ahead {
        Ahead(self.parts.trail.hazard_slots & state.occupied)
    }

    #[inline]
    pub(super) fn can_clear(&self, state: &State, pay: u8) -> bool {
        self.clearable(state, pay).is_ok()
    }

    pub(super) fn clearable(&self, state: &State, pay: u8) -> Result<(), Illegal> {
        // The price is the same for all of them.
        let any = self.hazards(state).next().ok_or(Illegal::because(&NO_HAZARD))?;
        clearing(state, pay, any).map(drop)
    }

    pub(super) fn list_hazards(&self, state: &State, pay: u8, out: &mut Vec<Action>) {
        let all = self.hazards(state).filter(|at| clearing(state, pay, *at).is_ok());
        out.extend(all.map(Action::Hazard));
    }

    pub(super) fn take_hazard(
        &self,
        state: &mut State,
        pay: u8,
        at: Node,
        facts: &mut impl Sink<Fact>,
    ) {
        let hazard = clearing(state, pay, at).expect("judged before");
        state.pending.pop();
        self.pay(state, pay.into(), "hazard", facts);
        state.take_tile(at);
        state.me_mut().hazards[usize::from(hazard.0)] += 1;
        let seat = state.turn.0;
        facts.tell(|| Fact::HazardTaken {
            seat,
            at: self.node(at),
            zone: hazard.zone().to_string(),
            vp: self.hazard_vp(hazard),
        });
    }

    /// §6.8 The limit: 3, with *cert4* cleared 4, with both 6; *cert6* alone leaves 3.
    #[inline]
    pub(crate) fn certificate_limit(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        let [base, four, six] = self.parts.certificate_limits;
        match (player.has_disc(Disc::Cert4), player.has_disc(Disc::Cert6)) {
            (true, _) => base,
            (false, true) => four,
            (false, false) => six,
        }
    }

    /// §6.8 Up to so many positions along the track, never past the limit.
    pub(super) fn settle_certify(
        &self,
        state: &mut State,
        count: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        state.pending.pop();
        let limit = self.certificate_limit(state, state.turn);
        let top = CERTIFICATE_TRACK.iter().rposition(|value| *value <= limit).unwrap_or(0) as u8;
        let me = state.me_mut();
        let from = me.temporary();
        me.marker = me.marker.max((me.marker + count).min(top));
        let to = me.temporary();
        let seat = state.turn.0;
        if from != to {
            facts.tell(|| Fact::Certificates { seat, from, to });
        }
        false
    }
}
