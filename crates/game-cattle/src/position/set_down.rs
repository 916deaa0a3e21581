//! Setting a position up: what is written is taken at its word, and must fit together.

use std::collections::BTreeMap;

use tabletop::{Seat, Stack};

use super::{CraigPosition, PlayerPosition, Position, flow, texts::read_set};
use crate::{
    Cattle,
    action::read_sides,
    cards::Cards,
    components::{CERTIFICATE_TRACK, Disc, Master, ROW_SIZE, ROWS, STATIONS, Worker},
    state::{Closing, Craig, MasterPlace, Player, State},
    trail::{Kind, Node},
};

impl Cattle {
    pub(crate) fn set_down(&self, position: &Position) -> Result<State, String> {
        if position.players.len() != usize::from(self.seats) {
            let found = position.players.len();
            return Err(format!("{found} players are described, {} sit at the table", self.seats));
        }
        let mut state = self.set_up();
        let around = state.around();
        let seat = |what: &str, n: u8| {
            let known = (n < around).then_some(Seat(n));
            known.ok_or_else(|| format!("{what}: there is no seat {n}"))
        };
        state.turn = seat("turn", position.turn)?;
        state.first = seat("first", position.first)?;
        state.over = position.over;
        state.sides = read_sides(&position.sides).map_err(|e| format!("sides: {e}"))?;
        for (i, shown) in position.players.iter().enumerate() {
            let player = self.set_player(shown).map_err(|e| format!("player {i}: {e}"))?;
            state.players[i] = player;
        }
        state.craig = match (&position.craig, state.craig) {
            (None, None) => None,
            (Some(shown), Some(_)) => {
                Some(self.set_craig(shown).map_err(|e| format!("craig: {e}"))?)
            }
            _ => return Err("craig: he is there exactly when one player sits alone (§22)".into()),
        };
        self.set_trail(&mut state, position)?;
        self.set_market(&mut state, position)?;
        state.closing = match position.closing {
            None => None,
            Some(shown) => {
                Some(Closing { seat: seat("closing", shown.seat)?, turns_left: shown.turns_left })
            }
        };
        self.set_decks(&mut state, position)?;
        let read = |text| self.read_pending(text).map_err(|e| format!("pending: {e}"));
        let parts = position.pending.iter().map(read).collect::<Result<Vec<_>, String>>()?;
        let depth = || "pending: too many open questions".to_owned();
        state.pending = Stack::from_bottom(parts).ok_or_else(depth)?;
        self.count_up(&state)?;
        flow::check(self, &state)?;
        Ok(state)
    }

    fn node_named(&self, name: &str) -> Result<Node, String> {
        self.read_node(name).map_err(|e| e.to_string())
    }

    fn set_player(&self, shown: &PlayerPosition) -> Result<Player, String> {
        let at = shown.at.as_ref().map(|name| self.node_named(name)).transpose()?;
        let off = |at: Node| at > self.parts.trail.kansas_city;
        if at.is_some_and(off) {
            return Err("at: a cattleman stands on the trail (§1)".into());
        }
        let marker = CERTIFICATE_TRACK.iter().position(|value| *value == shown.certificates);
        let marker = marker.ok_or("certificates: the marker stands at 0, 1, 2, 3, 4 or 6 (§1)")?;
        if !self.parts.track.exists(shown.engine) {
            return Err(format!("engine: there is no space {}", shown.engine));
        }
        let cards = |what: &str, counts| {
            self.read_cards(counts).map_err(|e: String| format!("{what}: {e}"))
        };
        let mut discs = [0; 11];
        for (disc, &count) in &shown.discs {
            if count > Disc::START[disc.index()] {
                return Err(format!("discs: {disc} never has {count} (§2)"));
            }
            discs[disc.index()] = count;
        }
        let set = |what: &str, numbers: &[u8], most| {
            read_set(numbers, most).map_err(|e| format!("{what}: {e}"))
        };
        let workers = read_workers(&shown.workers);
        if !workers.iter().all(|count| (1..=ROW_SIZE).contains(count)) {
            return Err("workers: a row has 1 to 6 of them (§6.1)".into());
        }
        Ok(Player {
            hand: cards("hand", &shown.hand)?,
            draw: cards("draw", &shown.draw)?,
            discard: cards("discard", &shown.discard)?,
            blind: cards("blind", &shown.blind)?,
            area: cards("area", &shown.area)?,
            removed: cards("removed", &shown.removed)?,
            start_card: self.read_start_card(shown.start_card.as_ref())?,
            money: shown.money,
            at,
            engine: shown.engine,
            marker: marker as u8,
            workers,
            discs,
            stations: set("stations", &shown.stations, STATIONS as u8)? as u16,
            upgraded: set("upgraded", &shown.upgraded, STATIONS as u8)? as u16,
            cities: self.read_cities(&shown.cities)?,
            masters: read_masters(&shown.masters),
            hazards: self.read_hazards(&shown.hazards)?,
            teepees: shown.teepees,
            unbuilt: set("unbuilt", &shown.unbuilt, 10)? as u16,
        })
    }

