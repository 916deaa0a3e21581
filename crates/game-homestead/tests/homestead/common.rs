//! Setting positions up and playing on from them, in the words of the rulebook.

use std::ops::{Deref, DerefMut};

use game_homestead::{
    BuildingPosition, Homestead, Options, PendingText, PlayerPosition, Position, SoloPosition,
    StackPosition, State, Type,
};
use nets::Folder;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{BoxFiles, Game, OptionTexts, Seat, Seed, Table, Viewer, read_options};

/// Where these tests keep their files.
pub(crate) const HERE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// The boards of the cases.
pub(crate) const S12: [&str; 12] = ["............"; 12];
pub(crate) const T12: [&str; 12] = [
    "............",
    ".fff....mgm.",
    ".fff....msm.",
    ".ff.....mmg.",
    "............",
    "....~.......",
    "....~.......",
    "....~...ff..",
    "....~...ff..",
    "....~.......",
    "............",
    "............",
];

pub(crate) fn options(texts: &[(&str, &str)]) -> Options {
    let texts: OptionTexts = texts.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    read_options(&texts).unwrap()
}

/// A table of `seats` with these options, out of the box.
pub(crate) fn game(seats: u8, texts: &[(&str, &str)]) -> Homestead {
    Homestead::new(&Homestead::default_box(), options(texts), seats).unwrap()
}

/// The box with `change` made to its cards.
pub(crate) fn changed_box(change: impl FnOnce(&mut Value)) -> BoxFiles {
    let mut files = Homestead::default_box();
    let mut cards: Value = serde_json::from_str(&files.0["cards.json"]).unwrap();
    change(&mut cards);
    files.0.insert("cards.json".into(), cards.to_string());
    files
}

/// The box with another map for every number of players.
pub(crate) fn with_map(mut files: BoxFiles, rows: &[&str]) -> BoxFiles {
    let map =
        |id: &str| json!({ "id": id, "name": { "de": "x", "en": "x", "it": "x" }, "rows": rows });
    let maps = ["solo20", "small21", "medium23", "large25"].map(map);
    files.0.insert("maps.json".into(), json!({ "maps": maps }).to_string());
    files
}

/// Cards whose tiles are smaller in the cases: shapes of one cell and of two.
const SMALL: [(&str, &str); 10] = [
    ("market", "D1"),
    ("church", "D1"),
    ("school", "I2"),
    ("sheriff", "I2"),
    ("hotel", "I2"),
    ("quarry", "D1"),
    ("open_pit", "D1"),
    ("pig_farm", "I2"),
    ("sawmill", "D1"),
    ("charcoal_burner", "I2"),
];

/// The box with small tiles, on a board of the cases.
pub(crate) fn small_tiles(rows: &[&str]) -> BoxFiles {
    let files = changed_box(|cards| {
        cards["shapes"]["D1"] = json!([[0, 0]]);
        for card in cards["buildings"].as_array_mut().unwrap() {
            let id = card["id"].as_str().unwrap().to_owned();
            if let Some((_, shape)) = SMALL.iter().find(|(small, _)| *small == id) {
                card["shape"] = json!(shape);
            }
        }
        recount_tiles(cards);
    });
    with_map(files, rows)
}

/// One tile per card, and for the rivals tiles that there are.
pub(crate) fn recount_tiles(cards: &mut Value) {
    let mut tiles: Vec<(String, String, u64)> = vec![];
    for list in ["buildings", "orders", "posts"] {
        for card in cards[list].as_array().unwrap() {
            let kind = if list == "posts" { "post" } else { card["type"].as_str().unwrap() };
            let shape = card["shape"].as_str().unwrap();
            let count = card["count"].as_u64().unwrap_or(1);
            match tiles.iter_mut().find(|tile| tile.0 == kind && tile.1 == shape) {
                Some(tile) => tile.2 += count,
                None => tiles.push((kind.into(), shape.into(), count)),
            }
        }
    }
    for card in cards["solo_cards"].as_array_mut().unwrap() {
        for shown in card["buildings"].as_array_mut().unwrap() {
            let kind = shown["type"].as_str().unwrap().to_owned();
            let fits = |tile: &&(String, String, u64)| tile.0 == kind && shown["shape"] == tile.1;
            if !tiles.iter().any(|tile| fits(&tile)) {
                let any = tiles.iter().find(|tile| tile.0 == kind).unwrap();
                shown["shape"] = json!(any.1);
            }
        }
    }
    let rows = tiles.iter().map(|(t, s, c)| json!({ "type": t, "shape": s, "count": c }));
    cards["tiles"] = rows.collect();
}

