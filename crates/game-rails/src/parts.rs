//! The box: map and tickets as files that people can edit.

use serde::{Deserialize, Serialize};
use tabletop::{BoxError, BoxFiles, BoxId};

use crate::{
    components::{CARS, Colour, MARKERS},
    map::{LONGEST, LaneData, Map, Parts, TicketData},
    sets::{City, LaneSet},
};

const MANIFEST: &str = "box.json";
/// A player must be able to be dealt five tickets at a full table.
const FEWEST_TICKETS: usize = 30;

/// `box.json`: what the box is and which map it holds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: String,
    id: String,
    own_design: bool,
    #[serde(default, rename = "about")]
    _about: String,
    map: String,
}

/// The map file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    /// §7 What a lane of 1, 2, 3 … spaces is worth.
    route_points: Vec<i16>,
    /// §10 Where Alvin starts.
    alvin: String,
    cities: Vec<CityRow>,
    tracks: Vec<TrackRow>,
    tickets: Vec<TicketRow>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    name: String,
    lat: f64,
    lon: f64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackRow {
    a: String,
    b: String,
    length: u8,
    #[serde(default)]
    locomotives: u8,
    lanes: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TicketRow {
    a: String,
    b: String,
    points: i16,
}

/// What clients draw: the map file, and the counts of §2.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Components {
    cars: u8,
    markers: u8,
    #[serde(flatten)]
    map: MapFile,
}

pub(crate) fn default_box() -> BoxFiles {
    BoxFiles::new([
        (MANIFEST, include_str!("../box/box.json")),
        ("old-west.json", include_str!("../box/old-west.json")),
    ])
}

/// Reads and checks the whole box.
pub(crate) fn open(files: &BoxFiles) -> Result<(Map, Components, BoxId), BoxError> {
    let manifest: Manifest = files.json(MANIFEST)?;
    if manifest.game != "rails" {
        let reason = format!("the box is for {:?}, not for \"rails\"", manifest.game);
        return Err(BoxError::new(MANIFEST, None, &reason));
    }
    let file: MapFile = files.json(&manifest.map)?;
    let parts = read(&manifest.map, &file)?;
    let id = BoxId { id: manifest.id, hash: files.hash(), own_design: manifest.own_design };
    Ok((Map::new(parts), Components { cars: CARS, markers: MARKERS, map: file }, id))
}

