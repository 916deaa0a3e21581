//! Positions written by hand: what can be is set up and played on, what cannot be is refused with
//! the rule it breaks, and nothing makes the game stumble.

use std::collections::BTreeSet;

use game_rails::{AlvinPosition, LastRoundPosition, PendingText, Position, Rails, State};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{Actor, Game, PositionError, Quiet, read_state};

use crate::{
    ch4_turn::walled_in,
    common::{A, B, Given, any_game, cards, face_up, game, given, given_with, names},
};

pub(crate) fn json_of(game: &Rails, state: &State) -> Value {
    serde_json::to_value(game.position(state)).unwrap()
}

/// Random games, whole, the states between two draws included: every state is written down and set
/// up again.
#[test]
fn every_state_survives_being_written_down() {
    let mut asked = BTreeSet::new();
    for seed in 0..8 {
        let game = any_game(seed);
        let (mut state, mut rng) = (game.start(), Pcg64Mcg::seed_from_u64(seed));
        let mut legal = vec![];
        loop {
            if let Some(top) = state.pending.top() {
                asked.insert(format!("{top:?}").split(' ').next().unwrap().to_owned());
            }
            let again = read_state(&game, &json_of(&game, &state));
            assert_eq!(again.as_ref(), Ok(&state), "{}", json_of(&game, &state));
            match game.to_act(&state) {
                Actor::Nobody => break,
                Actor::Chance => {
                    let drawn = game.draw(&state, &mut rng);
                    game.resolve(&mut state, drawn, &mut Quiet);
                }
                actor => {
                    let seat = actor.seats().iter().last().unwrap();
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let action = legal[rng.random_range(0..legal.len())];
                    game.apply(&mut state, seat, action, &mut Quiet);
                }
            }
        }
    }
    let never = asked.iter().filter(|kind| **kind == "EndTurn").count();
    assert_eq!((asked.len(), never), (14, 0), "every question was open in some of them: {asked:?}");
}

/// What a person would leave out: cars, networks, the deck, markers left …
#[test]
fn a_position_needs_only_what_matters() {
    let game = game(2, &[]);
    let state = read_state(
        &game,
        &json!({
            "turn": 1,
            "players": [
                {"start": "denver", "markers": ["denver"], "hand": {"red": 3},
                 "lanes": ["denver-pueblo-0"], "tickets": ["seattle-denver"], "score": 1},
                {"start": "boise", "markers": ["boise"]},
            ],
            "face_up": ["red", "red", "blue", "green", "locomotive"],
        }),
    )
    .unwrap();
    assert_eq!((state.players[0].cars, state.players[0].markers), (39, 2));
    assert_eq!(state.players[0].network.len(), 2);
    assert_eq!((state.deck.len(), state.tickets.tickets.len()), (110 - 3 - 5, 49));
    assert_eq!(game.to_act(&state), Actor::Seat(B));
}

/// Sets up a position after somebody has scribbled on it.
#[track_caller]
fn refused(given: Given, scribble: impl FnOnce(&mut Position), because: &str) {
    let game = given.game.clone();
    let mut position = given.position();
    scribble(&mut position);
    let value = serde_json::to_value(position).unwrap();
    match read_state(&game, &value) {
        Err(PositionError::Broken(reason)) => {
            assert!(reason.contains(because), "{reason:?} does not say {because:?}");
        }
        other => panic!("expected {because:?}, found {other:?}"),
    }
}

#[test]
fn s2_the_box_holds_what_it_holds() {
    let more = "hands, display and discard pile hold more cards than the box (§2)";
    refused(given(2).hand(A, "12 red"), |p| p.players[1].hand = cards("1 red"), more);
    refused(given(2).hand(A, "12 red"), |p| p.discard = cards("1 red"), more);
    let display = face_up("red red blue blue green");
    refused(given(2).hand(A, "11 red"), |p| p.face_up = display, more);
    let lost = "known cards must be in the hand";
    refused(given(2), |p| p.players[0].known = cards("1 red"), lost);
    let twice = "a ticket is in two places (§2)";
    let ticket = || names("seattle-roswell");
    refused(given(2).tickets(A, "seattle-roswell"), |p| p.players[1].tickets = ticket(), twice);
    let laid = given(2).ticket_deck(&["seattle-roswell"]);
    refused(laid, |p| p.players[0].tickets = ticket(), twice);
    let laid = given(2).ticket_deck(&["seattle-roswell", "seattle-roswell"]);
    refused(laid, |_| {}, twice);
    let both = names("seattle-roswell seattle-roswell");
    refused(
        given(2),
        |p| p.players[0].tickets = both,
        "tickets: seattle-roswell is there twice (§2)",
    );
    let few = given(2).ticket_deck(&["seattle-roswell"]);
    refused(few, |p| p.players[1].tickets.truncate(9), "there are 10 tickets, the box has 50 (§2)");
    let empty = given(2).ticket_deck(&["seattle-roswell"]);
    let layer = |p: &mut Position| p.ticket_deck.as_mut().unwrap().push(vec![]);
    refused(empty, layer, "ticket_deck: a layer is empty");
    let known = |p: &mut Position| p.ticket_deck.as_mut().unwrap()[0][0].known_to = vec![2];
    refused(given(2).ticket_deck(&["seattle-roswell"]), known, "known_to names no seat");
}