pub(crate) fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

pub(crate) fn cells(text: &str) -> Vec<[u8; 2]> {
    let cell = |text: &str| {
        let (row, col) = text.split_once(',').unwrap();
        [row.parse().unwrap(), col.parse().unwrap()]
    };
    text.split_whitespace().map(cell).collect()
}

/// A position in the making: by default the first turn of the first round, everybody has picked,
/// the first seat plays. Hands and stacks are filled up with cards that are not named.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) game: Homestead,
    pub(crate) position: Position,
}

pub(crate) fn given(seats: u8) -> Given {
    given_in(game(seats, &[]))
}

/// On a board of the cases, with small tiles.
pub(crate) fn on(rows: &[&str], seats: u8) -> Given {
    given_in(Homestead::new(&small_tiles(rows), Options::default(), seats).unwrap())
}

pub(crate) fn given_in(game: Homestead) -> Given {
    let seats = game.seats();
    let position = Position {
        round: 1,
        turn: 0,
        first: 0,
        pending: PendingText::Play { left: seats },
        players: vec![PlayerPosition::default(); seats.into()],
        buildings: vec![],
        stacks: vec![],
        discard: vec![],
        solo: None,
    };
    Given { game, position }
}

impl Given {
    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Self {
        self.position.players[seat.index()].hand = names(cards);
        self
    }

    pub(crate) fn building(mut self, owner: Seat, card: &str, at: &str) -> Self {
        let (card, owner) = (Some(card.into()), Some(owner.0));
        let building = BuildingPosition { card, kind: None, owner, cells: cells(at) };
        self.position.buildings.push(building);
        self
    }

    pub(crate) fn rival(mut self, kind: Type, at: &str) -> Self {
        let building =
            BuildingPosition { card: None, kind: Some(kind), owner: None, cells: cells(at) };
        self.position.buildings.push(building);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.position.round = round;
        self
    }

