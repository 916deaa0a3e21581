//! Chapter 9 – Team variant.

use game_homestead::{Fact, Homestead, Pending, PendingText};
use tabletop::{Game, Viewer};

use crate::common::{A, B, C, D, Given, T12, game, given_in, options, small_tiles};

const NINE: &str = "house house house smithy bank saloon canals bridge fort";

fn teams() -> Given {
    given_in(game(4, &[("teams", "true")]))
}

fn start() -> Given {
    teams()
        .round(0)
        .pending(PendingText::StartHands { mates: false })
        .player(A, |p| p.offer = crate::common::names(NINE))
        .player(B, |p| {
            let theirs = "market market church church school school railway lookout mission";
            p.offer = crate::common::names(theirs);
        })
}

fn empty_hands(given: Given) -> crate::common::Scene {
    let state = {
        let mut position = given.clone().position();
        position.players.iter_mut().for_each(|player| player.hand.clear());
        let value = serde_json::to_value(position).unwrap();
        tabletop::read_state(&given.game, &value).unwrap()
    };
    let seed = tabletop::Seed::small(1848);
    crate::common::Scene::at(tabletop::Table::from_position(given.game, seed, state).0)
}

/// A35 A team draws nine cards; each member keeps an order and two buildings, the rest goes.
#[test]
fn a35_a_team_shares_its_first_cards() {
    let mut scene = empty_hands(start());
    assert_eq!(scene.0.to_act().seats().iter().collect::<Vec<_>>(), [A, B]);
    let mate = scene.0.view(Viewer::Seat(C));
    assert_eq!(mate.players[2].offer.as_ref().unwrap().len(), 9, "both see the team's cards");
    assert_eq!(scene.0.view(Viewer::Seat(D)).players[0].offer, None);
    scene.refuses("keep house smithy bank", "§9.2 wrong-share");
    scene.refuses("keep canals bridge bank", "§9.2 wrong-share");
    scene.refuses("keep canals market bank", "§9 not-of-the-team");
    scene.refuses("keep canals bank", "§2.4 wrong-number 3/2");
    scene.refuses("discard canals house bank", "§4.2 not-asked-now");
    scene.act_as(A, "keep canals house bank", &[]);
    scene.act_as(B, "keep railway market market", &[]);
    assert_eq!(scene.0.to_act().seats().iter().collect::<Vec<_>>(), [C, D]);
    scene.refuses_to(C, "keep canals house saloon", "§9 not-of-the-team");
    scene.act_as(C, "keep fort house smithy", &[]);
    scene.act_as(D, "keep lookout church school", &[]);
    assert_eq!(scene.hand(A), in_order(&scene, "bank house canals"));
    assert_eq!(scene.hand(C).len(), 3);
    let view = scene.0.view(Viewer::Seat(C));
    assert_eq!((view.discard.buildings, view.discard.orders), (4, 2));
    assert_eq!(view.my_discards.len(), 3, "both members know what was left over");
    assert_eq!(view.players[0].known.len(), 3, "and what the other took");
}

/// These cards in the order of the box.
fn in_order(scene: &crate::common::Scene, cards: &str) -> Vec<String> {
    let mut cards = crate::common::names(cards);
    cards.sort_by_key(|id| scene.0.game().cards().find(id));
    cards
}

fn on_t12() -> Given {
    let options = options(&[("teams", "true"), ("map", "large25")]);
    let rows: Vec<String> = T12.iter().map(|row| format!("{row}............")).collect();
    let rows: Vec<String> =
        rows.iter().cloned().chain(std::iter::repeat_n(".".repeat(24), 12)).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    given_in(Homestead::new(&small_tiles(&rows), options, 4).unwrap())
}

/// §9 "Own means team": adjacency, farm sets, forests and symbols are shared.
#[test]
fn s9_own_means_team() {
    let given = on_t12()
        .building(C, "bank", "10,6 10,7 11,6 11,7")
        .building(C, "lumberjack", "1,1 2,1 2,2")
        .building(C, "pig_farm", "10,8 10,9")
        .building(B, "sheriff", "4,1 4,2");
    let mut scene = given.clone().hand(A, "farmstead house").table();
    // Beside the mate's farm; set of two, and the bank's farm symbol.
    assert_eq!(scene.builds("farmstead", "9,10 10,10 10,11 11,10 11,11"), 6 + 1);
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.players[0].farm_sets, [2]);
    assert_eq!(view.players[0].forests, view.players[2].forests);
    assert_eq!((scene.money(A), scene.money(C)), (7, 0), "who plays it collects the money");
    let mut scene = given.clone().hand(A, "house").table();
    scene.act("play house");
    assert!(scene.offers("place 1,2 1,3 2,3"), "the mate's forester opened it");
    // Opposing is who is not in the team: boot hill wants another team's building.
    let mut scene = given.hand(A, "boot_hill").table();
    scene.act("play boot_hill");
    scene.bars("7,5 7,6 7,7 8,7 9,7", "§5.4 too-few-neighbours 1/0");
}

