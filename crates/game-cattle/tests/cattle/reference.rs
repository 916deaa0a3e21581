//! Craig once more, written straight from his document and without a look at the rules: on thousands
//! of boards both must do the same.

use std::cmp::Reverse;

use game_cattle::{
    Building, Card, Cattle, CraigCard, Drawn, Fact, Hazard, Node, Pending, Place, Special, State,
    Steps, Teepee, Tile, Zone,
};
use nets::play;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{Actor, Game, Quiet};

use crate::common::{facts_named, game};

/// What Craig owes at a place, and what of it is the player's.
fn owed(game: &Cattle, state: &State, at: Node) -> (u16, u16) {
    match state.tiles[at.index()] {
        Some(Tile::Hazard(_) | Tile::Teepee(_)) => (2, 0),
        Some(Tile::Private(building)) if building.owner() == 0 => {
            let side = usize::from(state.sides >> (building.number() - 1) & 1);
            let tile = &game.parts().private[usize::from(building.number() - 1)][side];
            let fee = 2 * u16::from(tile.hands[0] + tile.hands[1]);
            (fee, fee)
        }
        _ => (0, 0),
    }
}

/// Locations, fees and fees to the player on a path.
fn measures(game: &Cattle, state: &State, path: &[Node]) -> (usize, u16, u16) {
    let there: Vec<Node> =
        path.iter().copied().filter(|at| state.tiles[at.index()].is_some()).collect();
    let fees: Vec<(u16, u16)> = there.iter().map(|at| owed(game, state, *at)).collect();
    (there.len(), fees.iter().map(|fee| fee.0).sum(), fees.iter().map(|fee| fee.1).sum())
}

fn paths(game: &Cattle, at: &str) -> Vec<Vec<Node>> {
    let trail = &game.parts().trail;
    let fork = trail.forks.iter().find(|fork| trail.name(fork.at) == at);
    fork.map(|fork| fork.paths.clone()).unwrap_or_default()
}

/// The locations he steps on.
fn walk(game: &Cattle, state: &State, steps: u8) -> Vec<Node> {
    let trail = &game.parts().trail;
    let start = state.craig.unwrap().at;
    let mut road = vec![start];
    // Lay out the whole road to Kansas City, fork by fork, then count the steps off.
    while let Some(&at) = road.last().filter(|at| trail.name(**at) != "KC") {
        let name = trail.name(at);
        let forks = paths(game, name);
        if forks.is_empty() || (name == "M1" && road.len() > 1) {
            road.push(trail.next[at.index()][0]);
            continue;
        }
        let mut best = &forks[0];
        for path in &forks[1..] {
            if measures(game, state, path) < measures(game, state, best) {
                best = path;
            }
        }
        road.extend(best);
        let last = *best.last().unwrap();
        road.push(trail.next[last.index()][0]);
    }
    let location = |at: &Node| state.tiles[at.index()].is_some() || trail.name(*at) == "KC";
    road.into_iter().skip(1).filter(location).take(usize::from(steps)).collect()
}

fn steps(game: &Cattle, state: &State, steps: Steps) -> u8 {
    let gone = 7 - state.craig.unwrap().board_discs;
    match steps {
        Steps::Fixed { n } => n,
        Steps::Variable { base } => base + game.parts().craig.board[usize::from(gone)],
    }
}

