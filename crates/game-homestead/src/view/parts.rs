//! The parts of a view that everybody sees alike, with the names of the box.

use std::collections::BTreeMap;

use tabletop::{Actor, Seat, Viewer};

use super::{
    Asking, BuildingView, CountView, Earned, OrderView, PlayerView, SoloView, StackView, TakenView,
    TileView, TilesLeft, View, rest::Rest,
};
use crate::{
    Homestead,
    board::{Building, Id, Ids},
    cells::{Cell, Cells},
    components::{Symbol, Type},
    pile::Kind,
    rules,
    state::{Pending, State},
};

fn pairs(cells: impl Iterator<Item = Cell>) -> Vec<[u8; 2]> {
    cells.map(|cell| [cell.row, cell.col]).collect()
}

impl Homestead {
    pub(super) fn show_player(
        &self,
        state: &State,
        rest: &Rest,
        seat: Seat,
        viewer: Viewer,
    ) -> PlayerView {
        let (player, held) = (&rest.players[seat.index()], rest.hands[seat.index()]);
        let own = state.own(seat);
        let symbols = self.symbols(&state.board, own);
        let bonus = self.bonus_symbols(&state.board, own);
        let [forester, mine, farm, production, city, from_bonus, orders] = player.earned;
        let purse = state.purse(seat).index();
        let (offer, offer_size) = (rest.players[purse].offer, rest.hands[purse].offer);
        let forests = self.unlocked(&state.board, own);
        let money = player.money();
        PlayerView {
            team: state.purse(seat).0,
            money,
            chips: money / 10,
            track: money % 10,
            earned: Earned { forester, mine, farm, production, city, bonus: from_bonus, orders },
            hand_size: held.size,
            hand: held.open.then(|| self.names(player.hand)),
            offer_size: offer_size.buildings + offer_size.orders,
            offer: held.offer_open.then(|| self.names(offer)),
            chosen: held.chosen,
            choice: player.choice.map(|choice| self.show_choice(choice)),
            known: if held.open { vec![] } else { self.names(self.certain(state, viewer, seat)) },
            post: player.post.some().map(|post| self.card(post).id.clone()),
            bonus: named(Type::ALL.iter().map(|kind| kind.name()), &bonus),
            symbols: named(Symbol::ALL.iter().map(|symbol| symbol.name()), &symbols),
            farm_sets: rules::farm_sets(&symbols).collect(),
            forests: (0..32).filter(|area| forests >> area & 1 != 0).collect(),
        }
    }

    pub(super) fn show_stacks_to(&self, state: &State, rest: &Rest) -> Vec<StackView> {
        let one = |(number, known): (u8, &super::rest::Known)| StackView {
            seat: if state.is_solo() {
                (number + 3 - state.turn % 3) % 3
            } else {
                state.tray(number).0
            },
            size: known.size,
            seen: known.seen.map(|seen| self.names(seen)),
            taken: known
                .between
                .iter()
                .map(|&(from, to, cards)| TakenView {
                    seats: (from..to).map(|n| state.picker(number, n)).collect(),
                    cards: self.names(cards),
                })
                .collect(),
        };
        let there = |(_, known): &(u8, &super::rest::Known)| known.size > 0 || known.gone > 0;
        (0..).zip(&rest.stacks).filter(there).map(one).collect()
    }

    pub(super) fn show_buildings(&self, state: &State) -> Vec<BuildingView> {
        let board = &state.board;
        let any = self.areas(board, board.all());
        let own: Vec<_> =
            [0, 1, 2, 3, 4].map(|owner| self.areas(board, Self::side(state, owner))).into();
        let typed: Vec<_> = board.types.iter().map(|ids| self.areas(board, *ids)).collect();
        let show = |(id, building): (Id, &Building)| {
            let (tile, card) =
                (&self.parts.tiles[usize::from(building.tile)], building.card.some());
            let wet = card.map_or(0, |card| self.card(card).river_cells);
            let water = self.cells_of(building).enumerate().filter(|(i, _)| wet >> i & 1 != 0);
            let cells: Cells = self.cells_of(building).collect();
            BuildingView {
                card: card.map(|card| self.card(card).id.clone()),
                kind: tile.kind,
                shape: self.parts.shapes[usize::from(tile.shape)].name.clone(),
                owner: building.seat(),
                post: tile.is_post,
                cells: pairs(cells.iter()),
                water: pairs(water.map(|(_, cell)| cell)),
                area: any.of(id),
                own_area: own[usize::from(building.owner)].of(id),
                type_area: typed[tile.kind.index()].of(id),
            }
        };
        board.ids().zip(board.buildings()).map(show).collect()
    }

    /// The buildings of an owner, §9 with those of the team-mate.
    fn side(state: &State, owner: u8) -> Ids {
        match owner {
            crate::board::RIVAL => state.board.owners[usize::from(owner)],
            seat => state.own(Seat(seat)),
        }
    }

