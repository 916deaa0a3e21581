//! Chapter 12 – Hidden and public information: what passed through one's hands is known, no more.

use game_homestead::{Homestead, Pending, PendingText, State};
use nets::play;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Seat, Viewer};

use crate::common::{A, B, C, D, Scene, game, given};

/// Worlds that could lie behind a seat's view.
fn worlds(scene: &Scene, seat: Seat) -> Vec<State> {
    let (game, view) = (scene.0.game(), scene.0.view(Viewer::Seat(seat)));
    (0..200).map(|n| game.imagine(&view, &mut Pcg64Mcg::seed_from_u64(n))).collect()
}

fn holds(game: &Homestead, state: &State, seat: Seat, card: &str) -> bool {
    let cards = game.cards();
    cards.has(state.players[seat.index()].hand, cards.find(card).unwrap())
}

const SEVEN: [&str; 2] = [
    "mill printer wainwright town_hall general_store riverside_field log_driver",
    "adit adit quarry quarry open_pit open_pit resin_gatherer",
];

/// §12 Two players: what the other took shows when the stack comes back.
#[test]
fn s12_a_stack_that_comes_back_shows_what_was_taken() {
    let mut scene = given(2)
        .pending(PendingText::Pick)
        .stack(0, SEVEN[0])
        .stack(1, SEVEN[1])
        .hand(A, "canals fort bridge")
        .hand(B, "railway lookout mission")
        .table();
    scene.act_as(A, "pick mill", &[]);
    scene.act_as(B, "pick adit", &[]);
    let view = scene.0.view(Viewer::Seat(A));
    let passed = view.stacks.iter().find(|stack| stack.seat == 1).unwrap();
    assert_eq!((passed.size, passed.seen.as_ref().unwrap().len()), (6, 6), "all of it is known");
    let other = view.stacks.iter().find(|stack| stack.seat == 0).unwrap();
    assert_eq!(other.seen, None, "the stack that comes lies face down");
    for seat in [A, B] {
        assert!(matches!(scene.state().pending, Pending::Play { .. }), "{seat}");
        let discard = scene.legal()[0].clone();
        scene.act(&discard);
        if let Pending::Place { .. } = scene.state().pending {
            let place = scene.legal()[0].clone();
            scene.act(&place);
        }
    }
    // B picks from A's stack; in every world it is exactly what A passed on.
    for world in worlds(&scene, A) {
        assert_eq!(world.stacks[0].cards, scene.state().stacks[0].cards);
    }
    scene.act_as(A, "pick quarry", &[]);
    scene.act_as(B, "pick town_hall", &[]);
    let five = worlds(&scene, A);
    let taken: Vec<bool> = five.iter().map(|w| holds(scene.0.game(), w, B, "town_hall")).collect();
    assert!(taken.contains(&true) && taken.contains(&false), "until it comes back anybody's guess");
    let turn = scene.state().turn;
    scene.play_until(|state| state.pending == Pending::Pick && state.turn > turn);
    let view = scene.0.view(Viewer::Seat(A));
    let back = view.stacks.iter().find(|stack| !stack.taken.is_empty()).unwrap();
    assert_eq!(
        (&back.taken[0].seats, &back.taken[0].cards),
        (&vec![B], &vec!["town_hall".to_owned()])
    );
    if view.players[1].known.contains(&"town_hall".to_owned()) {
        for world in worlds(&scene, A) {
            assert!(holds(scene.0.game(), &world, B, "town_hall"));
        }
    }
}

/// §12 Four players: a stack never comes back; what is in it is among what was passed on.
#[test]
fn s12_a_stack_holds_some_of_what_was_passed_on() {
    let mut scene = given(4)
        .pending(PendingText::Pick)
        .stack(0, "mill printer wainwright town_hall general_store")
        .hand(A, "canals fort bridge")
        .table();
    scene.act_as(A, "pick mill", &[]);
    for seat in [B, C, D] {
        let view = scene.0.view(Viewer::Seat(seat));
        let pick = format!("pick {}", view.stack.unwrap()[0]);
        scene.act_as(seat, &pick, &[]);
    }
    let turn = scene.state().turn;
    scene.play_until(|state| state.pending == Pending::Pick && state.turn > turn);
    let first = scene.0.view(Viewer::Seat(B)).stack.unwrap()[0].clone();
    scene.act_as(B, &format!("pick {first}"), &[]);
    let cards = scene.0.game().cards();
    let four =
        ["printer", "wainwright", "town_hall", "general_store"].map(|id| cards.find(id).unwrap());
    for world in worlds(&scene, A) {
        assert!(cards.list(world.stacks[0].cards).all(|card| four.contains(&card)));
    }
}

/// What a viewer is not sure of is not shown, and what is shown is so, over whole games.
#[test]
fn what_is_known_is_so() {
    for (seats, options) in [(2, &[][..]), (3, &[]), (4, &[]), (4, &[("teams", "true")])] {
        let game = game(seats, options);
        let cards = game.cards();
        let (mut known, mut rng) = (0, Pcg64Mcg::seed_from_u64(1));
        play(&game, 5, |state| {
            for me in Seat::all(seats) {
                let view = game.view(state, Viewer::Seat(me));
                for (seat, player) in Seat::all(seats).zip(&view.players) {
                    for id in &player.known {
                        known += 1;
                        let card = cards.find(id).unwrap();
                        assert!(
                            cards.has(state.players[seat.index()].hand, card),
                            "{me} {seat} {id}"
                        );
                    }
                }
                let world = game.imagine(&view, &mut rng);
                assert_eq!(game.view(&world, Viewer::Seat(me)), view);
                game.audit(&world).unwrap();
            }
        });
        // Two players see every stack again; of three, what two took together is uncertain.
        assert_eq!(known > 0, seats == 2 || !options.is_empty(), "{seats} {options:?}");
    }
}

/// A spectator sees nobody's cards, and no stack.
#[test]
fn a_spectator_sees_what_lies_open() {
    let scene = given(3).pending(PendingText::Pick).table();
    let view = scene.0.view(Viewer::Spectator);
    assert!(view.stack.is_none() && view.stacks.iter().all(|stack| stack.seen.is_none()));
    assert!(view.players.iter().all(|player| player.hand.is_none() && player.known.is_empty()));
    assert!(view.my_discards.is_empty());
}
