//! What players and chance say, and how it is written.

use tabletop::{Seat, Unreadable};

use crate::{
    Cattle,
    cards::Card,
    components::{Aux, Disc, Master, Place, Supply, Worker, letter},
    track::Space,
    trail::Node,
};

/// A walk: every location stepped on; the last one is where it stops.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path {
    at: [Node; Path::MOST],
    len: u8,
}

impl Path {
    /// No step limit is higher.
    pub const MOST: usize = 7;

    #[inline]
    #[must_use]
    pub fn and(mut self, to: Node) -> Self {
        self.at[usize::from(self.len)] = to;
        self.len += 1;
        self
    }

    #[inline]
    pub fn steps(&self) -> &[Node] {
        &self.at[..usize::from(self.len)]
    }

    #[inline]
    pub fn stop(&self) -> Option<Node> {
        self.steps().last().copied()
    }
}

impl FromIterator<Node> for Path {
    fn from_iter<I: IntoIterator<Item = Node>>(nodes: I) -> Self {
        nodes.into_iter().fold(Self::default(), Self::and)
    }
}

/// What a player says.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §2 The cattleman is put on a neutral building.
    Place(Node),
    /// §4
    Go(Path),
    /// §5 A local action by its number from 0, and which half of a slash pair.
    Use {
        action: u8,
        half: u8,
    },
    Risk,
    /// §5.1
    Aux {
        kind: Aux,
        double: bool,
    },
    /// §6.1
    Hire {
        row: u8,
        column: u8,
    },
    /// §6.2
    Build {
        number: u8,
        at: Node,
    },
    /// §6.3 One or two cards, with so many cowboys.
    Buy {
        cards: [Option<Card>; 2],
        cowboys: u8,
    },
    /// §6.3 An unspent cowboy turns up two cards.
    Reveal,
    Discard(Card),
    /// §5.1
    Remove(Card),
    /// §5.1
    Draw(u8),
    /// §7 To this space, forwards or backwards as is asked.
    Engine(Space),
    /// §7.2 By its number from 0.
    Upgrade(u8),
    /// §7.3
    Give(Worker),
    /// §6.5 By its place in the display, from 0.
    Objective(u8),
    ObjectiveDeck,
    /// §6.6
    Teepee(Node),
    /// §6.7
    Hazard(Node),
    /// §5.3
    Adjacent(Node),
    /// §8.1
    Foresight(Place),
    /// §8.4 So many temporary certificates.
    Certificates(u8),
    /// §8.5 By its number from 0.
    Deliver(u8),
    Disc(Disc),
    /// §8.5 A disc from an own station.
    DiscFrom(u8),
    /// §9
    Play(Card),
    /// What is optional is declined.
    No,
    /// §5 The location has been used; §6.3 the purchase is over.
    Done,
}

/// What chance says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    Starts(Seat),
    /// A bit is set for side b.
    Sides(u16),
    Master(Master),
    Neutral(u8),
    Tile(Supply),
    Card(Card),
    StartCard(u8),
    /// A card of Craig's, from 0.
    Craig(u8),
    /// A building of Craig's, by its number.
    Building(u8),
}

const EXPECTED: &str = "an action such as go A B, use 1, hire r1c2, build 3 FR1 or deliver topeka";

