//! What the game tells bots: never anything hidden, never nothing, and good sense where the
//! rulebook leaves no doubt.

use bots::{Bot, Greedy, Trial};
use game_rails::{Intent, State};
use nets::play;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Heuristic, Seat, Viewer};

use crate::common::{A, B, Scene, any_game, given, given_with};

/// What greedy says at this table.
fn greedy(table: &Scene) -> String {
    let (game, seat) = (table.0.game(), table.asked());
    let (view, legal) = (table.0.view(Viewer::Seat(seat)), table.0.legal(seat));
    game.write_action(Greedy::new(1).choose(game, seat, &view, &legal))
}

#[test]
fn the_evaluation_reads_nothing_hidden() {
    for seed in 0..6 {
        let (game, mut rng) = (any_game(seed), Pcg64Mcg::seed_from_u64(seed));
        let mut number = 0;
        play(&game, seed, |state: &State| {
            number += 1;
            if number % 9 != 0 {
                return;
            }
            for seat in Seat::all(state.seats) {
                let view = game.view(state, Viewer::Seat(seat));
                let mut imagined = || game.evaluate(&game.imagine(&view, &mut rng), seat);
                let (one, other) = (imagined(), imagined());
                assert!(
                    one.is_finite() && one.to_bits() == other.to_bits(),
                    "{seat}: {one} or {other}"
                );
            }
        });
    }
}

#[test]
fn pruning_leaves_something_and_adds_nothing() {
    for seed in 0..20 {
        let game = any_game(seed);
        play(&game, seed, |state: &State| {
            for seat in game.to_act(state).seats().iter() {
                let mut legal = vec![];
                game.legal(state, seat, &mut legal);
                let mut kept = legal.clone();
                game.prune(state, seat, None, &mut kept);
                assert!(!kept.is_empty(), "{legal:?}");
                assert!(kept.iter().all(|action| legal.contains(action)), "{kept:?}");
            }
        });
    }
}

/// Of twins one is enough, and locomotives are paid last.
#[test]
fn what_comes_to_the_same_is_weighed_once() {
    let mut table = given(2).start(A, "salt_lake_city").hand(A, "2 red 2 locomotive").table();
    let kept = |table: &Scene| {
        let mut actions = table.0.legal(A);
        table.0.game().prune(table.state(), A, None, &mut actions);
        actions.into_iter().map(|a| table.0.game().write_action(a)).collect::<Vec<_>>()
    };
    assert!(table.offers("claim idaho_falls-salt_lake_city-1"));
    assert!(kept(&table).contains(&"claim idaho_falls-salt_lake_city-0".into()));
    assert!(!kept(&table).contains(&"claim idaho_falls-salt_lake_city-1".into()));
    table.act("claim idaho_falls-salt_lake_city-0");
    assert_eq!(table.legal(), ["pay 1 red 1 locomotive", "pay 2 red", "pay 2 locomotive"]);
    assert_eq!(kept(&table), ["pay 2 red"]);
}

/// A's last turn: a route would bring ten points, another one completes a ticket of five.
fn last_turn_with_a_ticket() -> Scene {
    given(2)
        .start(A, "salt_lake_city")
        .lanes(A, "green_river-salt_lake_city-0")
        .hand(A, "4 red 5 yellow")
        .tickets(A, "salt_lake_city-cheyenne")
        .start(B, "seattle")
        .cars(B, 2, "salt_lake_city green_river cheyenne winnemucca denver")
        .last_round(B, 2)
        .table()
}

/// §9.4.1 In the last turn a ticket of five is worth more than a route of ten: it is five won and
/// not five lost.
#[test]
fn a_ticket_is_completed_while_there_is_time() {
    let table = last_turn_with_a_ticket();
    assert!(table.offers("claim salt_lake_city-winnemucca-0"));
    assert_eq!(greedy(&table), "claim cheyenne-green_river-0");
}

/// §7 A route into a rival's city feeds the rival.
#[test]
fn points_are_not_given_away_in_the_last_turn() {
    let table = given(2)
        .start(A, "denver")
        .hand(A, "6 blue 4 red 3 purple")
        .start(B, "salt_lake_city")
        .cars(B, 2, "denver grand_junction pueblo cheyenne")
        .last_round(B, 2)
        .table();
    assert!(table.offers("claim denver-salt_lake_city-0"));
    assert_eq!(greedy(&table), "claim denver-grand_junction-0");
}

/// §10.2 Ten points lie beside the road.
#[test]
fn alvin_is_captured() {
    let table =
        given_with(2, &[("alvin", "true")]).start(A, "santa_fe").hand(A, "3 yellow 3 blue").table();
    assert!(table.offers("claim pueblo-santa_fe-1"));
    assert_eq!(greedy(&table), "claim roswell-santa_fe-0");
}

/// Tickets completed and lost in forty trial games, by players who know that there are so many.
fn tickets_in_playouts(games: u32) -> (usize, usize) {
    let (mut completed, mut lost) = (0, 0);
    let mut trial = Trial::default();
    for seed in 0..40 {
        let game = any_game(seed);
        let mut state = game.start();
        trial.play_out(&game, &mut state, seed, games);
        assert!(game.outcome(&state).is_some(), "it ends");
        for player in state.playing() {
            let joined = |&end: &_| player.network.has(end);
            let done = |&ticket: &_| game.map().ticket(ticket).ends.iter().all(joined);
            let count = player.tickets.iter().filter(done).count();
            completed += count;
            lost += usize::from(player.tickets.len()) - count;
        }
    }
    (completed, lost)
}

/// A playout is a whole game of sensible players: it ends, and most tickets come true.
#[test]
fn playouts_complete_their_tickets() {
    let (completed, lost) = tickets_in_playouts(1000);
    assert!(completed > 5 * lost, "{completed} completed, {lost} lost");
}

#[test]
fn where_there_are_many_playouts_more_tickets_are_dared() {
    let (completed, lost) = tickets_in_playouts(1000);
    let (more, more_lost) = tickets_in_playouts(10_000);
    assert!(more > completed && more_lost > lost, "{more} completed, {more_lost} lost");
    assert!(more > 3 * more_lost, "{more} completed, {more_lost} lost");
}

/// §9.4.1 As greedy does.
#[test]
fn playouts_complete_a_ticket_while_there_is_time() {
    let table = last_turn_with_a_ticket();
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let (game, legal) = (table.0.game(), table.0.legal(A));
    let chosen = game.playout(table.state(), A, &legal, &mut Intent::default(), &mut rng);
    let chosen = game.write_action(chosen);
    assert!(chosen.starts_with("claim cheyenne-green_river"), "{chosen}");
}
