//! Setting a position up: what is written is taken at its word, and must fit together.

use tabletop::Seat;

use super::{BuildingPosition, PlayerPosition, Position, SoloPosition};
use crate::{
    Homestead,
    board::{Building, MOST_BUILDINGS, RIVAL},
    cells::Cell,
    components::Type,
    pile::{Few, Kind, Pile},
    state::{Choice, Player, Stack, State},
    tile::Spot,
};

impl Homestead {
    pub(crate) fn set_down(&self, position: &Position) -> Result<State, String> {
        if position.players.len() != usize::from(self.seats) {
            let found = position.players.len();
            return Err(format!("{found} players are described, {} sit at the table", self.seats));
        }
        if position.first >= self.seats {
            return Err(format!("first: there is no seat {}", position.first));
        }
        let mut state = self.set_up();
        (state.round, state.turn) = (position.round, position.turn);
        state.first = Seat(position.first);
        state.pending = self.read_pending(&position.pending)?;
        for (i, shown) in position.players.iter().enumerate() {
            let player = self.set_player(shown).map_err(|e| format!("player {i}: {e}"))?;
            if let Some(post) = player.post.some() {
                let place = usize::from(post.0) - (self.parts.cards.rows.len() - 4);
                if state.posts >> place & 1 == 0 {
                    return Err(format!("player {i}: the post is another player's (§2)"));
                }
                state.posts &= !(1 << place);
            }
            state.players[i] = player;
        }
        for (i, shown) in position.buildings.iter().enumerate() {
            self.set_building(&mut state, shown).map_err(|e| format!("building {i}: {e}"))?;
        }
        let most = if state.is_solo() { 3 } else { usize::from(self.seats) };
        if position.stacks.len() > most {
            return Err(format!("there are {most} stacks (§4.1)"));
        }
        for (stack, shown) in state.stacks.iter_mut().zip(&position.stacks) {
            let trail = self.read_cards("trail", &shown.trail)?;
            if trail.len() > 6 || trail.iter().any(|card| self.parts.cards.is_order(*card)) {
                return Err("trail: at most six building cards leave a stack (§4.2)".into());
            }
            *stack = Stack { cards: self.read_pile("stacks", &shown.cards)?, ..Stack::EMPTY };
            for card in trail {
                stack.lose(card);
            }
        }
        state.discard = self.read_pile("discard", &position.discard)?;
        match (&position.solo, state.is_solo()) {
            (Some(shown), true) => self.set_solo(&mut state, shown)?,
            (Some(_), false) => {
                return Err("solo: only one player plays against rivals (§10)".into());
            }
            (None, true) => state.solo.area_from = 0,
            (None, false) => {}
        }
        state.deck = self.rest_of_deck(&state)?;
        self.check_flow(&state)?;
        Ok(state)
    }

    pub(super) fn read_card(&self, what: &str, id: &str) -> Result<Kind, String> {
        let card = self.parts.cards.find(id).filter(|card| !self.card(*card).is_post);
        card.ok_or_else(|| format!("{what}: no card {id:?} is in the box"))
    }

    fn read_cards(&self, what: &str, ids: &[String]) -> Result<Vec<Kind>, String> {
        ids.iter().map(|id| self.read_card(what, id)).collect()
    }

    fn read_pile(&self, what: &str, ids: &[String]) -> Result<Pile, String> {
        let cards = self.read_cards(what, ids)?;
        let pile = self.parts.cards.pile(cards.iter().copied());
        if usize::from(pile.len()) == cards.len() {
            Ok(pile)
        } else {
            Err(format!("{what}: more copies of a card than the box has (§1)"))
        }
    }

    fn set_player(&self, shown: &PlayerPosition) -> Result<Player, String> {
        let e = &shown.earned;
        let mut player = Player {
            hand: self.read_pile("hand", &shown.hand)?,
            offer: self.read_pile("offer", &shown.offer)?,
            buried: self.read_pile("buried", &shown.buried)?,
            earned: [e.forester, e.mine, e.farm, e.production, e.city, e.bonus, e.orders],
            ..Player::START
        };
        if player.earned.iter().any(|sum| !(-500..=2_000).contains(sum)) {
            return Err("so much cannot be earned".into());
        }
        if let Some(id) = &shown.post {
            let post = self.parts.cards.find(id).filter(|card| self.card(*card).is_post);
            player.post = post.ok_or_else(|| format!("post: no post {id:?} is in the box"))?;
        }
        player.choice = match shown.choice.as_deref() {
            None => None,
            Some([only]) if only == "agree" => Some(Choice::Agree),
            Some([only]) if only == "decline" => Some(Choice::Decline),
            Some(ids) => {
                let few = Few::of(self.read_cards("choice", ids)?);
                Some(Choice::Cards(few.ok_or("choice: six cards at most")?))
            }
        };
        if shown.done.len() > player.done.len() {
            return Err("done: a round has at most six turns (§4)".into());
        }
        for (place, text) in player.done.iter_mut().zip(&shown.done) {
            *place = self.read_done(text)?;
        }
        for (&seat, ids) in &shown.sure {
            let cards = self.read_cards("sure", ids)?;
            let places = player.sure.get_mut(usize::from(seat));
            let places = places.filter(|places| seat < self.seats && cards.len() <= places.len());
            let places = places.ok_or("sure: up to three cards of another seat")?;
            places.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
            places.sort_unstable();
        }
        Ok(player)
    }

