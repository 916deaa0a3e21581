//! Chapter 2 – Boxes: what is in the box, and what is wrong with others.

use game_cattle::{Cattle, Options, Supply, Worker};
use tabletop::{BoxFiles, Game};

use crate::common::game;

fn with(file: &str, from: &str, to: &str) -> String {
    let mut files = Cattle::default_box();
    let text = files.0.get_mut(file).expect("a file of the box");
    assert!(text.contains(from), "{file} has no {from}");
    *text = text.replacen(from, to, 1);
    match Cattle::new(&files, Options::default(), 2) {
        Ok(_) => panic!("{file}: {to} is taken"),
        Err(error) => error.to_string(),
    }
}

/// §2, R8: counts of the printed box.
#[test]
fn s2_the_box_has_what_was_printed() {
    let game = game(2, &[]);
    let parts = game.parts();
    let total = |pile: usize| parts.piles[pile].iter().map(|n| u32::from(*n)).sum::<u32>();
    assert_eq!([total(0), total(1), total(2)], [35, 33, 26]);
    for worker in Worker::ALL {
        let index = Supply::Worker(*worker).index();
        assert_eq!((parts.piles[1][index], parts.piles[2][index]), (11, 7));
    }
    assert_eq!((parts.market.len(), parts.start_deck.len()), (36, 14));
    assert_eq!((parts.objective_deck.len(), parts.start_objectives.len()), (24, 4));
    assert_eq!(parts.trail.build.count_ones(), 22);
    assert_eq!(parts.trail.woods.count_ones(), 8);
    assert_eq!(parts.risks.iter().flatten().count(), 7);
    assert_eq!(parts.craig.cards.len(), 14);
}

#[test]
fn every_error_names_file_entry_and_reason() {
    for (file, from, to, why) in [
        ("box.json", "\"cattle\"", "\"rails\"", "box.json: the box is for \"rails\""),
        ("box.json", "\"about\"", "\"abaut\"", "box.json: not the expected JSON"),
        (
            "trail.json",
            "\"kind\": \"start\"",
            "\"kind\": \"tavern\"",
            "space START: a \"tavern\" cannot",
        ),
        (
            "trail.json",
            "\"next\": [\"A1\", \"FL1\"]",
            "\"next\": [\"A1\", \"X\"]",
            "space A: unknown space \"X\"",
        ),
        (
            "trail.json",
            "\"id\": \"A2\", \"kind\": \"build\", \"next\": [\"A3\"]",
            "\"id\": \"A2\", \"kind\": \"build\", \"next\": [\"A1\"]",
            "space A2: roads lead",
        ),
        ("trail.json", "\"id\": \"A1\"", "\"id\": \"A 1\"", "letters and digits"),
        ("board.json", "\"last\": 39", "\"last\": 99", "railroad: the last space"),
        ("board.json", "\"space\": 4.5", "\"space\": 4.25", "station 1: stations lie"),
        ("board.json", "[6, 9]", "[6, 13]", "job_market: there is no row 13"),
        (
            "board.json",
            "\"topeka\", \"value\": 1",
            "\"topeka\", \"value\": 7",
            "city wichita: cities are listed",
        ),
        (
            "board.json",
            "[\"topeka\", \"wichita\"]",
            "[\"topeka\", \"boston\"]",
            "link topeka-boston: unknown city",
        ),
        (
            "tiles.json",
            "\"vp\": 3, \"hand\": \"black\"",
            "\"vp\": 4, \"hand\": \"green\"",
            "hazards: two kinds look the same",
        ),
        ("tiles.json", "\"flood\": 6", "\"flood\": 5", "supply, pile1: 5 flood tiles"),
        ("tiles.json", "\"green_teepee\": 9", "\"pink_teepee\": 9", "unknown tile \"pink_teepee\""),
        ("tiles.json", "\"craftsmen\": 1", "\"craftsmen\": 0", "private 1a: a building needs"),
        ("cards.json", "\"jersey\": 5", "\"jersey\": 16", "card jersey: there are 1 to 15"),
        (
            "cards.json",
            "\"copies\": 4",
            "\"copies\": 8",
            "objective aux_san_francisco: there are 21",
        ),
        (
            "cards.json",
            "\"walk_cow345\"",
            "\"engine2_cow345\"",
            "objective engine2_cow345: the id is used",
        ),
        ("player.json", "\"2\": [3, 1, 1]", "\"2\": [3, 4, 1]", "steps: a step limit is 1 to 7"),
        ("player.json", "\"hand\": 4", "\"hand\": 0", "hand: a hand limit"),
        ("craig.json", "\"card\": 1,", "\"card\": 3,", "card 3: cards are numbered"),
        ("craig.json", "[7, 8, 9, 10]", "[7, 7, 9, 10]", "removed, easy: four different"),
        (
            "craig.json",
            "\"objective_position\": 1",
            "\"objective_position\": 5",
            "card 1: positions",
        ),
    ] {
        let error = with(file, from, to);
        assert!(error.contains(file) && error.contains(why), "{error}");
    }
}

#[test]
fn a_missing_file_is_named() {
    let mut files: BoxFiles = Cattle::default_box();
    files.0.remove("craig.json");
    let error = Cattle::new(&files, Options::default(), 2).unwrap_err();
    assert_eq!(error.to_string(), "bad box: craig.json: the file is missing");
}

/// Another deck is another game, without another build.
#[test]
fn a_changed_box_is_played_with() {
    let mut files = Cattle::default_box();
    let text = files.0.get_mut("board.json").unwrap();
    *text = text.replacen("\"token_vp\": 2", "\"token_vp\": 5", 1);
    let other = Cattle::new(&files, Options::default(), 2).unwrap();
    assert_eq!(other.parts().token_vp, 5);
    assert_ne!(other.box_id().hash, game(2, &[]).box_id().hash);
}
