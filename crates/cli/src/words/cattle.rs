//! What happens on the trail, in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Arg, Line, Words, cattle_board, game::GameWords};

/// Cards, tasks and spaces are those of the box.
pub(super) struct Cattle {
    /// Alone, the seat after the only one is Craig's.
    solo: bool,
    /// What each objective card asks for.
    tasks: BTreeMap<String, Vec<String>>,
    /// The spaces of the trail, in walking order, and the teepee slots beside it.
    spaces: Vec<Space>,
    /// Paths between neutral buildings, by the space they fork at.
    pub(super) forks: Vec<(String, Vec<Vec<String>>)>,
}

/// A space of the trail, and what kind of ground it is.
struct Space {
    id: String,
    kind: String,
    zone: Option<String>,
    value: Option<i64>,
}

impl GameWords for Cattle {
    fn fact(&self, words: &Words, fact: &Value) -> Option<Line> {
        let kind = fact.get("fact")?.as_str()?;
        // That a card was drawn is no news to those who may not know which.
        if kind == "drew" && fact.get("card")?.is_null() {
            return Some(Line::Enough);
        }
        words.say(&format!("cattle-fact-{kind}"), &self.args(words, kind, fact)?).map(Line::Said)
    }

    fn view(&self, words: &Words, view: &Value) -> Option<Vec<String>> {
        cattle_board::lines(self, words, view)
    }
}

impl Cattle {
    pub(super) fn new(components: &Value, seats: u8) -> Self {
        let rows = |path: &str| {
            let rows = components.pointer(path).and_then(Value::as_array);
            rows.into_iter().flatten()
        };
        let task = |row: &Value| Some((text(row, "id")?, texts(row.get("tasks")?)?));
        let space = |row: &Value| {
            Some(Space {
                id: text(row, "id")?,
                kind: text(row, "kind").unwrap_or_else(|| "teepee".into()),
                zone: text(row, "zone"),
                value: row.get("value").and_then(Value::as_i64),
            })
        };
        let fork = |row: &Value| {
            let paths = row.get("paths")?.as_array()?.iter().map(texts);
            Some((text(row, "at")?, paths.collect::<Option<_>>()?))
        };
        let objectives = rows("/cards/objectives").chain(rows("/cards/start_objectives"));
        let spaces = rows("/trail/nodes").chain(rows("/trail/off_trail_teepee_slots"));
        Self {
            solo: seats == 1,
            tasks: objectives.filter_map(task).collect(),
            spaces: spaces.filter_map(space).collect(),
            forks: rows("/trail/forks").filter_map(fork).collect(),
        }
    }

    pub(super) fn is_neutral(&self, id: &str) -> bool {
        self.spaces.iter().any(|space| space.id == id && space.kind == "neutral")
    }

    /// Start and Kansas City.
    pub(super) fn takes_no_tile(&self, id: &str) -> bool {
        let always = |kind: &str| matches!(kind, "start" | "kansas_city");
        self.spaces.iter().any(|space| space.id == id && always(&space.kind))
    }

    pub(super) fn seat(&self, words: &Words, seat: &Value) -> Option<String> {
        let seat = seat.as_u64()? as usize;
        Some(if self.solo && seat == 1 { words.own("cattle-craig", &[]) } else { words.seat(seat) })
    }

    /// What a place is called where something is told of it: its tile, or its ground.
    fn place_in(&self, words: &Words, fact: &Value, id: &str) -> Option<String> {
        match tile_on(fact, id) {
            Some(tile) => self.tile(words, tile),
            None => Some(self.ground(words, id)),
        }
    }

    /// "flood", "teepee slot +4", "place A1".
    fn ground(&self, words: &Words, id: &str) -> String {
        let space = self.spaces.iter().find(|space| space.id == id);
        let kind = space.map_or("", |space| space.kind.as_str());
        match (kind, space) {
            ("start", _) => words.own("cattle-place-start", &[]),
            ("kansas_city", _) => city("kansas_city"),
            ("hazard", Some(Space { zone: Some(zone), .. })) => {
                words.own(&format!("cattle-zone-{zone}"), &[])
            }
            ("teepee", Some(Space { value: Some(value), .. })) => {
                words.own("cattle-place-teepee", &[("value", format!("{value:+}").into())])
            }
            _ => words.own("cattle-place-slot", &[("node", id.to_owned().into())]),
        }
    }

