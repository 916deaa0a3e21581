//! Chapter 10 – Solo variant: rivals, draft, tiles.

use game_homestead::{Fact, Pending, PendingText, SoloPosition, Type};
use tabletop::{Seed, Table, Viewer};

use crate::{
    common::{A, Given, Scene, T12, given, on},
    games,
};

pub(crate) fn in_force(card: &str, from: u8, area: u8) -> SoloPosition {
    let card = Some(card.to_owned());
    SoloPosition {
        past: card.iter().cloned().collect(),
        card,
        area_from: from,
        area,
        ..SoloPosition::default()
    }
}

fn revealing(given: Given, solo: &str) -> (Scene, Vec<Fact>) {
    let given = given.pending(PendingText::SoloCard);
    let game = given.game.clone();
    let state =
        tabletop::read_state(&game, &serde_json::to_value(given.position()).unwrap()).unwrap();
    let mut table = Table::lay_out(game, Seed::small(3), state);
    let drawn = tabletop::Game::read_drawn(table.game(), &format!("solo {solo}")).unwrap();
    let facts = table.wish(drawn).unwrap().facts;
    (Scene::at(table), facts)
}

/// T49, A31, A32 Sizes 7, 6, 5, 4, 3, 2 over six turns; one card is left.
#[test]
fn t49_the_stacks_of_one() {
    let (mut sizes, mut left, mut lost) = (vec![], vec![], 0);
    let table = games::eager(1, &[], 11);
    for fact in table.history(0).into_iter().filter(|h| !h.undone).flat_map(|h| h.facts) {
        match fact {
            Fact::StackTaken { size, .. } => sizes.push(size),
            Fact::RoundEnded { cards, .. } => left.push(cards),
            Fact::Lost { cards } => lost += cards,
            _ => {}
        }
    }
    let plain = [7, 6, 5, 4, 3, 2].repeat(4);
    // A rival that lets cards be lost blindly changes its round.
    assert!(sizes == plain || lost > 4 * 11, "{sizes:?}");
    assert_eq!(left.len(), 4);
    assert!(left.iter().all(|&n| n <= 1));
}

/// T52, A28 A solo card whose order is in the hand, or built, is discarded.
#[test]
fn t52_a_rival_with_the_players_order_is_passed_over() {
    let (scene, facts) = revealing(given(1).hand(A, "dr_mcdowell"), "solo_dr_mcdowell");
    assert!(
        matches!(&facts[0], Fact::SoloRevealed { outcome, .. } if format!("{outcome:?}") == "Clash")
    );
    assert_eq!(scene.state().pending, Pending::SoloCard, "another is drawn");
    let built = given(1).building(A, "dr_mcdowell", "0,4 0,5 0,6 1,4");
    let (scene, _) = revealing(built, "solo_dr_mcdowell");
    assert_eq!(scene.state().pending, Pending::SoloCard);
    let (scene, _) = revealing(given(1), "solo_dr_mcdowell");
    assert_eq!(
        scene.0.view(Viewer::Seat(A)).solo.unwrap().card.as_deref(),
        Some("solo_dr_mcdowell")
    );
}

/// T52 After round 2 an order whose solo card was in force is replaced.
#[test]
fn t52_an_order_of_a_rival_is_replaced() {
    let solo = SoloPosition { past: vec!["solo_fort".into()], ..SoloPosition::default() };
    let mut given = given(1).round(2).turn(5).solo(solo).pending(PendingText::Play { left: 1 });
    given = given.hand(A, "stage_station stage_station house house");
    given.position.stacks = vec![game_homestead::StackPosition::default(); 3];
    let mut scene = given.table();
    scene.act("play stage_station");
    let place = scene.legal()[0].clone();
    let facts = scene.act_as(A, &place, &["card fort", "card canals"]);
    assert!(facts.iter().any(|f| matches!(f, Fact::OrderReplaced { card } if card == "fort")));
    let view = scene.0.view(Viewer::Seat(A));
    let offer = view.players[0].offer.as_ref().unwrap();
    assert!(offer.contains(&"canals".to_owned()) && !offer.contains(&"fort".to_owned()));
}

