//! `westbound transcript`: one whole game of bots, told in words.

use std::io;

use catalog::{AnyTable, LogEntry};
use serde_json::Value;

use crate::{
    bot_game::BotGame,
    ending::Verdict,
    out::Out,
    report::letter,
    words::{Eyes, Language, Tale, Words},
};

/// Let bots play one game and tell it in words, hidden cards included
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: BotGame,
    /// The language
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let table = self.game.play()?;
        let words = Words::new(self.lang);
        let mut out = Out::new();
        self.heading(&mut out, &words, table.as_ref())?;
        let tale = words.about(table.as_ref());
        for entry in Eyes::All.log(table.as_ref(), 0) {
            tell(&mut out, &words, &tale, &entry)?;
        }
        let scores = words.scores(&table.scores());
        out.line(format_args!("\n{}", words.own("cli-scores", &[("scores", scores.into())])))?;
        if let Some(over) = words.outcome(table.slug(), table.outcome().as_ref()) {
            out.line(over)?;
        }
        out.done()?;
        Ok(Verdict::Yes)
    }

    fn heading(&self, out: &mut Out, words: &Words, table: &dyn AnyTable) -> io::Result<()> {
        out.line(words.own(&format!("{}-name", table.slug()), &[]))?;
        let args = [
            ("seed", self.game.seed.to_string().into()),
            ("rules", i64::from(table.rules_version()).into()),
        ];
        out.line(words.own("cli-seed", &args))?;
        for seat in 0..usize::from(table.seats()) {
            // One bot for all seats, or one for each: the game has been played, so it is so.
            let bot = self.game.bot[seat % self.game.bot.len()].to_string();
            let args = [("seat", words.seat(seat).into()), ("bot", bot.into())];
            out.line(words.own("cli-played-by", &args))?;
        }
        out.line("")?;
        Ok(())
    }
}

fn tell(out: &mut Out, words: &Words, tale: &Tale<'_>, entry: &LogEntry) -> io::Result<()> {
    if let (Some(seat), Some(action)) = (entry.seat, &entry.action) {
        out.line(format_args!("{}: {action}", letter(seat.index())))?;
    }
    for fact in &entry.facts {
        let Some(line) = tale.fact(fact) else { continue };
        if fact.get("fact").and_then(Value::as_str) == Some("turn") {
            let scores = words.scores(&entry.scores);
            out.line(format_args!("\n{line} ({scores})"))?;
        } else {
            out.line(format_args!("   {line}"))?;
        }
    }
    Ok(())
}
