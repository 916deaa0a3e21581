//! The box: decks of action cards as files that people can edit.

use serde::{Deserialize, Serialize};
use tabletop::{BoxError, BoxFiles, BoxId, SetupError};

use crate::{
    components::{CARDS, Card, Land, MAX_COST, Placement},
    deck::Deck,
    options::{CustomDeckMoves, Options},
};

const MANIFEST: &str = "box.json";
/// A9 With more wagons on a card, full execution could become impossible.
const MOST_WAGONS: u8 = 4;

/// `box.json`: what the box is and which decks it holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: String,
    id: String,
    own_design: bool,
    #[serde(default)]
    about: String,
    /// File names, the default deck first.
    decks: Vec<String>,
}

/// A deck file: one row per card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    deck: String,
    #[serde(default)]
    about: String,
    cards: Vec<Row>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: u16,
    #[serde(default)]
    region: Option<String>,
    #[serde(default)]
    place: Option<String>,
    wagons: u16,
    cost: u16,
}

pub(crate) fn default_box() -> BoxFiles {
    BoxFiles::new([
        (MANIFEST, include_str!("../box/box.json")),
        ("frontier-56.json", include_str!("../box/frontier-56.json")),
        ("grid-56.json", include_str!("../box/grid-56.json")),
    ])
}

/// Reads and checks the whole box, and takes out the deck that is asked for.
pub(crate) fn open(files: &BoxFiles, options: &mut Options) -> Result<(Deck, BoxId), SetupError> {
    let manifest: Manifest = files.json(MANIFEST)?;
    let wrong = |reason: String| BoxError::new(MANIFEST, None, &reason);
    if manifest.game != "wagons" {
        return Err(wrong(format!("the box is for {:?}, not for \"wagons\"", manifest.game)).into());
    }
    let mut chosen = None;
    let mut names = vec![];
    for file in &manifest.decks {
        let (name, cards) = read_deck(files, file, options.custom_deck_moves)?;
        if names.contains(&name) {
            let reason = format!("the box has another deck {name:?}");
            return Err(BoxError::new(file, None, &reason).into());
        }
        if options.deck == name || (options.deck.is_empty() && chosen.is_none()) {
            chosen = Some((name.clone(), Deck::new(cards)));
        }
        names.push(name);
    }
    if names.is_empty() {
        return Err(wrong("decks: the box holds no deck".into()).into());
    }
    let Some((name, deck)) = chosen else {
        let asked = &options.deck;
        let known = names.join(", ");
        return Err(SetupError::Option(format!("deck: the box has no {asked:?}, it has {known}")));
    };
    options.deck = name;
    let id = BoxId { id: manifest.id, hash: files.hash(), own_design: manifest.own_design };
    Ok((deck, id))
}

fn read_deck(
    files: &BoxFiles,
    file: &str,
    moves: CustomDeckMoves,
) -> Result<(String, Vec<Card>), BoxError> {
    let DeckFile { deck, cards: rows, .. } = files.json(file)?;
    let whole = |reason: String| BoxError::new(file, None, &reason);
    let mut cards = vec![];
    for (i, row) in rows.iter().enumerate() {
        let entry = format!("card {}", row.id);
        let bad = |reason: String| BoxError::new(file, Some(&entry), &reason);
        if rows[..i].iter().any(|other| other.id == row.id) {
            return Err(bad("the id is used twice".into()));
        }
        cards.push(read_card(row, moves).map_err(bad)?);
    }
    if cards.len() != CARDS {
        return Err(whole(format!(
            "the deck has {} cards, the rulebook says {CARDS} (§2)",
            cards.len()
        )));
    }
    let lacks = |what: fn(&Card) -> bool| !cards.iter().any(what);
    if lacks(|card| card.cost == 0) {
        return Err(whole("no card is free (§2)".into()));
    }
    if lacks(|card| card.wagons > 0) {
        return Err(whole("no card moves a wagon (§2)".into()));
    }
    Ok((deck, cards))
}

fn read_card(row: &Row, moves: CustomDeckMoves) -> Result<Card, String> {
    let place = match (row.region.as_deref(), row.place.as_deref()) {
        (None, None | Some("-")) => None,
        (Some(region), Some(place)) => Some((read_region(region)?, read_placement(place)?)),
        (Some(_), None) => return Err("a card with a region needs a place: 1, 2 or +1".into()),
        (None, Some(place)) => return Err(format!("place {place:?} needs a region")),
    };
    if row.cost > MAX_COST.into() {
        return Err(format!("cost {} is above {MAX_COST} (§2)", row.cost));
    }
    let most = match moves {
        CustomDeckMoves::Reject => MOST_WAGONS,
        CustomDeckMoves::AsManyAsPossible => 9,
    };
    if row.wagons > most.into() {
        return Err(format!("{} wagons are more than {most} (A9)", row.wagons));
    }
    // Both are one digit now.
    Ok(Card { place, wagons: row.wagons as u8, cost: row.cost as u8 })
}

fn read_region(text: &str) -> Result<Land, String> {
    match text {
        "east" => Ok(Land::East),
        "great_plains" => Ok(Land::GreatPlains),
        "midwest" => Ok(Land::Midwest),
        "west" => Ok(Land::West),
        _ => Err(format!("unknown region {text:?}: east, great_plains, midwest or west")),
    }
}

fn read_placement(text: &str) -> Result<Placement, String> {
    match text {
        "1" => Ok(Placement::One),
        "2" => Ok(Placement::Two),
        "+1" => Ok(Placement::PlusOne),
        _ => Err(format!("unknown place {text:?}: 1, 2 or +1 (A29)")),
    }
}
