//! Positions written by hand: what can be is set up and played on, what cannot be is refused with
//! the rule it breaks, and nothing makes the game stumble.

use std::collections::BTreeSet;

use game_wagons::{Land, Pending, Position, Wagons};
use nets::play;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{Game, PositionError, read_state};

use crate::common::{BLUE, GREEN, Given, RED, any_game, game, given, given_with};

pub(crate) fn json_of(game: &Wagons, state: &game_wagons::State) -> Value {
    serde_json::to_value(game.position(state)).unwrap()
}

/// Random games under random options, whole: every state is written down and set up again.
#[test]
fn every_state_survives_being_written_down() {
    let mut asked = BTreeSet::new();
    for seed in 0..100 {
        let game = any_game(seed);
        play(&game, seed, |state| {
            if let Some(top) = state.pending.top() {
                let scoring = matches!(top, Pending::Pay { card: None, .. });
                let text = format!("{top:?}");
                let kind = text.split(' ').next().unwrap().to_owned();
                asked.insert(if scoring { "Pay for a scoring".into() } else { kind });
            }
            let again = read_state(&game, &json_of(&game, state));
            assert_eq!(again.as_ref(), Ok(state), "{:?}", game.position(state));
        });
    }
    let all = ["Either", "Other", "Pay", "Pay for a scoring", "Steps"].map(String::from);
    assert_eq!(asked, all.into(), "every question was open in some of them");
}

/// The states between two draws survive as well, the deal included.
#[test]
fn every_draw_survives_being_written_down() {
    for seed in 0..20 {
        let game = any_game(seed);
        let (mut state, mut rng) = (game.start(), Pcg64Mcg::seed_from_u64(seed));
        let mut legal = vec![];
        while game.outcome(&state).is_none() {
            assert_eq!(read_state(&game, &json_of(&game, &state)), Ok(state));
            if game.to_act(&state) == tabletop::Actor::Chance {
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut tabletop::Quiet);
            } else {
                legal.clear();
                game.legal(&state, state.turn, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                let seat = state.turn;
                game.apply(&mut state, seat, action, &mut tabletop::Quiet);
            }
        }
    }
}

/// What a person would leave out: dividers, lids, tokens, the draw pile …
#[test]
fn a_position_needs_only_what_matters() {
    let game = game(2, &[]);
    let hand = ["E1w0c0", "E1w1c1", "w2c0", "w2c0", "w3c1", "W2w2c5", "MW+1w1c3"];
    let other = ["GP1w0c0", "W1w0c0", "MW1w0c0", "w2c0", "w3c1", "W2w2c5", "MW2w3c6"];
    let state = read_state(
        &game,
        &json!({
            "turn": 1,
            "wagons": [12, 4, 2, 1, 0, 1],
            "blocks": [{"discs": [0, 1]}, {}, {}, {"divider": 3, "discs": [0, 1, 0, 1, 0, 1, 0]}],
            "players": [
                {"supply": 12, "vp": 14, "scored": 1, "hand": hand},
                {"supply": 9, "vp": 11, "token": false, "hand": other},
            ],
        }),
    )
    .unwrap();
    assert_eq!((state.players[0].lid, state.players[1].lid), (30 - 12 - 5, 30 - 9 - 4));
    assert_eq!((state.draw_pile.len(), state.discard.len()), (42, 0));
    assert_eq!(game.to_act(&state), tabletop::Actor::Seat(GREEN));
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
    refused(given(2), |p| p.wagons[5] = 1, "there are 21 wagons, the box has 20 (§2)");
    refused(given(2), |p| p.wagons = [255; 6], "wagons, the box has 20 (§2)");
    let discs = "player 0: supply, lid and blocks hold 31 discs, each player has 30 (§2)";
    refused(given(2), |p| p.players[0].supply = 31, discs);
    refused(given(2), |p| p.players[0].lid = Some(1), discs);
    refused(given(2), |p| p.players[1].supply = 255, "player 1: supply, lid and blocks hold 255");
    refused(
        given(2),
        |p| p.players[1].lid = Some(255),
        "player 1: supply, lid and blocks hold 285",
    );
    refused(
        given(2).hand(RED, "E2w2c5 E2w2c5 E2w2c5"),
        |_| {},
        "player 0: the box has not so many cards E2w2c5 (§2)",
    );
    refused(
        given(2).hand(RED, "E2w2c5 E2w2c5").hand(GREEN, "E2w2c5"),
        |_| {},
        "hands and discard pile hold more copies of a card than the box has (§2)",
    );
    refused(
        given(2),
        |p| p.discard = crate::common::cards("E1w9c9"),
        "discard: the box has not so many cards E1w9c9 (§2)",
    );
    refused(
        given(2),
        |p| p.players[0].scored = 7,
        "player 0: 7 scoring cards are used, there are 6",
    );
}

