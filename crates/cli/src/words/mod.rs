//! Words for people, from the message catalogues that the web client uses too.

mod cattle;
mod cattle_board;
mod eyes;
mod game;
mod homestead;
mod homestead_board;
mod rails;
mod rails_board;
mod wagons;
mod wagons_board;

use std::{borrow::Cow, fmt::Write};

use catalog::Refusal;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::Value;
use tabletop::Outcome;
use unic_langid::LanguageIdentifier;

pub(crate) use eyes::Eyes;
pub(crate) use game::Tale;

use crate::report::letter;

#[derive(rust_embed::RustEmbed)]
#[folder = "../../locales"]
struct Catalogues;

/// What only the command line says.
#[derive(rust_embed::RustEmbed)]
#[folder = "locales"]
struct Own;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum Language {
    #[default]
    En,
    De,
    It,
}

impl Language {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 3] = [Self::En, Self::De, Self::It];

    const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::It => "it",
        }
    }
}

/// Says things in one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Default for Words {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

/// An argument of a message: a number (which plurals look at) or a text.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Number(i64),
    Text(String),
}

/// What the log says about a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Line {
    Said(String),
    /// Nothing: the lines around it say enough.
    Enough,
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Words {
    pub(crate) fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().expect("our languages have codes");
        let mut bundle = FluentBundle::new(vec![id]);
        // Our three languages all run left to right: no isolation marks, which would break copying.
        bundle.set_use_isolating(false);
        for text in texts::<Catalogues>(language).chain(texts::<Own>(language)) {
            // A message that cannot be read is missing, and falls back like any missing one.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language, as boxes name it.
    const fn code(&self) -> &'static str {
        self.language.code()
    }

    /// The message, or `None` if this language does not have it.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
            };
            values.set(*name, value);
        }
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    /// A message of our own, which exists in every language: a test sees to it.
    pub(crate) fn own(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.say(id, args).unwrap_or_else(|| format!("[{id}]"))
    }

    pub(crate) fn seat(&self, seat: usize) -> String {
        self.own("seat-unnamed", &[("letter", letter(seat).to_string().into())])
    }

    /// "Seat A 12, Seat B 9"
    pub(crate) fn scores(&self, scores: &[i32]) -> String {
        let one = |(seat, score): (usize, &i32)| format!("{} {score}", self.seat(seat));
        scores.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Why the game is over, and the place of each seat.
    pub(crate) fn outcome(&self, game: &str, outcome: Option<&Outcome>) -> Option<String> {
        let Outcome { reason, places } = outcome?;
        let reason = self.say(&format!("{game}-reason-{reason}"), &[]).unwrap_or(reason.clone());
        let place = |(seat, place): (usize, &u8)| format!("{} {place}", self.seat(seat));
        let places: Vec<_> = places.iter().enumerate().map(place).collect();
        let args = [("reason", reason.into()), ("places", places.join(", ").into())];
        Some(self.own("cli-over", &args))
    }

    /// Why not, with the rule.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        let Refusal { game, section, title, code, text, .. } = refusal;
        let mut args = vec![];
        for (name, count) in [("need", refusal.need), ("have", refusal.have)] {
            args.extend(count.map(|count| (name, Arg::from(i64::from(count)))));
        }
        match self.say(&format!("{game}-refuse-{code}"), &args) {
            Some(words) => format!("{words} [{game} §{section} {title}]"),
            None => text.clone(),
        }
    }
}

/// The catalogues of a language: one file a game.
fn texts<Files: rust_embed::RustEmbed>(language: Language) -> impl Iterator<Item = String> {
    let folder = format!("{}/", language.code());
    let mine = move |path: &Cow<str>| path.starts_with(&folder) && path.ends_with(".ftl");
    let files = Files::iter().filter(mine).filter_map(|path| Files::get(&path));
    files.map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// `moved from=E to=GP`
fn as_it_is(fact: &Value) -> String {
    let Some(fields) = fact.as_object() else { return fact.to_string() };
    let mut text = fields.get("fact").and_then(Value::as_str).unwrap_or("?").to_owned();
    for (name, value) in fields.iter().filter(|(name, _)| *name != "fact") {
        let _ = write!(text, " {name}={value}");
    }
    text
}

#[cfg(test)]
mod tests;
