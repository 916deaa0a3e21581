//! What an offer promises is what happens.

use game_wagons::{Action, Fact, Land, PlacePreview, Preview, State, Wagons};
use nets::{cases, play};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Viewer};

use crate::common::{GREEN, RED, any_game, given, given_with};

fn preview(scene: &crate::common::Scene, action: &str) -> Preview {
    let view = scene.0.view(Viewer::Seat(scene.state().turn));
    scene.0.game().preview(&view, action.parse().unwrap())
}

/// Does the action and whatever nature says to it.
fn act(game: &Wagons, state: &mut State, action: Action, rng: &mut Pcg64Mcg) -> Vec<Fact> {
    let mut facts = vec![];
    game.apply(state, state.turn, action, &mut facts);
    while game.to_act(state) == Actor::Chance {
        let drawn = game.draw(state, rng);
        game.resolve(state, drawn, &mut facts);
    }
    facts
}

/// Compares a preview with what the action changed on the table.
fn keeps(game: &Wagons, before: &State, action: Action) -> Result<(), TestCaseError> {
    let view = game.view(before, Viewer::Seat(before.turn));
    let told = game.preview(&view, action);
    let (mut after, mut rng) = (*before, Pcg64Mcg::seed_from_u64(1));
    let facts = act(game, &mut after, action, &mut rng);
    let me = before.turn;
    let (was, is) = (before.player(me), after.player(me));
    prop_assert_eq!(u16::from(told.vp), is.vp_paid - was.vp_paid);
    prop_assert_eq!(
        i16::from(told.discs) - i16::from(told.lid),
        i16::from(is.lid) - i16::from(was.lid)
    );
    let placed: Vec<PlacePreview> = facts
        .iter()
        .filter_map(|fact| match *fact {
            Fact::Placed { region, circle, pushed, .. } => {
                Some(PlacePreview { region, circle, pushes: pushed })
            }
            _ => None,
        })
        .collect();
    prop_assert_eq!(&told.places, &placed);
    let lapsed = facts.iter().map(|fact| match *fact {
        Fact::Lapsed { discs, .. } => discs,
        Fact::Sold { lapsed, .. } => lapsed,
        _ => 0,
    });
    prop_assert_eq!(told.lapses, lapsed.sum::<u8>());
    let scored = facts.iter().any(|fact| matches!(fact, Fact::RegionScored { .. }));
    prop_assert_eq!(told.gains.is_some(), scored);
    for (seat, gain) in told.gains.iter().flatten().enumerate() {
        let earned = |state: &State| state.players[seat].earned.iter().sum::<u16>();
        prop_assert_eq!(u16::from(*gain), earned(&after) - earned(before));
    }
    prop_assert_eq!(told.ends, game.outcome(&after).is_some());
    if let Action::Play(_) = action {
        // Carried out to the end of the card, as many wagons have moved as were promised.
        let mut legal = vec![];
        while !after.pending.is_empty() {
            legal.clear();
            game.legal(&after, me, &mut legal);
            act(game, &mut after, legal[0], &mut rng);
        }
        let west =
            |state: &State| (0..).zip(state.wagons).map(|(i, n)| i * u16::from(n)).sum::<u16>();
        prop_assert_eq!(u16::from(told.wagons), west(&after) - west(before));
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn every_offer_keeps_its_promise(seed: u64) {
        let game = any_game(seed);
        let (mut legal, mut result) = (vec![], Ok(()));
        play(&game, seed, |state| {
            legal.clear();
            game.legal(state, state.turn, &mut legal);
            for &action in &legal {
                if result.is_ok() {
                    result = keeps(&game, state, action);
                }
            }
        });
        result?;
    }
}

#[test]
fn a_card_promises_payment_places_and_wagons() {
    let table = given(2).block(Land::East, "GRRRRRR").supply(RED, 4).hand(RED, "E2w2c5").table();
    let places = vec![
        PlacePreview { region: Land::East, circle: 0, pushes: Some(GREEN) },
        PlacePreview { region: Land::East, circle: 1, pushes: Some(RED) },
    ];
    let expected = Preview { discs: 4, vp: 1, lapses: 2, wagons: 2, ..Preview::default() };
    assert_eq!(preview(&table, "play E2w2c5"), expected);
    let rich = given(2).block(Land::East, "GRRRRRR").hand(RED, "E2w2c5").table();
    let expected = Preview { discs: 5, places, wagons: 2, ..Preview::default() };
    assert_eq!(preview(&rich, "play E2w2c5"), expected);
}

/// A7: the disc that comes back is the second one, so nothing lapses.
#[test]
fn a_card_promises_what_its_own_disc_pushes_back() {
    let table = given(2).block(Land::East, "RGGGGGG").supply(RED, 4).hand(RED, "E+1w1c3").table();
    let told = preview(&table, "play E+1w1c3");
    assert_eq!((told.places.len(), told.lapses), (1, 0));
}

#[test]
fn a_scoring_promises_gains_and_the_end() {
    let scene = |options: &[(&str, &str)]| {
        let given = given_with(2, options).wagons([18, 2, 0, 0, 0, 0]).block(Land::East, "RG");
        let mut table = given.vp(GREEN, 49).table();
        table.act("double");
        table
    };
    let told = preview(&scene(&[]), "score");
    assert_eq!((told.discs, told.gains, told.ends), (1, Some(vec![1, 1]), true));
    // A16 `finish_turn`: not at once.
    assert!(!preview(&scene(&[("double_at_end", "finish_turn")]), "score").ends);
}

/// The step that ends the game says so, and what the last scoring brings.
#[test]
fn the_last_step_promises_the_last_scoring() {
    let mut table = given(2)
        .wagons([0, 1, 0, 0, 0, 19])
        .block(Land::GreatPlains, "G")
        .hand(RED, "E1w1c1")
        .table();
    table.act("play E1w1c1");
    let told = preview(&table, "move E");
    assert_eq!((told.wagons, told.ends, told.gains), (1, true, Some(vec![0, 1])));
}

/// Nobody is told what others could do, and nothing is promised for what is not legal.
#[test]
fn only_the_active_player_is_told() {
    let table = given(2).hand(RED, "w2c0").table();
    for viewer in [Viewer::Seat(GREEN), Viewer::Spectator] {
        let view = table.0.view(viewer);
        assert_eq!(table.0.game().preview(&view, "play w2c0".parse().unwrap()), Preview::default());
    }
    assert_eq!(preview(&table, "move NE"), Preview::default());
}
