//! Chapter 4 – Course of the game: stacks, directions, picks.

use game_homestead::{Fact, Pending, PendingText};
use tabletop::{Game, Seat, Viewer};

use crate::common::{A, B, C, D, given, opened};

/// T10, §4 Stacks, turns and plays by the number of players.
#[test]
fn t10_stacks_turns_and_plays() {
    for (seats, size, turns) in [(2, 7, 6), (3, 6, 5), (4, 5, 4)] {
        let mut scene = opened(seats, &[], 3);
        let (mut plays, mut sizes, mut rounds) = (vec![0; seats.into()], vec![], 0);
        while let Some(seat) = scene.0.to_act().seats().first() {
            let legal = scene.legal();
            for fact in scene.act_as(seat, &legal[legal.len() / 2], &[]) {
                match fact {
                    Fact::Played { seat, .. } | Fact::ForcedDiscard { seat, .. } => {
                        plays[seat.index()] += 1;
                    }
                    Fact::StackTaken { seat: A, size, .. } => sizes.push(size),
                    Fact::RoundEnded { cards, .. } => {
                        assert_eq!(cards, seats, "T13 one card is left on each tray");
                        rounds += 1;
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(plays, vec![4 * turns; seats.into()]);
        assert_eq!(rounds, 4);
        let one_round: Vec<u8> =
            (0..size).rev().map(|left| left + 1).take(turns.try_into().unwrap()).collect();
        assert_eq!(sizes, one_round.repeat(4));
    }
}

fn stack(scene: &crate::common::Scene, seat: Seat) -> Vec<String> {
    scene.0.view(Viewer::Seat(seat)).stack.expect("the seat is picking")
}

/// Picks the first card everywhere and answers what `seat` passed on; then plays to the next pick.
fn pass_on(scene: &mut crate::common::Scene, seat: Seat) -> Vec<String> {
    let mut rest = stack(scene, seat);
    let picked = rest.remove(0);
    for other in Seat::all(scene.0.game().seats()) {
        let first = stack(scene, other)[0].clone();
        let pick = if other == seat { &picked } else { &first };
        scene.act_as(other, &format!("pick {pick}"), &[]);
    }
    let turn = scene.state().turn;
    scene.play_until(|state| state.pending == Pending::Pick && state.turn != turn);
    rest
}

/// T11, §4.1, §4.2 Clockwise in rounds 1 and 3, counter-clockwise in 2 and 4.
#[test]
fn t11_stacks_go_round_with_the_round() {
    for (round, next) in [(1, C), (2, A), (3, C), (4, A)] {
        let mut scene = given(4).round(round).pending(PendingText::Pick).table();
        let rest = pass_on(&mut scene, B);
        assert_eq!(stack(&scene, next), rest, "round {round}");
        assert_eq!(scene.state().clockwise(), round % 2 == 1);
    }
    let mut scene = given(4).round(2).pending(PendingText::Pick).table();
    let rest = pass_on(&mut scene, A);
    assert_eq!(stack(&scene, D), rest, "round the corner");
}

/// T12, A20 Two stacks for two players: they change hands every turn.
#[test]
fn t12_two_stacks_change_hands() {
    let mut scene = given(2).pending(PendingText::Pick).table();
    for turn in 0..5 {
        let (from, to) = if turn % 2 == 0 { (A, B) } else { (B, A) };
        let rest = pass_on(&mut scene, from);
        assert_eq!(stack(&scene, to), rest);
    }
}

/// T15, §12 Picks are secret until all are in, and nothing is played before.
#[test]
fn t15_picks_are_secret() {
    let mut scene = given(2).pending(PendingText::Pick).table();
    let before = scene.0.view(Viewer::Seat(B));
    let (first, second) = (stack(&scene, A)[0].clone(), stack(&scene, A)[3].clone());
    let mut other = crate::common::Scene::at(scene.0.clone());
    scene.act_as(A, &format!("pick {first}"), &[]);
    other.act_as(A, &format!("pick {second}"), &[]);
    let views =
        [&scene, &other].map(|s| serde_json::to_string(&s.0.view(Viewer::Seat(B))).unwrap());
    assert_eq!(views[0], views[1], "no trace of which card it was");
    let after = scene.0.view(Viewer::Seat(B));
    assert_eq!(after.players[0].hand_size, before.players[0].hand_size);
    assert!(after.players[0].chosen && !before.players[0].chosen);
    let mine = scene.hand(B)[0].clone();
    scene.refuses_to(B, &format!("play {mine}"), "§4.2 not-asked-now");
    scene.refuses_to(A, &format!("pick {first}"), "§4.2 not-your-turn");
    scene.refuses_to(B, "pick canals", "§4.2 not-in-stack");
    let gone = first;
    if !stack(&scene, B).contains(&gone) {
        scene.refuses_to(B, &format!("pick {gone}"), "§4.2 not-in-stack");
    }
}

/// T16, §4.2 "Always clockwise in every round."
#[test]
fn t16_plays_go_clockwise_whatever_the_stacks_do() {
    let mut scene = given(3).round(2).first(B).table();
    let mut order = vec![];
    while matches!(scene.state().pending, Pending::Play { .. }) {
        order.push(scene.asked());
        let discard = scene.legal()[0].clone();
        scene.act(&discard);
        if let Pending::Place { .. } = scene.state().pending {
            let place = scene.legal()[0].clone();
            scene.act(&place);
        }
    }
    assert_eq!(order, [B, C, A]);
    assert!(!scene.state().clockwise());
}

/// T14, §4.1 The discard pile becomes the draw pile in the middle of a draw. A22 The first player
/// draws first.
#[test]
fn t14_the_discards_become_the_draw_pile() {
    let mut given = given(2).pending(PendingText::Replace);
    given = given.hand(A, "house house house").hand(B, "canals fort bridge");
    let mut spare = given.spare();
    let last = spare.pop().unwrap();
    given.position.discard = spare;
    let mut scene = given.table();
    assert_eq!(scene.0.view(Viewer::Spectator).deck.buildings, 1);
    scene.act("replace house house house");
    let facts = scene.act("replace none");
    let drawn: Vec<&Fact> = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::Drew { .. } | Fact::Reshuffled { .. }))
        .collect();
    assert!(matches!(drawn[0], Fact::Drew { seat: A, card: Some(card), .. } if *card == last));
    assert!(matches!(drawn[1], Fact::Reshuffled { orders: false, .. }));
    assert!(matches!(drawn[2], Fact::Drew { seat: A, .. }));
}
