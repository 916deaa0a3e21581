//! Setting tables up and playing on from them, in the words of the rulebook.

use std::ops::{Deref, DerefMut};

use game_cattle::{
    Action, Building, Card, Cards, Cattle, Disc, Fact, Hazard, Node, Options, Pending, Player,
    Space, State, Supply, Teepee, Tile, Used, Worker, Zone,
};
use nets::Folder;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, OptionTexts, Seat, Seed, Table, read_options};

/// Where these tests keep their files.
pub(crate) const HERE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// A table of `seats` with these options, out of the box.
pub(crate) fn game(seats: u8, options: &[(&str, &str)]) -> Cattle {
    let texts: OptionTexts = options.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let options: Options = read_options(&texts).unwrap();
    Cattle::new(&Cattle::default_box(), options, seats).unwrap()
}

/// A table on which things can be put as a test wants them. The trail holds neutral buildings only,
/// hands are empty, nobody stands anywhere; the first player is to move.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) game: Cattle,
    pub(crate) state: State,
}

pub(crate) fn given(seats: u8) -> Given {
    given_with(seats, &[])
}

pub(crate) fn given_with(seats: u8, options: &[(&str, &str)]) -> Given {
    let mut all = vec![("start_player", "seat1")];
    all.extend(options);
    let game = game(seats, &all);
    let mut state = *Table::open(game.clone(), Seed::small(1)).0.state();
    for at in game.parts().trail.nodes() {
        let tile = match state.tiles[at.index()] {
            Some(Tile::Hazard(hazard)) => Supply::Hazard(hazard),
            Some(Tile::Teepee(teepee)) => Supply::Teepee(teepee),
            _ => continue,
        };
        state.piles[0][tile.index()] += 1;
        state.tiles[at.index()] = None;
        state.occupied &= !at.bit();
    }
    for player in &mut state.players[..usize::from(seats)] {
        player.draw = player.draw.plus(player.hand);
        player.hand = Cards::NONE;
    }
    Given { game, state }
}

impl Given {
    pub(crate) fn node(&self, name: &str) -> Node {
        self.game.parts().trail.read(name).unwrap()
    }

