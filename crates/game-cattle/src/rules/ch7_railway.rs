//! Chapters 6.4, 7.1 and 7.4 – Engines forward and back, and the end of the line.

use tabletop::{Illegal, Sink};

use super::{CANNOT_GO_BACK, NOT_BACK, NOT_THAT_FAR};
use crate::{
    Cattle,
    action::Action,
    fact::Fact,
    options::SpecialDelivery,
    state::{Pending, State},
    track::{Space, spaces},
};

impl Cattle {
    #[inline]
    pub(super) fn forward_set(&self, state: &State, most: u8) -> u128 {
        let others = state.other_engines(state.turn);
        self.parts.track.forward(state.me().engine, most, others)
    }

    /// Who can move at all can move one space.
    #[inline]
    pub(super) fn can_go_forward(&self, state: &State, most: u8) -> bool {
        self.forward_set(state, most.min(1)) != 0
    }

    #[inline]
    fn back_set(&self, state: &State, steps: u8) -> u128 {
        let others = state.other_engines(state.turn);
        self.parts.track.back(state.me().engine, steps, others)
    }

    /// §6.4 At least 1 space, up to the maximum.
    pub(super) fn forward(&self, state: &State, most: u8, to: Space) -> Result<(), Illegal> {
        if to.0 < 128 && self.forward_set(state, most) & to.bit() != 0 {
            return Ok(());
        }
        Err(Illegal::because(&NOT_THAT_FAR))
    }

    /// R10: whoever cannot go back that far cannot pay with it.
    pub(super) fn can_go_back(&self, state: &State, steps: u8) -> Result<(), Illegal> {
        if self.back_set(state, steps) != 0 {
            return Ok(());
        }
        Err(Illegal::because(&CANNOT_GO_BACK))
    }

    /// §7.1 Exactly the stated number of spaces.
    pub(super) fn back(&self, state: &State, steps: u8, to: Space) -> Result<(), Illegal> {
        if to.0 < 128 && self.back_set(state, steps) & to.bit() != 0 {
            return Ok(());
        }
        Err(Illegal::because(&NOT_BACK))
    }

    /// §5.3 9a: any number of spaces back; answers how far it was (R3).
    pub(super) fn special_back(&self, state: &State, to: Space) -> Result<u8, Illegal> {
        let (engine, others) = (state.me().engine, state.other_engines(state.turn));
        let track = &self.parts.track;
        if to.0 >= 128 || track.all_behind(engine, others) & to.bit() == 0 {
            return Err(Illegal::because(&NOT_BACK));
        }
        let turnouts = self.options.special_delivery == SpecialDelivery::EverySpace;
        match track.distance_back(engine, to, others, turnouts) {
            0 => Err(Illegal::because(&NOT_BACK)),
            far => Ok(far),
        }
    }

    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    pub(super) fn any_back(&self, state: &State) -> bool {
        state.me().engine > Space::START
    }

    /// §7.4 Back at least one space, to any free space of the track.
    pub(super) fn leave_the_end(&self, state: &State, to: Space) -> Result<(), Illegal> {
        let (engine, others) = (state.me().engine, state.other_engines(state.turn));
        if to.0 < 128 && self.parts.track.all_behind(engine, others) & to.bit() != 0 {
            return Ok(());
        }
        Err(Illegal::because(&NOT_BACK))
    }

    pub(super) fn list_forward(&self, state: &State, most: u8, out: &mut Vec<Action>) {
        out.extend(spaces(self.forward_set(state, most)).map(Action::Engine));
    }

    pub(super) fn list_back(&self, state: &State, steps: u8, out: &mut Vec<Action>) {
        out.extend(spaces(self.back_set(state, steps)).map(Action::Engine));
    }

    pub(super) fn list_special_back(&self, state: &State, out: &mut Vec<Action>) {
        let behind = self.parts.track.all_behind(state.me().engine, 0);
        let possible = |to: &Space| self.special_back(state, *to).is_ok();
        out.extend(spaces(behind).filter(possible).map(Action::Engine));
    }

    pub(super) fn list_leave_the_end(&self, state: &State, out: &mut Vec<Action>) {
        let others = state.other_engines(state.turn);
        let behind = self.parts.track.all_behind(state.me().engine, others);
        out.extend(spaces(behind).map(Action::Engine));
    }

    /// Back with one way only is not a question.
    pub(super) fn settle_back(
        &self,
        state: &mut State,
        steps: u8,
        facts: &mut impl Sink<Fact>,
    ) -> bool {
        let set = self.back_set(state, steps);
        match set.count_ones() {
            0 => {
                state.pending.pop();
                return false;
            }
            1 => {}
            _ => return true,
        }
        self.drive(state, Space(set.trailing_zeros() as u8), facts);
        false
    }

    /// The engine moves to where it was asked to; then what the place offers.
    pub(super) fn drive(&self, state: &mut State, to: Space, facts: &mut impl Sink<Fact>) {
        let special = self.special_back(state, to);
        let pending = state.pending.pop();
        let (seat, from) = (state.turn.0, state.me().engine);
        state.me_mut().engine = to;
        facts.tell(|| Fact::Engine { seat, from: from.to_string(), to: to.to_string() });
        match pending {
            Some(Pending::EndOfLine) => {
                self.gain(state, self.parts.end_bonus.into(), "end-of-line", facts);
                self.stop(state, to);
            }
            Some(Pending::SpecialBack) => {
                // §5.3 The station may be upgraded after the delivery.
                self.stop(state, to);
                let most = special.expect("judged before");
                state.pending.push(Pending::Deliver { most, special: true });
            }
            _ => self.stop(state, to),
        }
    }

    /// §7.2 A movement that stops at a station may upgrade it; §7.4 nobody stays at the end.
    fn stop(&self, state: &mut State, at: Space) {
        let Some(station) = self.parts.track.station_at(at) else { return };
        if at == self.parts.track.last {
            state.pending.push(Pending::EndOfLine);
        }
        state.pending.push(Pending::Upgrade { station });
    }
}