    fn set_craig(&self, shown: &CraigPosition) -> Result<Craig, String> {
        let cards = self.parts.craig.cards.len() as u8;
        let card = |what: &str, n: Option<u8>| match n {
            None => Ok(None),
            Some(n) if (1..=cards).contains(&n) => Ok(Some(n - 1)),
            Some(n) => Err(format!("{what}: there is no card {n}")),
        };
        let (current, top) = (card("card", shown.card)?, card("top", shown.top)?);
        let discard = read_set(&shown.played, cards).map_err(|e| format!("played: {e}"))?;
        let all = ((1u64 << cards) - 1) as u32;
        let mut gone = discard;
        for n in [current, top].into_iter().flatten() {
            if gone & 1 << n != 0 {
                return Err(format!("card {} is there twice (§23)", n + 1));
            }
            gone |= 1 << n;
        }
        if shown.board_discs > 7 || shown.reserve > 7 {
            return Err("seven discs on the board, seven in reserve (§22)".into());
        }
        let at = self.node_named(&shown.at)?;
        if at > self.parts.trail.kansas_city {
            return Err("at: a cattleman stands on the trail (§1)".into());
        }
        if !self.parts.track.exists(shown.engine) || shown.engine == self.parts.track.last {
            return Err(format!("engine: it does not rest at {}", shown.engine));
        }
        let set = |what: &str, numbers: &[u8]| {
            read_set(numbers, 10).map(|set| set as u16).map_err(|e| format!("{what}: {e}"))
        };
        Ok(Craig {
            at,
            engine: shown.engine,
            board_discs: shown.board_discs,
            reserve: shown.reserve,
            stack: set("stack", &shown.stack)?,
            workers: read_workers(&shown.workers),
            cattle: self.read_cards(&shown.cattle)?,
            objectives: self.read_cards(&shown.objectives)?,
            start_card: self.read_start_card(shown.start_card.as_ref())?,
            hazards: self.read_hazards(&shown.hazards)?,
            teepees: shown.teepees,
            stations: set("stations", &shown.stations)?,
            cities: self.read_cities(&shown.cities)?,
            masters: read_masters(&shown.masters),
            card: current,
            top,
            deck: all & !gone,
            discard,
        })
    }

