//! Writing a position down.

use std::collections::BTreeMap;

use super::{ClosingPosition, CraigPosition, PlayerPosition, Position, texts::write_set};
use crate::{
    Cattle,
    action::write_sides,
    components::{Disc, Master, Worker},
    state::{Craig, MasterPlace, Player, State},
    trail::{Ahead, Node},
};

impl Cattle {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        let columns = usize::from(state.around());
        let tiles = (0..).map(Node).zip(state.tiles);
        let supply = |tile: Option<crate::Supply>| tile.map(|tile| self.tile_name(tile));
        Position {
            turn: state.turn.0,
            first: state.first.0,
            over: state.over,
            sides: write_sides(state.sides),
            players: state.playing().iter().map(|player| self.write_player(player)).collect(),
            craig: state.craig.map(|craig| self.write_craig(&craig)),
            tiles: tiles
                .filter_map(|(at, tile)| {
                    let tile = self.write_tile(tile?);
                    Some((self.node(at), tile))
                })
                .collect(),
            visited: self.parts.trail.names_of(Ahead(state.visited)),
            masters: state
                .masters
                .iter()
                .map(|place| match place {
                    MasterPlace::Empty => None,
                    MasterPlace::Tile(master) => Some(master.to_string()),
                    MasterPlace::Worker(worker) => Some(worker.to_string()),
                })
                .collect(),
            jobs: state.jobs.iter().map(|row| row[..columns].to_vec()).collect(),
            token: state.token + 1,
            closing: state.closing.map(|closing| ClosingPosition {
                seat: closing.seat.0,
                turns_left: closing.turns_left,
            }),
            foresight: state.foresight.iter().map(|column| column.map(supply)).collect(),
            piles: state.piles.iter().map(|pile| self.write_tiles(pile)).collect(),
            lost: self.write_tiles(&state.lost),
            market: self.show_cards(state.market),
            display: state.display.map(|card| card.map(|card| self.name(card).into())),
            pending: state.pending.iter().map(|pending| self.write_pending(pending)).collect(),
        }
    }

    fn write_player(&self, player: &Player) -> PlayerPosition {
        PlayerPosition {
            money: player.money,
            at: player.at.map(|at| self.node(at)),
            engine: player.engine,
            certificates: player.temporary(),
            hand: self.show_cards(player.hand),
            draw: self.show_cards(player.draw),
            discard: self.show_cards(player.discard),
            blind: self.show_cards(player.blind),
            area: self.show_cards(player.area),
            removed: self.show_cards(player.removed),
            start_card: self.write_start_card(player.start_card),
            workers: write_workers(player.workers),
            discs: Disc::ALL.iter().map(|disc| (*disc, player.discs[disc.index()])).collect(),
            stations: write_set(player.stations.into()),
            upgraded: write_set(player.upgraded.into()),
            cities: self.write_cities(&player.cities),
            masters: write_masters(player.masters),
            hazards: self.write_hazards(&player.hazards),
            teepees: player.teepees,
            unbuilt: write_set(player.unbuilt.into()),
        }
    }

    fn write_craig(&self, craig: &Craig) -> CraigPosition {
        CraigPosition {
            at: self.node(craig.at),
            engine: craig.engine,
            board_discs: craig.board_discs,
            reserve: craig.reserve,
            stack: write_set(craig.stack.into()),
            workers: write_workers(craig.workers),
            cattle: self.show_cards(craig.cattle),
            objectives: self.show_cards(craig.objectives),
            start_card: self.write_start_card(craig.start_card),
            hazards: self.write_hazards(&craig.hazards),
            teepees: craig.teepees,
            stations: write_set(craig.stations.into()),
            cities: self.write_cities(&craig.cities),
            masters: write_masters(craig.masters),
            card: craig.card.map(|card| card + 1),
            top: craig.top.map(|card| card + 1),
            played: write_set(craig.discard),
        }
    }
}

fn write_workers(workers: [u8; 3]) -> BTreeMap<Worker, u8> {
    Worker::ALL.iter().map(|worker| (*worker, workers[worker.index()])).collect()
}

fn write_masters(set: u8) -> Vec<Master> {
    Master::ALL.iter().copied().filter(|master| set & 1 << master.index() != 0).collect()
}
