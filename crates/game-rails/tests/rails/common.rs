//! Setting positions up and playing on from them, in the words of the rulebook.

use game_rails::{
    Action, AlvinPosition, Cards, City, Colour, Fact, LaidTicket, Lane, LastRoundPosition, Map,
    Options, Player, PlayerPosition, Position, Rails, State,
};
use nets::Folder;
use proptest::prelude::ProptestConfig;
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
        Scene(Table::from_position(game, Seed::small(1848), state).0)
    }

    /// The table after something was done to its state that no position allows.
    pub(crate) fn bent(self, bend: impl FnOnce(&mut State)) -> Scene {
        let table = self.table().0;
        let mut state = *table.state();
        bend(&mut state);
        Scene(Table::lay_out(table.game().clone(), table.seed(), state))
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
pub(crate) struct Scene(pub(crate) Table<Rails>);

impl Scene {
    pub(crate) fn state(&self) -> &State {
        self.0.state()
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

    /// The seat that is asked, or the first of them.
    pub(crate) fn asked(&self) -> Seat {
        self.0.to_act().seats().first().expect("somebody is asked")
    }

    /// The names of the cities of a network.
    pub(crate) fn network(&self, seat: Seat) -> Vec<String> {
        self.0.view(Viewer::Spectator).players[seat.index()].network.clone()
    }

    pub(crate) fn asking(&self) -> serde_json::Value {
        serde_json::to_value(self.0.view(Viewer::Spectator).asking).unwrap()
    }

    pub(crate) fn read(&self, action: &str) -> Action {
        self.0.game().read_action(action).unwrap()
    }

    /// The active player says this, and nature what comes. Audited after every step.
    pub(crate) fn act(&mut self, action: &str) -> Vec<Fact> {
        self.act_drawing(action, &[])
    }

    /// The active player says this, and nature these things first.
    pub(crate) fn act_drawing(&mut self, action: &str, draws: &[&str]) -> Vec<Fact> {
        self.act_as(self.asked(), action, draws)
    }

    pub(crate) fn act_as(&mut self, seat: Seat, action: &str, draws: &[&str]) -> Vec<Fact> {
        let said = self.0.say(seat, self.read(action));
        let mut happened = vec![said.unwrap_or_else(|no| panic!("{action}: {no}"))];
        for wish in draws {
            let card = self.0.game().read_drawn(wish).unwrap();
            happened.push(self.0.wish(card).unwrap_or_else(|no| panic!("{wish}: {no}")));
        }
        happened.extend(self.0.draw_due());
        self.0.game().audit(self.state()).unwrap();
        happened.into_iter().flat_map(|happened| happened.facts).collect()
    }

    pub(crate) fn acts(&mut self, actions: &[&str]) {
        for action in actions {
            self.act(action);
        }
    }

    /// The active player may not say this, because of `why`: section, code, and what it needs and
    /// has, as in "§6 too-few-cars 4/3". Nothing changes by it.
    #[track_caller]
    pub(crate) fn refuses(&mut self, action: &str, why: &str) {
        let seat = self.0.to_act().seats().first().unwrap_or(self.state().turn);
        self.refuses_to(seat, self.read(action), why);
    }

    #[track_caller]
    pub(crate) fn refuses_to(&mut self, seat: Seat, action: Action, why: &str) {
        let (before, ply) = (*self.state(), self.0.ply());
        let no = self.0.act(seat, action).expect_err("that should be refused");
        let count = no.count.map(|(need, have)| format!(" {need}/{have}")).unwrap_or_default();
        assert_eq!(format!("§{} {}{count}", no.reason.rule.section, no.code()), why);
        assert!((before, ply) == (*self.state(), self.0.ply()), "a refused action changes nothing");
        assert!(!self.0.legal(seat).contains(&action), "refused, but offered");
    }

    /// What the active player may say.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Some(seat) = self.0.to_act().seats().first() else { return vec![] };
        self.0.legal(seat).iter().map(|&action| self.0.game().write_action(action)).collect()
    }

    pub(crate) fn offers(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    pub(crate) fn reason(&self) -> Option<String> {
        self.0.outcome().map(|outcome| outcome.reason)
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.0.outcome().expect("the game is over").places
    }
}

/// A table with any number of seats, with Alvin or without.
pub(crate) fn any_game(seed: u64) -> Rails {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let alvin = if rng.random::<bool>() { "true" } else { "false" };
    game(rng.random_range(2..=6), &[("alvin", alvin)])
}

/// So many seeds. A seed that failed is not kept: it says nothing once the rules play differently.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
