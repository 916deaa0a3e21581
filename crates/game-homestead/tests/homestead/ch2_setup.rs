//! Chapter 2 – Setup: start hands and trading posts.

use game_homestead::{Pending, PendingText};
use nets::play_on;
use tabletop::Viewer;

use crate::common::{A, B, Given, S12, T12, game, given, on, opened};

const SIX: &str = "bank house saloon canals bridge fort";

fn start_hands() -> Given {
    let given = given(2).round(0).pending(PendingText::StartHands { mates: false }).hand(A, SIX);
    given.hand(B, "market market church railway lookout mission")
}

/// T08, §2 "At least one discarded card must be an order."
#[test]
fn t08_an_order_is_among_the_discards() {
    let mut scene = start_hands().table();
    scene.refuses("discard bank house saloon", "§2.4 no-order-discarded");
    scene.refuses("discard bank canals", "§2.4 wrong-number 3/2");
    scene.refuses("discard market canals fort", "§4.2 not-in-hand");
    scene.refuses("discard canals canals fort", "§4.2 not-in-hand");
    scene.refuses("keep bank house saloon", "§4.2 not-asked-now");
}

/// T09, §2 A starting hand is three cards with 0, 1 or 2 orders. Both choose at once.
#[test]
fn t09_three_cards_are_kept() {
    let mut scene = start_hands().table();
    assert_eq!(scene.legal().len(), 20 - 1);
    scene.act("discard bank house canals");
    assert_eq!(scene.hand(A).len(), 6, "nothing happens until both have chosen");
    scene.act("discard lookout mission railway");
    assert_eq!(scene.hand(A), ["saloon", "bridge", "fort"]);
    assert_eq!(scene.hand(B), ["market", "market", "church"]);
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!((view.discard.buildings, view.discard.orders), (2, 4));
    // Copies of a card are one choice.
    let twins = "market market church railway lookout mission";
    let scene = start_hands().hand(A, twins).hand(B, SIX).table();
    assert_eq!(scene.legal().len(), 1 + 3 * 2 + 3 * 2);
}

fn posts(rows: &[&str]) -> Given {
    let given = on(rows, 2).round(0).pending(PendingText::Posts { left: 1 });
    let given = given.player(A, |player| player.post = Some("post_mine".into()));
    given.player(B, |player| player.post = Some("post_farm".into()))
}

/// T05, §2 "Distance at least 4, diagonals included."
#[test]
fn t05_posts_keep_their_distance() {
    let mut scene = posts(&S12).building(A, "post_mine", "0,0 0,1 1,0 1,1").table();
    scene.bars("0,4 0,5 1,4 1,5", "§2.6 post-too-near");
    scene.bars("4,4 4,5 5,4 5,5", "§2.6 post-too-near");
    assert!(scene.offers("place 0,5 0,6 1,5 1,6"));
    scene.act("place 5,5 5,6 6,5 6,6");
    assert_eq!(scene.money(B), 0, "posts pay nothing");
}

/// T06, A1 A post is on free steppe; A3 it is a city building, and its symbol is active at once.
#[test]
fn t06_a_post_is_on_steppe() {
    let mut scene = posts(&T12).building(A, "post_mine", "9,7 9,8 10,7 10,8").table();
    scene.bars("1,1 1,2 2,1 2,2", "§6.1 forest-locked 4/0");
    scene.bars("5,3 5,4 6,3 6,4", "§5.3 wrong-terrain 4/2");
    scene.bars("9,8 9,9 10,8 10,9", "§5.1 not-free");
    scene.bars("11,0 11,1 12,0 12,1", "§5.1 off-the-map");
    scene.bars("0,0 0,1 0,2 0,3", "§5.1 not-this-tile");
    scene.act("place 0,4 0,5 1,4 1,5");
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.buildings[1].kind, game_homestead::Type::City);
    assert_eq!(view.players[1].bonus.get("farm"), Some(&1));
}

/// T07, A2 The marked post is always dealt; its owner begins. Alone, any post is dealt.
#[test]
fn t07_the_marked_post_is_always_dealt() {
    let game2 = game(2, &[]);
    let mut owners = [0; 2];
    for seed in 0..1000 {
        play_on(&game2, tabletop::Game::start(&game2), seed, 2, |state| {
            if let Pending::Posts { left: 2 } = state.pending {
                let post = state.players[state.first.index()].post;
                assert_eq!(game2.card(post).id, "post_mine");
                owners[state.first.index()] += 1;
            }
        });
    }
    assert_eq!(owners[0] + owners[1], 1000);
    assert!(owners.iter().all(|&n| n > 400), "to anybody alike: {owners:?}");
    let (alone, mut dealt) = (game(1, &[]), std::collections::BTreeSet::new());
    for seed in 0..60 {
        play_on(&alone, tabletop::Game::start(&alone), seed, 1, |state| {
            dealt.insert(state.players[0].post);
        });
    }
    assert_eq!(dealt.len(), 1 + 4, "every post, and none before the deal");
}

/// §2 Posts are placed from the first player on, clockwise.
#[test]
fn s2_the_first_player_places_first() {
    let mut scene = opened(3, &[], 4);
    scene.play_until(|state| matches!(state.pending, Pending::Posts { .. }));
    let first = scene.state().first;
    for n in 0..3 {
        assert_eq!(scene.asked().0, (first.0 + n) % 3);
        let place = scene.legal()[0].clone();
        scene.act(&place);
    }
}

/// §2 The map goes by the number of players, or is chosen; teams are four.
#[test]
fn s2_the_map_goes_by_the_number_of_players() {
    let map = |seats, options: &[(&str, &str)]| game(seats, options).map().id.clone();
    let auto: Vec<String> = (1..=4).map(|seats| map(seats, &[])).collect();
    assert_eq!(auto, ["solo20", "small21", "medium23", "large25"]);
    assert_eq!(map(2, &[("map", "large25")]), "large25");
    assert_eq!(map(4, &[("teams", "true")]), "large25");
    let sides = |id: &str| game(1, &[("map", id)]).map().width;
    assert_eq!(["solo20", "small21", "medium23", "large25"].map(sides), [20, 21, 23, 25]);
}
