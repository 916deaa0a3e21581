//! Previews say what a very placement brings, and are right.

use std::collections::BTreeSet;

use game_homestead::{Action, Pending};
use tabletop::{Game, Table, Viewer};

use crate::common::{A, B, S12, T12, game, on};

fn preview(scene: &crate::common::Scene, action: &str) -> game_homestead::Preview {
    let seat = scene.asked();
    scene.0.game().preview(&scene.0.view(Viewer::Seat(seat)), scene.read(action))
}

/// §11 Income by source, with the buildings that were counted, and the bonus.
#[test]
fn a_place_shows_its_income_by_source() {
    let mut scene = on(&S12, 2)
        .building(A, "sheriff", "4,4 4,5")
        .building(B, "hotel", "4,8 5,8")
        .building(B, "quarry", "3,4")
        .building(A, "house", "0,0 0,1 1,0")
        .hand(A, "bank")
        .table();
    let card = preview(&scene, "play bank");
    assert!(card.places.unwrap() > 10 && card.best == Some(2 + 5 + 1));
    let best_at =
        |cell: [u8; 2]| card.ground.iter().find(|one| one.cell == cell).map(|one| one.best);
    assert_eq!((best_at([5, 7]), best_at([4, 4])), (Some(8), None), "the sheriff stands there");
    scene.act("play bank");
    let build = preview(&scene, "place 4,6 4,7 5,6 5,7").build.unwrap();
    assert_eq!((build.dollars, build.bonus, build.toll, build.pays), (8, 1, 0, None));
    assert_eq!(build.effects.iter().map(|effect| effect.dollars).collect::<Vec<_>>(), [2, 5]);
    assert_eq!(build.effects[1].buildings, [2], "the quarry");
}

/// §6.1 A forester shows which forest it opens; an order what it would pay then.
#[test]
fn a_place_shows_what_else_follows() {
    let mut scene = on(&T12, 2).hand(A, "lumberjack").table();
    scene.act("play lumberjack");
    let build = preview(&scene, "place 1,1 2,1 2,2").build.unwrap();
    assert_eq!((build.dollars, build.forest), (7, Some(0)));
    let mut scene = on(&S12, 2).building(A, "pig_farm", "0,0 0,1").hand(A, "barbed_wire").table();
    assert_eq!(preview(&scene, "play barbed_wire").best, Some(3));
    scene.act("play barbed_wire");
    let build = preview(&scene, "place 1,0 1,1 1,2 1,3 1,4").build.unwrap();
    assert_eq!((build.dollars, build.pays), (0, Some(3)));
}

/// The ground of a card is all that its places cover.
#[test]
fn a_card_shows_its_ground() {
    let mut scene = on(&T12, 2).hand(A, "lumberjack").table();
    let ground = preview(&scene, "play lumberjack").ground;
    let ground: BTreeSet<[u8; 2]> = ground.iter().map(|one| one.cell).collect();
    scene.act("play lumberjack");
    let mut covered = BTreeSet::new();
    for action in scene.0.legal(A) {
        if let Action::Place(spot) = action {
            covered.extend(spot.cells().map(|cell| [cell.row, cell.col]));
        }
    }
    assert!(!ground.is_empty() && ground == covered);
}

/// Whatever is foreseen happens, over whole games.
#[test]
fn what_is_foreseen_happens() {
    for seats in 1..=4 {
        let (mut table, _) = Table::open(game(seats, &[]), tabletop::Seed::small(7));
        let mut turn = 0;
        while let Some(seat) = table.to_act().seats().first() {
            let legal = table.legal(seat);
            turn += 1;
            let action = legal[turn * 7 % legal.len()];
            let placing = matches!(table.state().pending, Pending::Place { .. });
            let preview = table.game().preview(&table.view(Viewer::Seat(seat)), action);
            let before = table.state().players[seat.index()].earned;
            table.act(seat, action).unwrap();
            if let (true, Action::Place(_), Some(build)) = (placing, action, preview.build) {
                let after = table.state().players[seat.index()].earned;
                let without_orders = |earned: [i16; 7]| earned[..6].iter().sum::<i16>();
                assert_eq!(without_orders(after) - without_orders(before), build.dollars);
            }
        }
    }
}
