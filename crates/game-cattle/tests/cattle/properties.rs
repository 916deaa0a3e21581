//! What holds in every state of every game.

use game_cattle::{Cattle, Fact, State};
use nets::{cases, play};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tabletop::{Actor, Game, Seat};

use crate::common::any_game;

fn holds(game: &Cattle, now: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(game.audit(now), Ok(()));
    for (seat, player) in Seat::all(now.seats).zip(now.playing()) {
        prop_assert!(player.marker <= 5);
        prop_assert!(player.hand.len() <= 6 + 4, "a hand is never huge");
        let score = game.score_of(now, seat);
        let parts = [
            score.money,
            score.buildings,
            score.cities,
            score.stations,
            score.hazards,
            score.cattle,
            score.objectives,
            score.masters,
            score.workers,
            score.step,
            score.token,
        ];
        prop_assert_eq!(parts.iter().sum::<i16>(), score.total, "eleven categories");
        prop_assert!(score.step == 0 || score.step == 3);
    }
    Ok(())
}

/// What a fact does to the purses: of a seat, and of another.
fn coins(fact: &Fact, purses: &mut [i64]) {
    let mut pay = |seat: u8, money: i64| {
        if let Some(purse) = purses.get_mut(usize::from(seat)) {
            *purse += money;
        }
    };
    match fact {
        Fact::Fee { seat, paid, to, .. } => {
            pay(*seat, -i64::from(*paid));
            if let Some(to) = to {
                pay(*to, i64::from(*paid));
            }
        }
        Fact::Gained { seat, money, .. } | Fact::Income { seat, money, .. } => {
            pay(*seat, i64::from(*money));
        }
        Fact::Paid { seat, money, .. }
        | Fact::Transport { seat, money }
        | Fact::Hired { seat, price: money, .. }
        | Fact::Built { seat, price: money, .. }
        | Fact::Bought { seat, price: money, .. }
        | Fact::Upgraded { seat, price: money, .. } => pay(*seat, -i64::from(*money)),
        Fact::TeepeeTaken { seat, money, .. } => pay(*seat, i64::from(*money)),
        Fact::CraigPays { money, .. } => pay(0, i64::from(*money)),
        _ => {}
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn every_state_of_every_game_is_sound(seed in any::<u64>()) {
        let game = any_game(seed);
        let mut result = Ok(());
        play(&game, seed, |now| {
            if result.is_ok() {
                result = holds(&game, now);
            }
        });
        result?;
    }

    /// Every coin that changes hands is told.
    #[test]
    fn facts_account_for_every_coin(seed in any::<u64>()) {
        let game = any_game(seed);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (mut state, mut legal) = (game.start(), vec![]);
        let mut begun = false;
        loop {
            let before = state;
            let mut facts = vec![];
            match game.to_act(&state) {
                Actor::Nobody => break,
                Actor::Chance => {
                    let drawn = game.draw(&state, &mut rng);
                    game.resolve(&mut state, drawn, &mut facts);
                }
                actor => {
                    begun = true;
                    let seat = actor.seats().first().unwrap();
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let action = legal[rng.random_range(0..legal.len())];
                    game.apply(&mut state, seat, action, &mut facts);
                }
            }
            if begun {
                let purses = |state: &State| -> Vec<i64> {
                    state.playing().iter().map(|player| i64::from(player.money)).collect()
                };
                let mut expected = purses(&before);
                for fact in &facts {
                    coins(fact, &mut expected);
                }
                prop_assert_eq!(purses(&state), expected, "{:?}", facts);
            }
        }
    }

    /// Bytes as actions: whatever is said, it is judged, and what is judged legal is listed.
    #[test]
    fn legals_are_legal(seed in any::<u64>(), words in "[a-z]{2,12}( [A-Za-z0-9_+.]{1,12}){0,3}") {
        let game = any_game(seed);
        let mut checked = false;
        play(&game, seed, |now| {
            if let Ok(action) = game.read_action(&words) {
                let mut legal = vec![];
                game.legal(now, now.turn, &mut legal);
                let allowed = game.check(now, now.turn, action).is_ok();
                assert_eq!(legal.contains(&action), allowed, "{words}");
            }
            checked = true;
        });
        prop_assert!(checked);
    }
}