/// Where he builds.
fn slot(game: &Cattle, state: &State) -> Option<Node> {
    let trail = &game.parts().trail;
    let human = state.players[0].at.map_or("START", |at| trail.name(at));
    let order = match human {
        "A" | "START" | "G1" | "G2" | "KC" => "A B C E F G",
        "A1" | "A2" | "A3" | "B" => "B C E F G A",
        "M1" => "M1 E F G A B C",
        "E" | "D" | "U1" | "U2" => "E F G A B C",
        "F" | "E1" | "E2" => "F G A B C E",
        "G" | "F1" | "F2" => "G A B C E F",
        other if other.starts_with("FL") || other.starts_with("FR") => "B C E F G A",
        other if other.starts_with('T') => "E F G A B C",
        other if other.starts_with("RK") || other.starts_with("RR") => "F G A B C E",
        _ => "C E F G A B",
    };
    let empty = |path: &Vec<Node>| {
        let build = |at: &Node| matches!(trail.kinds[at.index()], game_cattle::Kind::Build);
        path.iter().copied().find(|at| build(at) && state.tiles[at.index()].is_none())
    };
    let yours = |path: &Vec<Node>| {
        let own = |at: &&Node| matches!(state.tiles[at.index()], Some(Tile::Private(b)) if b.owner() == 0);
        path.iter().filter(own).count()
    };
    let mut first = None;
    for fork in order.split(' ') {
        let mut left: Vec<Vec<Node>> = paths(game, fork);
        left.retain(|path| empty(path).is_some());
        keep_least(&mut left, |path| Reverse(yours(path)));
        keep_least(&mut left, |path| measures(game, state, path).0);
        keep_least(&mut left, |path| measures(game, state, path).1);
        keep_least(&mut left, |path| measures(game, state, path).2);
        let here = left.first().and_then(empty);
        if left.len() == 1 {
            return here;
        }
        first = first.or(here);
    }
    first
}

fn keep_least<K: Ord>(paths: &mut Vec<Vec<Node>>, key: impl Fn(&Vec<Node>) -> K) {
    if let Some(least) = paths.iter().map(&key).min() {
        paths.retain(|path| key(path) == least);
    }
}

/// Half spaces: 15 is 7.5.
fn engine(game: &Cattle, state: &State, steps: u8) -> u8 {
    let (craig, human) = (state.craig.unwrap(), state.players[0].engine.0);
    let run = |from: u8, count: u8| {
        let main: Vec<u8> =
            (from / 2 + 1..=39).map(|n| 2 * n).filter(|space| *space != human).collect();
        match main.len().min(usize::from(count)) {
            0 => from,
            steps => main[steps - 1],
        }
    };
    let at = craig.engine.0;
    if at >= human && craig.reserve > 0 {
        let spaces = game.parts().track.stations;
        let free = (0..10).find(|n| {
            let space = spaces[*n].0;
            space > at && craig.stations & 1 << n == 0 && space != human
        });
        if let Some(n) = free {
            let goal = spaces[n].0;
            let on_main = (at / 2 + 1..=goal / 2).filter(|n| 2 * n != human).count();
            let distance = on_main + usize::from(goal % 2);
            if distance <= usize::from(steps) {
                return goal;
            }
        }
    }
    run(at, steps)
}

fn hazard(game: &Cattle, state: &State, zone: Zone) -> Option<Node> {
    let trail = &game.parts().trail;
    let near = match zone {
        Zone::Flood => ["FL", "DR", "RK"],
        Zone::Drought => ["DR", "RK", "FL"],
        Zone::Rockfall => ["RK", "DR", "FL"],
    };
    let vp = |at: Node| match state.tiles[at.index()] {
        Some(Tile::Hazard(hazard)) => Some(game.parts().hazards[hazard.kind()].vp),
        _ => None,
    };
    let most = trail.nodes().filter_map(vp).max()?;
    let mut found: Vec<Node> = trail.nodes().filter(|at| vp(*at) == Some(most)).collect();
    found.sort_by_key(|at| {
        let name = trail.name(*at);
        (near.iter().position(|zone| name.starts_with(zone)), name[2..].to_owned())
    });
    found.first().copied()
}

