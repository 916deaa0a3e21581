//! The contract of `nets::conformance`, at every seat count and with every option.

use game_cattle::{Action, Aux, Card, Cattle, Disc, Options, Path, Place, Space, Worker};
use nets::conformance::{self, Plan};
use tabletop::{Game, OptionTexts, read_options};

/// All small actions, and a sample of walks and purchases.
fn every_action(game: &Cattle) -> Vec<Action> {
    let parts = game.parts();
    let cards: Vec<Card> = (0..parts.cattle.len() as u8)
        .map(Card)
        .chain((0..parts.objectives.len() as u8).map(Card::objective))
        .collect();
    let nodes: Vec<_> = parts.trail.nodes().collect();
    let mut all = vec![
        Action::Risk,
        Action::Reveal,
        Action::ObjectiveDeck,
        Action::No,
        Action::Done,
        Action::Go(Path::default()),
    ];
    for &at in &nodes {
        all.extend([
            Action::Place(at),
            Action::Teepee(at),
            Action::Hazard(at),
            Action::Adjacent(at),
            Action::Go([at].into_iter().collect()),
        ]);
        all.extend((1..=10).map(|number| Action::Build { number, at }));
        all.extend(nodes.iter().map(|&then| Action::Go([at, then].into_iter().collect())));
    }
    for action in 0..4 {
        all.extend([0, 1, 2].map(|half| Action::Use { action, half }));
    }
    for &kind in Aux::ALL {
        all.extend([false, true].map(|double| Action::Aux { kind, double }));
    }
    for row in 0..13 {
        all.extend((0..5).map(|column| Action::Hire { row, column }));
    }
    for &card in &cards {
        all.extend([Action::Discard(card), Action::Remove(card), Action::Play(card)]);
        for cowboys in 0..7 {
            all.push(Action::Buy { cards: [Some(card), None], cowboys });
            all.push(Action::Buy { cards: [Some(card), Some(card)], cowboys });
            all.push(Action::Buy { cards: [Some(card), cards.get(5).copied()], cowboys });
            all.push(Action::Buy { cards: [None, Some(card)], cowboys });
        }
    }
    all.extend((0..8).flat_map(|n| [Action::Draw(n), Action::Certificates(n)]));
    all.extend((0..=79).map(|n| Action::Engine(Space(n))));
    all.extend((0..10).flat_map(|n| [Action::Upgrade(n), Action::Deliver(n), Action::DiscFrom(n)]));
    all.extend((0..4).map(Action::Objective));
    all.extend(Worker::ALL.iter().map(|worker| Action::Give(*worker)));
    all.extend(Place::ALL.iter().map(|place| Action::Foresight(*place)));
    all.extend(Disc::ALL.iter().map(|disc| Action::Disc(*disc)));
    all.sort_unstable();
    all.dedup();
    all
}

fn conforms(seats: u8, options: &[(&str, &str)], seed: u64) {
    let texts: OptionTexts = options.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let options: Options = read_options(&texts).unwrap();
    let game = Cattle::new(&Cattle::default_box(), options, seats).unwrap();
    conformance::check(&game, &every_action(&game), &Plan { games: 1, seed, ..Plan::default() });
}

#[test]
fn two_players() {
    conforms(2, &[], 1);
}

#[test]
fn two_players_with_all_b_sides() {
    conforms(2, &[("sides", "b"), ("special_delivery", "every_space")], 2);
}

#[test]
fn three_players_with_the_other_readings() {
    let other = [
        ("neutral", "standard"),
        ("sides", "b"),
        ("adjacent", "next_location"),
        ("special_kansas_city", "nothing"),
    ];
    conforms(3, &other, 3);
}

#[test]
fn four_players_with_random_sides() {
    conforms(4, &[("neutral", "standard"), ("sides", "random"), ("start_player", "seat3")], 4);
}

#[test]
fn alone_against_easy_craig() {
    conforms(1, &[("craig", "easy"), ("start_player", "seat1")], 5);
}

#[test]
fn alone_against_normal_craig() {
    conforms(1, &[("craig", "normal"), ("sides", "random")], 6);
}

#[test]
fn alone_against_hard_craig() {
    conforms(1, &[("craig", "hard"), ("start_player", "seat2")], 7);
}

#[test]
fn alone_against_craig_as_one_likes_him() {
    conforms(1, &[("craig", "custom"), ("craig_removed_1", "5"), ("neutral", "standard")], 8);
}
