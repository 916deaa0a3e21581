//! Chapter 26 – Craig's engine.

use tabletop::{Seat, Sink};

use crate::{
    Cattle,
    components::{MASTERS, STATIONS, Worker},
    fact::{EngineReason, Fact},
    state::{Craig, MasterPlace, State},
    track::{Space, spaces},
};

/// Where Craig's engine goes with `steps` spaces, and why.
pub(crate) fn engine_goal(game: &Cattle, state: &State, steps: u8) -> (Space, EngineReason) {
    let craig = state.craig.as_ref().expect("Craig plays");
    let human = state.players[0].engine;
    let others = state.other_engines(Seat(1));
    // R33 Level is not behind.
    if craig.engine < human {
        return (run(game, craig.engine, steps, others), EngineReason::Behind);
    }
    match next_station(game, craig, others) {
        Some(space)
            if distance(game, craig.engine, space, others) <= steps && craig.reserve > 0 =>
        {
            (space, EngineReason::Station)
        }
        _ => (run(game, craig.engine, steps, others), EngineReason::Run),
    }
}

/// So many spaces of the main track, without turnouts; the player's engine is skipped.
fn run(game: &Cattle, from: Space, steps: u8, others: u128) -> Space {
    let next = |at: Space| game.parts.track.main_ahead(at, others);
    (0..steps).try_fold(from, |at, _| next(at).ok_or(at)).unwrap_or_else(|last| last)
}

/// R33 The next station ahead without his disc and with a free turnout.
fn next_station(game: &Cattle, craig: &Craig, others: u128) -> Option<Space> {
    let stations = (0..STATIONS).filter(|station| craig.stations & 1 << station == 0);
    let mut spaces = stations.map(|station| game.parts.track.stations[station]);
    spaces.find(|space| *space > craig.engine && others & space.bit() == 0)
}

/// Spaces of the main track up to a turnout, the turnout included.
fn distance(game: &Cattle, from: Space, to: Space, others: u128) -> u8 {
    let (mut at, mut count) = (from, 0);
    while let Some(next) = game.parts.track.main_ahead(at, others).filter(|next| *next <= to) {
        at = next;
        count += 1;
    }
    count + u8::from(at != to)
}

impl Cattle {
    pub(super) fn craig_engine(&self, state: &mut State, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_ref().expect("it is his turn");
        let steps = self.craig_steps(craig, self.craig_option(craig).engine);
        let (to, reason) = engine_goal(self, state, steps);
        self.craig_drives(state, to, steps, reason, facts);
        if to != self.parts.track.last {
            return;
        }
        // R34 Back to the nearest free turnout without his disc, else to the nearest free space.
        let craig = state.craig.as_ref().expect("it is his turn");
        let behind = self.parts.track.all_behind(to, state.other_engines(Seat(1)));
        let unmarked = |space: &Space| {
            let station = self.parts.track.station_at(*space);
            station.is_some_and(|station| craig.stations & 1 << station == 0)
        };
        let goal = spaces(behind).filter(unmarked).last().or_else(|| spaces(behind).last());
        if let Some(goal) = goal {
            self.craig_drives(state, goal, 0, EngineReason::EndOfLine, facts);
        }
    }

    fn craig_drives(
        &self,
        state: &mut State,
        to: Space,
        steps: u8,
        reason: EngineReason,
        facts: &mut impl Sink<Fact>,
    ) {
        let craig = state.craig.as_mut().expect("it is his turn");
        let from = std::mem::replace(&mut craig.engine, to);
        facts.tell(|| Fact::CraigEngine {
            from: from.to_string(),
            to: to.to_string(),
            steps,
            reason,
        });
        if let Some(station) = self.parts.track.station_at(to) {
            self.craig_marks(state, station, facts);
        }
    }

    /// A disc from the reserve, at no cost; with an engineer he takes the station master too.
    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    fn craig_marks(&self, state: &mut State, station: u8, facts: &mut impl Sink<Fact>) {
        let craig = state.craig.as_mut().expect("it is his turn");
        if craig.stations & 1 << station != 0 || craig.reserve == 0 {
            return;
        }
        craig.reserve -= 1;
        craig.stations |= 1 << station;
        facts.tell(|| Fact::CraigStation { station: station + 1 });
        let engineers = &mut craig.workers[Worker::Engineer.index()];
        if usize::from(station) < MASTERS
            && let MasterPlace::Tile(master) = state.masters[usize::from(station)]
            && *engineers > 0
        {
            *engineers -= 1;
            craig.masters |= 1 << master.index();
            state.masters[usize::from(station)] = MasterPlace::Worker(Worker::Engineer);
            facts.tell(|| Fact::CraigMaster { station: station + 1, master: master.to_string() });
        }
    }
}
