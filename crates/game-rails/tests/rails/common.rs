//! Setting positions up and playing on from them, in the words of the rulebook.

use std::ops::{Deref, DerefMut};

use game_rails::{
    AlvinPosition, Cards, City, Colour, LaidTicket, Lane, LastRoundPosition, Map, Options, Player,
    PlayerPosition, Position, Rails, State,
};
use nets::Folder;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, OptionTexts, Seat, Seed, Table, Viewer, read_options};

/// Where these tests keep their files.
pub(crate) const HERE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// Where players start who are not told where.
const STARTS: [&str; 6] =
    ["seattle", "san_diego", "wolf_point", "las_cruces", "spokane", "phoenix"];

/// A table of `seats` with these options, out of the box.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Rails {
    let texts: OptionTexts = options.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let options: Options = read_options(&texts).unwrap();
    Rails::new(&Rails::default_box(), options, seats).unwrap()
}

/// "4 red 1 locomotive".
pub(crate) fn cards(text: &str) -> Cards {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut cards = Cards::NONE;
    for pair in words.chunks(2) {
        let colour: Colour = pair[1].parse().unwrap();
        cards.0[colour.index()] += pair[0].parse::<u8>().unwrap();
    }
    cards
}

/// "red blue - - locomotive".
pub(crate) fn face_up(text: &str) -> [Option<Colour>; 5] {
    let slots: Vec<_> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    slots.try_into().expect("five cards or gaps")
}

pub(crate) fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// A position in the making. What is not said is as at the start of the first turn, with empty
/// hands.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) game: Rails,
    pub(crate) position: Position,
    face_up: Option<[Option<Colour>; 5]>,
    deck: Option<Cards>,
    hoarder: Option<Seat>,
}

pub(crate) fn given(seats: u8) -> Given {
    given_with(seats, &[])
}

pub(crate) fn given_with(seats: u8, options: &[(&str, &str)]) -> Given {
    let player = |city: &&str| PlayerPosition {
        hand: Cards::NONE,
        known: Cards::NONE,
        score: 0,
        captures: 0,
        start: Some((*city).into()),
        markers: names(city),
        lanes: vec![],
        tickets: vec![],
        offer: vec![],
        chosen: true,
    };
    let position = Position {
        turn: 0,
        first: 0,
        players: STARTS.iter().take(seats.into()).map(player).collect(),
        face_up: [None; 5],
        discard: Cards::NONE,
        ticket_deck: None,
        alvin: None,
        last_round: None,
        passes: 0,
        pending: vec![],
        end: None,
    };
    Given { game: game(seats, options), position, face_up: None, deck: None, hoarder: None }
}

impl Given {
    fn player(&mut self, seat: Seat) -> &mut PlayerPosition {
        &mut self.position.players[seat.index()]
    }

    pub(crate) fn start(mut self, seat: Seat, city: &str) -> Self {
        let player = self.player(seat);
        player.start = Some(city.into());
        player.markers = names(city);
        self
    }

    /// More markers; they lie on ends of own lanes.
    pub(crate) fn markers(mut self, seat: Seat, cities: &str) -> Self {
        self.player(seat).markers.extend(names(cities));
        self
    }

    pub(crate) fn lanes(mut self, seat: Seat, lanes: &str) -> Self {
        self.player(seat).lanes.extend(names(lanes));
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, hand: &str) -> Self {
        self.player(seat).hand = cards(hand);
        self
    }

    pub(crate) fn known(mut self, seat: Seat, known: &str) -> Self {
        self.player(seat).known = cards(known);
        self
    }

    pub(crate) fn score(mut self, seat: Seat, score: i16) -> Self {
        self.player(seat).score = score;
        self
    }

    pub(crate) fn tickets(mut self, seat: Seat, tickets: &str) -> Self {
        self.player(seat).tickets.extend(names(tickets));
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.position.turn = seat.0;
        self
    }

    pub(crate) fn face_up(mut self, cards: &str) -> Self {
        self.face_up = Some(face_up(cards));
        self
    }

    /// The deck has these cards; all others are discarded, or in the hand of a hoarder.
    pub(crate) fn deck(mut self, deck: &str) -> Self {
        self.deck = Some(cards(deck));
        self
    }

    pub(crate) fn hoarder(mut self, seat: Seat) -> Self {
        self.hoarder = Some(seat);
        self
    }

    /// The ticket deck, a text for each layer. All other tickets go to the last player.
    pub(crate) fn ticket_deck(mut self, layers: &[&str]) -> Self {
        let lay = |ticket| LaidTicket { ticket, known_to: vec![] };
        let layers = layers.iter().map(|layer| names(layer).into_iter().map(lay).collect());
        self.position.ticket_deck = Some(layers.collect());
        self
    }

    pub(crate) fn alvin(mut self, city: &str, holder: Option<Seat>) -> Self {
        let holder = holder.map(|seat| seat.0);
        self.position.alvin = Some(AlvinPosition { city: city.into(), holder });
        self
    }

    pub(crate) fn last_round(mut self, seat: Seat, turns_left: u8) -> Self {
        self.position.last_round = Some(LastRoundPosition { seat: seat.0, turns_left });
        self
    }

