//! §3 Setup.

use game_wagons::{Fact, Wagons};
use tabletop::{Game, Seat, Seed, SetupError, Table};

use crate::common::{game, given};

fn open(seats: u8, options: &[(&str, &str)], seed: u64) -> (Table<Wagons>, Vec<Fact>) {
    let (table, happened) = Table::open(game(seats, options), Seed::small(seed));
    (table, happened.into_iter().flat_map(|happened| happened.facts).collect())
}

/// T01: a new game with 2, 3 and 4 players. A2: nothing else depends on their number.
#[test]
fn s3_everything_is_in_its_place() {
    for (seats, pile) in [(2, 42), (3, 35), (4, 28)] {
        let (table, _) = open(seats, &[], 1);
        let state = table.state();
        assert_eq!(state.wagons, [20, 0, 0, 0, 0, 0]);
        assert_eq!(state.playing().len(), usize::from(seats));
        for player in state.playing() {
            assert_eq!((player.supply, player.lid, player.vp), (30, 0, 10));
            assert!(player.token);
            assert_eq!(player.scored, 0);
            assert_eq!(player.hand.len(), 7);
        }
        assert_eq!((state.draw_pile.len(), state.discard.len()), (pile, 0));
        assert!(state.blocks.iter().all(|block| block.is_empty() && block.divider() == 0));
        assert_eq!(table.scores(), vec![10; seats.into()]);
    }
}

/// §3.3 "Deal 7 to each player": one card at a time, each drawn from the whole deck.
#[test]
fn s3_cards_are_dealt_one_at_a_time() {
    let (_, facts) = open(3, &[], 1);
    let dealt: Vec<Seat> = facts
        .iter()
        .filter_map(|fact| if let Fact::Dealt { seat, .. } = fact { Some(*seat) } else { None })
        .collect();
    let expected: Vec<Seat> = (0..21).map(|n| Seat(n % 3)).collect();
    assert_eq!(dealt, expected);
    assert!(matches!(facts.last(), Some(Fact::Turn { .. })));
}

/// A1 `start_player`: random by default, every seat in its turn; or the seat that is named;
/// `oldest` is the first seat.
#[test]
fn s3_the_start_player_is_drawn_or_named() {
    let drawn: std::collections::BTreeSet<u8> =
        (0..40).map(|seed| open(4, &[("start_player", "random")], seed).0.state().turn.0).collect();
    assert_eq!(drawn, [0, 1, 2, 3].into());
    let named = [("seat1", 0), ("seat2", 1), ("seat3", 2), ("seat4", 3), ("oldest", 0)];
    for (value, seat) in named {
        for seed in 0..5 {
            let (table, facts) = open(4, &[("start_player", value)], seed);
            assert_eq!(table.state().turn, Seat(seat), "{value}");
            assert!(!facts.iter().any(|fact| matches!(fact, Fact::Started { .. })));
        }
    }
}

#[test]
fn s3_a_start_player_must_sit_at_the_table() {
    let options = tabletop::read_options(&[("start_player".into(), "seat3".into())].into());
    let error = Wagons::new(&Wagons::default_box(), options.unwrap(), 2).unwrap_err();
    assert_eq!(error, SetupError::Option("start_player: there is no seat 3".into()));
}

#[test]
fn s3_two_to_four_play() {
    for seats in [0, 1, 5, 255] {
        let error = Wagons::new(&Wagons::default_box(), game(2, &[]).options().clone(), seats);
        assert_eq!(
            error.unwrap_err().to_string(),
            format!("wagons is for 2 to 4 players, not {seats}")
        );
    }
}

/// The position file of a new game says nothing but hands, discs, points and wagons.
#[test]
fn s3_the_builder_of_these_tests_begins_as_a_game_does() {
    let (mut opened, _) = open(2, &[("start_player", "seat1")], 1);
    let mut built = *given(2).table().state();
    let hands = opened.state().players.map(|player| player.hand);
    for (player, hand) in built.players.iter_mut().zip(hands) {
        player.hand = hand;
    }
    built.draw_pile = opened.state().draw_pile;
    assert_eq!(*opened.state(), built);
    let legal = opened.legal(Seat(0))[0];
    opened.act(Seat(0), legal).unwrap();
}
