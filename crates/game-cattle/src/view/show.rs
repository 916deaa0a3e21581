//! Building a view: exhaustively, so that a new field is shown to nobody until somebody decides.

use std::collections::BTreeMap;

use tabletop::{Seat, Viewer};

use super::{
    BuildingView, ClosingView, CraigView, JobMarketView, Phase, PlayerView, Rest, StationView,
    View, WhereView,
};
use crate::{
    Cattle,
    action::write_sides,
    cards::Cards,
    components::{CITIES, Disc, Hazard, Master, STATIONS, Supply, Teepee, Worker},
    fact::{TileView, building_name},
    state::{Craig, MasterPlace, Pending, State},
    trail::Node,
};

impl Cattle {
    pub(crate) fn show(&self, state: &State, viewer: Viewer) -> View {
        let State {
            seats,
            first,
            turn,
            over,
            pending,
            players: _,
            craig,
            sides,
            tiles,
            occupied,
            visited,
            masters,
            jobs,
            token,
            closing,
            foresight,
            piles,
            lost,
            market,
            market_deck,
            display,
            objective_deck,
        } = *state;
        let known = |seat: Seat| over || viewer.is(seat);
        let mut rest = Rest {
            first,
            over,
            pending,
            players: vec![],
            hand_sizes: vec![],
            blind_counts: vec![],
            craig,
            sides,
            tiles,
            occupied,
            visited,
            masters,
            jobs,
            token,
            closing,
            foresight,
            piles,
            lost,
            market,
            market_deck,
            display,
            unseen: objective_deck,
        };
        for (seat, player) in Seat::all(seats).zip(state.playing()) {
            rest.hand_sizes.push(player.hand.len());
            let mut shown = *player;
            let mut blind = 0;
            if !known(seat) {
                blind = player.blind.len();
                rest.unseen = rest.unseen.plus(player.blind);
                shown.draw = player.hand.plus(player.draw).minus(player.blind);
                shown.hand = Cards::NONE;
                shown.blind = Cards::NONE;
            }
            rest.blind_counts.push(blind);
            rest.players.push(shown);
        }
        let supply = |tile: Option<Supply>| tile.map(|tile| self.show_supply(tile));
        let on_trail = (0..).map(Node).zip(tiles);
        View {
            viewer,
            seats,
            turn,
            phase: phase(state),
            asking: self.asking(state),
            trail: on_trail
                .filter_map(|(at, tile)| {
                    let tile = self.show_tile(state, tile?);
                    Some(WhereView { at: self.node(at), tile })
                })
                .collect(),
            sides: write_sides(sides),
            reach: self.reach(state),
            location: self.location(state, viewer),
            aux: self.aux_view(state, viewer),
            players: Seat::all(seats)
                .map(|seat| self.show_player(state, seat, known(seat)))
                .collect(),
            job_market: self.show_jobs(state),
            foresight: foresight.map(|column| column.map(supply)).to_vec(),
            piles: piles.map(|pile| pile.iter().sum()),
            market: self.show_cards(market),
            market_deck: market_deck.len(),
            objectives: display.map(|card| card.map(|card| self.name(card).into())),
            objective_deck: objective_deck.len(),
            stations: (0..STATIONS as u8).map(|n| self.show_station(state, n)).collect(),
            closing: closing.map(|closing| ClosingView {
                seat: closing.seat.0,
                turns_left: closing.turns_left,
            }),
            craig: craig.map(|craig| self.show_craig(state, &craig)),
            hidden: rest,
        }
    }

    fn show_player(&self, state: &State, seat: Seat, known: bool) -> PlayerView {
        let player = state.player(seat);
        let unseen = player.hand.plus(player.draw);
        let unseen = if known { unseen } else { unseen.minus(player.blind) };
        let mut area = self.list_cards(player.area);
        area.extend(self.start_card(player.start_card));
        let unbuilt = (1..=10).filter(|number| player.unbuilt & 1 << (number - 1) != 0);
        PlayerView {
            money: player.money,
            at: player.at.map(|at| self.node(at)),
            engine: player.engine.to_string(),
            marker: player.temporary(),
            limit: self.certificate_limit(state, seat),
            permanent: player.permanent(),
            workers: workers(player.workers),
            discs: Disc::ALL
                .iter()
                .map(|disc| (disc.to_string(), player.discs[disc.index()]))
                .collect(),
            hand_size: player.hand.len(),
            hand: known.then(|| self.show_cards(player.hand)),
            draw_size: player.draw.len(),
            unseen: self.show_cards(unseen),
            blind: if known { 0 } else { player.blind.len() },
            discard: self.show_cards(player.discard),
            area,
            unbuilt: unbuilt.map(|number| building_name(state, number)).collect(),
            buildings: self.show_buildings(state, seat.0),
            stations: stations(player.stations),
            cities: self.show_cities(&player.cities),
            masters: masters(player.masters),
            hazards: self.show_hazards(&player.hazards),
            teepees: teepees(player.teepees),
            step_limit: self.step_limit(state, seat),
            hand_limit: self.hand_limit(state, seat),
            breeding: known.then(|| self.breeding(player.hand)),
            score: self.score(state, seat, known),
        }
    }