    /// Builds lanes somewhere until so many cars are left, never into the cities in `apart`.
    pub(crate) fn cars(mut self, seat: Seat, left: u8, apart: &str) -> Self {
        let map = self.game.map().clone();
        let apart: Vec<City> = names(apart).iter().map(|c| map.read_city(c).unwrap()).collect();
        let read = |names: &[String]| -> Vec<Lane> {
            names.iter().map(|name| map.read_lane(name).unwrap()).collect()
        };
        let taken: Vec<Lane> =
            self.position.players.iter().flat_map(|player| read(&player.lanes)).collect();
        let player = &mut self.position.players[seat.index()];
        let own = read(&player.lanes);
        let mut network = vec![map.read_city(player.start.as_ref().unwrap()).unwrap()];
        network.extend(own.iter().flat_map(|&lane| map.lane(lane).ends));
        let used: u8 = own.iter().map(|&lane| map.lane(lane).length).sum();
        let lanes =
            spend(&map, &apart, &taken, &network, 40 - used - left).expect("it can be done");
        player.lanes.extend(lanes.iter().map(|&lane| map.lane_name(lane).to_owned()));
        self
    }

    /// Fills the display, the deck and the hands of hoarders.
    pub(crate) fn position(mut self) -> Position {
        let hands = self.position.players.iter().map(|player| player.hand);
        let hands = hands.fold(self.position.discard, Cards::plus);
        let mut rest = Cards::BOX.minus(hands).expect("so many cards are in the box");
        let deck = self.deck.unwrap_or_default();
        let plain = rest.minus(deck).expect("so many cards are left");
        let some = Colour::plain().filter(|&colour| plain.of(colour) > 0).map(Some);
        let shown = self.face_up.unwrap_or_else(|| {
            some.take(5).collect::<Vec<_>>().try_into().expect("five colours are left")
        });
        for card in shown.into_iter().flatten() {
            rest.take(card, 1);
        }
        self.position.face_up = shown;
        if let Some(deck) = self.deck {
            let others = rest.minus(deck).expect("so many cards are left");
            match self.hoarder {
                Some(seat) => {
                    let player = &mut self.position.players[seat.index()];
                    player.hand = player.hand.plus(others);
                }
                None => self.position.discard = self.position.discard.plus(others),
            }
        }
        if let Some(layers) = &self.position.ticket_deck {
            let laid: Vec<&String> = layers.iter().flatten().map(|laid| &laid.ticket).collect();
            let map = self.game.map();
            let mut others: Vec<String> =
                map.tickets().map(|t| map.ticket_name(t).into()).collect();
            others.retain(|ticket| {
                let held = |p: &PlayerPosition| p.tickets.contains(ticket);
                !laid.contains(&ticket) && !self.position.players.iter().any(held)
            });
            self.position.players.last_mut().unwrap().tickets.extend(others);
        }
        self.position
    }

    pub(crate) fn table(self) -> Scene {
        let game = self.game.clone();
        let position = serde_json::to_value(self.position()).unwrap();
        let state = tabletop::read_state(&game, &position).unwrap();
        Scene::at(Table::from_position(game, Seed::small(1848), state).0)
    }

    /// The table after something was done to its state that no position allows.
    pub(crate) fn bent(self, bend: impl FnOnce(&mut State)) -> Scene {
        let table = self.table().0.clone();
        let mut state = *table.state();
        bend(&mut state);
        Scene::at(Table::lay_out(table.game().clone(), table.seed(), state))
    }
}

/// Lanes with so many spaces that grow out of a network.
fn spend(
    map: &Map,
    apart: &[City],
    taken: &[Lane],
    network: &[City],
    spaces: u8,
) -> Option<Vec<Lane>> {
    if spaces == 0 {
        return Some(vec![]);
    }
    let mut lanes: Vec<Lane> = map.lanes().filter(|&l| map.lane(l).length <= spaces).collect();
    lanes.sort_by_key(|&lane| std::cmp::Reverse(map.lane(lane).length));
    for lane in lanes {
        let ends = map.lane(lane).ends;
        let free = !taken.iter().any(|&other| map.lane(other).ends == ends);
        let far = !ends.iter().any(|city| apart.contains(city));
        if free && far && ends.iter().any(|city| network.contains(city)) {
            let (mut taken, mut network) = (taken.to_vec(), network.to_vec());
            taken.push(lane);
            network.extend(ends);
            let rest = spaces - map.lane(lane).length;
            if let Some(mut more) = spend(map, apart, &taken, &network, rest) {
                more.push(lane);
                return Some(more);
            }
        }
    }
    None
}

/// A table at which one says what happens.
pub(crate) struct Scene {
    scene: nets::Scene<Rails>,
}

impl Deref for Scene {
    type Target = nets::Scene<Rails>;

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
    pub(crate) const fn at(table: Table<Rails>) -> Self {
        Self { scene: nets::Scene::at(table) }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.0.scores()
    }

    /// The names of the cities of a network.
    pub(crate) fn network(&self, seat: Seat) -> Vec<String> {
        self.0.view(Viewer::Spectator).players[seat.index()].network.clone()
    }
}

/// A table with any number of seats, with Alvin or without.
pub(crate) fn any_game(seed: u64) -> Rails {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let alvin = if rng.random::<bool>() { "true" } else { "false" };
    game(rng.random_range(2..=6), &[("alvin", alvin)])
}