    fn set_building(&self, state: &mut State, shown: &BuildingPosition) -> Result<(), String> {
        let cells: Vec<Cell> = shown.cells.iter().map(|&[row, col]| Cell::new(row, col)).collect();
        if cells.iter().any(|cell| cell.row > 31 || cell.col > 31) {
            return Err("it hangs over the edge of the map (§5)".into());
        }
        let spot = Spot::of(&cells).ok_or("its cells are no tile")?;
        let (card, tile) = match (&shown.card, shown.kind) {
            (Some(id), None) => {
                let card = self.parts.cards.find(id).ok_or_else(|| format!("no card {id:?}"))?;
                (card, self.card(card).tile)
            }
            (None, Some(kind)) => (Kind::NONE, self.rival_tile(kind, spot)?),
            _ => return Err("it has a card, or, as a rival's, a type".into()),
        };
        let owner = match shown.owner {
            Some(seat) if seat < self.seats && card != Kind::NONE => seat,
            None if card == Kind::NONE && state.is_solo() => RIVAL,
            _ => return Err("its owner is a seat with a card, or the rival with a type".into()),
        };
        let row = &self.parts.tiles[usize::from(tile)];
        let way = self.parts.shapes[usize::from(row.shape)].way(spot);
        let way = way.ok_or("its cells are not the shape of its tile (§5)")?;
        if cells.iter().any(|cell| !self.parts.map.all.has(*cell)) {
            return Err("it hangs over the edge of the map (§5)".into());
        }
        if cells.iter().any(|cell| state.board.covered.has(*cell)) {
            return Err("a cell is covered already (§5)".into());
        }
        if usize::from(state.board.len()) == MOST_BUILDINGS {
            return Err("so many buildings cannot be built".into());
        }
        let building = Building { card, tile, owner, way, row: spot.row(), col: spot.col() };
        if self.type_of(building) == Type::Forester
            && cells.iter().any(|cell| self.parts.map.forest_of(*cell).is_none())
        {
            return Err("a forester is on forest (§6.1)".into());
        }
        state.board.put(building, row.kind, cells.into_iter());
        Ok(())
    }

    fn rival_tile(&self, kind: Type, spot: Spot) -> Result<u8, String> {
        let fits = |row: &crate::parts::TileRow| {
            let shape = &self.parts.shapes[usize::from(row.shape)];
            row.kind == kind && !row.is_post && shape.way(spot).is_some()
        };
        let tile = self.parts.tiles.iter().position(fits);
        tile.map(|tile| tile as u8).ok_or_else(|| format!("no {} tile has that shape", kind.name()))
    }

    fn set_solo(&self, state: &mut State, shown: &SoloPosition) -> Result<(), String> {
        let find = |id: &String| {
            let place = self.parts.solo.iter().position(|card| card.id == *id);
            place.ok_or_else(|| format!("solo: no solo card {id:?} is in the box"))
        };
        let set = |ids: &[String]| -> Result<u32, String> {
            ids.iter().try_fold(0, |all, id| Ok(all | 1 << find(id)?))
        };
        let (discarded, past) = (set(&shown.discarded)?, set(&shown.past)?);
        let solo = &mut state.solo;
        solo.deck &= !(discarded | past);
        solo.past = past;
        solo.card = shown.card.as_ref().map(find).transpose()?.map(|card| card as u8);
        (solo.area_from, solo.area_len) = (shown.area_from, shown.area);
        for (name, n) in &shown.built {
            let kind = Type::read(name).ok_or_else(|| format!("solo: no type {name:?}"))?;
            solo.built[kind.index()] = *n;
        }
        solo.last = shown.last;
        if discarded & past != 0 || solo.card.is_some_and(|card| past >> card & 1 == 0) {
            return Err("solo: a card is discarded or was in force; the present one was".into());
        }
        let end = u16::from(shown.area_from) + u16::from(shown.area);
        let inside = end <= state.board.len().into();
        let area = || state.rival_area().iter().map(|id| *state.board.building(id));
        if !inside || shown.area > 4 || area().any(|building| building.owner != RIVAL) {
            return Err("solo: the area is made of the rival's buildings".into());
        }
        let foresters = area().filter(|building| self.type_of(*building) == Type::Forester);
        let forests = foresters.filter_map(|b| self.parts.map.forest_of(self.cells_of(&b).next()?));
        state.solo.forests = forests.fold(0, |all, area| all | 1 << area);
        Ok(())
    }

    /// What is neither in a hand nor on the table is in the draw piles.
    fn rest_of_deck(&self, state: &State) -> Result<Pile, String> {
        let cards = &self.parts.cards;
        let mut rest = cards.all();
        let mut out: Vec<Kind> = cards.list(state.discard).collect();
        for player in state.playing() {
            out.extend(cards.list(player.hand).chain(cards.list(player.offer)));
        }
        state.stacks.iter().for_each(|stack| out.extend(cards.list(stack.cards)));
        let built = state.board.buildings().iter().filter_map(|building| building.card.some());
        out.extend(built.filter(|card| !self.card(*card).is_post));
        if let crate::state::Pending::Place { card, .. } = state.pending {
            out.push(card);
        }
        for card in out {
            if !cards.has(rest, card) {
                let id = &self.card(card).id;
                return Err(format!("{id}: more copies than the box has (§1)"));
            }
            cards.take(&mut rest, card);
        }
        Ok(rest)
    }
}