/// What his special action should tell.
fn special(game: &Cattle, state: &State, card: CraigCard, option: CraigCard) -> Option<Value> {
    let trail = &game.parts().trail;
    let nothing = |reason: &str| Some(json!({ "reason": reason }));
    match card.special {
        None => nothing("no-special"),
        Some(Special::Build) if state.craig.unwrap().stack == 0 => nothing("empty-stack"),
        Some(Special::Build) => match slot(game, state) {
            Some(at) => Some(json!({ "at": trail.name(at) })),
            None => nothing("no-slot"),
        },
        Some(Special::Cattle) => {
            let mut cards: Vec<Card> = vec![];
            state.market.iter().for_each(|(card, n)| (0..n).for_each(|_| cards.push(card)));
            cards.sort_by_key(|card| {
                let kind = &game.parts().cattle[card.kind()];
                (kind.vp, kind.value, kind.breed)
            });
            let index = usize::from(option.cattle_position).min(cards.len());
            match index.checked_sub(1) {
                Some(index) => {
                    let name = &game.parts().cattle[cards[index].kind()].name;
                    Some(json!({ "card": name }))
                }
                None => nothing("no-cattle"),
            }
        }
        Some(Special::Job) => {
            let mut best: Option<(u8, usize, usize)> = None;
            for row in (0..12).filter(|row| *row != usize::from(state.token)) {
                for column in 0..2 {
                    let cost = game.parts().row_cost[row];
                    let better = best.is_none_or(|(least, ..)| cost < least);
                    if state.jobs[row][column] == Some(option.worker) && better {
                        best = Some((cost, row, column));
                    }
                }
            }
            match best {
                Some((_, row, column)) => Some(json!({ "row": row + 1, "column": column + 1 })),
                None => nothing("no-worker"),
            }
        }
        Some(Special::Teepee) => {
            let slots = ["T10", "T8", "T6", "T4", "T2", "T1", "Tm1", "Tm2", "Tm3"];
            let tile = Some(Tile::Teepee(option.teepee));
            let found =
                slots.iter().find(|name| state.tiles[trail.read(name).unwrap().index()] == tile);
            match found {
                Some(name) => Some(json!({ "at": name })),
                None => nothing("no-teepee"),
            }
        }
        Some(Special::Engine) => {
            let to = engine(game, state, steps(game, state, option.engine));
            let half = if to % 2 == 1 { ".5" } else { "" };
            Some(json!({ "to": format!("{}{half}", to / 2) }))
        }
        Some(Special::Hazard) => match hazard(game, state, option.hazard) {
            Some(at) => Some(json!({ "at": trail.name(at) })),
            None => nothing("no-hazard"),
        },
        Some(Special::Objective) => {
            let shown = state.display.iter().flatten().count();
            match usize::from(option.objective_position).min(shown) {
                0 => nothing("no-card"),
                n => {
                    let card = state.display.iter().flatten().nth(n - 1).unwrap();
                    Some(json!({ "card": game.parts().objectives[card.kind()].name }))
                }
            }
        }
    }
}

/// Lets Craig play the turn that is due and compares it with the document.
fn compare(game: &Cattle, before: &State, rng: &mut Pcg64Mcg) {
    let parts = game.parts();
    let (mut state, mut facts): (State, Vec<Fact>) = (*before, vec![]);
    let seen = match game.draw(&state, rng) {
        Drawn::Craig(card) => card,
        other => panic!("{other:?}"),
    };
    let craig = before.craig.unwrap();
    let card = parts.craig.cards[usize::from(craig.card.unwrap())];
    let option = parts.craig.cards[usize::from(seen)];
    let path = walk(game, before, steps(game, before, card.steps));
    let in_city = path.last().is_some_and(|at| parts.trail.name(*at) == "KC");
    game.resolve(&mut state, Drawn::Craig(seen), &mut facts);
    while game.to_act(&state) == Actor::Chance && state.craigs_turn() {
        let drawn = game.draw(&state, rng);
        game.resolve(&mut state, drawn, &mut facts);
    }
    let names: Vec<&str> = path.iter().map(|at| parts.trail.name(*at)).collect();
    let paid: u16 = path.iter().map(|at| owed(game, before, *at).1).sum();
    assert_eq!(facts_named(&facts, "craig-moved")[0]["path"], json!(names));
    assert_eq!(state.players[0].money, before.players[0].money + paid);
    if in_city {
        assert!(facts_named(&facts, "craig-nothing").is_empty());
        let closed = before.token == 12;
        if !closed && before.token < 10 {
            for (column, taken) in facts_named(&facts, "craig-foresight").iter().enumerate() {
                let named = card.kansas_city[column];
                let there = before.foresight[column][named.index()].is_some();
                let other = if named == Place::Top { Place::Bottom } else { Place::Top };
                let place = if there { named } else { other };
                assert_eq!(taken["place"], json!(place.name()), "{taken}");
            }
        }
        let order = [3, 4, 5, 6, 7, 8, 9];
        let city = order.into_iter().find(|city| craig.cities[*city] == 0).unwrap_or(9);
        let told = &facts_named(&facts, "craig-delivered")[0]["city"];
        assert_eq!(*told, json!(parts.cities[city].name));
        return;
    }
    let expected = special(game, before, card, option).unwrap();
    let told = facts
        .iter()
        .map(|fact| serde_json::to_value(fact).unwrap())
        .find(|fact| {
            let name = fact["fact"].as_str().unwrap();
            let moving = ["craig-card", "craig-fork", "craig-moved", "craig-pays"];
            name.starts_with("craig-") && !moving.contains(&name)
        })
        .unwrap();
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(told[key], *value, "{card:?}, {option:?}: {told}");
    }
}

