//! Position files: written, read, and refused in words.

use game_cattle::{Cattle, Pending};
use nets::play;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tabletop::{Actor, Game, Position, Quiet, Seed, Table, read_state};

use crate::common::{any_game, game};

pub(crate) fn json_of(game: &Cattle, state: &game_cattle::State) -> Value {
    serde_json::to_value(game.position(state)).unwrap()
}

/// Whatever happens in play can be written down and set up again.
#[test]
fn positions_give_the_state_back() {
    for seed in 0..12 {
        let game = any_game(seed);
        let mut count = 0;
        play(&game, seed, |now| {
            count += 1;
            if count % 7 == 0 || now.over {
                let again = read_state(&game, &json_of(&game, now));
                assert_eq!(again.as_ref(), Ok(now));
            }
        });
    }
}

/// Also while something is to be drawn.
#[test]
fn positions_may_wait_for_a_draw() {
    for seed in 0..40 {
        let game = any_game(seed);
        let (mut state, mut rng) = (game.start(), Pcg64Mcg::seed_from_u64(seed));
        while game.to_act(&state) != Actor::Nobody {
            if let Some(seat) = game.to_act(&state).seats().first() {
                let mut legal = vec![];
                game.legal(&state, seat, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                game.apply(&mut state, seat, action, &mut Quiet);
            } else {
                assert_eq!(read_state(&game, &json_of(&game, &state)).as_ref(), Ok(&state));
                let drawn = game.draw(&state, &mut rng);
                game.resolve(&mut state, drawn, &mut Quiet);
            }
        }
    }
}

/// §13 One action comes after the other.
#[test]
fn questions_that_cannot_be_open_together_are_refused() {
    let game = game(2, &[]);
    let mut in_location = None;
    play(&game, 1, |now| {
        if matches!(now.pending.top(), Some(Pending::Local { .. })) {
            in_location.get_or_insert(*now);
        }
    });
    let plain = json_of(&game, &in_location.unwrap());
    let refused = |from: usize, more: &[Value], why: &str| {
        let mut value = plain.clone();
        let pending = value["pending"].as_array_mut().unwrap();
        pending.truncate(from);
        pending.extend_from_slice(more);
        let error = read_state(&game, &value).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    };
    let walk = json!({"walk": {"most": 1}});
    refused(3, &[json!({"put_back": {"left": 1}}), walk.clone()], "one action comes after");
    refused(3, &[json!({"master": {"station": 0}}), walk], "one action comes after");
    refused(3, &[json!({"draw": {"left": 1, "drawn": 9}})], "cannot be open together");
    let next_door = json!({"adjacent": {"from": "A"}});
    refused(2, &[json!("move"), next_door], "only a building");
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), why: &str) {
    let table = Table::open(game(2, &[("start_player", "seat1")]), Seed::small(1)).0;
    let mut value = json_of(table.game(), table.state());
    change(&mut value);
    let error = read_state(table.game(), &value).unwrap_err().to_string();
    assert!(error.contains(why), "{error}");
}

/// What breaks the rules of the box is said in words.
#[test]
fn broken_positions_are_refused() {
    refused(|v| v["turn"] = json!(5), "turn: there is no seat 5");
    refused(|v| v["sides"] = json!("abc"), "sides:");
    refused(|v| v["token"] = json!(1), "token:");
    refused(
        |v| v["tiles"]["A1"] = json!("green_teepee"),
        "tiles, A1: such a tile never lies there",
    );
    refused(|v| v["tiles"]["Q"] = json!("green_teepee"), "tiles:");
    refused(|v| v["players"][0]["hand"] = json!({}), "player 0 has");
    refused(|v| v["players"][0]["engine"] = json!("0.5"), "engine: there is no space");
    refused(|v| v["players"][0]["certificates"] = json!(5), "certificates:");
    refused(|v| v["players"][0]["workers"]["cowboy"] = json!(2), "tiles cowboy");
    refused(|v| v["players"][0]["workers"]["cowboy"] = json!(7), "workers: a row");
    refused(|v| v["players"][0]["discs"]["cert4"] = json!(0), "there are not 14 discs");
    refused(|v| v["players"][0]["money"] = json!(60_000), "money: nobody");
    refused(|v| v["players"][0]["unbuilt"] = json!([1, 1]), "unbuilt:");
    refused(|v| v["masters"] = json!(["sm_certs"]), "masters: there are five places");
    refused(|v| v["masters"][0] = Value::Null, "every station master is somewhere once");
    refused(|v| v["market"] = json!({"holstein": 8}), "market:");
    refused(|v| v["closing"] = json!({"seat": 0, "turns_left": 1}), "closing:");
    refused(|v| v["pending"] = json!([]), "pending: a turn ends");
    refused(|v| v["pending"] = json!(["end_turn", "fill_hand", "income"]), "pending:");
    refused(
        |v| {
            v["pending"] =
                json!(["end_turn", "fill_hand", {"hire": {"change": 99, "optional": true}}]);
        },
        "out of range",
    );
    refused(
        |v| v["pending"] = json!(["end_turn", "fill_hand", {"local": {"at": "Z", "used": 0}}]),
        "at: \"Z\" is not known",
    );
    refused(
        |v| v["craig"] = json!({"at": "A", "board_discs": 7, "reserve": 7, "stack": []}),
        "craig:",
    );
    refused(|v| v["surprise"] = json!(1), "surprise");
    refused(|v| v["players"] = json!([]), "0 players are described");
    refused(|v| v["jobs"][11] = json!(["cowboy", null]), "");
    refused(|v| v["foresight"] = json!([]), "foresight, piles");
}

/// A position file carries its options, and is played on from.
#[test]
fn a_position_file_is_played_on_from() {
    let table = Table::open(game(3, &[("sides", "b")]), Seed::small(9)).0;
    let position = Position::of(table.game(), table.state());
    let text = serde_json::to_string(&position).unwrap();
    let read: Position = serde_json::from_str(&text).unwrap();
    let (again, state) = read.set_up::<Cattle>(&Cattle::default_box()).unwrap();
    assert_eq!((again.options().sides, &state), (table.game().options().sides, table.state()));
}
