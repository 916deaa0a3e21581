//! What an offer promises is what happens.

use game_rails::{Action, AwardPreview, Fact, PointsFor, Preview, Rails, State};
use nets::{cases, play};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Seat, Viewer};

use crate::common::{A, B, any_game, given, given_with};

fn preview(scene: &crate::common::Scene, action: &str) -> Preview {
    let view = scene.0.view(Viewer::Seat(scene.asked()));
    scene.0.game().preview(&view, scene.read(action))
}

/// Does the action and whatever nature says to it.
fn act(
    game: &Rails,
    state: &mut State,
    seat: Seat,
    action: Action,
    rng: &mut Pcg64Mcg,
) -> Vec<Fact> {
    let mut facts = vec![];
    game.apply(state, seat, action, &mut facts);
    while game.to_act(state) == Actor::Chance {
        let drawn = game.draw(state, rng);
        game.resolve(state, drawn, &mut facts);
    }
    facts
}

fn legal(game: &Rails, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    legal
}

/// Compares a preview with what the action changes on the table, the turn played to its end.
fn keeps(game: &Rails, before: &State, seat: Seat, action: Action) -> Result<(), TestCaseError> {
    let told = game.preview(&game.view(before, Viewer::Seat(seat)), action);
    let (mut after, mut rng) = (*before, Pcg64Mcg::seed_from_u64(1));
    let mut facts = act(game, &mut after, seat, action, &mut rng);
    let paying = legal(game, &after, seat).len();
    let asked = matches!(legal(game, &after, seat).first(), Some(Action::Pay(_)));
    match action {
        Action::Claim(lane) => {
            prop_assert_eq!(usize::from(told.ways), if asked { paying } else { 1 });
            while game.outcome(&after).is_none() && game.to_act(&after) == Actor::Seat(seat) {
                let next = *legal(game, &after, seat).last().unwrap();
                if after.pending.is_empty() {
                    break;
                }
                facts.extend(act(game, &mut after, seat, next, &mut rng));
            }
            prop_assert_eq!(told.cars_left, Some(after.players[seat.index()].cars));
            prop_assert_eq!(told.cards, game.map().lane(lane).length);
        }
        Action::Mark(_) => prop_assert_eq!(usize::from(told.ways), if asked { paying } else { 1 }),
        Action::Start(city) => {
            let map = game.map();
            let mut near: Vec<_> = map.at_city(city).iter().map(|l| map.lane(l).ends).collect();
            near.dedup();
            prop_assert_eq!(told.walled.map(usize::from), Some(near.len()));
        }
        Action::Pay(payment) => {
            prop_assert_eq!(told.cards, payment.cards + payment.locomotives);
            if let Some(cars) = told.cars_left {
                prop_assert_eq!(cars, after.players[seat.index()].cars);
            }
        }
        _ => prop_assert_eq!(&told, &Preview::default()),
    }
    let points: Vec<AwardPreview> = facts
        .iter()
        .filter_map(|fact| match *fact {
            Fact::Points { reason: PointsFor::Alvin, .. } => None,
            Fact::Points { seat, points, .. } => Some(AwardPreview { seat, points }),
            _ => None,
        })
        .collect();
    prop_assert_eq!(&told.points, &points);
    let moved = facts.iter().any(|fact| matches!(fact, Fact::AlvinMoved { .. }));
    // Alvin is moved by a decision of his own, and a turn goes on after a payment.
    if !matches!(action, Action::Alvin(_) | Action::NoMarker | Action::Mark(_) | Action::Pay(_)) {
        prop_assert_eq!(told.captures_alvin, moved);
    }
    let begins = facts.iter().any(|fact| matches!(fact, Fact::LastRound { .. }));
    if matches!(action, Action::Claim(_)) {
        prop_assert_eq!(told.last_round, begins);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(6))]

    #[test]
    fn every_offer_keeps_its_promise(seed: u64) {
        let game = any_game(seed);
        let mut result = Ok(());
        play(&game, seed, |state| {
            for seat in game.to_act(state).seats().iter().take(1) {
                for action in legal(&game, state, seat) {
                    if result.is_ok() {
                        result = keeps(&game, state, seat, action);
                    }
                }
            }
        });
        result?;
    }
}

#[test]
fn a_claim_promises_points_cards_and_cars() {
    let table = given(3)
        .start(A, "seattle")
        .start(B, "portland")
        .hand(A, "2 green 2 locomotive")
        .cars(A, 4, "portland")
        .table();
    let expected = Preview {
        points: vec![AwardPreview { seat: B, points: 2 }, AwardPreview { seat: A, points: 2 }],
        cards: 2,
        ways: 3,
        cars_left: Some(2),
        last_round: true,
        ..Preview::default()
    };
    assert_eq!(preview(&table, "claim portland-seattle-0"), expected);
}

#[test]
fn a_claim_promises_alvin() {
    let scene = |holder| {
        let scene = given_with(2, &[("alvin", "true")]).start(A, "santa_fe").hand(A, "1 green");
        scene.lanes(A, "roswell-santa_fe-0").alvin("santa_fe", holder)
    };
    let table = scene(Some(A)).start(B, "albuquerque").hand(B, "1 green").turn(B).table();
    assert!(preview(&table, "claim albuquerque-santa_fe-0").captures_alvin);
    let mine = scene(Some(A)).table();
    assert!(!preview(&mine, "claim albuquerque-santa_fe-0").captures_alvin, "R14");
}

/// R19: a start city says how many neighbours it has.
#[test]
fn r19_a_start_city_promises_its_ways_out() {
    let table =
        tabletop::Table::<Rails>::open(crate::common::game(2, &[]), tabletop::Seed::small(1));
    let mut table = crate::common::Scene::at(table.0);
    for _ in 0..2 {
        let keep = table.legal()[0].clone();
        table.act(&keep);
    }
    assert_eq!(preview(&table, "start wolf_point").walled, Some(3));
    assert_eq!(preview(&table, "start salt_lake_city").walled, Some(6));
}
