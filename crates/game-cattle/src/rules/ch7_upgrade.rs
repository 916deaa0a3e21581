//! Chapters 7.2 and 7.3 – Upgrading a station, and its station master.

use tabletop::{Illegal, Sink};

use super::{
    CANNOT_UPGRADE, NO_DISC, NO_HIRED_WORKER, NOT_BEHIND, UPGRADED_ALREADY, ch8_5_disc::Target,
};
use crate::{
    Cattle,
    action::Action,
    components::{MASTERS, Master, STATIONS, Worker},
    fact::Fact,
    state::{MasterPlace, Pending, State},
};

/// §7.3 The last hired worker of a row, never the printed one.
pub(super) fn giving(state: &State, worker: Worker) -> Result<(), Illegal> {
    if state.me().workers_of(worker) > 1 {
        return Ok(());
    }
    Err(Illegal::because(&NO_HIRED_WORKER))
}

pub(super) fn list_giving(state: &State, out: &mut Vec<Action>) {
    let given = Worker::ALL.iter().filter(|worker| giving(state, **worker).is_ok());
    out.extend(given.map(|worker| Action::Give(*worker)));
}

/// §7.3 If the tile is still there, and somebody to give.
pub(super) fn settle_master(state: &mut State, station: u8) -> bool {
    let place = state.masters.get(usize::from(station));
    let there = matches!(place, Some(MasterPlace::Tile(_)));
    let asks = there && Worker::ALL.iter().any(|worker| giving(state, *worker).is_ok());
    if !asks {
        state.pending.pop();
    }
    asks
}

impl Cattle {
    /// §7.2 Once per station and game, for its cost and one disc.
    pub(super) fn upgrade(&self, state: &State, station: u8) -> Result<(), Illegal> {
        let me = state.me();
        if me.upgraded & 1 << station != 0 {
            return Err(Illegal::because(&UPGRADED_ALREADY));
        }
        let cost = self.parts.stations[usize::from(station)].cost;
        if me.money < cost.into() {
            return Err(Illegal::short(&CANNOT_UPGRADE, cost.into(), me.money.into()));
        }
        let target = self.station_target(state, station);
        let money = me.money - u16::from(cost);
        let target = Target { money: money.cast_signed(), ..target };
        if target.any(me) || me.stations & !(1 << station) != 0 {
            return Ok(());
        }
        Err(Illegal::because(&NO_DISC))
    }

    /// §5.3 9b: a station whose space lies behind the own engine.
    pub(super) fn upgrade_behind(&self, state: &State, station: u8) -> Result<(), Illegal> {
        let Some(space) = self.parts.track.stations.get(usize::from(station)) else {
            return Err(Illegal::because(&NOT_BEHIND));
        };
        if *space >= state.me().engine {
            return Err(Illegal::because(&NOT_BEHIND));
        }
        self.upgrade(state, station)
    }

    pub(super) fn any_upgrade_behind(&self, state: &State) -> Result<(), Illegal> {
        let mut why = Illegal::because(&NOT_BEHIND);
        for station in 0..STATIONS as u8 {
            match self.upgrade_behind(state, station) {
                Ok(()) => return Ok(()),
                Err(no) if no.reason != &NOT_BEHIND => why = no,
                Err(_) => {}
            }
        }
        Err(why)
    }

    pub(super) fn list_upgrade(&self, state: &State, station: u8, out: &mut Vec<Action>) {
        if self.upgrade(state, station).is_ok() {
            out.push(Action::Upgrade(station));
        }
    }

    pub(super) fn list_upgrade_behind(&self, state: &State, out: &mut Vec<Action>) {
        let stations = 0..STATIONS as u8;
        let possible = |station: &u8| self.upgrade_behind(state, *station).is_ok();
        out.extend(stations.filter(possible).map(Action::Upgrade));
    }

    pub(super) fn do_upgrade(&self, state: &mut State, station: u8, facts: &mut impl Sink<Fact>) {
        state.pending.pop();
        let price = u16::from(self.parts.stations[usize::from(station)].cost);
        let seat = state.turn.0;
        let me = state.me_mut();
        me.money -= price;
        me.upgraded |= 1 << station;
        facts.tell(|| Fact::Upgraded { seat, station: station + 1, price });
        if usize::from(station) < MASTERS {
            state.pending.push(Pending::Master { station });
        }
        state.pending.push(Pending::StationDisc { station });
    }

    /// §7.3 The worker lies there for good; the tile's upper half works now or for ever.
    pub(super) fn take_master(
        &self,
        state: &mut State,
        station: u8,
        worker: Worker,
        facts: &mut impl Sink<Fact>,
    ) {
        state.pending.pop();
        let place = &mut state.masters[usize::from(station)];
        let MasterPlace::Tile(master) = *place else { unreachable!("judged before") };
        *place = MasterPlace::Worker(worker);
        let me = state.me_mut();
        me.workers[worker.index()] -= 1;
        me.masters |= 1 << master.index();
        let seat = state.turn.0;
        facts.tell(|| Fact::MasterTaken {
            seat,
            station: station + 1,
            master: master.to_string(),
            worker: worker.to_string(),
        });
        match master {
            Master::Objectives => state.pending.push(Pending::MasterAction),
            Master::Workers => self.gain(state, 2, "station-master", facts),
            Master::Certs | Master::Teepees | Master::Hazards => {}
        }
    }
}