    /// "Holstein", "Texas Longhorn (6 VP)", or an objective by its tasks.
    pub(super) fn card(&self, words: &Words, card: &str) -> String {
        if let Some(tasks) = self.tasks.get(card) {
            let mut counts = BTreeMap::<&str, i64>::new();
            for task in tasks {
                *counts.entry(task).or_default() += 1;
            }
            let one = |(task, count): (&str, i64)| {
                words.own(&format!("cattle-task-{task}"), &[("count", count.into())])
            };
            let tasks = counts.into_iter().map(one).collect::<Vec<_>>().join(", ");
            return words.own("cattle-objective-named", &[("tasks", tasks.into())]);
        }
        // Breeds with different points carry them in their name.
        let worth = card.rsplit_once('_').and_then(|(breed, vp)| Some((breed, vp.parse().ok()?)));
        let breed = worth.map_or(card, |(breed, _): (_, i64)| breed);
        let name = words.say(&format!("cattle-breed-{breed}"), &[]).unwrap_or_else(|| card.into());
        match worth {
            Some((_, points)) => {
                words.own("cattle-card-worth", &[("card", name.into()), ("points", points.into())])
            }
            None => name,
        }
    }

    /// "2× Jersey, Holstein": cards by name with their numbers, or one by one.
    pub(super) fn cards(&self, words: &Words, cards: &Value) -> Option<String> {
        let mut counts = BTreeMap::<&str, i64>::new();
        match cards {
            Value::Array(list) => {
                for card in list {
                    *counts.entry(card.as_str()?).or_default() += 1;
                }
            }
            _ => {
                for (card, count) in cards.as_object()? {
                    counts.insert(card, count.as_i64()?);
                }
            }
        }
        let one = |(card, count): (&str, i64)| match (self.card(words, card), count) {
            (card, 1) => card,
            (card, _) => {
                words.own("cattle-count", &[("count", count.into()), ("card", card.into())])
            }
        };
        let cards: Vec<_> = counts.into_iter().map(one).collect();
        Some(if cards.is_empty() { "–".into() } else { cards.join(", ") })
    }

    pub(super) fn tile(&self, words: &Words, tile: &Value) -> Option<String> {
        let field = |name: &str| text(tile, name);
        Some(match tile.get("kind")?.as_str()? {
            "neutral" => words.own("cattle-tile-neutral", &[("letter", field("letter")?.into())]),
            "private" => {
                let owner = self.seat(words, tile.get("owner")?)?;
                let args = [("building", field("building")?.into()), ("seat", owner.into())];
                words.own("cattle-tile-private", &args)
            }
            "hazard" => {
                let zone = words.own(&format!("cattle-zone-{}", field("zone")?), &[]);
                let args = [("zone", zone.into()), ("vp", tile.get("vp")?.as_i64()?.into())];
                words.own("cattle-tile-hazard", &args)
            }
            "teepee" => words.own(&format!("cattle-teepee-{}", field("colour")?), &[]),
            _ => words.own(&format!("cattle-worker-{}", field("worker")?), &[]),
        })
    }

