//! What each viewer sees. A25: "Hands and draw pile hidden, all else open."

use game_wagons::{Card, Fact, Land};
use nets::play;
use serde_json::json;
use tabletop::{Game, Quiet, Seat, Viewer};

use crate::common::{GREEN, RED, any_game, game, given, given_with};

/// A25 `open_hands = false`: a hand is for its owner only; the others count its cards.
#[test]
fn a25_hands_are_hidden() {
    let table = given_with(3, &[("open_hands", "false")]).hand(RED, "E2w2c5").table();
    for viewer in Viewer::all(3) {
        let view = table.0.view(viewer);
        for (seat, player) in Seat::all(3).zip(&view.players) {
            assert_eq!(player.hand.is_some(), viewer.is(seat));
            assert_eq!(player.hand_size, 7);
        }
        let hidden = if viewer == Viewer::Spectator { 3 } else { 2 };
        assert_eq!(view.unseen.len(), usize::from(view.pile) + 7 * hidden);
        assert!(view.unseen.is_sorted(), "an order would tell who holds what");
    }
}

/// A25 `open_hands = true`: all hands are open to everybody; the draw pile is not.
#[test]
fn a25_hands_may_be_open() {
    let table = given_with(3, &[("open_hands", "true")]).table();
    for viewer in Viewer::all(3) {
        let view = table.0.view(viewer);
        assert!(
            view.players.iter().all(|player| player.hand.as_ref().is_some_and(|h| h.len() == 7))
        );
        assert_eq!(view.unseen.len(), usize::from(view.pile));
    }
}

/// A25: which card was drawn or dealt is for its owner's ears only, unless hands are open.
#[test]
fn a25_drawn_cards_are_hidden() {
    let e2w2c5: Card = "E2w2c5".parse().unwrap();
    let card = Some(e2w2c5);
    for fact in [Fact::Drew { seat: RED, card }, Fact::Dealt { seat: RED, card }] {
        let closed = game(2, &[]);
        assert_eq!(closed.redact(&fact, Viewer::Seat(RED)), fact);
        for viewer in [Viewer::Seat(GREEN), Viewer::Spectator] {
            let hidden = closed.redact(&fact, viewer);
            assert!(matches!(
                hidden,
                Fact::Drew { card: None, .. } | Fact::Dealt { card: None, .. }
            ));
            assert_eq!(game(2, &[("open_hands", "true")]).redact(&fact, viewer), fact);
        }
    }
    let open = Fact::Played { seat: RED, card: e2w2c5 };
    assert_eq!(game(2, &[]).redact(&open, Viewer::Spectator), open);
}

/// The view promises what a scoring would pay; a scoring pays it.
#[test]
fn if_scored_is_what_a_scoring_pays() {
    for seed in 0..20 {
        let game = any_game(seed);
        play(&game, seed, |state| {
            let view = game.view(state, Viewer::Spectator);
            let promised = |seat: usize| view.if_scored.iter().map(|r| r.points[seat]).sum::<u8>();
            if game.check(state, state.turn, "score".parse().unwrap()).is_err()
                || game.options().vp_payment != game_wagons::VpPayment::Shortfall
            {
                return;
            }
            let mut after = *state;
            game.apply(&mut after, state.turn, "score".parse().unwrap(), &mut Quiet);
            if game.outcome(&after).is_some_and(|outcome| outcome.reason != "fifty") {
                return; // The last scoring has paid once more.
            }
            for (seat, (now, before)) in after.playing().iter().zip(state.playing()).enumerate() {
                let gain: u16 = now.earned.iter().sum::<u16>() - before.earned.iter().sum::<u16>();
                assert_eq!(gain, u16::from(promised(seat)));
            }
            for (region, block) in view.if_scored.iter().zip(&view.blocks) {
                let paid: u8 = region.points.iter().sum();
                assert_eq!(usize::from(paid), region.order.len());
                assert!(region.order.iter().all(|&age| usize::from(age) < block.discs.len()));
            }
        });
    }
}

/// What programs read, field by field.
#[test]
fn the_view_as_json() {
    let table = given(2)
        .wagons([12, 4, 2, 1, 0, 1])
        .block(Land::East, "RGGR")
        .supply(RED, 20)
        .hand(RED, "E1w0c0 E+1w1c3 W2w2c5 w2c0 w2c0 w3c1 w3c1")
        .idle(5)
        .table();
    let view = serde_json::to_value(table.0.view(Viewer::Seat(RED))).unwrap();
    let me = json!({
        "supply": 20, "lid": 8, "vp": 10, "token": true, "scoring_card": 1, "scoring_cost": 1,
        "hand_size": 7, "earned": [0, 0, 0, 0], "vp_paid": 0,
        "hand": ["w2c0", "w2c0", "w3c1", "w3c1", "E1w0c0", "E+1w1c3", "W2w2c5"],
    });
    assert_eq!(view["players"][0], me);
    assert_eq!(view["players"][1]["hand"], json!(null));
    assert_eq!(view["blocks"][0], json!({"divider": 0, "discs": [0, 1, 1, 0]}));
    assert_eq!(view["if_scored"][0], json!({"points": [2, 2], "order": [0, 1, 2, 3]}));
    assert_eq!(view["asking"], json!({"ask": "act"}));
    let rest = [
        ("viewer", json!(0)),
        ("seats", json!(2)),
        ("turn", json!(0)),
        ("phase", json!("turn")),
        ("actions_left", json!(1)),
        ("doubled", json!(false)),
        ("pile", json!(42)),
        ("wagons", json!([12, 4, 2, 1, 0, 1])),
        ("discard", json!([])),
        ("idle_rounds", json!(2)),
        ("end", json!(null)),
    ];
    for (key, value) in rest {
        assert_eq!(view[key], value, "{key}");
    }
}

/// The question on the table, as programs read it.
#[test]
fn the_question_as_json() {
    let asking = |scene: &crate::common::Scene| {
        serde_json::to_value(scene.0.view(Viewer::Spectator).asking).unwrap()
    };
    let options = [("vp_payment", "free_mix_always"), ("plus_one_order", "free")];
    let mut table = given_with(2, &options).hand(RED, "E+1w1c3").table();
    table.acts(&["double", "play E+1w1c3"]);
    assert_eq!(asking(&table), json!({"ask": "pay", "cost": 3, "card": "E+1w1c3"}));
    table.act("pay 1");
    assert_eq!(asking(&table), json!({"ask": "disc", "card": "E+1w1c3", "first": true}));
    table.act("disc E");
    assert_eq!(asking(&table), json!({"ask": "disc", "card": "E+1w1c3", "first": false}));
    table.act("disc W");
    assert_eq!(asking(&table), json!({"ask": "step", "left": 1, "card": "E+1w1c3"}));
    table.act("move NE");
    assert_eq!(asking(&table), json!({"ask": "second"}));
    table.act("score");
    assert_eq!(asking(&table), json!({"ask": "pay", "cost": 1, "card": null}));
}