#[test]
fn s4_seats_and_hands_are_those_of_the_table() {
    refused(given(2), |p| p.turn = 2, "turn: there is no seat 2");
    refused(given(3), |p| drop(p.players.pop()), "2 players are described, 3 sit at the table");
    refused(
        given(2).hand(RED, "w2c0"),
        |p| p.players[0].hand.truncate(6),
        "player 0: the hand has 6 cards, not 7 (§4)",
    );
    refused(given(2), |p| p.actions_left = 0, "a turn has one action (§4)");
    refused(given(2), |p| p.actions_left = 2, "two only if it is doubled (§10)");
    refused(
        given(2),
        |p| (p.doubled, p.actions_left) = (true, 3),
        "two only if it is doubled (§10)",
    );
}

#[test]
fn s5_3_blocks_are_rings_of_seven() {
    let block = "block E: a block has at most 7 discs, and its divider (0 to 7) moves only when it is full (§5.3)";
    refused(given(2), |p| p.blocks[0].discs = vec![0; 8], block);
    refused(given(2).block(Land::East, "RRR"), |p| p.blocks[0].divider = 1, block);
    refused(given(2).block(Land::East, "RRRRRRR"), |p| p.blocks[0].divider = 8, block);
    refused(given(2), |p| p.blocks[3].discs = vec![2], "block W: there is no seat 2");
}

#[test]
fn s9_the_draw_pile_is_never_empty() {
    let because = "with the draw pile empty it would have been shuffled (§9)";
    refused(given(2).pile(0), |_| {}, because);
    // A23 `on_next_draw`: it may be, until a card is to be drawn.
    given_with(2, &[("reshuffle", "on_next_draw")]).pile(0).table();
}

#[test]
fn s10_tokens_come_back_when_all_are_spent() {
    let because = "when all are spent, all come back at once (§10)";
    refused(given(2).token_spent(RED).token_spent(GREEN), |_| {}, because);
    let because = "doubled: the active player's token is not spent (§10)";
    refused(given(3).token_spent(BLUE), |p| p.doubled = true, because);
}

#[test]
fn s11_a_game_that_would_be_over_is_not_running() {
    refused(given(2).vp(RED, 50), |_| {}, "with 50 points the game would be over (§11.1)");
    refused(given(2).vp(RED, 90), |_| {}, "90 points cannot be reached (§11.1)");
    let gone = given(2).wagons([0, 0, 10, 5, 5, 0]);
    refused(gone, |_| {}, "with none in NE and E the game would be over (§11.2)");
    refused(given(2).idle(80), |_| {}, "the game would be a stalemate (A24)");
    let end = Some(game_wagons::End::Fifty);
    refused(given(2), |p| p.end = end, "the game would be over at once (A16)");
    refused(given(2), |p| p.over = true, "actions_left");
    let over = |p: &mut Position| (p.over, p.actions_left) = (true, 0);
    refused(given(2), over, "a game that is over has come to one of its ends (§11)");
    let unreached = |p: &mut Position| {
        over(p);
        p.end = end;
    };
    refused(given(2), unreached, "that end is not reached (§11)");
    let asking = |p: &mut Position| {
        over(p);
        p.players[0].hand.pop();
        p.pending = vec![Pending::Finish, Pending::Draw];
    };
    refused(given(2), asking, "the game is over, nothing is asked (§11)");
}

