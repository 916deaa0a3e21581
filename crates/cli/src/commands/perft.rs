//! `westbound perft`: how many ways a game can go.

use serde_json::Value;
use tabletop::Seed;

use crate::{
    ending::Verdict,
    out::Out,
    progress, report,
    table_args::{TableArgs, lab_error},
};

/// Count the sequences of decisions from a seeded start: an alarm for changed rules
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many seats
    #[arg(long, value_name = "N")]
    players: u8,
    /// Where the draws come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many decisions deep
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Verdict> {
        let setting = self.table.rules.setting(self.players)?;
        let spinner = progress::spinner("counting");
        let perft = self.table.game.0.perft(&setting, Seed::small(self.seed), self.depth);
        spinner.finish_and_clear();
        let perft = perft.map_err(lab_error)?;
        let mut out = Out::new();
        if self.json {
            let mut object = report::json(&perft);
            if let Value::Object(fields) = &mut object {
                fields.insert("seed".into(), self.seed.into());
                fields.insert("depth".into(), self.depth.into());
            }
            out.json(&object)?;
        } else {
            for (depth, paths) in (1..).zip(&perft.paths) {
                out.line(format_args!("depth {depth}: {paths}"))?;
            }
        }
        out.done()?;
        Ok(Verdict::Yes)
    }
}