fn read(file: &str, rows: &MapFile) -> Result<Parts, BoxError> {
    let whole = |reason: &str| BoxError::new(file, None, reason);
    let city_names = read_cities(file, &rows.cities)?;
    let city = |entry: &str, name: &str| {
        let place = city_names.iter().position(|known| known == name);
        let unknown = || BoxError::new(file, Some(entry), &format!("unknown city {name:?}"));
        place.map(|i| City(i as u8)).ok_or_else(unknown)
    };
    if rows.route_points.len() > LONGEST {
        return Err(whole(&format!("route_points: no lane is longer than {LONGEST}")));
    }
    if let Some(points) = rows.route_points.iter().find(|points| !(0..=50).contains(*points)) {
        return Err(whole(&format!("route_points: {points} points are not 0 to 50")));
    }
    let alvin = city("alvin", &rows.alvin)?;
    let (mut lane_names, mut lanes, mut pairs) = (vec![], vec![], vec![]);
    for row in &rows.tracks {
        let entry = format!("track {}-{}", row.a, row.b);
        let bad = |reason: String| BoxError::new(file, Some(&entry), &reason);
        let ends = [city(&entry, &row.a)?, city(&entry, &row.b)?];
        if row.a >= row.b {
            return Err(bad("the cities of a track are two, in alphabetical order".into()));
        }
        if pairs.contains(&ends) {
            return Err(bad("the two cities are joined by another track already".into()));
        }
        pairs.push(ends);
        let points = usize::from(row.length).checked_sub(1).and_then(|i| rows.route_points.get(i));
        let Some(&points) = points else {
            let most = rows.route_points.len();
            return Err(bad(format!("length {} is not 1 to {most} (route_points)", row.length)));
        };
        if !(1..=3).contains(&row.lanes.len()) {
            return Err(bad(format!("{} lanes: a pair has 1, 2 or 3 (§1)", row.lanes.len())));
        }
        if row.locomotives > row.length {
            return Err(bad(format!("{} locomotives on {} spaces", row.locomotives, row.length)));
        }
        for (i, colour) in row.lanes.iter().enumerate() {
            let colour = read_colour(colour).map_err(bad)?;
            if row.locomotives > 0 && colour.is_some() {
                return Err(bad("a ferry is gray (§6.1)".into()));
            }
            lane_names.push(format!("{}-{}-{i}", row.a, row.b));
            let (length, locomotives) = (row.length, row.locomotives);
            lanes.push(LaneData { ends, length, colour, locomotives, points });
        }
    }
    if lanes.len() > LaneSet::MOST {
        return Err(whole(&format!("{} lanes are more than {}", lanes.len(), LaneSet::MOST)));
    }
    if !connected(city_names.len(), &lanes) {
        return Err(whole("tracks: some cities cannot be reached from others"));
    }
    let (mut ticket_names, mut tickets) = (vec![], vec![]);
    for row in &rows.tickets {
        let entry = format!("ticket {}-{}", row.a, row.b);
        let bad = |reason: &str| BoxError::new(file, Some(&entry), reason);
        let ends = [city(&entry, &row.a)?, city(&entry, &row.b)?];
        if ends[0] == ends[1] {
            return Err(bad("a ticket joins two different cities"));
        }
        if !(1..=50).contains(&row.points) {
            return Err(bad(&format!("{} points are not 1 to 50", row.points)));
        }
        let name = format!("{}-{}", row.a, row.b);
        if ticket_names.contains(&name) {
            return Err(bad("there is such a ticket already"));
        }
        ticket_names.push(name);
        tickets.push(TicketData { ends, points: row.points });
    }
    if !(FEWEST_TICKETS..=64).contains(&tickets.len()) {
        let found = tickets.len();
        return Err(whole(&format!("{found} tickets: a box has {FEWEST_TICKETS} to 64 (§2)")));
    }
    Ok(Parts { city_names, lane_names, ticket_names, lanes, tickets, alvin })
}

fn read_cities(file: &str, rows: &[CityRow]) -> Result<Vec<String>, BoxError> {
    let mut names: Vec<String> = vec![];
    for CityRow { id, lat, lon, .. } in rows {
        let bad = |reason: &str| BoxError::new(file, Some(&format!("city {id}")), reason);
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if id.is_empty() || !id.chars().all(plain) {
            return Err(bad("an id has lower-case letters, digits and _ only"));
        }
        if names.contains(id) {
            return Err(bad("the id is used twice"));
        }
        if !(-90.0..=90.0).contains(lat) || !(-180.0..=180.0).contains(lon) {
            return Err(bad("that is no latitude and longitude"));
        }
        names.push(id.clone());
    }
    if !(7..=64).contains(&names.len()) {
        let reason = format!("{} cities: a map has 7 to 64", names.len());
        return Err(BoxError::new(file, None, &reason));
    }
    Ok(names)
}

fn read_colour(text: &str) -> Result<Option<Colour>, String> {
    match text {
        "gray" => Ok(None),
        "locomotive" => Err("a lane has a colour or is gray".into()),
        _ => text.parse().map(Some).map_err(|_| format!("unknown colour {text:?}")),
    }
}

/// §13, case 34 Every city can be reached from every other.
fn connected(cities: usize, lanes: &[LaneData]) -> bool {
    let mut reached = vec![false; cities];
    reached[0] = true;
    for _ in 0..cities {
        for LaneData { ends: [a, b], .. } in lanes {
            let joined = reached[usize::from(a.0)] || reached[usize::from(b.0)];
            reached[usize::from(a.0)] = joined;
            reached[usize::from(b.0)] = joined;
        }
    }
    reached.into_iter().all(|city| city)
}
