//! §2 Boxes that people edit: whoever breaks one is told the file, the entry and the reason.

use game_rails::Rails;
use tabletop::{BoxFiles, Game, SetupError};

const MAP: &str = "old-west.json";

/// The box with one text in one file replaced.
fn box_with(file: &str, old: &str, new: &str) -> BoxFiles {
    let mut files = Rails::default_box();
    let text = files.0.get_mut(file).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
    files
}

fn error(files: &BoxFiles) -> String {
    match Rails::new(files, tabletop::read_options(&[].into()).unwrap(), 2) {
        Err(SetupError::Box(error)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

fn map_error(old: &str, new: &str) -> String {
    error(&box_with(MAP, old, new))
}

const FERRY: &str = r#"{"a": "los_angeles", "b": "san_francisco", "length": 7, "locomotives": 3, "lanes": ["gray"]}"#;
const CITY: &str = r#"{"id": "bend", "name": "Bend", "lat": 44.06, "lon": -121.32}"#;
const TICKET: &str = r#"{"a": "seattle", "b": "roswell", "points": 21}"#;

#[test]
fn s2_broken_cities() {
    let city = |new: &str| map_error(CITY, new);
    assert_eq!(
        city(r#"{"id": "Bend", "name": "Bend", "lat": 44.06, "lon": -121.32}"#),
        "old-west.json, city Bend: an id has lower-case letters, digits and _ only"
    );
    assert_eq!(
        city(r#"{"id": "boise", "name": "Bend", "lat": 44.06, "lon": -121.32}"#),
        "old-west.json, city boise: the id is used twice"
    );
    assert_eq!(
        city(r#"{"id": "bend", "name": "Bend", "lat": 144.06, "lon": -121.32}"#),
        "old-west.json, city bend: that is no latitude and longitude"
    );
    assert_eq!(
        map_error(&format!("{CITY},"), ""),
        "old-west.json, track ashland-bend: unknown city \"bend\""
    );
    let lonely = format!(r#"{CITY}, {{"id": "nowhere", "name": "x", "lat": 1, "lon": 1}}"#);
    let cut_off = "old-west.json: tracks: some cities cannot be reached from others";
    assert_eq!(city(&lonely), cut_off);
    let alvin = map_error(r#""alvin": "roswell""#, r#""alvin": "area_51""#);
    assert_eq!(alvin, "old-west.json, alvin: unknown city \"area_51\"");
    let mut few = Rails::default_box();
    let small = r#"{"route_points": [1], "alvin": "a", "cities": [], "tracks": [], "tickets": []}"#;
    *few.0.get_mut(MAP).unwrap() = small.into();
    assert_eq!(error(&few), "old-west.json: 0 cities: a map has 7 to 64");
}

#[test]
fn s2_broken_tracks() {
    let track = |length: u8, locomotives: u8, lanes: &str| {
        let new = format!(
            r#"{{"a": "los_angeles", "b": "san_francisco", "length": {length}, "locomotives": {locomotives}, "lanes": {lanes}}}"#
        );
        let error = map_error(FERRY, &new);
        error.strip_prefix("old-west.json, track los_angeles-san_francisco: ").unwrap().to_owned()
    };
    assert_eq!(track(12, 0, r#"["gray"]"#), "length 12 is not 1 to 7 (route_points)");
    assert_eq!(track(0, 0, r#"["gray"]"#), "length 0 is not 1 to 7 (route_points)");
    assert_eq!(track(7, 3, "[]"), "0 lanes: a pair has 1, 2 or 3 (§1)");
    let four = r#"["gray", "gray", "gray", "gray"]"#;
    assert_eq!(track(7, 3, four), "4 lanes: a pair has 1, 2 or 3 (§1)");
    assert_eq!(track(7, 0, r#"["pink"]"#), "unknown colour \"pink\"");
    assert_eq!(track(7, 0, r#"["locomotive"]"#), "a lane has a colour or is gray");
    assert_eq!(track(7, 8, r#"["gray"]"#), "8 locomotives on 7 spaces");
    assert_eq!(track(7, 3, r#"["red"]"#), "a ferry is gray (§6.1)");
    let twice = map_error(FERRY, &format!("{FERRY}, {FERRY}"));
    assert_eq!(
        twice,
        "old-west.json, track los_angeles-san_francisco: the two cities are joined by another track already"
    );
    let order = "the cities of a track are two, in alphabetical order";
    let turned = FERRY
        .replace("los_angeles", "x")
        .replace("san_francisco", "los_angeles")
        .replace('x', "san_francisco");
    assert!(map_error(FERRY, &turned).ends_with(order));
    assert!(map_error(FERRY, &FERRY.replace("san_francisco", "los_angeles")).ends_with(order));
}

#[test]
fn s2_broken_points() {
    let points = |new: &str| map_error("[1, 2, 4, 7, 10, 15, 18]", new);
    let long = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]";
    assert_eq!(points(long), "old-west.json: route_points: no lane is longer than 9");
    for odd in [-1, 51, 32_000] {
        assert_eq!(
            points(&format!("[1, 2, 4, 7, 10, 15, {odd}]")),
            format!("old-west.json: route_points: {odd} points are not 0 to 50")
        );
    }
    let short = points("[1, 2, 4, 7, 10, 15]");
    assert_eq!(short, "old-west.json, track boise-seattle: length 7 is not 1 to 6 (route_points)");
}

#[test]
fn s2_broken_tickets() {
    let ticket = |new: &str| map_error(TICKET, new);
    assert_eq!(
        ticket(r#"{"a": "seattle", "b": "seattle", "points": 21}"#),
        "old-west.json, ticket seattle-seattle: a ticket joins two different cities"
    );
    assert_eq!(
        ticket(r#"{"a": "seattle", "b": "atlantis", "points": 21}"#),
        "old-west.json, ticket seattle-atlantis: unknown city \"atlantis\""
    );
    for points in [0, -5, 51] {
        assert_eq!(
            ticket(&format!(r#"{{"a": "seattle", "b": "roswell", "points": {points}}}"#)),
            format!("old-west.json, ticket seattle-roswell: {points} points are not 1 to 50")
        );
    }
    assert_eq!(
        ticket(&format!("{TICKET}, {TICKET}")),
        "old-west.json, ticket seattle-roswell: there is such a ticket already"
    );
    let mut few = Rails::default_box();
    let text = few.0.get_mut(MAP).unwrap();
    let tickets = text.find("\"tickets\"").unwrap();
    let end = text.match_indices("},").filter(|(at, _)| *at > tickets).nth(28).unwrap().0;
    *text = format!("{}}}]}}", &text[..end]);
    assert_eq!(error(&few), "old-west.json: 29 tickets: a box has 30 to 64 (§2)");
}

#[test]
fn s2_files_that_are_missing_or_unreadable_are_named() {
    let mut files = Rails::default_box();
    files.0.remove(MAP);
    assert_eq!(error(&files), "old-west.json: the file is missing");
    assert_eq!(error(&BoxFiles::default()), "box.json: the file is missing");
    let broken = map_error("{", "<");
    assert!(broken.starts_with("old-west.json: not the expected JSON: "), "{broken}");
    let odd = map_error(r#""length""#, r#""spaces""#);
    assert!(odd.contains("old-west.json") && odd.contains("spaces"), "{odd}");
    let other = error(&box_with("box.json", r#""rails""#, r#""cattle""#));
    assert_eq!(other, "box.json: the box is for \"cattle\", not for \"rails\"");
}

/// R1, R2: what is open about the printed game can be changed, and is then played.
#[test]
fn s2_a_box_of_ones_own_is_played() {
    let files = box_with(MAP, "[1, 2, 4, 7, 10, 15, 18]", "[1, 2, 4, 7, 10, 15, 21]");
    let game = Rails::new(&files, tabletop::read_options(&[].into()).unwrap(), 2).unwrap();
    let map = game.map();
    assert_eq!(map.lane(map.read_lane("boise-seattle-0").unwrap()).points, 21);
    assert_ne!(game.box_id().hash, crate::common::game(2, &[]).box_id().hash);
}