    pub(crate) fn card(&self, name: &str) -> Card {
        match self.game.read_action(&format!("play {name}")).unwrap() {
            Action::Play(card) => card,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }

    pub(crate) fn bend(mut self, bend: impl FnOnce(&mut State)) -> Self {
        bend(&mut self.state);
        self
    }

    pub(crate) fn at(mut self, seat: Seat, at: &str) -> Self {
        let at = self.node(at);
        self.player(seat).at = Some(at);
        self
    }

    /// The first player has arrived there and uses the location.
    pub(crate) fn using(self, at: &str) -> Self {
        let mut given = self.at(A, at);
        let at = given.node(at);
        given.state.visited = at.bit();
        given.state.pending.replace(Pending::Local { at, used: Used::NOTHING });
        given
    }

    /// The first player is asked this, in the middle of using a location.
    pub(crate) fn asked(mut self, pending: Pending) -> Self {
        self.state.pending.push(pending);
        self
    }

    pub(crate) fn money(mut self, seat: Seat, money: u16) -> Self {
        self.player(seat).money = money;
        self
    }

    pub(crate) fn engine(mut self, seat: Seat, space: &str) -> Self {
        self.player(seat).engine = space.parse::<Space>().unwrap();
        self
    }

    pub(crate) fn workers(mut self, seat: Seat, workers: [u8; 3]) -> Self {
        self.player(seat).workers = workers;
        self
    }

    /// Cards come from the own draw stack, the market deck or the objective deck.
    pub(crate) fn hand(mut self, seat: Seat, names: &str) -> Self {
        for name in names.split_whitespace() {
            let card = self.card(name);
            let state = &mut self.state;
            let player = &mut state.players[seat.index()];
            let from = [&mut player.draw, &mut state.market_deck, &mut state.objective_deck];
            let pile = from.into_iter().find(|pile| pile.has(card)).expect("it is somewhere");
            pile.take(card);
            player.hand.add(card);
        }
        self
    }

    /// The discs of these spaces are on cities already.
    pub(crate) fn cleared(mut self, seat: Seat, discs: &[Disc]) -> Self {
        for disc in discs {
            self.player(seat).discs[disc.index()] -= 1;
        }
        self
    }

    pub(crate) fn built(mut self, seat: Seat, number: u8, at: &str) -> Self {
        let at = self.node(at);
        self.state.tiles[at.index()] = Some(Tile::Private(Building::new(seat.0, number)));
        self.state.occupied |= at.bit();
        if seat.0 < self.state.seats {
            self.player(seat).unbuilt &= !(1 << (number - 1));
        } else if let Some(craig) = &mut self.state.craig {
            craig.stack &= !(1 << (number - 1));
        }
        self
    }

    /// A hazard of its zone: kinds are 4 green, 3 green, 3 black, 2 green, 2 black.
    pub(crate) fn hazard(mut self, at: &str, kind: u8) -> Self {
        let zone = match &at[..2] {
            "FL" => Zone::Flood,
            "DR" => Zone::Drought,
            _ => Zone::Rockfall,
        };
        let (at, hazard) = (self.node(at), Hazard::new(zone, kind));
        self.state.piles[0][Supply::Hazard(hazard).index()] -= 1;
        self.state.tiles[at.index()] = Some(Tile::Hazard(hazard));
        self.state.occupied |= at.bit();
        self
    }

    pub(crate) fn teepee(mut self, at: &str, teepee: Teepee) -> Self {
        let at = self.node(at);
        self.state.piles[0][Supply::Teepee(teepee).index()] -= 1;
        self.state.tiles[at.index()] = Some(Tile::Teepee(teepee));
        self.state.occupied |= at.bit();
        self
    }

    /// Workers of the job market, row by row: "cowboy engineer / craftsman"; the token's row is the
    /// one after the last.
    pub(crate) fn jobs(mut self, rows: &str, token: u8) -> Self {
        self.state.jobs = Default::default();
        for (row, text) in self.state.jobs.iter_mut().zip(rows.split('/')) {
            for (space, worker) in row.iter_mut().zip(text.split_whitespace()) {
                *space = worker.parse::<Worker>().ok();
            }
        }
        self.state.token = token - 1;
        self
    }

    pub(crate) fn market(mut self, names: &str) -> Self {
        let all = self.state.market.plus(self.state.market_deck);
        self.state.market = names.split_whitespace().map(|name| self.card(name)).collect();
        self.state.market_deck = all.minus(self.state.market);
        self
    }

    pub(crate) fn display(mut self, names: [&str; 4]) -> Self {
        let shown: Cards = self.state.display.into_iter().flatten().collect();
        let all = self.state.objective_deck.plus(shown);
        self.state.display = names.map(|name| (!name.is_empty()).then(|| self.card(name)));
        let shown: Cards = self.state.display.into_iter().flatten().collect();
        self.state.objective_deck = all.minus(shown);
        self
    }

    pub(crate) fn table(self) -> Scene {
        Scene::laid_out(Table::lay_out(self.game, Seed::small(1848), self.state))
    }
}

/// A table at which one says what happens.
pub(crate) struct Scene {
    scene: nets::Scene<Cattle>,
}

impl Deref for Scene {
    type Target = nets::Scene<Cattle>;

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
    pub(crate) fn laid_out(table: Table<Cattle>) -> Self {
        Self { scene: nets::Scene::laid_out(table) }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat.index()]
    }

    pub(crate) fn money(&self) -> u16 {
        self.player(A).money
    }

    pub(crate) fn ask(&self) -> String {
        self.asking()["ask"].as_str().unwrap().to_owned()
    }
}

/// Facts of one name, as programs read them.
pub(crate) fn facts_named(facts: &[Fact], name: &str) -> Vec<serde_json::Value> {
    let all = facts.iter().map(|fact| serde_json::to_value(fact).unwrap());
    all.filter(|fact| fact["fact"] == name).collect()
}

/// A table with any number of seats and any options.
pub(crate) fn any_game(seed: u64) -> Cattle {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut any = |values: &[&'static str]| values[rng.random_range(0..values.len())];
    let options = [
        ("neutral", any(&["beginner", "standard"])),
        ("sides", any(&["a", "b", "random"])),
        ("adjacent", any(&["joined", "next_location"])),
        ("special_delivery", any(&["numbered", "every_space"])),
        ("special_kansas_city", any(&["pays", "nothing"])),
        ("craig", any(&["easy", "normal", "hard", "custom"])),
    ];
    game(rng.random_range(1..=4), &options)
}
