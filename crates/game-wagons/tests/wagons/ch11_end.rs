//! §11 End of the game.

use game_wagons::{Fact, Land, State};
use tabletop::Game;

use crate::common::{BLUE, GREEN, Given, RED, Scene, game, given, given_with};

/// T46, the example of §11.1: R 47, G 48, a scoring gives R 3, G 4, B 1: completed for all regions
/// and players, then the game ends; G wins 52 to 50.
#[test]
fn s11_1_fifty_points_end_the_game_after_the_whole_scoring() {
    let mut table = given(3)
        .wagons([1, 3, 4, 1, 1, 10])
        .block(Land::East, "RRR")
        .block(Land::GreatPlains, "GGG")
        .block(Land::Midwest, "G")
        .block(Land::West, "B")
        .vp(RED, 47)
        .vp(GREEN, 48)
        .table();
    let facts = table.act("score");
    assert_eq!(table.vp(), [50, 52, 11]);
    let outcome = table.0.outcome().unwrap();
    assert_eq!(
        (outcome.reason.as_str(), outcome.places.as_slice()),
        ("fifty", [2, 1, 3].as_slice())
    );
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [GREEN]);
    assert!(
        !facts.contains(&Fact::Scored { seat: None, number: None, cost: 0 }),
        "no last scoring"
    );
    assert_eq!(table.player(RED).scored, 1);
}

/// §11.1 49 are not 50.
#[test]
fn s11_1_forty_nine_points_do_not_end_the_game() {
    let mut table = given(2).wagons([19, 1, 0, 0, 0, 0]).block(Land::East, "R").vp(RED, 48).table();
    table.act("score");
    assert_eq!((table.vp(), table.reason()), (vec![49, 10], None));
}

/// A19: "Only the total after the scoring counts": the cost takes the leader below before.
#[test]
fn s11_1_the_cost_is_paid_before_the_points_are_counted() {
    let scene = |vp| {
        given(2)
            .wagons([19, 1, 0, 0, 0, 0])
            .block(Land::East, "R")
            .supply(RED, 0)
            .vp(RED, vp)
            .table()
    };
    let mut table = scene(49);
    table.act("score");
    assert_eq!((table.vp()[0], table.reason()), (49, None));
}

/// T48, the example of §11.2: 1/0/10/5/4/0, the last wagon goes NE, E, GP: a free last scoring, no
/// scoring card used, most points win though nobody has 50.
#[test]
fn s11_2_no_wagon_in_the_two_eastern_regions_ends_the_game() {
    let mut table = given(2)
        .wagons([1, 0, 10, 5, 4, 0])
        .block(Land::GreatPlains, "GG")
        .block(Land::West, "R")
        .hand(RED, "W1w2c2")
        .supply(RED, 20)
        .table();
    table.acts(&["play W1w2c2", "move NE"]);
    let facts = table.act("move E");
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
    assert!(facts.contains(&Fact::Scored { seat: None, number: None, cost: 0 }));
    // The disc placed by the same card counts, and so do the wagons it moved.
    assert_eq!(table.vp(), [12, 12]);
    assert_eq!((table.player(RED).scored, table.player(GREEN).scored), (0, 0));
    assert_eq!(table.discs(RED), (20 - 2 - 1, 30 - 20 - 1 + 2));
    // A18, A20: no special case; equal points, more discs in supply.
    assert_eq!(table.0.outcome().unwrap().winners().collect::<Vec<_>>(), [GREEN]);
}

/// T49: "NE empty alone, or E empty alone, never ends the game."
#[test]
fn s11_2_one_wagon_in_either_region_keeps_the_game_going() {
    let mut table = given(2).wagons([0, 2, 8, 5, 5, 0]).hand(RED, "E1w1c1").table();
    table.acts(&["play E1w1c1", "move E"]);
    assert_eq!((table.state().wagons[1], table.reason()), (1, None));
    let mut table = given(2).wagons([1, 1, 8, 5, 5, 0]).hand(RED, "E1w1c1").table();
    table.acts(&["play E1w1c1", "move E"]);
    assert_eq!((table.state().wagons[0], table.reason()), (1, None));
}