/// Throws tiles about: ties and full roads are rare in play.
fn scatter(game: &Cattle, state: &mut State, rng: &mut Pcg64Mcg) {
    let trail = &game.parts().trail;
    let density = rng.random_range(0..10);
    for at in trail.nodes() {
        let put = rng.random_range(0..10) < density;
        let tile = match trail.kinds[at.index()] {
            game_cattle::Kind::Build => {
                Tile::Private(Building::new(rng.random_range(0..2), rng.random_range(1..=10)))
            }
            game_cattle::Kind::Hazard(zone) => {
                Tile::Hazard(Hazard::new(zone, rng.random_range(0..5)))
            }
            game_cattle::Kind::Teepee => {
                Tile::Teepee([Teepee::Green, Teepee::Blue][rng.random_range(0..2)])
            }
            _ => continue,
        };
        state.tiles[at.index()] = put.then_some(tile);
        state.occupied = state.occupied & !at.bit() | if put { at.bit() } else { 0 };
    }
    let anywhere = rng.random_range(0..trail.kansas_city.0);
    state.players[0].at = Some(Node(anywhere));
    let craig = state.craig.as_mut().unwrap();
    craig.at = Node(rng.random_range(0..trail.kansas_city.0));
    let spaces: Vec<_> = game.parts().track.spaces().filter(|s| s.0 < 78).collect();
    craig.engine = spaces[rng.random_range(0..spaces.len())];
    craig.stations = rng.random_range(0..1024);
    craig.reserve = rng.random_range(0..3);
    loop {
        let engine = spaces[rng.random_range(0..spaces.len())];
        if engine != craig.engine {
            state.players[0].engine = engine;
            break;
        }
    }
}

/// §23 to §26: his choices are exactly the algorithm's, on thousands of boards.
#[test]
fn craig_does_what_his_document_says() {
    let mut turns = 0;
    for seed in 0..60 {
        let sides = ["a", "b", "random"][seed as usize % 3];
        let game = game(1, &[("sides", sides), ("neutral", "standard")]);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut boards = vec![];
        each_turn_of_craig(&game, seed, |state| boards.push(*state));
        for board in boards {
            compare(&game, &board, &mut rng);
            for _ in 0..4 {
                let mut other = board;
                scatter(&game, &mut other, &mut rng);
                compare(&game, &other, &mut rng);
                turns += 1;
            }
            turns += 1;
        }
    }
    assert!(turns > 5_000, "{turns} boards");
}

/// Every state of a random game in which Craig is about to turn up his card.
fn each_turn_of_craig(game: &Cattle, seed: u64, mut visit: impl FnMut(&State)) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal) = (game.start(), vec![]);
    loop {
        match game.to_act(&state) {
            Actor::Nobody => return,
            Actor::Chance => {
                let card = state.craig.and_then(|craig| craig.card);
                if state.pending.top() == Some(Pending::CraigTop) && card.is_some() {
                    visit(&state);
                }
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
            actor => {
                let seat = actor.seats().first().unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                game.apply(&mut state, seat, action, &mut Quiet);
            }
        }
    }
}

/// A whole game alone ends, at every level.
#[test]
fn games_against_craig_end() {
    for level in ["easy", "normal", "hard", "custom"] {
        let game = game(1, &[("craig", level)]);
        let mut over = false;
        play(&game, 1, |state| over = state.over);
        assert!(over, "{level}");
    }
}
