//! What holds in every state of every game, whatever the options.

use game_wagons::{State, Wagons};
use nets::{cases, play};
use proptest::prelude::*;
use tabletop::Game;

use crate::common::any_game;

/// Wagons west of each border.
fn west_of(state: &State) -> [u8; 6] {
    std::array::from_fn(|region| state.wagons[region..].iter().sum())
}

fn holds(game: &Wagons, before: Option<&State>, now: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(game.audit(now), Ok(()));
    for player in now.playing() {
        let earned: u16 = player.earned.iter().sum();
        prop_assert_eq!(u16::from(player.vp), 10 + earned - player.vp_paid, "10 + earned − paid");
        prop_assert!(player.scored <= 6);
        let drawing = u8::from(!now.pending.is_empty());
        prop_assert!((7 - drawing..=7).contains(&player.hand.len()), "§4 seven cards");
    }
    prop_assert!(now.playing().iter().any(|player| player.token), "§10 all would come back");
    let full = now.blocks.iter().all(|block| block.is_full() || block.divider() == 0);
    prop_assert!(full, "§5.3 the divider never moves before the eighth disc");
    let Some(before) = before else { return Ok(()) };
    for (now, before) in west_of(now).into_iter().zip(west_of(before)) {
        prop_assert!(now >= before, "§5.4 never east");
    }
    for (now, before) in now.blocks.iter().zip(&before.blocks) {
        prop_assert!(now.len() >= before.len(), "§5.3 blocks never shrink");
    }
    for (now, before) in now.playing().iter().zip(before.playing()) {
        prop_assert!(now.scored >= before.scored && now.vp_paid >= before.vp_paid);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_state_keeps_the_laws_of_the_board(seed: u64) {
        let game = any_game(seed);
        let (mut before, mut result) = (None, Ok(()));
        play(&game, seed, |state| {
            if result.is_ok() {
                result = holds(&game, before.as_ref(), state);
            }
            before = Some(*state);
        });
        result?;
        let last = before.unwrap();
        prop_assert!(game.outcome(&last).is_some() || game.options().stall_guard.0.is_none());
    }

    /// A refused action changes nothing, because judging never does; and whoever is asked has
    /// something to say: §4 "A legal action always exists".
    #[test]
    fn somebody_can_always_do_something(seed: u64) {
        let game = any_game(seed);
        let mut legal = vec![];
        play(&game, seed, |state| {
            legal.clear();
            game.legal(state, state.turn, &mut legal);
            assert_eq!(legal.is_empty(), game.outcome(state).is_some());
        });
    }
}
