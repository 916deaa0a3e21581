//! Chapter 8.5 – Delivery: city, disc, links, transport.

use game_cattle::{Disc, Pending};

use crate::common::{A, Given, facts_named, given};

/// The first player delivers up to so much.
fn delivering(most: u8) -> Given {
    given(2).using("G").engine(A, "39").bend(|state| {
        state.players[0].engine = game_cattle::Space::numbered(30);
        state.pending.pop();
        state.pending.push(Pending::Deliver { most, special: false });
    })
}

fn city(given: &Given, name: &str) -> usize {
    given.game.parts().cities.iter().position(|city| city.name == name).unwrap()
}

/// §8.5, case 34: value, own discs, and the two cities that may be repeated.
#[test]
fn s8_5_the_city() {
    let given =
        delivering(18).bend(|state| state.players[0].cities = [1, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
    let mut table = given.clone().money(A, 0).table();
    table.refuses("deliver el_paso", "§8.5 city-taken");
    assert!(table.offers("deliver kansas_city") && table.offers("deliver san_francisco"));
    table.acts(&["deliver kansas_city", "disc aux_money"]);
    assert_eq!(table.money(), 6);
    assert_eq!(table.0.game().score_of(table.state(), A).cities, -12 + 9);
    let mut near = delivering(7).table();
    near.refuses("deliver santa_fe", "§8.5 city-too-far 8/7");
}

/// §8.5 White-corner discs serve all, dark ones dark targets only, while there are others.
#[test]
fn s8_5_corners() {
    let mut white = delivering(8).table();
    white.act("deliver santa_fe");
    white.refuses("disc cert6", "§8.5 disc-corner");
    assert!(white.offers("disc cert4"));
    let mut dark = delivering(10).table();
    dark.act("deliver albuquerque");
    assert!(dark.offers("disc cert6") && dark.offers("disc aux_cert"));
    let only_dark = delivering(8).bend(|state| state.players[0].discs[..6].fill(0));
    let mut table = only_dark.table();
    table.act("deliver santa_fe");
    assert!(table.offers("disc cert6"));
    table.refuses("disc aux_money", "§8.5 disc-gone");
}

/// §8.5 Clearing effects: 3 dollars, 5 dollars, 3 points.
#[test]
fn s8_5_clearing_effects() {
    let mut left = delivering(10).money(A, 0).table();
    left.act("deliver albuquerque");
    left.refuses("disc hand_left", "§8.5 cannot-pay-disc 5/0");
    left.act("disc step_left");
    assert_eq!(left.money(), 3);
    let mut hand = delivering(10).money(A, 5).table();
    let facts = {
        hand.act("deliver albuquerque");
        hand.act("disc hand_right")
    };
    assert_eq!(facts_named(&facts, "paid")[0]["money"], 5);
    assert_eq!(facts_named(&facts, "drew").len(), 5, "the hand limit is 5 now");
    let mut right = delivering(10).table();
    right.acts(&["deliver albuquerque", "disc step_right"]);
    assert_eq!(right.0.game().score_of(right.state(), A).step, 3);
}

/// §8.5, R5: the 6 dollars of Kansas City may pay when only 5-dollar discs remain.
#[test]
fn s8_5_kansas_city_may_pay_for_its_disc() {
    let hands = |state: &mut game_cattle::State| {
        state.players[0].discs = [0; 11];
        state.players[0].discs[Disc::HandLeft.index()] = 1;
    };
    let mut table = delivering(0).money(A, 0).bend(hands).table();
    let facts = table.act("deliver kansas_city");
    assert_eq!(facts_named(&facts, "disc")[0]["from"], "hand_left");
    assert_eq!(table.money(), 1);
    let other = |state: &mut game_cattle::State| {
        state.players[0].discs = [0; 11];
        state.players[0].discs[Disc::HandLeft.index()] = 1;
        state.players[0].discs[Disc::StepRight.index()] = 1;
        state.players[0].discs[Disc::Cert6.index()] = 1;
    };
    let mut table = delivering(0).money(A, 0).bend(other).table();
    table.act("deliver kansas_city");
    table.refuses("disc hand_left", "§8.5 cannot-pay-disc 5/0");
}

/// §8.5 No disc on the board: one of an own station must move; none at all: nothing is placed.
#[test]
fn s8_5_without_discs() {
    let bare = delivering(1).money(A, 0).bend(|state| {
        state.players[0].discs = [0; 11];
        (state.players[0].stations, state.players[0].upgraded) = (0b11, 0b11);
    });
    let mut table = bare.clone().table();
    table.act("deliver topeka");
    assert_eq!(table.legal(), ["disc station1", "disc station2"]);
    table.refuses("disc station3", "§8.5 no-station-disc");
    table.act("disc station2");
    assert_eq!(table.player(A).stations, 1);
    let mut none = bare.bend(|state| state.players[0].stations = 0).table();
    let facts = none.act("deliver topeka");
    assert_eq!(facts_named(&facts, "undelivered").len(), 1);
    assert_eq!(none.player(A).cities[1], 0);
}

/// §8.5, R6: a link fires once, when its second city gets a disc; Santa Fe may fire two.
#[test]
fn s8_5_links() {
    let given = delivering(8);
    let (springs, albuquerque) = (city(&given, "colorado_springs"), city(&given, "albuquerque"));
    let given = given.bend(|state| {
        state.players[0].cities[springs] = 1;
        state.players[0].cities[albuquerque] = 1;
    });
    let mut table = given.table();
    let facts = {
        table.act("deliver santa_fe");
        table.act("disc aux_money")
    };
    assert_eq!(facts_named(&facts, "link").len(), 2);
    assert_eq!(table.ask(), "objective");
    let refused = table.read("no");
    table.refuses_action(A, refused, "§0 not-asked-now");
    let facts = table.act("objective 1");
    assert_eq!(facts_named(&facts, "display-card").len(), 1, "a refill between");
    assert!(table.offers("objective deck"), "display or deck top");
    table.act("objective 1");
    let discard = table.player(A).discard.objectives().len();
    assert_eq!(discard, 2);
}

/// §8.5 One dollar for each crossing between engine and city.
#[test]
fn s8_5_transport() {
    let given = delivering(18).engine(A, "0");
    for (name, crossings) in [
        ("topeka", 0),
        ("wichita", 1),
        ("colorado_springs", 3),
        ("santa_fe", 4),
        ("albuquerque", 5),
        ("el_paso", 7),
        ("san_diego", 8),
        ("sacramento", 9),
        ("san_francisco", 11),
    ] {
        let mut table = given.clone().money(A, 20).table();
        table.act(&format!("deliver {name}"));
        let facts = table.act("disc aux_money");
        let paid: u64 =
            facts_named(&facts, "transport").iter().map(|f| f["money"].as_u64().unwrap()).sum();
        assert_eq!(paid, crossings, "{name}");
    }
    let mut near = given.clone().engine(A, "4.5").money(A, 20).table();
    near.act("deliver colorado_springs");
    let facts = near.act("disc aux_money");
    assert_eq!(facts_named(&facts, "transport")[0]["money"], 1, "n.5 has passed crossing n");
    let mut poor = given.money(A, 1).table();
    poor.refuses("deliver colorado_springs", "§8.5 cannot-pay-transport 3/1");
    poor.act("deliver wichita");
}

/// §8.5 A disc that brings money may pay the transport, and no disc may make it unpayable.
#[test]
fn s8_5_the_transport_must_stay_payable() {
    let given = delivering(10).engine(A, "0");
    let mut table = given.clone().money(A, 2).table();
    let facts = table.act("deliver albuquerque");
    assert_eq!(facts_named(&facts, "disc")[0]["from"], "step_left", "the only one that pays 5");
    assert_eq!(table.money(), 0);
    let mut table = given.money(A, 9).table();
    table.act("deliver albuquerque");
    table.refuses("disc hand_left", "§8.5 cannot-pay-disc 10/9");
}
