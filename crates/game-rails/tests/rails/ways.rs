//! The cheapest way to complete a ticket, against trying everything on small maps.

use std::fmt::Write;

use game_rails::{City, Lane, Rails, State, Ticket};
use nets::play_on;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Seat};

use crate::common::{A, B, given};

const CITIES: [&str; 7] = ["a", "b", "c", "d", "e", "f", "g"];

/// A box with seven cities, about ten tracks and a ticket for nearly every pair.
fn small_game(seed: u64, seats: u8) -> Rails {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut pairs: Vec<(usize, usize)> =
        (1..7).map(|city| (rng.random_range(0..city), city)).collect();
    while pairs.len() < 10 {
        let (a, b) = (rng.random_range(0..6), rng.random_range(1..7));
        if a < b && !pairs.contains(&(a, b)) {
            pairs.push((a, b));
        }
    }
    let (mut cities, mut tracks, mut tickets) = (vec![], vec![], vec![]);
    for city in CITIES {
        cities.push(format!(r#"{{"id": "{city}", "name": "{city}", "lat": 0, "lon": 0}}"#));
    }
    for &(a, b) in &pairs {
        let lanes = if rng.random::<bool>() { r#""gray""# } else { r#""gray", "red""# };
        let length = rng.random_range(1..=4);
        let (a, b) = (CITIES[a], CITIES[b]);
        tracks
            .push(format!(r#"{{"a": "{a}", "b": "{b}", "length": {length}, "lanes": [{lanes}]}}"#));
    }
    for (i, a) in CITIES.iter().enumerate() {
        for (j, b) in CITIES.iter().enumerate() {
            if i != j && tickets.len() < 36 {
                tickets.push(format!(r#"{{"a": "{a}", "b": "{b}", "points": 5}}"#));
            }
        }
    }
    let mut map = String::from(r#"{"route_points": [1, 2, 4, 7], "alvin": "a""#);
    for (name, rows) in [("cities", cities), ("tracks", tracks), ("tickets", tickets)] {
        write!(map, r#", "{name}": [{}]"#, rows.join(", ")).unwrap();
    }
    let manifest = r#"{"game": "rails", "id": "small", "own_design": true, "map": "map.json"}"#;
    let files =
        tabletop::BoxFiles::new([("box.json", manifest), ("map.json", &format!("{map}}}"))]);
    Rails::new(&files, tabletop::read_options(&[].into()).unwrap(), seats).unwrap()
}

/// §6, §11 The lanes a seat could still claim, one for each pair.
fn open_lanes(game: &Rails, state: &State, seat: Seat) -> Vec<Lane> {
    let (map, mine) = (game.map(), state.players[seat.index()].lanes);
    let open = |&lane: &Lane| {
        let pair = map.parallel(lane);
        let taken = state.playing().iter().any(|p| p.lanes.has(lane));
        let closed = state.playing().iter().any(|p| !pair.and(p.lanes).is_empty());
        !taken && pair.and(mine).is_empty() && !(closed && state.seats <= 3)
    };
    let mut lanes: Vec<Lane> = map.lanes().filter(open).collect();
    lanes.dedup_by_key(|lane| map.lane(*lane).ends);
    lanes
}

/// The cities that hang together with the first one.
fn reach(game: &Rails, lanes: &[Lane], from: City) -> Vec<City> {
    let mut reached = vec![from];
    loop {
        let before = reached.len();
        for &lane in lanes {
            let [a, b] = game.map().lane(lane).ends;
            match (reached.contains(&a), reached.contains(&b)) {
                (true, false) => reached.push(b),
                (false, true) => reached.push(a),
                _ => {}
            }
        }
        if reached.len() == before {
            return reached;
        }
    }
}

/// Whether own lanes and these join the ticket's cities and the start city.
fn joins(game: &Rails, state: &State, seat: Seat, ticket: Ticket, more: &[Lane]) -> bool {
    let player = &state.players[seat.index()];
    let lanes: Vec<Lane> = player.lanes.iter().chain(more.iter().copied()).collect();
    let [a, b] = game.map().ticket(ticket).ends;
    let reached = reach(game, &lanes, a);
    reached.contains(&b) && player.start.is_none_or(|start| reached.contains(&start))
}

fn spaces(game: &Rails, lanes: &[Lane]) -> u16 {
    lanes.iter().map(|&lane| u16::from(game.map().lane(lane).length)).sum()
}

fn agrees(game: &Rails, state: &State) {
    for seat in Seat::all(state.seats) {
        let open = open_lanes(game, state, seat);
        let subset = |bits: u32| -> Vec<Lane> {
            (0..).zip(&open).filter(|(i, _)| bits >> i & 1 == 1).map(|(_, &lane)| lane).collect()
        };
        let subsets: Vec<Vec<Lane>> = (0..1u32 << open.len()).map(subset).collect();
        for ticket in game.map().tickets().step_by(7) {
            let joining = subsets.iter().filter(|more| joins(game, state, seat, ticket, more));
            let least = joining.map(|more| spaces(game, more)).min();
            let way = game.way(state, seat, ticket);
            assert_eq!(way.as_ref().map(|way| way.spaces), least, "{seat} {ticket:?} {state:?}");
            if let Some(way) = way {
                assert_eq!(spaces(game, &way.lanes), way.spaces);
                assert!(joins(game, state, seat, ticket, &way.lanes), "the lanes are a way");
            }
        }
    }
}

#[test]
fn the_way_is_the_shortest_there_is() {
    for seed in 0..12 {
        let game = small_game(seed, 2 + (seed % 4) as u8);
        let mut visited = 0;
        play_on(&game, game.start(), seed, 90, |state| {
            visited += 1;
            if visited % 30 == 20 {
                agrees(&game, state);
            }
        });
    }
}

/// §6: claims touch the network, so a ticket elsewhere has to be joined to it as well.
#[test]
fn a_far_ticket_is_joined_to_the_network() {
    let table = given(2).start(A, "seattle").tickets(A, "las_vegas-tucson").table();
    let view = table.0.view(tabletop::Viewer::Seat(A));
    let far = view.my_tickets[0].left.unwrap();
    let table =
        given(2).start(A, "tucson").tickets(A, "las_vegas-tucson").start(B, "denver").table();
    let near = table.0.view(tabletop::Viewer::Seat(A)).my_tickets[0].left.unwrap();
    assert_eq!(near, 5, "as many spaces as it has points");
    assert!(far > near + 10);
}