    fn set_trail(&self, state: &mut State, position: &Position) -> Result<(), String> {
        state.tiles.fill(None);
        state.occupied = self.parts.trail.kansas_city.bit();
        for (name, tile) in &position.tiles {
            let at = self.node_named(name).map_err(|e| format!("tiles: {e}"))?;
            let tile = self.read_tile(tile).map_err(|e| format!("tiles, {name}: {e}"))?;
            let fits = match (self.parts.trail.kinds[at.index()], tile) {
                (Kind::Neutral(_), crate::Tile::Neutral(_))
                | (Kind::Build, crate::Tile::Private(_))
                | (Kind::Teepee, crate::Tile::Teepee(_)) => true,
                (Kind::Hazard(zone), crate::Tile::Hazard(hazard)) => hazard.zone() == zone,
                _ => false,
            };
            if !fits {
                return Err(format!("tiles, {name}: such a tile never lies there (§1)"));
            }
            state.put_tile(at, tile);
        }
        state.visited = 0;
        for name in &position.visited {
            state.visited |= self.node_named(name).map_err(|e| format!("visited: {e}"))?.bit();
        }
        let master = |text: &Option<String>| match text {
            None => Ok(MasterPlace::Empty),
            Some(text) => text
                .parse()
                .map(MasterPlace::Tile)
                .or_else(|_| text.parse().map(MasterPlace::Worker))
                .map_err(|_| format!("masters: {text:?} is no station master and no worker")),
        };
        let masters = position.masters.iter().map(master).collect::<Result<Vec<_>, _>>()?;
        state.masters = masters.try_into().map_err(|_| "masters: there are five places")?;
        Ok(())
    }

    fn set_market(&self, state: &mut State, position: &Position) -> Result<(), String> {
        let columns = usize::from(state.around());
        if position.jobs.len() != ROWS || position.jobs.iter().any(|row| row.len() != columns) {
            return Err(format!("jobs: there are twelve rows of {columns} (§2)"));
        }
        state.jobs = [[None; 4]; ROWS];
        for (row, shown) in state.jobs.iter_mut().zip(&position.jobs) {
            row[..columns].copy_from_slice(shown);
        }
        if !(2..=13).contains(&position.token) {
            return Err("token: its row is 2 to 12, or 13 when the market is closed (§8.1)".into());
        }
        state.token = position.token - 1;
        let tile =
            |text: &Option<String>| text.as_ref().map(|name| self.read_supply(name)).transpose();
        if position.foresight.len() != 3 || position.piles.len() != 3 {
            return Err("foresight, piles: there are three of each (§2)".into());
        }
        for (column, shown) in state.foresight.iter_mut().zip(&position.foresight) {
            for (place, text) in column.iter_mut().zip(shown) {
                *place = tile(text).map_err(|e| format!("foresight: {e}"))?;
            }
        }
        for (pile, shown) in state.piles.iter_mut().zip(&position.piles) {
            *pile = self.read_tiles(shown).map_err(|e| format!("piles: {e}"))?;
        }
        state.lost = self.read_tiles(&position.lost).map_err(|e| format!("lost: {e}"))?;
        Ok(())
    }

    /// The market deck and the objective deck are what is nowhere else.
    fn set_decks(&self, state: &mut State, position: &Position) -> Result<(), String> {
        state.market = self.read_cards(&position.market).map_err(|e| format!("market: {e}"))?;
        for (place, name) in state.display.iter_mut().zip(&position.display) {
            *place = match name {
                None => None,
                Some(name) => {
                    let card = self.read_card(name).map_err(|e| format!("display: {e}"))?;
                    Some(card).filter(|card| card.is_objective())
                }
            };
        }
        let mut held: Vec<Cards> =
            vec![state.market, state.display.into_iter().flatten().collect()];
        for player in state.playing() {
            held.extend([player.hand, player.draw, player.discard, player.area, player.removed]);
        }
        held.extend(state.craig.iter().flat_map(|craig| [craig.cattle, craig.objectives]));
        let box_cards = self.parts.market.plus(self.parts.objective_deck);
        let mut left = box_cards;
        for (card, count) in held.into_iter().flat_map(Cards::iter) {
            for _ in 0..count {
                if !box_cards.has(card) {
                    break;
                }
                if !left.has(card) {
                    return Err(format!("too many cards {} (§2)", self.name(card)));
                }
                left.take(card);
            }
        }
        (state.market_deck, state.objective_deck) = (left.cattle(), left.objectives());
        Ok(())
    }
}

fn read_workers(shown: &BTreeMap<Worker, u8>) -> [u8; 3] {
    let mut workers = [0; 3];
    for (worker, count) in shown {
        workers[worker.index()] = *count;
    }
    workers
}

fn read_masters(shown: &[Master]) -> u8 {
    shown.iter().fold(0, |set, master| set | 1 << master.index())
}
