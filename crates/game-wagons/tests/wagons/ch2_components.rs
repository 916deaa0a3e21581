//! §2 Components: the deck, and boxes that people edit.

use game_wagons::{Card, Placement, Wagons};
use tabletop::{BoxFiles, Game, SetupError};

use crate::common::{FIRST_CARD, box_with_card, game};

fn deck_of(name: &str) -> Vec<Card> {
    let game = game(2, &[("deck", name)]);
    game.deck().cards(game.deck().all())
}

/// The box with one text in one file replaced.
fn box_with(file: &str, old: &str, new: &str) -> BoxFiles {
    let mut files = Wagons::default_box();
    let text = files.0.get_mut(file).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
    files
}

fn error(files: &BoxFiles, options: &[(&str, &str)]) -> String {
    let options =
        tabletop::read_options(&options.iter().map(|&(k, v)| (k.into(), v.into())).collect());
    match Wagons::new(files, options.unwrap(), 2) {
        Err(SetupError::Box(error)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

const FRONTIER: &str = "frontier-56.json";

/// T53: 12 cards per region, 8 without; costs 0 to 6; at least one card lacks each symbol.
#[test]
fn s2_the_decks_keep_to_what_the_rulebooks_say() {
    for name in ["frontier-56", "grid-56"] {
        let deck = deck_of(name);
        assert_eq!(deck.len(), 56);
        for land in game_wagons::Land::ALL {
            let here = deck.iter().filter(|card| card.place.is_some_and(|(l, _)| l == land));
            assert_eq!(here.count(), 12, "{name} {land}");
        }
        assert_eq!(deck.iter().filter(|card| card.place.is_none()).count(), 8);
        let costs: Vec<u8> = deck.iter().map(|card| card.cost).collect();
        assert_eq!((costs.iter().min(), costs.iter().max()), (Some(&0), Some(&6)));
        assert!(deck.iter().all(|card| card.wagons <= 3));
        assert!(deck.iter().any(|card| card.wagons == 0));
        assert!(deck.contains(&"E2w2c5".parse().unwrap()), "the one known card");
    }
}

/// T53: "no kind has >= placement, >= wagons and <= cost of another".
#[test]
fn s2_no_kind_of_card_is_better_than_another_in_every_way() {
    let worth = |card: Card| match card.place {
        None => 0,
        Some((_, Placement::One)) => 1,
        Some((_, Placement::PlusOne)) => 2,
        Some((_, Placement::Two)) => 3,
    };
    for name in ["frontier-56", "grid-56"] {
        let mut kinds: Vec<_> =
            deck_of(name).into_iter().map(|card| (worth(card), card.wagons, card.cost)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for a in &kinds {
            for b in kinds.iter().filter(|b| *b != a) {
                assert!(!(a.0 >= b.0 && a.1 >= b.1 && a.2 <= b.2), "{name}: {a:?} beats {b:?}");
            }
        }
    }
}

/// The tables on the rules page: how often each kind is in the deck.
#[test]
fn s2_the_decks_are_those_of_the_rules_page() {
    let count = |deck: &[Card], code: &str| {
        let card: Card = code.parse().unwrap();
        deck.iter().filter(|other| **other == card).count()
    };
    let frontier = deck_of("frontier-56");
    for (code, copies) in
        [("E1w0c0", 1), ("MW1w3c3", 1), ("W+1w2c4", 2), ("GP2w2c5", 2), ("w2c0", 4), ("w3c1", 4)]
    {
        assert_eq!(count(&frontier, code), copies, "{code}");
    }
    assert_eq!(count(&frontier, "E+1w0c2"), 0);
    let grid = deck_of("grid-56");
    for code in ["E+1w0c2", "W2w0c3", "GP2w3c6", "MW+1w2c4"] {
        assert_eq!(count(&grid, code), 1, "{code}");
    }
}

#[test]
fn s2_the_box_says_that_its_cards_are_our_own() {
    assert!(game(2, &[]).box_id().own_design);
}

/// Whoever edits a box is told the file, the entry and the reason.
#[test]
fn s2_a_broken_box_is_refused_by_file_entry_and_reason() {
    let card = |new: &str| error(&box_with_card(new), &[]);
    let row = |region: &str, place: &str, wagons: u8, cost: u8| {
        card(&format!(
            r#"{{"id": 1, "region": "{region}", "place": "{place}", "wagons": {wagons}, "cost": {cost}}}"#
        ))
    };
    assert_eq!(row("east", "1", 0, 9), "frontier-56.json, card 1: cost 9 is above 6 (§2)");
    assert_eq!(row("east", "1", 5, 0), "frontier-56.json, card 1: 5 wagons are more than 4 (A9)");
    assert_eq!(
        row("texas", "1", 0, 0),
        "frontier-56.json, card 1: unknown region \"texas\": east, great_plains, midwest or west"
    );
    // A29: only +1 is explained.
    assert_eq!(
        row("east", "+2", 0, 0),
        "frontier-56.json, card 1: unknown place \"+2\": 1, 2 or +1 (A29)"
    );
    assert_eq!(
        card(r#"{"id": 2, "region": "east", "place": "1", "wagons": 0, "cost": 0}"#),
        "frontier-56.json, card 2: the id is used twice"
    );
    assert_eq!(
        card(r#"{"id": 1, "region": "east", "wagons": 0, "cost": 0}"#),
        "frontier-56.json, card 1: a card with a region needs a place: 1, 2 or +1"
    );
    assert_eq!(
        card(r#"{"id": 1, "place": "2", "wagons": 0, "cost": 0}"#),
        "frontier-56.json, card 1: place \"2\" needs a region"
    );
    let without = error(&box_with(FRONTIER, &format!("{FIRST_CARD},"), ""), &[]);
    assert_eq!(without, "frontier-56.json: the deck has 55 cards, the rulebook says 56 (§2)");
}

#[test]
fn s2_a_deck_has_free_cards_and_wagons() {
    let mut files = Wagons::default_box();
    let text = files.0.get_mut(FRONTIER).unwrap();
    *text = text.replace(r#""cost": 0"#, r#""cost": 1"#);
    assert_eq!(error(&files, &[]), "frontier-56.json: no card is free (§2)");
    let mut files = Wagons::default_box();
    let text = files.0.get_mut(FRONTIER).unwrap();
    for wagons in 1..=3 {
        *text = text.replace(&format!(r#""wagons": {wagons}"#), r#""wagons": 0"#);
    }
    assert_eq!(error(&files, &[]), "frontier-56.json: no card moves a wagon (§2)");
}

#[test]
fn s2_files_that_are_missing_or_unreadable_are_named() {
    let mut files = Wagons::default_box();
    files.0.remove("grid-56.json");
    assert_eq!(error(&files, &[]), "grid-56.json: the file is missing");
    assert_eq!(error(&BoxFiles::default(), &[]), "box.json: the file is missing");
    let broken = error(&box_with(FRONTIER, "{", "<"), &[]);
    assert!(broken.starts_with("frontier-56.json: not the expected JSON: "), "{broken}");
    let odd = error(&box_with(FRONTIER, r#""cost": 0"#, r#""price": 0"#), &[]);
    assert!(odd.contains("frontier-56.json") && odd.contains("price"), "{odd}");
    let other = error(&box_with("box.json", r#""wagons""#, r#""cattle""#), &[]);
    assert_eq!(other, "box.json: the box is for \"cattle\", not for \"wagons\"");
    let none = error(
        &BoxFiles::new([(
            "box.json",
            r#"{"game":"wagons","id":"x","own_design":true,"decks":[]}"#,
        )]),
        &[],
    );
    assert_eq!(none, "box.json: decks: the box holds no deck");
    let twice = error(&box_with("grid-56.json", "grid-56", "frontier-56"), &[]);
    assert_eq!(twice, "grid-56.json: the box has another deck \"frontier-56\"");
}

/// A9 `as_many_as_possible`: such cards are accepted, up to nine wagons.
#[test]
fn s2_more_than_four_wagons_need_the_option() {
    let with =
        |wagons: u8| box_with_card(&format!(r#"{{"id": 1, "wagons": {wagons}, "cost": 0}}"#));
    let many = [("custom_deck_moves", "as_many_as_possible")];
    let options = tabletop::read_options(&many.map(|(k, v)| (k.into(), v.into())).into()).unwrap();
    let game = Wagons::new(&with(9), options, 2).unwrap();
    assert!(game.deck().face("w9c0".parse().unwrap()).is_some());
    assert_eq!(error(&with(10), &many), "frontier-56.json, card 1: 10 wagons are more than 9 (A9)");
    assert_eq!(
        error(&with(9), &[("custom_deck_moves", "reject")]),
        "frontier-56.json, card 1: 9 wagons are more than 4 (A9)"
    );
}
