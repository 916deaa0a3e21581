//! What players and nature say, and the notation they say it in. Names come from the box.

use tabletop::Unreadable;

use crate::{
    Homestead,
    cells::Cell,
    components::Type,
    pile::{Few, Kind},
    tile::Spot,
};

/// What a player says. Intent only: nothing the rules can work out.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// §2 Discard these of the start hand; §4.2 nothing can be played; §4.3 the fourth card.
    Discard(Few),
    /// §4.3 Keep this order; §9 keep these cards of the team's.
    Keep(Few),
    /// §2 The post, §5 the building or §10 the rival's tile goes here.
    Place(Spot),
    /// §4.2 Take this card from the stack.
    Pick(Kind),
    /// §4.2 Reveal this card.
    Play(Kind),
    /// §4.3 Discard these and draw as many.
    Replace(Few),
    /// §9 Hold these of the team's six cards.
    Take(Few),
    /// §9
    Agree,
    /// §9
    Decline,
    /// §10 The next tile of the rival, from the list of tiles.
    Tile(u8),
    /// §10 Take the rival's area up: the rest does not fit.
    Again,
}

const _: () = assert!(size_of::<Action>() <= 16, "thousands are listed");

/// What nature says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// A card from a draw pile.
    Card(Kind),
    /// §2 A trading post.
    Post(Kind),
    /// §10 A solo card.
    Solo(u8),
    /// §10 A card lost unseen.
    Lost(Kind),
}

const EXPECTED: &str = "discard CARDS, keep CARDS, place CELLS, pick CARD, play CARD, replace CARDS \
    (or none), take CARDS, agree, decline, tile TYPE SHAPE or again";

pub(crate) fn write(game: &Homestead, action: Action) -> String {
    let cards = |few: Few| {
        let ids: Vec<&str> = few.iter().map(|card| game.card(card).id.as_str()).collect();
        ids.join(" ")
    };
    match action {
        Action::Discard(few) => format!("discard {}", cards(few)),
        Action::Keep(few) => format!("keep {}", cards(few)),
        Action::Place(spot) => {
            let cells: Vec<String> =
                spot.cells().map(|cell| format!("{},{}", cell.row, cell.col)).collect();
            format!("place {}", cells.join(" "))
        }
        Action::Pick(card) => format!("pick {}", game.card(card).id),
        Action::Play(card) => format!("play {}", game.card(card).id),
        Action::Replace(few) if few.is_empty() => "replace none".into(),
        Action::Replace(few) => format!("replace {}", cards(few)),
        Action::Take(few) => format!("take {}", cards(few)),
        Action::Agree => "agree".into(),
        Action::Decline => "decline".into(),
        Action::Tile(tile) => {
            let row = &game.parts.tiles[usize::from(tile)];
            format!("tile {} {}", row.kind.name(), game.parts.shapes[usize::from(row.shape)].name)
        }
        Action::Again => "again".into(),
    }
}

pub(crate) fn read(game: &Homestead, text: &str) -> Result<Action, Unreadable> {
    let unreadable = || Unreadable::new(text, EXPECTED);
    match text {
        "agree" => return Ok(Action::Agree),
        "decline" => return Ok(Action::Decline),
        "again" => return Ok(Action::Again),
        "replace none" => return Ok(Action::Replace(Few::NONE)),
        _ => {}
    }
    let (verb, object) = text.split_once(' ').ok_or_else(unreadable)?;
    Ok(match verb {
        "discard" => Action::Discard(read_cards(game, object)?),
        "keep" => Action::Keep(read_cards(game, object)?),
        "replace" => Action::Replace(read_cards(game, object)?),
        "take" => Action::Take(read_cards(game, object)?),
        "pick" => Action::Pick(read_card(game, object)?),
        "play" => Action::Play(read_card(game, object)?),
        "place" => Action::Place(read_spot(object)?),
        "tile" => Action::Tile(read_tile(game, object)?),
        _ => return Err(unreadable()),
    })
}

fn read_card(game: &Homestead, text: &str) -> Result<Kind, Unreadable> {
    game.parts.cards.find(text).ok_or_else(|| Unreadable::new(text, "a card of the box"))
}

/// In any order.
fn read_cards(game: &Homestead, text: &str) -> Result<Few, Unreadable> {
    let cards: Vec<Kind> =
        text.split(' ').map(|id| read_card(game, id)).collect::<Result<_, _>>()?;
    Few::of(cards).ok_or_else(|| Unreadable::new(text, "six cards at most"))
}

/// In any order.
fn read_spot(text: &str) -> Result<Spot, Unreadable> {
    let number = |text: &str| text.parse().ok().filter(|n: &u8| *n <= 31 && n.to_string() == text);
    let cell = |text: &str| {
        let read = text.split_once(',').and_then(|(r, c)| Some(Cell::new(number(r)?, number(c)?)));
        read.ok_or_else(|| Unreadable::new(text, "a cell as ROW,COLUMN"))
    };
    let cells: Vec<Cell> = text.split(' ').map(cell).collect::<Result<_, _>>()?;
    Spot::of(&cells).ok_or_else(|| Unreadable::new(text, "up to six cells close together"))
}

fn read_tile(game: &Homestead, text: &str) -> Result<u8, Unreadable> {
    let unknown = || Unreadable::new(text, "a TYPE and a SHAPE of the box's tiles");
    let (kind, shape) = text.split_once(' ').ok_or_else(unknown)?;
    let kind = Type::read(kind).ok_or_else(unknown)?;
    game.tile_named(kind, shape).ok_or_else(unknown)
}

pub(crate) fn write_drawn(game: &Homestead, drawn: Drawn) -> String {
    match drawn {
        Drawn::Card(card) => format!("card {}", game.card(card).id),
        Drawn::Post(card) => format!("post {}", game.card(card).id),
        Drawn::Solo(card) => format!("solo {}", game.parts.solo[usize::from(card)].id),
        Drawn::Lost(card) => format!("lost {}", game.card(card).id),
    }
}

pub(crate) fn read_drawn(game: &Homestead, text: &str) -> Result<Drawn, Unreadable> {
    let unreadable = || Unreadable::new(text, "card CARD, post CARD, solo CARD or lost CARD");
    let (verb, id) = text.split_once(' ').ok_or_else(unreadable)?;
    Ok(match verb {
        "card" => Drawn::Card(read_card(game, id)?),
        "post" => Drawn::Post(read_card(game, id)?),
        "lost" => Drawn::Lost(read_card(game, id)?),
        "solo" => {
            let place = game.parts.solo.iter().position(|card| card.id == id);
            Drawn::Solo(place.ok_or_else(unreadable)? as u8)
        }
        _ => return Err(unreadable()),
    })
}