/// 111 cards: one more than the box has of a colour is no number of cards at all.
#[test]
fn s2_no_pile_has_more_than_the_box() {
    let game = game(2, &[]);
    let mut value = serde_json::to_value(given(2).position()).unwrap();
    value["discard"] = json!({"locomotive": 15});
    let error = read_state(&game, &value).unwrap_err().to_string();
    assert!(error.contains("more cards of a colour than the box has (§2)"), "{error}");
}

#[test]
fn s1_cities_and_markers() {
    let two = "player 1: two markers on one city (§1)";
    let scene = || given(2).start(A, "denver");
    refused(scene().start(B, "denver"), |_| {}, two);
    refused(
        scene(),
        |p| p.players[0].markers = names("denver denver"),
        "player 0: markers: denver is there twice (§2)",
    );
    let four = scene().lanes(A, "denver-pueblo-0 cheyenne-denver-0 denver-grand_junction-0");
    let four = four.markers(A, "pueblo cheyenne grand_junction");
    refused(four, |_| {}, "player 0: 4 markers are out, each player has 3 (§2)");
    let far = "player 0: a marker is set on an end of an own lane (§8)";
    refused(scene().markers(A, "boise"), |_| {}, far);
    let start = "player 0: the start city carries the player's marker (§3.5)";
    refused(scene(), |p| p.players[0].markers.clear(), start);
    let nowhere = "player 0: start: cannot read \"atlantis\"";
    refused(scene(), |p| p.players[0].start = Some("atlantis".into()), nowhere);
    let homeless = "everybody has chosen tickets and a start city (§3)";
    let leave = |p: &mut Position| {
        p.players[0].start = None;
        p.players[0].markers.clear();
    };
    refused(scene(), leave, homeless);
}

#[test]
fn s6_lanes_are_claimed_by_the_rules() {
    let scene = |seats| given(seats).start(A, "green_river").start(B, "cheyenne");
    let closed = "is claimed by another, or closed (§6)";
    let both = scene(2).lanes(A, "cheyenne-green_river-0").lanes(B, "cheyenne-green_river-1");
    refused(both, |_| {}, closed);
    let same = scene(4).lanes(A, "cheyenne-green_river-0").lanes(B, "cheyenne-green_river-0");
    refused(same, |_| {}, closed);
    let own = scene(4).lanes(A, "cheyenne-green_river-0 cheyenne-green_river-1");
    refused(own, |_| {}, closed);
    let apart = scene(2).lanes(A, "bend-eugene-0");
    refused(apart, |_| {}, "player 0: the lanes are not all joined to the start city (§6)");
    let mut many = given(2).start(A, "seattle").cars(A, 0, "wolf_point");
    let ends = many.position.players[0].lanes.clone();
    let free = ["bend-portland-0", "portland-seattle-0", "seattle-spokane-0", "eugene-portland-0"];
    many = many.lanes(A, free.iter().find(|lane| !ends.contains(&(**lane).to_owned())).unwrap());
    refused(many, |_| {}, "cars are on the map, each player has 40 (§2)");
    refused(
        scene(2).lanes(A, "cheyenne-green_river-9"),
        |_| {},
        "player 0: lanes: cannot read \"cheyenne-green_river-9\"",
    );
}

