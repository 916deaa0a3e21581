//! Arguments that several commands share: which game, which options, which box, which bots.

use std::path::PathBuf;

use catalog::{AnyGame, BotSpec, Setting};
use tabletop::{BoxFiles, OptionTexts, SetupError};

use crate::{ending::No, reading};

/// A game by its name.
#[derive(Copy, Clone)]
pub(crate) struct GameName(pub(crate) &'static dyn AnyGame);

pub(crate) fn game_name(slug: &str) -> Result<GameName, String> {
    catalog::game(slug).map(GameName).ok_or_else(|| {
        let names: Vec<_> = catalog::games().iter().map(|game| game.meta().slug).collect();
        format!("unknown game; the games are: {}", names.join(", "))
    })
}

/// `KEY=VALUE`.
pub(crate) fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

pub(crate) fn bot(text: &str) -> Result<BotSpec, String> {
    text.parse().map_err(|error: catalog::SpecError| error.to_string())
}

#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The game: see `westbound games`
    #[arg(value_name = "GAME", value_parser = game_name)]
    pub(crate) game: GameName,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// An option of the game, for example `stall_guard=off`; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Play with the cards of this folder instead of the ones of the house
    #[arg(long = "box", value_name = "DIR")]
    files: Option<PathBuf>,
}

impl RulesArgs {
    pub(crate) fn setting(&self, seats: u8) -> anyhow::Result<Setting> {
        let options: OptionTexts = self.options.iter().cloned().collect();
        Ok(Setting { options, seats, files: files(self.files.as_deref())? })
    }
}

/// The box in that folder, if one is named.
pub(crate) fn files(dir: Option<&std::path::Path>) -> anyhow::Result<Option<BoxFiles>> {
    Ok(dir.map(reading::box_files).transpose()?)
}

/// A bad box is an answer; a bad option or a wrong number of seats is wrong usage.
pub(crate) fn setup_error(error: SetupError) -> anyhow::Error {
    match error {
        SetupError::Box(error) => bad_box(&error).into(),
        SetupError::Option(text) => anyhow::anyhow!("--option: {text}"),
        SetupError::Seats { .. } => anyhow::anyhow!("--players: {error}"),
    }
}

pub(crate) fn bad_box(error: &tabletop::BoxError) -> No {
    No::because(format_args!("bad box: {error}"))
        .with("file", error.file.as_str())
        .with("entry", error.entry.clone())
        .with("reason", error.reason.as_str())
}

pub(crate) fn lab_error(error: catalog::lab::LabError) -> anyhow::Error {
    match error {
        catalog::lab::LabError::Setup(error) => setup_error(error),
        other => anyhow::anyhow!("{other}"),
    }
}