    /// Turns that are over, counted from 0.
    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.position.turn = turn;
        self
    }

    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.position.first = seat.0;
        self
    }

    pub(crate) fn pending(mut self, pending: PendingText) -> Self {
        self.position.pending = pending;
        self
    }

    pub(crate) fn stack(mut self, number: usize, cards: &str) -> Self {
        self.position
            .stacks
            .resize_with(self.position.stacks.len().max(number + 1), StackPosition::default);
        self.position.stacks[number].cards = names(cards);
        self
    }

    pub(crate) fn solo(mut self, solo: SoloPosition) -> Self {
        self.position.solo = Some(solo);
        self
    }

    pub(crate) fn player(mut self, seat: Seat, change: impl FnOnce(&mut PlayerPosition)) -> Self {
        change(&mut self.position.players[seat.index()]);
        self
    }

    /// Building cards nobody has named, the last of the box first.
    pub(crate) fn spare(&self) -> Vec<String> {
        let p = &self.position;
        let mut used: Vec<&String> = p.discard.iter().collect();
        used.extend(p.players.iter().flat_map(|player| player.hand.iter().chain(&player.offer)));
        used.extend(p.stacks.iter().flat_map(|stack| &stack.cards));
        used.extend(p.buildings.iter().filter_map(|building| building.card.as_ref()));
        if let PendingText::Place { card, .. } = &p.pending {
            used.push(card);
        }
        let cards = self.game.cards();
        let buildings = cards.list(cards.buildings_of(cards.all()));
        let mut spare: Vec<String> =
            buildings.map(|card| self.game.card(card).id.clone()).collect();
        for id in used {
            if let Some(place) = spare.iter().position(|other| other == id) {
                spare.remove(place);
            }
        }
        spare
    }

    /// Fills up what was not said.
    pub(crate) fn position(mut self) -> Position {
        let seats = self.game.seats();
        let mut spare = self.spare();
        let mut next = || spare.pop().expect("cards are left");
        let p = &mut self.position;
        let placing = matches!(p.pending, PendingText::Place { .. });
        let (played, drafting, picked) = match p.pending {
            PendingText::Play { left } | PendingText::Place { left, .. } => {
                (Some(seats - left), true, 1)
            }
            PendingText::Pick => (None, true, 0),
            PendingText::DiscardOne => (Some(0), false, 0),
            _ => (None, false, 0),
        };
        for n in 0..seats {
            let player = &mut p.players[usize::from((p.first + n) % seats)];
            let before = played.is_none_or(|turn| n < turn || (n == turn && placing));
            let done = p.turn + u8::from(drafting && played.is_some_and(|turn| n < turn));
            while drafting && player.done.len() < done.into() {
                player.done.push("discarded building".into());
            }
            while player.hand.len() < if before { 3 } else { 4 } {
                player.hand.push(next());
            }
        }
        if drafting {
            let sizes = match seats {
                1 => vec![7, 6, 5],
                _ => vec![usize::from(9 - seats); seats.into()],
            };
            p.stacks.resize_with(sizes.len(), StackPosition::default);
            for (stack, size) in p.stacks.iter_mut().zip(sizes) {
                let gone = if seats == 1 { 0 } else { usize::from(p.turn + picked) };
                while stack.trail.len() < gone {
                    stack.trail.push("house".into());
                }
                while seats > 1 && stack.cards.len() + gone < size
                    || seats == 1 && stack.cards.len() < size.min(4)
                {
                    stack.cards.push(next());
                }
            }
        }
        self.position
    }

    pub(crate) fn table(self) -> Scene {
        let game = self.game.clone();
        let position = serde_json::to_value(self.position()).unwrap();
        let state = tabletop::read_state(&game, &position).unwrap();
        Scene::at(Table::from_position(game, Seed::small(1848), state).0)
    }

    /// Why the position cannot be set up.
    pub(crate) fn broken(self) -> String {
        let game = self.game.clone();
        let position = serde_json::to_value(self.position()).unwrap();
        tabletop::read_state(&game, &position).unwrap_err().to_string()
    }
}

/// A table at which one says what happens.
pub(crate) struct Scene {
    scene: nets::Scene<Homestead>,
}

impl Deref for Scene {
    type Target = nets::Scene<Homestead>;

    fn deref(&self) -> &Self::Target {
        &self.scene
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scene
    }
}

impl Scene {
    pub(crate) const fn at(table: Table<Homestead>) -> Self {
        Self { scene: nets::Scene::at(table) }
    }

    pub(crate) fn hand(&self, seat: Seat) -> Vec<String> {
        let view = self.0.view(Viewer::Seat(seat));
        view.players[seat.index()].hand.clone().unwrap()
    }

    pub(crate) fn money(&self, seat: Seat) -> i32 {
        self.0.scores()[seat.index()]
    }

    /// Plays a card to a place, and answers what it brought.
    pub(crate) fn builds(&mut self, card: &str, at: &str) -> i32 {
        let (seat, before) = (self.asked(), self.0.scores());
        self.act(&format!("play {card}"));
        self.act(&format!("place {at}"));
        self.0.scores()[seat.index()] - before[seat.index()]
    }

    /// The revealed card may not go there, because of `why`.
    #[track_caller]
    pub(crate) fn bars(&mut self, at: &str, why: &str) {
        self.refuses(&format!("place {at}"), why);
    }

    /// Plays at random until `done`, or to the end.
    pub(crate) fn play_until(&mut self, done: impl Fn(&State) -> bool) {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        while let Some(seat) = self.0.to_act().seats().first() {
            if done(self.state()) {
                return;
            }
            let legal = self.0.legal(seat);
            self.0.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
        }
    }
}

/// A table from the start.
pub(crate) fn opened(seats: u8, texts: &[(&str, &str)], seed: u64) -> Scene {
    Scene::at(Table::open(game(seats, texts), Seed::small(seed)).0)
}