#[test]
fn s4_seats_are_those_of_the_table() {
    refused(given(2), |p| p.turn = 2, "turn: there is no seat 2");
    refused(given(2), |p| p.first = 9, "first: there is no seat 9");
    refused(given(3), |p| drop(p.players.pop()), "2 players are described, 3 sit at the table");
    refused(given(2), |p| p.players[0].score = 30_000, "a score of 30000 cannot be reached");
    refused(given(2), |p| p.passes = 2, "a full round of passes has ended the game (R4)");
}

#[test]
fn s5_4_gaps_are_filled_while_there_are_cards() {
    let gap = "face_up: gaps are filled while there are cards (§5.4)";
    refused(given(2), |p| p.face_up[3] = None, gap);
    refused(walled_in(), |p| p.players[0].hand = cards("1 red"), gap);
    walled_in().table();
}

#[test]
fn s9_2_the_last_round_follows_from_cars_and_turn() {
    let few = || given(2).start(A, "seattle").cars(A, 2, "san_diego");
    refused(few(), |_| {}, "player 0: with so few cars the last round has begun (§9.2)");
    let wrong = "last_round: everybody has exactly one more turn (§9.2)";
    refused(given(2).last_round(A, 2), |_| {}, wrong);
    refused(few().last_round(A, 2), |_| {}, wrong);
    refused(few().last_round(A, 0), |_| {}, wrong);
    refused(few().last_round(A, 3), |_| {}, wrong);
    few().last_round(A, 1).table();
    few().last_round(A, 2).turn(B).table();
    let nobody = Some(LastRoundPosition { seat: 7, turns_left: 1 });
    refused(few(), |p| p.last_round = nobody, "last_round: there is no seat 7");
}

#[test]
fn s9_an_end_is_reached() {
    refused(given(2), |p| p.end = Some("boredom".into()), "is last-round or deadlock");
    for end in ["last-round", "deadlock"] {
        refused(given(2), |p| p.end = Some(end.into()), "end: that end is not reached (§9)");
    }
    let mut table = walled_in().ticket_deck(&[]).table();
    table.acts(&["pass", "pass"]);
    let game = table.0.game().clone();
    let mut over = json_of(&game, table.state());
    assert_eq!(read_state(&game, &over).as_ref(), Ok(table.state()));
    over["pending"] = json!(["keep"]);
    let error = read_state(&game, &over).unwrap_err().to_string();
    assert!(error.contains("a game that is over asks nothing (§9)"), "{error}");
}

#[test]
fn s10_alvin_is_where_he_can_be() {
    let alvin = |city: &str, holder| Some(AlvinPosition { city: city.into(), holder });
    refused(given(2), |p| p.alvin = alvin("roswell", None), "alvin: the variant is off (§10)");
    let on = || given_with(2, &[("alvin", "true")]).start(A, "denver");
    let odd = "alvin: he is where he landed, or in a city of his holder (§10)";
    refused(on(), |p| p.alvin = alvin("denver", None), odd);
    refused(on(), |p| p.alvin = alvin("denver", Some(1)), odd);
    refused(on(), |p| p.alvin = alvin("denver", Some(5)), "alvin: there is no seat 5");
    refused(on(), |p| p.alvin = alvin("area_51", None), "alvin: cannot read \"area_51\"");
    let marked = "no marker is ever set where Alvin landed (§10.1)";
    refused(on().start(B, "roswell"), |_| {}, marked);
    on().alvin("denver", Some(A)).table();
}