    pub(super) fn show_orders(&self, state: &State, viewer: Viewer) -> Vec<OrderView> {
        let mut orders = vec![];
        for id in state.board.of(Type::Order).iter() {
            let building = state.board.building(id);
            if let (Some(seat), Some(card)) = (building.seat(), building.card.some()) {
                orders.push(self.show_order(state, seat, card, Some(id)));
            }
        }
        if let Some(seat) = viewer.seat() {
            let held = self.parts.cards.orders_of(state.player(seat).hand);
            let held = self.parts.cards.list(held);
            orders.extend(held.map(|card| self.show_order(state, seat, card, None)));
        }
        orders
    }

    fn show_order(&self, state: &State, seat: Seat, card: Kind, id: Option<Id>) -> OrderView {
        let tile = id.map(|id| self.spot_of(*state.board.building(id)).into());
        let effects: Vec<CountView> = self
            .order_counts(state, seat, card, tile)
            .map(|counted| CountView { count: counted.count, dollars: counted.dollars })
            .collect();
        OrderView {
            card: self.card(card).id.clone(),
            seat,
            building: id.map(|id| id.0),
            pays: effects.iter().map(|effect| effect.dollars).sum(),
            effects,
        }
    }

    pub(super) fn show_solo(&self, state: &State) -> SoloView {
        let id = |card: u8| self.parts.solo[usize::from(card)].id.clone();
        let built = Self::orders_built(state, Seat(0));
        let tiles = (0..).zip(&self.parts.tiles).filter(|(_, row)| !row.is_post);
        SoloView {
            card: state.solo.card.map(id),
            area: state.rival_area().iter().map(|id| id.0).collect(),
            deck: state.solo.deck.count_ones() as u8,
            past: (0..32).filter(|card| state.solo.past >> card & 1 != 0).map(id).collect(),
            orders_built: built,
            rating: rules::rating(built, state.players[0].money()).into(),
            tiles: tiles
                .map(|(tile, _)| {
                    let TileView { kind, shape } = self.show_tile(tile);
                    TilesLeft { kind, shape, left: self.tiles_left(state, tile) }
                })
                .collect(),
            built: named(Type::ALL.iter().map(|kind| kind.name()), &state.solo.built),
            last: state.solo.last,
        }
    }

    fn show_tile(&self, tile: u8) -> TileView {
        let row = &self.parts.tiles[usize::from(tile)];
        TileView { kind: row.kind, shape: self.parts.shapes[usize::from(row.shape)].name.clone() }
    }

    pub(super) fn asking(&self, state: &State) -> Asking {
        let actor = rules::to_act(state);
        let seats = || actor.seats().iter().collect();
        match (state.pending, actor) {
            (_, Actor::Chance) => Asking::Chance,
            (Pending::StartHands { .. }, _) => Asking::StartHand { seats: seats() },
            (Pending::Posts { .. }, Actor::Seat(seat)) => Asking::Post { seat },
            (Pending::Tile { left }, _) => {
                let shown = state.solo.card.map(|card| &self.parts.solo[usize::from(card)].tiles);
                let shown = shown.into_iter().flatten().enumerate();
                let tiles = shown.filter(|(i, _)| left >> i & 1 != 0);
                Asking::Tile { tiles: tiles.map(|(_, &tile)| self.show_tile(tile)).collect() }
            }
            (Pending::RivalTile { tile, .. }, _) => Asking::Rival { tile: self.show_tile(tile) },
            (Pending::Pick, _) => Asking::Pick { seats: seats() },
            (Pending::Play { .. }, Actor::Seat(seat)) => Asking::Play { seat },
            (Pending::Place { card, .. }, Actor::Seat(seat)) => {
                Asking::Place { seat, card: self.card(card).id.clone() }
            }
            (Pending::KeepOrder { .. }, _) => Asking::KeepOrder { seats: seats() },
            (Pending::DiscardOne, _) => Asking::DiscardOne { seats: seats() },
            (Pending::Replace, _) => Asking::Replace { seats: seats() },
            (Pending::Exchange, _) => Asking::Exchange { seats: seats() },
            (Pending::Answer, _) => Asking::Answer { seats: seats() },
            _ => Asking::Nothing,
        }
    }
}

/// Counts by name, without those that are zero.
fn named<'a>(names: impl Iterator<Item = &'a str>, counts: &[u8]) -> BTreeMap<String, u8> {
    let there = names.zip(counts).filter(|(_, count)| **count > 0);
    there.map(|(name, count)| (name.to_owned(), *count)).collect()
}

impl View {
    /// The viewer's seat.
    pub(crate) fn seat(&self) -> Seat {
        self.viewer.seat().unwrap_or_default()
    }
}
