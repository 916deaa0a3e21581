//! Setting positions up and playing on from them, in the words of the rulebook.

use std::ops::{Deref, DerefMut};

use game_wagons::{BlockPosition, Card, Land, Options, Player, PlayerPosition, Position, Wagons};
use nets::Folder;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{BoxFiles, Game, OptionTexts, Seat, Seed, Table, read_options};

/// Where these tests keep their files.
pub(crate) const HERE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));

pub(crate) const RED: Seat = Seat(0);
pub(crate) const GREEN: Seat = Seat(1);
pub(crate) const BLUE: Seat = Seat(2);

/// A table of `seats` with these options, out of the box.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Wagons {
    let texts: OptionTexts = options.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let options: Options = read_options(&texts).unwrap();
    Wagons::new(&Wagons::default_box(), options, seats).unwrap()
}

/// The first row of the default deck.
pub(crate) const FIRST_CARD: &str =
    r#"{"id": 1, "region": "east", "place": "1", "wagons": 0, "cost": 0}"#;

/// The box with another first card in its default deck.
pub(crate) fn box_with_card(row: &str) -> BoxFiles {
    let mut files = Wagons::default_box();
    let deck = files.0.get_mut("frontier-56.json").unwrap();
    *deck = deck.replacen(FIRST_CARD, row, 1);
    files
}

/// Discs in age order, a letter each: "GRRRGBG".
pub(crate) fn discs(letters: &str) -> Vec<Seat> {
    let seat = |letter| "RGBY".find(letter).expect("R, G, B or Y") as u8;
    letters.chars().map(|letter| Seat(seat(letter))).collect()
}

pub(crate) fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

/// A position in the making. What is not said is as at the start of a game.
pub(crate) struct Given {
    pub(crate) game: Wagons,
    pub(crate) position: Position,
    left_in_pile: Option<usize>,
}

pub(crate) fn given(seats: u8) -> Given {
    given_with(seats, &[])
}

pub(crate) fn given_with(seats: u8, options: &[(&str, &str)]) -> Given {
    let player = PlayerPosition {
        supply: 30,
        lid: None,
        vp: 10,
        token: true,
        scored: 0,
        hand: vec![],
        earned: [0; 4],
        vp_paid: 0,
    };
    let position = Position {
        turn: 0,
        actions_left: 1,
        doubled: false,
        players: vec![player; seats.into()],
        wagons: [20, 0, 0, 0, 0, 0],
        blocks: Default::default(),
        discard: vec![],
        pending: vec![],
        idle: 0,
        end: None,
        over: false,
    };
    Given { game: game(seats, options), position, left_in_pile: None }
}

impl Given {
    pub(crate) fn wagons(mut self, wagons: [u8; 6]) -> Self {
        self.position.wagons = wagons;
        self
    }

    /// Puts discs in an empty block; they come out of their owners' supplies.
    pub(crate) fn block(mut self, land: Land, letters: &str) -> Self {
        for seat in discs(letters) {
            self.position.players[seat.index()].supply -= 1;
        }
        let discs = discs(letters).iter().map(|seat| seat.0).collect();
        self.position.blocks[land.index()] = BlockPosition { divider: 0, discs };
        self
    }

    /// Spends discs until so many are left; the rest lies in the lid. Blocks come first.
    pub(crate) fn supply(mut self, seat: Seat, discs: u8) -> Self {
        assert!(discs <= self.position.players[seat.index()].supply, "not so many are left");
        self.position.players[seat.index()].supply = discs;
        self
    }

    pub(crate) fn vp(mut self, seat: Seat, vp: u8) -> Self {
        self.position.players[seat.index()].vp = vp;
        self
    }

    pub(crate) fn scored(mut self, seat: Seat, cards: u8) -> Self {
        self.position.players[seat.index()].scored = cards;
        self
    }

    pub(crate) fn token_spent(mut self, seat: Seat) -> Self {
        self.position.players[seat.index()].token = false;
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.position.turn = seat.0;
        self
    }

    pub(crate) fn idle(mut self, actions: u16) -> Self {
        self.position.idle = actions;
        self
    }

    /// These cards, and others of the box up to seven.
    pub(crate) fn hand(mut self, seat: Seat, codes: &str) -> Self {
        self.position.players[seat.index()].hand = cards(codes);
        self
    }

    /// So many cards are left in the draw pile; the others are discarded.
    pub(crate) fn pile(mut self, left: usize) -> Self {
        self.left_in_pile = Some(left);
        self
    }

    /// Fills up the hands. The filling is the least surprising card first: no wagons alone.
    pub(crate) fn position(mut self) -> Position {
        let deck = self.game.deck();
        let mut rest = deck.cards(deck.all());
        rest.reverse();
        for card in self.position.players.iter().flat_map(|p| &p.hand).chain(&self.position.discard)
        {
            if let Some(at) = rest.iter().position(|other| other == card) {
                rest.remove(at);
            }
        }
        for player in &mut self.position.players {
            let missing = 7usize.saturating_sub(player.hand.len());
            player.hand.extend(rest.drain(..missing));
        }
        if let Some(left) = self.left_in_pile {
            self.position.discard.extend(rest.drain(left..));
        }
        self.position
    }

    pub(crate) fn table(self) -> Scene {
        let game = self.game.clone();
        let state = game.place(&self.position()).unwrap();
        Scene::at(Table::from_position(game, Seed::small(1848), state).0)
    }
}

/// A table at which one says what happens.
pub(crate) struct Scene {
    scene: nets::Scene<Wagons>,
}

impl Deref for Scene {
    type Target = nets::Scene<Wagons>;

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
    pub(crate) const fn at(table: Table<Wagons>) -> Self {
        Self { scene: nets::Scene::at(table) }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.state().player(seat)
    }

    /// Supply and lid of a seat.
    pub(crate) fn discs(&self, seat: Seat) -> (u8, u8) {
        (self.player(seat).supply, self.player(seat).lid)
    }

    pub(crate) fn vp(&self) -> Vec<u8> {
        self.state().playing().iter().map(|player| player.vp).collect()
    }

    /// A block in age order, a letter a disc.
    pub(crate) fn block(&self, land: Land) -> String {
        let letter = |seat: Seat| char::from(b"RGBY"[seat.index()]);
        self.state().blocks[land.index()].discs().map(letter).collect()
    }
}

/// A table with any number of seats and any value of every option.
pub(crate) fn any_game(seed: u64) -> Wagons {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let seats = rng.random_range(2..=4);
    let all = crate::ch13_options::every_value();
    let mut options = vec![];
    for spec in Wagons::META.options {
        let fits = |value: &str| !(value == "seat4" && seats < 4 || value == "seat3" && seats < 3);
        let values: Vec<&str> = all
            .iter()
            .filter_map(|(key, value)| (*key == spec.key && fits(value)).then_some(value.as_str()))
            .collect();
        options.push((spec.key, values[rng.random_range(0..values.len())]));
    }
    game(seats, &options)
}
