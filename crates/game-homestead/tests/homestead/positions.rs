//! Position files: what people write is set up, or told why not.

use game_homestead::{Pending, PendingText, SoloPosition, Type};
use nets::play;
use tabletop::{Game, Position, Seed, Table};

use crate::common::{A, B, Given, S12, T12, game, given, on};

/// Every state of whole games can be written down and set up again.
#[test]
fn a_position_gives_the_same_state_back() {
    for (seats, options) in [(1, &[][..]), (2, &[]), (3, &[]), (4, &[("teams", "true")])] {
        let game = game(seats, options);
        play(&game, 3, |state| {
            let position = Position::of(&game, state);
            let text = serde_json::to_string(&position).unwrap();
            let read: Position = serde_json::from_str(&text).unwrap();
            let (_, again) = read
                .set_up::<game_homestead::Homestead>(&game_homestead::Homestead::default_box())
                .unwrap();
            assert_eq!(again, *state, "{text}");
        });
    }
}

/// A position plays on to the end.
#[test]
fn a_position_plays_on() {
    let mut scene = given(3).round(3).turn(2).table();
    scene.play_until(|_| false);
    assert!(scene.0.outcome().is_some());
    let stacks = given(2).pending(PendingText::DealStacks { left: 14 }).table();
    assert_eq!(stacks.state().pending, Pending::Pick);
}

#[track_caller]
fn broken(given: Given, why: &str) {
    let error = given.broken();
    assert!(error.contains(why), "{error}");
}

#[test]
fn what_does_not_fit_together_is_refused() {
    broken(given(2).first(crate::common::C), "there is no seat 2");
    broken(
        given(2).hand(A, "bank saloon market church school"),
        "has 5 cards in hand, here it would be 4",
    );
    broken(given(2).hand(A, "house house house house").hand(B, "house"), "more copies");
    broken(given(2).hand(A, "barn"), "no card \"barn\"");
    broken(given(2).hand(A, "post_farm"), "no card \"post_farm\"");
    broken(given(2).round(5), "this cannot be asked then");
    broken(given(2).turn(1).pending(PendingText::Replace), "this cannot be asked then");
    broken(given(2).round(0).pending(PendingText::Posts { left: 3 }), "asked then");
    broken(given(2).pending(PendingText::Lose { left: 1 }), "asked then");
    broken(given(2).pending(PendingText::Exchange), "asked then");
    broken(given(2).round(1).pending(PendingText::DiscardOne), "asked then");
    broken(given(2).stack(0, "canals"), "an order is never drafted");
    broken(
        given(2).stack(0, &"house ".repeat(4)).stack(1, "bank bank").pending(PendingText::Replace),
        "do not fit",
    );
    broken(given(2).solo(SoloPosition::default()), "only one player");
    broken(given(2).player(A, |p| p.choice = Some(vec!["house".into()])), "cannot have chosen");
    broken(given(2).player(A, |p| p.buried = vec!["house".into()]), "buried cards");
    broken(given(2).player(A, |p| p.earned.farm = 9_000), "cannot be earned");
    broken(given(2).player(A, |p| p.post = Some("house".into())), "no post");
    broken(given(2).player(A, |p| p.done = vec!["house".into(); 7]), "at most six turns");
    broken(given(2).player(A, |p| p.done = vec!["house".into()]), "has played 1 turns");
    broken(given(2).player(A, |p| drop(p.sure.insert(7, vec!["house".into()]))), "sure");
    broken(given(2).player(A, |p| p.offer = vec!["canals".into()]), "is offered 0 orders");
    let twice = given(2).player(A, |p| p.post = Some("post_farm".into()));
    broken(twice.player(B, |p| p.post = Some("post_farm".into())), "another player's");
    let mut three = given(2);
    three.position.players.pop();
    assert!(three.game.place(&three.position).unwrap_err().contains("1 players are described"));
}

#[test]
fn buildings_lie_on_the_map() {
    let house = |at: &str| on(&S12, 2).building(A, "house", at);
    broken(house("0,0 0,1 0,2"), "not the shape of its tile");
    broken(house("0,0 0,1 0,1"), "no tile");
    broken(house("11,11 11,12 12,11"), "hangs over the edge");
    broken(house("40,40 40,41 41,40"), "hangs over the edge");
    broken(house("0,0 0,1 1,0").building(B, "house", "0,0 0,1 1,0"), "covered already");
    broken(on(&S12, 2).building(crate::common::D, "house", "0,0 0,1 1,0"), "its owner");
    broken(on(&S12, 2).building(A, "barn", "0,0"), "no card");
    broken(on(&S12, 2).rival(Type::City, "0,0"), "its owner");
    broken(on(&S12, 1).rival(Type::Order, "0,0"), "no order tile");
    broken(on(&T12, 2).building(A, "hunter", "0,0 0,1"), "on forest");
    broken(on(&S12, 2).building(A, "post_farm", "0,0 0,1 1,0 1,1"), "another player's post");
    let posts = on(&S12, 2).round(0).pending(PendingText::Posts { left: 2 });
    broken(posts, "has no post");
}

#[test]
fn solo_positions_are_judged() {
    let solo = |change: fn(&mut SoloPosition)| {
        let mut solo = super::ch10_solo::in_force("solo_fort", 0, 0);
        change(&mut solo);
        given(1).solo(solo)
    };
    broken(solo(|s| s.card = Some("solo_x".into())), "no solo card");
    broken(solo(|s| s.past = vec![]), "the present one was");
    broken(solo(|s| s.area = 2), "made of the rival's buildings");
    broken(solo(|s| s.built = [("barn".into(), 1)].into()), "no type");
    let tile = |left: Vec<u8>| solo(|_| ()).pending(PendingText::Tile { left });
    broken(tile(vec![7]), "places 0 to 3");
    broken(tile(vec![0]), "another number of tiles");
    broken(given(1).pending(PendingText::Tile { left: vec![0] }), "no solo card is in force");
    let wrong = PendingText::RivalTile {
        left: vec![0, 1, 2],
        shown: 0,
        kind: Type::Mine,
        shape: "I2".into(),
    };
    broken(solo(|_| ()).pending(wrong), "cannot be placed now");
    let none =
        PendingText::RivalTile { left: vec![0], shown: 0, kind: Type::Mine, shape: "R6".into() };
    broken(solo(|_| ()).pending(none), "no tile mine R6");
    assert_eq!(tile(vec![0, 1, 2]).table().asking()["ask"], "tile");
    let mut small = given(1).turn(1);
    let game = small.game.clone();
    small.position = small.clone().position();
    small.position.stacks[2].cards.truncate(2);
    assert!(game.place(&small.position).unwrap_err().contains("too small for the turns left"));
}

/// The text of a position knows no other fields.
#[test]
fn unknown_fields_are_refused() {
    let game = game(2, &[]);
    let (table, _) = Table::open(game.clone(), Seed::small(1));
    let mut value = Position::of(&game, table.state()).state;
    value["weather"] = serde_json::json!("fine");
    assert!(tabletop::read_state(&game, &value).unwrap_err().to_string().contains("weather"));
}
