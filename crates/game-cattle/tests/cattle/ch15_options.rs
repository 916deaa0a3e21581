//! Chapter 15 – Options.

use game_cattle::{Cattle, Options};
use tabletop::{Game, OptionTexts, SetupError, read_options, write_options};

use crate::common::game;

#[test]
fn options_are_written_as_they_are_read() {
    for (key, value) in [
        ("neutral", "standard"),
        ("sides", "random"),
        ("start_player", "seat2"),
        ("adjacent", "next_location"),
        ("special_delivery", "every_space"),
        ("special_kansas_city", "nothing"),
        ("craig", "custom"),
        ("craig_removed_1", "7"),
    ] {
        let texts = OptionTexts::from([(key.into(), value.into())]);
        let options: Options = read_options(&texts).unwrap();
        assert_eq!(write_options(&options)[key], value);
    }
    let defaults = write_options(&Options::default());
    for spec in Cattle::META.options {
        assert_eq!(defaults[spec.key], spec.default, "{}", spec.key);
    }
    assert_eq!(defaults.len(), Cattle::META.options.len());
}

#[test]
fn bad_options_are_refused_by_name() {
    let read = |key: &str, value: &str| {
        read_options::<Options>(&OptionTexts::from([(key.into(), value.into())]))
    };
    for (key, value) in [("sides", "c"), ("craig_removed_1", "11"), ("craig", "brutal"), ("x", "y")]
    {
        let error = read(key, value).unwrap_err();
        assert!(error.to_string().contains(key), "{error}");
    }
    let start = read("start_player", "seat3").unwrap();
    for (seats, fits) in [(1, false), (2, false), (3, true)] {
        let made = Cattle::new(&Cattle::default_box(), start, seats);
        assert_eq!(made.is_ok(), fits, "{seats} seats");
    }
    let twice = read("craig_removed_1", "9").unwrap();
    let error = Cattle::new(&Cattle::default_box(), twice, 1).unwrap_err();
    assert!(matches!(error, SetupError::Option(_)), "{error}");
    assert!(Cattle::new(&Cattle::default_box(), Options::default(), 5).is_err());
    assert!(Cattle::new(&Cattle::default_box(), Options::default(), 0).is_err());
}

/// Only the solo game uses cards of our own design.
#[test]
fn the_box_says_what_is_our_own_design() {
    assert!(game(1, &[]).box_id().own_design);
    assert!(!game(2, &[]).box_id().own_design);
}
