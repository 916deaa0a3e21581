//! The contract of `nets::conformance`, at every seat count and with every option.

use game_wagons::{Action, Options, Wagons};
use nets::conformance::{self, Plan};
use tabletop::{Game, OptionKind, OptionTexts, read_options};

fn conforms(seats: u8, options: &[(&str, &str)], games: u32) {
    let texts: OptionTexts = options.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let options: Options = read_options(&texts).unwrap();
    let game = Wagons::new(&Wagons::default_box(), options, seats).unwrap();
    let every: Vec<Action> = Action::expressible().collect();
    conformance::check(&game, &every, &Plan { games, ..Plan::default() });
}

#[test]
fn two_players() {
    conforms(2, &[], 3);
}

#[test]
fn three_players() {
    conforms(3, &[], 3);
}

#[test]
fn four_players() {
    conforms(4, &[], 3);
}

/// Every value of every option, alone.
#[test]
fn every_option() {
    for (i, option) in Wagons::META.options.iter().enumerate() {
        let values: Vec<&str> = match option.kind {
            OptionKind::Choice { values } | OptionKind::Seat { values, .. } => values[1..].to_vec(),
            OptionKind::Flag => vec!["true"],
            OptionKind::Number { .. } => vec!["1", "off"],
        };
        for value in values {
            let seats = if value == "seat3" || value == "seat4" { 4 } else { 2 + (i % 3) as u8 };
            conforms(seats, &[(option.key, value)], 1);
        }
    }
}

/// The options that multiply the questions asked, together.
#[test]
fn the_most_talkative_table() {
    let options = [
        ("vp_payment", "free_mix_always"),
        ("partial_placement", "all_or_nothing"),
        ("plus_one_order", "free"),
        ("double_at_end", "finish_turn"),
        ("double_second", "optional"),
        ("reshuffle", "on_next_draw"),
        ("stall_guard", "2"),
    ];
    for seats in 2..=4 {
        conforms(seats, &options, 2);
    }
}
