//! Chapter 12 – Final scoring.

use game_cattle::{Disc, Master, Score};

use crate::common::{A, Given, given};

fn score(given: Given) -> Score {
    let table = given.table();
    table.0.game().score_of(table.state(), A)
}

/// Without the start card, so that a test counts what it lays out.
fn bare() -> Given {
    given(2).money(A, 0).bend(|state| state.players[0].start_card = None)
}

fn area(mut given: Given, names: &str) -> Given {
    for name in names.split_whitespace() {
        let card = given.card(name);
        given.state.players[0].area.add(card);
    }
    given
}

fn masters(given: Given, masters: &[Master]) -> Given {
    let set = masters.iter().fold(0, |set, master| set | 1 << master.index());
    given.bend(|state| state.players[0].masters = set)
}

/// §12 Money, buildings, cities and links, stations, hazards, cattle.
#[test]
fn s12_plain_categories() {
    assert_eq!(score(bare().money(A, 14)).money, 2);
    assert_eq!(score(bare().built(A, 10, "A1").built(A, 1, "A2")).buildings, 14);
    let cities = bare().bend(|state| state.players[0].cities = [1, 1, 1, 1, 0, 0, 1, 1, 1, 2]);
    assert_eq!(score(cities).cities, -6 - 3 - 1 + 8 + 4 + 6 + 18);
    assert_eq!(score(bare().bend(|state| state.players[0].stations = 0b10_0000_0001)).stations, 10);
    assert_eq!(score(bare().bend(|state| state.players[0].hazards[0] = 2)).hazards, 8);
    assert_eq!(score(bare().hand(A, "holstein texas_longhorn_7 west_highland_4")).cattle, 12);
}

/// §12, case 39: workers in slots 5 and 6.
#[test]
fn s12_late_workers() {
    assert_eq!(score(bare().workers(A, [6, 1, 5])).workers, 12);
    assert_eq!(score(bare().cleared(A, &[Disc::StepRight])).step, 3);
}

/// §12 Every owned thing serves one card only; unmet cards of the area cost.
#[test]
fn s12_things_serve_one_card_only() {
    // Two hazards meet one of the two cards that want hazards.
    let given = area(bare(), "money_cow4_hazard2 draw_build2_hazard").hand(A, "west_highland_3");
    let two = given.clone().bend(|state| state.players[0].hazards[0] = 2);
    assert_eq!(score(two.clone()).objectives, 3 - 2);
    let built = two.built(A, 1, "A1").built(A, 2, "A2").bend(|s| s.players[0].hazards[0] = 3);
    assert_eq!(score(built).objectives, 6);
    assert_eq!(score(given).objectives, -4);
}

/// §12 The best assignment: a dear card is met rather than a cheap one.
#[test]
fn s12_the_best_assignment_is_found() {
    let given = area(bare(), "money_station2_hazard engine3_station2_hazard2 walk_station2_build2");
    let given = given.bend(|state| {
        state.players[0].stations = 0b11;
        state.players[0].hazards[0] = 2;
    });
    assert_eq!(score(given.clone()).objectives, 5 - 2 - 2);
    let built = given.built(A, 1, "A1").built(A, 2, "A2");
    assert_eq!(score(built).objectives, 1, "5 for one of them, 2 off for each of the others, or 3");
}

/// §9, §12 Cards of the deck are added or left out as is best.
#[test]
fn s12_cards_of_the_deck_are_optional() {
    assert_eq!(score(bare().hand(A, "aux_san_francisco")).objectives, 0);
    let met = bare().hand(A, "aux_san_francisco").bend(|state| state.players[0].cities[9] = 1);
    assert_eq!(score(met).objectives, 5);
}

/// §12 Start cards have no penalty.
#[test]
fn s12_start_cards_cost_nothing() {
    let given = given(2).money(A, 0).bend(|state| state.players[0].start_card = Some(3));
    assert_eq!(score(given.clone()).objectives, 0);
    let met = given.bend(|state| {
        state.players[0].teepees = [0, 1];
        state.players[0].hazards[0] = 2;
    });
    assert_eq!(score(met).objectives, 3);
}

/// §12 Station masters share nothing with objectives.
#[test]
fn s12_station_masters() {
    let certs = masters(bare(), &[Master::Certs, Master::Teepees]);
    let certs = certs.bend(|state| {
        state.players[0].marker = 3;
        state.players[0].teepees = [2, 1];
    });
    assert_eq!(
        score(certs).masters,
        2 * 3 + 3,
        "5 certificates make 2 pairs, and 1 pair of teepees"
    );
    let hazards = masters(bare(), &[Master::Hazards, Master::Workers]).workers(A, [2, 3, 1]);
    let hazards = hazards.bend(|state| state.players[0].hazards[0] = 2);
    assert_eq!(score(hazards).masters, 3 + 6);
}

/// §12 `sm_objectives` counts cards in the area, fulfilled or not: an unmet card may pay to add.
#[test]
fn s12_an_unmet_card_may_be_worth_its_penalty() {
    let one = masters(area(bare(), "walk_cow345"), &[Master::Objectives]);
    assert_eq!((score(one.clone()).objectives, score(one.clone()).masters), (-2, 0));
    let pair = one.clone().hand(A, "draw_cow5_hazard");
    assert_eq!((score(pair.clone()).objectives, score(pair).masters), (-4, 3));
    let dear = one.hand(A, "aux_san_francisco");
    assert_eq!(
        (score(dear.clone()).objectives, score(dear).masters),
        (-2, 0),
        "3 for 3 is nothing"
    );
}