/// Questions that no rule asks.
#[test]
fn s4_only_open_questions_are_pending() {
    let lane = || "green_river-salt_lake_city-0".to_owned();
    let scene = || {
        given_with(2, &[("alvin", "true")])
            .start(A, "salt_lake_city")
            .lanes(A, "green_river-salt_lake_city-0")
            .hand(A, "4 red 4 blue")
    };
    let ask = |parts: Vec<PendingText>| move |p: &mut Position| p.pending = parts;
    let turn = |parts: Vec<PendingText>| {
        let mut all = vec![PendingText::EndTurn];
        all.extend(parts);
        ask(all)
    };
    let no = "pending: these questions cannot be open here (§4)";
    refused(scene(), turn(vec![]), no);
    refused(scene(), turn(vec![PendingText::Alvin]), no);
    refused(scene(), turn(vec![PendingText::Keep]), no);
    refused(scene(), turn(vec![PendingText::Keep, PendingText::DrawTickets { left: 5 }]), no);
    refused(scene(), turn(vec![PendingText::Keep, PendingText::DrawTickets { left: 0 }]), no);
    refused(scene(), turn(vec![PendingText::PayLane { lane: lane() }]), no);
    let paid = vec![
        PendingText::Marker { lane: lane() },
        PendingText::Refill { sweeps: 0 },
        PendingText::PayLane { lane: lane() },
    ];
    refused(scene(), turn(paid), no);
    let other = "bend-eugene-0".to_owned();
    refused(scene(), turn(vec![PendingText::Marker { lane: other }]), no);
    let poor = scene().hand(A, "1 red 1 blue");
    refused(poor, turn(vec![PendingText::Marker { lane: lane() }]), no);
    refused(scene(), turn(vec![PendingText::PayMarker { city: "denver".into() }]), no);
    refused(scene(), turn(vec![PendingText::Refill { sweeps: 0 }]), no);
    refused(scene(), turn(vec![PendingText::Second, PendingText::Second]), no);
    refused(scene(), turn(vec![PendingText::EndTurn]), no);
    refused(scene(), ask(vec![PendingText::Second]), "a turn ends with its tests (§9.2)");
    refused(scene(), ask(vec![PendingText::EndTurn; 9]), "too many open questions");
    let nowhere = vec![PendingText::Marker { lane: "nowhere".into() }];
    refused(scene(), turn(nowhere), "pending: cannot read \"nowhere\"");
    let nothing = scene().face_up("- - - - -").deck("").hoarder(B);
    refused(nothing, turn(vec![PendingText::Second]), no);
    let offered = |p: &mut Position| p.players[1].offer = names("seattle-roswell");
    refused(scene(), offered, "player 1: nothing is offered now (§9.1)");
    let holder = scene().alvin("salt_lake_city", Some(A)).markers(A, "green_river");
    refused(holder, turn(vec![PendingText::Alvin]), no);
}

/// §3 Questions of the setup, at a table that has been set up.
#[test]
fn s3_a_setup_goes_its_way() {
    let start = |left, rest: Vec<PendingText>| {
        let mut all = vec![PendingText::StartCity { left }];
        all.extend(rest);
        move |p: &mut Position| p.pending = all
    };
    let scene = || given(2).hand(A, "4 red").hand(B, "4 blue");
    refused(given(2), start(1, vec![]), "everybody has four train cards (§3.2)");
    refused(scene(), start(1, vec![]), "start cities are chosen in reverse turn order (§3.5)");
    refused(scene(), start(9, vec![]), "start cities are chosen in reverse turn order (§3.5)");
    let early = "tickets are chosen before start cities (§3)";
    refused(scene(), start(2, vec![PendingText::FirstTickets]), early);
    let built = "nobody claims a lane or has points before the first turn (§3)";
    refused(scene().score(A, 3), start(1, vec![]), built);
    refused(scene().lanes(A, "portland-seattle-0"), start(1, vec![]), built);
    let second = "the first player has the first turn (§3)";
    refused(scene().turn(B), start(1, vec![]), second);
    let homeless = || {
        let mut scene = scene();
        for player in &mut scene.position.players {
            player.start = None;
            player.markers.clear();
        }
        scene
    };
    let five = "everybody chooses from five tickets (§3.3)";
    refused(homeless(), start(2, vec![PendingText::FirstTickets]), five);
    let together = "these questions cannot be open together (§3)";
    refused(homeless(), start(2, vec![PendingText::Keep]), together);
    let deal = vec![PendingText::FirstTickets, PendingText::DealTickets { left: 3 }];
    refused(homeless(), start(2, deal), "that is not how the game is set up (§3)");
    let deal = vec![PendingText::FirstTickets, PendingText::DealCards { left: 200 }];
    refused(homeless(), start(2, deal), "that is not how the game is set up (§3)");
}

#[test]
fn what_is_no_position_is_unreadable() {
    let game = game(2, &[]);
    let good = serde_json::to_value(given(2).position()).unwrap();
    assert!(read_state(&game, &good).is_ok());
    for (field, value) in [
        ("face_up", json!(["red", "blue"])),
        ("face_up", json!(["pink", "red", "red", "red", "red"])),
        ("discard", json!({"pink": 1})),
        ("turn", json!(-1)),
        ("turn", json!(300)),
        ("players", json!({})),
        ("pending", json!(["nap"])),
        ("horses", json!(1)),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(matches!(read_state(&game, &bad), Err(PositionError::Unreadable(_))), "{bad}");
    }
}