    fn show_craig(&self, state: &State, craig: &Craig) -> CraigView {
        let cards = |set: u32| (0..32).filter(move |n| set & 1 << n != 0).map(|n| n + 1);
        let mut objectives = self.list_cards(craig.objectives);
        objectives.extend(self.start_card(craig.start_card));
        let stack = (1..=10).filter(|number| craig.stack & 1 << (number - 1) != 0);
        CraigView {
            at: self.node(craig.at),
            engine: craig.engine.to_string(),
            board_discs: craig.board_discs,
            reserve: craig.reserve,
            value: self.board_value(craig),
            card: craig.card.map(|card| card + 1),
            next: craig.top.map(|card| card + 1),
            deck: craig.deck.count_ones() as u8,
            played: cards(craig.discard).collect(),
            buildings: self.show_buildings(state, 1),
            stack: stack.map(|number| building_name(state, number)).collect(),
            workers: workers(craig.workers),
            cattle: self.show_cards(craig.cattle),
            objectives,
            hazards: self.show_hazards(&craig.hazards),
            teepees: teepees(craig.teepees),
            stations: stations(craig.stations),
            cities: self.show_cities(&craig.cities),
            masters: masters(craig.masters),
            score: self.craig_score(state),
        }
    }

    fn start_card(&self, card: Option<u8>) -> Option<String> {
        card.map(|card| self.parts.start_objectives[usize::from(card)].name.clone())
    }

    fn show_buildings(&self, state: &State, owner: u8) -> Vec<BuildingView> {
        let show = |(at, building): (Node, crate::Building)| BuildingView {
            at: self.node(at),
            building: building_name(state, building.number()),
        };
        state.buildings(owner).map(show).collect()
    }

    fn show_cities(&self, cities: &[u8; CITIES]) -> BTreeMap<String, u8> {
        let there = (0..).zip(cities).filter(|(_, n)| **n > 0);
        there.map(|(city, n)| (self.city(city).to_owned(), *n)).collect()
    }

    fn show_hazards(&self, hazards: &[u8; Hazard::COUNT]) -> Vec<TileView> {
        let times = |(hazard, n): (u8, &u8)| {
            (0..*n).map(move |_| self.show_supply(Supply::Hazard(Hazard(hazard))))
        };
        (0..).zip(hazards).flat_map(times).collect()
    }

    fn show_jobs(&self, state: &State) -> JobMarketView {
        let columns = usize::from(state.around());
        let row = |row: &[Option<Worker>; 4]| {
            row[..columns].iter().map(|worker| worker.map(|w| w.to_string())).collect()
        };
        JobMarketView {
            rows: state.jobs.iter().map(row).collect(),
            costs: self.parts.row_cost.to_vec(),
            token: state.token + 1,
        }
    }

    fn show_station(&self, state: &State, station: u8) -> StationView {
        let data = self.parts.stations[usize::from(station)];
        let owners = state.playing().iter().map(|player| player.stations);
        let owners = owners.chain(state.craig.map(|craig| craig.stations));
        let place = state.masters.get(usize::from(station)).copied();
        let (master, worker) = match place {
            Some(MasterPlace::Tile(master)) => (Some(master.to_string()), None),
            Some(MasterPlace::Worker(worker)) => (None, Some(worker.to_string())),
            _ => (None, None),
        };
        StationView {
            n: station + 1,
            space: self.parts.track.stations[usize::from(station)].to_string(),
            cost: data.cost,
            vp: data.vp,
            discs: (0..)
                .zip(owners)
                .filter(|(_, set)| set & 1 << station != 0)
                .map(|(owner, _)| owner)
                .collect(),
            master,
            worker,
        }
    }
}

fn workers(counts: [u8; 3]) -> BTreeMap<String, u8> {
    Worker::ALL.iter().map(|worker| (worker.to_string(), counts[worker.index()])).collect()
}

fn teepees(counts: [u8; 2]) -> BTreeMap<String, u8> {
    Teepee::ALL.iter().map(|teepee| (teepee.to_string(), counts[teepee.index()])).collect()
}

fn stations(set: u16) -> Vec<u8> {
    (0..STATIONS as u8).filter(|n| set & 1 << n != 0).map(|n| n + 1).collect()
}

fn masters(set: u8) -> Vec<String> {
    let own = Master::ALL.iter().filter(|master| set & 1 << master.index() != 0);
    own.map(ToString::to_string).collect()
}

/// The part of the turn, told from the whole stack of questions.
fn phase(state: &State) -> Phase {
    let has = |wanted: fn(&Pending) -> bool| state.pending.iter().any(|pending| wanted(&pending));
    if state.over {
        Phase::Over
    } else if has(|p| matches!(p, Pending::Begin)) {
        Phase::Setup
    } else if state.craigs_turn() {
        Phase::Craig
    } else if has(|p| matches!(p, Pending::LeaveKansasCity)) {
        Phase::KansasCity
    } else if has(|p| matches!(p, Pending::Move)) {
        Phase::Move
    } else if state.pending.len() > 2 {
        Phase::Act
    } else {
        Phase::Draw
    }
}
