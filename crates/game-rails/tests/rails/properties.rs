//! What holds in every state of every game.

use game_rails::{Cards, Rails, State};
use nets::{cases, play};
use proptest::prelude::*;
use tabletop::{Game, Seat};

use crate::common::any_game;

fn holds(game: &Rails, before: Option<&State>, now: &State) -> Result<(), TestCaseError> {
    prop_assert_eq!(game.audit(now), Ok(()));
    let map = game.map();
    let gap = now.face_up.contains(&None);
    prop_assert!(!gap || now.undrawn() == 0, "§5.4 gaps are filled while there are cards");
    for (seat, player) in Seat::all(now.seats).zip(now.playing()) {
        prop_assert!(player.hand.minus(player.known).is_some(), "known cards are there");
        prop_assert!(player.controls.without(player.network).is_empty(), "§8 ends of own lanes");
        for lane in player.lanes.iter() {
            let own = map.parallel(lane).and(player.lanes);
            prop_assert_eq!(own.len(), 1, "R16");
            let all = now.playing().iter().map(|p| map.parallel(lane).and(p.lanes).len());
            prop_assert!(now.seats > 3 || all.sum::<u32>() == 1, "§11");
            prop_assert!(map.lane(lane).ends.iter().all(|&end| player.network.has(end)));
        }
        if now.end.is_none() {
            let acting = seat == now.turn && !now.pending.is_empty();
            let few = player.cars <= 2 && !acting;
            prop_assert!(!few || now.last_round.is_some(), "§9.2");
        }
    }
    let marked: u32 = now.playing().iter().map(|p| u32::from(p.controls.len())).sum();
    prop_assert_eq!(marked, u32::from(now.marked.len()), "one marker a city");
    if let Some(alvin) = now.alvin {
        prop_assert!(!now.marked.has(map.alvin), "R12");
        let home = alvin.holder.map_or(alvin.city == map.alvin, |seat| {
            now.players[seat.index()].controls.has(alvin.city)
        });
        prop_assert!(home, "§10 Alvin is in Roswell or with his holder");
    }
    let Some(before) = before else { return Ok(()) };
    for (now, before) in now.playing().iter().zip(before.playing()) {
        prop_assert!(now.cars <= before.cars && now.markers <= before.markers);
        prop_assert!(before.lanes.without(now.lanes).is_empty(), "claims are final");
        prop_assert!(before.tickets.without(now.tickets).is_empty(), "tickets are kept");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn every_state_keeps_the_laws_of_the_map(seed: u64) {
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
        prop_assert!(game.outcome(&last).is_some(), "a game ends");
    }

    /// R4: whoever is asked has something to say, and passing is never a choice.
    #[test]
    fn somebody_can_always_do_something(seed: u64) {
        let game = any_game(seed);
        let mut legal = vec![];
        play(&game, seed, |state| {
            let Some(seat) = game.to_act(state).seats().first() else { return };
            legal.clear();
            game.legal(state, seat, &mut legal);
            let passes = legal.iter().filter(|action| **action == game_rails::Action::Pass).count();
            assert!(!legal.is_empty() && (passes == 0 || legal.len() == 1));
        });
    }
}

/// Points come from lanes and captures alone until the end: nobody's score falls before it.
#[test]
fn scores_rise_until_the_end() {
    for seed in 0..10 {
        let game = any_game(seed);
        let mut scores = vec![0; usize::from(game.seats())];
        play(&game, seed, |state| {
            let now: Vec<i16> = state.playing().iter().map(|player| player.score).collect();
            assert!(state.end.is_some() || now.iter().zip(&scores).all(|(now, was)| now >= was));
            scores = now;
        });
    }
}

/// All cards are somewhere, also when one hand holds nearly all of them.
#[test]
fn a_hoard_is_counted() {
    let table = crate::common::given(2).deck("").hoarder(Seat(0)).face_up("- - - - -").table();
    assert_eq!(table.hand(Seat(0)), Cards::BOX);
    assert_eq!(table.0.game().audit(table.state()), Ok(()));
}
