//! §5.4 Move wagons.

use std::collections::BTreeSet;

use game_wagons::{Action, Fact, Land, Options, Region, State, Wagons};
use tabletop::{Actor, Game, Quiet};

use crate::common::{RED, Scene, box_with_card, given, given_with};

/// Every way the wagons can stand after a card has been played to its end.
fn outcomes(scene: &Scene) -> BTreeSet<[u8; 6]> {
    fn walk(scene: &Scene, ends: &mut BTreeSet<[u8; 6]>) {
        let moves: Vec<String> =
            scene.legal().into_iter().filter(|action| action.starts_with("move")).collect();
        if moves.is_empty() {
            ends.insert(scene.state().wagons);
        }
        for action in moves {
            let mut next = Scene::at(scene.0.clone());
            next.act(&action);
            walk(&next, ends);
        }
    }
    let mut ends = BTreeSet::new();
    walk(scene, &mut ends);
    ends
}

/// T24, the example of §5.4: from 20/0/0/0/0/0 three steps lead to three outcomes.
#[test]
fn s5_4_three_steps_out_of_new_england() {
    let mut table = given(2).hand(RED, "w3c1").table();
    table.act("play w3c1");
    let expected = [[17, 3, 0, 0, 0, 0], [18, 1, 1, 0, 0, 0], [19, 0, 0, 1, 0, 0]];
    assert_eq!(outcomes(&table), expected.into());
}

/// T25: "Three wagons one step each, one wagon three steps, or one two and another one; no move
/// eastwards; moving only two steps is not offered."
#[test]
fn s5_4_steps_are_split_freely() {
    let start = [4, 4, 3, 3, 3, 3];
    let mut table = given(2).wagons(start).hand(RED, "w3c1").table();
    table.act("play w3c1");
    let found = outcomes(&table);
    let three_wagons = [3, 5, 3, 2, 3, 4];
    let one_wagon = [4, 3, 3, 3, 4, 3];
    let two_and_one = [3, 4, 4, 2, 4, 3];
    for expected in [three_wagons, one_wagon, two_and_one] {
        assert!(found.contains(&expected), "{expected:?}");
    }
    // Reference: every vector of step counts s0..s4 with sum 3 that leaves no region below zero.
    let mut reference = BTreeSet::new();
    for code in 0..4u32.pow(5) {
        let steps: Vec<i8> = (0..5).map(|i| (code / 4u32.pow(i) % 4) as i8).collect();
        let mut after = start.map(u8::cast_signed);
        for (i, step) in steps.iter().enumerate() {
            after[i] -= step;
            after[i + 1] += step;
        }
        if steps.iter().sum::<i8>() == 3 && after.iter().all(|&n| n >= 0) {
            reference.insert(after.map(i8::cast_unsigned));
        }
    }
    assert_eq!(found, reference);
    assert_eq!(found.len(), 35, "35 step vectors for three wagons");
}

/// T26, A10: from 10/2/2/2/1/3, W to CA and MW to W: 10/2/2/1/1/4. A wagon in California is out.
#[test]
fn s5_4_a_wagon_that_reaches_california_has_left_the_game() {
    let mut table = given(2).wagons([10, 2, 2, 2, 1, 3]).hand(RED, "w2c0").table();
    table.act("play w2c0");
    table.refuses("move CA", "§5.4 left-the-game");
    let facts = table.act("move W");
    let exit = Fact::Moved { seat: RED, from: Region::West, to: Region::California };
    assert!(facts.contains(&exit));
    table.refuses("move W", "§5.4 no-wagon-there 1/0");
    table.refuses("move CA", "§5.4 left-the-game");
    table.act("move MW");
    assert_eq!(table.state().wagons, [10, 2, 2, 1, 1, 4]);
}

/// A10: one wagon may take several steps, and several steps through a region nobody is in.
#[test]
fn s5_4_one_wagon_may_take_all_the_steps() {
    let mut table = given(2).hand(RED, "w3c1").table();
    table.act("play w3c1");
    table.refuses("move E", "§5.4 no-wagon-there 1/0");
    table.acts(&["move NE", "move E", "move GP"]);
    assert_eq!(table.state().wagons, [19, 0, 0, 1, 0, 0]);
}

/// T27: 0/1/0/0/0/19 and three steps: the single wagon must go E, GP, MW, W; then the last scoring.
#[test]
fn s5_4_the_last_wagon_takes_all_steps() {
    let mut table =
        given(2).wagons([0, 1, 0, 0, 0, 19]).block(Land::West, "R").hand(RED, "w3c1").table();
    table.act("play w3c1");
    for step in ["move E", "move GP", "move MW"] {
        assert_eq!(table.legal(), [step]);
        table.act(step);
    }
    assert_eq!(table.state().wagons, [0, 0, 0, 0, 1, 19]);
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
    assert_eq!(table.vp(), [11, 10]);
}

/// A9 `as_many_as_possible`: a card of a deck of one's own shows nine wagons, and a single wagon
/// has four steps left. Four are made, five lapse.
#[test]
fn s5_4_more_wagons_than_can_move_make_as_many_steps_as_possible() {
    let files = box_with_card(r#"{"id": 1, "wagons": 9, "cost": 0}"#);
    let mut given = given_with(2, &[("custom_deck_moves", "as_many_as_possible")]);
    given.game = Wagons::new(&files, given.game.options().clone(), 2).unwrap();
    let mut table = given.wagons([0, 1, 0, 0, 0, 19]).hand(RED, "w9c0").table();
    table.acts(&["play w9c0", "move E", "move GP", "move MW"]);
    let facts = table.act("move W");
    assert!(facts.contains(&Fact::StepsLapsed { seat: RED, steps: 5 }));
    assert_eq!(table.state().wagons, [0, 0, 0, 0, 0, 20]);
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
}

/// T28, A9: "While the game runs some wagon is in NE or E and has 4 or more steps left." For every
/// way twenty wagons can stand with one in NE or E: four steps can be made, whichever comes first.
#[test]
fn s5_4_four_steps_can_always_be_made() {
    let files = box_with_card(r#"{"id": 1, "wagons": 4, "cost": 0}"#);
    let mut given = given(2);
    given.game = Wagons::new(&files, Options::default(), 2).unwrap();
    let game = given.game.clone();
    let mut played = *given.hand(RED, "w4c0").table().state();
    game.apply(&mut played, RED, "play w4c0".parse().unwrap(), &mut Quiet);
    let (mut positions, mut legal) = (0, vec![]);
    for code in 0..21u32.pow(5) {
        let standing: [u8; 5] = std::array::from_fn(|i| (code / 21u32.pow(i as u32) % 21) as u8);
        let [ne, e, gp, mw, w] = standing;
        let total: u8 = standing.iter().sum();
        if total > 20 || ne + e == 0 {
            continue;
        }
        positions += 1;
        let mut state = State { wagons: [ne, e, gp, mw, w, 20 - total], ..played };
        // The quickest way to run out of steps: always the wagon furthest to the west.
        for step in 0..4 {
            legal.clear();
            game.legal(&state, RED, &mut legal);
            let last = *legal.last().unwrap();
            assert!(matches!(last, Action::Move(_)), "{standing:?}, step {step}");
            game.apply(&mut state, RED, last, &mut Quiet);
        }
        assert_eq!(game.to_act(&state), Actor::Chance, "four steps, then the draw");
    }
    // C(25, 5) ways to stand, less the C(23, 3) of them without a wagon in NE and E.
    assert_eq!(positions, 53_130 - 1_771);
}
