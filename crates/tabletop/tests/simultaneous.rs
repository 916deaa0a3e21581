//! Simultaneous secret choices, secret actions and reveals, on the small game of this folder.

mod stampede;

use nets::conformance::{self, Plan};
use stampede::{Action, Fact, Stampede};
use tabletop::{Actor, BoxFiles, Game, Seat, Seed, Table, Viewer, core_rules};

fn table(seats: u8, seed: u64) -> Table<Stampede> {
    let game = Stampede::new(&BoxFiles::default(), stampede::Options::default(), seats).unwrap();
    Table::open(game, Seed::small(seed)).0
}

fn any(table: &Table<Stampede>, seat: Seat) -> Action {
    table.legal(seat)[0]
}

#[test]
fn the_small_game_conforms() {
    for seats in 2..=3 {
        let plan = Plan { games: 60, ..Plan::default() };
        conformance::check(table(seats, 1).game(), &Stampede::every_action(), &plan);
    }
}

#[test]
fn all_are_asked_at_once_and_in_any_order() {
    let mut table = table(3, 1);
    assert_eq!(table.to_act().seats().len(), 3);
    table.act(Seat(2), any(&table, Seat(2))).unwrap();
    assert_eq!(table.to_act().seats().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert!(table.act(Seat(2), Action::Rest).is_err(), "one choice each");
}

#[test]
fn a_choice_stays_secret_until_all_are_in() {
    let mut table = table(2, 1);
    let choice = any(&table, Seat(0));
    let before = table.view(Viewer::Seat(Seat(1)));
    let happened = table.act(Seat(0), choice).unwrap();
    assert!(happened[0].secret);
    let Action::Drive(animal) = choice else { panic!("the round begins with driving") };
    let told = |viewer| table.game().redact(&happened[0].facts[0], viewer);
    assert_eq!(told(Viewer::Seat(Seat(0))), Fact::Chose { seat: Seat(0), animal: Some(animal) });
    assert_eq!(told(Viewer::Seat(Seat(1))), Fact::Chose { seat: Seat(0), animal: None });
    assert_ne!(table.view(Viewer::Seat(Seat(1))), before, "that a choice was made is no secret");
}

#[test]
fn a_secret_choice_can_be_taken_back_while_others_still_think() {
    let mut table = table(3, 1);
    table.act(Seat(0), any(&table, Seat(0))).unwrap();
    table.act(Seat(1), any(&table, Seat(1))).unwrap();
    // The choice of seat 1 said nothing to seat 0.
    table.undo(Seat(0)).unwrap();
    assert_eq!(table.to_act().seats().iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    let refusal = table.undo(Seat(0)).unwrap_err();
    assert_eq!(refusal.reason, &core_rules::NOTHING_TO_UNDO, "it has taken back all it said");
}

#[test]
fn the_last_choice_shows_all_and_cannot_be_taken_back() {
    let mut table = table(2, 1);
    table.act(Seat(0), any(&table, Seat(0))).unwrap();
    table.act(Seat(1), any(&table, Seat(1))).unwrap();
    assert_eq!(table.undo(Seat(1)).unwrap_err().reason, &core_rules::NEWS);
    assert_eq!(table.undo(Seat(0)).unwrap_err().reason, &core_rules::OTHERS_ACTED);
}

#[test]
fn what_shows_its_player_something_cannot_be_taken_back() {
    let mut table = table(2, 1);
    for seat in [Seat(0), Seat(1)] {
        table.act(seat, any(&table, seat)).unwrap();
    }
    let Actor::Seat(winner) = table.to_act() else { panic!("the winner may look") };
    let mut rested = table.clone();
    rested.act(winner, Action::Rest).unwrap();
    rested.undo(winner).unwrap();
    assert_eq!(rested.to_act(), Actor::Seat(winner));
    table.act(winner, Action::Look(0)).unwrap();
    assert_eq!(table.undo(winner).unwrap_err().reason, &core_rules::NEWS);
}

#[test]
fn somebody_who_never_acted_has_nothing_to_take_back() {
    let mut table = table(3, 1);
    table.act(Seat(0), any(&table, Seat(0))).unwrap();
    assert_eq!(table.undo(Seat(2)).unwrap_err().reason, &core_rules::NOTHING_TO_UNDO);
    assert_eq!(table.undo(Seat(1)).unwrap_err().code(), "nothing-to-undo");
}