/// §9 Hands are shown between rounds, and only then.
#[test]
fn s9_hands_are_shown_between_the_rounds() {
    let scene = teams().pending(PendingText::Replace).table();
    let view = scene.0.view(Viewer::Seat(A));
    assert!(view.players[2].hand.is_some() && view.players[1].hand.is_none());
    let scene = teams().pending(PendingText::Pick).table();
    let view = scene.0.view(Viewer::Seat(A));
    assert!(view.players[2].hand.is_none(), "during a round nothing is shown");
}

/// A34 After the draws members may exchange: one proposes, the other agrees or declines.
#[test]
fn a34_team_mates_exchange_cards() {
    let given = teams()
        .pending(PendingText::Exchange)
        .hand(A, "house house bank")
        .hand(C, "smithy canals fort");
    let mut scene = given.clone().table();
    scene.refuses("take house bank market", "§9 not-of-the-team");
    scene.refuses("take house bank", "§2.4 wrong-number 3/2");
    scene.refuses("agree", "§4.2 not-asked-now");
    scene.act_as(A, "take house canals fort", &[]);
    let mine = scene.hand(B).join(" ");
    scene.act_as(B, &format!("take {mine}"), &[]);
    assert_eq!(scene.asking()["ask"], "answer");
    let view = scene.0.view(Viewer::Seat(C));
    assert_eq!(view.players[0].choice.as_ref().unwrap(), &["house", "canals", "fort"]);
    assert_eq!(scene.0.view(Viewer::Seat(D)).players[0].choice, None);
    let mut declined = crate::common::Scene::at(scene.0.clone());
    scene.act_as(C, "agree", &[]);
    let facts = scene.act_as(D, "decline", &[]);
    assert!(facts.iter().any(|f| matches!(f, Fact::Exchanged { team: 0, agreed: Some(true) })));
    assert_eq!(scene.hand(A), in_order(&scene, "house canals fort"));
    assert_eq!(scene.hand(C), in_order(&scene, "smithy house bank"));
    assert_eq!(scene.state().pending, Pending::Pick);
    declined.act_as(C, "decline", &[]);
    declined.act_as(D, "decline", &[]);
    assert_eq!(declined.hand(A), ["house", "house", "bank"]);
    let known = declined.0.view(Viewer::Seat(A)).players[2].known.clone();
    assert_eq!(known.len(), 3, "what was shown is remembered");
}

/// §9 After round 2 a team draws three orders, each member keeps one.
#[test]
fn s9_each_member_keeps_an_order() {
    let mut scene = teams().round(2).turn(3).table();
    scene.play_until(|state| matches!(state.pending, Pending::KeepOrder { .. }));
    let offer = scene.0.view(Viewer::Seat(C)).players[2].offer.clone().unwrap();
    assert_eq!(offer.len(), 3);
    scene.act_as(A, &format!("keep {}", offer[0]), &[]);
    let theirs = scene.0.view(Viewer::Seat(B)).players[1].offer.clone().unwrap();
    scene.act_as(B, &format!("keep {}", theirs[2]), &[]);
    scene.refuses_to(C, &format!("keep {}", offer[0]), "§4.3 not-offered");
    scene.act_as(C, &format!("keep {}", offer[1]), &[]);
    scene.act_as(D, &format!("keep {}", theirs[0]), &[]);
    assert_eq!(scene.state().pending, Pending::DiscardOne);
    assert!(scene.hand(A).contains(&offer[0]) && scene.hand(C).contains(&offer[1]));
    let left = scene.0.view(Viewer::Seat(C)).my_discards.clone();
    assert!(left.contains(&offer[2]));
}

/// §9 Seats 0 and 2 against 1 and 3; A37 city areas have all owners anyway. Teams are of four.
#[test]
fn s9_team_mates_never_act_back_to_back() {
    let scene = teams().table();
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.players.iter().map(|player| player.team).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let three = Homestead::new(&Homestead::default_box(), options(&[("teams", "true")]), 3);
    assert!(three.unwrap_err().to_string().contains("four players"));
}