/// Questions that no rule asks.
#[test]
fn s5_only_open_questions_are_pending() {
    let steps = |left, card: &str| Pending::Steps { left, card: card.parse().unwrap() };
    let draw = [Pending::Finish, Pending::Draw];
    // As after playing w2c0: it lies on the discard pile, and a card is to be drawn.
    let ask = |pending: Vec<Pending>| {
        move |p: &mut Position| {
            p.discard = crate::common::cards("w2c0 E+1w1c3");
            p.players[0].hand.truncate(6);
            p.pending = pending;
        }
    };
    let with = |top: &[Pending]| draw.iter().chain(top).copied().collect::<Vec<_>>();
    let scene = || given(2).hand(RED, "E1w0c0");
    let no = "these questions cannot be open here (§5)";
    refused(scene(), ask(with(&[steps(3, "w2c0")])), no);
    refused(scene(), ask(with(&[steps(0, "w2c0")])), "there is nothing to decide about that (§5)");
    refused(scene(), ask(with(&[steps(1, "w3c1")])), no);
    refused(scene(), ask(with(&[steps(1, "w9c9")])), no);
    refused(scene(), ask(with(&[steps(1, "w2c0"), steps(1, "w2c0")])), no);
    refused(scene(), ask(vec![Pending::Draw, Pending::Finish]), no);
    refused(scene(), ask(vec![Pending::Draw]), no);
    refused(scene(), ask(with(&[Pending::Place { land: Land::East, discs: 1 }])), no);
    refused(scene(), ask(with(&[Pending::Pay { cost: 3, card: None }])), no);
    refused(scene(), |p| p.pending = vec![Pending::Finish], no);
    refused(scene(), |p| p.pending = vec![Pending::Score], no);
    refused(scene(), |p| p.pending = vec![Pending::Finish; 9], "too many open questions");
    refused(
        scene(),
        |p| p.pending = vec![Pending::Deal { left: 7 }],
        "not how cards are dealt (§3)",
    );
    refused(scene(), |p| p.pending = vec![Pending::StartPlayer], "not how cards are dealt (§3)");
    let plus: game_wagons::Card = "E+1w1c3".parse().unwrap();
    let either = with(&[steps(1, "E+1w1c3"), Pending::Either { card: plus }]);
    refused(scene(), ask(either), no);
    let pay = with(&[
        steps(1, "E+1w1c3"),
        Pending::Other { card: plus },
        Pending::Place { land: Land::East, discs: 1 },
        Pending::Pay { cost: 3, card: Some(plus) },
    ]);
    refused(scene(), ask(pay.clone()), "there is nothing to decide about that (§5)");
    let poor = scene().supply(RED, 0).vp(RED, 2);
    refused(poor, ask(pay), "[wagons §8 Paying with VP]");
    let nothing = with(&[steps(1, "E+1w1c3"), Pending::Other { card: plus }]);
    refused(scene().supply(RED, 0), ask(nothing), "there is nothing to decide about that (§5)");
    let late = scene().wagons([0, 0, 0, 0, 1, 19]);
    refused(late, ask(with(&[steps(2, "w2c0")])), no);
}

#[test]
fn what_is_no_position_is_unreadable() {
    let game = game(2, &[]);
    let good = serde_json::to_value(given(2).position()).unwrap();
    for (field, value) in [
        ("wagons", json!([20, 0, 0])),
        ("wagons", json!("20")),
        ("turn", json!(-1)),
        ("turn", json!(300)),
        ("players", json!({})),
        ("discard", json!(["E9"])),
        ("pending", json!(["nap"])),
        ("horses", json!(1)),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(matches!(read_state(&game, &bad), Err(PositionError::Unreadable(_))), "{bad}");
    }
}