/// §11.2 "After an action card has been fully executed": the last wagon may leave with a step in
/// hand, and then the card is carried out to its end.
#[test]
fn s11_2_the_card_is_carried_out_first() {
    let mut table = given(2).wagons([0, 1, 9, 5, 5, 0]).hand(RED, "w3c1").table();
    table.acts(&["play w3c1", "move E", "move GP"]);
    assert_eq!(table.reason(), None);
    table.act("move W");
    assert_eq!(table.state().wagons, [0, 0, 9, 6, 4, 1]);
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
    assert_eq!(table.player(RED).hand.len(), 7, "the draw belongs to it");
}

/// A18: 50 reached by the free last scoring is no special case.
#[test]
fn s11_2_fifty_points_in_the_last_scoring_are_no_special_case() {
    let mut table = given(2)
        .wagons([0, 1, 9, 5, 5, 0])
        .block(Land::GreatPlains, "GGG")
        .vp(GREEN, 49)
        .hand(RED, "E1w1c1")
        .table();
    table.acts(&["play E1w1c1", "move E"]);
    assert_eq!((table.vp()[1], table.reason().as_deref()), (52, Some("wagons-gone")));
}

fn finals(vp: [u8; 3], supply: [u8; 3]) -> Vec<u8> {
    let game = game(3, &[]);
    let mut ending = given(3);
    for ((seat, vp), discs) in [RED, GREEN, BLUE].into_iter().zip(vp).zip(supply) {
        ending = ending.vp(seat, vp).supply(seat, discs);
    }
    let mut table = ending.wagons([0, 1, 19, 0, 0, 0]).hand(RED, "w2c0").table();
    table.acts(&["play w2c0", "move E", "move GP"]);
    game.outcome(table.state()).unwrap().places
}

/// T51, the example of §11.3: VP 44, 44, 40. Supplies 3 and 5: Green wins; 4 and 4: shared. A20:
/// discs in blocks and lid do not count (here the poorer in supply has more in the lid).
#[test]
fn s11_3_ties_are_broken_by_supply_then_shared() {
    assert_eq!(finals([44, 44, 40], [3, 5, 9]), [2, 1, 3]);
    assert_eq!(finals([44, 44, 40], [4, 4, 9]), [1, 1, 3]);
    assert_eq!(finals([20, 30, 30], [9, 2, 1]), [3, 1, 2]);
    assert_eq!(finals([10, 10, 10], [7, 7, 7]), [1, 1, 1]);
}

fn last_wagon(options: &[(&str, &str)]) -> Scene {
    let hand = "E1w1c1 w2c0 GP1w0c0";
    let given = given_with(2, options).wagons([0, 1, 9, 5, 5, 0]).hand(RED, hand);
    let mut table = given.block(Land::GreatPlains, "R").table();
    table.acts(&["double", "play E1w1c1", "move E"]);
    table
}

fn nearly_fifty(options: &[(&str, &str)]) -> Scene {
    let given = given_with(2, options).wagons([19, 1, 0, 0, 0, 0]).block(Land::East, "R");
    let mut table = given.vp(RED, 49).hand(RED, "w2c0").table();
    table.acts(&["double", "score"]);
    table
}

/// A16 `cut`: "Game ends at once; the second action is lost. Same for 50 VP."
#[test]
fn s11_2_the_end_cuts_a_double_turn() {
    let cut = [("double_at_end", "cut")];
    assert_eq!(last_wagon(&cut).reason().as_deref(), Some("wagons-gone"));
    assert_eq!(nearly_fifty(&cut).reason().as_deref(), Some("fifty"));
}

/// A16 `finish_turn`: "The second action is still taken, then the game ends", with the last scoring
/// after it.
#[test]
fn s11_2_a_double_turn_may_be_finished() {
    let finish = [("double_at_end", "finish_turn")];
    let mut table = last_wagon(&finish);
    assert_eq!((table.reason(), table.vp()), (None, vec![10, 10]));
    table.act("play GP1w0c0");
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
    assert_eq!(table.vp(), [12, 10]);

    let mut table = nearly_fifty(&finish);
    assert_eq!((table.reason(), table.vp()), (None, vec![50, 10]));
    table.acts(&["play w2c0", "move NE"]);
    assert_eq!(table.reason(), None);
    table.act("move NE");
    assert_eq!(table.reason().as_deref(), Some("fifty"));
}

