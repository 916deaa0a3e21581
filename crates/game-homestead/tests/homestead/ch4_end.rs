//! Chapter 4.4 – Game end.

use game_homestead::PendingText;
use tabletop::Viewer;

use crate::common::{A, B, C, Given, S12, game, given, given_in, on};

fn over(seats: u8) -> Given {
    given(seats).round(4).pending(PendingText::Over)
}

/// T59, §4.4 Equal totals share the victory; an order still in hand pays nothing.
#[test]
fn t59_ties_share_the_victory() {
    let scene = over(3)
        .player(A, |player| player.earned.farm = 40)
        .player(B, |player| player.earned.mine = 40)
        .player(C, |player| player.earned.city = 39)
        .hand(A, "canals")
        .table();
    let outcome = scene.0.outcome().unwrap();
    assert_eq!((outcome.reason.as_str(), outcome.places), ("tie", vec![1, 1, 3]));
    let mut scene = on(&S12, 2)
        .round(4)
        .turn(5)
        .pending(PendingText::Play { left: 1 })
        .building(B, "pig_farm", "0,0 0,1")
        .building(A, "pig_farm", "5,0 5,1")
        .building(A, "barbed_wire", "6,0 6,1 6,2 6,3 6,4")
        .hand(A, "canals fort house")
        .hand(B, "barbed_wire railway house house")
        .player(A, |player| player.earned.city = 10)
        .player(B, |player| player.earned.city = 12);
    scene.position.players[1].hand[0] = "railway".into();
    scene.position.players[1].hand[1] = "stage_line".into();
    let mut scene = scene.table();
    scene.builds("house", "0,2 1,1 1,2");
    let outcome = scene.0.outcome().unwrap();
    assert_eq!(scene.0.scores(), [10 + 3, 12 + 3]);
    assert_eq!((outcome.reason.as_str(), outcome.places), ("money", vec![2, 1]));
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.final_scores.unwrap()[0].orders, 3);
    assert!(view.players[0].hand.is_some(), "what is left is laid open");
}

/// §9 "The two totals are added at the end."; A36 an order counts for who played it, once.
#[test]
fn s9_teams_add_their_totals() {
    let scene = given_in(game(4, &[("teams", "true")]))
        .round(4)
        .pending(PendingText::Over)
        .player(A, |player| player.earned.farm = 50)
        .player(B, |player| player.earned.mine = 40)
        .player(C, |player| player.earned.city = 5)
        .player(crate::common::D, |player| player.earned.orders = 20)
        .table();
    assert_eq!(scene.0.scores(), [50, 40, 5, 20], "A36 each collects what they play");
    let outcome = scene.0.outcome().unwrap();
    assert_eq!((outcome.reason.as_str(), outcome.places), ("money", vec![3, 1, 3, 1]));
}

/// T54, §10 The ratings.
#[test]
fn t54_the_ratings() {
    let rated = |orders: usize, total: i16| {
        let mut given = over(1).player(A, |player| player.earned.farm = total);
        let places = ["0,4 0,5 0,6 1,4", "5,16 5,17 6,16 6,17", "7,0 7,1 8,0 8,1"];
        let built = ["dr_mcdowell", "mint_office", "courthouse"];
        let cells = ["0,4 0,5 0,6 1,4", "4,0 4,1 5,1 5,2", "7,0 7,1 7,2 8,1"];
        assert_eq!(places.len(), built.len());
        for (card, cells) in built.iter().zip(cells).take(orders) {
            given = given.building(A, card, cells);
        }
        given.table().0.outcome().unwrap().reason
    };
    let totals = [99, 100, 149, 150, 199, 200, 249, 250, 299, 300];
    let names = totals.map(|total| rated(3, total));
    let expected = [
        "failed",
        "poor",
        "poor",
        "modest",
        "modest",
        "successful",
        "successful",
        "wealthy",
        "wealthy",
        "flourishing",
    ];
    assert_eq!(names, expected);
    assert_eq!(rated(2, 320), "failed");
}
