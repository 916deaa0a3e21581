//! §13 Options: what a host can choose, as texts. What each value does is shown in its chapter.

use game_wagons::{Options, Wagons};
use tabletop::{Game, OptionKind, OptionTexts, SetupError, read_options, write_options};

/// Every value of every option, numbers by a few examples.
pub(crate) fn every_value() -> Vec<(&'static str, String)> {
    let mut all = vec![];
    for spec in Wagons::META.options {
        let values: Vec<String> = match &spec.kind {
            OptionKind::Choice { values } | OptionKind::Seat { values, .. } => {
                values.iter().map(ToString::to_string).collect()
            }
            OptionKind::Flag => vec!["false".into(), "true".into()],
            OptionKind::Number { min, max, off } => {
                let numbers = [min.to_string(), spec.default.into(), max.to_string()];
                numbers.into_iter().chain(off.then(|| "off".into())).collect()
            }
        };
        all.extend(values.into_iter().map(|value| (spec.key, value)));
    }
    all
}

fn one(key: &str, value: &str) -> Result<Options, SetupError> {
    read_options(&[(key.to_owned(), value.to_owned())].into())
}

#[test]
fn s13_every_listed_value_is_accepted_and_kept() {
    for (key, value) in every_value() {
        let options = one(key, &value).unwrap();
        let game = Wagons::new(&Wagons::default_box(), options, 4).unwrap();
        let written = write_options(game.options());
        assert_eq!(written[key], value, "{key}");
        assert_eq!(read_options::<Options>(&written).as_ref(), Ok(game.options()));
    }
}

#[test]
fn s13_what_is_not_said_is_the_listed_default() {
    let game = Wagons::new(&Wagons::default_box(), Options::default(), 2).unwrap();
    let listed: OptionTexts =
        Wagons::META.options.iter().map(|spec| (spec.key.into(), spec.default.into())).collect();
    assert_eq!(write_options(game.options()), listed);
    assert_eq!(read_options::<Options>(&OptionTexts::new()), Ok(Options::default()));
}

#[test]
fn s13_unknown_options_are_refused_by_name() {
    let error = one("stalling", "40").unwrap_err().to_string();
    assert!(error.contains("stalling") && error.contains("stall_guard"), "{error}");
}

#[test]
fn s13_unknown_values_are_refused_by_name() {
    let error = one("vp_payment", "credit").unwrap_err().to_string();
    assert!(error.contains("credit") && error.contains("free_mix_always"), "{error}");
    for value in ["0", "1001", "", "forty", "-1", "1.5", "on"] {
        let error = one("stall_guard", value).unwrap_err().to_string();
        assert!(error.contains("stall_guard is a number from 1 to 1000, or off"), "{error}");
    }
    assert!(one("open_hands", "yes").is_err());
}

/// `deck`: the two of the box, or any other name in a box of one's own.
#[test]
fn s13_a_deck_must_be_in_the_box() {
    let options = one("deck", "riverboat").unwrap();
    let error = Wagons::new(&Wagons::default_box(), options, 2).unwrap_err().to_string();
    let known = "the box has no \"riverboat\", it has frontier-56, grid-56";
    assert_eq!(error, format!("bad option: deck: {known}"));
}

/// `deck`: frontier-56 has no `+1` without wagons, grid-56 has.
#[test]
fn s13_decks_differ() {
    let has = |deck: &str| {
        let game = Wagons::new(&Wagons::default_box(), one("deck", deck).unwrap(), 2).unwrap();
        game.deck().face("E+1w0c2".parse().unwrap()).is_some()
    };
    assert_eq!((has("frontier-56"), has("grid-56")), (false, true));
}