/// §10, A29 The rival's tiles form one area: terrain by type, every further tile beside it; a
/// forester's forest serves as steppe for the rest.
#[test]
fn s10_the_rivals_area_is_connected() {
    let (mut scene, _) = revealing(given(1), "solo_timber_company");
    // A forester L3, a production L5 and the order's L4: which one first?
    assert_eq!(scene.asking()["ask"], "tile");
    scene.refuses("tile mine I2", "§10.2 no-such-tile");
    scene.refuses("again", "§10.2 again-forbidden");
    scene.refuses("place 0,0 0,1 1,0", "§4.2 not-asked-now");
    scene.act("tile forester L3");
    scene.bars("0,0 0,1 1,0", "§5.3 wrong-terrain 3/0");
    scene.bars("0,2 0,3 0,4", "§5.1 not-this-tile");
    scene.act("place 1,1 2,1 2,2");
    scene.act("tile order L4");
    scene.bars("14,1 15,1 16,1 16,2", "§5.3 wrong-terrain 4/1");
    scene.bars("12,0 13,0 14,0 14,1", "§10.2 not-beside-area");
    assert!(scene.offers("place 0,2 0,3 0,4 1,2"), "on the forest that the forester opened");
    let place = scene.legal()[0].clone();
    scene.act(&place);
    let place = scene.legal()[0].clone();
    scene.act(&place);
    let view = scene.0.view(Viewer::Seat(A));
    assert_eq!(view.solo.unwrap().area.len(), 3);
    assert!(view.buildings.iter().all(|building| building.owner.is_none()), "A33 no rival posts");
    let area = view.buildings[0].area;
    assert!(view.buildings.iter().all(|building| building.area == area), "one connected area");
    assert_eq!(scene.state().pending, Pending::Pick);
}

/// A30 A tile that has run out is replaced by another of its type; an own card without its tile
/// cannot be played.
#[test]
fn a30_tiles_run_out() {
    let given = given(1).rival(Type::Farm, "0,5 0,6 0,7 0,8");
    let mut scene = given.clone().hand(A, "riverside_field house house house").table();
    scene.refuses("play riverside_field", "§10.6 no-tile-left");
    let (mut scene, _) = {
        let full = given
            .rival(Type::Farm, "4,0 4,1 5,0 5,1")
            .rival(Type::Farm, "6,0 6,1 7,0 7,1")
            .rival(Type::Farm, "8,4 8,5 9,4 9,5");
        revealing(full, "solo_homestead")
    };
    // It shows a farm Y5, a farm O4 and the order E6: O4 has run out.
    let farms: Vec<String> = scene.legal().into_iter().filter(|a| a.contains("farm")).collect();
    assert!(!farms.contains(&"tile farm O4".to_owned()) && farms.len() > 2, "{farms:?}");
    scene.act("tile farm T4");
    assert_eq!(scene.asking()["tile"]["shape"], "T4");
}

/// §10 When the rest does not fit, the area is taken up and begun anew.
#[test]
fn s10_an_area_that_cannot_be_finished_is_begun_anew() {
    // Two mines and an order on mountain: of this range only one end has room for all.
    let rows: Vec<&str> =
        ["mm..........", "............", "mmm.........", "mmm.........", "mmm........."]
            .into_iter()
            .chain(["............"; 7])
            .collect();
    let (mut scene, _) = revealing(on(&rows, 1), "solo_lookout");
    scene.act("tile mine I2");
    scene.act("place 0,0 0,1");
    assert_eq!(scene.legal(), ["again"]);
    let facts = scene.act("again");
    assert!(matches!(facts[0], Fact::TakenUp { tiles: 1 }));
    assert!(scene.state().board.is_empty());
    assert_eq!(scene.asking()["ask"], "tile");
}

/// A28 A card whose buildings do not fit is passed over.
#[test]
fn a28_a_rival_without_room_is_passed_over() {
    let rows: Vec<&str> =
        ["m...........", "............"].into_iter().chain(["............"; 10]).collect();
    let (scene, facts) = revealing(on(&rows, 1), "solo_lookout");
    assert!(
        matches!(&facts[0], Fact::SoloRevealed { outcome, .. } if format!("{outcome:?}") == "NoRoom")
    );
    assert_eq!(scene.state().pending, Pending::SoloCard);
}

/// §10 When no solo card is left there is no rival.
#[test]
fn s10_without_solo_cards_there_is_no_rival() {
    let mut given = on(&T12, 1).round(1).pending(PendingText::SoloCard);
    let ids: Vec<String> = {
        let components = tabletop::Game::components(&given.game);
        let cards = components["solo_cards"].as_array().unwrap();
        cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    };
    let solo = SoloPosition { discarded: ids[1..].to_vec(), ..SoloPosition::default() };
    given = given.solo(solo).hand(A, "steamboat house house");
    assert_eq!(ids[0], "solo_steamboat");
    let (mut scene, _) = revealing(given, "solo_steamboat");
    scene.0.draw_due();
    assert_eq!(scene.state().pending, Pending::Pick);
}
