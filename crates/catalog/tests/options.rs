//! What games say about their options is true: where one does not matter it changes nothing, and
//! where it matters it can.

use catalog::{AnyGame, OptionInfo, Setting};
use tabletop::{OptionTexts, Seed};

/// Every other value, as far as one can list them.
fn others(option: &OptionInfo) -> Vec<String> {
    let all = match (&option.values, option.min, option.max) {
        (Some(values), ..) => values.clone(),
        (None, Some(min), Some(max)) => (min..=max).map(|n| n.to_string()).collect(),
        _ => vec!["true".into(), "false".into()],
    };
    all.into_iter().filter(|value| *value != option.default).collect()
}

fn option(game: &dyn AnyGame, key: &str) -> OptionInfo {
    game.info().options.into_iter().find(|option| option.key == key).expect("an option of the game")
}

/// The table at which an option matters: how many play, and what else has been chosen. `None` for
/// the number of players where it is always the same.
fn home(game: &dyn AnyGame, asked: &OptionInfo) -> (Option<u8>, OptionTexts) {
    let Some(beside) = &asked.beside else { return (asked.players, OptionTexts::new()) };
    let other = option(game, &beside.key);
    assert!(others(&other).contains(&beside.choice), "{} beside the usual choice", asked.key);
    let (players, mut texts) = home(game, &other);
    texts.insert(beside.key.clone(), beside.choice.clone());
    (players, texts)
}

/// What happens in a game in which everybody always says the same of what they may say.
fn story(game: &dyn AnyGame, seats: u8, options: OptionTexts) -> Option<Vec<String>> {
    let setting = Setting { options, seats, files: None };
    let mut table = game.open(&setting, Seed::small(7)).ok()?;
    let mut told = vec![];
    while let Some(seat) = table.to_act().seats().iter().next() {
        let legal = table.legal(seat);
        told.push(format!("{:?} {legal:?}", table.scores()));
        let action = legal[table.ply() as usize * 7919 % legal.len()].clone();
        table.act(seat, &action).expect("it was listed as legal");
    }
    told.push(format!("{:?}", table.scores()));
    Some(told)
}

fn with(texts: &OptionTexts, key: &str, value: String) -> OptionTexts {
    let mut texts = texts.clone();
    texts.insert(key.into(), value);
    texts
}

/// Games, their options that do not always matter, and the tables where those do.
fn particular() -> Vec<(&'static dyn AnyGame, OptionInfo, u8, OptionTexts)> {
    let mut all = vec![];
    for &game in catalog::games() {
        for asked in game.info().options {
            if asked.players.is_some() || asked.beside.is_some() {
                let (players, texts) = home(game, &asked);
                all.push((game, asked, players.expect("all of them go with a number"), texts));
            }
        }
    }
    assert!(all.len() >= 6, "homestead and cattle have such options");
    all
}

#[test]
fn an_option_changes_nothing_where_it_is_said_not_to_matter() {
    for (game, asked, players, texts) in particular() {
        let range = game.info().players;
        let elsewhere = (range.min..=range.max)
            .filter(|&seats| seats != players)
            .map(|seats| (seats, OptionTexts::new()))
            // At its own number of players, without what it stands beside.
            .chain(asked.beside.is_some().then(|| (players, OptionTexts::new())));
        assert!(!texts.contains_key(&asked.key));
        for (seats, texts) in elsewhere {
            let usual = story(game, seats, texts.clone()).expect("the usual game");
            for value in others(&asked) {
                let changed = story(game, seats, with(&texts, &asked.key, value.clone()));
                let same = changed.is_none_or(|story| story == usual);
                assert!(same, "{}: {} = {value} with {seats}", game.meta().slug, asked.key);
            }
        }
    }
}

#[test]
fn the_seats_of_an_option_are_those_around_the_table() {
    let mut asked = 0;
    for game in catalog::games() {
        let range = game.info().players;
        for option in game.info().options.into_iter().filter(|option| option.kind == "seat") {
            let values = option.values.expect("what can be chosen");
            for players in range.min..=range.max {
                let around = option.min.expect("how many at the least").max(players.into());
                for value in &values {
                    let seat =
                        value.strip_prefix("seat").map(|n| n.parse::<u16>().expect("a seat"));
                    let options = [(option.key.clone(), value.clone())].into();
                    let setting = Setting { options, seats: players, files: None };
                    let opens = game.open(&setting, Seed::small(7)).is_ok();
                    let sits = seat.is_none_or(|seat| seat <= around);
                    assert_eq!(opens, sits, "{}: {value} with {players}", game.meta().slug);
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 0, "some games let the host say who begins");
}

#[test]
fn an_option_can_change_something_where_it_is_said_to_matter() {
    for (game, asked, players, texts) in particular() {
        let usual = story(game, players, texts.clone()).expect("the usual game");
        let changes = |value| {
            let changed = story(game, players, with(&texts, &asked.key, value));
            changed.is_some_and(|story| story != usual)
        };
        let any = others(&asked).into_iter().any(changes);
        assert!(any, "{}: {} with {players}", game.meta().slug, asked.key);
    }
}