    /// Every field as messages want it: seats, places, cards, tiles and cities by name.
    fn args<'a>(&self, words: &Words, kind: &str, fact: &'a Value) -> Option<Vec<(&'a str, Arg)>> {
        let named = |what: &str, value: &Value| {
            Some(words.own(&format!("cattle-{what}-{}", value.as_str()?), &[]))
        };
        let mut args: Vec<(&str, Arg)> = vec![];
        for (name, value) in fact.as_object()? {
            let arg: Arg = match (name.as_str(), kind) {
                ("fact" | "use" | "why" | "tiles", _)
                | ("special", "delivered")
                | ("from", "objective-taken")
                | ("at", "moved" | "craig-moved") => continue,
                ("to", "fee") if value.is_null() => words.own("cattle-bank", &[]).into(),
                ("seat", _) | ("to", "fee") => self.seat(words, value)?.into(),
                ("from" | "to", "disc") => target(words, value.as_str()?).into(),
                ("at" | "fork", _) => self.place_in(words, fact, value.as_str()?)?.into(),
                ("path", "craig-fork") => {
                    self.place_in(words, fact, value.get(0)?.as_str()?)?.into()
                }
                ("path", "moved" | "craig-moved") => {
                    let path = texts(value)?;
                    args.push(("steps", i64::try_from(path.len()).ok()?.into()));
                    args.push(("at", self.place_in(words, fact, path.last()?)?.into()));
                    continue;
                }
                ("card", "craig-card") => value.as_i64().unwrap_or(0).into(),
                ("card" | "tile" | "over", _) if value.is_null() => "none".to_owned().into(),
                ("place", _) if value.is_null() => String::new().into(),
                ("card", _) => self.card(words, value.as_str()?).into(),
                ("tile", _) => self.tile(words, value)?.into(),
                ("cards", "bought") | ("hand" | "draw", _) => self.cards(words, value)?.into(),
                ("worker" | "master" | "zone", _) => named(name, value)?.into(),
                ("colour", _) => named("teepee", value)?.into(),
                ("city", _) => city(value.as_str()?).into(),
                ("between", _) => {
                    texts(value)?.iter().map(|id| city(id)).collect::<Vec<_>>().join(" – ").into()
                }
                ("kind", "aux") => {
                    let double = if fact.get("double")?.as_bool()? { "-double" } else { "" };
                    words.own(&format!("cattle-aux-{}{double}", value.as_str()?), &[]).into()
                }
                ("double", _) => if value.as_bool()? { "yes" } else { "no" }.to_owned().into(),
                ("place", "craig-foresight" | "foresight-laid" | "foresight") => {
                    words.own(&format!("cattle-{}", value.as_str()?), &[]).into()
                }
                ("reason", "ended") => named("reason", value)?.into(),
                ("special", _) => {
                    let special = value.as_str().unwrap_or("none");
                    words.own(&format!("cattle-special-{special}"), &[]).into()
                }
                ("link", _) => {
                    let why = if value.as_bool()? { "link" } else { "card" };
                    args.push(("why", why.to_owned().into()));
                    continue;
                }
                ("score", _) => {
                    args.push(("points", value.get("total")?.as_i64()?.into()));
                    continue;
                }
                ("lengths" | "fees" | "to_you", _) => {
                    let numbers = value.as_array()?.iter().map(ToString::to_string);
                    numbers.collect::<Vec<_>>().join(" / ").into()
                }
                _ => match value {
                    Value::Number(number) => number.as_i64()?.into(),
                    other => other.as_str()?.to_owned().into(),
                },
            };
            args.push((name.as_str(), arg));
        }
        Some(args)
    }
}

/// "Santa Fe", made from the id: cities are called alike in all languages.
pub(super) fn city(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    id.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

/// What lay on a place when something happened there.
fn tile_on<'a>(fact: &'a Value, id: &str) -> Option<&'a Value> {
    let mut tiles = fact.get("tiles")?.as_array()?.iter();
    tiles.find(|tile| tile.get("at").and_then(Value::as_str) == Some(id))?.get("tile")
}

/// Where a disc comes from or goes to: a space of the player board, a station, a city.
fn target(words: &Words, id: &str) -> String {
    if let Some(station) = id.strip_prefix("station") {
        return words.own("cattle-station", &[("station", station.to_owned().into())]);
    }
    words.say(&format!("cattle-disc-{id}"), &[]).unwrap_or_else(|| city(id))
}

pub(super) fn text(row: &Value, field: &str) -> Option<String> {
    row.get(field)?.as_str().map(str::to_owned)
}

pub(super) fn texts(list: &Value) -> Option<Vec<String>> {
    list.as_array()?.iter().map(|text| text.as_str().map(str::to_owned)).collect()
}