impl Cattle {
    pub(crate) fn write(&self, action: Action) -> String {
        let node = |node| self.parts.trail.name(node);
        match action {
            Action::Place(at) => format!("place {}", node(at)),
            Action::Go(path) => {
                path.steps().iter().fold("go".to_owned(), |text, &at| text + " " + node(at))
            }
            Action::Use { action, half } => {
                format!("use {}{}", action + 1, if half == 1 { "b" } else { "" })
            }
            Action::Risk => "risk".into(),
            Action::Aux { kind, double: false } => format!("aux {kind}"),
            Action::Aux { kind, double: true } => format!("aux {kind} double"),
            Action::Hire { row, column } => format!("hire r{}c{}", row + 1, column + 1),
            Action::Build { number, at } => format!("build {number} {}", node(at)),
            Action::Buy { cards, cowboys } => {
                let names: Vec<&str> = cards.into_iter().flatten().map(|c| self.name(c)).collect();
                format!("buy {} with {cowboys}", names.join("+"))
            }
            Action::Reveal => "reveal".into(),
            Action::Discard(card) => format!("discard {}", self.name(card)),
            Action::Remove(card) => format!("remove {}", self.name(card)),
            Action::Draw(count) => format!("draw {count}"),
            Action::Engine(space) => format!("engine {space}"),
            Action::Upgrade(station) => format!("upgrade {}", station + 1),
            Action::Give(worker) => format!("give {worker}"),
            Action::Objective(place) => format!("objective {}", place + 1),
            Action::ObjectiveDeck => "objective deck".into(),
            Action::Teepee(at) => format!("teepee {}", node(at)),
            Action::Hazard(at) => format!("hazard {}", node(at)),
            Action::Adjacent(at) => format!("adjacent {}", node(at)),
            Action::Foresight(place) => format!("foresight {place}"),
            Action::Certificates(count) => format!("certificates {count}"),
            Action::Deliver(city) => format!("deliver {}", self.city(city)),
            Action::Disc(disc) => format!("disc {disc}"),
            Action::DiscFrom(station) => format!("disc station{}", station + 1),
            Action::Play(card) => format!("play {}", self.name(card)),
            Action::No => "no".into(),
            Action::Done => "done".into(),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let unknown = || Unreadable::new(text, EXPECTED);
        let word = || if rest.is_empty() { Err(unknown()) } else { Ok(rest) };
        Ok(match verb {
            "risk" | "reveal" | "no" | "done" if !rest.is_empty() => return Err(unknown()),
            "risk" => Action::Risk,
            "reveal" => Action::Reveal,
            "no" => Action::No,
            "done" => Action::Done,
            "place" => Action::Place(self.read_node(word()?)?),
            "go" => {
                let nodes = rest.split(' ').map(|name| self.read_node(name));
                let nodes = nodes.collect::<Result<Vec<_>, _>>()?;
                if nodes.len() > Path::MOST {
                    return Err(Unreadable::new(text, "at most seven locations"));
                }
                Action::Go(nodes.into_iter().collect())
            }
            "use" => {
                let (number, half) = match rest.strip_suffix('b') {
                    Some(number) => (number, 1),
                    None => (rest, 0),
                };
                Action::Use { action: read_from_one(number, 3)?, half }
            }
            "aux" => match rest.split_once(' ') {
                Some((kind, "double")) => Action::Aux { kind: kind.parse()?, double: true },
                Some(_) => return Err(unknown()),
                None => Action::Aux { kind: rest.parse()?, double: false },
            },
            "hire" => {
                let place = rest.strip_prefix('r').and_then(|rest| rest.split_once('c'));
                let (row, column) = place.ok_or_else(|| {
                    Unreadable::new(text, "a place in the job market such as r1c2")
                })?;
                Action::Hire { row: read_from_one(row, 12)?, column: read_from_one(column, 4)? }
            }
            "build" => {
                let (number, at) = rest.split_once(' ').ok_or_else(unknown)?;
                Action::Build { number: read_from_one(number, 10)? + 1, at: self.read_node(at)? }
            }
            "buy" => {
                let (cards, cowboys) = rest.split_once(" with ").ok_or_else(unknown)?;
                let (first, second) = match cards.split_once('+') {
                    Some((first, second)) => (first, Some(self.read_card(second)?)),
                    None => (cards, None),
                };
                let cards = [Some(self.read_card(first)?), second];
                Action::Buy { cards, cowboys: read_number(cowboys, 9)? }
            }
            "discard" => Action::Discard(self.read_card(word()?)?),
            "remove" => Action::Remove(self.read_card(word()?)?),
            "draw" => Action::Draw(read_number(rest, 99)?),
            "engine" => Action::Engine(rest.parse()?),
            "upgrade" => Action::Upgrade(read_from_one(rest, 10)?),
            "give" => Action::Give(rest.parse()?),
            "objective" if rest == "deck" => Action::ObjectiveDeck,
            "objective" => Action::Objective(read_from_one(rest, 4)?),
            "teepee" => Action::Teepee(self.read_node(word()?)?),
            "hazard" => Action::Hazard(self.read_node(word()?)?),
            "adjacent" => Action::Adjacent(self.read_node(word()?)?),
            "foresight" => Action::Foresight(rest.parse()?),
            "certificates" => Action::Certificates(read_number(rest, 99)?),
            "deliver" => Action::Deliver(self.read_city(word()?)?),
            "disc" => match rest.strip_prefix("station") {
                Some(number) => Action::DiscFrom(read_from_one(number, 10)?),
                None => Action::Disc(rest.parse()?),
            },
            "play" => Action::Play(self.read_card(word()?)?),
            _ => return Err(unknown()),
        })
    }

    pub(crate) fn write_draw(&self, drawn: Drawn) -> String {
        match drawn {
            Drawn::Starts(Seat(seat)) => format!("seat{}", seat + 1),
            Drawn::Sides(sides) => format!("sides {}", write_sides(sides)),
            Drawn::Master(master) => master.to_string(),
            Drawn::Neutral(n) => format!("neutral {}", letter(n)),
            Drawn::Tile(tile) => self.tile_name(tile),
            Drawn::Card(card) => self.name(card).into(),
            Drawn::StartCard(n) => self.parts.start_objectives[usize::from(n)].name.clone(),
            Drawn::Craig(card) => format!("craig {}", card + 1),
            Drawn::Building(number) => format!("building {number}"),
        }
    }

    pub(crate) fn read_draw(&self, text: &str) -> Result<Drawn, Unreadable> {
        if let Some(seat) = text.strip_prefix("seat") {
            return Ok(Drawn::Starts(Seat(read_from_one(seat, 4)?)));
        }
        match text.split_once(' ') {
            Some(("sides", sides)) => return read_sides(sides).map(Drawn::Sides),
            Some(("neutral", name)) => {
                let all = (0..7).find(|&n| name.len() == 1 && name.starts_with(letter(n)));
                let no = || Unreadable::new(text, "a neutral building A to G");
                return all.map(Drawn::Neutral).ok_or_else(no);
            }
            Some(("craig", card)) => {
                let most = self.parts.craig.cards.len() as u8;
                return read_from_one(card, most).map(Drawn::Craig);
            }
            Some(("building", number)) => {
                return read_from_one(number, 10).map(|n| Drawn::Building(n + 1));
            }
            _ => {}
        }
        if let Ok(master) = text.parse() {
            return Ok(Drawn::Master(master));
        }
        let start = self.parts.start_objectives.iter().position(|card| card.name == text);
        if let Some(index) = start {
            return Ok(Drawn::StartCard(index as u8));
        }
        if let Some(tile) = Supply::all().find(|tile| self.tile_name(*tile) == text) {
            return Ok(Drawn::Tile(tile));
        }
        self.read_card(text)
            .map(Drawn::Card)
            .map_err(|_| Unreadable::new(text, "a card or a tile of the box"))
    }

    /// `cowboy`, `green_teepee`, or a hazard as `flood_4_green`.
    pub(crate) fn tile_name(&self, tile: Supply) -> String {
        match tile {
            Supply::Worker(worker) => worker.to_string(),
            Supply::Teepee(teepee) => format!("{teepee}_teepee"),
            Supply::Hazard(hazard) => {
                let kind = self.parts.hazards[hazard.kind()];
                format!("{}_{}_{}", hazard.zone(), kind.vp, kind.hand)
            }
        }
    }

    pub(crate) fn read_node(&self, name: &str) -> Result<Node, Unreadable> {
        let no = || Unreadable::new(name, "a space of the trail such as A, FL2 or KC");
        self.parts.trail.read(name).ok_or_else(no)
    }

    pub(crate) fn read_card(&self, name: &str) -> Result<Card, Unreadable> {
        let cattle = self.parts.cattle.iter().position(|card| card.name == name);
        let objective = || self.parts.objectives.iter().position(|card| card.name == name);
        let card =
            cattle.map(|i| Card(i as u8)).or_else(|| objective().map(|i| Card::objective(i as u8)));
        card.ok_or_else(|| Unreadable::new(name, "a card such as jersey or walk_cow345"))
    }

    pub(crate) fn read_city(&self, name: &str) -> Result<u8, Unreadable> {
        let index = self.parts.cities.iter().position(|city| city.name == name);
        index.map(|i| i as u8).ok_or_else(|| Unreadable::new(name, "a city such as santa_fe"))
    }

    /// The name of a card.
    pub(crate) fn name(&self, card: Card) -> &str {
        if card.is_objective() {
            &self.parts.objectives[card.kind()].name
        } else {
            &self.parts.cattle[card.kind()].name
        }
    }

    pub(crate) fn city(&self, city: u8) -> &str {
        &self.parts.cities[usize::from(city)].name
    }
}

pub(crate) fn write_sides(sides: u16) -> String {
    (0..10).map(|n| if sides & 1 << n == 0 { 'a' } else { 'b' }).collect()
}

pub(crate) fn read_sides(text: &str) -> Result<u16, Unreadable> {
    let fits = text.len() == 10 && text.chars().all(|c| matches!(c, 'a' | 'b'));
    let sides =
        text.chars().zip(0..).filter(|(c, _)| *c == 'b').fold(0, |set, (_, n)| set | 1 << n);
    if fits { Ok(sides) } else { Err(Unreadable::new(text, "ten letters a or b")) }
}

fn read_number(text: &str, most: u8) -> Result<u8, Unreadable> {
    let canonical = text == "0" || !text.starts_with(['0', '+']);
    let number = text.parse().ok().filter(|n| canonical && *n <= most);
    number.ok_or_else(|| Unreadable::new(text, "a number that makes sense here"))
}

/// A number from 1 to `most`, counted from 0.
fn read_from_one(text: &str, most: u8) -> Result<u8, Unreadable> {
    read_number(text, most)?
        .checked_sub(1)
        .ok_or_else(|| Unreadable::new(text, "a number that makes sense here"))
}
