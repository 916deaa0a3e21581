//! `westbound record`: the record of a whole game of bots.

use tabletop::Record;

use crate::{bot_game::BotGame, ending::Verdict, out::Out};

/// Let bots play one game and write its record to standard output
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: BotGame,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let table = self.game.play()?;
        let mut out = Out::new();
        out.line(written(table.record()))?;
        out.done()?;
        Ok(Verdict::Yes)
    }
}

/// Pretty JSON, but one line for each entry: a record is read and compared line by line.
fn written(mut record: Record) -> String {
    let entries = std::mem::take(&mut record.entries);
    let json = |entry| serde_json::to_string(entry).expect("entries are plain data");
    let lines: Vec<String> = entries.iter().map(|entry| format!("    {}", json(entry))).collect();
    let frame = serde_json::to_string_pretty(&record).expect("records are plain data");
    let filled = format!("\"entries\": [\n{}\n  ]", lines.join(",\n"));
    frame.replacen("\"entries\": []", &filled, 1)
}
