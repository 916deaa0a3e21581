//! What nobody decides.

use tabletop::Sink;

use super::{
    ch2_setup, ch3_turn, ch5_discard, ch6_3_buy, ch6_5_objective, ch6_small, ch7_upgrade,
    ch8_kansas_city, ch10_draw,
};
use crate::{
    Cattle,
    fact::Fact,
    state::{Pending, State},
};

impl Cattle {
    /// Carries out everything nobody decides, until someone must.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        while let Some(pending) = state.pending.top() {
            let asks = match pending {
                Pending::FillHand => self.settle_fill(state, facts),
                Pending::EndTurn => self.end_turn(state, facts),
                Pending::Draw { left, drawn } => ch10_draw::settle_draw(state, left, drawn, facts),
                Pending::Columns => ch8_kansas_city::settle_columns(state),
                Pending::Market => self.settle_market(state),
                Pending::Display => ch6_5_objective::settle_display(state),
                Pending::TurnUp { left } => ch6_3_buy::settle_turn_up(state, left),
                Pending::FirstTiles { left } => ch2_setup::settle(state, left > 0),
                Pending::FirstWorkers => ch2_setup::settle_workers(state),
                Pending::Masters { station } => ch2_setup::settle(state, station < 5),
                Pending::Neutrals { slot } => ch2_setup::settle(state, slot < 7),
                Pending::StartCards { player } => {
                    let left = player < state.around();
                    ch2_setup::settle(state, left)
                }
                Pending::Deal { player } => self.settle_deal(state, player),
                Pending::Begin => ch3_turn::begin(state, facts),
                Pending::Walk { most } => self.settle_walk(state, most),
                Pending::Hire { .. }
                | Pending::Build { .. }
                | Pending::Teepee { .. }
                | Pending::Hazard { .. }
                | Pending::MasterAction
                | Pending::Upgrade { .. }
                | Pending::Objective { .. }
                | Pending::DrawUpTo { .. }
                | Pending::Buy { .. }
                | Pending::Step { .. }
                | Pending::Discard { .. }
                | Pending::DiscardSecond { .. }
                | Pending::PutBack { .. }
                | Pending::Forward { .. }
                | Pending::SpecialBack
                | Pending::EndOfLine
                | Pending::UpgradeBehind
                | Pending::Adjacent { .. }
                | Pending::DeckObjective { .. } => self.settle_possible(state, pending),
                Pending::Master { station } => ch7_upgrade::settle_master(state, station),
                Pending::Remove { left } => ch5_discard::settle_remove(state, left),
                Pending::Back { steps } => self.settle_back(state, steps, facts),
                Pending::Foresight { column } => self.settle_foresight(state, column, facts),
                Pending::Income => self.settle_income(state, facts),
                Pending::StationDisc { station } => self.settle_station_disc(state, station, facts),
                Pending::CityDisc { city, special } => {
                    self.settle_city_disc(state, city, special, facts)
                }
                Pending::Certify { count } => self.settle_certify(state, count, facts),
                Pending::Money { amount } => ch6_small::settle_money(state, amount, facts),
                Pending::Links { city } => self.settle_links(state, city, facts),
                Pending::Transport { city } => self.settle_transport(state, city, facts),
                Pending::LeaveKansasCity => ch8_kansas_city::leave(state),
                Pending::CraigActs => self.craig_acts(state, facts),
                Pending::CraigColumn { column } => self.craig_column(state, column, facts),
                Pending::CraigDelivers => self.craig_delivers(state, facts),
                Pending::CraigObjective { link } => self.craig_objective(state, link, facts),
                _ => true,
            };
            if asks || state.over {
                return;
            }
        }
    }

    /// Whether there is anything to choose; if not, the question is dropped. What is dropped is open
    /// for all to see, so that nobody learns of a hand by it.
    fn settle_possible(&self, state: &mut State, pending: Pending) -> bool {
        let possible = match pending {
            Pending::Hire { change, .. } => self.can_hire(state, change),
            Pending::Build { rate, .. } => self.can_build(state, rate),
            Pending::Teepee { .. } => self.can_trade(state),
            Pending::Hazard { pay, .. } => self.can_clear(state, pay),
            Pending::MasterAction => self.can_trade(state) || self.can_clear(state, 0),
            Pending::Upgrade { station } => self.upgrade(state, station).is_ok(),
            Pending::Objective { .. } => ch6_5_objective::any(state),
            Pending::DrawUpTo { most, .. } => ch10_draw::most(state, most) > 0,
            Pending::Buy { cowboys, begun } => {
                cowboys > 0 && (begun || self.buyable(state, cowboys).is_ok())
            }
            Pending::Step { most } => self.can_step(state, most),
            Pending::Discard { op, optional } => optional || self.can_discard(state, op),
            Pending::DiscardSecond { first, .. } => self.has_second(state, first),
            Pending::PutBack { .. } => !state.me().hand.is_empty(),
            Pending::Forward { most, .. } => self.can_go_forward(state, most),
            Pending::SpecialBack | Pending::EndOfLine => self.any_back(state),
            Pending::UpgradeBehind => self.any_upgrade_behind(state).is_ok(),
            Pending::Adjacent { from } => self.any_adjacent(state, from, state.visited).is_ok(),
            Pending::DeckObjective { .. } => !state.objective_deck.is_empty(),
            _ => true,
        };
        if !possible {
            state.pending.pop();
        }
        possible
    }
}
