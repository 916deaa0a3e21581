//! Chapter 12 – Final scoring, kept up all through the game.

use serde::Serialize;
use tabletop::Seat;

use crate::{
    Cattle,
    cards::Cards,
    components::{Building, CITIES, Disc, Master, ROW_SIZE, STATIONS, Tile},
    objectives::{Assets, Deal},
    state::{Player, State},
};

/// The eleven categories and their sum.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, utoipa::ToSchema)]
#[schema(as = CattleScore)]
pub struct Score {
    pub money: i16,
    pub buildings: i16,
    pub cities: i16,
    pub stations: i16,
    pub hazards: i16,
    pub cattle: i16,
    pub objectives: i16,
    pub masters: i16,
    pub workers: i16,
    pub step: i16,
    pub token: i16,
    pub total: i16,
}

impl Score {
    fn summed(self) -> Self {
        let total = self.money
            + self.buildings
            + self.cities
            + self.stations
            + self.hazards
            + self.cattle
            + self.objectives
            + self.masters
            + self.workers
            + self.step
            + self.token;
        Self { total, ..self }
    }
}

impl Cattle {
    /// §12 What a seat would have if the game ended now. `all`: with the cards nobody else has seen.
    pub(crate) fn score(&self, state: &State, seat: Seat, all: bool) -> Score {
        let player = state.player(seat);
        let deck = if all { player.deck() } else { player.deck().minus(player.blind) };
        let (buildings, building_vp) = self.buildings_vp(state, seat.0);
        let (objectives, masters) = self.objectives_and_masters(player, deck, buildings);
        Score {
            money: player.money.cast_signed() / 5,
            buildings: building_vp,
            cities: self.cities_vp(&player.cities),
            stations: self.stations_vp(player.stations),
            hazards: self.hazards_vp(&player.hazards),
            cattle: self.cattle_vp(deck),
            objectives,
            masters,
            workers: self.workers_vp(player),
            step: if player.has_disc(Disc::StepRight) { 0 } else { 3 },
            token: self.token_vp(state, seat),
            total: 0,
        }
        .summed()
    }

    /// §27 Nothing for money, teepees, workers or station masters; objective cards at full value.
    pub(crate) fn craig_score(&self, state: &State) -> Score {
        let Some(craig) = &state.craig else { return Score::default() };
        let cards = craig.objectives.iter();
        let objectives: i16 =
            cards.map(|(card, n)| self.parts.objectives[card.kind()].vp * i16::from(n)).sum();
        let start = craig.start_card.map(|card| self.parts.start_objectives[usize::from(card)].vp);
        Score {
            buildings: self.buildings_vp(state, 1).1,
            cities: self.cities_vp(&craig.cities),
            stations: self.stations_vp(craig.stations),
            hazards: self.hazards_vp(&craig.hazards),
            cattle: self.cattle_vp(craig.cattle),
            objectives: objectives + start.unwrap_or(0),
            token: self.token_vp(state, Seat(1)),
            ..Score::default()
        }
        .summed()
    }

    /// How many own buildings stand on the trail, and their points.
    fn buildings_vp(&self, state: &State, owner: u8) -> (u8, i16) {
        let slots = crate::trail::Ahead(self.parts.trail.build & state.occupied);
        let own = slots.filter_map(|at| match state.tile(at) {
            Some(Tile::Private(building)) if building.owner() == owner => Some(building),
            _ => None,
        });
        let add = |(count, vp), building: Building| {
            (count + 1, vp + self.private(state, building.number()).vp)
        };
        own.fold((0, 0), add)
    }

    fn cities_vp(&self, cities: &[u8; CITIES]) -> i16 {
        let each = cities.iter().zip(&self.parts.cities).map(|(n, city)| i16::from(*n) * city.vp);
        let joined = |link: &&crate::parts::Link| {
            link.between.iter().all(|city| cities[usize::from(*city)] > 0)
        };
        each.sum::<i16>() + self.parts.links.iter().filter(joined).map(|link| link.vp).sum::<i16>()
    }

    fn stations_vp(&self, stations: u16) -> i16 {
        let own = (0..STATIONS).filter(|station| stations & 1 << station != 0);
        own.map(|station| self.parts.stations[station].vp).sum()
    }

    fn hazards_vp(&self, hazards: &[u8; crate::components::Hazard::COUNT]) -> i16 {
        let kinds = self.parts.hazards.iter().cycle();
        hazards.iter().zip(kinds).map(|(n, kind)| i16::from(*n) * kind.vp).sum()
    }

    fn cattle_vp(&self, deck: Cards) -> i16 {
        let cattle = deck.cattle().iter();
        cattle.map(|(card, n)| self.parts.cattle[card.kind()].vp * i16::from(n)).sum()
    }

    /// §12.9 Workers in slots 5 and 6.
    fn workers_vp(&self, player: &Player) -> i16 {
        let late = player.workers.iter().map(|n| n.saturating_sub(ROW_SIZE - 2)).sum::<u8>();
        i16::from(late) * self.parts.worker_vp
    }

    fn token_vp(&self, state: &State, seat: Seat) -> i16 {
        let mine = state.closing.is_some_and(|closing| closing.seat == seat);
        if mine { self.parts.token_vp } else { 0 }
    }

    /// §12.7 and §12.8 together: how many cards lie in the area in the end counts for both.
    fn objectives_and_masters(&self, player: &Player, deck: Cards, buildings: u8) -> (i16, i16) {
        let assets = self.assets(player, deck, buildings);
        let paired = player.has_master(Master::Objectives);
        let mut deal = Deal::new(assets, paired);
        if let Some(start) = player.start_card {
            deal.fixed(&self.parts.start_objectives[usize::from(start)]);
        }
        for (card, count) in player.area.iter() {
            (0..count).for_each(|_| deal.fixed(&self.parts.objectives[card.kind()]));
        }
        for (card, count) in deck.objectives().iter() {
            (0..count).for_each(|_| deal.optional(&self.parts.objectives[card.kind()]));
        }
        let (objectives, pairs) = deal.best();
        (objectives, pairs + self.masters_vp(player))
    }

    #[expect(clippy::unused_self, reason = "it reads like the rules beside it")]
    fn masters_vp(&self, player: &Player) -> i16 {
        let certificates: u8 = player.temporary() + player.permanent();
        let count = |master: Master| {
            i16::from(match master {
                Master::Certs => certificates / 2 * 3,
                Master::Teepees => player.teepee_pairs() * 3,
                Master::Hazards => player.hazard_count() / 2 * 3,
                Master::Workers => player.workers.iter().sum(),
                // Goes by the cards in the area: see `objectives`.
                Master::Objectives => 0,
            })
        };
        let own = Master::ALL.iter().filter(|master| player.has_master(**master));
        own.map(|master| count(*master)).sum()
    }

    /// §12 What objective cards can ask for.
    pub(crate) fn assets(&self, player: &Player, deck: Cards, buildings: u8) -> Assets {
        let mut assets = [0; 9];
        assets[0] = buildings;
        assets[1] = player.stations.count_ones() as u8;
        assets[2] = player.hazard_count();
        assets[3..5].copy_from_slice(&player.teepees);
        for (card, count) in deck.cattle().iter() {
            if let value @ 3..=5 = self.parts.cattle[card.kind()].value {
                assets[usize::from(value) + 2] += count;
            }
        }
        assets[8] = player.cities[CITIES - 1];
        assets
    }
}
