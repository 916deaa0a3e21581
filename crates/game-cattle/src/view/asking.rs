//! What is being decided, as people read it.

use serde::Serialize;

use crate::{
    Cattle,
    components::MASTERS,
    ops::{Op, Wanted},
    state::{MasterPlace, Pending, State},
};

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[schema(as = CattleAsking)]
pub enum Asking {
    /// §2
    Place,
    /// §4
    Move {
        most: u8,
    },
    /// §5
    Local {
        at: String,
    },
    Step {
        most: u8,
    },
    /// §9
    Walk {
        most: u8,
    },
    Hire {
        change: i8,
        optional: bool,
    },
    Build {
        rate: u8,
        optional: bool,
    },
    Buy {
        cowboys: u8,
    },
    /// `card`: a breed, `any_cattle`, `pair_same_type` or `objective_card`.
    Discard {
        card: String,
        optional: bool,
    },
    DiscardSecond {
        first: String,
    },
    PutBack {
        left: u8,
    },
    Remove {
        left: u8,
    },
    Draw {
        most: u8,
        optional: bool,
    },
    Forward {
        most: u8,
        optional: bool,
    },
    Back {
        steps: u8,
    },
    SpecialBack,
    EndOfLine,
    Upgrade {
        station: u8,
        cost: u8,
    },
    UpgradeBehind,
    StationDisc {
        station: u8,
    },
    Master {
        station: u8,
        master: Option<String>,
    },
    MasterAction,
    Objective {
        to_hand: bool,
    },
    Teepee {
        optional: bool,
    },
    Hazard {
        pay: u8,
        optional: bool,
    },
    Adjacent {
        from: String,
    },
    Aux {
        optional: bool,
    },
    Foresight {
        column: u8,
    },
    Income {
        permanent: u8,
        temporary: u8,
    },
    Deliver {
        most: u8,
        special: bool,
    },
    CityDisc {
        city: String,
    },
    Chance,
    Nothing,
}

impl Cattle {
    pub(super) fn asking(&self, state: &State) -> Asking {
        let Some(pending) = state.pending.top().filter(|_| !state.over) else {
            return Asking::Nothing;
        };
        match pending {
            Pending::Move if state.me().at.is_none() => Asking::Place,
            Pending::Move => Asking::Move { most: self.step_limit(state, state.turn) },
            Pending::Local { at, .. } => Asking::Local { at: self.node(at) },
            Pending::Step { most } => Asking::Step { most },
            Pending::Walk { most } => Asking::Walk { most },
            Pending::Hire { change, optional } => Asking::Hire { change, optional },
            Pending::Build { rate, optional } => Asking::Build { rate, optional },
            Pending::Buy { cowboys, .. } => Asking::Buy { cowboys },
            Pending::Discard { op, optional } => {
                Asking::Discard { card: wanted(self.parts.op(op)), optional }
            }
            Pending::DiscardSecond { first, .. } => {
                Asking::DiscardSecond { first: self.name(first).into() }
            }
            Pending::PutBack { left } => Asking::PutBack { left },
            Pending::Remove { left } => Asking::Remove { left },
            Pending::DrawUpTo { most, optional } => Asking::Draw { most, optional },
            Pending::Forward { most, optional } => Asking::Forward { most, optional },
            Pending::Back { steps } => Asking::Back { steps },
            Pending::SpecialBack => Asking::SpecialBack,
            Pending::EndOfLine => Asking::EndOfLine,
            Pending::Upgrade { station } => {
                let cost = self.parts.stations[usize::from(station)].cost;
                Asking::Upgrade { station: station + 1, cost }
            }
            Pending::UpgradeBehind => Asking::UpgradeBehind,
            Pending::StationDisc { station } => Asking::StationDisc { station: station + 1 },
            Pending::Master { station } => {
                let master = match state.masters[usize::from(station).min(MASTERS - 1)] {
                    MasterPlace::Tile(master) => Some(master.to_string()),
                    _ => None,
                };
                Asking::Master { station: station + 1, master }
            }
            Pending::MasterAction => Asking::MasterAction,
            Pending::Objective { to_hand } => Asking::Objective { to_hand },
            Pending::Teepee { optional } => Asking::Teepee { optional },
            Pending::Hazard { pay, optional } => Asking::Hazard { pay, optional },
            Pending::Adjacent { from } => Asking::Adjacent { from: self.node(from) },
            Pending::Aux { optional } => Asking::Aux { optional },
            Pending::Foresight { column } => Asking::Foresight { column: column + 1 },
            Pending::Income => {
                let me = state.me();
                Asking::Income { permanent: me.permanent(), temporary: me.temporary() }
            }
            Pending::Deliver { most, special } => Asking::Deliver { most, special },
            Pending::CityDisc { city, .. } => Asking::CityDisc { city: self.city(city).into() },
            _ => Asking::Chance,
        }
    }
}

/// What is to be discarded, by name.
fn wanted(op: Op) -> String {
    let card = match op {
        Op::Discard { card, .. } => card,
        _ => Wanted::AnyCattle,
    };
    match serde_json::to_value(card) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}
