//! `westbound games`: what can be played.

use catalog::{Beside, GameInfo, OptionInfo};
use serde_json::json;

use crate::{ending::Verdict, out::Out, words::Words};

/// List the games with their seats, options and bots
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let games: Vec<GameInfo> = catalog::games().iter().map(|game| game.info()).collect();
        let mut out = Out::new();
        if self.json {
            out.json(&json!({ "ok": true, "games": games }))?;
        } else {
            let words = Words::default();
            for game in &games {
                tell(&mut out, game, &words)?;
            }
        }
        out.done()?;
        Ok(Verdict::Yes)
    }
}

fn tell(out: &mut Out, game: &GameInfo, words: &Words) -> std::io::Result<()> {
    let slug = &game.slug;
    let name = words.say(&format!("{slug}-name"), &[]).unwrap_or_default();
    let (min, max) = (game.players.min, game.players.max);
    let (version, minutes) = (game.rules_version, game.minutes);
    out.line(format_args!("{slug}  {name}"))?;
    out.line(format_args!(
        "  {min} to {max} players, about {minutes} minutes, rules version {version}"
    ))?;
    out.line(format_args!("  bots: {}", game.bots.join(", ")))?;
    out.line("  options, the default first:")?;
    for option in &game.options {
        out.line(format_args!("    {} = {}{}", option.key, values(option), matters(option)))?;
    }
    Ok(())
}

/// Where it changes anything, if that is not everywhere.
fn matters(option: &OptionInfo) -> String {
    match (option.players, &option.beside) {
        (Some(1), _) => "  (alone)".into(),
        (Some(players), _) => format!("  (with {players} players)"),
        (None, Some(Beside { key, choice })) => format!("  (with {key} = {choice})"),
        (None, None) => String::new(),
    }
}

fn values(option: &OptionInfo) -> String {
    let default = &option.default;
    let others = match (&option.values, option.min, option.max) {
        (Some(values), ..) => values.iter().filter(|value| *value != default).cloned().collect(),
        (None, Some(min), Some(max)) if option.off => vec![format!("{min} to {max}"), "off".into()],
        (None, Some(min), Some(max)) => vec![format!("{min} to {max}")],
        _ => vec![if default == "true" { "false" } else { "true" }.to_owned()],
    };
    std::iter::once(default.clone()).chain(others).collect::<Vec<_>>().join(" | ")
}