/// A16 `finish_turn`: without a wagon in the east a second card may lack steps; as many as possible
/// are made (A9). Paying points away does not bring the game back either.
#[test]
fn s11_2_what_ended_the_game_stays_ended() {
    let finish = [("double_at_end", "finish_turn")];
    let given = given_with(2, &finish).wagons([0, 1, 0, 0, 0, 19]).hand(RED, "w3c1 w3c1");
    let mut table = given.table();
    table.acts(&["double", "play w3c1", "move E", "move GP", "move MW", "play w3c1"]);
    let facts = table.act("move W");
    assert!(facts.contains(&Fact::StepsLapsed { seat: RED, steps: 2 }));
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));

    let given = given_with(2, &finish).wagons([18, 2, 0, 0, 0, 0]).block(Land::East, "RR");
    let mut table = given.vp(RED, 48).supply(RED, 1).hand(RED, "E2w3c6").table();
    table.acts(&["double", "score", "play E2w3c6", "move NE", "move NE", "move NE"]);
    assert_eq!((table.vp()[0], table.reason().as_deref()), (44, Some("fifty")));
}

/// A16 `finish_turn` with A21 `optional`: the second action may be left out, then the game ends.
#[test]
fn s11_2_a_double_turn_may_be_stopped_at_the_end() {
    let mut table = last_wagon(&[("double_at_end", "finish_turn"), ("double_second", "optional")]);
    table.act("stop");
    assert_eq!(table.reason().as_deref(), Some("wagons-gone"));
    assert_eq!(table.vp(), [11, 10]);
}

fn idle(seats: u8, guard: &str, actions: u16) -> Given {
    given_with(seats, &[("stall_guard", guard)]).idle(actions).hand(RED, "E1w0c0 w2c0")
}

/// T52, A24: 40 full rounds without a wagon step or a scoring: free last scoring, "stalemate".
#[test]
fn s11_2_a_game_that_stands_still_ends() {
    for seats in 2..=4 {
        let limit = 40 * u16::from(seats);
        let mut table = idle(seats, "40", limit - 2).table();
        table.act("play E1w0c0");
        assert_eq!((table.reason(), table.state().idle), (None, limit - 1));
        let sale = table.legal().into_iter().find(|action| action.starts_with("sell")).unwrap();
        let facts = table.act(&sale);
        assert_eq!(table.reason().as_deref(), Some("stalemate"));
        assert!(facts.contains(&Fact::Scored { seat: None, number: None, cost: 0 }));
    }
}

/// T52: "The counter resets on any wagon step or scoring."
#[test]
fn s11_2_a_step_or_a_scoring_breaks_the_stall() {
    let mut table = idle(2, "40", 79).table();
    table.acts(&["play w2c0", "move NE", "move NE"]);
    assert_eq!((table.reason(), table.state().idle), (None, 0));
    let mut table = idle(2, "40", 79).table();
    table.act("score");
    assert_eq!((table.reason(), table.state().idle), (None, 0));
}

/// A24 `stall_guard`: any number of rounds, or `off`.
#[test]
fn s11_2_the_stall_guard_can_be_set_or_taken_away() {
    let mut table = idle(2, "3", 5).table();
    table.act("play E1w0c0");
    assert_eq!(table.reason().as_deref(), Some("stalemate"));
    let mut table = idle(2, "3", 4).table();
    table.act("play E1w0c0");
    assert_eq!(table.reason(), None);
    let mut table = idle(2, "off", u16::MAX).table();
    table.act("play E1w0c0");
    assert_eq!((table.reason(), table.state().idle), (None, u16::MAX));
}

/// A17: points rise only in scorings, so no other action can reach fifty.
#[test]
fn s11_1_points_rise_only_in_scorings() {
    let mut table = given(2).vp(RED, 49).wagons([10, 10, 0, 0, 0, 0]).block(Land::East, "RRR");
    table = table.hand(RED, "E1w0c0");
    let mut table = table.table();
    table.act("play E1w0c0");
    let State { players, .. } = *table.state();
    assert_eq!((players[0].vp, table.reason()), (49, None));
}

/// A27: points simply go on. 49 and twenty wagons' worth are 69.
#[test]
fn s11_1_points_go_on_beyond_the_track() {
    let mut table = given(2)
        .wagons([0, 7, 7, 6, 0, 0])
        .block(Land::East, "RRRRRRR")
        .block(Land::GreatPlains, "RRRRRRR")
        .block(Land::Midwest, "RRRRRR")
        .vp(RED, 49)
        .table();
    table.act("score");
    assert_eq!(table.vp(), [69, 10]);
}
